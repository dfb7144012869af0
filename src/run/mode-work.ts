/**
 * Chooses what to do for a permitted request: run the agent, decide about protected files, or publish the change set of
 * another job.
 */
import { modeOf } from "../action/runner/input/raw-input.ts";
import type { World } from "../action/runner/world.ts";
import { isReview } from "../github/read/trigger/review.ts";
import type { Fault } from "../lib/fault.ts";
import { findEarlierReview, resultOfEarlierReview } from "./claim/earlier-review.ts";
import { type RunWork, recall } from "./claim/recall.ts";
import { notDone, type RunResult } from "./outcome/run-result.ts";
import type { Run } from "./run.ts";

/** `fault` is why the request could not be understood, if it could not. */
export async function chooseWork(world: World, fault: Fault | undefined): Promise<RunWork> {
  if (fault) return { ...agentWork, work: async () => notDone(fault) };
  if (modeOf(world.env) === "apply") return (await import("./publish/change-set/applying.ts")).applying(world);
  return agentWork;
}

const loadWork = () => import("./work.ts");

/** Loads most of the program while GitHub returns the thread's state: both take about the same time. */
const agentWork: RunWork = {
  recall: async (run) => (await Promise.all([recall(run), loadWork()]))[0],
  work: begin,
};

/** Requests that need no agent are handled without one. */
async function begin(run: Run): Promise<RunResult | "lost"> {
  if (run.trigger.kind === "decision") {
    const { decideChange, isAboutChange } = await import("./approve/change/decide-change.ts");
    if (isAboutChange(run)) return decideChange(run);
    const { decideIntents, GO, isAboutIntents } = await import("./approve/intents/decide-intents.ts");
    const decided = isAboutIntents(run) ? await decideIntents(run) : GO;
    if (decided !== GO) return decided;
  }
  const given = isReview(run.trigger) && run.job.runAttempt > 1 ? await findEarlierReview(run) : undefined;
  return given ? resultOfEarlierReview(given) : (await loadWork()).work(run);
}
