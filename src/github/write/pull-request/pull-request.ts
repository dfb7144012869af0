/** Opens the pull request that carries a change. */
import { oneLine, withoutEnd } from "../../../lib/text.ts";
import { neutralTitle } from "../../../markdown/commands.ts";
import { clipProse } from "../../../markdown/markdown.ts";
import type { ProseRules } from "../../../markdown/rules.ts";
import { prompt } from "../../../prompts.ts";
import { GitHubFault, mayBeDone } from "../../client/github-fault.ts";
import type { GitHub, Repository } from "../../client.ts";
import { macFor } from "../marks.ts";

/** `baseSha` is where the branch is that it is proposed to, where GitHub told; `isNew`, that this run has opened it. */
export type PullRequest = Readonly<{
  number: number;
  url: string;
  isReady?: boolean;
  baseSha?: string;
  isNew?: boolean;
}>;

export type PullRequestText = Readonly<{ head: string; base: string; title: string; body: string }>;

type PullRequestFacts = ProseRules &
  Readonly<{ commit: string | undefined; about: AboutThread; answer: string; requester: string; runUrl: string }>;

/**
 * `number` is undefined where there is no thread. A discussion is not closed by a merge, and neither is a thread of another
 * `repository` (`owner/name`), for which this is only a part of the work.
 */
type AboutThread = Readonly<{ number: number | undefined; isDiscussion?: boolean; repository?: string }>;

/** The body: the model's answer, and below it who asked. */
export function renderPullRequest({ about, answer, requester, runUrl, ...rules }: PullRequestFacts): string {
  const prose = clipProse(answer, rules);
  const body = prompt("pull-request", { answer: prose, requester, run_url: runUrl });
  if (about.number === undefined) return body;
  const number = String(about.number);
  if (about.repository !== undefined)
    return `${prompt("part-of", { thread: `${about.repository}#${number}` })}\n\n${body}`;
  return `${about.isDiscussion ? prompt("for-discussion", { number }) : prompt("closes", { issue: number })}\n\n${body}`;
}

/** The title of an issue, or of a run, as the title of a pull request; it may be anybody's. */
export function pullRequestTitle({
  number,
  title,
  repository = "",
}: Readonly<{ number: number | undefined; title: string; repository?: string }>): string {
  return (
    oneLine(neutralTitle(title), 200) || (number === undefined ? "Changes" : `Changes for ${repository}#${number}`)
  );
}

/** Splits an answer into its heading at the very beginning, and the rest. */
export function titledBy(answer: string): Readonly<{ title?: string; rest: string }> {
  const [heading = "", line = ""] = /^\s*#{1,3}[ \t]([^\n]*)\n*/.exec(answer) ?? [];
  const title = withoutEnd(line.trim(), "# \t");
  return title === "" ? { rest: answer } : { title, rest: answer.slice(heading.length) };
}

/**
 * The one that there is already for this branch is taken for it, be it that GitHub did not say that it made it. If a
 * repository has no drafts, it is an ordinary one. Rejects with a GitHubFault, with 403 when the token may not open
 * any.
 */
export async function openPullRequest(
  github: GitHub,
  repository: Repository,
  text: PullRequestText,
  way: "draft" | "ready" = "draft",
): Promise<PullRequest> {
  const { owner, name: repo } = repository;
  try {
    const request = { owner, repo, ...text, draft: way === "draft" };
    return { ...found((await github.request("POST /repos/{owner}/{repo}/pulls", request)).data), isNew: true };
  } catch (error) {
    if (way === "draft" && hasNoDrafts(error)) return openPullRequest(github, repository, text, "ready");
    const isThere = error instanceof GitHubFault && error.status === 422 && /already exists/i.test(error.message);
    if (!isThere && !mayBeDone(error)) throw error;
    const known = await openPullRequestOf(github, repository, text).catch(() => undefined);
    if (known) return isThere ? known : { ...known, isNew: true };
    throw error;
  }
}

/** Private ones have them in plans that are paid for. */
function hasNoDrafts(error: unknown): boolean {
  return error instanceof GitHubFault && error.status === 422 && /draft pull requests are not/i.test(error.message);
}

/** The open pull request from a branch of the repository; onto `base` if one is, because people can retarget it. */
export async function openPullRequestOf(
  github: GitHub,
  { owner, name: repo }: Repository,
  { head, base }: Pick<PullRequestText, "head" | "base">,
): Promise<PullRequest | undefined> {
  const only = { owner, repo, head: `${owner}:${head}`, state: "open" } as const;
  const { data } = await github.request("GET /repos/{owner}/{repo}/pulls", only);
  const known = data.find((one) => one.base.ref === base) ?? data[0];
  return known && found(known);
}

type FoundPullRequest = Readonly<{
  number: number;
  html_url: string;
  draft?: boolean | undefined;
  base: Readonly<{ sha: string }>;
}>;

function found({ number, html_url, draft, base }: FoundPullRequest): PullRequest {
  return { number, url: html_url, ...(draft === false && { isReady: true }), baseSha: base.sha };
}

/** Labels that the repository does not have are made. Rejects with a GitHubFault. */
export async function addLabels(
  github: GitHub,
  { owner, name: repo }: Repository,
  number: number,
  labels: readonly string[],
): Promise<void> {
  const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/labels";
  await github.request(route, { owner, repo, issue_number: number, labels: [...labels] });
}

/**
 * Logins, and teams as `org/team`. Because of one bad name GitHub refuses all of them: then each is asked by itself.
 * Rejects with the GitHubFault of the first who cannot review here.
 */
export async function requestReviews(
  github: GitHub,
  repository: Repository,
  number: number,
  names: readonly string[],
): Promise<void> {
  try {
    await askAll(github, repository, number, names);
  } catch (error) {
    if (!(error instanceof GitHubFault && error.status === 422 && names.length > 1)) throw error;
    const faults: unknown[] = [];
    for (const name of names) {
      await askAll(github, repository, number, [name]).catch((fault: unknown) => faults.push(fault));
    }
    if (faults.length > 0) throw faults[0];
  }
}

async function askAll(
  github: GitHub,
  { owner, name: repo }: Repository,
  number: number,
  names: readonly string[],
): Promise<void> {
  const teams = names.flatMap((name) => (name.includes("/") ? [name.slice(name.indexOf("/") + 1)] : []));
  const people = names.filter((name) => !name.includes("/"));
  const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers";
  await github.request(route, { owner, repo, pull_number: number, reviewers: people, team_reviewers: teams });
}

/** The marks of one thread: a mark that is copied to another one, or to another branch, means nothing there. */
export type WorkMarker = Readonly<{
  /** Whether there is a secret to mark with. */
  isAble: boolean;
  /** A line that nobody sees, for the body of the pull request from that branch; "" without a secret. */
  mark(branch: string): string;
  isMarked(body: string, branch: string): boolean;
  /** Returns the trailer for commits of a conversation, without its newline, or undefined without a secret. */
  trailer(conversationId: string): string | undefined;
  hasTrailer(message: string): boolean;
}>;

const MARK = /<!-- deckhand:work ([0-9a-f]{32}) -->/g;
const CONVERSATION = /(?:^|\n)Agent-Conversation: (\S+)(?=\n|$)/;
const TRAILER = /(?:^|\n)Agent-Mark: ([0-9a-f]{32})(?=\n|$)/;

/**
 * `secret` is our secret, or "" without one; `number` is that of the thread. `other` is the id of the repository with the
 * work where that is not the thread's: then a mark of the one means nothing in the other.
 */
export function workMarker(
  secret: string,
  { repositoryId, number, other }: Readonly<{ repositoryId: number; number: number; other?: number | undefined }>,
): WorkMarker {
  if (secret === "") {
    return { isAble: false, mark: () => "", isMarked: () => false, trailer: () => undefined, hasTrailer: () => false };
  }
  const mac = macFor(secret, "deckhand work", `${repositoryId}#${number}${other === undefined ? "" : ` in ${other}`}`);
  return {
    isAble: true,
    mark: (branch) => `<!-- deckhand:work ${mac.codeOf(["branch", branch])} -->`,
    isMarked(body, branch) {
      const [found, ...others] = body.matchAll(MARK);
      return found?.[1] !== undefined && others.length === 0 && mac.isOurs(found[1], ["branch", branch]);
    },
    trailer: (conversation) => `Agent-Mark: ${mac.codeOf(["conversation", conversation])}`,
    hasTrailer(message) {
      const [, conversation = ""] = CONVERSATION.exec(message) ?? [];
      const [, code] = TRAILER.exec(message) ?? [];
      return code !== undefined && mac.isOurs(code, ["conversation", conversation]);
    },
  };
}
