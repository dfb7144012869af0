/** The agent's last text: the answer of a run. */
import { plainText } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import { withoutThoughts } from "../model/thoughts.ts";

/**
 * Returns the message of a `finish` or the text of an agent's message without its thoughts, whichever is later,
 * non-empty and after the user's last message; otherwise "".
 */
export function finalResponse(events: Iterable<Event>): string {
  let answer = "";
  for (const event of events) answer = isRequest(event) ? "" : answerIn(event) || answer;
  return answer;
}

function isRequest(event: Event): boolean {
  return event.kind === "MessageEvent" && event.source === "user";
}

function answerIn(event: Event): string {
  if (event.kind === "ActionEvent" && event.action?.kind === "FinishAction") return String(event.action.message ?? "");
  if (event.kind === "MessageEvent" && event.source === "agent")
    return withoutThoughts(plainText(event.llm_message.content));
  return "";
}
