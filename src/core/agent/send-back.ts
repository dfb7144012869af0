/**
 * Judges a text reply. A call in it that could not be parsed is an error. Before text ends a run, it is sent back once,
 * because an announcement cannot be told from an answer by its text.
 */
import { prompt } from "../../prompts.ts";
import { plainText } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import type { EventLog } from "../event/event-log.ts";
import { ModelFault } from "../model/failure/model-fault.ts";
import type { ModelReply } from "../model/model.ts";
import type { SpokenCall } from "../model/text-protocol/spoken-calls.ts";
import type { Toolbox } from "../tool/toolbox.ts";
import type { Agent } from "./agent.ts";
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

/**
 * Rejects with a ModelFault with the reason "unparsed-call" or "text-protocol" for a reply that should have called a tool
 * but contains no call. The log tells whether earlier calls were read; the view does not, because condensation removes
 * them.
 */
export async function requireCalls(
  { message, model: answered, announcesCalls = false }: ModelReply,
  { model, toolbox }: Pick<Agent, "model" | "toolbox">,
  log: EventLog,
): Promise<void> {
  const tools = toolbox.schemas();
  if (tools.length === 0 || (message.tool_calls?.length ?? 0) > 0) return;
  const { isExample, spokenCall } = await import("../model/text-protocol/spoken-calls.ts");
  const spoken = spokenCall(message, tools);
  const isNative = model.features.native_tool_calling;
  const isAnnounced = announcesCalls && isNative;
  if (!spoken && !isAnnounced) return;
  const fault = spoken && !isNative ? await unread(spoken) : unparsed(spoken, answered ?? model.name);
  const told = isNative ? prompt("unparsed-call") : (fault.told ?? fault.headline);
  if (isAnnounced || !spoken || !isExample(spoken, factsOf(log.branch(), told))) throw fault;
}

function factsOf(events: readonly Event[], told: string) {
  const last = events.findLastIndex(({ kind }) => kind === "ActionEvent");
  const isTold = (event: Event) =>
    event.kind === "MessageEvent" && event.source === "environment" && plainText(event.llm_message.content) === told;
  return { hasCalled: last >= 0, isTold: events.slice(last + 1).some(isTold) };
}

function unparsed(spoken: SpokenCall | undefined, model: string): ModelFault {
  const headline = spoken
    ? `The model "${model}" wrote a tool call as text (the notation of ${spoken.family}), and its endpoint did not read it as a call.`
    : `The endpoint of the model "${model}" announced a tool call and sent none.`;
  return new ModelFault(headline, {
    reason: "unparsed-call",
    hint: 'Put {"native_tool_calling": false} into the `model-features` input, or turn on the tool parser of the model\'s server.',
  });
}

/** In the text protocol, this notation is not supported. */
async function unread({ family }: SpokenCall): Promise<ModelFault> {
  const { unreadable } = await import("../model/text-protocol/written-call.ts");
  return unreadable(`it is written in the notation of ${family}.`);
}
