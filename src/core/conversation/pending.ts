/** What becomes of actions that have no result. */
import { prompt } from "../../prompts.ts";
import type { EventLog } from "../event/event-log.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import { unmatchedActions } from "../view/view.ts";
import { isResult } from "../view/visible-event.ts";

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
export function rejectPending(log: EventLog, rejection_reason: string, ids: ReadonlySet<string> | undefined): void {
  for (const { tool_name, tool_call_id, id: action_id } of unmatchedActions(log.branch())) {
    if (ids && !ids.has(action_id)) continue;
    log.append({ kind: "UserRejectObservation", tool_name, tool_call_id, action_id, rejection_reason });
  }
}
