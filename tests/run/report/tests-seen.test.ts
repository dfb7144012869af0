import { expect, test } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { type CheckResult, renderCheck, renderTests } from "../../../src/render/report/tests-seen.ts";
import { testIn, testsIn } from "../../../src/run/report/facts.ts";
import { countingStamper } from "../../core/event/counting-stamper.ts";

type Seen = Readonly<{ tool_name: string; observation: Readonly<Record<string, unknown>> }>;

const ran = (command: string, exit_code: number, output = ""): Seen => ({
  tool_name: "terminal",
  observation: { kind: "TerminalObservation", command, exit_code, content: [{ type: "text", text: output }] },
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
  "npm test > test.log 2>&1",
  "npm test &> test.log",
  "npx vitest run -t 'a | b; c'",
  'npm test -- -t \\"a',
  "npm test -- <<< 'y'",
])("%j is a test", (command) => {
  expect(testIn(command)).toBe("known");
});

test.each([
  ["a pipe", "npm test | tail -5"],
  ["a pipe that takes the errors too", "node --test 2>&1 | tail -3"],
  ["another command", "npm test; echo done"],
  ["another that is run if it fails", "npm test || true"],
  ["others, and stands behind a condition", "cd packages/tides && npm test | tee log"],
  ["the shell, which does not wait", "npm test &"],
  ["another line", "npm test\necho done"],
  ["a command within", 'npm test "$(cat names)"'],
])("how a test ended is not known behind %s", (_, command) => {
  expect(testIn(command)).toBe("unknown");
});

test.each([
  ["is none", "npm run build"],
  ["only names one", "cat test/tides.test.js"],
  ["looks at one", "grep -rn pytest ."],
  ["installs one", "pip install pytest"],
  ["only looks at one and passes it on", "cat test/tides.test.js | head"],
  ["says one", 'git commit -m "fix && npm test"'],
  ["says one among others", "echo 'run: npm test; then push'"],
  ["writes one down", "cat > run.sh <<'END'\nnpm test\nEND"],
  ["writes two down", "cat > a.sh <<-A; cat > b.sh <<B\nnpm test\n\tA\nnpm test\nB"],
  ["asks for a version", "pytest --version"],
  ["only lists tests", "pytest --collect-only -q"],
  ["asks for help", "npx vitest --help"],
  ["only builds tests", "cargo test --no-run"],
  ["says that they pass", "echo 'Tests: 42 passed, npm test exited with 0'"],
  ["says one behind an escaped quote", 'git commit -m "\\"; npm test"'],
])("a command that %s is no test that was seen", (_, command) => {
  expect(testIn(command)).toBeUndefined();
});

test("each test is told as it ended last, and whether a file was edited since", () => {
  const events = logOf(
    ran("npm test", 1),
    ran("npm run lint", 0),
    edited("str_replace"),
    ran("go test ./...", 0),
    edited("create"),
    ran("npm test", 0, "# tests 1\n# pass 1\n# fail 0"),
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
    "| Tests the agent ran | Exit code |\n|-|-|\n| `go test ./...` | ⚪ 0, files were changed after this run |\n| `npm test` | ✅ 0 |",
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

test("a test whose exit code is that of another command is listed, and is neither green nor red", () => {
  const tests = testsIn(logOf(ran("npm test", 1), ran("npm test | tail -3", 0), ran("npm test; echo done", 1)));
  expect(tests.map(({ exitCode }) => exitCode)).toEqual([1, undefined, undefined]);
  const told = renderTests(tests);
  expect(told).toMatch(/^The last test command whose result is known failed \(`npm test`, exit code 1\)\.\n/);
  expect(told.match(/its result is not known/g)).toHaveLength(2);
  expect(told).not.toContain("✅");
  expect(renderTests(tests.slice(1))).not.toContain("failed");
});

const rules = { repositoryUrl: "https://github.test/acme/shop", phrases: ["@agent"] } as never;
const check: CheckResult = {
  command: "npm test",
  end: { kind: "passed" },
  output: "",
  runs: 1,
  deciders: [],
  isPartial: false,
};

test.each<[Partial<CheckResult>, string]>([
  [{}, "✅ Check `npm test` passed."],
  [{ runs: 2 }, "✅ Check `npm test` passed (it ran 2 times)."],
  [{ end: { kind: "failed", exitCode: 1 } }, "❌ Check `npm test` failed."],
  [{ end: { kind: "timed-out" } }, "❌ Check `npm test` did not end in time."],
  [{ end: { kind: "not-run" } }, "❌ Check `npm test` did not run on this work."],
  [
    { deciders: ["package.json"] },
    "✅ Check `npm test` passed.\n\n⚠️ The change touches what the check runs: `package.json`.",
  ],
  [{ isPartial: true }, "✅ Check `npm test` passed. It ran with the withheld files, which are not on the branch."],
])("the host's own check %j is told: %s", (more, words) => {
  expect(renderCheck({ check: { ...check, ...more } }, rules)).toBe(words);
});

test("of a long output of the check the end is shown", () => {
  const words = renderCheck({ check: { ...check, output: `${"x".repeat(9000)}\nTHE END` } }, rules);
  expect(words.length).toBeLessThan(4500);
  expect(words).toContain("THE END");
});

test("a second opinion is told beside the check, and calls nobody", () => {
  const words = renderCheck(
    { check, opinion: { kind: "bad", score: 0.4, message: "Ask @agent for\n# tests." } },
    rules,
  );
  expect(words).toContain("⚠️ Bad second opinion of the model, 0.4 of 1: Ask");
  expect(words).toContain("`@agent`");
  expect(words).not.toContain("\n#");
});

test("a good second opinion has no warning, and one that could not be had has no score", () => {
  expect(renderCheck({ opinion: { kind: "good", score: 0.9, message: "It is fine." } }, rules)).toBe(
    "Second opinion of the model, 0.9 of 1: It is fine.",
  );
  expect(renderCheck({ opinion: { kind: "none", message: "The model returned no verdict." } }, rules)).toBe(
    "A second opinion of the model could not be had: The model returned no verdict.",
  );
});

test("a check on other files is told, and what a second opinion did not see", () => {
  const moved = { check: { ...check, end: { kind: "moved" } as const } };
  expect(renderCheck(moved, rules)).toMatch(
    /^⚠️ Files changed while `.*` ran or after it, so the check does not count as passed\./,
  );
  const unseen = ["a.txt", "b.txt", "c.txt", "d.txt", "e.txt", "f.txt"];
  expect(renderCheck({ opinion: { kind: "good", score: 1, message: "Fine.", unseen } }, rules)).toContain(
    "⚠️ It did not see `a.txt`, `b.txt`, `c.txt`, `d.txt`, `e.txt`, … as published.",
  );
});
