/** What the agent said last: the answer of a run. */
import { plainText } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import { withoutThoughts } from "../model/thoughts.ts";

/**
 * Since the user last spoke: the message of a `finish` or the text of a message of the agent without its thoughts,
 * whichever is later and not empty; else "".
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
