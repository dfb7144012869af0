/** Has the work done when the thread is this run's: whoever is faster comes first, and may have answered for us. */

import type { Setting } from "../../prepare.ts";
import type { Done } from "../../result/done.ts";
import type { Progress } from "../../thread/progress.ts";
import type { Memory } from "../memory.ts";
import { type Desk, leaseOf, type Recall, recall } from "../recall.ts";

export type TurnOptions = Readonly<{
  memory: Memory;
  /** Number of the comment that is being written. */
  commentId: number | undefined;
  progress: Progress | undefined;
  work(setting: Setting): Promise<Done | "lost">;
}>;

export type Taken = Exclude<Recall, { kind: "ours" }> | Readonly<{ kind: "done"; done: Done; setting: Setting }>;

export async function takeTurns(desk: Desk, { memory: first, commentId, progress, work }: TurnOptions): Promise<Taken> {
  for (let memory = first; ; ) {
    const setting = settingOf(desk, memory, { commentId, progress });
    const done = await work(setting);
    if (done !== "lost") return { kind: "done", done, setting };
    const next = await recall(desk);
    if (next.kind === "answered") return next;
    memory = next.memory;
  }
}

/** The thread is claimed beside everything that has to be done before the model is asked. */
function settingOf(
  desk: Desk,
  memory: Memory,
  { commentId, progress }: Pick<TurnOptions, "commentId" | "progress">,
): Setting {
  const { world, github, job, trigger, failed } = desk;
  return {
    ...{ world, github, job, trigger, failed, memory },
    get conversationId() {
      return memory.id;
    },
    claimed: memory.claim(leaseOf(desk, memory.cutOff), commentId),
    ...(progress && { progress }),
  };
}
