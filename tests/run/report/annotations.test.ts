import { join } from "node:path";
import { expect, test } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { annotationsFor, annotationsIn, renderTextTimeline } from "../../../src/run/report/annotations.ts";
import { risksIn } from "../../../src/run/report/run-facts.ts";

import { countingStamper } from "../../core/event/counting-stamper.ts";

const files = ["src/a.ts", "src/b.py", "test/c.test.js", "Main.java"];

function ran(command: string, exit_code: number, output: string): Event {
  const log = new EventLog(memoryStore(), countingStamper());
  const observation = { kind: "TerminalObservation", command, exit_code, content: [{ type: "text", text: output }] };
  const about = { tool_name: "terminal", tool_call_id: "c", action_id: "a" };
  return log.append({ kind: "ObservationEvent", ...about, observation: observation as never });
}

const found = (...events: Event[]) => annotationsIn(events, "/repo", (path) => files.includes(path));

test.for([
  ["src/a.ts:3:7: error: no such name", { file: "src/a.ts", line: 3, message: "error: no such name" }],
  ["./src/b.py:12: in test_it", { file: "src/b.py", line: 12, message: "in test_it" }],
  [
    "  at f (file:///repo/test/c.test.js:14:10)",
    { file: "test/c.test.js", line: 14, message: "at f (file:///repo/test/c.test.js:14:10)" },
  ],
  ["src/a.ts(3,7): error TS2322: Type", { file: "src/a.ts", line: 3, message: "error TS2322: Type" }],
  ["/repo/Main.java:8: error: ';' expected", { file: "Main.java", line: 8, message: "error: ';' expected" }],
  ['File "src/a.ts:4"', { file: "src/a.ts", line: 4, message: '"' }],
] as const)("a failed command that says %j is shown at that line", ([line, annotation]) => {
  expect(found(ran("npm test", 1, `noise\n${line}\nmore`))).toEqual([annotation]);
});

test("what failed on another machine is shown at the file that is here", () => {
  const workspace = join(import.meta.dirname, "..", "..", "..");
  const events = [ran("npm test", 1, "/far/away/package.json:3: no such name")];
  const annotation = { file: "package.json", line: 3, message: "no such name" };
  expect(annotationsFor({ events, workingDir: "/far/away" }, workspace)).toEqual([annotation]);
  expect(annotationsFor({ events }, workspace)).toEqual([]);
});

test.for([
  "/etc/passwd.d:3: x",
  "../src/a.ts:3: x",
  "src/gone.ts:3: x",
  "node_modules/x/y.js:1:1 x",
  "http://example.org:443/x",
  "12:30:05 started",
  `${"a/".repeat(5000)}b.ts:1`,
])("%s is no place in a file of ours", (line) => {
  expect(found(ran("npm test", 1, line))).toEqual([]);
});

test("what was fixed since is not shown, and neither is what did not fail or was stopped", () => {
  const failed = "src/a.ts:3:7: bad";
  expect(found(ran("npm test", 1, failed), ran("npm test", 0, failed))).toEqual([]);
  expect(found(ran("npm test", 0, failed), ran("npm test", 1, failed))).toHaveLength(1);
  expect(found(ran("npm test", -1, failed))).toEqual([]);
});

test("each line is shown once, and ten at most", () => {
  const twice = found(ran("npm test", 1, "src/a.ts:3: first\nsrc/a.ts:3:9: second"));
  expect(twice).toEqual([{ file: "src/a.ts", line: 3, message: "first" }]);
  const many = Array.from({ length: 30 }, (_, line) => `src/a.ts:${line + 1}: bad`).join("\n");
  expect(found(ran("npm test", 1, many))).toHaveLength(10);
});

function did(action: object, security_risk: string): Event {
  const tool_call = { id: "c", name: "terminal", arguments: "{}", origin: "completion" };
  const event = { kind: "ActionEvent", id: "a", tool_name: "terminal", tool_call, action, security_risk };
  return { ...event, timestamp: "2026-11-21T10:00:00Z" } as unknown as Event; // only what is read of it
}

test("what ran and was judged to be of medium risk is told, whatever the model called it", () => {
  const action = did({ kind: "TerminalAction", command: "npm ci\n--force" }, "UNKNOWN");
  const judged = (risk: string) => ({ kind: "SecurityAnalysisEvent", risks: { a: risk } }) as unknown as Event; // as above
  const result = ran("npm ci", 0, "");
  expect(risksIn([action, judged("MEDIUM"), result])).toEqual(["terminal npm ci --force"]);
  expect(risksIn([action, judged("MEDIUM")])).toEqual([]);
  expect(risksIn([action, judged("LOW"), result])).toEqual([]);
  expect(risksIn([did({ kind: "TerminalAction", command: "ls" }, "MEDIUM"), result])).toEqual([]);
});

test("the timeline has a line for each thing that happened, in a fence that none of them ends", () => {
  const text = renderTextTimeline([
    did({ kind: "TerminalAction", command: "echo '````'\n</details>" }, "LOW"),
    ran("x", 1, "y"),
  ]);
  expect(text.split("\n").slice(0, 5)).toEqual([
    "<details><summary>Timeline (2 lines, UTC)</summary>",
    "",
    "`````text",
    "10:00:00 -> terminal echo '````' </details>",
    "00:00:01 <- terminal exit code 1, 1 byte",
  ]);
  expect(renderTextTimeline([])).toBe("");
});

test("a long timeline is cut in the middle, and says so", () => {
  const lines = renderTextTimeline(Array.from({ length: 600 }, () => ran("x", 0, "y"))).split("\n");
  expect(lines).toHaveLength(3 + 501 + 3);
  expect(lines[103]).toBe("… 100 more …");
});
