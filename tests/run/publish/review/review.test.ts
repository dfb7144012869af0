import { expect, test } from "vitest";
import type { Pull } from "../../../../src/github/read/pull/pull.ts";
import { Fault } from "../../../../src/lib/fault.ts";
import type { ReviewFacts } from "../../../../src/render/report/review-facts.ts";
import { cleanFinding, concludeReview, reviewVerdictOf } from "../../../../src/run/publish/give-review.ts";
import type { Finding } from "../../../../src/tools/review/finding.ts";

const end = { branch: "b", sha: "1".repeat(40), repository: "stranger/slugify" };
const pull = (isFork: boolean): Pull => ({
  ...{
    number: 1,
    url: "https://x/pull/1",
    state: "open",
    isDraft: false,
    isFork,
    maintainerCanModify: false,
    head: end,
    base: end,
  },
});
const finding: Finding = {
  path: "a.js",
  side: "new",
  line: 1,
  severity: "minor",
  title: "key-123 is here",
  body: "So is key-123.",
  suggestion: "let a;",
};
const redact = (text: string) => text.replaceAll("key-123", "***");

test("what must not leave is taken out of a finding", () => {
  expect(cleanFinding(finding, redact)).toEqual({ ...finding, title: "*** is here", body: "So is ***." });
});

test.each([
  ["holds a secret", 'const key = "key-123";'],
  ["reads otherwise than it runs", "// \u202e } if (admin)"],
])("a suggestion that %s is left out whole", (_, suggestion) => {
  expect(cleanFinding({ ...finding, suggestion }, redact)).not.toHaveProperty("suggestion");
});

const facts: ReviewFacts = {
  ...{ commit: "1".repeat(40), found: 2, fixed: 1, stillOpen: 1, blocking: 1, verdict: "COMMENT" },
  ...{ url: "https://github.test/r", unposted: "" },
};
const answered = { outcome: "answered", reason: "Answered", hint: "" } as const;

test.each([
  ["what it found", facts, "answered", "2 new findings, 1 fixed, 1 still open; 1 blocking, on `1111111`"],
  [
    "what is fixed",
    { ...facts, found: 0, blocking: 0 },
    "answered",
    "No new findings, 1 fixed, 1 still open, on `1111111`",
  ],
  [
    "an approval",
    { ...facts, found: 0, fixed: 0, stillOpen: 0, blocking: 0, verdict: "APPROVE" },
    "answered",
    "No new findings, on `1111111`",
  ],
  [
    "that there is nothing new",
    { ...facts, found: 0, fixed: 0 },
    "no-op",
    "No new findings, 0 fixed, 1 still open; 1 blocking, on `1111111`",
  ],
] as const)("a review that came to its end says %s", (_, came, outcome, reason) => {
  expect(concludeReview({ facts: came, fault: undefined }, { status: "finished" }, answered)).toEqual({
    outcome,
    reason,
    hint: "",
  });
});

const seen = { found: 0, stillOpen: 0, blocking: 0, isSeen: true };
const may = { pull: pull(false), mayDecide: true, cutShort: undefined };
const ownWork = { ...pull(false), head: { ...end, branch: "agent/issue-1" } };

test.for([
  ["nothing found in all that it saw", may, seen, "APPROVE"],
  ["nothing found in what it saw of it", may, { ...seen, isSeen: false }, "COMMENT"],
  ["a finding", may, { ...seen, found: 1 }, "COMMENT"],
  ["a finding that is still open", may, { ...seen, stillOpen: 1 }, "COMMENT"],
  ["a blocking finding", may, { ...seen, found: 1, blocking: 1 }, "REQUEST_CHANGES"],
  ["its own work", { ...may, pull: ownWork }, seen, "COMMENT"],
  ["a blocking finding in its own work", { ...may, pull: ownWork }, { ...seen, found: 1, blocking: 1 }, "COMMENT"],
  ["the code of a fork", { ...may, pull: pull(true) }, seen, "COMMENT"],
  ["a review that was cut short", { ...may, cutShort: "the time was over" }, seen, "COMMENT"],
  ["a workflow that lets it decide nothing", { ...may, mayDecide: false }, seen, "COMMENT"],
] as const)("the verdict on %s is right", ([, place, figures, verdict]) => {
  expect(reviewVerdictOf(place, figures)).toBe(verdict);
});

test("a review that could not be posted has failed; one that was cut short ends as its run did", () => {
  const fault = new Fault("github", "GitHub answered 500.");
  expect(concludeReview({ facts, fault }, { status: "finished" }, answered)).toMatchObject({
    outcome: "failed",
    fault,
  });
  const planned = { outcome: "timed-out", reason: "Stopped", hint: "" } as const;
  expect(concludeReview({ facts, fault }, { status: "deadline" }, planned)).toBe(planned);
});

const clean = { ...facts, found: 0, fixed: 0, stillOpen: 0, blocking: 0 };

test.each([
  [
    "none of one file",
    { files: 1, unseen: ["a.png"], unread: 0, isCut: false },
    "Could not review `1111111`: GitHub shows no diff for the changed file",
  ],
  [
    "none of several",
    { files: 3, unseen: ["a.png", "b.png", "c.png"], unread: 0, isCut: false },
    "Could not review `1111111`: GitHub shows no diff for any of the 3 changed files",
  ],
  [
    "no file at all",
    { files: 0, unseen: [], unread: 0, isCut: false },
    "Could not review `1111111`: GitHub shows no changed file",
  ],
  [
    "some",
    { files: 3, unseen: ["a.png"], unread: 0, isCut: false },
    "No new findings, on `1111111`; 1 file could not be looked at",
  ],
  [
    "some, and read some in part,",
    { files: 3, unseen: ["a.png"], unread: 1, isCut: false },
    "No new findings, on `1111111`; 1 of 3 files was not read in full; 1 file could not be looked at",
  ],
  [
    "not all",
    { files: 9, unseen: [], unread: 0, isCut: true },
    "No new findings, on `1111111`; GitHub does not list all changed files",
  ],
  ["everything", { files: 3, unseen: [], unread: 0, isCut: false }, "No new findings, on `1111111`"],
] as const)("a review that could look at %s says so", (_, looks, reason) => {
  const came = concludeReview({ facts: { ...clean, looks }, fault: undefined }, { status: "finished" }, answered);
  expect([came.outcome, came.reason]).toEqual(["no-op", reason]);
  expect(came.hint !== "").toBe(reason.startsWith("Could not review"));
});
