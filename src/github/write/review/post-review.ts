/** Posts one review with all its comments; what GitHub will not place stands in its body instead. */

import { GitHubFault } from "../../client/github-fault.ts";
import type { GitHub, Repository } from "../../client.ts";
import { type Ballot, discard, openDraft, submitDraft } from "./draft.ts";

export type Verdict = "COMMENT" | "REQUEST_CHANGES" | "APPROVE";

/** As GitHub takes it. `start_line` and `start_side` are there together, or not at all. */
export type ReviewComment = Readonly<{
  path: string;
  line: number;
  side: "LEFT" | "RIGHT";
  start_line?: number;
  start_side?: "LEFT" | "RIGHT";
  body: string;
}>;

export type Words<Comment extends ReviewComment> = Readonly<{
  verdict: Verdict;
  /** The words above the comments, given those that have no place. */
  bodyWith(unplaced: readonly Comment[]): string;
}>;

export type ReviewDraft<Comment extends ReviewComment> = Words<Comment> &
  Readonly<{
    number: number;
    /** What was looked at: GitHub binds the review to it, whatever the branch has come to since. */
    commit: string;
    comments: readonly Comment[];
    /** What goes with the review and may be done once only, as nobody else says it; resolves to what is to be said then. */
    settle(): Promise<Words<Comment>>;
  }>;

export type PostedReview<Comment> = Readonly<{
  url: string;
  verdict: Verdict;
  /** In the body of the review, because GitHub took them nowhere else. */
  unplaced: readonly Comment[];
}>;

/** "given": somebody else has said it meanwhile. */
export async function postReview<Comment extends ReviewComment>(
  github: GitHub,
  repository: Repository,
  draft: ReviewDraft<Comment>,
  ballot: Ballot,
): Promise<PostedReview<Comment> | "given"> {
  const place = { owner: repository.owner, repo: repository.name, pull_number: draft.number };
  const open: Open<Comment> = (comments, unplaced) => {
    const text = { commit_id: draft.commit, body: draft.bodyWith(unplaced), comments: comments.map(wireOf) };
    return openDraft(github, place, text, ballot);
  };
  for (;;) {
    const { id, unplaced } = await placed(draft.comments, open, (review) => discard(github, place, review));
    if (id === "given") return "given";
    const { verdict, bodyWith } = await draft.settle();
    const said = await say(verdict, (event) => submitDraft(github, place, id, { event, body: bodyWith(unplaced) }));
    if (said.url !== "gone") return { ...said, unplaced };
    if (await ballot.isGiven()) return "given";
  }
}

type Open<Comment> = (comments: readonly Comment[], unplaced: readonly Comment[]) => Promise<number | "given">;

type Placed<Comment> = Readonly<{ id: number | "given"; unplaced: readonly Comment[] }>;

/** GitHub takes all, or says nothing of which comment it refused: then each is tried by itself, where nobody sees it. */
async function placed<Comment>(
  comments: readonly Comment[],
  open: Open<Comment>,
  discardIt: (id: number) => Promise<void>,
): Promise<Placed<Comment>> {
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
async function say(verdict: Verdict, submit: (verdict: Verdict) => Promise<string>) {
  try {
    return { url: await submit(verdict), verdict };
  } catch (error) {
    if (!isRefused(error) || verdict === "COMMENT") throw error;
    return { url: await submit("COMMENT"), verdict: "COMMENT" } as const;
  }
}

function wireOf({ path, line, side, start_line, start_side, body }: ReviewComment): ReviewComment {
  const start = start_line === undefined ? {} : { start_line, start_side: start_side ?? side };
  return { path, line, side, ...start, body };
}

function isRefused(error: unknown): boolean {
  return error instanceof GitHubFault && error.status === 422;
}
