/** The one comment that answers a trigger. */
import { type GitHub, GitHubFault, mayBeDone, type Repository } from "../client.ts";
import { clipMarkdown } from "./markdown.ts";

/**
 * Where the answer goes: an issue, and the comment once it has been made. With `replyTo` it stands in a thread of a review,
 * which that comment began; such comments have ids and addresses of their own.
 */
export type Sticky = Readonly<{ issue: number; id: number; url: string; replyTo?: number | undefined }>;

/** GitHub refuses bodies beyond 65,536 characters; we stay well below and say that we cut. */
const LIMIT = 60_000;

/** With `replyTo` in the thread of a review, or below the pull request if that is gone. What GitHub took there without saying so is found again, and not posted twice. */
export async function postComment(
  github: GitHub,
  repository: Repository,
  issue: number,
  body: string,
  replyTo?: number,
): Promise<Sticky> {
  const reply = replyTo === undefined ? undefined : await postReply(github, repository, { issue, replyTo, body });
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
  return newestComment(github, repository, issue, isIt).catch(() => undefined);
}

/** Among the last comments of a thread. */
export async function newestComment(
  github: GitHub,
  { owner, name: repo }: Repository,
  issue: number,
  isIt: (comment: Stored) => boolean,
): Promise<Sticky | undefined> {
  const thread = { owner, repo, issue_number: issue };
  const { data } = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", thread);
  const page = Math.max(1, Math.ceil(data.comments / 100));
  const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
  const found = (await github.request(route, { ...thread, per_page: 100, page })).data.findLast(isIt);
  return found && stickyOf(issue, found);
}

/** GitHub may write ends of lines its own way. */
function normal(body: string): string {
  return body.replaceAll("\r\n", "\n").trim();
}

async function postReply(
  github: GitHub,
  { owner, name }: Repository,
  { issue, replyTo, body }: Readonly<{ issue: number; replyTo: number; body: string }>,
): Promise<Sticky | undefined> {
  const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies";
  const place = { owner, repo: name, pull_number: issue, comment_id: replyTo };
  try {
    const { data } = await github.request(route, { ...place, body: fitted(body) });
    return { issue, id: Number(data.id), url: data.html_url, replyTo };
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
  return isTaken ? sticky : postComment(github, repository, sticky.issue, body, sticky.replyTo);
}

/** Puts a new body into the comment; false if somebody has deleted it, or GitHub says yes and leaves it as it was. */
export async function rewriteComment(
  github: GitHub,
  { owner, name }: Repository,
  { id, replyTo }: Pick<Sticky, "id" | "replyTo">,
  body: string,
): Promise<boolean> {
  try {
    const kind = replyTo === undefined ? "issues" : "pulls";
    const route = `PATCH /repos/{owner}/{repo}/${kind}/comments/{comment_id}` as const;
    const sent = fitted(body);
    const { data } = await github.request(route, { owner, repo: name, comment_id: id, body: sent });
    // Not all of it: GitHub may write ends of lines its own way.
    return firstLine(data.body ?? "") === firstLine(sent);
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) return false;
    throw error;
  }
}

function firstLine(body: string): string {
  return (body.trim().split("\n")[0] ?? "").trim();
}

/** The body as it will stand there: GitHub takes only so much. */
export function fitted(body: string): string {
  return clipMarkdown(body, LIMIT, "the comment was too long; the summary of the run has it whole");
}
