/** The two kinds of named failure: one that ends the run, and one that the model can fix. */
import { sentences } from "./text.ts";

export type FaultCode = "config" | "denied" | "model" | "github" | "git" | "check" | "cancelled" | "bug";

/** Why a model failed, if an agent can do something about it. */
export type FaultReason =
  | "context-window"
  | "malformed-history"
  | "content-policy"
  | "output-limit"
  | "empty-reply"
  | "text-protocol"
  | "unparsed-call"
  | "rejected-call";

export type FaultOptions = Readonly<{
  hint?: string | undefined;
  quote?: string | undefined;
  reason?: FaultReason | undefined;
  /** See `Fault.isLasting`. */
  isLasting?: boolean | undefined;
  cause?: unknown;
}>;

/**
 * Ends a run. People see all of its texts: `headline` says in our words what happened, `quote` in the words of a
 * service or program, `hint` what to do. `message` is the headline with the quote.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly headline: string;
  readonly quote: string | undefined;
  readonly hint: string | undefined;
  readonly reason: FaultReason | undefined;
  /** Whether a repetition gives the same result, until somebody changes a setting or the request. */
  readonly isLasting: boolean;

  constructor(code: FaultCode, headline: string, { hint, quote, reason, isLasting, cause }: FaultOptions = {}) {
    super(quote === undefined ? headline : sentences(headline, quote), { cause });
    this.name = "Fault";
    this.code = code;
    this.headline = headline;
    this.quote = quote;
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
 * Converts anything thrown into a Fault: a Fault stays, anything else becomes a "bug" with the original as its cause.
 */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new Fault("bug", `Unexpected error: ${message}`, {
    hint: "This is a defect of Deckhand. Please report it with the log of this run.",
    cause: error,
  });
}
