/** Posts one review with all its comments; what GitHub will not place stands in its body instead. */
import { type GitHub, GitHubFault, mayBeDone, type Repository } from "../../client.ts";

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

export type ReviewDraft<Comment extends ReviewComment> = Readonly<{
  number: number;
  /** What was looked at: GitHub binds the review to it, whatever the branch has come to since. */
  commit: string;
  verdict: Verdict;
  comments: readonly Comment[];
  /** The words above the comments, given those that have no place. */
  bodyWith(unplaced: readonly Comment[]): string;
}>;

export type PostedReview<Comment> = Readonly<{
  url: string;
  verdict: Verdict;
  /** In the body of the review, because GitHub took them nowhere else. */
  unplaced: readonly Comment[];
}>;

/** One request when GitHub takes all. It says nothing of which comment it refused, so then each goes by itself. */
export async function postReview<Comment extends ReviewComment>(
  github: GitHub,
  repository: Repository,
  draft: ReviewDraft<Comment>,
): Promise<PostedReview<Comment>> {
  try {
    return { ...(await submit(github, repository, draft, draft.comments, [])), unplaced: [] };
  } catch (error) {
    if (!isRefused(error)) throw error;
    const unplaced = await oneByOne(github, repository, draft);
    return { ...(await submit(github, repository, draft, [], unplaced)), unplaced };
  }
}

const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";

/** A verdict that GitHub does not let us give (on what is our own, or by its settings) is said as a comment. */
async function submit<Comment extends ReviewComment>(
  github: GitHub,
  repository: Repository,
  draft: ReviewDraft<Comment>,
  comments: readonly Comment[],
  unplaced: readonly Comment[],
): Promise<Readonly<{ url: string; verdict: Verdict }>> {
  const body = draft.bodyWith(unplaced);
  const send = async (verdict: Verdict) => {
    const place = { owner: repository.owner, repo: repository.name, pull_number: draft.number };
    const review = { commit_id: draft.commit, event: verdict, body, comments: comments.map(wireOf) };
    const url = await github.request(`POST ${REVIEWS}`, { ...place, ...review }).then(
      ({ data }) => data.html_url,
      (error) => foundAgain(github, { ...place, body }, error),
    );
    return { url, verdict };
  };
  try {
    return await send(draft.verdict);
  } catch (error) {
    if (!isRefused(error) || draft.verdict === "COMMENT") throw error;
    return send("COMMENT");
  }
}

type Sent = Readonly<{ owner: string; repo: string; pull_number: number; body: string }>;

/** What GitHub took without saying so is not posted twice: ours hold the address of their run, so that no two are the same. */
async function foundAgain(github: GitHub, { body, ...place }: Sent, error: unknown): Promise<string> {
  if (!mayBeDone(error)) throw error;
  const { data } = await github.request(`GET ${REVIEWS}`, { ...place, per_page: 100 });
  const stored = data.find((review) => review.body.replaceAll("\r\n", "\n").trim() === body.trim());
  if (!stored) throw error;
  return stored.html_url;
}

async function oneByOne<Comment extends ReviewComment>(
  github: GitHub,
  { owner, name: repo }: Repository,
  { number, commit, comments }: ReviewDraft<Comment>,
): Promise<readonly Comment[]> {
  const unplaced: Comment[] = [];
  for (const comment of comments) {
    try {
      const asked = { owner, repo, pull_number: number, commit_id: commit, ...wireOf(comment) };
      await github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments", asked);
    } catch (error) {
      if (!isRefused(error)) throw error;
      unplaced.push(comment);
    }
  }
  return unplaced;
}

function wireOf({ path, line, side, start_line, start_side, body }: ReviewComment): ReviewComment {
  const start = start_line === undefined ? {} : { start_line, start_side: start_side ?? side };
  return { path, line, side, ...start, body };
}

function isRefused(error: unknown): boolean {
  return error instanceof GitHubFault && error.status === 422;
}
