/** The failure of a model, with what callers need to decide whether to retry or to use another model. */
import { Fault, type FaultOptions, type FaultReason } from "../../../lib/fault.ts";

/** A request that an endpoint refused. Sizes are estimates. */
export type RefusedRequest = Readonly<{
  /** The status of HTTP; NaN for an error in the middle of a stream. */
  status: number;
  tokens: number;
  /** Whether it takes more than half of the window of the model, as far as that is known, or else of a small one. */
  isLarge: boolean;
  /** The most tokens of a request, if the endpoint named a number. */
  limit: number | undefined;
  /** Whether the endpoint says that it takes no pictures at all, and not just that one of them is wrong. */
  takesNoPictures: boolean;
}>;

export type ModelFaultOptions = FaultOptions &
  Readonly<{
    /** The same request may succeed later. */
    isTransient?: boolean;
    /** How long the endpoint asks clients to wait, in milliseconds. */
    retryAfterMs?: number | undefined;
    /** The endpoint does not have this model, or no longer has it. It may have others. */
    isModelMissing?: boolean;
    /** How often the request was made. The default is 1. */
    attempts?: number;
    /** The maximum number of attempts, if it is lower than usual. */
    mostAttempts?: number | undefined;
    /** The endpoint's reply, without keys, at most 4 kB. It is for the log of the job, if the hint refers to it. */
    reply?: string | undefined;
    /** The message to the model about its reply, in words for a model; people read the headline. */
    told?: string | undefined;
    /** The request, if the endpoint refused it. */
    refused?: RefusedRequest | undefined;
  }>;

/** Reasons that would make another run fail as well. The others depend on what the model happens to write. */
const LASTING: ReadonlySet<FaultReason> = new Set([
  "context-window",
  "malformed-history",
  "content-policy",
  "unparsed-call",
  "unrepaired-history",
  "refused-pictures",
  "unknown-refusal",
]);

/**
 * By default, a failure is lasting if it is neither transient nor caused by the model's text, for example a wrong key
 * or URL.
 */
export class ModelFault extends Fault {
  readonly isTransient: boolean;
  readonly retryAfterMs: number | undefined;
  readonly isModelMissing: boolean;
  readonly attempts: number;
  readonly mostAttempts: number | undefined;
  readonly reply: string | undefined;
  readonly told: string | undefined;
  readonly refused: RefusedRequest | undefined;

  constructor(
    headline: string,
    {
      isTransient = false,
      retryAfterMs,
      isModelMissing = false,
      attempts = 1,
      mostAttempts,
      reply,
      told,
      refused,
      ...options
    }: ModelFaultOptions = {},
  ) {
    const { reason, isLasting = reason === undefined ? !isTransient : LASTING.has(reason) } = options;
    super("model", headline, { ...options, isLasting });
    this.name = "ModelFault";
    this.isTransient = isTransient;
    this.retryAfterMs = retryAfterMs;
    this.isModelMissing = isModelMissing;
    this.attempts = attempts;
    this.mostAttempts = mostAttempts;
    this.reply = reply;
    this.told = told;
    this.refused = refused;
  }
}

/** The endpoint's reply from the first fault in the chain of causes that has one. */
export function replyIn(fault: unknown): string | undefined {
  if (fault instanceof ModelFault && fault.reply !== undefined) return fault.reply;
  return fault instanceof Fault ? replyIn(fault.cause) : undefined;
}
