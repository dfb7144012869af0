/** The log of the job while the agent works, read as GitHub's runner reads it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Event } from "../../src/core/event/event.ts";
import { redactor } from "../../src/lib/mask/mask.ts";
import { RunnerLog } from "../../src/rehearsal/runner/log.ts";
import { showsOutput, stepLog } from "../../src/runner/step-log.ts";
import { writtenInTest } from "./written.ts";

const written = writtenInTest();
const token = "6f1ed002-ab5d-4b1c-9f0e-2f7a3c1d9e10";
const secret = "hunter2-is-a-secret";

function log(isShown = true) {
  return stepLog({ redact: redactor([secret]), newToken: () => token, showsOutput: isShown });
}

/** As the runner shows it: it ends a line at CR as well as at LF. */
function shown() {
  const runner = new RunnerLog([]);
  for (const line of written
    .join("")
    .split(/\r\n|\r|\n/)
    .filter(Boolean))
    runner.read(line);
  return runner;
}

const stamp = { id: "11111111-2222", timestamp: "2026-11-21T10:00:00.000Z" };

function acts(call: string, reply: string, values: object, thought = "") {
  const tool_name = "path" in values ? "file_editor" : "terminal";
  return Event.parse({
    ...{ ...stamp, kind: "ActionEvent", source: "agent", tool_name, tool_call_id: call, llm_response_id: reply },
    thought: thought === "" ? [] : [{ type: "text", text: thought }],
    action: { kind: "Action", ...values },
    tool_call: { id: call, name: tool_name, arguments: "{}", origin: "completion" },
  });
}

function observes(call: string, text: string, more: object = { kind: "TerminalObservation", exit_code: 0 }) {
  return Event.parse({
    ...{ ...stamp, kind: "ObservationEvent", tool_name: "terminal", tool_call_id: call, action_id: "a" },
    observation: { content: [{ type: "text", text }], ...more },
  });
}

test("a call with nested arguments is told by their values", () => {
  const { onEvent } = log();
  onEvent(
    acts("c1", "r1", { command: "plan", intent: { name: "labels", add: ["bug", "docs"] }, list: [{ title: "A" }] }),
  );
  expect(lines()[0]).toBe("group: Step 1: terminal plan labels bug,docs A");
});

test("after code, a number or a switch has its name, and elsewhere it is told as it is", () => {
  const { onEvent } = log();
  onEvent(acts("c1", "r1", { code: "while True: pass", timeout: 2 }));
  onEvent(acts("c2", "r2", { code: 'goto("http://x.test")', screenshot: true }));
  onEvent(acts("c3", "r3", { line: 5, kind_of: "minor" }));
  expect(lines().filter((line) => line.startsWith("group: "))).toEqual([
    "group: Step 1: terminal while True: pass (timeout: 2)",
    'group: Step 2: terminal goto("http://x.test") (screenshot: true)',
    "group: Step 3: terminal 5 minor",
  ]);
});

test("each check and each second opinion has a line, behind the step that it was about", () => {
  const { onEvent } = log();
  const end = { command: "npm test", exit_code: 1, timed_out: false, output: "not ok" };
  const judged = (check: object, opinion?: object) => ({ score: 0, metadata: { check, ...(opinion && { opinion }) } });
  const finish = (call: string, critic_result: object) => ({
    ...acts(call, call, { message: "Done." }),
    critic_result,
  });
  onEvent(Event.parse(finish("c1", judged(end))));
  onEvent(observes("c1", "Done.", { kind: "FinishObservation" }));
  const message = { role: "user", content: [{ type: "text", text: "Continue." }] };
  const back = { ...stamp, kind: "MessageEvent", source: "user", llm_message: message, sender: "critic" };
  onEvent(Event.parse({ ...back, critic_result: judged(end) }));
  const value = { critic_result: judged({ ...end, timed_out: true }) };
  onEvent(
    Event.parse({ ...stamp, kind: "ConversationStateUpdateEvent", source: "environment", key: "agent_state", value }),
  );
  onEvent(Event.parse(finish("c2", judged({ ...end, exit_code: 0 }, { score: 0.2, message: "No test." }))));
  onEvent(observes("c2", "Done.", { kind: "FinishObservation" }));
  expect(lines().filter((line) => /^(?:check|second)/.test(line))).toEqual([
    "check npm test: failed with exit code 1",
    "check npm test: did not end in time",
    "check npm test: passed",
    "second opinion of the model: 0.2 of 1: No test.",
  ]);
});

const lines = () => shown().lines.map(({ kind, text }) => (kind === "text" ? text : `${kind}: ${text}`));

test("each step is a group, with the words of the model before it and what came of it behind", () => {
  const { onEvent } = log();
  onEvent(acts("c1", "r1", { command: "npm test" }, "I run the tests first."));
  onEvent(observes("c1", "1 failed\n  at a.js:3\n", { kind: "TerminalObservation", exit_code: 1 }));
  onEvent(acts("c2", "r2", { command: "ls" }));
  onEvent(acts("c3", "r2", { command: "pwd" }));
  onEvent(observes("c2", "a.js"));
  onEvent(observes("c3", "/repo"));
  expect(lines()).toEqual([
    "agent says: I run the tests first.",
    "group: Step 1: terminal npm test",
    "command: stop-commands",
    "| 1 failed",
    "|   at a.js:3",
    "command: resume-commands",
    "endgroup: ",
    "<- terminal exit code 1, 21 bytes",
    "group: Step 2: terminal ls",
    "-> terminal pwd",
    "command: stop-commands",
    "| a.js",
    "command: resume-commands",
    "command: stop-commands",
    "| /repo",
    "command: resume-commands",
    "endgroup: ",
    "<- terminal exit code 0, 4 bytes",
    "<- terminal exit code 0, 5 bytes",
  ]);
});

test("without output there are the same groups, with the size of what was printed", () => {
  const { onEvent } = log(false);
  onEvent(acts("c1", "r1", { command: "npm test" }));
  onEvent(observes("c1", "x".repeat(12_345)));
  expect(lines()).toEqual(["group: Step 1: terminal npm test", "endgroup: ", "<- terminal exit code 0, 12,345 bytes"]);
});

test("an edit is told by its file and its lines, with output or without", () => {
  for (const isShown of [true, false]) {
    written.length = 0;
    const { onEvent } = log(isShown);
    onEvent(acts("c1", "r1", { command: "str_replace", path: "src/a.js" }));
    const texts = { old_content: "a\nb\n", new_content: "a\nc\nd\n", prev_exist: true, path: "src/a.js" };
    onEvent(observes("c1", "Edited.", { kind: "FileEditorObservation", ...texts }));
    expect(lines()[1]).toBe("edited src/a.js +2 −1");
  }
});

test.for([
  ["a new file", { prev_exist: false, new_content: "a\nb\n", path: "a" }, ["edited a +2 −0"]],
  ["a file that was only read", { prev_exist: true, path: "a" }, []],
  ["a file that is too large for the log", { prev_exist: true, path: "a", new_content: "x" }, []],
  [
    "a patch",
    {
      commit: {
        changes: {
          a: { type: "add", new_content: "x\n" },
          b: { type: "delete", old_content: "x\ny\n" },
          c: { type: "update", old_content: "x\n", new_content: "y\n" },
        },
      },
    },
    ["edited a +1 −0", "edited b +0 −2", "edited c +1 −1"],
  ],
] as const)("the lines of %s", ([, observation, expected]) => {
  const { onEvent } = log();
  onEvent(acts("c1", "r1", { command: "x", path: "a" }));
  onEvent(observes("c1", "Done.", { kind: "O", ...observation }));
  expect(lines().slice(1, -2)).toEqual(expected);
});

test("the last forty lines are shown, long ones cut", () => {
  const { onEvent } = log();
  onEvent(acts("c1", "r1", { command: "seq 100" }));
  onEvent(
    observes("c1", `${Array.from({ length: 100 }, (_, index) => `line ${index}`).join("\n")}\n${"y".repeat(99_999)}`),
  );
  const output = lines().filter((line) => line.startsWith("|"));
  expect(output.slice(0, 2)).toEqual(["| … 61 lines before", "| line 61"]);
  expect(output).toHaveLength(41);
  expect(output.at(-1)).toBe(`| ${"y".repeat(400)}…`);
});

test("a step that was cut off ends its group, and so does the end of the run", () => {
  const { onEvent, close } = log();
  onEvent(acts("c1", "r1", { command: "sleep 9" }));
  close();
  onEvent(acts("c2", "r2", { command: "sleep 8" }));
  onEvent(Event.parse({ ...stamp, kind: "ConversationErrorEvent", source: "environment", code: "x", detail: "Out" }));
  expect(lines()).toEqual([
    "group: Step 1: terminal sleep 9",
    "endgroup: ",
    "group: Step 2: terminal sleep 8",
    "endgroup: ",
    "stopped: x: Out",
  ]);
});

test("a secret is masked in commands, in output, behind colors, and where a line is cut", () => {
  const { onEvent } = log();
  onEvent(acts("c1", "r1", { command: `echo ${secret}` }, `It is ${secret}.`));
  const colored = `${secret.slice(0, 5)}\u001b[31m${secret.slice(5)}`;
  onEvent(
    observes("c1", `${secret}\n${colored}\n${"z".repeat(395)}${secret}\n${secret.slice(0, 5)}\u0000${secret.slice(5)}`),
  );
  expect(written.join("")).toContain("z".repeat(395));
  expect(written.join("")).not.toMatch(/hunt/);
});

/** What would be obeyed if it stood on a line of its own. */
const hostile = [
  "::set-output name=outcome::changed",
  "::add-mask::a",
  "::endgroup::",
  "::stop-commands::x",
  "::x::",
  `::${token.slice(0, 8)}::`,
  "##[command]x",
  "##[group]x",
  "a ##[endgroup] b",
  "##\u001b[0m[error]you",
  "x\r::error::you",
  "x\r\n::error::you",
  "\u001b[2K\u001b[1A::error::you",
  "\u001b]8;;http://x.test\u0007::error::you",
  "\u0000::error::you",
  "\u2028::error::you\u2029::error::you",
  "\u0085::error::you",
  " \t\ufeff\u00a0::error::you",
  `${"x".repeat(500)}\n::error::you`,
  `${"x".repeat(100_000)}::error::you`,
];

test.for(hostile)("output of %j is text, and what we print behind it is obeyed", (text) => {
  const { onEvent } = log();
  onEvent(acts("c1", "r1", { command: "cat x" }));
  onEvent(observes("c1", text));
  const { lines, outputs, state, errors } = shown();
  const kinds = lines.map(({ kind, text }) => (kind === "command" ? text : kind)).filter((kind) => kind !== "text");
  expect(kinds).toEqual(["group", "stop-commands", "resume-commands", "endgroup"]);
  expect([outputs, state, errors]).toEqual([{}, {}, []]);
  // Even if commands were not stopped.
  const alone = new RunnerLog([]);
  for (const line of written.join("").split(/\r\n|\r|\n/)) if (line.startsWith("|")) alone.read(line);
  expect(alone.lines.filter(({ kind }) => kind !== "text")).toEqual([]);
  expect(alone.lines.every(({ text }) => text.length < 500)).toBe(true);
});

test("harmless output is shown as it is", () => {
  const text = "src::lib # [x] a::b::c\n  indented ## heading\n50 % done: ok";
  const { onEvent } = log();
  onEvent(acts("c1", "r1", { command: "cat x" }));
  onEvent(observes("c1", text));
  expect(lines().filter((line) => line.startsWith("|"))).toEqual(text.split("\n").map((line) => `| ${line}`));
});

test.for([
  ["full", false, true],
  ["full", undefined, true],
  ["none", true, false],
  ["auto", true, true],
  ["auto", false, false],
  ["auto", undefined, false],
] as const)("show-output: %s, in a repository that is private: %s", ([setting, isPrivate, expected]) => {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-event-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "event.json");
  writeFileSync(
    path,
    JSON.stringify(isPrivate === undefined ? { schedule: "0 0 * * *" } : { repository: { private: isPrivate } }),
  );
  expect(showsOutput(setting, { GITHUB_EVENT_PATH: path })).toBe(expected);
  expect(showsOutput("auto", { GITHUB_EVENT_PATH: join(folder, "no.json") })).toBe(false);
});
