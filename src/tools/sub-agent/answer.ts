/** What tools that call sub-agents have in common: their annotations, and how an answer is passed on. */
import { type Content, text } from "../../core/event/content.ts";
import type { SubAgents, TaskEnd } from "../../core/tool/sub-agents.ts";
import type { Annotations } from "../../core/tool/tool.ts";
import { clipMiddle } from "../../lib/clip.ts";
import { Mistake } from "../../lib/fault.ts";

/** Whom they call may do all that they could do. */
export const CALLS: Annotations = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};

/** Characters of all answers of a call together. */
export const LONGEST_ANSWER = 20_000;

export function requireSubAgents(subAgents: SubAgents | undefined): SubAgents {
  if (subAgents) return subAgents;
  throw new Mistake("There are no sub-agents here. Do the work yourself.");
}

export function statusOf({ isFinished }: TaskEnd): "completed" | "stopped" {
  return isFinished ? "completed" : "stopped";
}

/** Each answer under the name of who gave it, and cut in the middle where it is longer than `limit`. */
export function told(ends: readonly TaskEnd[], limit: number): readonly Content[] {
  return [text(ends.map((end) => toldOne(end, limit)).join("\n\n"))];
}

function toldOne(end: TaskEnd, limit: number): string {
  const kind = end.agent === "" ? "" : `, ${end.agent}`;
  const cut = "[... its answer is cut here: ask it for the rest ...]";
  const answer = clipMiddle(end.answer.trim() || "It said nothing.", limit, cut);
  const stopped = end.isFinished ? [] : [`Not finished: ${end.why}`];
  return [`[${end.id}${kind}: ${statusOf(end)}]`, ...stopped, answer].join("\n");
}
