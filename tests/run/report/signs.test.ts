/** Every row of the table of signs, as people and workflows see it: heading, reaction, exit code and outputs. */
import { expect, test } from "vitest";
import { DOUBTS, OUTCOMES, type Outcome, signOf } from "../../../src/render/outcome.ts";
import { renderReport } from "../../../src/render/report/report.ts";
import type { Report } from "../../../src/render/report/report-facts.ts";
import { type TestSeen, verdictOf } from "../../../src/render/report/tests-seen.ts";
import { doubtClause } from "../../../src/run/outcome/doubts.ts";
import { NO_WORK } from "../../../src/run/outcome/run-result.ts";
import { outputsOf } from "../../../src/run/report/outputs.ts";

const links = {
  conversationId: "11111111-2222-3333-4444-555555555555",
  runUrl: "https://github.test/acme/tides/actions/runs/7",
  requester: "maria",
  repositoryUrl: "https://github.test/acme/tides",
  phrases: ["@agent"],
};
const run = {
  memory: { id: links.conversationId, isResumed: false },
  job: { repository: { owner: "acme", name: "tides" } },
} as never as Parameters<typeof outputsOf>[2]; // the outputs read no more of a run

const REASONS: Readonly<Record<Outcome, string>> = {
  changed: "Changed 1 file: draft pull request #2",
  answered: "Answered – nothing was changed",
  "no-op": "Nothing was changed, and there is no answer",
  "awaiting-approval": "An action waits for approval",
  blocked: "Nothing could be published",
  "budget-exhausted": "Stopped at the limit of $1.00",
  "timed-out": "Stopped after 30 minutes, which is the limit",
  stuck: "Stopped because I was repeating myself",
  cancelled: "The run was cancelled",
  failed: "The model endpoint refused the key",
  skipped: "The comment does not mention @agent",
};

const report = (outcome: Outcome, more: Partial<Report> = {}): Report => ({
  ...NO_WORK,
  ...{
    outcome,
    reason: REASONS[outcome],
    hint: "",
    durationMs: 0,
    toolCalls: 1,
    looks: 1,
    tests: [],
    testsVerdict: "none",
    ...more,
  },
});
const withVerdict = (tests: readonly TestSeen[]) => ({ tests, testsVerdict: verdictOf(tests) });
const ran = (verdict: TestSeen["verdict"], more: Partial<TestSeen> = {}): Partial<Report> => ({
  ...withVerdict([{ command: "npm test", verdict, exitCode: verdict === "failed" ? 1 : 0, ...more }]),
});
const inDoubt = (doubt: (typeof DOUBTS)[number]) =>
  report("changed", { doubts: [doubt], reason: `Changed 1 file${doubtClause([doubt])}: draft pull request #2` });
const review = { found: 0, stillOpen: 0, blocking: 0 } as never as NonNullable<Report["review"]>; // what decides the sign
const reviewed = (found: number, blocking: number, more: Partial<Report> = {}) =>
  report("answered", { review: { ...review, found, blocking }, reason: "Reviewed pull request #2", ...more });

const proposed = (status: "done" | "refused") =>
  report("answered", {
    toolCalls: 0,
    looks: 0,
    proposed: [status],
    reason: "1 proposal",
  });

const CASES: readonly (readonly [what: string, ended: Report])[] = [
  ...OUTCOMES.map((outcome) => [outcome, report(outcome)] as const),
  ["answered, nothing was looked at", report("answered", { toolCalls: 0, looks: 0 })],
  ...DOUBTS.map((doubt) => [`changed, ${doubt}`, inDoubt(doubt)] as const),
  ["changed, tests passed", report("changed", ran("passed"))],
  ["changed, tests failed", { ...inDoubt("test-failed"), ...ran("failed") }],
  [
    "changed, a test still runs",
    { ...inDoubt("test-unfinished"), ...ran("unknown", { isRunning: true, why: "it was still running at the end" }) },
  ],
  ["changed, no test counts", { ...inDoubt("test-unknown"), ...ran("passed", { why: "`a.js` was changed after it" }) }],
  ["only a proposal was carried out", proposed("done")],
  ["only a proposal was refused", proposed("refused")],
  ["a review with a blocking finding", reviewed(2, 1)],
  ["a review with findings", reviewed(2, 0)],
  ["a review without findings", reviewed(0, 0)],
  ["a review that looked at nothing", reviewed(0, 0, { toolCalls: 0 })],
];

test("every row of the table of signs", async () => {
  const rows = CASES.map(([what, ended]) => {
    const [heading = ""] = renderReport({ ...ended, review: undefined }, links).split("\n");
    const { mark, reaction, exitCode } = signOf(ended);
    const { outcome, tests } = outputsOf({ report: ended, fault: undefined, conversationPath: "" }, undefined, run);
    const shown = ended.review ? `### ${mark} ${ended.reason}` : heading;
    return [what, shown, reaction ?? "none", exitCode, outcome, tests].join(" | ");
  });
  const head = "case | heading | reaction | exit code | outcome | tests\n-|-|-|-|-|-";
  await expect(`${[head, ...rows].join("\n")}\n`).toMatchFileSnapshot("golden/signs.md");
});
