import { expect, test } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { toolCallsIn } from "../../../src/run/outcome/evidence.ts";
import { countingStamper } from "../../core/event/counting-stamper.ts";

function resultOf(tool_name: string, seen: object = {}): Event {
  const log = new EventLog(memoryStore(), countingStamper());
  const observation = { kind: "AnyObservation", is_error: false, content: [], ...seen };
  return log.append({ kind: "ObservationEvent", tool_name, tool_call_id: "c", action_id: "a", observation });
}

function ran(command: string, exit_code: number): Event {
  return resultOf("terminal", { kind: "TerminalObservation", command, exit_code });
}

function refused(): Event {
  const log = new EventLog(memoryStore(), countingStamper());
  return log.append({ kind: "AgentErrorEvent", tool_name: "terminal", tool_call_id: "c", error: "No." });
}

test("calls count that look at something or do something, and do not fail", () => {
  const names = ["terminal", "file_editor", "grep", "read_diff", "report_finding", "docs__search"];
  const runs = [ran("node --test", 0), ran("npm start", -1), ran("grep -r foo src", 1), ran("cd a && git grep b", 1)];
  const all = [...names.map((name) => resultOf(name)), ...runs];
  expect(toolCallsIn(all)).toMatchObject({ toolCalls: all.length, failedCalls: 0 });
});

test("neither words, plans and tasks for others count, nor what failed", () => {
  const names = ["finish", "think", "task_tracker", "request_condensation", "task", "delegate"];
  expect(toolCallsIn(names.map((name) => resultOf(name)))).toMatchObject({ toolCalls: 0, failedCalls: 0 });
  const runs = [ran("node --test", 1), ran("grep -r foo missing", 2), ran("grep x y; false", 1), ran("nope", 127)];
  const failed = [resultOf("file_editor", { is_error: true }), refused(), ...runs];
  expect(toolCallsIn(failed)).toMatchObject({ toolCalls: 0, failedCalls: failed.length });
});

const IDLE = [
  ...["date", "date +%s%N", "node -v", "npm --version", "pwd", "echo $HOME", "python3 -c 'print(1)'", "node -p 1+1"],
  ...[
    "python -c 'import sys; print(sys.version)'",
    "uname -a; whoami",
    "cat /etc/os-release",
    "ls /usr/bin",
    "which npm",
  ],
  ...["echo hi | cat", "date | tail -1", "sleep 1 && echo 'done' > /dev/null", "time sleep 1", "git --version 2>&1"],
  ...[
    "FOO=1 env",
    "if true; then echo ok; fi",
    "for i in 1 2 3; do echo $i; done",
    "bash -c 'echo ok'",
    'echo "$(date)"',
  ],
  "true",
  ":",
  "echo 'All tests pass; done'",
  'printf "ok\n"',
  "cd src && true",
  "sleep 2; echo ok || true",
  "# looks fine\ntrue",
];
const LOOKS = [
  "echo *",
  'echo "$(cat a)"',
  "cd src && ls",
  "date; cat a",
  "cat < a",
  "[ -d a ]",
  "python3 -c 'print(open(\"a\").read())'",
  "node -e 'console.log(require(\"./package.json\").version)'",
  "node script.js",
  "bash -c 'cat a'",
  "ls /usr/bin src",
  "ls",
  "head -5 a",
  "git status",
  "./run.sh --version now",
  "true && npm test",
  "trueish",
  "test -e a",
];

test("a command that does nothing or prints its own words shows nothing, and one that looks does", () => {
  const seen = IDLE.filter((command) => toolCallsIn([ran(command, 0)]).toolCalls > 0);
  expect(seen).toEqual([]);
  const unseen = LOOKS.filter((command) => toolCallsIn([ran(command, 0)]).looks === 0);
  expect(unseen).toEqual([]);
  expect(toolCallsIn(LOOKS.map((command) => ran(command, 0)))).toMatchObject({
    toolCalls: LOOKS.length,
    failedCalls: 0,
  });
});
