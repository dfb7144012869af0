/**
 * Sends a text reply back once before it ends a run, because its text does not show whether it is an announcement or an
 * answer.
 */
import { prompt } from "../../prompts.ts";
import { plainText } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import type { Toolbox } from "../tool/toolbox.ts";
import { requestIndex } from "./critic/refine.ts";
import { isSpeech } from "./pending.ts";

/** The message that sends a reply back. */
export const CALL_OR_FINISH = "call-or-finish";

/**
 * Whether to send a text reply back: the agent has tools, and since the request it has changed nothing, has not called
 * `finish`, has not been sent back, and no person has rejected an action.
 */
export function isToBeSentBack(toolbox: Toolbox, events: readonly Event[]): boolean {
  const canAct = toolbox.tools.some((tool) => !isSpeech(tool) && tool.closed === undefined);
  const since = events.slice(requestIndex(events) + 1);
  return canAct && !since.some((event) => isSentBack(event) || isFinishOrNo(event) || isChange(event, toolbox));
}

function isSentBack(event: Event): boolean {
  if (event.kind !== "MessageEvent" || event.source !== "environment") return false;
  return plainText(event.llm_message.content) === prompt(CALL_OR_FINISH);
}

/**
 * A refused finish counts too, because the agent said that it is done. After a rejection there may be nothing left to
 * do.
 */
function isFinishOrNo(event: Event): boolean {
  if (event.kind === "UserRejectObservation") return event.rejection_source === "user";
  return event.kind === "ActionEvent" && event.tool_name === "finish";
}

/** The result of a review is its findings. */
const FINDINGS: ReadonlySet<string> = new Set(["report_finding", "close_finding"]);

/** It is unknown whether calls of these tools changed anything; most of them only read. */
const UNSURE: ReadonlySet<string> = new Set(["terminal", "task_tracker", "invoke_skill"]);

function isChange(event: Event, toolbox: Toolbox): boolean {
  if (event.kind !== "ObservationEvent" || event.observation.is_error) return false;
  const { tool_name: name, observation } = event;
  if (FINDINGS.has(name)) return true;
  const isLook = UNSURE.has(name) || (name === "file_editor" && observation.command === "view");
  return !isLook && toolbox.get(name)?.annotations.readOnlyHint === false;
}
