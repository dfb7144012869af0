/** A model's failure, with what a caller needs to decide whether to try again, or to ask another model. */
import { Fault, type FaultOptions } from "../../../lib/fault.ts";

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
  }>;

export class ModelFault extends Fault {
  readonly isTransient: boolean;
  readonly retryAfterMs: number | undefined;
  readonly isModelMissing: boolean;
  readonly attempts: number;

  constructor(
    headline: string,
    { isTransient = false, retryAfterMs, isModelMissing = false, attempts = 1, ...options }: ModelFaultOptions = {},
  ) {
    super("model", headline, options);
    this.name = "ModelFault";
    this.isTransient = isTransient;
    this.retryAfterMs = retryAfterMs;
    this.isModelMissing = isModelMissing;
    this.attempts = attempts;
  }
}
