/** The webhooks that GitHub sends for what is said of, and done to, issues, pull requests and runs. */
import { Fault } from "../../../../lib/fault.ts";
import { repositoryPage, type Site } from "../../site.ts";
import { commentJson } from "../comment.ts";
import { discussionCommentJson, discussionJson } from "../discussion.ts";
import { issueJson, labelJson } from "../issue.ts";
import { pullJson, pullSummaryJson } from "../pull.ts";
import { repositoryJson } from "../repository.ts";
import { reviewCommentJson, reviewJson } from "../review.ts";
import { runJson, workflowJson } from "../run.ts";
import { userJson } from "../user.ts";
import { milestonePayload, type Push, pushPayload, repositoryDispatchPayload } from "./repository-payloads.ts";

type Payload = Record<string, unknown>;

/** What was done, by whom, and with what: a label, an assignee, a text as it was before. */
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
  return { action, repository: repositoryJson(site), sender: userJson(site, sender) };
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
