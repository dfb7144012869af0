/**
 * A review that nobody sees yet. GitHub lets an account have one on a pull request, and no second: the one who has it
 * may look whether there is anything left to say, and say it. The one who takes it away from one who is lost takes it
 * for good, because what is gone cannot be submitted. So of two runs that say the same at once, one does.
 */
import { isSameText } from "../../../lib/text.ts";
import { GitHubFault, mayBeDone } from "../../client/github-fault.ts";
import type { GitHub } from "../../client.ts";

export type PullParameters = Readonly<{ owner: string; repo: string; pull_number: number }>;

export type DraftText = Readonly<{ commit_id: string; body: string; comments: readonly DraftComment[] }>;

/** The marks by which we know our drafts, and know whether the text of a draft has been posted. */
export type ApprovalComment = Readonly<{
  isOurs(body: string): boolean;
  isGiven(): Promise<boolean>;
  /** Milliseconds. */
  sleep(ms: number): Promise<unknown>;
}>;

const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
const ONE = `${REVIEWS}/{review_id}`;

/** Pauses between looks: a run has its draft there for as long as it takes to end the threads of what is fixed. */
const PATIENCE_MS = [1000, 2000, 4000, 8000, 15_000];

/**
 * Resolves to its id; to "given" where somebody else has said it meanwhile. Rejects with a 422 where GitHub does not
 * take its comments.
 */
export async function openDraft(
  github: GitHub,
  place: PullParameters,
  text: DraftText,
  approvalComment: ApprovalComment,
): Promise<number | "given"> {
  const attempt = async (): Promise<number | "given" | Taken> => {
    const opened = await create(github, place, text);
    const isGiven = await approvalComment.isGiven();
    if (opened.status === "taken") return isGiven ? "given" : opened;
    return isGiven ? takeBack(github, place, opened.id) : opened.id;
  };
  for (const pauseMs of PATIENCE_MS) {
    const opened = await attempt();
    if (typeof opened !== "object") return opened;
    await approvalComment.sleep(pauseMs);
  }
  const late = await attempt();
  if (typeof late !== "object") return late;
  if (!approvalComment.isOurs(late.body)) throw late.error;
  await discard(github, place, late.id);
  const last = await attempt();
  if (typeof last === "object") throw last.error;
  return last;
}

type Taken = Readonly<{ status: "taken"; id: number; body: string; error: unknown }>;
type Opened = Readonly<{ status: "ours"; id: number }> | Taken;

async function create(github: GitHub, place: PullParameters, text: DraftText): Promise<Opened> {
  try {
    const { data } = await github.request(`POST ${REVIEWS}`, { ...place, ...text, comments: [...text.comments] });
    return { status: "ours", id: Number(data.id) };
  } catch (error) {
    const isRefused = error instanceof GitHubFault && error.status === 422;
    const draft = isRefused || mayBeDone(error) ? await draftOn(github, place) : undefined;
    if (!draft) throw error;
    // A review that GitHub took without saying so. Ours hold the address of their run.
    if (!isRefused && isSameText(draft.body, text.body)) return { status: "ours", id: draft.id };
    return { status: "taken", ...draft, error };
  }
}

/** GitHub shows us none but our own. */
async function draftOn(
  github: GitHub,
  place: PullParameters,
): Promise<Readonly<{ id: number; body: string }> | undefined> {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data } = await github.request(`GET ${REVIEWS}`, { ...place, per_page: 100, page });
    const found = data.find(({ state }) => state === "PENDING");
    if (found || data.length < 100) return found && { id: Number(found.id), body: found.body };
  }
  return undefined;
}

/** The number of pages, of a hundred reviews each. */
const MOST_PAGES = 100;

async function takeBack(github: GitHub, place: PullParameters, id: number): Promise<"given"> {
  await discard(github, place, id);
  return "given";
}

/** As if it had not been. */
export async function discard(github: GitHub, place: PullParameters, review_id: number): Promise<void> {
  try {
    await github.request(`DELETE ${ONE}`, { ...place, review_id });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/**
 * Resolves to its address, or to "gone" where somebody has taken it away. Rejects with a 422 for a verdict that GitHub
 * does not let us give.
 */
export async function submitDraft(
  github: GitHub,
  place: PullParameters,
  review_id: number,
  said: Readonly<{ event: ReviewVerdict; body: string }>,
): Promise<string> {
  try {
    return (await github.request(`POST ${ONE}/events`, { ...place, review_id, ...said })).data.html_url;
  } catch (error) {
    if (isGone(error)) return "gone";
    if (!mayBeDone(error)) throw error;
    const { data } = await github.request(`GET ${ONE}`, { ...place, review_id });
    if (data.state === "PENDING") throw error;
    return data.html_url;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof GitHubFault && error.status === 404;
}

/** As GitHub takes it. `start_line` and `start_side` are there together, or not at all. */
export type DraftComment = Readonly<{
  path: string;
  line: number;
  side: "LEFT" | "RIGHT";
  start_line?: number;
  start_side?: "LEFT" | "RIGHT";
  body: string;
}>;

export type ReviewVerdict = "COMMENT" | "REQUEST_CHANGES" | "APPROVE";
