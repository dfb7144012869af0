/** What is done for whoever may ask: the work itself, or the publication of what another job has come to. */
import { isReview } from "../../github/read/trigger/review.ts";
import type { Fault } from "../../lib/fault.ts";
import type { Cleaners } from "../connect.ts";
import { type Desk, type Recall, recall } from "../durable/recall.ts";
import type { Setting } from "../prepare.ts";
import { type Done, notDone } from "../result/done.ts";
import { doneBefore, givenBefore } from "../review/given-before.ts";
import type { World } from "../world.ts";
import { modeOf } from "./mode.ts";

export type Doing = Readonly<{
  recall(desk: Desk): Promise<Recall>;
  /** Never rejects. */
  work(setting: Setting, cleaners: Cleaners): Promise<Done | "lost">;
}>;

/** `fault` is why it cannot be made out what is asked, if so. */
export async function doingOf(world: World, fault: Fault | undefined): Promise<Doing> {
  if (fault) return { ...agentWork, work: async () => notDone(fault) };
  if (modeOf(world.env) === "apply") return (await import("../change-set/applying.ts")).applying(world);
  return agentWork;
}

const loadWork = () => import("../work.ts");

/** Most of the program is loaded while GitHub is asked what is remembered; both take as long. */
const agentWork: Doing = {
  recall: async (desk) => (await Promise.all([recall(desk), loadWork()]))[0],
  work: begin,
};

/** What needs no agent is done without one. */
async function begin(setting: Setting, cleaners: Cleaners): Promise<Done | "lost"> {
  if (setting.trigger.kind === "decision") {
    const { decideChange, isAboutChange } = await import("../approval/change/decide-change.ts");
    if (isAboutChange(setting)) return decideChange(setting, cleaners);
  }
  const given = isReview(setting.trigger) && setting.job.runAttempt > 1 ? await givenBefore(setting) : undefined;
  return given ? doneBefore(given) : (await loadWork()).work(setting, cleaners);
}
