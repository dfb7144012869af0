/** The kinds of triggers, and what each part of a run asks of a kind. A new kind is one more row. */
import type { PromptName } from "../../../prompt-names.ts";

type Row = Readonly<{
  /** Whether somebody waits for the answer, who gets a reaction and a comment. */
  isAwaited: boolean;
  /** Whether it is answered with a review. */
  isReview: boolean;
  /** Whether a run without a thread does work that comes again, and always on the same branch. */
  isTask: boolean;
  /** Whether it runs by itself, so that strict settings leave it to a person to propose the work. */
  isUnasked: boolean;
  /**
   * Who made the request, in words for people: a person; the workflow; a schedule; the person where an event is sent by
   * hand, and otherwise the workflow; or a failed run.
   */
  requester: "person" | "workflow" | "schedule" | "sender by hand" | "failed run";
  /** Says what is wanted where the request has no text; undefined where that is nothing. */
  bare: PromptName | undefined;
  /** Who must be allowed: the people of the trigger, nobody, or those people if the failed run is of this repository. */
  gate: "people" | "nobody" | "own run";
  /**
   * The kind that it becomes on a pull request if the workflow only reviews; undefined if it is no request for a
   * review.
   */
  review: "review" | "review-request" | undefined;
  /** The kind that it becomes if the run works on one item of a list; undefined if it does not. */
  item: "schedule" | "automation" | undefined;
  /** Whether a sweep finds it, and by which reaction by us it sees that it was answered. */
  sweep: Readonly<{ sign: "own" | "none" }> | undefined;
  /** Whether the run also removes the states of closed threads. */
  removesClosed: boolean;
}>;

/** A person asks, by a label or in another way that leaves no text. */
const ASKED = {
  isAwaited: true,
  isReview: false,
  isTask: false,
  isUnasked: false,
  requester: "person",
  gate: "people",
  review: "review-request",
  item: "automation",
  sweep: { sign: "none" },
  removesClosed: false,
} as const satisfies Omit<Row, "bare">;

/** Kinds by which a person asks share what they have in common; every other kind says each column itself. */
export const TRIGGER_KINDS = {
  mention: { ...ASKED, bare: "task-bare", sweep: { sign: "own" } },
  label: { ...ASKED, bare: "task-bare-label" },
  assignment: { ...ASKED, bare: "task-bare-assignment" },
  "review-request": { ...ASKED, bare: "task-bare-review-request", isReview: true },
  /** The workflow reviews by itself, without a request. */
  review: {
    isAwaited: false,
    isReview: true,
    isTask: false,
    isUnasked: false,
    requester: "workflow",
    bare: "task-bare-review",
    gate: "people",
    review: "review",
    item: "automation",
    sweep: { sign: "none" },
    removesClosed: false,
  },
  "ci-failure": {
    isAwaited: true,
    isReview: false,
    isTask: false,
    isUnasked: false,
    requester: "failed run",
    bare: "task-bare-ci-failure",
    gate: "own run",
    review: undefined,
    item: "automation",
    sweep: { sign: "none" },
    removesClosed: false,
  },
  schedule: {
    isAwaited: true,
    isReview: false,
    isTask: true,
    isUnasked: true,
    requester: "schedule",
    bare: undefined,
    gate: "nobody",
    review: "review-request",
    item: "schedule",
    sweep: { sign: "none" },
    removesClosed: true,
  },
  automation: {
    isAwaited: true,
    isReview: false,
    isTask: true,
    isUnasked: false,
    requester: "sender by hand",
    bare: undefined,
    gate: "people",
    review: "review",
    item: "automation",
    sweep: undefined,
    removesClosed: false,
  },
  /** An answer to what waits for approval. */
  decision: {
    isAwaited: true,
    isReview: false,
    isTask: false,
    isUnasked: false,
    requester: "person",
    bare: undefined,
    gate: "people",
    review: "review-request",
    item: undefined,
    sweep: { sign: "none" },
    removesClosed: false,
  },
} as const satisfies Readonly<Record<string, Row>>;

export type TriggerKind = keyof typeof TRIGGER_KINDS;

/** Returns the row of a kind of triggers. */
export function rowOf({ kind }: Readonly<{ kind: TriggerKind }>): Row {
  return TRIGGER_KINDS[kind];
}

/** Whether it is answered with a review. */
export function isReview(trigger: Readonly<{ kind: TriggerKind }>): boolean {
  return rowOf(trigger).isReview;
}
