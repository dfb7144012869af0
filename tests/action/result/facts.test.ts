import { expect, test } from "vitest";
import { toolCallsIn } from "../../../src/action/result/facts.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/memory-store.ts";
import { countingStamper } from "../../core/event/log-folder.ts";

function resultOf(tool_name: string, is_error = false): Event {
  const log = new EventLog(memoryStore(), countingStamper());
  const observation = { kind: "AnyObservation", is_error, content: [] };
  return log.append({ kind: "ObservationEvent", tool_name, tool_call_id: "c", action_id: "a", observation });
}

test("calls count that look at something or do something, and come to a result", () => {
  const names = ["terminal", "file_editor", "grep", "read_diff", "report_finding", "docs__search"];
  expect(toolCallsIn(names.map((name) => resultOf(name)))).toBe(names.length);
});

test("neither words, plans and tasks for others count, nor what came to an error", () => {
  const names = ["finish", "think", "task_tracker", "request_condensation", "task", "delegate"];
  expect(toolCallsIn(names.map((name) => resultOf(name)))).toBe(0);
  expect(toolCallsIn([resultOf("file_editor", true)])).toBe(0);
});
