import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { text } from "../../../../src/core/event/content.ts";
import { type ModelFeatures, UNKNOWN_MODEL } from "../../../../src/core/model/features/model-features.ts";
import { costOf, inDollars, type ReportedUsage, usageOf } from "../../../../src/core/model/usage.ts";

import { always } from "../../invariants/runs.ts";

const words = (length: number) => [text("x".repeat(length))];
const request = { messages: [{ role: "user" as const, content: words(398) }], tools: [] };

function used(reported: ReportedUsage | undefined, features: Partial<ModelFeatures> = {}, characters = 38) {
  return usageOf(reported, { request, characters, features: { ...UNKNOWN_MODEL, ...features } });
}

describe("tokens", () => {
  test("that an endpoint states are believed", () => {
    const reported = {
      prompt_tokens: 70,
      completion_tokens: 9,
      cache_read_tokens: 50,
      cache_write_tokens: 10,
      reasoning_tokens: 4,
    };
    expect(used(reported)).toEqual({ ...reported, cost: undefined, is_estimated: false });
  });

  test.for<[string, ReportedUsage | undefined]>([
    ["are absent", undefined],
    ["are null", { prompt_tokens: null, completion_tokens: null }],
    ["are negative", { prompt_tokens: -5, completion_tokens: -1 }],
    ["are broken", { prompt_tokens: 1.5, completion_tokens: Number.NaN }],
    ["are beyond measure", { prompt_tokens: 1e300, completion_tokens: Number.POSITIVE_INFINITY }],
    ["are more than a request can have", { prompt_tokens: 1_000_000_001, completion_tokens: Number.MAX_SAFE_INTEGER }],
    ["are zero, although there were words", { prompt_tokens: 0, completion_tokens: 0 }],
  ])("that %s are estimated from the words", ([, reported]) => {
    expect(used(reported)).toMatchObject({ prompt_tokens: 100, completion_tokens: 10, is_estimated: true });
  });

  test("of a reply that says nothing may be zero", () => {
    expect(used({ prompt_tokens: 7, completion_tokens: 0 }, {}, 0)).toMatchObject({
      completion_tokens: 0,
      is_estimated: false,
    });
  });

  test("are estimated one by one", () => {
    expect(used({ prompt_tokens: 70 })).toMatchObject({ prompt_tokens: 70, completion_tokens: 10, is_estimated: true });
  });

  test("in a cache are among those of the prompt, or the endpoint counts them apart", () => {
    const all = { prompt_tokens: 70, completion_tokens: 9, cache_read_tokens: 60, cache_write_tokens: 10 };
    expect(used(all)).toMatchObject(all);
    const apart = { ...all, prompt_tokens: 7 };
    expect(used(apart)).toMatchObject({ ...all, prompt_tokens: 77, is_estimated: false });
  });
});

describe("the cost", () => {
  const price = { input: 2, output: 8, cache_read: 0.5, cache_write: 2.5 };
  const reported = { prompt_tokens: 1000, completion_tokens: 100, cache_read_tokens: 600, cache_write_tokens: 200 };

  test("is the one that the endpoint states", () => {
    expect(used({ ...reported, cost: 0.25 }, { price }).cost).toBe(0.25);
    expect(used({ ...reported, cost: 0 }, { price }).cost).toBe(0);
  });

  test.for([undefined, null, -1, Number.NaN])("is price times tokens if the endpoint states %s", (cost) => {
    expect(used({ ...reported, cost }, { price }).cost).toBeCloseTo(
      (200 * 2 + 600 * 0.5 + 200 * 2.5 + 100 * 8) / 1e6,
      12,
    );
  });

  test("counts estimated tokens too", () => {
    expect(used(undefined, { price }).cost).toBeCloseTo((100 * 2 + 10 * 8) / 1e6, 12);
  });

  test("is not known without a price", () => {
    expect(used(reported).cost).toBeUndefined();
  });

  test("that is absurd stays a number that can be added up, and is above every limit", () => {
    for (const absurd of [
      used({ ...reported, cost: 1e300 }, { price }),
      used({ prompt_tokens: 1e9, completion_tokens: 1e9 }, { price: { input: 1e308, output: 1e308 } }),
    ])
      expect(absurd.cost).toBe(1_000_000);
  });

  test("of cached tokens is that of others unless it is stated", () => {
    const tokens = { ...reported, reasoning_tokens: 0 };
    expect(costOf(tokens, { input: 2, output: 8 })).toBeCloseTo((1000 * 2 + 100 * 8) / 1e6, 12);
  });
});

test("whatever an endpoint states, the figures are whole, there are not more cached than all, and nothing is earned", () => {
  const figure = fc.option(fc.oneof(fc.double(), fc.integer(), fc.nat(1000)), { nil: undefined });
  const reported = fc.record({
    ...{ prompt_tokens: figure, completion_tokens: figure, cache_read_tokens: figure, cache_write_tokens: figure },
    ...{ reasoning_tokens: figure, cost: figure },
  });
  return always(200, reported, (figures) => {
    const { cost, is_estimated, ...tokens } = used(figures, { price: { input: 1, output: 1 } });
    for (const tokenCount of Object.values(tokens))
      expect(Number.isSafeInteger(tokenCount) && tokenCount >= 0).toBe(true);
    expect(tokens.cache_read_tokens + tokens.cache_write_tokens).toBeLessThanOrEqual(tokens.prompt_tokens);
    expect(cost).toBeGreaterThanOrEqual(0);
    expect(Number.isFinite(inDollars((cost ?? 0) * 1000))).toBe(true);
    const isSound = (stated = 0) => Number.isInteger(stated) && stated > 0 && stated <= 1_000_000_000;
    expect(is_estimated).toBe(!isSound(figures.prompt_tokens) || !isSound(figures.completion_tokens));
  });
});
