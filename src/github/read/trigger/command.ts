/** Requests that are answered without a model, because they are one known word. */
import type { Trigger } from "./trigger.ts";

export type Command = "help" | "labels" | "reset" | "status" | "stop";

const WORDS: ReadonlyMap<string, Command> = new Map([
  ["help", "help"],
  ["labels", "labels"],
  ["reset", "reset"],
  ["status", "status"],
  ["stop", "stop"],
]);

/** Only where a person says so, and says nothing else: bots could go on so for ever. `prompt` is the workflow's, which stands before their words. */
export function commandOf(
  { kind, request, actors }: Pick<Trigger, "kind" | "request" | "actors">,
  prompt: string | undefined,
): Command | undefined {
  if (kind !== "mention" || actors[0]?.type !== "User") return undefined;
  const given = prompt?.trim() ?? "";
  const words = given !== "" && request.startsWith(given) ? request.slice(given.length) : request;
  return WORDS.get(words.trim().replace(/[.!]$/, "").toLowerCase());
}
