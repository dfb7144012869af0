import { expect, test } from "vitest";
import { isTest, testsIn } from "../../../src/action/result/tests-seen.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/memory-store.ts";
import { renderTests } from "../../../src/github/write/report/tests-seen.ts";
import { countingStamper } from "../../core/event/log-folder.ts";

type Seen = Readonly<{ tool_name: string; observation: Readonly<Record<string, unknown>> }>;

const ran = (command: string, exit_code: number): Seen => ({
  tool_name: "terminal",
  observation: { kind: "TerminalObservation", command, exit_code, content: [] },
});
const edited = (command: string, is_error = false): Seen => ({
  tool_name: "file_editor",
  observation: { kind: "FileEditorObservation", command, is_error, content: [] },
});

function logOf(...all: readonly Seen[]): readonly Event[] {
  const log = new EventLog(memoryStore(), countingStamper());
  return all.map(({ tool_name, observation }) =>
    log.append({
      ...{ kind: "ObservationEvent", tool_name, tool_call_id: "c", action_id: "a" },
      observation: observation as never,
    }),
  );
}

test.each([
  "npm test",
  "npm t",
  "npm run test:unit -- --run",
  "CI=1 yarn test",
  "cd packages/tides && pnpm test 2>&1",
  "node --test",
  "node --experimental-strip-types --test test/",
  "npx vitest run",
  "./node_modules/.bin/jest tides",
  "python3 -m pytest -q",
  "uv run pytest",
  "cargo test",
  "go test ./...",
  "./gradlew test",
  "make check",
])("%j is a test", (command) => {
  expect(isTest(command)).toBe(true);
});

test.each([
  ["is none", "npm run build"],
  ["only names one", "cat test/tides.test.js"],
  ["looks at one", "grep -rn pytest ."],
  ["installs one", "pip install pytest"],
  ["hides how it ended behind a pipe", "npm test | tail -5"],
  ["hides how it ended behind another", "npm test; echo done"],
  ["cannot fail", "npm test || true"],
  ["is not waited for", "npm test &"],
  ["has more lines", "npm test\necho done"],
])("a command that %s is no test that was seen", (_, command) => {
  expect(isTest(command)).toBe(false);
});

test("each test is told as it ended last, and whether a file was edited since", () => {
  const events = logOf(
    ran("npm test", 1),
    ran("npm run lint", 0),
    edited("str_replace"),
    ran("go test ./...", 0),
    edited("create"),
    ran("npm test", 0),
    edited("view"),
    edited("create", true),
    ran("cargo test", -1),
  );
  expect(testsIn(events)).toEqual([
    { command: "go test ./...", exitCode: 0, isBeforeEdit: true },
    { command: "npm test", exitCode: 0, isBeforeEdit: false },
  ]);
  expect(testsIn(events.toReversed())).toEqual(testsIn(events)); // a sub-agent's stand behind those of who called it
  expect(renderTests(testsIn(events))).toBe(
    "| Tests the agent ran | Exit code |\n|-|-|\n| `go test ./...` | ⚪ 0, before the last edit |\n| `npm test` | ✅ 0 |",
  );
});

test("a test that fails is not green, and of many the last are shown", () => {
  const tests = Array.from({ length: 7 }, (_, at) => ({
    command: `make -C ${at} test`,
    exitCode: 2,
    isBeforeEdit: false,
  }));
  const rows = renderTests(tests).split("\n");
  expect(rows[0]).toBe("The last test command failed (`make -C 6 test`, exit code 2).");
  expect(rows[2]).toContain("(the last 5 of 7)");
  expect(rows.at(-1)).toBe("| `make -C 6 test` | ❌ 2 |");
  expect(renderTests([])).toBe("");
});

test("a failure before the last edit says so, and one that passed in the end is none", () => {
  const failed = { command: "npm test", exitCode: 1, isBeforeEdit: true };
  const passed = { command: "npm run test:all", exitCode: 0, isBeforeEdit: false };
  expect(renderTests([failed])).toMatch(
    /^The last test command failed \(`npm test`, exit code 1\)\. Files were edited after it, and no test was run again\.\n/,
  );
  expect(renderTests([failed, passed])).not.toContain("failed");
});
