/**
 * Takes the lease on the thread and does the work. If another run was faster, this run waits for it, because it may
 * have answered the request.
 */
import type { Memory } from "../memory/memory.ts";
import type { RunResult } from "../outcome/run-result.ts";
import type { ProgressComment, Run, UnclaimedRun } from "../run.ts";
import { leaseOf } from "../thread/state.ts";
import { type Recall, recall } from "./recall.ts";

export type TurnOptions = Readonly<{
  memory: Memory;
  /** The id of the run's comment. */
  commentId: number | undefined;
  progress: ProgressComment | undefined;
  work(run: Run): Promise<RunResult | "lost">;
}>;

export type Taken = Exclude<Recall, { kind: "ours" }> | Readonly<{ kind: "done"; done: RunResult; run: Run }>;

export async function workUnderLease(
  unclaimed: UnclaimedRun,
  { memory: first, commentId, progress, work }: TurnOptions,
): Promise<Taken> {
  for (let memory = first; ; ) {
    const run = claimRun(unclaimed, memory, { commentId, progress });
    const done = await work(run);
    if (done !== "lost") return { kind: "done", done, run };
    const next = await recall(unclaimed);
    if (next.kind === "answered") return next;
    memory = next.memory;
  }
}

/** Claims the thread in parallel with the preparation of the run. */
function claimRun(
  unclaimed: UnclaimedRun,
  memory: Memory,
  { commentId, progress }: Pick<TurnOptions, "commentId" | "progress">,
): Run {
  return {
    ...unclaimed,
    memory,
    claimed: memory.claim(leaseOf(unclaimed, memory.cutOff), commentId),
    ...(progress && { progress }),
  };
}
