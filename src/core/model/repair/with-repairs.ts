/** Adapts a history to an endpoint that refuses it in words that say what is wrong. */
import { sentences } from "../../../lib/text.ts";
import { ModelFault } from "../failure/model-fault.ts";
import type { ModelFeatures } from "../features/model-features.ts";
import type { Model, ModelRequest } from "../model.ts";
import { REPAIRS, type Repair } from "./repairs.ts";

/** How often one request is made again. */
const MOST_REPAIRS = 2;

/**
 * The model that `open` makes, which is asked again when its endpoint refuses a history for a reason that can be repaired.
 * What was learned holds for the requests that follow, so that their histories continue each other. A history that is
 * refused for the same reason again, or for a third one, is a ModelFault without a `reason`: no summary would help.
 * `learned` was learned before; it grows.
 */
export function withRepairs(
  open: (features: ModelFeatures) => Model,
  features: ModelFeatures,
  learned: Set<Repair>,
): Model {
  let model = open(Object.assign({}, features, ...[...learned].map((repair) => repair.features)));
  const learn = (repair: Repair) => {
    learned.add(repair);
    if (repair.features) model = open({ ...model.features, ...repair.features });
  };
  return Object.freeze<Model>({
    name: model.name,
    get features() {
      return model.features;
    },
    async complete(request) {
      for (let repairs = 0; ; repairs += 1) {
        try {
          return await model.complete(repairRequest(request, learned));
        } catch (error) {
          request.signal.throwIfAborted();
          const repair = repairFor(error);
          if (!repair) throw error;
          if (learned.has(repair) || repairs === MOST_REPAIRS) throw refusedAgain(error as ModelFault); // it has a repair
          learn(repair);
        }
      }
    },
  });
}

function repairRequest(request: ModelRequest, learned: ReadonlySet<Repair>): ModelRequest {
  if (learned.size === 0) return request;
  const inOrder = REPAIRS.filter((repair) => learned.has(repair));
  return { ...request, messages: inOrder.reduce((messages, { apply }) => apply(messages), request.messages) };
}

function repairFor(error: unknown): Repair | undefined {
  if (!(error instanceof ModelFault) || error.reason !== "malformed-history") return undefined;
  const told = error.cause instanceof Error ? error.cause.message : (error.quote ?? "");
  return REPAIRS.find(({ words }) => words.test(told));
}

function refusedAgain({ headline, hint, quote, reply, cause }: ModelFault): ModelFault {
  const more = "It also refused the history after it was adapted.";
  return new ModelFault(sentences(headline, more), { hint, quote, reply, cause });
}
