/** Asks another model when one is out of reach. */
import { ModelFault } from "./failure/model-fault.ts";
import type { Model, ModelReply, ModelRequest, Spent } from "./model.ts";

/** `from` failed, and `to` is asked in its place. */
export type Change = Readonly<{ from: string; to: string; fault: ModelFault }>;

type FallbackOptions = Readonly<{
  /** Milliseconds on a clock that only goes forward. */
  clock(): number;
  onChange?: ((change: Change) => void) | undefined;
}>;

/** So long a model that was out of reach is asked after the others only. */
const REST_MS = 300_000;

/** `failedAt` is on the clock; undefined as long as the model answers. */
type Candidate = { readonly model: Model; failedAt: number | undefined; readonly isFirst: boolean };

/**
 * The models are asked in order until one answers: another when one fails in a way that passes, after whatever retries it
 * has of its own, or is not there. One that failed so stands behind the others for five minutes, so that a model that is
 * down does not cost its retries at every call. Of a spare, any failure will do but one that the agent can fix. If none
 * answers, the fault is that of the one that was asked first. Replies of the others bear their name.
 */
export function withFallback([first, ...others]: readonly [Model, ...Model[]], options: FallbackOptions): Model {
  if (others.length === 0) return first;
  const candidates = [first, ...others.map(signed)].map(
    (model, index): Candidate => ({ model, failedAt: undefined, isFirst: index === 0 }),
  );
  const complete = (request: ModelRequest) => askInTurn(inOrder(candidates, options.clock()), request, options);
  return Object.freeze<Model>({
    name: first.name,
    get features() {
      return first.features;
    },
    complete,
  });
}

/** Those that rest come last, in their own order. */
function inOrder(candidates: readonly Candidate[], now: number): readonly Candidate[] {
  const rests = ({ failedAt }: Candidate) => failedAt !== undefined && now < failedAt + REST_MS;
  return [...candidates.filter((candidate) => !rests(candidate)), ...candidates.filter(rests)];
}

async function askInTurn(
  candidates: readonly Candidate[],
  request: ModelRequest,
  { clock, onChange }: FallbackOptions,
): Promise<ModelReply> {
  let failed: Omit<Change, "to"> | undefined;
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

/** Has a model put its name under its replies, where others may have been asked in its place. */
export function signed(model: Model): Model {
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
