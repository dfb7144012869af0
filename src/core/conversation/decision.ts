/** Defines what a person may decide about the actions that wait, one by one, and closes those that were cut off. */
import { Fault } from "../../lib/fault.ts";
import type { JsonObject } from "../../lib/json.ts";
import { prompt } from "../../prompts.ts";
import type { Agent } from "../agent/agent.ts";
import { decidableCalls } from "../agent/confirm.ts";
import type { RecordedCall } from "../agent/execute.ts";
import { type Judged, judge } from "../agent/judge.ts";
import type { Approved } from "../agent/step-context.ts";
import type { EventLog } from "../event/event-log.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import type { ToolSecrets } from "../secret/secret-registry.ts";
import type { SecurityAnalyzer } from "../security/analyzers.ts";
import { inputIn } from "../tool/wire-class.ts";
import { unmatchedActions } from "../view/view.ts";
import { isResult } from "../view/visible-event.ts";
import type { Workspace } from "../workspace/workspace.ts";
import type { ConversationState } from "./state/conversation-state.ts";

/** These are the parts of the conversation. */
type JudgingParts = Readonly<{ agent: Agent; workspace: Workspace; toolSecrets?: ToolSecrets | undefined }>;
export type WaitingConversation = JudgingParts & Readonly<{ log: EventLog; state: ConversationState }>;

/** A pending action, which is approved or rejected by its id. `input` is exactly what its tool will get. */
export type PendingAction = Readonly<{ action: ActionEvent; input: JsonObject }> &
  Pick<Judged, "risk" | "reasons" | "grant">;

/**
 * The actions are in the order of the log. Actions that only write a message or cannot run are not listed: they go with
 * the last one.
 */
export async function pendingActions(waiting: WaitingConversation, analyzer: SecurityAnalyzer | undefined) {
  const actions = decidable(waiting).map(async ({ action, prepared }): Promise<PendingAction> => {
    const input = prepared.status === "ready" ? prepared.input : {};
    const { risk, reasons, grant } = await judgeWaiting(action, input, waiting, analyzer);
    return { action, input, risk, reasons, grant };
  });
  return Promise.all(actions);
}

/** The analyzer's judgement of an action, whether or not it ran. */
export function assessment(action: ActionEvent, judging: JudgingParts, analyzer: SecurityAnalyzer | undefined) {
  return judgeWaiting(action, inputIn(action.action), judging, analyzer);
}

function judgeWaiting(
  action: ActionEvent,
  input: JsonObject,
  { agent, workspace, toolSecrets: secrets }: JudgingParts,
  analyzer: SecurityAnalyzer | undefined,
): Promise<Judged> {
  const tool = action.action ? agent.toolbox.get(action.tool_name) : undefined;
  return judge(action, tool, input, { host: { workspace, secrets }, analyzer });
}

/** Throws a "bug" Fault unless these actions are pending and each can get its own result. */
export function approvalFor(waiting: WaitingConversation, ids: readonly string[] | undefined): Approved {
  requireWaiting(waiting);
  if (!ids) return "all";
  const chosen = requireDecidable(waiting, ids);
  const others = unmatchedActions(waiting.log.branch()).filter(({ id }) => !chosen.has(id));
  const callIds = new Set(others.map(({ tool_call_id }) => tool_call_id));
  if (decidable(waiting).some(({ action }) => chosen.has(action.id) && callIds.has(action.tool_call_id))) {
    // An error event names the call, not the action.
    throw new Fault("bug", "Calls that have one id can only be approved together.");
  }
  return chosen;
}

/**
 * Throws a "bug" Fault unless these actions are pending. When none is left to decide, the conversation no longer waits.
 */
export function rejectActions(waiting: WaitingConversation, reason: string, ids?: readonly string[]): void {
  requireWaiting(waiting);
  const { log, state } = waiting;
  const chosen = ids ? requireDecidable(waiting, ids) : new Set(decidable(waiting).map(({ action }) => action.id));
  const isRestWaiting = decidable(waiting).some(({ action }) => !chosen.has(action.id));
  // In this order: after a crash in between, the remaining actions still wait, and are not reported as perhaps run.
  rejectPending(log, reason, isRestWaiting ? chosen : undefined);
  if (!isRestWaiting) state.update({ execution_status: "idle" });
}

function requireWaiting({ state }: WaitingConversation): void {
  if (state.status === "waiting_for_confirmation") return;
  throw new Fault("bug", `No action waits for approval: the conversation is ${state.status}.`);
}

function decidable({ log, state, agent }: WaitingConversation): readonly RecordedCall[] {
  const { blockedActions } = state;
  return decidableCalls({ log, blockedActions }, agent.toolbox);
}

function requireDecidable(waiting: WaitingConversation, ids: readonly string[]): ReadonlySet<string> {
  const waits = new Set(decidable(waiting).map(({ action }) => action.id));
  const strange = ids.filter((id) => !waits.has(id));
  if (ids.length > 0 && strange.length === 0) return new Set(ids);
  const which = strange.length > 0 ? `These actions do not wait: ${strange.join(", ")}.` : "No action was named.";
  throw new Fault("bug", which, { hint: "Decide about the actions that the conversation lists as pending." });
}

/** Whether actions of the active branch can be approved: some have no result on any branch. */
export function hasPending(log: EventLog): boolean {
  const open = unmatchedActions(log.branch());
  return open.length > 0 && !open.some((action) => hasResult(log, action));
}

// An error event names no action, so one with the same call id counts too: asking the agent again is better than
// running twice.
function hasResult(log: EventLog, { id, tool_call_id }: ActionEvent): boolean {
  return log
    .slice(log.indexOf(id) + 1)
    .filter(isResult)
    .some((result) =>
      result.kind === "AgentErrorEvent" ? result.tool_call_id === tool_call_id : result.action_id === id,
    );
}

/** Interrupted actions may have run. The agent is told so, and they are never run again. */
export function closePending(log: EventLog): void {
  for (const { tool_name, tool_call_id } of unmatchedActions(log.branch())) {
    log.append({ kind: "AgentErrorEvent", tool_name, tool_call_id, error: prompt("interrupted") });
  }
}

/** Records that a person rejected these pending actions, or all. */
function rejectPending(log: EventLog, rejection_reason: string, ids: ReadonlySet<string> | undefined): void {
  for (const { tool_name, tool_call_id, id: action_id } of unmatchedActions(log.branch())) {
    if (ids && !ids.has(action_id)) continue;
    log.append({ kind: "UserRejectObservation", tool_name, tool_call_id, action_id, rejection_reason });
  }
}
