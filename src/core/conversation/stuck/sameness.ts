/** When an agent does the same again, and when the same comes of it. */
import { isDeepStrictEqual } from "node:util";
import type { ActionEvent } from "../../event/kind/action-event.ts";
import type { Result } from "../../view/visible-event.ts";
import type { Turn } from "./window.ts";

/** Ids, times, reasoning, summaries and risks do not count. */
export function isSameTurn(a: Turn | undefined, b: Turn | undefined): boolean {
  return a !== undefined && b !== undefined && isSameCall(a.call, b.call) && isSameResult(a.result, b.result);
}

/** The same tool with the same arguments, whatever was said beside it. */
export function isSameDeed(one: ActionEvent): (other: ActionEvent) => boolean {
  return (other) => isSameCall({ ...other, thought: one.thought }, one);
}

export function isSameCall(a: ActionEvent, b: ActionEvent): boolean {
  return isDeepStrictEqual(essenceOfCall(a), essenceOfCall(b));
}

function isSameResult(a: Result, b: Result): boolean {
  return isDeepStrictEqual(essenceOfResult(a), essenceOfResult(b));
}

// A call that could not become an action is what the model wrote.
function essenceOfCall({ source, thought, tool_name, action, tool_call }: ActionEvent): unknown {
  return { source, thought, tool_name, action: action ?? tool_call.arguments };
}

// As the model saw it: what a tool records besides, such as durations, would make all results differ.
function essenceOfResult(result: Result): unknown {
  const { kind, source, tool_name } = result;
  switch (result.kind) {
    case "ObservationEvent": {
      const { content, is_error } = result.observation;
      return { kind, source, tool_name, content, is_error };
    }
    case "UserRejectObservation":
      return { kind, source, tool_name, reason: result.rejection_reason };
    case "AgentErrorEvent":
      return { kind, source, error: result.error };
  }
}
