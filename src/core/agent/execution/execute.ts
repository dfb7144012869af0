/** Carries out the calls of a batch and writes down what came of each. */
import type { EventDraft } from "../../event/event.ts";
import type { ActionEvent } from "../../event/kind/action-event.ts";
import { callTool } from "../../tool/call-tool.ts";
import type { DeclaredResources, Tool } from "../../tool/tool.ts";
import { stateOf } from "../../tool/tool-state.ts";
import type { Workspace } from "../../workspace/workspace.ts";
import type { Agent } from "../agent.ts";
import type { PreparedCall, ReadyCall } from "../call/prepare.ts";
import type { StepContext } from "../step-context.ts";
import { stretches } from "../stretches.ts";
import { runInOrder } from "./in-order.ts";
import { keysOf, Locks } from "./locks.ts";

/** A call, and the action that stands for it in the log. */
export type RecordedCall = Readonly<{ action: ActionEvent; prepared: PreparedCall }>;

type Result = Extract<EventDraft, { kind: "ObservationEvent" | "UserRejectObservation" | "AgentErrorEvent" }>;

/**
 * Every call gets exactly one result, in the order of the calls. A finish runs when those before it are done. Says
 * whether one ran well. Rejects with the signal's reason; then some calls may be left without a result, but none is running.
 */
export async function execute(batch: readonly RecordedCall[], agent: Agent, context: StepContext): Promise<boolean> {
  const finish = batch.findIndex(({ prepared }) => isFinish(prepared));
  const end = finish < 0 ? batch.length : finish;
  const locks = new Locks(); // of this batch, so that an agent inside a tool has locks of its own
  let isFinished = false;
  let asksToCondense = false;
  const take = (result: Result) => {
    write(result, context);
    asksToCondense ||= isCondensationRequest(result);
  };
  for (const { calls, limit } of stretches(batch.slice(0, end), agent.toolConcurrencyLimit ?? 1)) {
    const jobs = calls.map((recorded) => () => resultOf(recorded, context, locks));
    await runInOrder(jobs, limit, take);
  }
  for (const recorded of batch.slice(end)) {
    const result = await resultOf(recorded, context, locks);
    take(result);
    isFinished ||= isFinish(recorded.prepared) && hasRunWell(result);
  }
  // After the last result: a request in the middle would tear the batch.
  if (asksToCondense && agent.condenser?.handlesRequests) context.log.append({ kind: "CondensationRequest" });
  return isFinished;
}

/** Rules are told of once, so they are added in the order in which results are written. */
function write(result: Result, { log, extensions }: StepContext): void {
  const action = result.kind === "ObservationEvent" ? log.get(result.action_id) : undefined;
  if (result.kind !== "ObservationEvent" || action?.kind !== "ActionEvent") {
    log.append(result);
    return;
  }
  const rules = extensions?.rulesFor(result, action) ?? [];
  log.append({ ...result, extended_content: [...(result.extended_content ?? []), ...rules] });
}

function isCondensationRequest(result: Result): boolean {
  return result.kind === "ObservationEvent" && result.observation.request_condensation === true;
}

function hasRunWell(result: Result): boolean {
  return result.kind === "ObservationEvent" && !result.observation.is_error;
}

export function isFinish(call: PreparedCall): boolean {
  return call.status === "ready" && call.tool.name === "finish";
}

async function resultOf({ action, prepared }: RecordedCall, context: StepContext, locks: Locks): Promise<Result> {
  if (prepared.status === "refused") return mistaken(action, prepared.error);
  const reason = context.blockedActions.get(action.id);
  if (reason !== undefined) return blocked(action, reason);
  context.signal.throwIfAborted();
  return run(action, prepared, context, locks);
}

async function run(action: ActionEvent, call: ReadyCall, context: StepContext, locks: Locks): Promise<Result> {
  const { workspace, signal, secrets, agentState, subAgents } = context;
  const { tool, input } = call;
  const own = { state: stateOf(tool.name, agentState), ...(subAgents && { subAgents }) };
  const toolContext = { workspace, signal, secrets, ...own };
  try {
    const resources = await locks.inTurn(() => resourcesOf(tool, input, workspace));
    signal.throwIfAborted();
    const keys = keysOf(tool.name, resources);
    const result = await locks.hold(keys, signal, () => callTool(tool, input, toolContext));
    if (result.status === "crashed") return crashed(action, result.error);
    const { observation } = result;
    const extended_content = (await context.extensions?.afterCall(action, observation, signal)) ?? [];
    return { kind: "ObservationEvent", ...about(action), action_id: action.id, observation, extended_content };
  } catch (error) {
    signal.throwIfAborted();
    const message = error instanceof Error ? error.message : String(error);
    return crashed(action, `Error executing tool '${tool.name}': ${message}`);
  }
}

// `never`: a list of tools forgets their input types; the input is what the tool's own schema made.
async function resourcesOf(tool: Tool, input: unknown, workspace: Workspace): Promise<DeclaredResources> {
  return (await tool.declaredResources?.(input as never, workspace)) ?? { declared: false, keys: [] };
}

function about({ tool_name, tool_call_id }: ActionEvent): Pick<ActionEvent, "tool_name" | "tool_call_id"> {
  return { tool_name, tool_call_id };
}

function blocked(action: ActionEvent, rejection_reason: string): Result {
  const rejection = { rejection_reason, rejection_source: "hook" as const };
  return { kind: "UserRejectObservation", ...about(action), action_id: action.id, ...rejection };
}

/** What comes of a call that the agent itself can mend. */
export function mistaken(action: ActionEvent, error: string): Result {
  const classification = { kind: "agent_action" as const, retryable: true, user_action: "retry" };
  return { kind: "AgentErrorEvent", ...about(action), error, classification };
}

function crashed(action: ActionEvent, error: string): Result {
  const classification = { kind: "internal" as const, retryable: false, user_action: "report" };
  return { kind: "AgentErrorEvent", ...about(action), error, classification };
}
