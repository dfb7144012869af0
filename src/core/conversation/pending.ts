/** Handles actions without a result. */
import { prompt } from "../../prompts.ts";
import type { EventLog } from "../event/event-log.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import { unmatchedActions } from "../view/view.ts";
import { isResult } from "../view/visible-event.ts";

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
export function rejectPending(log: EventLog, rejection_reason: string, ids: ReadonlySet<string> | undefined): void {
  for (const { tool_name, tool_call_id, id: action_id } of unmatchedActions(log.branch())) {
    if (ids && !ids.has(action_id)) continue;
    log.append({ kind: "UserRejectObservation", tool_name, tool_call_id, action_id, rejection_reason });
  }
}
