/** Recognizes requests that need no model, because they are one known word. */
import type { Trigger } from "./trigger.ts";

export type Command = "help" | "labels" | "reset" | "status" | "stop";

const WORDS: ReadonlyMap<string, Command> = new Map([
  ["help", "help"],
  ["labels", "labels"],
  ["reset", "reset"],
  ["status", "status"],
  ["stop", "stop"],
]);

/**
 * Only if a person writes it, and nothing else: bots could otherwise continue forever. `prompt` is the workflow's,
 * which is before the text.
 */
export function commandOf(
  { kind, request, actors }: Pick<Trigger, "kind" | "request" | "actors">,
  prompt: string | undefined,
): Command | undefined {
  if (kind !== "mention" || actors[0]?.type !== "User") return undefined;
  const given = prompt?.trim() ?? "";
  const words = given !== "" && request.startsWith(given) ? request.slice(given.length) : request;
  return WORDS.get(words.trim().replace(/[.!]$/, "").toLowerCase());
}
