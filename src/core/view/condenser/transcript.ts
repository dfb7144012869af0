/** Events as text, for a model that summarizes them. */
import { clipMiddle } from "../../../lib/text.ts";
import { type Content, plainText } from "../../event/content.ts";
import { outputOf } from "../shown-content.ts";
import { isResult, type Result, type VisibleEvent } from "../visible-event.ts";

/**
 * Returns at most about `budget` characters. Calls and results are complete if they fit; otherwise the longest events
 * are cut in the middle, all to the same length, and short ones stay complete.
 */
export function transcript(events: readonly VisibleEvent[], budget: number): string {
  const entries = events.map((event, index) => `[${index + 1}] ${entryOf(event)}`);
  const limit = commonLimit(
    entries.map((entry) => entry.length),
    budget,
  );
  return entries.map((entry) => clipMiddle(entry, limit, "[... cut ...]")).join("\n\n");
}

function entryOf(event: VisibleEvent): string {
  if (isResult(event)) return `RESULT of ${event.tool_name} (${event.tool_call_id}): ${resultText(event)}`;
  switch (event.kind) {
    case "SystemPromptEvent":
      return `SYSTEM: ${event.system_prompt.text}`;
    case "MessageEvent":
      return `${event.source.toUpperCase()}: ${shown([...event.llm_message.content, ...event.extended_content])}`;
    case "CondensationSummaryEvent":
      return `SUMMARY of what was before: ${event.summary}`;
    case "ActionEvent": {
      const { name, arguments: json } = event.tool_call;
      return [shown(event.thought), `CALL of ${name} (${event.tool_call_id}): ${json}`].filter(Boolean).join("\n");
    }
  }
}

function resultText(result: Result): string {
  if (result.kind === "AgentErrorEvent") return `ERROR ${result.error}`;
  if (result.kind === "UserRejectObservation") return `REJECTED ${result.rejection_reason}`;
  const { observation, extended_content } = result;
  return `${observation.is_error ? "ERROR " : ""}${shown([...outputOf(observation), ...extended_content])}`;
}

function shown(content: readonly Content[]): string {
  const images = content.some((block) => block.type === "image") ? "[image]" : "";
  return [plainText(content), images].filter(Boolean).join("\n");
}

/** The maximum length to which all events can be cut so that together they stay within the budget. */
function commonLimit(lengths: readonly number[], budget: number): number {
  let left = budget;
  const ascending = [...lengths].sort((a, b) => a - b);
  for (const [index, length] of ascending.entries()) {
    const share = left / (ascending.length - index);
    if (length > share) return Math.floor(share);
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}
