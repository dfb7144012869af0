/** The one comment that answers a trigger. */
import { isSameText } from "../../../lib/text.ts";
import { clipMarkdown } from "../../../markdown/markdown.ts";
import { prompt } from "../../../prompts.ts";
import { GitHubFault, mayBeDone } from "../../client/github-fault.ts";
import type { GitHub, Repository } from "../../client.ts";
import { type CommentState, readCommentState, splitMark } from "../marks.ts";
import type { DiscussionPlace } from "./discussion.ts";

/** Below an issue or pull request; in a thread of a review, which the comment `commentId` began; or in a discussion. */
export type CommentPlace = Readonly<
  { kind: "comment" } | { kind: "review-thread"; commentId: number } | ({ kind: "discussion" } & DiscussionPlace)
>;

/**
 * Our comment, and the number of its thread. Those in reviews and in discussions have ids and addresses of
 * their own. With its `nodeId` it is found out whether it is ours alone; what is in a discussion is edited by it.
 */
export type RunComment = Readonly<{
  issue: number;
  id: number;
  url: string;
  place?: CommentPlace | undefined;
  nodeId?: string | undefined;
}>;

/** Our comment, and what it says. */
export type PostedText = RunComment & Readonly<{ body: string }>;

/** GitHub refuses bodies beyond 65,536 characters; we stay well below and say that we cut. */
const LIMIT = 60_000;

/**
 * A thread of a review that is gone leaves the place below the pull request. A comment that GitHub took without saying
 * so is found again, and not posted twice.
 */
export async function postComment(
  github: GitHub,
  repository: Repository,
  issue: number,
  body: string,
  place: CommentPlace = { kind: "comment" },
): Promise<RunComment> {
  const words = { issue, place, sent: fitComment(body) };
  try {
    return await send(github, repository, words);
  } catch (error) {
    const stored = mayBeDone(error) ? await foundAgain(github, repository, words) : undefined;
    if (!stored) throw error;
    return stored;
  }
}

/** The same for words that a run may have posted which was cut off then. */
export async function postOnce(
  github: GitHub,
  repository: Repository,
  { issue, place = { kind: "comment" } }: Pick<RunComment, "issue" | "place">,
  body: string,
): Promise<RunComment> {
  const there = await foundAgain(github, repository, { issue, place, sent: fitComment(body) });
  return there ?? postComment(github, repository, issue, body, place);
}

/** Most threads are no discussions, and need nothing of this. */
const loadDiscussion = () => import("./discussion.ts");

type SentComment = Readonly<{ issue: number; place: CommentPlace; sent: string }>;

async function send(github: GitHub, repository: Repository, { issue, place, sent }: SentComment): Promise<RunComment> {
  if (place.kind === "discussion") {
    const { addToDiscussion } = await loadDiscussion();
    return { issue, place, ...(await addToDiscussion(github, place, sent)) };
  }
  const reply = place.kind === "comment" ? undefined : await postReply(github, repository, { issue, place, sent });
  if (reply) return reply;
  const thread = { owner: repository.owner, repo: repository.name, issue_number: issue };
  const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
  return runCommentOf(issue, (await github.request(route, { ...thread, body: sent })).data);
}

type Stored = Readonly<{
  id: number | bigint;
  node_id: string;
  html_url: string;
  body?: string | undefined;
  user?: Readonly<{ id: number | bigint; type: string }> | null;
}>;

function saidOf(issue: number, comment: Stored): PostedText {
  return { ...runCommentOf(issue, comment), body: comment.body ?? "" };
}

function runCommentOf(issue: number, { id, node_id: nodeId, html_url: url }: Stored): RunComment {
  return { issue, id: Number(id), url, nodeId };
}

/** Ours hold the address of their run, so that no two are the same; the first, because nobody copies what is not there. */
async function foundAgain(
  github: GitHub,
  repository: Repository,
  { issue, place, sent }: SentComment,
): Promise<RunComment | undefined> {
  const isIt = ({ body = "" }: Pick<Stored, "body">) => isSameText(body, sent);
  try {
    if (place.kind === "discussion") {
      const { readOwnInDiscussion } = await loadDiscussion();
      const [own] = await readOwnInDiscussion(github, place.discussionId, (body) => isIt({ body }));
      return own && { issue, place, ...own };
    }
    const replies = place.kind === "comment" ? [] : await recentReplies(github, repository, { issue, place }, isIt);
    return replies[0] ?? (await recentComments(github, repository, issue, isIt))[0];
  } catch {
    return undefined;
  }
}

/** Finds the matching ones of the last hundred comments of a thread, oldest first. */
export async function recentComments(
  github: GitHub,
  { owner, name: repo }: Repository,
  issue: number,
  isIt: (comment: Stored) => boolean,
): Promise<readonly PostedText[]> {
  const thread = { owner, repo, issue_number: issue };
  const { data } = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", thread);
  const page = Math.max(1, Math.ceil(data.comments / 100));
  const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
  const last = (await github.request(route, { ...thread, per_page: 100, page })).data;
  return last.filter(isIt).map((comment) => saidOf(issue, comment));
}

/**
 * Finds the matching ones of the last hundred comments on the code of a pull request, in the thread of the place,
 * oldest first.
 */
export async function recentReplies(
  github: GitHub,
  { owner, name: repo }: Repository,
  { issue, place }: Readonly<{ issue: number; place: ReviewThread }>,
  isIt: (comment: Stored) => boolean,
): Promise<readonly PostedText[]> {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments";
  const newest = { sort: "created", direction: "desc", per_page: 100 } as const;
  const { data } = await github.request(route, { owner, repo, pull_number: issue, ...newest });
  return data
    .filter((comment) => comment.in_reply_to_id === place.commentId && isIt(comment))
    .map((comment) => ({ ...saidOf(issue, comment), place }))
    .reverse();
}

type ReviewThread = Extract<CommentPlace, { kind: "review-thread" }>;

async function postReply(
  github: GitHub,
  { owner, name }: Repository,
  { issue, place, sent }: Readonly<{ issue: number; place: ReviewThread; sent: string }>,
): Promise<RunComment | undefined> {
  const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies";
  const thread = { owner, repo: name, pull_number: issue, comment_id: place.commentId };
  try {
    const { data } = await github.request(route, { ...thread, body: sent });
    return { ...runCommentOf(issue, data), place };
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) return undefined;
    throw error;
  }
}

/** The posted text, and its place. */
export type Posted = Readonly<{ runComment: RunComment; body: string }>;

/**
 * Puts a new body into the comment; if it does not take one any more, a new comment takes its place, and says of what
 * others did to the first that it is left so.
 */
export async function editComment(
  github: GitHub,
  repository: Repository,
  runComment: RunComment,
  body: string,
): Promise<Posted> {
  const end = await rewriteComment(github, repository, runComment, body);
  if (end === "done") return { runComment, body };
  const words = end === "not-rewritten" ? body : besides(body, prompt(`comment-${end}`, { url: runComment.url }));
  return { runComment: await postOnce(github, repository, runComment, words), body: words };
}

/** One more sentence, before the mark. */
function besides(body: string, sentence: string): string {
  const { words, mark } = splitMark(body);
  return `${words}\n\n${sentence}${mark}`;
}

/** "not-rewritten": somebody has deleted it, or GitHub says yes and leaves it as it was. */
export type Rewritten = "done" | "not-rewritten" | Exclude<CommentState, "ours">;

/** Puts a new body into the comment, unless somebody has edited or hidden it: what is hidden stays hidden. */
export async function rewriteComment(
  github: GitHub,
  repository: Repository,
  runComment: Pick<RunComment, "id" | "place" | "nodeId">,
  body: string,
): Promise<Rewritten> {
  const standing = runComment.nodeId === undefined ? "ours" : await readCommentState(github, runComment.nodeId);
  if (standing !== "ours") return standing;
  const sent = fitComment(body);
  const said = await put(github, repository, runComment, sent);
  // Not all of it: GitHub may write ends of lines its own way.
  return firstLine(said ?? "") === firstLine(sent) ? "done" : "not-rewritten";
}

/** Resolves to the new text of the comment; undefined if somebody has deleted it. */
async function put(
  github: GitHub,
  { owner, name }: Repository,
  { id, place, nodeId }: Pick<RunComment, "id" | "place" | "nodeId">,
  body: string,
): Promise<string | undefined> {
  if (place?.kind === "discussion") {
    const { editInDiscussion } = await loadDiscussion();
    return nodeId === undefined ? undefined : editInDiscussion(github, nodeId, body);
  }
  try {
    const kind = place?.kind === "review-thread" ? "pulls" : "issues";
    const route = `PATCH /repos/{owner}/{repo}/${kind}/comments/{comment_id}` as const;
    return (await github.request(route, { owner, repo: name, comment_id: id, body })).data.body;
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) return undefined;
    throw error;
  }
}

/** Deletes our comment. */
export async function deleteComment(
  github: GitHub,
  { owner, name }: Repository,
  { id, place, nodeId }: Pick<RunComment, "id" | "place" | "nodeId">,
): Promise<void> {
  if (place?.kind === "discussion" && nodeId !== undefined)
    return (await loadDiscussion()).removeFromDiscussion(github, nodeId);
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
export function fitComment(body: string): string {
  // By its mark the comment is known again, however much of it is left.
  const { words, mark } = splitMark(body);
  return clipMarkdown(words, LIMIT, "the comment was too long; the step summary has all of it") + mark;
}

const HIDE = `mutation Hide($input: MinimizeCommentInput!) {
  minimizeComment(input: $input) { minimizedComment { isMinimized } }
}`;

/** Hides a comment, which only GraphQL can do. `classifier` is one of GitHub's. Rejects with a GitHubFault. */
export async function hideComment(github: GitHub, nodeId: string, classifier: string): Promise<void> {
  const variables = { input: { subjectId: nodeId, classifier } };
  const { askGraphql } = await import("./ask-graphql.ts");
  await askGraphql(github, HIDE, { variables, permission: "issues: write" });
}
