/** Defines what a person may decide about the actions that wait, one by one, and closes those that were cut off. */
import { Fault } from "../../lib/fault.ts";
import type { JsonObject } from "../../lib/json-text.ts";
import { prompt } from "../../prompts.ts";
import type { Agent } from "../agent/agent.ts";
import type { RecordedCall } from "../agent/execution/execute.ts";
import { type Judged, judge } from "../agent/judge.ts";
import { decidableCalls } from "../agent/pending.ts";
import type { Approved } from "../agent/step-context.ts";
import type { EventLog } from "../event/event-log.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import type { ToolSecrets } from "../secret/secret-registry.ts";
import type { SecurityAnalyzer } from "../security/analyzer.ts";
import { unmatchedActions } from "../view/view.ts";
import { isResult } from "../view/visible-event.ts";
import type { Workspace } from "../workspace/workspace.ts";
import type { ConversationState } from "./state/conversation-state.ts";

/** All of it is the conversation's. */
type Judging = Readonly<{ agent: Agent; workspace: Workspace; toolSecrets?: ToolSecrets | undefined }>;
export type Waiting = Judging & Readonly<{ log: EventLog; state: ConversationState }>;

/** An action that waits; it is approved or rejected by its id. `input` is what its tool will be given, and no other. */
export type PendingAction = Readonly<{ action: ActionEvent; input: JsonObject }> &
  Pick<Judged, "risk" | "reasons" | "grant">;

/** In the order of the log. What only speaks, and what could not run anyway, is not among them: it goes with the last. */
export async function pendingActions(waiting: Waiting, analyzer: SecurityAnalyzer | undefined) {
  const actions = decidable(waiting).map(async ({ action, prepared }): Promise<PendingAction> => {
    const input = prepared.status === "ready" ? prepared.input : {};
    const { risk, reasons, grant } = await judgeWaiting(action, input, waiting, analyzer);
    return { action, input, risk, reasons, grant };
  });
  return Promise.all(actions);
}

/** What the analyzer says of an action, whatever became of it. */
export function assessment(action: ActionEvent, judging: Judging, analyzer: SecurityAnalyzer | undefined) {
  const { kind: _, ...input } = action.action ?? { kind: "" };
  return judgeWaiting(action, input, judging, analyzer);
}

function judgeWaiting(
  action: ActionEvent,
  input: JsonObject,
  { agent, workspace, toolSecrets: secrets }: Judging,
  analyzer: SecurityAnalyzer | undefined,
): Promise<Judged> {
  const tool = action.action ? agent.toolbox.get(action.tool_name) : undefined;
  return judge(action, tool, input, { host: { workspace, secrets }, analyzer });
}

/** A "bug" Fault unless these actions wait, and could get a result without another one getting it instead. */
export function toApprove(waiting: Waiting, ids: readonly string[] | undefined): Approved {
  requireWaiting(waiting);
  if (!ids) return "all";
  const chosen = requireDecidable(waiting, ids);
  const others = unmatchedActions(waiting.log.branch()).filter(({ id }) => !chosen.has(id));
  const callIds = new Set(others.map(({ tool_call_id }) => tool_call_id));
  if (decidable(waiting).some(({ action }) => chosen.has(action.id) && callIds.has(action.tool_call_id))) {
    // An error says which call it is of and not which action.
    throw new Fault("bug", "Calls that have one id can only be approved together.");
  }
  return chosen;
}

/** A "bug" Fault unless these actions wait. When nothing is left to decide, nothing waits any more. */
export function reject(waiting: Waiting, reason: string, ids?: readonly string[]): void {
  requireWaiting(waiting);
  const { log, state } = waiting;
  const chosen = ids ? requireDecidable(waiting, ids) : new Set(decidable(waiting).map(({ action }) => action.id));
  const isRestWaiting = decidable(waiting).some(({ action }) => !chosen.has(action.id));
  // In this order: after a crash in between what is left waits for somebody still, and is not said to have run perhaps.
  rejectPending(log, reason, isRestWaiting ? chosen : undefined);
  if (!isRestWaiting) state.update({ execution_status: "idle" });
}

function requireWaiting({ state }: Waiting): void {
  if (state.status === "waiting_for_confirmation") return;
  throw new Fault("bug", `No action waits for approval: the conversation is ${state.status}.`);
}

function decidable({ log, state, agent }: Waiting): readonly RecordedCall[] {
  const { blockedActions } = state;
  return decidableCalls({ log, blockedActions }, agent.toolbox);
}

function requireDecidable(waiting: Waiting, ids: readonly string[]): ReadonlySet<string> {
  const waits = new Set(decidable(waiting).map(({ action }) => action.id));
  const strange = ids.filter((id) => !waits.has(id));
  if (ids.length > 0 && strange.length === 0) return new Set(ids);
  const which = strange.length > 0 ? `These actions do not wait: ${strange.join(", ")}.` : "No action was named.";
  throw new Fault("bug", which, { hint: "Decide about the actions that the conversation lists as pending." });
}

/** Whether actions of the active branch can be approved: there are some without a result, on whatever branch. */
export function hasPending(log: EventLog): boolean {
  const open = unmatchedActions(log.branch());
  return open.length > 0 && !open.some((action) => hasResult(log, action));
}

// An error names no action, so one of the same call id counts as well: better ask the agent again than run twice.
function hasResult(log: EventLog, { id, tool_call_id }: ActionEvent): boolean {
  return log
    .slice(log.indexOf(id) + 1)
    .filter(isResult)
    .some((result) =>
      result.kind === "AgentErrorEvent" ? result.tool_call_id === tool_call_id : result.action_id === id,
    );
}

/** Actions that were cut off may or may not have run; the agent is told so, and they are never executed again. */
export function closePending(log: EventLog): void {
  for (const { tool_name, tool_call_id } of unmatchedActions(log.branch())) {
    log.append({ kind: "AgentErrorEvent", tool_name, tool_call_id, error: prompt("interrupted") });
  }
}

/** Actions that waited for a person who said no: these, or all. */
function rejectPending(log: EventLog, rejection_reason: string, ids: ReadonlySet<string> | undefined): void {
  for (const { tool_name, tool_call_id, id: action_id } of unmatchedActions(log.branch())) {
    if (ids && !ids.has(action_id)) continue;
    log.append({ kind: "UserRejectObservation", tool_name, tool_call_id, action_id, rejection_reason });
  }
}
