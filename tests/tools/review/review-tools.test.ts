import { expect } from "vitest";
import { Event } from "../../../src/core/event/event.ts";
import type { Tool } from "../../../src/core/tool/tool.ts";
import { wireAction } from "../../../src/core/tool/wire-class.ts";
import type { Workspace } from "../../../src/core/workspace/workspace.ts";
import { fingerprintOf, type KnownFinding } from "../../../src/tools/review/finding.ts";
import {
  closedIn,
  closeFinding,
  findingsIn,
  numbered,
  readDiff,
  reportFinding,
} from "../../../src/tools/review/review-tools.ts";
import { test } from "../../core/workspace/temp-folder.ts";
import { answerOf } from "../tool-answers.ts";

const patch = "@@ -3,4 +3,5 @@ f()\n a\n-b\n+B\n+C\n c\n d\n@@ -20,2 +21,1 @@\n x\n-y";
const diff = [
  {
    path: "src/a.ts",
    patch,
    hunks: [
      { old: [4], new: [3, 4, 5, 6, 7] },
      { old: [21], new: [21] },
    ],
  },
  { path: "logo.png", patch: undefined, hunks: [] },
];
const finding = {
  path: "src/a.ts",
  line: 4,
  severity: "important",
  title: "It is off by one.",
  body: "For 0.",
} as const;

test("a finding on a line of the diff is noted, with what was left out", async ({ workspace }) => {
  const answer = await answerOf(reportFinding(diff, []), finding, workspace);
  expect(answer).toMatchObject({ kind: "ClientToolObservation", is_error: false });
});

test.for([
  ["several lines of one hunk", { start_line: 3, line: 7 }],
  ["a line that was taken out", { side: "old", line: 21 }],
  ["a suggestion for the new file", { suggestion: "" }],
] as const)("it may be about %s", async ([, fields], { workspace }) => {
  expect(await answerOf(reportFinding(diff, []), { ...finding, ...fields }, workspace)).toMatchObject({
    is_error: false,
  });
});

test.for([
  ["a file that is not changed", { path: "b/a.ts" }, "does not change b/a.ts. It changes src/a.ts, logo.png."],
  ["a file without a diff", { path: "logo.png" }, "GitHub shows no diff of logo.png"],
  [
    "a line outside the diff",
    { line: 12 },
    "Line 12 of the new src/a.ts is not in the diff. The nearest lines that can have findings: 3-7, 21.",
  ],
  ["a line near the end", { line: 19 }, "lines that can have findings: 21, 3-7."],
  ["a line that was not taken out", { side: "old", line: 3 }, "lines that can have findings: 4, 21."],
  ["lines of two hunks", { start_line: 5, line: 21 }, "Line 5 of the new src/a.ts is not in the hunk of line 21."],
  ["lines the wrong way round", { start_line: 5, line: 4 }, "start_line 5 comes after line 4."],
  ["a suggestion for the old file", { side: "old", suggestion: "b" }, "leave it out, or use the side `new`"],
  ["a severity of its own", { severity: "fatal" }, "Invalid option"],
  ["line 0", { line: 0 }, "expected number to be >=1"],
] as const)("it is not about %s, and the model is told what would do", async ([, fields, words], { workspace }) => {
  const answer = await answerOf(reportFinding(diff, []), { ...finding, ...fields }, workspace);
  expect(answer.is_error).toBe(true);
  expect(answer.text).toContain(words);
});

const known = (status: KnownFinding["status"], id = 7001): KnownFinding => ({
  ...{ id, status, severity: "important", fingerprint: fingerprintOf(finding) },
});

test("what is known is not said again, however it is punctuated", async ({ workspace }) => {
  const again = { ...finding, line: 5, title: "it is OFF by one" };
  const open = await answerOf(reportFinding(diff, [known("open")]), again, workspace);
  expect(open).toMatchObject({
    is_error: true,
    text: expect.stringContaining("review comment 7001, which is still open"),
  });
  const dismissed = await answerOf(reportFinding(diff, [known("dismissed")]), again, workspace);
  expect(dismissed.text).toContain("which somebody has resolved");
  const tool = reportFinding(diff, []);
  expect((await answerOf(tool, finding, workspace)).is_error).toBe(false);
  expect((await answerOf(tool, again, workspace)).text).toBe("You have reported this already.");
  expect((await answerOf(tool, { ...finding, title: "Another" }, workspace)).is_error).toBe(false);
});

test("a review ends at forty findings", async ({ workspace }) => {
  const tool = reportFinding(diff, []);
  for (let n = 1; n <= 40; n++)
    expect((await answerOf(tool, { ...finding, title: `T${n}` }, workspace)).is_error).toBe(false);
  expect((await answerOf(tool, { ...finding, title: "T41" }, workspace)).text).toContain("at most 40");
});

test("an open finding of ours can be closed, and no other", async ({ workspace }) => {
  const tool = closeFinding([known("open"), known("dismissed", 7002)]);
  const closed = { comment: 7001, reason: "The loop ends at n." };
  expect(await answerOf(tool, closed, workspace)).toMatchObject({ is_error: false });
  for (const comment of [7002, 1]) {
    const answer = await answerOf(tool, { ...closed, comment }, workspace);
    expect(answer.text).toBe(`${comment} is not an open finding of yours. Those are 7001.`);
  }
});

test("a diff is shown with the numbers that findings are given by", async ({ workspace }) => {
  const { text } = await answerOf(readDiff(diff), { path: "src/a.ts" }, workspace);
  expect(text).toBe(numbered(patch));
  expect(text.split("\n").slice(1, 5)).toEqual([
    "    3     3  a",
    "    4       -b",
    "          4 +B",
    "          5 +C",
  ]);
  expect((await answerOf(readDiff(diff), { path: "logo.png" }, workspace)).text).toContain("binary, or too long");
});

/** A call of the tool and its result. */
async function called(tool: Tool, input: object, id: string, workspace: Workspace): Promise<Event[]> {
  const { text: _, ...observation } = await answerOf(tool, input, workspace);
  const about = { tool_name: tool.name, tool_call_id: id, timestamp: "2026-11-21T10:00:00Z" };
  const tool_call = { id, name: tool.name, arguments: JSON.stringify(input) };
  const action = wireAction(tool, tool.input.parse(input));
  return [
    Event.parse({ ...about, kind: "ActionEvent", id: `${id}a`, llm_response_id: "r", action, tool_call }),
    Event.parse({ ...about, kind: "ObservationEvent", id: `${id}b`, action_id: `${id}a`, observation }),
  ];
}

test("the log has all that was reported and closed, and nothing that was refused", async ({ workspace }) => {
  const [report, close] = [reportFinding(diff, []), closeFinding([known("open")])];
  const closed = { comment: 7001, reason: "Done." };
  const log = [
    ...(await called(report, finding, "0000000", workspace)),
    ...(await called(report, { ...finding, line: 99 }, "0000001", workspace)),
    ...(await called(close, closed, "0000002", workspace)),
    ...(await called(close, closed, "0000003", workspace)),
    ...(await called(close, { ...closed, comment: 3 }, "0000004", workspace)),
  ];
  expect(findingsIn(log)).toEqual([{ ...finding, side: "new" }]);
  expect(closedIn(log)).toEqual([closed]);
});
