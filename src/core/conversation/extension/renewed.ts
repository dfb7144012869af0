/**
 * What a conversation is told when an agent that begins now would be told something else. Its prompt stays as it is, so
 * that endpoints go on caching it.
 */

import { prompt } from "../../../prompts.ts";
import { type TextContent, text } from "../../event/content.ts";
import type { Event } from "../../event/event.ts";

/**
 * Of these parts of a prompt, each with its heading in the first line, those that differ from what was told last under
 * that heading. What is no longer there is not taken back: who asked for it then asked for it of this conversation.
 */
export function renewed(parts: readonly string[], shown: readonly Event[]): readonly TextContent[] {
  const told = shown.flatMap(wordsIn);
  const fresh = parts.filter((part) => !told.findLast((words) => words.includes(headingOf(part)))?.includes(part));
  return fresh.map((words) => text(prompt("skills/renewed", { words })));
}

function headingOf(part: string): string {
  return `${part.split("\n", 1)[0]}\n`;
}

/** The words that are ours: of the prompt, and of what goes with messages. */
function wordsIn(event: Event): readonly string[] {
  if (event.kind === "SystemPromptEvent") return [event.dynamic_context?.text ?? ""];
  return event.kind === "MessageEvent" ? event.extended_content.map((content) => content.text) : [];
}
