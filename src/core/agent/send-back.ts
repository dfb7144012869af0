/**
 * Sends the agent back to work: after a text reply that ends nothing, or when its critic rejects the result. Before
 * text ends a run, it is sent back once, because an announcement cannot be told from an answer by its text.
 */
import { z } from "zod";
import { prompt } from "../../prompts.ts";
import { plainText, text } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import type { EventLog } from "../event/event-log.ts";
import { ModelFault } from "../model/failure/model-fault.ts";
import type { ModelReply } from "../model/model.ts";
import type { SpokenCall } from "../model/text-protocol/spoken-calls.ts";
import type { Toolbox } from "../tool/toolbox.ts";
import type { Agent } from "./agent.ts";
import { isSpeech } from "./confirm.ts";
import type { CriticResult, IterativeRefinement, NextStep } from "./critic.ts";
import type { StepContext } from "./step-context.ts";

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

function isChange(event: Event, toolbox: Toolbox): boolean {
  if (event.kind !== "ObservationEvent" || event.observation.is_error) return false;
  const { tool_name: name, observation } = event;
  if (FINDINGS.has(name)) return true;
  const tool = toolbox.get(name);
  const isLook = tool?.mayOnlyLook === true || (name === "file_editor" && observation.command === "view");
  return !isLook && tool?.annotations.readOnlyHint === false;
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
  const { unreadableCall: unreadable } = await import("../model/text-protocol/check-call.ts");
  return unreadable(`it is written in the notation of ${family}.`);
}

const KEY = "iterative_refinement";
const SENDER = "critic";

/** The request for which the work was sent back, and how often. Each new request starts at zero. */
const Counter = z.object({ request: z.string(), count: z.int() });

/** Whether the agent has to continue. `result` is undefined if there was no verdict. */
export function sendBack(
  result: CriticResult | undefined,
  refinement: IterativeRefinement | undefined,
  { log, agentState }: StepContext,
): boolean {
  if (!refinement || !result || hasFailed(result) || result.score >= refinement.success_threshold) return false;
  const events = log.branch();
  const request = events[requestIndex(events)]?.id ?? "";
  const counter = Counter.safeParse(agentState.get(KEY));
  const count = counter.success && counter.data.request === request ? counter.data.count : 0;
  if (count >= refinement.max_iterations) return false;
  agentState.set(KEY, { request, count: count + 1 });
  log.append(followUp(result, refinement));
  return true;
}

/** The index of the last message of a user, not counting the critic's; -1 if there is none. */
export function requestIndex(events: readonly Event[]): number {
  return events.findLastIndex(
    (event) => event.kind === "MessageEvent" && event.source === "user" && event.sender !== SENDER,
  );
}

// The message has the role of the user, because it is a new request: earlier repetitions do not make the agent stuck.
function followUp(result: CriticResult, { success_threshold }: IterativeRefinement) {
  const message = result.message ?? "No reason was given. Check the work against what was asked.";
  const slots = { score: result.score.toFixed(2), threshold: success_threshold.toFixed(2), message };
  const content = [text(prompt("refine", slots))];
  const llm_message = { role: "user" as const, content };
  return { kind: "MessageEvent" as const, source: "user" as const, sender: SENDER, llm_message, critic_result: result };
}

/** Returns undefined without a critic. If the critic failed, `hasFailed` is true for the result. */
export async function assess(deed: NextStep, agent: Agent, context: StepContext): Promise<CriticResult | undefined> {
  const { log, workspace, signal } = context;
  const onReply: StepContext["onReply"] = (usageId, spent) => context.onReply(usageId, spent);
  if (!agent.critic) return undefined;
  try {
    return await agent.critic.judge({ events: log.branch(), deed, workspace, signal, onReply });
  } catch (error) {
    signal.throwIfAborted();
    const message = `The critic failed: ${error instanceof Error ? error.message : String(error)}`;
    return { score: 0, message, metadata: { failed: true } };
  }
}

const Failed = z.looseObject({ failed: z.literal(true) });

function hasFailed({ metadata }: CriticResult): boolean {
  return Failed.safeParse(metadata).success;
}
