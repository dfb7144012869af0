/** How a run can end, as people and workflows are told. The list is closed, and the host decides, never the model. */
import type { Reaction } from "./comment/reaction.ts";
import type { Withheld } from "./policy/codes.ts";
import type { IntentLine } from "./report/intents.ts";
import type { Opinion } from "./report/tests-seen.ts";
import { type ReviewFacts, readNothing } from "./review/review-facts.ts";

export const OUTCOMES = [
  "changed",
  "answered",
  "no-op",
  "awaiting-approval",
  "blocked",
  "budget-exhausted",
  "timed-out",
  "stuck",
  "cancelled",
  "failed",
  "skipped",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * How an end is shown: `mark` before the heading of the comment ("" for none), `reaction` on the request, and the exit
 * code of the job where the workflow does not say otherwise (`fail-on`).
 */
export type Sign = Readonly<{ mark: "🟢" | "⚪" | "🟠" | "🔴" | ""; reaction: Reaction | undefined; exitCode: 0 | 1 }>;

const DONE: Sign = { mark: "🟢", reaction: "hooray", exitCode: 0 };
const NOTHING_DONE: Sign = { mark: "⚪", reaction: "+1", exitCode: 0 };
const DONE_IN_PART: Sign = { mark: "🟠", reaction: "+1", exitCode: 0 };
const NOT_DONE: Sign = { mark: "🔴", reaction: "confused", exitCode: 1 };

const SIGNS: Readonly<Record<Outcome, Sign>> = {
  changed: DONE,
  answered: DONE,
  "no-op": NOTHING_DONE,
  "awaiting-approval": { mark: "🟠", reaction: "eyes", exitCode: 0 },
  blocked: { mark: "🟠", reaction: "confused", exitCode: 1 },
  "budget-exhausted": NOT_DONE,
  "timed-out": NOT_DONE,
  stuck: NOT_DONE,
  cancelled: NOT_DONE,
  failed: NOT_DONE,
  skipped: { mark: "", reaction: undefined, exitCode: 0 },
};

/**
 * What a sign is chosen by. `toolCalls` are the calls of the run that looked at something or did something, and did
 * not fail; undefined where that is not known. `torn` are published files that do not match what was withheld or not
 * updated, `withheld` is what was not published, and `approvalComment` is there where people decide about it. `review`
 * is what a review came to, `intents` what became of what was proposed, and `opinion` a second opinion of the work.
 */
export type Ending = Readonly<{
  outcome: Outcome;
  toolCalls?: number | undefined;
  torn?: readonly unknown[] | undefined;
  withheld?: readonly Pick<Withheld, "code">[] | undefined;
  approvalComment?: string | undefined;
  intents?: readonly Pick<IntentLine, "status">[] | undefined;
  opinion?: Readonly<{ kind: Opinion["kind"]; unseen?: readonly string[] }> | undefined;
  review?: Pick<ReviewFacts, "found" | "stillOpen" | "blocking" | "looks"> | undefined;
}>;

/**
 * An answer without any tool call that did some work is never green: the host cannot tell an answer from an
 * announcement, so it goes by what was done and not by the words. The same holds for a review that has
 * looked at nothing.
 */
export function signOf(ending: Ending): Sign {
  const { outcome, toolCalls, review } = ending;
  const isFinished = outcome === "answered" || outcome === "no-op";
  if (review && isFinished) return reviewSign(review, toolCalls);
  const intents = (ending.intents ?? []).filter(({ status }) => status !== "not-taken");
  if (outcome === "answered" && intents.length > 0)
    return intents.some(({ status }) => status === "refused") ? DONE_IN_PART : DONE;
  if (outcome === "changed" && waitsForSomebody(ending)) return DONE_IN_PART;
  return outcome === "answered" && !toolCalls ? NOTHING_DONE : SIGNS[outcome];
}

/** What was taken out of the answer (DKH-203) is no work that somebody could miss. */
function waitsForSomebody({ torn = [], withheld = [], approvalComment, opinion }: Ending): boolean {
  if (opinion?.kind === "bad" || (opinion?.unseen ?? []).length > 0) return true;
  return torn.length > 0 || approvalComment !== undefined || withheld.some(({ code }) => code !== "DKH-203");
}

function reviewSign(review: NonNullable<Ending["review"]>, toolCalls: number | undefined): Sign {
  const { found, stillOpen, blocking } = review;
  if (blocking > 0) return { ...DONE, mark: "🔴" };
  if (found + stillOpen > 0) return { ...DONE, mark: "🟠" };
  return toolCalls === 0 || readNothing(review) ? NOTHING_DONE : DONE;
}

/** Those that turn the job red unless the workflow says otherwise: a run that did not do what was asked is not green. */
export const FAILING: readonly Outcome[] = Object.freeze(OUTCOMES.filter((outcome) => SIGNS[outcome].exitCode === 1));

export function isOutcome(name: string): name is Outcome {
  return OUTCOMES.some((outcome) => outcome === name);
}
