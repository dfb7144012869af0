/** Learns from an endpoint, for as long as a run lasts, over which protocol a model is served and which model it is. */
import { APIError } from "openai/core/error";
import { ModelFault } from "./failure/model-fault.ts";
import { featuresOf, isKnownName } from "./features/features.ts";
import type { ModelFeatures } from "./features/model-features.ts";
import type { Model, ModelReply, ModelRequest } from "./model.ts";
import { costOf } from "./usage.ts";

type Learning = Readonly<{
  /** Makes the adapter for what is known of the model so far. */
  open(features: ModelFeatures): Model;
  features: ModelFeatures;
  baseUrl: string;
  /** The features that the workflow states about the model. If it names a protocol, no other protocol is tried. */
  overrides: Partial<ModelFeatures>;
}>;

/**
 * When a refusal names the other protocol, the model remembers it and sends the request again over that one. If the name
 * says nothing, such as a gateway's alias, the model takes the features of the model that answered. `features` can change.
 */
export function learningModel(learning: Learning): Model {
  return new LearningModel(learning);
}

class LearningModel implements Model {
  readonly #learning: Learning;
  #model: Model;
  #isProtocolKnown: boolean;
  #answeredBy: string | undefined;

  constructor(learning: Learning) {
    this.#learning = learning;
    this.#model = learning.open(learning.features);
    this.#isProtocolKnown = learning.overrides.api !== undefined;
  }

  get name(): string {
    return this.#model.name;
  }

  get features(): ModelFeatures {
    return this.#model.features;
  }

  async complete(request: ModelRequest): Promise<ModelReply> {
    return this.#recognize(await this.#ask(request));
  }

  async #ask(request: ModelRequest): Promise<ModelReply> {
    const asked = this.#model;
    try {
      return await asked.complete(request);
    } catch (fault) {
      request.signal.throwIfAborted();
      const api = this.#isProtocolKnown ? undefined : await protocolAskedBy(fault, asked.features.api);
      if (api === undefined) throw fault;
      return this.#askOver(api, request, fault as ModelFault); // no other fault asks for a protocol
    }
  }

  async #askOver(api: ModelFeatures["api"], request: ModelRequest, refusal: ModelFault): Promise<ModelReply> {
    const { features } = this.#model;
    const other = features.api === api ? this.#model : this.#learning.open({ ...features, api });
    try {
      const reply = await other.complete(request);
      this.#learn(other);
      return reply;
    } catch (fault) {
      request.signal.throwIfAborted();
      if (await isNotServed(fault, api)) throw overNeither(refusal);
      this.#learn(other); // it was understood there, and failed for another reason
      throw fault;
    }
  }

  #learn(model: Model): void {
    this.#model = model;
    this.#isProtocolKnown = true;
  }

  #recognize(reply: ModelReply): ModelReply {
    const { answeredBy } = reply;
    if (answeredBy !== undefined && answeredBy !== this.#answeredBy) {
      this.#answeredBy = answeredBy;
      const learned = this.#learnedOf(answeredBy);
      if (learned) this.#model = this.#learning.open({ ...this.features, ...learned });
    }
    const { price } = this.features;
    if (reply.usage.cost !== undefined || price === undefined) return reply;
    return { ...reply, usage: { ...reply.usage, cost: costOf(reply.usage, price) } };
  }

  /**
   * The features that follow from the name and were not known before. The way of calling tools stays: this reply was
   * read in it.
   */
  #learnedOf(answeredBy: string): Partial<ModelFeatures> | undefined {
    const { baseUrl, overrides } = this.#learning;
    const { api: _, native_tool_calling: __, ...named } = featuresOf({ model: answeredBy, baseUrl, overrides });
    if (!isKnownName(this.name) && isKnownName(answeredBy)) return named;
    return this.features.price === undefined && named.price ? { price: named.price } : undefined;
  }
}

/** The endpoint does not have the protocol, or names the first one again. */
async function isNotServed(fault: unknown, api: ModelFeatures["api"]): Promise<boolean> {
  const status = fault instanceof ModelFault && fault.cause instanceof APIError ? fault.cause.status : undefined;
  return status === 404 || status === 405 || status === 501 || (await protocolAskedBy(fault, api)) !== undefined;
}

/** Loaded with the first failure: most requests succeed. */
async function protocolAskedBy(fault: unknown, used: ModelFeatures["api"]) {
  const words = await import("./failure/failure-reason.ts");
  return words.protocolAskedBy(fault, used);
}

function overNeither({ headline, quote, reply, cause }: ModelFault): ModelFault {
  const hint =
    'The other protocol was tried, and is not served here. Use another model or endpoint, put {"native_tool_calling": false} into the `model-features` input, or choose the protocol with `api-mode`.';
  return new ModelFault(headline, { hint, quote, reply, cause, isModelMissing: true });
}
