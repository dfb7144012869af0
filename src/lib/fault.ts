/** The two ways to fail by name: what we cannot go on from, and what the model can fix itself. */
import { sentences } from "./text.ts";

export type FaultCode = "config" | "denied" | "model" | "github" | "git" | "cancelled" | "bug";

/** Why a model failed, where that is something an agent can do something about. */
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
 * Ends a run. All of its words are shown to people: `headline` says in our words what happened, `quote` in those of a
 * service or a program, `hint` what to do about it. `message` is the headline with the quote.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly headline: string;
  readonly quote: string | undefined;
  readonly hint: string | undefined;
  readonly reason: FaultReason | undefined;
  /** The same comes of it when it is repeated, until somebody changes a setting or asks for something else. */
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

/** Refuses one tool call. The message is the observation the model reads: what was wrong and what would be right. */
export class Mistake extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "Mistake";
  }
}

/** The end of an exhaustive switch: the compiler names the case that was forgotten. */
export function unreachable(value: never): never {
  throw new Fault("bug", `Unexpected value ${JSON.stringify(value)}.`);
}

/** Anything thrown, as a Fault: itself if it is one, else a "bug" with the original as cause. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new Fault("bug", `Unexpected error: ${message}`, {
    hint: "This is a defect of Deckhand. Please report it with the log of this run.",
    cause: error,
  });
}
