/** Retries a model after transient failures, and uses another one when it is unavailable. */
import { count, sentences } from "../../lib/text.ts";
import { ModelFault } from "./failure/model-fault.ts";
import type { Model, ModelReply, ModelRequest, Spent } from "./model.ts";

/** `attempt` of `attempts` follows after `waitMs` milliseconds. `fault` is the failure before it. */
export type Wait = Readonly<{ waitMs: number; attempt: number; attempts: number; fault: ModelFault }>;

export type RetryOptions = Readonly<{
  /** Resolves after `ms` milliseconds. Rejects when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
  /** From 0 to 1, without 1. */
  random(): number;
  /** The maximum number of attempts. The default is 5. */
  attempts?: number;
  onWait?(wait: Wait): void;
}>;

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
/** If an endpoint asks for a longer wait than this, the request fails. */
const LONGEST_ORDER = 600_000;

/**
 * Retries after a transient ModelFault, up to the number of attempts. The waits are 1 s, 2 s, 4 s … (at most a minute,
 * slightly shortened at random), or what the endpoint asks for. The last fault says how often it was tried, or that the
 * wait would be too long, and stays transient. An abort ends a wait at once, and rejects with the signal's reason.
 */
export function withRetries(model: Model, options: RetryOptions): Model {
  return Object.freeze<Model>({
    name: model.name,
    get features() {
      return model.features; // more may be known later
    },
    complete: (request) => attempt(model, request, options),
  });
}

async function attempt(model: Model, request: ModelRequest, options: RetryOptions): Promise<ModelReply> {
  const { attempts = 5, sleep, onWait } = options;
  const { signal } = request;
  for (let tries = 1; ; tries += 1) {
    try {
      return await model.complete(request);
    } catch (error) {
      signal.throwIfAborted();
      const most = mostOf(error, attempts);
      const fault = retried(error, tries, most);
      const waitMs = waitFor(fault, tries, options.random());
      onWait?.({ waitMs, attempt: tries + 1, attempts: most, fault });
      await pause(() => sleep(waitMs, signal), signal);
    }
  }
}

function mostOf(error: unknown, attempts: number): number {
  const { mostAttempts = attempts } = error instanceof ModelFault ? error : {};
  return Math.min(attempts, mostAttempts);
}

/** Returns the fault if another attempt may help, and throws it otherwise. */
function retried(error: unknown, tries: number, attempts: number): ModelFault {
  if (!(error instanceof ModelFault) || !error.isTransient) throw error;
  const { retryAfterMs = 0 } = error;
  if (retryAfterMs > LONGEST_ORDER) {
    throw again(error, tries, `It asks to wait ${timeOf(retryAfterMs)}.`, AFTER_LONG_ORDER);
  }
  if (tries >= attempts) throw attempts === 1 ? error : again(error, attempts, `It was tried ${attempts} times.`);
  return error;
}

const AFTER_LONG_ORDER =
  "Run it again after that, name other models in `fallback-models`, or have the provider raise the limit.";

/** In the largest unit of which there are two at least. */
function timeOf(ms: number): string {
  const [minutes, hours] = [Math.ceil(ms / 60_000), Math.ceil(ms / 3_600_000)];
  if (minutes < 120) return count(minutes, "minute");
  return hours < 48 ? count(hours, "hour") : count(Math.ceil(hours / 24), "day");
}

function again(fault: ModelFault, attempts: number, more: string, hint = fault.hint): ModelFault {
  const { headline, quote, reason, isLasting, cause = fault } = fault;
  const { isTransient, retryAfterMs, isModelMissing, mostAttempts, reply, refused } = fault;
  const options = {
    hint,
    quote,
    reason,
    isLasting,
    cause,
    isTransient,
    retryAfterMs,
    isModelMissing,
    mostAttempts,
    reply,
    refused,
  };
  return new ModelFault(sentences(headline, more), { ...options, attempts });
}

// The endpoint's wait is extended at random, so that clients do not all retry at the same moment.
function waitFor({ retryAfterMs }: ModelFault, tries: number, chance: number): number {
  if (retryAfterMs !== undefined) return Math.ceil(retryAfterMs + chance * Math.min(1000, retryAfterMs / 10));
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
  return Math.ceil(full * (1 - chance / 4));
}

async function pause(sleep: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  try {
    await sleep();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

/** `from` failed, and `to` is used instead. */
export type ModelChange = Readonly<{ from: string; to: string; fault: ModelFault }>;

type FallbackOptions = Readonly<{
  /** Milliseconds on a monotonic clock. */
  clock(): number;
  onChange?: ((change: ModelChange) => void) | undefined;
}>;

/** How long a model that failed is tried only after the others. */
const REST_MS = 300_000;

/** `failedAt` is a time of the clock, undefined while the model answers. */
type Candidate = { readonly model: Model; failedAt: number | undefined; readonly isFirst: boolean };

/**
 * Tries the models in order until one answers. The next model is tried if one is missing, or fails with a transient
 * fault (after its own retries). A failed model moves behind the others for five minutes, so that its retries do not
 * delay every call. A fallback model is also skipped for any other failure, except those that the agent can fix. If no
 * model answers, throws the fault of the first one that was tried. Replies of fallback models have their name.
 */
export function withFallback([first, ...others]: readonly [Model, ...Model[]], options: FallbackOptions): Model {
  if (others.length === 0) return first;
  const candidates = [first, ...others.map(withModelName)].map(
    (model, index): Candidate => ({ model, failedAt: undefined, isFirst: index === 0 }),
  );
  const complete = (request: ModelRequest) => askOneByOne(inOrder(candidates, options.clock()), request, options);
  return Object.freeze<Model>({
    name: first.name,
    get features() {
      return first.features;
    },
    complete,
  });
}

/** Models that failed recently come last, in their own order. */
function inOrder(candidates: readonly Candidate[], now: number): readonly Candidate[] {
  const rests = ({ failedAt }: Candidate) => failedAt !== undefined && now < failedAt + REST_MS;
  return [...candidates.filter((candidate) => !rests(candidate)), ...candidates.filter(rests)];
}

async function askOneByOne(
  candidates: readonly Candidate[],
  request: ModelRequest,
  { clock, onChange }: FallbackOptions,
): Promise<ModelReply> {
  let failed: Omit<ModelChange, "to"> | undefined;
  let first: ModelFault | undefined;
  for (const candidate of candidates) {
    if (failed) onChange?.({ ...failed, to: candidate.model.name });
    try {
      const reply = await candidate.model.complete(request);
      candidate.failedAt = undefined;
      return reply;
    } catch (error) {
      request.signal.throwIfAborted();
      if (!letsAsk(error, candidate)) throw error;
      candidate.failedAt = clock();
      first ??= error;
      failed = { from: candidate.model.name, fault: error };
    }
  }
  throw first;
}

function letsAsk(error: unknown, { isFirst }: Candidate): error is ModelFault {
  if (!(error instanceof ModelFault)) return false;
  return error.isTransient || error.isModelMissing || (!isFirst && !isForTheAgent(error));
}

/** A refusal without a known reason may be about this model alone. */
function isForTheAgent({ reason }: ModelFault): boolean {
  return reason !== undefined && reason !== "unknown-refusal" && reason !== "unrepaired-history";
}

/** Adds the model's name to its replies, for calls that several models may answer. */
export function withModelName(model: Model): Model {
  return Object.freeze<Model>({
    name: model.name,
    get features() {
      return model.features;
    },
    async complete(request) {
      const sign = <Of extends Spent>(spent: Of): Of => ({ ...spent, model: spent.model ?? model.name });
      return sign(await model.complete({ ...request, onLost: (lost) => request.onLost?.(sign(lost)) }));
    },
  });
}
