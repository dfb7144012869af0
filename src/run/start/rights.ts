/**
 * Finds out before the model is paid whether the work of a run could be published. GitHub answers while the run is
 * prepared, so nothing waits for it. Nearly all runs may publish, and load nothing of what explains why not.
 */
import { z } from "zod";
import { gitHubReader } from "../../github/client.ts";
import { type Fault, toFault } from "../../lib/fault.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { Goal } from "../goal.ts";
import type { Run } from "../run.ts";
import { onlyReads } from "../thread/request-kind.ts";
import type { Publishing } from "./refused-rights.ts";
import type { WrittenJob } from "./written-job.ts";

/** The name of a counter in the manifest: the last pull request of the thread was refused. */
export const PULL_REFUSED = "pull-request-refused";

/** `isUseful`: the run can do something without these rights, beside answering. */
type RightsAsked = Readonly<{
  goal: Goal;
  inputs: Pick<Inputs, "create-pr">;
  written: WrittenJob | undefined;
  isUseful: boolean;
}>;

/** Never rejects. Resolves to the reason why nothing could be published; undefined if none is known. */
export async function missingRight(
  run: Run,
  { goal, inputs, written, isUseful }: RightsAsked,
): Promise<Fault | undefined> {
  if (!run.mayWrite || run.other || onlyReads(run)) return undefined;
  if ((goal.kind !== "propose" && goal.kind !== "advance") || (goal.kind === "advance" && goal.fork !== undefined))
    return undefined;
  const { "create-pr": way } = inputs;
  if (way === "none" || isUseful) return undefined;
  const publishing: Publishing = { run, goal, way, written };
  const [rules] = await Promise.all([rulesFor(publishing), run.claimed.catch(() => undefined)]);
  const isPullRefused = goal.kind === "propose" && way !== "link" && PULL_REFUSED in run.memory.manifest.counters;
  if (rules.length === 0 && !run.memory.failure.fault && run.memory.hasStore && !written?.permissions && !isPullRefused)
    return undefined;
  const { whyNot } = await import("./refused-rights.ts");
  return whyNot(publishing, { rules, isPullRefused }).catch(toFault);
}

/** No rules where GitHub does not tell: an old server does not know the address. */
async function rulesFor({ run, goal: { branch } }: Publishing): Promise<readonly unknown[]> {
  try {
    const rules = await gitHubReader(run.github, run.job.repository).get("/rules/branches/{branch}", { branch });
    return z.array(z.unknown()).parse(rules);
  } catch {
    return [];
  }
}
