/**
 * Builds the webhooks that GitHub sends for what is said of issues, pull requests and runs, for what is done to them,
 * and for what happens to the repository as a whole.
 */
import { Fault } from "../../../lib/fault.ts";
import { readCommit, runGit } from "../git/objects.ts";
import { repositoryApi, repositoryPage, type Site } from "../site.ts";
import { discussionCommentJson, discussionJson } from "./discussion.ts";
import { commentJson, issueJson, labelJson } from "./issue.ts";
import { pullJson, pullSummaryJson, reviewCommentJson, reviewJson } from "./pull.ts";
import { repositoryJson } from "./repository.ts";
import { runJson, workflowJson } from "./run.ts";
import { userJson } from "./user.ts";

type Payload = Record<string, unknown>;

/** An act, its author, and its object: a label, an assignee, a text as it was before. */
type Deed = Readonly<{ action: string; sender: string; label?: string; who?: string; before?: string }>;

/** Ids and numbers are those of the records. */
export type Payloads = ReturnType<typeof payloadsOf>;

export function payloadsOf(site: Site) {
  return {
    issues: (number: number, deed: Deed) => issuesPayload(site, number, deed),
    pullRequest: (number: number, deed: Deed) => pullRequestPayload(site, number, deed),
    review: (id: number) => reviewPayload(site, id),
    reviewComment: (id: number) => reviewCommentPayload(site, id),
    workflowRun: (id: number) => workflowRunPayload(site, id),
    discussion: (number: number, deed: Deed) => discussionPayload(site, number, deed),
    discussionComment: (id: number) => discussionCommentPayload(site, id),
    workflowDispatch: (sender: string, prompt?: string) => dispatchPayload(site, sender, prompt),
    repositoryDispatch: (deed: Parameters<typeof repositoryDispatchPayload>[1]) =>
      repositoryDispatchPayload(site, deed),
    push: (push: Push) => pushPayload(site, push),
    milestone: (sender: string, title: string) => milestonePayload(site, sender, title),
    schedule: () => schedulePayload(site),
  } as const;
}

function issuesPayload(site: Site, number: number, deed: Deed): Payload {
  const issue = need(site.state.issues.get(number), `issue #${number}`);
  return {
    ...about(site, deed),
    issue: issueJson(site, issue),
    ...(deed.label !== undefined && { label: labelJson(site, deed.label) }),
    ...(deed.who !== undefined && { assignee: userJson(site, deed.who) }),
    ...(deed.before !== undefined && { changes: { body: { from: deed.before } } }),
  };
}

function pullRequestPayload(site: Site, number: number, deed: Deed): Payload {
  const pull = need(site.state.pulls.get(number), `pull request #${number}`);
  return {
    ...about(site, deed),
    number,
    pull_request: pullJson(site, pull),
    ...(deed.action === "synchronize" && { before: pull.baseSha, after: pull.headSha }),
    ...(deed.label !== undefined && { label: labelJson(site, deed.label) }),
    ...(deed.who !== undefined && { requested_reviewer: userJson(site, deed.who) }),
  };
}

function reviewPayload(site: Site, id: number): Payload {
  const { records, pulls } = site.state;
  const review = need(
    records.reviews.find((candidate) => candidate.id === id),
    `review ${id}`,
  );
  const pull = need(pulls.get(review.pull), `pull request #${review.pull}`);
  return {
    ...about(site, { action: "submitted", sender: review.author }),
    review: { ...reviewJson(site, review), state: review.state.toLowerCase() }, // as webhooks write it, unlike the API
    pull_request: pullSummaryJson(site, pull),
  };
}

function reviewCommentPayload(site: Site, id: number): Payload {
  const { records, pulls } = site.state;
  const comment = need(
    records.reviewComments.find((candidate) => candidate.id === id),
    `review comment ${id}`,
  );
  const pull = need(pulls.get(comment.pull), `pull request #${comment.pull}`);
  return {
    ...about(site, { action: "created", sender: comment.author }),
    comment: reviewCommentJson(site, comment),
    pull_request: pullSummaryJson(site, pull),
  };
}

function workflowRunPayload(site: Site, id: number): Payload {
  const run = need(
    site.state.records.runs.find((candidate) => candidate.id === id),
    `run ${id}`,
  );
  const workflow = workflowJson(site, run);
  return {
    ...about(site, { action: "completed", sender: run.actor }),
    workflow_run: runJson(site, run),
    workflow,
  };
}

function discussionPayload(site: Site, number: number, deed: Deed): Payload {
  const discussion = need(
    site.state.records.discussions.find((one) => one.number === number),
    `discussion #${number}`,
  );
  return { ...about(site, deed), discussion: discussionJson(site, discussion) };
}

function discussionCommentPayload(site: Site, id: number): Payload {
  const { discussionComments, discussions } = site.state.records;
  const comment = need(
    discussionComments.find((candidate) => candidate.id === id),
    `comment ${id} in a discussion`,
  );
  const discussion = need(
    discussions.find(({ number }) => number === comment.discussion),
    `discussion #${comment.discussion}`,
  );
  return {
    ...about(site, { action: "created", sender: comment.author }),
    comment: discussionCommentJson(site, comment),
    discussion: discussionJson(site, discussion),
  };
}

/** A prompt of its own, or none. */
function dispatchPayload(site: Site, sender: string, prompt: string | undefined): Payload {
  const { action: _, ...rest } = about(site, { action: "", sender });
  const ref = `refs/heads/${site.seed.defaultBranch}`;
  const workflow = `${repositoryPage(site, "/.github/workflows/agent.yml")}`;
  return { ...rest, ref, workflow, inputs: prompt === undefined ? null : { prompt } };
}

function schedulePayload(site: Site): Payload {
  return { schedule: "17 4 * * 1", repository: repositoryJson(site) };
}

function about(site: Site, { action, sender }: Pick<Deed, "action" | "sender">): Payload {
  return { action, ...from(site, sender) };
}

function need<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Fault("bug", `There is no ${what} to make a payload of.`);
  return value;
}

/** The `issue_comment` payload with action `created`, as the records stand now. */
export function issueCommentPayload(site: Site, commentId: number): Record<string, unknown> {
  const comment = site.state.comments.get(commentId);
  const issue = comment && site.state.issues.get(comment.issue);
  if (!issue) throw new Fault("bug", `There is no comment ${commentId} to make a payload of.`);
  return {
    action: "created",
    issue: issueJson(site, issue),
    comment: commentJson(site, comment),
    repository: repositoryJson(site),
    sender: userJson(site, comment.author),
  };
}

/** By whom the branch was moved, from which commit to which. */
export type Push = Readonly<{ sender: string; branch: string; before: string; after: string }>;

function pushPayload(site: Site, { sender, branch, before, after }: Push): Payload {
  const range = `${before.slice(0, 12)}...${after.slice(0, 12)}`;
  const ids = runGit(site.seed.gitDir, ["rev-list", "--reverse", `${before}..${after}`]).split("\n");
  const commits = ids.filter(Boolean).map((id) => commitJson(site, id));
  return {
    ref: `refs/heads/${branch}`,
    before,
    after,
    created: false,
    deleted: false,
    forced: false,
    base_ref: null,
    compare: repositoryPage(site, `/compare/${range}`),
    commits,
    head_commit: commits.at(-1) ?? null,
    pusher: { name: sender, email: `${sender}@users.noreply.github.com` },
    ...from(site, sender),
  };
}

function commitJson(site: Site, id: string): Payload {
  const { tree, message, author, committer } = readCommit(site.seed.gitDir, id);
  const names = runGit(site.seed.gitDir, ["show", "--format=", "--name-status", "--no-renames", id]).split("\n");
  const named = (status: string) => names.flatMap((line) => (line.startsWith(`${status}\t`) ? [line.slice(2)] : []));
  return {
    id,
    tree_id: tree,
    distinct: true,
    message: message.trimEnd(),
    timestamp: committer.date,
    url: repositoryPage(site, `/commit/${id}`),
    author,
    committer,
    added: named("A"),
    removed: named("D"),
    modified: named("M"),
  };
}

/** `action` is the type that the caller gave the event. */
function repositoryDispatchPayload(
  site: Site,
  { sender, action, given }: Readonly<{ sender: string; action: string; given: Payload }>,
): Payload {
  const { defaultBranch: branch } = site.seed;
  const installation = { id: 61, node_id: "MDIzOkludGVncmF0aW9uSW5zdGFsbGF0aW9uNjE=" };
  return { action, branch, client_payload: given, ...from(site, sender), installation };
}

function milestonePayload(site: Site, sender: string, title: string): Payload {
  const now = site.state.time();
  const path = "/milestones/1";
  return {
    action: "created",
    milestone: {
      id: 81,
      node_id: "MI_81",
      number: 1,
      title,
      description: null,
      creator: userJson(site, sender),
      state: "open",
      open_issues: 0,
      closed_issues: 0,
      due_on: null,
      closed_at: null,
      created_at: now,
      updated_at: now,
      url: repositoryApi(site, path),
      html_url: repositoryPage(site, "/milestone/1"),
      labels_url: repositoryApi(site, `${path}/labels`),
    },
    ...from(site, sender),
  };
}

function from(site: Site, sender: string): Payload {
  return { repository: repositoryJson(site), sender: userJson(site, sender) };
}
