/** Finds out what a model can do, from its name and from where it is. */
import { type ModelFeatures, type Price, UNKNOWN_MODEL } from "./model-features.ts";

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
  const price = priceOf(name, host);
  const spoken = overrides.api === "messages" ? MESSAGES : {};
  return Object.freeze(Object.assign({}, UNKNOWN_MODEL, ...known, spoken, price && { price }, overrides));
}

/** `openrouter/anthropic/claude-x`, `us.anthropic.claude-x-v1:0` and `Claude-X` are one model: claude-x. */
function plainName(model: string): string {
  const last = model.toLowerCase().split("/").at(-1) ?? "";
  return last.replace(
    /^(?:[a-z]{2,6}\.)?(?:anthropic|openai|deepseek|meta|mistral|qwen|moonshotai?|minimax|zai)\./,
    "",
  );
}

function fits(family: Family, name: string, host: string): boolean {
  if (family.host !== undefined && family.host !== host) return false;
  return family.names.some((pattern) => expressionFor(pattern).test(name));
}

function expressionFor(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`);
}

/** `*` is any run of characters, `?` one; names have no provider before them. `host` is where the entry is true. */
type Family = Readonly<{ names: readonly string[]; host?: string; features: Partial<ModelFeatures> }>;

const OPENAI = "api.openai.com";
const ANTHROPIC = "api.anthropic.com";

/** Marks are part of this protocol, whatever the model is called. */
const MESSAGES: Partial<ModelFeatures> = Object.freeze({ api: "messages", prompt_caching: "marks" });

const family = (names: string, features: Partial<ModelFeatures>, host?: string): Family =>
  Object.freeze({ names: names.split(" "), features, ...(host !== undefined && { host }) });

const FAMILIES: readonly Family[] = Object.freeze([
  family("gpt-5* codex* o1* o3* o4*", { stop_words: false }),
  family("gpt-5* codex* o1 o1-2* o1-pro* o3* o4*", { api: "responses" }, OPENAI),
  family("*", { prompt_caching: "key" }, OPENAI),
  family("*", MESSAGES, ANTHROPIC),
  family("gpt-5* codex* o1* o3* o4* grok-4* gemini-2.5-* gemini-3*", { silent_thinking: true }),
  family("gpt-5*", { context_window: 400_000 }),
  // These take more, at a higher price from here on.
  family("gpt-5.4* gpt-5.5* gpt-5.6*", { context_window: 272_000 }),
  family("gpt-5.6-luna*", { context_window: 200_000 }),
  family("gpt-4.1*", { context_window: 1_047_576 }),
  family("gpt-4o*", { context_window: 128_000 }),
  family("o1* o3* o4* codex-mini*", { context_window: 200_000 }),
  family("o1-mini* o1-preview*", { context_window: 128_000, native_tool_calling: false }),
  family("o1-mini* o3-mini* gpt-oss*", { vision: false }),
  // Its thoughts are signed, and after a call it wants them back.
  family("claude-*", { prompt_caching: "marks", send_reasoning: true, context_window: 200_000 }),
  family("gemini-2* gemini-3*", { context_window: 1_048_576 }),
  family("deepseek-* kimi-k2* glm-4* glm-5* minimax-m*", { vision: false, string_content: true }),
  family("deepseek-* kimi-* minimax-m*", { send_reasoning: true }),
  family("deepseek-vl* kimi-k2.5* kimi-k2.6* kimi-k2.7* kimi-k3* glm-*v*", { vision: true, string_content: false }),
  family("deepseek-r1*", { send_reasoning: false }),
  family("deepseek-r1* deepseek-reasoner* grok-3-mini* grok-4* grok-code*", { stop_words: false }),
  family("deepseek-*", { context_window: 128_000 }, "api.deepseek.com"),
  family("kimi-k2*", { context_window: 131_072 }, "api.moonshot.ai"),
  family("glm-4.6* glm-4.7* glm-5*", { context_window: 200_000 }, "api.z.ai"),
  family("minimax-m2*", { context_window: 196_608 }, "api.minimax.io"),
  family("qwen2* qwen3-* qwen3:* qwen-max* qwen-plus* qwen-turbo* qwq*", { vision: false }),
  family("qwen*vl*", { vision: true }),
  family("codestral* mistral-nemo* mistral-7b* mixtral* open-m*", { vision: false }),
  family("llama-3* llama3* meta-llama-3* llama-2* llama2*", { vision: false }),
  family("llama-3.2*vision* llama3.2-vision*", { vision: true }),
  family("grok-3* grok-code*", { vision: false }),
  family("grok-3*", { context_window: 131_072 }),
  family("grok-4* grok-code*", { context_window: 256_000 }),
  family("llama-2* llama2* codellama* gemma-2* gemma2* gemma-3* gemma3* phi-3* phi3*", { native_tool_calling: false }),
]);

/**
 * What models cost at their makers' own endpoints; elsewhere the host decides. A wrong price is worse than none: models
 * whose price depends on the length of a request are here only if their window ends where the higher price begins.
 */
type Row = readonly [names: string, input: number, output: number, cacheRead?: number, cacheWrite?: number];

// As the makers listed them in November 2026.
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "api.openai.com": [
    ["gpt-5 gpt-5-codex gpt-5.1 gpt-5.1-codex", 1.25, 10, 0.125],
    ["gpt-5-mini gpt-5.1-codex-mini", 0.25, 2, 0.025],
    ["gpt-5-nano", 0.05, 0.4, 0.005],
    ["gpt-5.2 gpt-5.2-codex gpt-5.3-codex", 1.75, 14, 0.175],
    ["gpt-5.4", 2.5, 15, 0.25],
    ["gpt-5.4-mini", 0.75, 4.5, 0.075],
    ["gpt-5.4-nano", 0.2, 1.25, 0.02],
    ["gpt-5.5", 5, 30, 0.5],
    ["gpt-5.6-sol", 5, 30, 0.5, 6.25],
    ["gpt-5.6-terra", 2, 12, 0.2, 2.5],
    ["gpt-5.6-luna", 0.2, 1.2, 0.02, 0.25],
    ["gpt-4.1", 2, 8, 0.5],
    ["gpt-4.1-mini", 0.4, 1.6, 0.1],
    ["gpt-4.1-nano", 0.1, 0.4, 0.025],
    ["gpt-4o", 2.5, 10, 1.25],
    ["gpt-4o-mini", 0.15, 0.6, 0.075],
    ["o3", 2, 8, 0.5],
    ["o4-mini", 1.1, 4.4, 0.275],
    ["o3-mini", 1.1, 4.4, 0.55],
  ],
  "api.anthropic.com": [
    ["claude-opus-5 claude-opus-4-8 claude-opus-4-7 claude-opus-4-6 claude-opus-4-5", 5, 25, 0.5, 6.25],
    ["claude-opus-4-1 claude-opus-4-0 claude-opus-4", 15, 75, 1.5, 18.75],
    ["claude-sonnet-5", 2, 10, 0.2, 2.5],
    ["claude-sonnet-4-6 claude-sonnet-4-5 claude-sonnet-4-0 claude-sonnet-4", 3, 15, 0.3, 3.75],
    ["claude-3-7-sonnet claude-3-5-sonnet", 3, 15, 0.3, 3.75],
    ["claude-haiku-4-5", 1, 5, 0.1, 1.25],
    ["claude-3-5-haiku", 0.8, 4, 0.08, 1],
  ],
  "generativelanguage.googleapis.com": [
    ["gemini-2.5-flash", 0.3, 2.5],
    ["gemini-2.5-flash-lite", 0.1, 0.4],
  ],
};

/** `name` as the endpoint knows it; a date or `-latest` at its end does not matter. */
function priceOf(name: string, host: string): Price | undefined {
  const plain = name.replace(/-(latest|20\d\d-?\d\d-?\d\d)$/, "");
  const row = ROWS[host]?.find(([names]) => names.split(" ").includes(plain));
  if (!row) return undefined;
  const [, input, output, cache_read, cache_write] = row;
  return {
    input,
    output,
    ...(cache_read !== undefined && { cache_read }),
    ...(cache_write !== undefined && { cache_write }),
  };
}
