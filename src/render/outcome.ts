/** How a run can end, as people and workflows are told. The list is closed, and the host decides, never the model. */
import type { Reaction } from "../github/write/comment/reaction.ts";
import type { Fault, FaultCode } from "../lib/fault.ts";
import { isDropped, type Withheld } from "../policy/codes.ts";
import { type ReviewFacts, readNothing } from "./report/review-facts.ts";

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
const IN_DOUBT: Sign = { mark: "🟠", reaction: "+1", exitCode: 0 };
const NOT_DONE: Sign = { mark: "🔴", reaction: "confused", exitCode: 1 };

/** `inDoubt` is the sign where the host saw something that a person has to look at; without it, doubts change nothing. */
type Row = Readonly<{ sign: Sign; inDoubt?: Sign }>;

/** The signs of every end, reviews aside. */
const SIGNS: Readonly<Record<Outcome, Row>> = {
  changed: { sign: DONE, inDoubt: IN_DOUBT },
  answered: { sign: DONE, inDoubt: IN_DOUBT },
  "no-op": { sign: NOTHING_DONE },
  "awaiting-approval": { sign: { mark: "🟠", reaction: "eyes", exitCode: 0 } },
  blocked: { sign: { mark: "🟠", reaction: "confused", exitCode: 1 } },
  "budget-exhausted": { sign: NOT_DONE },
  "timed-out": { sign: NOT_DONE },
  stuck: { sign: NOT_DONE },
  cancelled: { sign: NOT_DONE },
  failed: { sign: NOT_DONE },
  skipped: { sign: { mark: "", reaction: undefined, exitCode: 0 } },
};

/** The signs of a finished review. Its findings are the answer, so they are no reason for another reaction. */
const REVIEW_SIGNS = {
  blocking: { ...DONE, mark: "🔴" },
  findings: { ...DONE, mark: "🟠" },
  clean: DONE,
  unseen: NOTHING_DONE,
} as const satisfies Readonly<Record<string, Sign>>;

/** Facts that the host saw and that make finished work doubtful. The list is closed. */
export const DOUBTS = [
  "all-deleted",
  "approval-wanted",
  "approved-failed",
  "base-gone",
  "conflict-markers",
  "edit-failed",
  "empty-commit",
  "history-rewritten",
  "looked-back",
  "not-writable",
  "opinion-bad",
  "proposal-refused",
  "pull-conflicts",
  "request-cut",
  "test-failed",
  "test-unfinished",
  "test-unknown",
  "work-behind",
  "work-lowered",
  "work-torn",
  "work-withheld",
] as const;
export type Doubt = (typeof DOUBTS)[number];

/**
 * The result of a proposal of the agent to do something beside its work. "already": it was so before; "planned": it could be
 * done, and this run writes nothing; "not-taken": the tool took no such call.
 */
export type ProposalStatus = "done" | "already" | "waiting" | "planned" | "refused" | "not-taken";

/** Evidence of the host that decides the outcome of finished work beside what became of it. The list is closed. */
export type SeenByHost = Readonly<
  | { kind: "failed"; fault: Fault }
  /** The work is there, but nobody should rely on it. `clause` ends a sentence about the work. */
  | { kind: "refuted"; code: FaultCode; clause: string; hint: string }
  /** A doubt about changed files. */
  | { kind: "doubt"; doubt: Doubt }
  /** Tests that the host ran itself on what is published. */
  | { kind: "tested"; verdict: "passed" | "unknown" }
  /** The agent proposed this beside its work. */
  | { kind: "proposed"; status: ProposalStatus }
>;

/**
 * The facts that decide the sign. `doubts` are those that the run found; the others follow from the facts beside them.
 * `toolCalls` are the calls of the run that looked at something or did something, and did not fail, and `looks` those
 * that looked; undefined where that is not known. `torn` are published files that do not match what was withheld or not updated, `withheld` is what
 * was not published, and `approvalComment` is there where people decide about it. `review` is what a review came to,
 * `proposed` what became of what was proposed beside the work.
 */
export type Ending = Readonly<{
  outcome: Outcome;
  doubts?: readonly Doubt[] | undefined;
  toolCalls?: number | undefined;
  looks?: number | undefined;
  torn?: readonly unknown[] | undefined;
  withheld?: readonly Pick<Withheld, "code">[] | undefined;
  approvalComment?: string | undefined;
  proposed?: readonly ProposalStatus[] | undefined;
  review?: Pick<ReviewFacts, "found" | "stillOpen" | "blocking" | "looks"> | undefined;
}>;

/**
 * The one place where heading, reaction and exit code are decided. An answer without any tool call that looked at
 * something is never green: the host cannot tell an answer from an announcement, so it goes by what was done and not by the words. The
 * same holds for a review that has looked at nothing.
 */
export function signOf(ending: Ending): Sign {
  const { outcome, toolCalls, looks = toolCalls, review } = ending;
  if (review && (outcome === "answered" || outcome === "no-op")) return reviewSign(review, toolCalls);
  const { sign, inDoubt = sign } = SIGNS[outcome];
  if (outcome === "answered" && !looks && taken(ending).length === 0) return NOTHING_DONE;
  return doubtsOf(ending).length > 0 ? inDoubt : sign;
}

/**
 * All doubts of an end. About work only that of changed files counts: what was taken out of an answer (DKH-203), and what
 * the agent gave up, is nothing that somebody could miss.
 */
function doubtsOf(ending: Ending): readonly Doubt[] {
  const { outcome, doubts = [], torn = [], withheld = [], approvalComment } = ending;
  const ofWork: readonly (readonly [Doubt, boolean])[] = [
    ["work-torn", torn.length > 0],
    ["approval-wanted", approvalComment !== undefined],
    ["work-withheld", withheld.some(isMissed)],
  ];
  const isRefused = taken(ending).includes("refused");
  const found = outcome === "changed" ? ofWork : ([["proposal-refused", isRefused]] as const);
  return [...doubts, ...found.flatMap(([doubt, holds]) => (holds ? [doubt] : []))];
}

function taken({ proposed = [] }: Ending): readonly ProposalStatus[] {
  return proposed.filter((status) => status !== "not-taken");
}

function isMissed({ code }: Pick<Withheld, "code">): boolean {
  return code !== "DKH-203" && !isDropped(code);
}

function reviewSign(review: NonNullable<Ending["review"]>, toolCalls: number | undefined): Sign {
  const { found, stillOpen, blocking } = review;
  if (blocking > 0) return REVIEW_SIGNS.blocking;
  if (found + stillOpen > 0) return REVIEW_SIGNS.findings;
  return toolCalls === 0 || readNothing(review) ? REVIEW_SIGNS.unseen : REVIEW_SIGNS.clean;
}

/**
 * The outcomes that turn the job red unless the workflow says otherwise: a run that did not do the requested work is
 * not green.
 */
export const FAILING: readonly Outcome[] = Object.freeze(
  OUTCOMES.filter((outcome) => SIGNS[outcome].sign.exitCode === 1),
);

export function isOutcome(name: string): name is Outcome {
  return OUTCOMES.some((outcome) => outcome === name);
}
