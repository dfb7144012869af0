/** One of each intent, with what GitHub has when it is done. */
import type { Stand } from "./settling.ts";

export type Case = Readonly<{
  declared: string;
  value: Record<string, unknown>;
  on?: Stand["place"]["thread"];
  before?(stand: Stand): void;
  /** What GitHub has then. */
  seen(stand: Stand): unknown;
  expected: unknown;
  /** Repeated, it would be another thing: a text is left as often as it is asked for. */
  isFresh?: true;
}>;

const pull = { type: "pull_request", number: 3 } as const;
const issueAt = ({ github }: Stand, number: number) => github.state.issues.get(number);
const factsAt = ({ github }: Stand, number: number) => github.state.records.factsOf(number);
const run = (given: Record<string, unknown> = {}) => ({
  ...{ name: "CI", actor: "maria", branch: "main", sha: "", event: "push", conclusion: "failure", pulls: [], jobs: [] },
  ...given,
});
const mainOf = ({ github }: Stand) => github.state.pulls.get(3)?.baseSha ?? "";
const addRun =
  (given: Record<string, unknown> = {}) =>
  (one: Stand) => {
    one.github.state.records.addRun({ ...run(given), sha: mainOf(one) } as never); // `never`: a run as a test needs it
  };

export const CASES: Readonly<Record<string, Case>> = {
  labels: {
    declared: "labels(bug, docs)",
    value: { add: ["bug", "docs"] },
    seen: ({ github }) => github.state.records.labelsOf(1),
    expected: ["bug", "docs"],
  },
  assign: {
    declared: "assign",
    value: { add: ["Maria"] },
    seen: ({ github }) => github.state.records.assignees.get(1),
    expected: ["maria"],
  },
  milestone: { declared: "milestone", value: { title: "v2" }, seen: (one) => factsAt(one, 1).milestone, expected: 1 },
  type: { declared: "type(Bug)", value: { type: "Bug" }, seen: (one) => factsAt(one, 1).type, expected: "Bug" },
  "request-reviewers": {
    declared: "request-reviewers",
    value: { reviewers: ["mina"] },
    on: pull,
    seen: ({ github }) => github.state.records.reviewers.get(3),
    expected: ["mina"],
  },
  comment: {
    declared: "comment",
    value: { body: "Which version is it?" },
    seen: ({ github }) => github.state.commentsOn(1).map(({ body }) => body.split("\n")[0]),
    expected: ["Which version is it?"],
  },
  "create-issue": {
    declared: 'create-issue(prefix "[report] "; labels: docs)',
    value: { title: "Week 47", body: "All is well." },
    seen: ({ github }) =>
      [...github.state.issues.values()].filter(({ title }) => title.startsWith("[")).map(({ title }) => title),
    expected: ["[report] Week 47"],
  },
  "create-sub-issue": {
    declared: "create-sub-issue",
    value: { title: "First half", body: "Do it." },
    seen: (one) => factsAt(one, 1).subIssues,
    expected: [5],
  },
  "link-sub-issue": {
    declared: "link-sub-issue",
    value: { part: 2 },
    seen: (one) => factsAt(one, 1).subIssues,
    expected: [2],
  },
  "edit-title": {
    declared: "edit-title",
    value: { title: "Slugs are broken" },
    seen: (one) => issueAt(one, 1)?.title,
    expected: "Slugs are broken",
  },
  "edit-section": {
    declared: "edit-section(plan)",
    value: { section: "plan", text: "1. Fix it." },
    seen: (one) => issueAt(one, 1)?.body,
    expected: "It is broken.\n<!-- plan:start -->\n1. Fix it.\n<!-- plan:end -->\n",
  },
  close: {
    declared: "close(unattended)",
    value: { reason: "not-planned" },
    seen: (one) => [issueAt(one, 1)?.state, factsAt(one, 1).stateReason],
    expected: ["closed", "not_planned"],
  },
  reopen: {
    declared: "reopen",
    value: {},
    before: (one) => Object.assign(issueAt(one, 1) ?? {}, { state: "closed" }),
    seen: (one) => issueAt(one, 1)?.state,
    expected: "open",
  },
  duplicate: {
    declared: "duplicate(unattended)",
    value: { of: 2 },
    seen: (one) => [issueAt(one, 1)?.state, factsAt(one, 1).stateReason],
    expected: ["closed", "duplicate"],
  },
  lock: {
    declared: "lock(unattended)",
    value: { reason: "too heated" },
    seen: (one) => [issueAt(one, 1)?.locked, factsAt(one, 1).lockReason],
    expected: [true, "too heated"],
  },
  hide: {
    declared: "hide(unattended)",
    value: { comment: 5001, reason: "off-topic" },
    before: ({ github }) => void github.comment({ issue: 1, author: "stranger", body: "Buy this." }),
    seen: ({ github }) => github.state.comments.get(5001)?.isMinimized,
    expected: true,
  },
  "comment-discussion": {
    declared: "comment-discussion",
    value: { body: "It is in the plan." },
    on: { type: "discussion", number: 4 },
    seen: ({ github }) => github.state.records.discussionComments.map(({ body }) => body.split("\n")[0]),
    expected: ["It is in the plan."],
  },
  dispatch: {
    declared: "dispatch(nightly.yml; inputs: suite=fast|full, count=number; unattended)",
    value: { workflow: "nightly.yml", inputs: { suite: "fast", count: 2 } },
    seen: ({ github }) => github.state.records.dispatches,
    expected: [{ file: "nightly.yml", ref: "main", inputs: { suite: "fast", count: "2" } }],
  },
  rerun: {
    declared: "rerun(unattended)",
    value: { run: 9001 },
    before: addRun(),
    seen: ({ github }) => github.state.records.runs.map(({ attempt, conclusion }) => [attempt, conclusion]),
    expected: [[2, null]],
  },
  cancel: {
    declared: "cancel(unattended)",
    value: { run: 9001 },
    before: addRun({ conclusion: null }),
    seen: ({ github }) => github.state.records.runs.map(({ conclusion }) => conclusion),
    expected: ["cancelled"],
  },
  "dismiss-review": {
    declared: "dismiss-review",
    value: { review: 8001, message: "The code has changed." },
    on: pull,
    before: ({ github }) =>
      void github.state.records.addReview({
        ...{ pull: 3, author: "github-actions[bot]", body: "No." },
        ...{ state: "CHANGES_REQUESTED", commit: "a".repeat(40) },
      }),
    seen: ({ github }) => github.state.records.reviews[0]?.state,
    expected: "DISMISSED",
  },
  project: {
    declared: "project(7; fields: Status=Todo|Done)",
    value: { value: "Todo" },
    seen: ({ github }) => [...(github.state.records.projects[0]?.items.get(1)?.values ?? [])],
    expected: [["Status", "Todo"]],
  },
  report: {
    declared: "report",
    value: { title: "All tests", text: "They pass." },
    seen: () => "a file",
    expected: "a file",
    isFresh: true,
  },
};
