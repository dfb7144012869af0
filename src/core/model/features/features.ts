/** Finds out what a model can do, from its name and from where it is. */
import { type ModelFeatures, UNKNOWN_MODEL } from "./model-features.ts";
import { fitsAny, plainName } from "./model-name.ts";
import { priceAt, windowAt } from "./model-table.ts";
import { protocolOf } from "./protocols.ts";

type Whereabouts = Readonly<{
  /** As the endpoint knows it. */
  model: string;
  /** Root of the API. */
  baseUrl: string;
  /** Known better than by us. */
  overrides?: Partial<ModelFeatures> | undefined;
}>;

/** Never fails: of a model that nobody knows, it is what nearly every endpoint takes. */
export function featuresOf({ model, baseUrl, overrides = {} }: Whereabouts): ModelFeatures {
  const { host } = new URL(baseUrl);
  const name = plainName(model);
  const known = FAMILIES.filter((family) => fits(family, name, host)).map(({ features }) => features);
  const [price, context_window] = [priceAt(host, name), windowAt(host, name)];
  const spoken = spokenIn(overrides.api);
  const listed = { ...(price && { price }), ...(context_window && { context_window }) };
  return Object.freeze(Object.assign({}, UNKNOWN_MODEL, ...known, spoken, listed, overrides));
}

/** Whether anything is known of a model of this name, wherever it is. */
export function isKnownName(model: string): boolean {
  const name = plainName(model);
  return (
    FAMILIES.some((family) => family.host === undefined && fits(family, name, "")) || windowAt("", name) !== undefined
  );
}

function fits(family: Family, name: string, host: string): boolean {
  return isAt(host, family.host) && fitsAny(name, family.names);
}

function isAt(host: string, place: string | undefined): boolean {
  return place === undefined || (place.startsWith(".") ? host.endsWith(place) : host === place);
}

/**
 * `names` are patterns of plain names. `host` is where the entry is true; one that begins with a dot is the end of
 * others.
 */
type Family = Readonly<{ names: string; host?: string; features: Partial<ModelFeatures> }>;

const OPENAI = "api.openai.com";
const ANTHROPIC = "api.anthropic.com";

/** Returns the features that belong to a protocol, whatever the name of the model. */
function spokenIn(api: ModelFeatures["api"] | undefined): Partial<ModelFeatures> {
  const caching = api && protocolOf(api).caching;
  return api && caching ? { api, prompt_caching: caching } : {};
}

const family = (names: string, features: Partial<ModelFeatures>, host?: string): Family =>
  Object.freeze({ names, features, ...(host !== undefined && { host }) });

/** The later entry counts. Windows are for models that the table does not list, so that those to come have one. */
const FAMILIES: readonly Family[] = Object.freeze([
  // Newer models take tools on the Responses API only.
  family("*", { api: "responses", prompt_caching: "key" }, OPENAI),
  family("gpt-3.5* gpt-4*", { api: "chat" }, OPENAI),
  // A deployment there may have any name.
  family("*", { prompt_caching: "key" }, ".openai.azure.com"),
  family("*", { prompt_caching: "key" }, ".openai.azure.us"),
  family("*", { prompt_caching: "key" }, ".openai.azure.cn"),
  family("*", { prompt_caching: "key" }, ".cognitiveservices.azure.com"),
  family("*", { prompt_caching: "key" }, ".services.ai.azure.com"),
  family("*", spokenIn("messages"), ANTHROPIC),
  family("gpt>=5 codex* o>=1", { stop_words: false }),
  family("gpt>=5 codex* o>=1 grok>=4 gemini>=2.5", { silent_thinking: true }),
  family("gpt>=5", { context_window: 272_000 }),
  family("o>=1 codex-mini*", { context_window: 200_000 }),
  family("o1-mini* o1-preview*", { context_window: 128_000, native_tool_calling: false }),
  family("o1-mini* o3-mini* gpt-oss*", { vision: false }),
  // Its thoughts are signed, and after a call it wants them back.
  family("claude-*", { prompt_caching: "marks", send_reasoning: true, context_window: 200_000 }),
  family("claude>=5", { context_window: 1_000_000 }),
  family("gemini>=2", { context_window: 1_048_576 }),
  family("deepseek-* kimi-k2* glm-4* glm-5* minimax-m*", { vision: false, string_content: true }),
  family("deepseek-* kimi-* minimax-m*", { send_reasoning: true }),
  family(
    "deepseek-vl* deepseek-flash deepseek-v4-flash* kimi-k2.5* kimi-k2.6* kimi-k2.7* kimi-k3* glm-*v* glm-5.3-flash*",
    {
      vision: true,
      string_content: false,
    },
  ),
  family("deepseek-r1*", { send_reasoning: false }),
  family("deepseek-r1* deepseek-reasoner* grok-3-mini* grok>=4 grok-code*", { stop_words: false }),
  family("qwen2* qwen3-* qwen3:* qwen-max* qwen-plus* qwen-turbo* qwq*", { vision: false }),
  family("qwen*vl*", { vision: true }),
  family("codestral* mistral-nemo* mistral-7b* mixtral* open-m*", { vision: false }),
  family("llama-3* llama3* meta-llama-3* llama-2* llama2*", { vision: false }),
  family("llama-3.2*vision* llama3.2-vision*", { vision: true }),
  family("grok-3* grok-code*", { vision: false }),
  family("grok-3*", { context_window: 131_072 }),
  family("grok>=4 grok-code*", { context_window: 200_000 }),
  family("llama-2* llama2* codellama* gemma-2* gemma2* gemma-3* gemma3* phi-3* phi3*", { native_tool_calling: false }),
]);
