/** The one comment that answers a trigger. */
import { type GitHub, GitHubFault, mayBeDone, type Repository } from "../../client.ts";
import { clipMarkdown } from "../report/markdown.ts";
import { apart } from "./answer-mark.ts";
import {
  addToDiscussion,
  type DiscussionComment,
  type DiscussionPlace,
  editInDiscussion,
  ownInDiscussion,
  removeFromDiscussion,
} from "./discussion.ts";

/** Below an issue or pull request; in a thread of a review, which the comment `commentId` began; or in a discussion. */
export type CommentPlace = Readonly<
  { kind: "comment" } | { kind: "review-thread"; commentId: number } | ({ kind: "discussion" } & DiscussionPlace)
>;

/**
 * A comment of ours, and the number of what it is about. Those in reviews and in discussions have ids and addresses of
 * their own; what is in a discussion is edited by its `nodeId`.
 */
export type Sticky = Readonly<{
  issue: number;
  id: number;
  url: string;
  place?: CommentPlace | undefined;
  nodeId?: string | undefined;
}>;

/** GitHub refuses bodies beyond 65,536 characters; we stay well below and say that we cut. */
const LIMIT = 60_000;

/** A thread of a review that is gone leaves the place below the pull request. What GitHub took there without saying so is found again, and not posted twice. */
export async function postComment(
  github: GitHub,
  repository: Repository,
  issue: number,
  body: string,
  place: CommentPlace = { kind: "comment" },
): Promise<Sticky> {
  if (place.kind === "discussion") return { issue, place, ...(await addOnce(github, place, fitted(body))) };
  const reply = place.kind === "comment" ? undefined : await postReply(github, repository, { issue, place, body });
  if (reply) return reply;
  const thread = { owner: repository.owner, repo: repository.name, issue_number: issue };
  const sent = fitted(body);
  try {
    const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
    return stickyOf(issue, (await github.request(route, { ...thread, body: sent })).data);
  } catch (error) {
    const stored = mayBeDone(error) ? await foundAgain(github, repository, issue, sent) : undefined;
    if (!stored) throw error;
    return stored;
  }
}

type Stored = Readonly<{
  id: number | bigint;
  html_url: string;
  body?: string | undefined;
  user?: Readonly<{ id: number | bigint }> | null;
}>;

function stickyOf(issue: number, { id, html_url }: Stored): Sticky {
  return { issue, id: Number(id), url: html_url };
}

/** Ours hold the address of their run, so that no two are the same. */
async function foundAgain(github: GitHub, repository: Repository, issue: number, sent: string) {
  const isIt = ({ body = "" }: Stored) => normal(body) === normal(sent);
  return (await recentComments(github, repository, issue, isIt).catch(() => [])).at(-1);
}

/** Of the last hundred comments of a thread those that are it, oldest first. */
export async function recentComments(
  github: GitHub,
  { owner, name: repo }: Repository,
  issue: number,
  isIt: (comment: Stored) => boolean,
): Promise<readonly Sticky[]> {
  const thread = { owner, repo, issue_number: issue };
  const { data } = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", thread);
  const page = Math.max(1, Math.ceil(data.comments / 100));
  const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
  const last = (await github.request(route, { ...thread, per_page: 100, page })).data;
  return last.filter(isIt).map((comment) => stickyOf(issue, comment));
}

/** Of the last hundred comments on the code of a pull request those that are it, in the thread of the place, oldest first. */
export async function recentReplies(
  github: GitHub,
  { owner, name: repo }: Repository,
  { issue, place }: Readonly<{ issue: number; place: ReviewThread }>,
  isIt: (comment: Stored) => boolean,
): Promise<readonly Sticky[]> {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments";
  const newest = { sort: "created", direction: "desc", per_page: 100 } as const;
  const { data } = await github.request(route, { owner, repo, pull_number: issue, ...newest });
  return data
    .filter((comment) => comment.in_reply_to_id === place.commentId && isIt(comment))
    .map(({ id, html_url: url }) => ({ issue, id: Number(id), url, place }))
    .reverse();
}

/** GitHub may write ends of lines its own way. */
function normal(body: string): string {
  return body.replaceAll("\r\n", "\n").trim();
}

/** What GitHub took without saying so is found again. */
async function addOnce(github: GitHub, place: DiscussionPlace, sent: string): Promise<DiscussionComment> {
  try {
    return await addToDiscussion(github, place, sent);
  } catch (error) {
    const isIt = (body: string) => normal(body) === normal(sent);
    const found = mayBeDone(error) ? await ownInDiscussion(github, place.discussionId, isIt).catch(() => []) : [];
    const stored = found.at(-1);
    if (!stored) throw error;
    return stored;
  }
}

type ReviewThread = Extract<CommentPlace, { kind: "review-thread" }>;

async function postReply(
  github: GitHub,
  { owner, name }: Repository,
  { issue, place, body }: Readonly<{ issue: number; place: ReviewThread; body: string }>,
): Promise<Sticky | undefined> {
  const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies";
  const thread = { owner, repo: name, pull_number: issue, comment_id: place.commentId };
  try {
    const { data } = await github.request(route, { ...thread, body: fitted(body) });
    return { issue, id: Number(data.id), url: data.html_url, place };
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) return undefined;
    throw error;
  }
}

/** Puts a new body into the comment; if somebody has deleted it, or it stays as it was, a new comment takes its place. */
export async function editComment(
  github: GitHub,
  repository: Repository,
  sticky: Sticky,
  body: string,
): Promise<Sticky> {
  const isTaken = await rewriteComment(github, repository, sticky, body);
  return isTaken ? sticky : postComment(github, repository, sticky.issue, body, sticky.place);
}

/** Puts a new body into the comment; false if somebody has deleted it, or GitHub says yes and leaves it as it was. */
export async function rewriteComment(
  github: GitHub,
  { owner, name }: Repository,
  { id, place, nodeId }: Pick<Sticky, "id" | "place" | "nodeId">,
  body: string,
): Promise<boolean> {
  const sent = fitted(body);
  if (nodeId !== undefined) return firstLine((await editInDiscussion(github, nodeId, sent)) ?? "") === firstLine(sent);
  try {
    const kind = place?.kind === "review-thread" ? "pulls" : "issues";
    const route = `PATCH /repos/{owner}/{repo}/${kind}/comments/{comment_id}` as const;
    const { data } = await github.request(route, { owner, repo: name, comment_id: id, body: sent });
    // Not all of it: GitHub may write ends of lines its own way.
    return firstLine(data.body ?? "") === firstLine(sent);
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) return false;
    throw error;
  }
}

/** Takes a comment of ours back, as if it had not been. */
export async function deleteComment(
  github: GitHub,
  { owner, name }: Repository,
  { id, place, nodeId }: Pick<Sticky, "id" | "place" | "nodeId">,
): Promise<void> {
  if (nodeId !== undefined) return removeFromDiscussion(github, nodeId);
  const kind = place?.kind === "review-thread" ? "pulls" : "issues";
  const route = `DELETE /repos/{owner}/{repo}/${kind}/comments/{comment_id}` as const;
  try {
    await github.request(route, { owner, repo: name, comment_id: id });
  } catch (error) {
    if (!(error instanceof GitHubFault && error.status === 404)) throw error;
  }
}

function firstLine(body: string): string {
  return (body.trim().split("\n")[0] ?? "").trim();
}

/** The body as it will stand there: GitHub takes only so much. */
export function fitted(body: string): string {
  // By its mark the comment is known again, however much of it is left.
  const { words, mark } = apart(body);
  return clipMarkdown(words, LIMIT, "the comment was too long; the summary of the run has it whole") + mark;
}
