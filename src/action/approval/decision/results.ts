/** What became of actions that were approved, in a few words for people. */
import type { Event } from "../../../core/event/event.ts";
import type { Results } from "../../../github/write/approval/audit.ts";
import { prompt } from "../../../prompts.ts";

const CUT_OFF = "cut off, so it may have run";

export function resultsOf(events: Iterable<Event>): Results {
  const results = new Map<string, string>();
  const byCall = new Map<string, string>();
  for (const event of events) {
    if (event.kind === "ActionEvent") byCall.set(event.tool_call_id, event.id);
    if (event.kind === "ObservationEvent") results.set(event.action_id, observed(event.observation));
    // What was approved is rejected only where its run was cut off.
    if (event.kind === "UserRejectObservation") results.set(event.action_id, CUT_OFF);
    if (event.kind !== "AgentErrorEvent") continue;
    const failed = byCall.get(event.tool_call_id);
    if (failed !== undefined) results.set(failed, event.error === prompt("interrupted") ? CUT_OFF : "failed");
  }
  return results;
}

function observed({ exit_code: code, is_error }: Extract<Event, { kind: "ObservationEvent" }>["observation"]): string {
  if (typeof code === "number") return code === -1 ? "ran, and was still running" : `ran with exit code ${code}`;
  return is_error ? "ran, and failed" : "ran";
}
