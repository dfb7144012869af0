/** The two kinds of named failure: one that ends the run, and one that the model can fix. */
import { withoutPaths } from "./runner-paths.ts";
import { causesOf, type SystemTrouble, shortageIn, systemTrouble } from "./system-error.ts";
import { sentences } from "./text.ts";

/** "machine" is an error of the system that we run on, "bug" is our own error, and "withdrawn" is that nobody asks any more. */
export type FaultCode =
  | "config"
  | "denied"
  | "model"
  | "github"
  | "git"
  | "check"
  | "machine"
  | "cancelled"
  | "withdrawn"
  | "bug";

/** Why a model failed, if an agent can do something about it. */
export type FaultReason =
  | "context-window"
  | "malformed-history"
  | "content-policy"
  | "output-limit"
  | "empty-reply"
  | "text-protocol"
  | "unparsed-call"
  | "rejected-call"
  | "unrepaired-history"
  | "refused-pictures"
  | "unknown-refusal";

export type FaultOptions = Readonly<{
  hint?: string | undefined;
  quote?: string | undefined;
  /** Problems, in a sentence each, where there are more than one. */
  list?: readonly string[] | undefined;
  reason?: FaultReason | undefined;
  /** See `Fault.isLasting`. */
  isLasting?: boolean | undefined;
  cause?: unknown;
}>;

/**
 * Ends a run. People see all of its texts: `headline` says in our words what happened, `quote` in the words of a
 * service or program, `hint` what to do. `message` is the headline with the list and the quote.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly headline: string;
  readonly quote: string | undefined;
  readonly list: readonly string[];
  readonly hint: string | undefined;
  readonly reason: FaultReason | undefined;
  /** Whether a repetition gives the same result, until somebody changes a setting or the request. */
  readonly isLasting: boolean;

  constructor(
    code: FaultCode,
    headline: string,
    { hint, quote, list = [], reason, isLasting, cause }: FaultOptions = {},
  ) {
    super(quote === undefined && list.length === 0 ? headline : sentences(headline, ...list, quote), { cause });
    this.name = "Fault";
    this.code = code;
    this.headline = headline;
    this.quote = quote;
    this.list = list;
    this.hint = hint;
    this.reason = reason;
    this.isLasting = isLasting ?? (code === "config" || code === "denied");
  }
}

/**
 * Refuses one tool call. The message is the observation that the model reads: what was wrong and what would be right.
 */
export class Mistake extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "Mistake";
  }
}

/** For the end of an exhaustive switch: the compiler names the missing case. */
export function unreachable(value: never): never {
  throw new Fault("bug", `Unexpected value ${JSON.stringify(value)}.`);
}

/**
 * Converts anything thrown into a Fault: an error of the system becomes a "machine" Fault, and anything else a "bug", with
 * what was thrown as the cause. No word of these is a path of this machine. A Fault stays, unless the machine has caused it:
 * then its own advice would not help.
 */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return machineCause(error) ?? error;
  const trouble = systemTrouble(error);
  if (trouble) return machineFault(trouble, error);
  const message = error instanceof Error ? error.message : String(error);
  return new Fault("bug", `Unexpected error: ${withoutPaths(message)}`, {
    hint: "This is a defect of Deckhand. Please report it with the log of this run.",
    cause: error,
  });
}

function machineCause(fault: Fault): Fault | undefined {
  if (["machine", "cancelled", "withdrawn"].includes(fault.code)) return undefined;
  const below = causesOf(fault).find((cause) => cause instanceof Fault && cause.code === "machine");
  if (below instanceof Fault)
    return new Fault("machine", below.headline, { ...below, quote: fault.headline, cause: fault });
  const trouble = shortageIn(fault);
  return trouble && machineFault(trouble, fault, fault.headline);
}

/** `quote` is what a program said about it. */
export function machineFault({ headline, hint, isLasting }: SystemTrouble, cause: unknown, quote?: string): Fault {
  return new Fault("machine", headline, { hint, isLasting, cause, quote });
}

/** GitHub refuses every change of an archived repository: both of its APIs and its git say so in these words. */
export const ARCHIVED = {
  headline: "The repository is archived, so GitHub refuses every change to it.",
  hint: "Unarchive it in its settings, or work in another repository.",
} as const;

/** Whether the words of a refusal say that. */
export function saysArchived(words: string): boolean {
  return /\brepository (?:was|is|has been) archived\b/i.test(words);
}

/** The Fault for an error of which that is the reason; undefined for another one. */
export function archivedFault(error: unknown): Fault | undefined {
  if (!causesOf(error).some(({ message }) => saysArchived(message))) return undefined;
  return new Fault(toFault(error).code, ARCHIVED.headline, { hint: ARCHIVED.hint, isLasting: true, cause: error });
}
