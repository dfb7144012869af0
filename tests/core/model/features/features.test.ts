import { describe, expect, test } from "vitest";
import { featuresOf } from "../../../../src/core/model/features/features.ts";
import { ModelFeatures, parseOverrides, UNKNOWN_MODEL } from "../../../../src/core/model/features/model-features.ts";
import table from "../../../../src/core/model/features/model-table.json" with { type: "json" };
import { ModelTable } from "../../../../src/core/model/features/model-table.ts";

const HOSTS = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta/openai",
  router: "https://openrouter.ai/api/v1",
  local: "http://127.0.0.1:11434/v1",
  azure: "https://acme.openai.azure.com/openai/v1",
  almostAzure: "https://openai.azure.com.evil.test/v1",
};
const at = (host: keyof typeof HOSTS, model: string) => featuresOf({ model, baseUrl: HOSTS[host] });

test.for<[keyof typeof HOSTS, string, Partial<ModelFeatures>]>([
  [
    "openai",
    "gpt-5",
    { api: "responses", stop_words: false, vision: true, prompt_caching: "key", context_window: 272_000 },
  ],
  [
    "openai",
    "gpt-5.5",
    { api: "responses", context_window: 272_000, price: { input: 5, output: 30, cache_read: 0.5 } },
  ],
  ["openai", "gpt-5.4-mini-2026-03-05", { price: { input: 0.75, output: 4.5, cache_read: 0.075 } }],
  ["openai", "GPT-4.1", { api: "chat", stop_words: true, context_window: 1_047_576, prompt_caching: "key" }],
  ["openai", "gpt-4o-mini", { api: "chat", vision: true, context_window: 128_000 }],
  ["openai", "gpt-3.5-turbo", { api: "chat", stop_words: true }],
  ["openai", "ft:gpt-4.1:acme::x1", { api: "chat", price: undefined }],
  ["openai", "o3", { api: "responses", stop_words: false, vision: true, context_window: 200_000 }],
  ["openai", "o3-mini", { vision: false }],
  ["openai", "codex-mini-latest", { api: "responses" }],
  ["azure", "our-deployment", { api: "chat", prompt_caching: "key" }],
  ["almostAzure", "our-deployment", { prompt_caching: "none" }],
  ["router", "openai/gpt-5", { api: "chat", prompt_caching: "none", stop_words: false, price: undefined }],
  ["local", "openrouter/openai/gpt-5", { api: "chat", stop_words: false }],
  [
    "anthropic",
    "claude-sonnet-4-5-20250929",
    { api: "messages", prompt_caching: "marks", price: { input: 3, output: 15, cache_read: 0.3, cache_write: 3.75 } },
  ],
  ["anthropic", "claude-opus-4-8", { price: { input: 5, output: 25, cache_read: 0.5, cache_write: 6.25 } }],
  ["anthropic", "claude-opus-9", { prompt_caching: "marks", price: undefined }],
  [
    "router",
    "anthropic/claude-3.7-sonnet:thinking",
    { prompt_caching: "marks", context_window: 200_000, price: undefined },
  ],
  ["local", "us.anthropic.claude-sonnet-4-20250514-v1:0", { prompt_caching: "marks", price: undefined }],
  ["local", "litellm/claude-sonnet-5", { send_reasoning: true, silent_thinking: false }],
  ["anthropic", "whatever-1", { api: "messages", prompt_caching: "marks" }],
  ["local", "gpt-5", { api: "chat", silent_thinking: true }],
  ["google", "gemini-3-pro-preview", { silent_thinking: true, send_reasoning: false }],
  ["google", "gemini-2.5-flash", { context_window: 1_048_576, price: { input: 0.3, output: 2.5, cache_read: 0.03 } }],
  ["google", "gemini-3-pro-preview", { context_window: 1_048_576, price: undefined }],
  ["router", "deepseek/deepseek-chat-v3.1", { vision: false, string_content: true, send_reasoning: true }],
  ["local", "deepseek-r1:32b", { send_reasoning: false, stop_words: false, vision: false, context_window: undefined }],
  ["local", "qwen3-coder:30b", { vision: false, native_tool_calling: true }],
  ["local", "qwen2.5-vl:7b", { vision: true }],
  ["router", "moonshotai/kimi-k2-0905", { vision: false, string_content: true, send_reasoning: true }],
  ["router", "moonshotai/kimi-k2.5", { vision: true, string_content: false, send_reasoning: true }],
  ["router", "z-ai/glm-4.6", { vision: false, string_content: true }],
  ["router", "z-ai/glm-4.5v", { vision: true, string_content: false }],
  ["router", "minimax/minimax-m2", { vision: false, send_reasoning: true }],
  ["router", "mistralai/codestral-2508", { vision: false }],
  ["router", "mistralai/mistral-large-2512", { vision: true }],
  ["router", "meta-llama/llama-3.3-70b-instruct", { vision: false }],
  ["local", "llama3.2-vision:11b", { vision: true }],
  ["router", "x-ai/grok-4", { stop_words: false, vision: true, context_window: 200_000 }],
  ["router", "x-ai/grok-code-fast-1", { stop_words: false, vision: false }],
  ["local", "gemma3:4b", { native_tool_calling: false }],
])("at %s, %s is known", ([host, model, expected]) => {
  const features = at(host, model);
  expect(features).toMatchObject(
    Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
  );
  for (const name of Object.keys(expected)) {
    if (expected[name as keyof ModelFeatures] === undefined) expect(features).not.toHaveProperty(name); // a key of it
  }
  expect(ModelFeatures.parse(features)).toEqual(features);
});

const CURRENT: Readonly<Record<string, keyof typeof HOSTS>> = {
  ...{ "gpt-6-astra": "openai", "gpt-6-sol": "openai", "gpt-6-luna": "openai", "gpt-6.1-sol": "openai" },
  ...{ "gpt-6.1-terra": "openai", "gpt-5.6-sol": "openai", "claude-opus-5-5": "anthropic" },
  ...{ "claude-sonnet-5-5": "anthropic", "claude-haiku-5-5": "anthropic", "claude-fable-5": "anthropic" },
  ...{ "claude-fable-5-1": "anthropic", "claude-mythos-5": "anthropic", "gemini-3.5-flash": "google" },
  ...{ "gemini-3.8-flash": "google", "gemini-3.1-pro-preview": "google", "gemini-4-argon": "google" },
};

test.for(Object.entries(CURRENT))(
  "the flagship %s at %s has a window, a price, and one for cached tokens",
  ([model, host]) => {
    const { context_window, price } = at(host, model);
    expect(context_window).toBeGreaterThanOrEqual(100_000);
    expect(price).toEqual(expect.objectContaining({ input: expect.any(Number), cache_read: expect.any(Number) }));
  },
);

test.for<[keyof typeof HOSTS, string, Partial<ModelFeatures>]>([
  ["openai", "gpt-7", { api: "responses", stop_words: false, silent_thinking: true, context_window: 272_000 }],
  ["openai", "gpt-10.2-sol", { api: "responses", stop_words: false, silent_thinking: true }],
  ["openai", "o9-mini", { api: "responses", stop_words: false, context_window: 200_000 }],
  ["openai", "a-name-never-heard", { api: "responses" }],
  ["router", "openai/gpt-6.2", { api: "chat", stop_words: false, context_window: 272_000 }],
  ["router", "anthropic/claude-7-opus", { prompt_caching: "marks", context_window: 1_000_000 }],
  ["router", "anthropic/claude-opus-7.1", { prompt_caching: "marks", context_window: 1_000_000 }],
  ["local", "us.anthropic.claude-sonnet-6-20270101-v1:0", { send_reasoning: true, context_window: 1_000_000 }],
  ["router", "google/gemini-5-neon", { silent_thinking: true, context_window: 1_048_576 }],
  ["router", "x-ai/grok-5", { stop_words: false, silent_thinking: true }],
])("at %s, %s, which is still to come, is taken for one of its family", ([host, model, expected]) => {
  expect(at(host, model)).toMatchObject(expected);
});

test.for(["my-o3lite", "o30b", "gpt-oss-120b", "openai/gpt-4-32k", "gptx-5", "claudette-5"])(
  "%s is no new member of a family whose name it resembles",
  (model) => {
    expect(at("local", model)).toMatchObject({ api: "chat", stop_words: true, silent_thinking: false });
    expect(at("local", model).prompt_caching).toBe("none");
  },
);

test.for(["claude-4.5-sonnet", "anthropic/claude-sonnet-4.5", "us.anthropic.claude-sonnet-4-5-20250929-v1:0"])(
  "%s has the window of claude-sonnet-4-5, whatever the order of its words",
  (model) => {
    expect(at("router", model).context_window).toBe(200_000);
    expect(at("router", model.replace("4.5", "4.6").replace("4-5", "4-6")).context_window).toBe(1_000_000);
  },
);

test("a date in a name counts where it changes the price, and only there", () => {
  expect(at("openai", "gpt-4o-2024-05-13").price).toEqual({ input: 5, output: 15 });
  expect(at("openai", "gpt-4o-2024-11-20").price).toEqual(at("openai", "gpt-4o").price);
  expect(at("openai", "gpt-4o").price).toEqual({ input: 2.5, output: 10, cache_read: 1.25 });
});

test("the table is sound, and says where it is from", () => {
  const { source, hosts } = ModelTable.parse(table);
  expect(source).toMatch(/^LiteLLM \d/);
  for (const rows of Object.values(hosts)) expect(Object.keys(rows).length).toBeGreaterThan(2);
});

test.for(["scripted", "my-gpt-5", "test-1", "", "weird/../name", "a".repeat(1000)])(
  "of %j nothing is assumed",
  (model) => {
    expect(at("local", model)).toEqual(UNKNOWN_MODEL);
  },
);

test("a price is the maker's own: elsewhere, and for a model of another name, there is none", () => {
  expect(at("openai", "gpt-5").price).toBeDefined();
  for (const host of ["router", "local", "anthropic"] as const) expect(at(host, "gpt-5").price).toBeUndefined();
  for (const model of ["gpt-5-turbo", "gpt-5.9", "ft:gpt-4o:acme", "gpt-55"])
    expect(at("openai", model).price).toBeUndefined();
});

test("whoever knows better is believed", () => {
  const overrides = { vision: false, api: "chat" as const, price: { input: 1, output: 2 } };
  expect(featuresOf({ model: "gpt-5", baseUrl: HOSTS.openai, overrides })).toMatchObject({
    ...overrides,
    stop_words: false,
  });
});

describe("features as a person writes them", () => {
  test.for<[string, Partial<ModelFeatures>]>([
    ["{}", {}],
    ['{"vision": false, "context_window": 32768}', { vision: false, context_window: 32768 }],
    [
      '{"price": {"input": 1, "output": 2.5}, "api": "responses"}',
      { price: { input: 1, output: 2.5 }, api: "responses" },
    ],
  ])("%s are taken", ([json, overrides]) => {
    expect(parseOverrides(json)).toEqual({ status: "sound", overrides });
  });

  test.for([
    ["", "must be a JSON object"],
    ["[1]", "must be a JSON object"],
    ['"vision"', "must be a JSON object"],
    ['{"visoin": true}', "has a field that does not exist (there are api, native_tool_calling, "],
    ['{"vision": "yes"}', 'has no valid value for "vision" (a boolean)'],
    ['{"api": "soap"}', 'has no valid value for "api" (one of chat, responses, messages)'],
    ['{"context_window": -1}', 'has no valid value for "context_window" (out of range)'],
    ['{"price": {"input": 1}}', 'has no valid value for "price.output" (a number)'],
    [
      '{"price": {"input": 1, "output": 1, "x": 1}}',
      'has no valid value for "price" (it has a field that does not exist)',
    ],
  ] as const)("%s are refused: they %s", ([json, problem]) => {
    expect(parseOverrides(json)).toEqual({ status: "broken", problem: expect.stringContaining(problem) });
  });
});
