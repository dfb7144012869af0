/** Whether the conversation of a thread goes on, by the input `resume`; what else is known of the thread stays in any case. */
import { isReview } from "../../github/read/trigger/review.ts";
import { code } from "../../github/write/inline-code.ts";
import { prompt } from "../../prompts.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import type { Memory } from "./memory.ts";
import type { Desk } from "./recall.ts";

/** What somebody decides is about the conversation that waits, whatever the input says; reviews have none. */
export function heedResume({ world, trigger }: Pick<Desk, "world" | "trigger">, memory: Memory): void {
  const wanted = rawInput(world.env, "resume") ?? "auto";
  if (wanted === "auto" || trigger.kind === "decision" || isReview(trigger)) return;
  if (memory.isResumed && wanted.toLowerCase() === memory.id) return;
  memory.startAfresh(world.newId());
  if (wanted !== "never") memory.notes.add(prompt("state-other", { id: code(wanted) }));
}
