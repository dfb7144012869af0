/** One step of an agent: it asks the model once, records its calls before anything else is done with them, and runs them. */
import { Fault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { type Message, type MessageToolCall, plainText, type TextContent, text } from "../event/content.ts";
import type { EventDraft } from "../event/event.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import type { Model, ModelReply, Spent } from "../model/model.ts";
import { withoutThoughts } from "../model/thoughts.ts";
import { estimateTokens } from "../model/usage.ts";
import { omitsArguments, wireAction } from "../tool/wire-class.ts";
import { toChat } from "../view/to-chat.ts";
import type { View } from "../view/view.ts";
import { isRequest } from "../view/visible-event.ts";
import type { Agent } from "./agent.ts";
import { approvedCalls, assessBatch, mustWait, refuseUnfit, withoutForbidden, withoutRisky } from "./confirm.ts";
import type { CriticResult, NextStep } from "./critic.ts";
import { execute, isFinish, type RecordedCall } from "./execute.ts";
import { type PreparedCall, prepareCall } from "./prepare-call.ts";
import { recover, tellModel } from "./recover.ts";
import { assess, CALL_OR_FINISH, isToBeSentBack, requireCalls, sendBack } from "./send-back.ts";
import type { StepContext, StepEnd } from "./step-context.ts";

export type { StepContext, StepEnd };

/**
 * Rejects with the model's Fault or the signal's reason; then the log may contain actions without a result. Only a step
 * that is told that they were approved runs such actions.
 */
export async function step(agent: Agent, context: StepContext): Promise<StepEnd> {
  context.signal.throwIfAborted();
  if (context.approved !== "none") return carryOutApproved(agent, context);
  if (isBlocked(context)) return "finished";
  if (asksForUnseen(agent.model, context)) return decline(context);
  const view = await shortenView(agent, context);
  const reply = view && (await ask(view, agent, context));
  return reply ? answer(reply, agent, context) : "continue";
}

async function carryOutApproved(agent: Agent, context: StepContext): Promise<StepEnd> {
  const { calls, isRestWaiting } = approvedCalls(context, agent.toolbox);
  const end = await carryOut(calls, agent, context);
  return isRestWaiting ? "waiting_for_confirmation" : end;
}

function isBlocked({ lastUserMessageId, blockedMessages }: StepContext): boolean {
  return lastUserMessageId !== undefined && blockedMessages.has(lastUserMessageId);
}

function decline({ log }: StepContext): StepEnd {
  const llm_message = { role: "assistant" as const, content: [text(prompt("no-images"))] };
  log.append({ kind: "MessageEvent", source: "agent", llm_message });
  return "finished";
}

/**
 * The view for the model, or undefined if it has just been condensed and the next step will see it. Throws a Fault if
 * there is no request.
 */
export async function shortenView(agent: Agent, context: StepContext): Promise<View | undefined> {
  const { log, signal } = context;
  const view = context.view();
  if (view.events[0]?.kind !== "SystemPromptEvent" || !view.events.some(isRequest)) throw nothingAsked();
  if (!agent.condenser) return view;
  const condensed = await agent.condenser.condense(view, {
    tools: agent.toolbox.schemas(),
    inputLimit: agent.inputLimit,
    countTokens: estimateTokens,
    signal,
    memory: context.agentState,
    onReply: (spent) => context.onReply("condenser", spent),
  });
  if (condensed.kind === "view") return condensed.view;
  log.append(condensed.condensation);
  return undefined;
}

/** The mistake of a program. */
export function nothingAsked(): Fault {
  return new Fault("config", "Nothing was asked in this conversation yet.", { hint: "Call `send` first." });
}

/** Returns undefined if the model failed and the log now contains what may help. */
async function ask(view: View, agent: Agent, context: StepContext): Promise<ModelReply | undefined> {
  const { signal } = context;
  const onLost = (lost: Spent) => context.onReply("default", lost);
  const deltas = context.deltas?.();
  const looked = deltas && { onDelta: deltas.onDelta };
  const request = { messages: toChat(view), tools: agent.toolbox.schemas(), signal, onLost, ...looked };
  try {
    const given = await agent.model.complete(request);
    const reply = { ...given, id: distinct(given.id, view) };
    context.onReply("default", reply);
    await requireCalls(reply, agent, context.log);
    return reply;
  } catch (error) {
    signal.throwIfAborted();
    recover(error, agent, context, view);
    return undefined;
  } finally {
    deltas?.end();
  }
}

/** Some endpoints use an id again. To the OpenHands SDK, neighbouring calls of one id are one reply. */
function distinct(id: string, { events }: View): string {
  const last = events.findLast((event) => "llm_response_id" in event);
  const before = last && "llm_response_id" in last ? last.llm_response_id : undefined;
  const times = before === id ? 1 : Number(before?.startsWith(`${id}~`) ? before.slice(id.length + 1) : 0);
  return times > 0 ? `${id}~${times + 1}` : id;
}

async function answer(reply: ModelReply, agent: Agent, context: StepContext): Promise<StepEnd> {
  const what = classify(reply.message);
  switch (what.kind) {
    case "answer": {
      if (agent.textReply !== "final" && isToBeSentBack(agent.toolbox, context.log.branch()))
        return sayAndTell(reply, prompt(CALL_OR_FINISH), context);
      const deed = { kind: "answer" as const, message: plainText(reply.message.content) };
      const result = await assess(deed, agent, context);
      say(reply, result, context);
      return sendBack(result, agent.iterativeRefinement, context) ? "continue" : "finished";
    }
    case "empty":
      return sayAndTell(reply, prompt("nudge"), context);
    case "calls":
      return act(reply, untilFinish(what.calls.map((call) => prepareCall(call, agent.toolbox))), agent, context);
  }
}

function sayAndTell(reply: ModelReply, words: string, context: StepContext): StepEnd {
  say(reply, undefined, context);
  context.log.append(tellModel(words));
  return "continue";
}

function say({ id, message }: ModelReply, critic_result: CriticResult | undefined, { log }: StepContext): void {
  const about = { llm_response_id: id, ...(critic_result && { critic_result }) };
  log.append({ kind: "MessageEvent", source: "agent", llm_message: message, ...about });
}

/** Nothing runs after a valid finish, so later calls do not become actions. */
function untilFinish(calls: readonly PreparedCall[]): readonly PreparedCall[] {
  const finish = calls.findIndex(isFinish);
  return finish < 0 ? calls : calls.slice(0, finish + 1);
}

async function act(
  reply: ModelReply,
  calls: readonly PreparedCall[],
  agent: Agent,
  context: StepContext,
): Promise<StepEnd> {
  const batch = await record(reply, calls, agent, context);
  const actions = batch.map(({ action }) => action);
  await context.extensions?.beforeCalls(actions, context.signal);
  const assessments = await assessBatch(batch, context);
  const allowed = withoutRisky(withoutForbidden(batch, assessments), assessments, context);
  if (!mustWait(allowed, assessments, context)) return carryOut(allowed, agent, context);
  const left = refuseUnfit(allowed, context);
  return left.some(({ prepared }) => prepared.status === "ready")
    ? "waiting_for_confirmation"
    : carryOut(left, agent, context);
}

// All actions of a reply are in the log before the first result, so that the reply stays one message.
async function record(
  reply: ModelReply,
  calls: readonly PreparedCall[],
  agent: Agent,
  context: StepContext,
): Promise<readonly RecordedCall[]> {
  const isJudged = (call: PreparedCall) =>
    agent.critic?.mode === "all_actions" || (calls.length === 1 && isFinish(call));
  const results: (CriticResult | undefined)[] = [];
  for (const call of calls) results.push(isJudged(call) ? await assess(nextStepOf(call), agent, context) : undefined);
  return calls.map((prepared, index) => {
    const action = context.log.append(actionDraft(reply, prepared, index === 0, results[index]));
    return { action: action as ActionEvent, prepared }; // append returns the kind it was given
  });
}

async function carryOut(batch: readonly RecordedCall[], agent: Agent, context: StepContext): Promise<StepEnd> {
  const isFinished = await execute(batch, agent, context);
  const finish = batch.find(({ prepared }) => isFinish(prepared));
  if (!isFinished || !finish) return "continue";
  // Other calls of the batch may have fixed what a critic would find, so it is asked after them.
  const before = finish.action.critic_result;
  const result = before ?? (await assess(nextStepOf(finish.prepared), agent, context));
  if (result && !before) noteVerdict(result, context);
  return sendBack(result, agent.iterativeRefinement, context) ? "continue" : "finished";
}

/** The action is in the log already. A reader of the log, such as the report, finds the verdict all the same. */
function noteVerdict(critic_result: CriticResult, { log }: StepContext): void {
  log.append({ kind: "ConversationStateUpdateEvent", key: "agent_state", value: { critic_result } });
}

type ReplyKind =
  | Readonly<{ kind: "calls"; calls: readonly MessageToolCall[] }>
  /** The reply is text without calls: the answer, which ends the run. */
  | Readonly<{ kind: "answer" }>
  /** The reply has neither text nor calls, but perhaps thoughts. */
  | Readonly<{ kind: "empty" }>;

function classify(message: Message): ReplyKind {
  if (message.tool_calls && message.tool_calls.length > 0) return { kind: "calls", calls: message.tool_calls };
  return { kind: withoutThoughts(plainText(message.content)) === "" ? "empty" : "answer" };
}

/**
 * Whether the latest request consists of images only and the model cannot read images. If there is text too, the model
 * is asked and told about each missing image.
 */
function asksForUnseen({ features }: Model, { view }: StepContext): boolean {
  if (features.vision) return false;
  const request = view().events.findLast(isRequest);
  if (request?.kind !== "MessageEvent") return false;
  const content = [...request.llm_message.content, ...request.extended_content];
  const hasWords = content.some((block) => block.type === "text" && block.text.trim() !== "");
  return !hasWords && content.some((block) => block.type === "image");
}

export type ActionDraft = Extract<EventDraft, { kind: "ActionEvent" }>;

/** Only the first action of a reply contains the model's thoughts. */
function actionDraft(
  { id, message }: ModelReply,
  prepared: PreparedCall,
  isFirst: boolean,
  critic_result: CriticResult | undefined,
): ActionDraft {
  const call = withAll(prepared);
  return {
    kind: "ActionEvent",
    ...(isFirst ? thoughtsOf(message) : { thought: [] }),
    action: prepared.status === "ready" ? wireAction(prepared.tool, prepared.input) : null,
    tool_name: call.name,
    tool_call_id: call.id,
    // The SDK takes no such field in an event, and passes over it in a call.
    tool_call: isFirst && message.reasoning_details ? { ...call, reasoning_details: message.reasoning_details } : call,
    llm_response_id: id,
    ...(prepared.status === "ready" && { security_risk: prepared.risk }),
    ...(prepared.status === "ready" && prepared.summary !== undefined && { summary: prepared.summary }),
    ...(critic_result && { critic_result }),
  };
}

/** Arguments that the action cannot have are in the text of the call, as they were understood. */
function withAll(prepared: PreparedCall): MessageToolCall {
  if (prepared.status === "refused" || !omitsArguments(prepared.tool, prepared.input)) return prepared.call;
  const { call, input, summary } = prepared;
  return { ...call, arguments: JSON.stringify({ ...(summary !== undefined && { summary }), ...input }) };
}

type Thoughts = Pick<ActionDraft, "thought" | "reasoning_content" | "thinking_blocks" | "responses_reasoning_item">;

function thoughtsOf(message: ModelReply["message"]): Thoughts {
  const { content, reasoning_content, thinking_blocks, responses_reasoning_item } = message;
  return {
    thought: content.filter((block): block is TextContent => block.type === "text"),
    ...(reasoning_content !== undefined && { reasoning_content }),
    ...(thinking_blocks && { thinking_blocks }),
    ...(responses_reasoning_item && { responses_reasoning_item }),
  };
}

/** The description of a call for a critic. */
function nextStepOf({ call, ...prepared }: PreparedCall): NextStep {
  if (prepared.status === "ready" && isFinish({ call, ...prepared })) {
    return { kind: "finish", message: String(prepared.input.message ?? "") };
  }
  return { kind: "call", tool: call.name, arguments: call.arguments };
}
