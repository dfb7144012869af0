import { describe, expect, test } from "vitest";
import { tableFrom } from "../scripts/model-table.ts";
import type { ModelTable } from "../src/core/model/features/model-table.ts";
import { comparisons } from "./outside/prices.ts";

const model = (more: object = {}) => ({
  ...{ litellm_provider: "openai", mode: "chat", supports_function_calling: true, max_input_tokens: 1000 },
  ...{ input_cost_per_token: 2e-6, output_cost_per_token: 8e-6, cache_read_input_token_cost: 5e-7, ...more },
});
const row = { window: 1000, input: 2, output: 8, cache_read: 0.5 };
const rowsOf = (map: object) => tableFrom(map, "LiteLLM 1", "2026-11-25").hosts["api.openai.com"];

describe("the table that LiteLLM's map gives", () => {
  test("has a model with its window and its prices for a million tokens", () => {
    expect(rowsOf({ "gpt-9": model(), "openai/GPT-8": model({ cache_creation_input_token_cost: 2.5e-6 }) })).toEqual({
      "gpt-9": row,
      "gpt-8": { ...row, cache_write: 2.5 },
    });
  });

  test("ends a window where requests begin to cost more", () => {
    const dearer = { input_cost_per_token_above_272k_tokens: 4e-6, output_cost_per_token_above_200k_tokens: 9e-6 };
    expect(rowsOf({ "gpt-9": model({ max_input_tokens: 922_000, ...dearer }) })).toMatchObject({
      "gpt-9": { window: 200_000 },
    });
  });

  test("has a dated name where its price is another, also when it is retired", () => {
    const map = {
      "gpt-4o": model(),
      "gpt-4o-2024-05-13": model({ input_cost_per_token: 5e-6, deprecation_date: "2026-10-23" }),
      "gpt-4o-2024-11-20": model(),
    };
    expect(rowsOf(map)).toEqual({ "gpt-4o": row, "gpt-4o-2024-05-13": { ...row, input: 5 } });
  });

  test.for<[string, object]>([
    ["retired", { "gpt-9": model({ deprecation_date: "2026-11-24" }) }],
    ["of another provider", { "gpt-9": model({ litellm_provider: "azure" }) }],
    ["without tools", { "gpt-9": model({ supports_function_calling: false }) }],
    ["without a price", { "gpt-9": model({ input_cost_per_token: null }) }],
    ["of another mode", { "gpt-9": model({ mode: "embedding" }) }],
    ["fine-tuned", { "ft:gpt-9": model() }],
    ["malformed", { "gpt-9": "free", sample_spec: [] }],
  ])("has no model that is %s", ([, map]) => {
    expect(rowsOf(map)).toEqual({});
  });

  test("has a model that is to be retired later, and costs nothing for what is said to cost nothing", () => {
    const later = model({ deprecation_date: "2026-11-26", cache_creation_input_token_cost: 0 });
    expect(rowsOf({ "gpt-9": later })).toEqual({ "gpt-9": row });
  });
});

describe("the comparison", () => {
  const table = (rows: ModelTable["hosts"][string]): ModelTable => ({
    ...{ source: "LiteLLM 2", date: "2026-12-01", hosts: { "api.openai.com": rows } },
  });

  test("warns of each price that is stale, missing or gone, by its name", () => {
    const ours = table({ "gpt-7": row, "gpt-8": row });
    const theirs = table({ "gpt-8": { ...row, input: 3, cache_write: 4 }, "gpt-9": row });
    expect(comparisons(ours, theirs)).toMatchObject([
      {
        problems: [],
        warnings: [
          "gone: gpt-7 is not in LiteLLM 2, or is retired",
          "stale: gpt-8 has input 2, LiteLLM 2 3",
          "stale: gpt-8 has cache_write none, LiteLLM 2 4",
          "missing: gpt-9 has no price here",
        ],
      },
    ]);
  });

  test("has nothing to say of equal tables, and fails for a map without the host", () => {
    const same = table({ "gpt-8": row });
    expect(comparisons(same, same)).toMatchObject([{ problems: [], warnings: [] }]);
    expect(comparisons(same, table({}))).toMatchObject([{ problems: ["LiteLLM 2 has no model of api.openai.com."] }]);
  });
});
