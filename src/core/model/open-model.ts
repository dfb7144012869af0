/** Puts the models of a run together, from the protocol up to who answers when one fails. */
import { chatModel } from "./chat/chat-model.ts";
import type { CompletionLog } from "./completion-log.ts";
import { type EndpointOptions, requireSendable } from "./endpoint.ts";
import { featuresOf } from "./features/features.ts";
import type { ModelFeatures } from "./features/model-features.ts";
import type { ProtocolName } from "./features/protocols.ts";
import { learningModel } from "./learning-model.ts";
import { Lessons } from "./lessons.ts";
import type { Model, ModelRequest } from "./model.ts";
import { withRepairs } from "./repairs.ts";
import { type ModelChange, type RetryOptions, withFallback, withModelName, withRetries } from "./retry.ts";
import { estimateTokens } from "./usage.ts";

/** All models use one endpoint and one key. */
export type ModelSettings = Omit<EndpointOptions, "features" | "fetch" | "clock"> &
  Readonly<{
    /** Features of `model` that the workflow states. They win over what the name says. */
    overrides?: Partial<ModelFeatures>;
    /** The protocol of the endpoint. Without it, the models decide. */
    api?: ModelFeatures["api"] | undefined;
    /**
     * These models are asked in order when `model` fails. A model with a larger window also gets requests that are too
     * long.
     */
    fallbackModels?: readonly string[];
    /** This model gets requests with images if `model` does not take images. */
    visionModel?: string | undefined;
    /** This model does small work: summaries, titles and second opinions. */
    smallModel?: string | undefined;
  }>;

export type ModelWorld = Pick<EndpointOptions, "fetch" | "clock"> &
  RetryOptions &
  Readonly<{
    onChange?: (change: ModelChange) => void;
    onSilence?: EndpointOptions["onSilence"];
    /** Without a log, exchanges are not saved. */
    completionLog?: CompletionLog | undefined;
  }>;

/** Returns the models by their use. Throws a "config" Fault if the key or a header cannot be sent. */
export function openModel(settings: ModelSettings, world: ModelWorld): Models {
  const open = (name: string) => oneModel(name, settings, world);
  const primary = open(settings.model);
  const fallbacks = (settings.fallbackModels ?? []).map(open);
  const main = withRouter({
    primary: withFallback([primary, ...fallbacks], world),
    vision: settings.visionModel === undefined ? undefined : open(settings.visionModel),
    large: fallbacks.find(({ features }) => isLarger(features, primary.features)),
  });
  return modelsFor(main, settings.smallModel === undefined ? undefined : open(settings.smallModel));
}

function oneModel(model: string, settings: ModelSettings, world: ModelWorld): Model {
  const features = featuresIn(model, settings);
  requireSendable(settings);
  const lessons = new Lessons();
  const { fetch, clock, onSilence } = world;
  const options = { ...settings, model, lessons, fetch, clock, onSilence };
  const open = (features: ModelFeatures) => adapterFor({ ...options, features });
  const repairing = (features: ModelFeatures) => withRepairs(open, features, lessons.repairs);
  const { baseUrl } = settings;
  const adapter = learningModel({ open: repairing, features, baseUrl, overrides: overridesFor(model, settings) });
  const withTools = features.native_tool_calling ? adapter : inWords(adapter);
  const logged = world.completionLog ? inLog(withTools, world.completionLog) : withTools;
  return withRetries(logged, world);
}

/** Most models use Chat Completions. The code for another protocol is loaded with the first request. */
function adapterFor(options: EndpointOptions): Model {
  const { model: name, features } = options;
  const load = LOADERS[features.api];
  return load ? loadedModel({ name, features }, () => load(options)) : chatModel(options);
}

/** undefined for the protocol that is there from the beginning. */
const LOADERS: Readonly<Record<ProtocolName, ((options: EndpointOptions) => Promise<Model>) | undefined>> = {
  chat: undefined,
  responses: async (options) => (await import("./responses/responses-model.ts")).responsesModel(options),
  messages: async (options) => (await import("./messages/messages-model.ts")).messagesModel(options),
};

/** Makes a model without native tool calls write its calls as text. */
function inWords(model: Model): Model {
  return loadedModel(model, async () => (await import("./text-protocol/text-tools.ts")).withTextTools(model));
}

/** Writes the exchanges of a model into the log. */
function inLog(model: Model, log: CompletionLog): Model {
  return loadedModel(model, async () => (await import("./completion-log.ts")).withCompletionLog(model, log));
}

/** `facts` may learn more features later. */
function loadedModel(facts: Pick<Model, "name" | "features">, load: () => Promise<Model>): Model {
  let model: Promise<Model> | undefined;
  return {
    name: facts.name,
    get features() {
      return facts.features;
    },
    async complete(request) {
      model ??= load();
      return (await model).complete(request);
    },
  };
}

/** The features that the workflow states are those of the main model only. */
function overridesFor(
  model: string,
  { overrides, api, ...settings }: Omit<ModelSettings, "apiKey">,
): Partial<ModelFeatures> {
  return { ...(api && { api }), ...(model === settings.model && overrides) };
}

function featuresIn(model: string, settings: Omit<ModelSettings, "apiKey">): ModelFeatures {
  return featuresOf({ model, baseUrl: settings.baseUrl, overrides: overridesFor(model, settings) });
}

function isLarger(one: ModelFeatures, other: ModelFeatures): boolean {
  return other.context_window !== undefined && (one.context_window ?? 0) > other.context_window;
}

/** Returns whether one of the models takes images. */
export function seesImages({ model, visionModel, ...settings }: Omit<ModelSettings, "apiKey">): boolean {
  return visionModel !== undefined || featuresIn(model, { ...settings, model }).vision;
}

/** Returns the names of the models whose price is unknown before a call. */
export function unpricedModels(settings: ModelSettings): string[] {
  return statesCosts(settings)
    ? []
    : namesOf(settings).filter((name) => featuresIn(name, settings).price === undefined);
}

/** Returns the names of the models whose price comes from our table. */
export function listedModels(settings: ModelSettings): string[] {
  if (statesCosts(settings)) return [];
  const isListed = (name: string) =>
    featuresIn(name, settings).price !== undefined && overridesFor(name, settings).price === undefined;
  return namesOf(settings).filter(isListed);
}

function namesOf({ model, fallbackModels = [], visionModel, smallModel }: ModelSettings): string[] {
  const names = [model, ...fallbackModels, visionModel, smallModel].filter((name) => name !== undefined);
  return [...new Set(names)];
}

function statesCosts({ baseUrl }: ModelSettings): boolean {
  return STATING_COSTS.has(new URL(baseUrl).host);
}

/** These hosts state the cost of each call. */
const STATING_COSTS: ReadonlySet<string> = new Set(["openrouter.ai"]);

/** `default` is the model for the agent's own work. */
type UsageId = "default" | "ask-agent-llm" | "condenser" | "title" | "critic";

export type Models = Readonly<Record<UsageId, Model>>;

/** The small model does the small work, if there is one. */
export function modelsFor(main: Model, small?: Model): Models {
  const aside = small ? withModelName(small) : main;
  return Object.freeze({ default: main, "ask-agent-llm": main, condenser: aside, title: aside, critic: aside });
}

type Routes = Readonly<{
  primary: Model;
  /** This model gets requests with images if the primary model does not take images. */
  vision?: Model | undefined;
  /** This model gets requests that are too long for the primary model. */
  large?: Model | undefined;
}>;

/**
 * Sends a request to the model that can take it. Has the name and features of the primary model, and what the others
 * can do. A reply of another model has that model's name.
 */
export function withRouter({ primary, vision, large }: Routes): Model {
  const seer = vision && !primary.features.vision ? withModelName(vision) : undefined;
  const giant = large && windowOf(large) > windowOf(primary) ? withModelName(large) : undefined;
  if (!seer && !giant) return primary;
  const { name, features } = primary;
  const choose = (request: ModelRequest): Model => {
    if (seer && hasImages(request)) return seer;
    return giant && lengthOf(request) > windowOf(primary) ? giant : primary;
  };
  return Object.freeze<Model>({
    name,
    features: {
      ...features,
      vision: features.vision || seer !== undefined,
      ...(giant && { context_window: giant.features.context_window }),
    },
    complete: (request) => choose(request).complete(request),
  });
}

// Without known features there is nothing to choose by.
function windowOf({ features }: Model): number {
  return features.context_window ?? Number.POSITIVE_INFINITY;
}

function lengthOf({ messages, tools }: ModelRequest): number {
  return estimateTokens(messages, tools);
}

function hasImages({ messages }: ModelRequest): boolean {
  return messages.some(({ content }) => content.some((block) => block.type === "image"));
}
