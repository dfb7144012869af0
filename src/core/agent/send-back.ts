/** Sends a reply in words back once before it ends a run: nobody can tell an announcement from an answer by its words. */
import { prompt } from "../../prompts.ts";
import { plainText } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import type { Toolbox } from "../tool/toolbox.ts";
import { requestIndex } from "./critic/refine.ts";
import { isSpeech } from "./pending.ts";

/** The words with which a reply is sent back. */
export const CALL_OR_FINISH = "call-or-finish";

/**
 * Whether a reply in words is to be sent back: the agent has tools to work with, and since the request it has neither
 * changed anything, nor called `finish`, nor been sent back, nor been told no by a person.
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

/** A finish that was refused counts too: the agent has said that it is done. After a no there may be nothing left to do. */
function isFinishOrNo(event: Event): boolean {
  if (event.kind === "UserRejectObservation") return event.rejection_source === "user";
  return event.kind === "ActionEvent" && event.tool_name === "finish";
}

/** A review's findings are its work. */
const FINDINGS: ReadonlySet<string> = new Set(["report_finding", "close_finding"]);

/** Of these nobody knows whether a call has changed anything: most only look. */
const UNSURE: ReadonlySet<string> = new Set(["terminal", "task_tracker", "invoke_skill"]);

function isChange(event: Event, toolbox: Toolbox): boolean {
  if (event.kind !== "ObservationEvent" || event.observation.is_error) return false;
  const { tool_name: name, observation } = event;
  if (FINDINGS.has(name)) return true;
  const isLook = UNSURE.has(name) || (name === "file_editor" && observation.command === "view");
  return !isLook && toolbox.get(name)?.annotations.readOnlyHint === false;
}
