/** A model that looks at what it has done already, as somebody does who is called again. */
import type { ChatMessage } from "../../../src/rehearsal/model/request.ts";
import type { Script, ScriptedReply } from "../../../src/rehearsal/model/script.ts";

/** Done once the text is in a call, or in the result of one. */
export type Step = readonly [mark: string, reply: ScriptedReply];

type Look = Readonly<{
  /** What counts as done: what it did since it was asked last (the checkout may be a new one), or whatever it did. */
  since?: "asked" | "ever";
  /** What becomes of a call of which nobody knows whether it has run: it counts as done, or can be made again as it is. */
  unknown?: "done" | "again";
}>;

const UNASKED = "before anybody could be asked";
const UNKNOWN = "It may or may not have run";

/** Longer than any story, however often it is told. */
const TURNS = 60;

/** Takes the first step that is not done; after the last of them, it ends. */
export function looking(
  steps: readonly Step[],
  end: ScriptedReply,
  { since = "asked", unknown = "done" }: Look = {},
): Script {
  return Array.from({ length: TURNS }, () => ({ messages }) => {
    const asked = since === "ever" ? 0 : messages.findLastIndex(({ role }) => role === "user");
    const heard = messages.slice(asked + 1);
    const undone = unknown === "again" ? [UNASKED, UNKNOWN] : [UNASKED];
    const done = heard
      .filter((message) => !isUndone(message, heard, undone))
      .map(spoken)
      .join("\n");
    return steps.find(([mark]) => !done.includes(mark))?.[1] ?? end;
  });
}

/** A call that was cut off, by these words, so that it may be made again; and that it was. */
function isUndone(message: ChatMessage, messages: readonly ChatMessage[], words: readonly string[]): boolean {
  const isSaid = (other: ChatMessage) => words.some((some) => JSON.stringify(other).includes(some));
  const ids = messages.flatMap((other) => (other.role === "tool" && isSaid(other) ? [other.tool_call_id] : []));
  if (message.role === "tool") return ids.includes(message.tool_call_id);
  return message.role === "assistant" && message.tool_calls?.some(({ id }) => ids.includes(id)) === true;
}

function spoken(message: ChatMessage): string {
  return message.role === "assistant" || message.role === "tool" ? JSON.stringify(message) : "";
}
