/** The failure of a model, with what callers need to decide whether to retry or to use another model. */
import { Fault, type FaultOptions, type FaultReason } from "../../../lib/fault.ts";

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
  }>;

/** Reasons that would make another run fail as well. The others depend on what the model happens to write. */
const LASTING: ReadonlySet<FaultReason> = new Set([
  "context-window",
  "malformed-history",
  "content-policy",
  "unparsed-call",
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
  }
}

/** The endpoint's reply from the first fault in the chain of causes that has one. */
export function replyIn(fault: unknown): string | undefined {
  if (fault instanceof ModelFault && fault.reply !== undefined) return fault.reply;
  return fault instanceof Fault ? replyIn(fault.cause) : undefined;
}
