/** A model that looks at what it has done already, as somebody does who is called again. */
import type { ChatMessage } from "../../../src/rehearsal/model/request.ts";
import type { Reply, Script } from "../../../src/rehearsal/model/script.ts";

/** Done once the text is in a call, or in the result of one. */
export type Step = readonly [mark: string, reply: Reply];

type Look = Readonly<{
  /** What counts as done: what it did since it was asked last (the checkout may be a new one), or whatever it did. */
  since?: "asked" | "ever";
}>;

const UNASKED = "before anybody could be asked";

/** Longer than any story, however often it is told. */
const TURNS = 60;

/** Takes the first step that is not done; after the last of them, it ends. */
export function looking(steps: readonly Step[], end: Reply, { since = "asked" }: Look = {}): Script {
  return Array.from({ length: TURNS }, () => ({ messages }) => {
    const asked = since === "ever" ? 0 : messages.findLastIndex(({ role }) => role === "user");
    const heard = messages.slice(asked + 1);
    const done = heard
      .filter((message) => !isUnasked(message, heard))
      .map(spoken)
      .join("\n");
    return steps.find(([mark]) => !done.includes(mark))?.[1] ?? end;
  });
}

/** A call that was cut off before anybody could be asked about it, which it may make again; and that it was. */
function isUnasked(message: ChatMessage, messages: readonly ChatMessage[]): boolean {
  const ids = messages.flatMap((other) =>
    other.role === "tool" && JSON.stringify(other).includes(UNASKED) ? [other.tool_call_id] : [],
  );
  if (message.role === "tool") return ids.includes(message.tool_call_id);
  return message.role === "assistant" && message.tool_calls?.some(({ id }) => ids.includes(id)) === true;
}

function spoken(message: ChatMessage): string {
  return message.role === "assistant" || message.role === "tool" ? JSON.stringify(message) : "";
}
