/** Posts one review with all its comments; what GitHub will not place stands in its body instead. */
import { Fault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import { breakCommands } from "../../../markdown/commands.ts";
import { code, codeBlock } from "../../../markdown/inline-code.ts";
import { clipMarkdown } from "../../../markdown/markdown.ts";
import { neutralise, neutraliseWords } from "../../../markdown/neutral.ts";
import { isOurs, type ProseRules, permalink } from "../../../markdown/rules.ts";
import { type Finding, fingerprintOf, type Severity } from "../../../tools/review/finding.ts";
import { GitHubFault } from "../../client/github-fault.ts";
import type { GitHub, Repository } from "../../client.ts";
import type { Marker } from "../marks.ts";
import {
  type ApprovalComment,
  type DraftComment,
  discard,
  openDraft,
  type ReviewVerdict,
  submitDraft,
} from "./draft.ts";

export type ReviewText<Comment extends DraftComment> = Readonly<{
  verdict: ReviewVerdict;
  /** The words above the comments, given those that have no place. */
  bodyWith(unplaced: readonly Comment[]): string;
}>;

type ReviewDraft<Comment extends DraftComment> = ReviewText<Comment> &
  Readonly<{
    number: number;
    /** The reviewed commit: GitHub binds the review to it, wherever the branch is now. */
    commit: string;
    comments: readonly Comment[];
    /**
     * Does the acts that go with the review and may be done once only, because nobody else posts it. Resolves to the
     * text to post.
     */
    settle(): Promise<ReviewText<Comment>>;
  }>;

type PostedReview<Comment> = Readonly<{
  url: string;
  verdict: ReviewVerdict;
  /** In the body of the review, because GitHub took them nowhere else. */
  unplaced: readonly Comment[];
}>;

/** "given": somebody else has said it meanwhile. */
export async function postReview<Comment extends DraftComment>(
  github: GitHub,
  repository: Repository,
  draft: ReviewDraft<Comment>,
  approvalComment: ApprovalComment,
): Promise<PostedReview<Comment> | "given"> {
  const place = { owner: repository.owner, repo: repository.name, pull_number: draft.number };
  const open: Open<Comment> = (comments, unplaced) => {
    const text = { commit_id: draft.commit, body: draft.bodyWith(unplaced), comments: comments.map(wireOf) };
    return openDraft(github, place, text, approvalComment);
  };
  for (let attempt = 1; attempt <= MOST_DRAFTS; attempt += 1) {
    const { id, unplaced } = await placeComments(draft.comments, open, (review) => discard(github, place, review));
    if (id === "given") return "given";
    const { verdict, bodyWith } = await draft.settle();
    const said = await say(verdict, (event) => submitDraft(github, place, id, { event, body: bodyWith(unplaced) }));
    if (said.url !== "gone") return { ...said, unplaced };
    if (await approvalComment.isGiven()) return "given";
  }
  throw new Fault("github", `The draft of this review was removed ${MOST_DRAFTS} times before it was submitted.`, {
    hint: "Ask again when the other runs on this pull request have ended.",
  });
}

/** Other runs remove a draft that stays for half a minute. */
const MOST_DRAFTS = 5;

type Open<Comment> = (comments: readonly Comment[], unplaced: readonly Comment[]) => Promise<number | "given">;

type PlacedComments<Comment> = Readonly<{ id: number | "given"; unplaced: readonly Comment[] }>;

/** GitHub takes all, or says nothing of which comment it refused: then each is tried by itself, where nobody sees it. */
async function placeComments<Comment>(
  comments: readonly Comment[],
  open: Open<Comment>,
  discardIt: (id: number) => Promise<void>,
): Promise<PlacedComments<Comment>> {
  const whole = await open(comments, []).catch(unlessRefused);
  if (whole !== "refused") return { id: whole, unplaced: [] };
  const unplaced: Comment[] = [];
  for (const comment of comments) {
    const alone = await open([comment], []).catch(unlessRefused);
    if (alone === "given") return { id: alone, unplaced };
    if (alone === "refused") unplaced.push(comment);
    else await discardIt(alone);
  }
  const others = comments.filter((comment) => !unplaced.includes(comment));
  return { id: await open(others, unplaced), unplaced };
}

function unlessRefused(error: unknown): "refused" {
  if (!isRefused(error)) throw error;
  return "refused";
}

/** A verdict that GitHub does not let us give (on what is our own, or by its settings) is said as a comment. */
async function say(verdict: ReviewVerdict, submit: (verdict: ReviewVerdict) => Promise<string>) {
  try {
    return { url: await submit(verdict), verdict };
  } catch (error) {
    if (!isRefused(error) || verdict === "COMMENT") throw error;
    return { url: await submit("COMMENT"), verdict: "COMMENT" } as const;
  }
}

function wireOf({ path, line, side, start_line, start_side, body }: DraftComment): DraftComment {
  const start = start_line === undefined ? {} : { start_line, start_side: start_side ?? side };
  return { path, line, side, ...start, body };
}

function isRefused(error: unknown): boolean {
  return error instanceof GitHubFault && error.status === 422;
}

/** A finding in the words that people read: as a comment on its lines, or in the body of the review where that failed. */
const SIGNS: Readonly<Record<Severity, string>> = { blocking: "🔴", important: "🟠", minor: "⚪" };

/** The body of a comment, with its mark. */
export function commentText(finding: Finding, rules: ProseRules, marker: Marker): string {
  const { severity } = finding;
  const fingerprint = fingerprintOf(finding);
  return [...paragraphs(finding, rules), suggestionOf(finding), marker.mark({ kind: severity, fingerprint })]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** In one line of a list, with a link to its place: who reads the e-mail sees no comments on lines. */
export function findingLine(finding: Finding, rules: ProseRules): string {
  const { path, line, side } = finding;
  const place = code(`${path}:${line}`);
  const address = permalink(`${path}:${line}`, rules);
  const isThere = side === "new" && isOurs(address, rules);
  return `- ${headingOf(finding, rules)} – ${isThere ? `[${place}](${address})` : place}`;
}

/** The same without its lines beside it; nobody applies a suggestion there, so it is plain code. */
export function unplacedText(finding: Finding, rules: ProseRules): string {
  const { path, line, suggestion } = finding;
  const instead = suggestion ? [codeBlock("", suggestion)] : [];
  return [`${code(`${path}:${line}`)}`, ...paragraphs(finding, rules), ...instead].join("\n\n");
}

function paragraphs(finding: Finding, rules: ProseRules): string[] {
  const prose = neutralise(clipMarkdown(finding.body.trim(), 4000, "the finding was too long"), rules);
  return [headingOf(finding, rules), ...(prose === "" ? [] : [prose])];
}

function headingOf({ severity, title }: Finding, rules: ProseRules): string {
  return `${SIGNS[severity]} **${severity}** ${neutraliseWords(oneLine(title, 150), rules)}`;
}

/**
 * A suggestion that would give a bot a command is plain code: if it were applied, it would bring the signs that break
 * the command.
 */
function suggestionOf({ suggestion }: Finding): string {
  if (suggestion === undefined) return "";
  const lines = suggestion.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
  return codeBlock(breakCommands(lines) === lines ? "suggestion" : "", lines === "" ? "" : `${lines}\n`);
}

/**
 * `comment` is the one that began the thread, `id` the thread's node; `reply` is undefined where it stands below it
 * already.
 */
type Settled = Readonly<{ id: string; comment: number; number: number; reply: string | undefined }>;

const MUTATION = `mutation Resolve($input: ResolveReviewThreadInput!) {
  resolveReviewThread(input: $input) { thread { isResolved } }
}`;

/**
 * Says below it what fixed it, then resolves it. GitHub lets only a token resolve that may write contents: without
 * that the reply stands alone, which is no failure. Resolves to what it came to.
 */
export async function settleThread(
  github: GitHub,
  { owner, name: repo }: Repository,
  { id, comment, number, reply }: Settled,
): Promise<"resolved" | "replied"> {
  if (reply !== undefined) {
    await github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies", {
      owner,
      repo,
      pull_number: number,
      comment_id: comment,
      body: reply,
    });
  }
  try {
    await github.graphql(MUTATION, { input: { threadId: id } });
    return "resolved";
  } catch {
    return "replied";
  }
}

/** Takes back a review that approves or blocks. Rejects with a GitHubFault. */
export async function dismissReview(
  github: GitHub,
  { owner, name: repo }: Repository,
  { number, id, message }: Readonly<{ number: number; id: number; message: string }>,
): Promise<void> {
  const route = "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals";
  await github.request(route, { owner, repo, pull_number: number, review_id: id, message });
}
