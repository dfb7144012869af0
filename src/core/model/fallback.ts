/** Uses another model when one is unavailable. */
import { ModelFault } from "./failure/model-fault.ts";
import type { Model, ModelReply, ModelRequest, Spent } from "./model.ts";

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
  return error.isTransient || error.isModelMissing || (!isFirst && error.reason === undefined);
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
