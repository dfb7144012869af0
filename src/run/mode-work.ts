/**
 * Chooses what is done for a permitted request: the work of an agent, a decision about protected files, or the
 * publication of what another job has made.
 */
import { modeOf } from "../action/runner/input/raw-input.ts";
import type { World } from "../action/runner/world.ts";
import { isReview } from "../github/read/trigger/review.ts";
import type { Fault } from "../lib/fault.ts";
import { doneBefore, givenBefore } from "./claim/earlier-review.ts";
import { type RunWork, recall } from "./claim/recall.ts";
import { notDone, type RunResult } from "./outcome/run-result.ts";
import type { Run } from "./run.ts";

/** `fault` is why it cannot be made out what is asked, if so. */
export async function chooseWork(world: World, fault: Fault | undefined): Promise<RunWork> {
  if (fault) return { ...agentWork, work: async () => notDone(fault) };
  if (modeOf(world.env) === "apply") return (await import("./publish/change-set/applying.ts")).applying(world);
  return agentWork;
}

const loadWork = () => import("./work.ts");

/** Most of the program is loaded while GitHub is asked what is remembered; both take as long. */
const agentWork: RunWork = {
  recall: async (run) => (await Promise.all([recall(run), loadWork()]))[0],
  work: begin,
};

/** What needs no agent is done without one. */
async function begin(run: Run): Promise<RunResult | "lost"> {
  if (run.trigger.kind === "decision") {
    const { decideChange, isAboutChange } = await import("./approve/change/decide-change.ts");
    if (isAboutChange(run)) return decideChange(run);
    const { decideIntents, isAboutIntents } = await import("./approve/intents/decide-intents.ts");
    if (isAboutIntents(run)) return decideIntents(run);
  }
  const given = isReview(run.trigger) && run.job.runAttempt > 1 ? await givenBefore(run) : undefined;
  return given ? doneBefore(given) : (await loadWork()).work(run);
}
