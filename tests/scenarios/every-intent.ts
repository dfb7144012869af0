/** One of each intent on one stage: what is there before, what is proposed, and what has come of it. */
import type { Stage } from "../../src/rehearsal/stage.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const bot = "github-actions[bot]";

/** In an order in which none stands in the way of another. The thread is issue 1. */
export const everyIntent: readonly (Readonly<{ name: string }> & Readonly<Record<string, unknown>>)[] = [
  { name: "labels", add: ["bug"] },
  { name: "assign", add: ["maria"] },
  { name: "milestone", title: "v2" },
  { name: "type", type: "Bug" },
  { name: "comment", body: "Which version is it, @rita?" },
  { name: "create-issue", title: "Week 47", body: "All is well." },
  { name: "create-sub-issue", title: "First half", body: "Do it." },
  { name: "link-sub-issue", part: 3 },
  { name: "edit-title", title: "Slugs end in a hyphen" },
  { name: "edit-section", section: "plan", text: "1. Fix it." },
  { name: "reopen", number: 2 },
  { name: "duplicate", number: 3, of: 1 },
  { name: "lock", number: 3, reason: "resolved" },
  { name: "hide", comment: 5001, reason: "spam" },
  { name: "request-reviewers", number: 4, reviewers: ["octavia"] },
  { name: "dismiss-review", number: 4, review: 8001, message: "The code has changed." },
  { name: "comment-discussion", number: 5, body: "It is in the plan." },
  { name: "report", title: "All slugs", text: "They are many." },
  { name: "dispatch", workflow: "nightly.yml", inputs: { suite: "fast" } },
  { name: "rerun", run: 9001 },
  { name: "cancel", run: 9002 },
  { name: "project", value: "Todo" },
  { name: "close", reason: "not-planned" },
];

/** `attended`: people approve what waits by itself. */
export function everyDeclaration(attended: "attended" | "unattended"): string {
  const waits = attended === "unattended" ? "; unattended" : "";
  const alone = attended === "unattended" ? "(unattended)" : "";
  return [
    ...["labels(bug, docs)", "assign", "milestone", "type(Bug)", "comment", 'create-issue(prefix "[report] ")'],
    ...["create-sub-issue", "link-sub-issue", "edit-title", "edit-section(plan)", "reopen(repository)"],
    ...[`duplicate(repository${waits})`, `lock(repository${waits})`, `hide${alone}`, "request-reviewers(repository)"],
    ...["dismiss-review(repository)", "comment-discussion(repository)", "report", `rerun${alone}`, `cancel${alone}`],
    ...[`dispatch(nightly.yml; inputs: suite=fast|full${waits})`, "project(7; fields: Status=Todo|Done)"],
    `close${alone}`,
  ].join(", ");
}

/** What the token of the job may do for all of them. */
export const everyPermission = { actions: "write", deployments: "read", projects: "write" } as const;

/** Issue 1, which maria has opened, with all that the intents are about. */
export function furnish(stage: Stage): void {
  const { github } = stage;
  const { state } = github;
  const { records } = state;
  const plan = "<!-- plan:start -->\nold\n<!-- plan:end -->";
  github.openIssue({ author: "maria", title: "Slugs", body: `They are broken.\n${plan}\n` });
  github.openIssue({ author: "maria", title: "Closed too early", body: "Look." });
  Object.assign(state.issues.get(2) ?? {}, { state: "closed" });
  github.openIssue({ author: "maria", title: "The same", body: "Look." });
  gitOf(stage, ["branch", "tides", commitOf(stage, "main", { "tides.md": "Tides.\n" })]);
  github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "tides" });
  state.addDiscussion({ author: "maria", title: "Ideas", body: "What?" });
  // Long ago: what is said in the second of the request counts as later.
  const createdAt = "2026-01-01T00:00:00Z";
  Object.assign(github.comment({ issue: 1, author: "octavia", body: "Buy this." }), {
    createdAt,
    updatedAt: createdAt,
  });
  records.addReview({ pull: 4, author: bot, body: "No.", state: "CHANGES_REQUESTED", commit: "a".repeat(40) });
  const sha = state.pulls.get(4)?.baseSha ?? "";
  const run = { name: "CI", actor: "maria", branch: "main", sha, event: "push", pulls: [], jobs: [] };
  for (const conclusion of ["failure", null]) records.addRun({ ...run, conclusion });
  for (const name of ["bug", "docs"]) records.repositoryLabels.set(name, { name, color: "ededed", description: "" });
  records.milestones.push({ number: 1, title: "v2" });
  records.issueTypes.push("Bug");
  records.workflows.push({ file: "nightly.yml", inputs: ["suite"] });
  records.projects.push({ number: 7, fields: [{ name: "Status", options: ["Todo", "Done"] }], items: new Map() });
}

/** By intent, what GitHub has: the same again is nothing done twice. Our labels and our comment are left out. */
export function doneOn({ github: { state } }: Stage): Readonly<Record<string, unknown>> {
  const { records } = state;
  const [own, facts] = [state.issues.get(1), records.factsOf(1)];
  const titled = (words: string) => [...state.issues.values()].filter(({ title }) => title === words).length;
  const said = (words: string) => state.commentsOn(1).filter(({ body }) => body.startsWith(words)).length;
  return {
    labels: records.labelsOf(1).filter((name) => !name.startsWith("agent")),
    assign: records.assignees.get(1) ?? [],
    milestone: facts.milestone ?? null,
    type: facts.type ?? null,
    comment: said("Which version"),
    "create-issue": titled("[report] Week 47"),
    "create-sub-issue": titled("First half"),
    "link-sub-issue": (facts.subIssues ?? []).filter((number) => number === 3).length,
    "edit-title": own?.title,
    "edit-section": own?.body.includes("1. Fix it."),
    reopen: state.issues.get(2)?.state,
    duplicate: records.factsOf(3).stateReason ?? null,
    lock: state.issues.get(3)?.locked,
    hide: state.comments.get(5001)?.isMinimized,
    "request-reviewers": records.reviewers.get(4) ?? [],
    "dismiss-review": records.reviews[0]?.state,
    "comment-discussion": records.discussionComments.length,
    dispatch: records.dispatches.length,
    rerun: records.runs[0]?.attempt,
    cancel: records.runs[1]?.conclusion,
    project: [...(records.projects[0]?.items.get(1)?.values ?? [])],
    close: own?.state,
  };
}

/** What `doneOn` says when each of them has been done, once. */
export const everyDeed: ReturnType<typeof doneOn> = {
  ...{ labels: ["bug"], assign: ["maria"], milestone: 1, type: "Bug", comment: 1 },
  ...{ "create-issue": 1, "create-sub-issue": 1, "link-sub-issue": 1 },
  ...{ "edit-title": "Slugs end in a hyphen", "edit-section": true },
  ...{ reopen: "open", duplicate: "duplicate", lock: true, hide: true },
  ...{ "request-reviewers": ["octavia"], "dismiss-review": "DISMISSED", "comment-discussion": 1 },
  ...{ dispatch: 1, rerun: 2, cancel: "cancelled", project: [["Status", "Todo"]], close: "closed" },
};
