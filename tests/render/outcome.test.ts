import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOUBTS, type Ending, FAILING, OUTCOMES, signOf } from "../../src/render/outcome.ts";

const unseen = { files: 1, unseen: ["a.bin"], unread: 0, isCut: false };
const unread = { files: 2, unseen: [], unread: 2, isCut: false };
const findings = { found: 0, stillOpen: 0, blocking: 0 };

test.for<[Ending, string, string | undefined, number]>([
  [{ outcome: "changed" }, "🟢", "hooray", 0],
  [{ outcome: "changed", torn: ["package-lock.json"] }, "🟠", "+1", 0],
  [{ outcome: "changed", withheld: [{ code: "DKH-101" }] }, "🟠", "+1", 0],
  [{ outcome: "changed", withheld: [{ code: "DKH-203" }] }, "🟢", "hooray", 0],
  [{ outcome: "changed", approvalComment: "To approve: …" }, "🟠", "+1", 0],
  [{ outcome: "changed", doubts: ["opinion-bad"] }, "🟠", "+1", 0],
  [{ outcome: "answered", toolCalls: 1 }, "🟢", "hooray", 0],
  [{ outcome: "answered", toolCalls: 0 }, "⚪", "+1", 0],
  [{ outcome: "answered" }, "⚪", "+1", 0],
  [{ outcome: "no-op", toolCalls: 3 }, "⚪", "+1", 0],
  [{ outcome: "awaiting-approval" }, "🟠", "eyes", 0],
  [{ outcome: "skipped" }, "", undefined, 0],
  [{ outcome: "blocked" }, "🟠", "confused", 1],
  [{ outcome: "failed" }, "🔴", "confused", 1],
  [{ outcome: "stuck" }, "🔴", "confused", 1],
  [{ outcome: "timed-out" }, "🔴", "confused", 1],
  [{ outcome: "budget-exhausted" }, "🔴", "confused", 1],
  [{ outcome: "cancelled" }, "🔴", "confused", 1],
  [{ outcome: "answered", toolCalls: 3, review: { ...findings, found: 2, blocking: 1 } }, "🔴", "hooray", 0],
  [{ outcome: "no-op", toolCalls: 3, review: { ...findings, stillOpen: 1, blocking: 1 } }, "🔴", "hooray", 0],
  [{ outcome: "answered", toolCalls: 3, review: { ...findings, found: 2 } }, "🟠", "hooray", 0],
  [{ outcome: "no-op", toolCalls: 3, review: { ...findings, stillOpen: 1 } }, "🟠", "hooray", 0],
  [{ outcome: "no-op", toolCalls: 3, review: findings }, "🟢", "hooray", 0],
  [{ outcome: "no-op", toolCalls: 0, review: findings }, "⚪", "+1", 0],
  [{ outcome: "no-op", toolCalls: 3, review: { ...findings, looks: unseen } }, "⚪", "+1", 0],
  [{ outcome: "no-op", toolCalls: 3, review: { ...findings, looks: unread } }, "⚪", "+1", 0],
  [{ outcome: "no-op", toolCalls: 3, review: { ...findings, looks: { ...unread, files: 3 } } }, "🟢", "hooray", 0],
  [{ outcome: "answered", review: findings }, "🟢", "hooray", 0],
  [{ outcome: "failed", toolCalls: 3, review: { ...findings, found: 2 } }, "🔴", "confused", 1],
])("%j is shown as %s, with %s, and exit code %i", ([ending, mark, reaction, exitCode]) => {
  expect(signOf(ending)).toEqual({ mark, reaction, exitCode });
});

test.for(DOUBTS.map((doubt) => [doubt] as const))(
  "finished work with the doubt %s is orange, and fails no job",
  ([doubt]) => {
    const orange = { mark: "🟠", reaction: "+1", exitCode: 0 };
    expect(signOf({ outcome: "changed", doubts: [doubt] })).toEqual(orange);
    expect(signOf({ outcome: "answered", toolCalls: 1, doubts: [doubt] })).toEqual(orange);
    expect(signOf({ outcome: "changed", doubts: [] }).mark).toBe("🟢");
  },
);

test("a doubt makes no other end better or worse", () => {
  const others = OUTCOMES.filter((outcome) => outcome !== "changed" && outcome !== "answered");
  for (const outcome of others) expect(signOf({ outcome, doubts: DOUBTS })).toEqual(signOf({ outcome }));
  expect(signOf({ outcome: "answered", toolCalls: 0, doubts: DOUBTS }).mark).toBe("⚪");
});

test.for<[Ending["proposed"], string]>([
  [["done"], "🟢"],
  [["done", "refused"], "🟠"],
  [["not-taken"], "⚪"],
])("an answer with the proposals %j is %s", ([proposed, mark]) => {
  expect(signOf({ outcome: "answered", proposed }).mark).toBe(mark);
});

test("the job fails where nothing was done that was asked for", () => {
  expect(FAILING).toEqual(OUTCOMES.filter((outcome) => signOf({ outcome }).exitCode === 1));
});

test.for([
  ["cancelled-early", "cancelled"],
  ["cut-off", "cancelled"],
  ["cut-off-pull-request", "cancelled"],
  ["sweep-lost-run", "failed"],
] as const)("the heading of %s has the mark of a run that is %s", ([name, outcome]) => {
  const words = readFileSync(new URL(`../../prompts/${name}.md`, import.meta.url), "utf8");
  expect(words).toMatch(new RegExp(`^### ${signOf({ outcome }).mark} `, "u"));
});
