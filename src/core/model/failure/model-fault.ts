/** A model's failure, with what a caller needs to decide whether to try again, or to ask another model. */
import { Fault, type FaultOptions, type FaultReason } from "../../../lib/fault.ts";

export type ModelFaultOptions = FaultOptions &
  Readonly<{
    /** The same request may well succeed later. */
    isTransient?: boolean;
    /** Milliseconds that the endpoint asks to be left alone. */
    retryAfterMs?: number | undefined;
    /** The endpoint does not have this model, or no longer; it may have another. */
    isModelMissing?: boolean;
    /** How often the request was made; 1 unless given. */
    attempts?: number;
    /** How often it is worth to make the request, where that is less often than otherwise. */
    mostAttempts?: number | undefined;
    /** What the endpoint replied, without keys, at most 4 kB: for the log of the job, where the hint says that it is there. */
    reply?: string | undefined;
  }>;

/** What another run would meet again; the others are a matter of what the model happens to write. */
const LASTING: ReadonlySet<FaultReason> = new Set([
  "context-window",
  "malformed-history",
  "content-policy",
  "unparsed-call",
]);

/** Unless given, a failure lasts that neither passes by itself nor lies in what the model wrote: a wrong key or address. */
export class ModelFault extends Fault {
  readonly isTransient: boolean;
  readonly retryAfterMs: number | undefined;
  readonly isModelMissing: boolean;
  readonly attempts: number;
  readonly mostAttempts: number | undefined;
  readonly reply: string | undefined;

  constructor(
    headline: string,
    {
      isTransient = false,
      retryAfterMs,
      isModelMissing = false,
      attempts = 1,
      mostAttempts,
      reply,
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
  }
}

/** What an endpoint replied, of the first fault among the causes that has it. */
export function replyIn(fault: unknown): string | undefined {
  if (fault instanceof ModelFault && fault.reply !== undefined) return fault.reply;
  return fault instanceof Fault ? replyIn(fault.cause) : undefined;
}
