/** What of a call would be run, as far as words can be. */
import type { ActionEvent } from "../../event/kind/action-event.ts";

/** Tools whose arguments are texts, and not deeds: words do not alarm. */
const SPEAKING: ReadonlySet<string> = new Set([
  "file_editor",
  "apply_patch",
  "think",
  "finish",
  "task_tracker",
  "glob",
  "grep",
]);

/** The arguments alone: what the model says beside, its thoughts and its summary, does nothing. */
export function executableTexts({ tool_name, action }: ActionEvent): readonly string[] {
  if (SPEAKING.has(tool_name) || action === null) return [];
  const { kind: _, ...input } = action;
  return leaves(input);
}

function leaves(value: unknown): readonly string[] {
  const texts: string[] = [];
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === "string") texts.push(next);
    else if (typeof next === "object" && next !== null) rest.push(...Object.keys(next), ...Object.values(next));
  }
  return texts;
}
