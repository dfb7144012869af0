/** Puts the models of a run together, from the protocol up to who answers when one fails. */
import { chatModel } from "./chat/chat-model.ts";
import { requireSendable } from "./client.ts";
import { type CompletionLog, withCompletionLog } from "./completion-log.ts";
import type { EndpointOptions } from "./endpoint.ts";
import { type Change, signed, withFallback } from "./fallback.ts";
import { featuresOf } from "./features/features.ts";
import type { ModelFeatures } from "./features/model-features.ts";
import { learningModel } from "./learning-model.ts";
import { Lessons } from "./lessons.ts";
import type { Model, ModelRequest } from "./model.ts";
import { withRepairs } from "./repair/with-repairs.ts";
import { type RetryOptions, withRetries } from "./retry.ts";
import { estimateTokens } from "./usage/usage.ts";

/** One endpoint and one key serve all of the models. */
export type ModelSettings = Omit<EndpointOptions, "features" | "fetch" | "clock"> &
  Readonly<{
    /** What is known of `model`, better than by its name. */
    overrides?: Partial<ModelFeatures>;
    /** The protocol that the endpoint speaks, if it is not to be told by the models. */
    api?: ModelFeatures["api"] | undefined;
    /** Asked in order when `model` is out of reach; one that takes longer requests also gets those. */
    fallbackModels?: readonly string[];
    /** Asked when there are images that `model` does not see. */
    visionModel?: string | undefined;
    /** Does what needs no great model: summaries, titles, second opinions. */
    smallModel?: string | undefined;
  }>;

export type ModelWorld = Pick<EndpointOptions, "fetch" | "clock"> &
  RetryOptions &
  Readonly<{
    onChange?: (change: Change) => void;
    onSilence?: EndpointOptions["onSilence"];
    /** Without one, exchanges are not written down. */
    completionLog?: CompletionLog | undefined;
  }>;

/** The models by what they are for. A "config" Fault if the key or a header cannot be sent. */
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
  const logged = world.completionLog ? withCompletionLog(withTools, world.completionLog) : withTools;
  return withRetries(logged, world);
}

/** Most models speak Chat Completions. What another one needs is loaded with its first request. */
function adapterFor(options: EndpointOptions): Model {
  const { model: name, features } = options;
  switch (features.api) {
    case "chat":
      return chatModel(options);
    case "responses":
      return loadedModel({ name, features }, async () =>
        (await import("./responses/responses-model.ts")).responsesModel(options),
      );
    case "messages":
      return loadedModel({ name, features }, async () =>
        (await import("./messages/messages-model.ts")).messagesModel(options),
      );
  }
}

/** The model with calls in words, for one that has no native ones. */
function inWords(model: Model): Model {
  return loadedModel(model, async () => (await import("./text-protocol/text-tools.ts")).withTextTools(model));
}

/** `facts` may learn more features. */
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

/** What a person says of the main model is said of no other. */
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

/** Whether one of the models is shown images. */
export function seesImages({ model, visionModel, ...settings }: Omit<ModelSettings, "apiKey">): boolean {
  return visionModel !== undefined || featuresIn(model, { ...settings, model }).vision;
}

/** Those of the models whose calls cost nobody knows how much before they are made, by name. */
export function unpricedModels(settings: ModelSettings): string[] {
  return statesCosts(settings)
    ? []
    : namesOf(settings).filter((name) => featuresIn(name, settings).price === undefined);
}

/** Those of the models whose price is the one of our table, by name. */
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

/** Hosts that state the cost of every call. */
const STATING_COSTS: ReadonlySet<string> = new Set(["openrouter.ai"]);

/** `default` is the agent's own work. */
type UsageId = "default" | "ask-agent-llm" | "condenser" | "title" | "critic";

export type Models = Readonly<Record<UsageId, Model>>;

/** A small model, if there is one, does what needs no great one. */
export function modelsFor(main: Model, small?: Model): Models {
  const aside = small ? signed(small) : main;
  return Object.freeze({ default: main, "ask-agent-llm": main, condenser: aside, title: aside, critic: aside });
}

/** Sends a request to the model that can take it. */
type Routes = Readonly<{
  primary: Model;
  /** Asked when there are images that the primary one does not see. */
  vision?: Model | undefined;
  /** Asked when the request is longer than the primary one takes. */
  large?: Model | undefined;
}>;

/** Passes for the primary model with what the others can do besides. Replies of the others bear their name. */
export function withRouter({ primary, vision, large }: Routes): Model {
  const seer = vision && !primary.features.vision ? signed(vision) : undefined;
  const giant = large && windowOf(large) > windowOf(primary) ? signed(large) : undefined;
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

// Where nothing is known, there is nothing to route by.
function windowOf({ features }: Model): number {
  return features.context_window ?? Number.POSITIVE_INFINITY;
}

function lengthOf({ messages, tools }: ModelRequest): number {
  return estimateTokens(messages, tools);
}

function hasImages({ messages }: ModelRequest): boolean {
  return messages.some(({ content }) => content.some((block) => block.type === "image"));
}
