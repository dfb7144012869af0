import { expect, test } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { renderFailed, renderTests, type TestSeen, verdictOf } from "../../../src/render/report/tests-seen.ts";
import { testIn } from "../../../src/run/report/facts.ts";
import { testsIn, testsSeen } from "../../../src/run/report/tests-ran.ts";
import { countingStamper } from "../../core/event/counting-stamper.ts";

type Seen = Readonly<{ tool_name: string; observation: Readonly<Record<string, unknown>> }>;

const PASS = "# tests 1\n# pass 1\n# fail 0";
const FAIL = "# tests 1\n# pass 0\n# fail 1";

const ran = (command: string, exit_code: number, output = exit_code === 0 ? PASS : ""): Seen => ({
  tool_name: "terminal",
  observation: { kind: "TerminalObservation", command, exit_code, content: [{ type: "text", text: output }] },
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

/** A test after which these files were changed, or nothing was noted of them. */
const noted = (command: string, exit_code: number, tree_at_test: object): Seen => {
  const seen = ran(command, exit_code);
  return { ...seen, observation: { ...seen.observation, metadata: { tree_at_test } } };
};

const published = { paths: ["a.js"], withheld: [], now: { "a.js": "1" }, isReview: false };

/** The rows of the table. */
function rowsOf(all: readonly Seen[], now: Partial<typeof published> = {}) {
  const seen = testsSeen(testsIn(logOf(...all)), { ...published, ...now });
  return renderTests(seen).split("\n").slice(2);
}

test("each test is told as it ended last", () => {
  const events = logOf(ran("npm test", 1), ran("npm run lint", 0, ""), ran("go test ./...", 0), ran("npm test", 0));
  expect(testsIn(events).map(({ command, seen }) => [command, seen.verdict, seen.exitCode])).toEqual([
    ["go test ./...", "passed", 0],
    ["npm test", "passed", 0],
  ]);
  // those of a sub-agent stand behind those of who called it
  expect(testsIn(events.slice(0, 2), events.slice(2))).toEqual(testsIn(events));
});

test.for<[string, object, Partial<typeof published>, string]>([
  ["ran on what is published", { files: { "a.js": "1" } }, {}, "✅ 0"],
  ["ran before a change", { files: { "a.js": "0" } }, {}, "⚪ 0, `a.js` was changed after it"],
  ["ran before a new file", { files: {} }, {}, "⚪ 0, `a.js` was changed after it"],
  [
    "ran on a change that was undone",
    { files: { "a.js": "1", "b.js": "1" } },
    { now: { "a.js": "1", "b.js": "0" } as never },
    "⚪ 0, `b.js` was changed after it",
  ],
  [
    "left a file that is no part of the work",
    { files: { "a.js": "1", "coverage/x": "1" } },
    { now: { "a.js": "1", "coverage/x": "1" } as never },
    "✅ 0",
  ],
  [
    "ran with a withheld file",
    { files: { "a.js": "1" } },
    { withheld: ["a.js"] as never },
    "⚪ 0, it ran with `a.js`, which is not published",
  ],
  [
    "ran with a change in a review",
    { files: { "a.js": "1" } },
    { paths: [], isReview: true },
    "⚪ 0, it ran with `a.js`, which is not published",
  ],
  [
    "was looked at too late",
    { unseen: "limit" },
    {},
    "⚪ 0, this run had too many tests to compare the files each time",
  ],
  ["could not be looked at", { unseen: "failed" }, {}, "⚪ 0, its files could not be compared with what is published"],
  ["saw many files", { unseen: "many" }, {}, "⚪ 0, too many files are changed to compare them"],
  ["ran elsewhere", { unseen: "apart" }, {}, "⚪ 0, it ran in a checkout of its own"],
  ["has a note of another form", { files: 3 }, {}, "⚪ 0, its files were not compared with what is published"],
  [
    "ran before a change of a file whose name git does not list",
    { files: {} },
    { paths: ["a\nb"] as never },
    "⚪ 0, its files could not be compared with what is published",
  ],
])("a test that %s has a true row", ([_, tree, now, row]) => {
  expect(rowsOf([noted("npm test", 0, tree)], now)).toEqual([`| \`npm test\` | ${row} |`]);
});

test("a failed test is one although its exit code is that of a pipe", () => {
  const tests = testsSeen(testsIn(logOf(ran("npm test | tail -3", 0, FAIL))), { ...published, paths: [] });
  expect(tests).toMatchObject([{ verdict: "failed", exitCode: undefined }]);
  expect(renderTests(tests)).toMatch(/^The last test command failed \(`npm test \| tail -3`\)\./);
});

test("a path in a row cannot leave its cell", () => {
  const [row] = rowsOf([noted("npm test", 0, { files: { "a|b`.js": "1" } })]);
  expect(row?.split("|")).toHaveLength(4);
});

test("a test that still runs, and one that was stopped, are neither green nor red", () => {
  expect(rowsOf([ran("npm test", -1), ran("ls", 0)])).toEqual(["| `npm test` | ⚪ it was stopped before it ended |"]);
  expect(rowsOf([ran("npm test", -1), ran("", -1)])).toEqual(["| `npm test` | ⚪ it was still running at the end |"]);
});

test("a test that outlasts its call ends in a later one", () => {
  const told = {
    ...ran("ls", 0).observation,
    metadata: { prefix: "[The command before finished with exit code 1. Since" },
  };
  expect(testsIn(logOf(ran("npm test", -1), ran("", -1), ran("", 1)))).toMatchObject([
    { command: "npm test", seen: { verdict: "failed", exitCode: 1 } },
  ]);
  expect(testsIn(logOf(ran("npm test", -1), { tool_name: "terminal", observation: told }))).toMatchObject([
    { command: "npm test", seen: { verdict: "failed", exitCode: 1 }, tree: undefined },
  ]);
});

test("a test that fails is not green, and of many the last are shown", () => {
  const tests = Array.from({ length: 7 }, (_, at) => ({
    command: `make -C ${at} test`,
    verdict: "failed" as const,
    exitCode: 2,
  }));
  const rows = renderTests(tests).split("\n");
  expect(rows[0]).toBe("The last test command failed (`make -C 6 test`, exit code 2).");
  expect(rows[2]).toContain("(the last 5 of 7)");
  expect(rows.at(-1)).toBe("| `make -C 6 test` | ❌ 2 |");
  expect(renderTests([])).toBe("");
});

const why = "`a.js` was changed after it";
const failed: TestSeen = { command: "npm test", verdict: "failed", exitCode: 1 };
const passed: TestSeen = { command: "npm run test:all", verdict: "passed", exitCode: 0 };
const unheard = { verdict: "unknown" as const, exitCode: undefined };
const unknown: TestSeen = { command: "npm test | tail", ...unheard, why: "its result is that of a pipe" };
const running: TestSeen = { command: "npm t", ...unheard, isRunning: true, why: "it was still running at the end" };

test.for<[string, readonly TestSeen[], string]>([
  ["there is none", [], "none"],
  ["the last passed", [{ ...failed, why }, passed], "passed"],
  ["the last failed", [passed, failed], "failed"],
  ["the last that is known failed, before a change", [{ ...failed, why }, unknown], "failed"],
  ["one fails on what is published, and the last passed", [failed, passed], "failed"],
  ["one still runs", [passed, running], "unfinished"],
  ["the only one ran before a change", [{ ...passed, why }], "unknown"],
  ["nobody knows how the only one ended", [unknown], "unknown"],
  ["one passed, and of another nobody knows", [passed, unknown], "passed"],
])("where %s, the tests say of what is published: %s", ([_, tests, verdict]) => {
  expect(verdictOf(tests)).toBe(verdict);
});

test("tests that the host ran itself on what is published count as one of them", () => {
  expect(verdictOf([unknown], "passed")).toBe("passed");
  expect(verdictOf([], "passed")).toBe("passed");
  expect(verdictOf([failed], "passed")).toBe("failed");
  expect(verdictOf([unknown], "unknown")).toBe("unknown");
  expect(verdictOf([], "unknown")).toBe("unknown");
});

test("a test whose exit code is that of another command is listed, and is neither green nor red", () => {
  const all = [
    noted("npm test", 1, { files: { "a.js": "1" } }),
    ran("npm test | tail -3", 0, ""),
    ran("npm test; echo done", 1, ""),
  ];
  const tests = testsSeen(testsIn(logOf(...all)), published);
  expect(tests.map(({ exitCode }) => exitCode)).toEqual([1, undefined, undefined]);
  const told = renderTests(tests);
  expect(told).toMatch(/^The last test command whose result is known failed \(`npm test`, exit code 1\)\.\n/);
  expect(told.match(/its result is that of (?:a pipe|another command)/g)).toHaveLength(2);
  expect(told).not.toContain("✅");
  expect(renderTests(tests.slice(1))).not.toContain("failed");
});

test("commands that failed after the last change have rows", () => {
  expect(renderFailed([{ command: "npm run lint", exitCode: 2 }])).toBe(
    "| Commands that failed after the last change | Exit code |\n|-|-|\n| `npm run lint` | ❌ 2 |",
  );
  expect(renderFailed([])).toBe("");
});
