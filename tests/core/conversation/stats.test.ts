import { describe, expect, test } from "vitest";
import { NO_STATS, Stats, totalsOf, withReply } from "../../../src/core/conversation/state/stats.ts";
import { fakeModel, replyOf, usage } from "../model/fake-model.ts";

const large = fakeModel([], { name: "large", features: { context_window: 9000 } });
const figures = {
  prompt_tokens: 10,
  completion_tokens: 5,
  cache_read_tokens: 4,
  cache_write_tokens: 2,
  reasoning_tokens: 1,
};
const reply = (more: Parameters<typeof usage>[0] = {}, also: Parameters<typeof replyOf>[1] = {}) =>
  replyOf("Hi", { usage: usage({ ...figures, cost: 0.25, ...more }), latencyMs: 100, ...also });

describe("statistics", () => {
  test("sum up what the calls of one use took", () => {
    const stats = withReply(
      withReply(NO_STATS, "default", large, reply({}, { id: "chatcmpl-1" })),
      "default",
      large,
      reply({}, { id: "chatcmpl-2", latencyMs: 300 }),
    );
    expect(stats.usage_to_metrics.default).toMatchObject({
      model_name: "large",
      accumulated_cost: 0.5,
      accumulated_token_usage: {
        model: "large",
        prompt_tokens: 20,
        completion_tokens: 10,
        cache_read_tokens: 8,
        cache_write_tokens: 4,
        reasoning_tokens: 2,
        context_window: 9000,
        per_turn_token: 15,
        response_id: "",
      },
      token_usages: ["chatcmpl-1", "chatcmpl-2"].map((response_id) => ({
        model: "large",
        ...figures,
        context_window: 9000,
        per_turn_token: 15,
        response_id,
      })),
      calls: 2,
      estimated_calls: 0,
      latency_ms: 400,
      longest_latency_ms: 300,
      answered_by: { large: 2 },
    });
  });

  test("list the cost of each reply beside its id, where it is known", () => {
    const first = withReply(NO_STATS, "default", large, reply({}, { id: "reply_1" }));
    const stats = withReply(first, "default", large, reply({ cost: undefined }));
    expect(stats.usage_to_metrics.default?.costs).toEqual([{ model: "large", cost: 0.25, response_id: "reply_1" }]);
  });

  test("tell who answered in whose place, and what was estimated", () => {
    const byOther = reply({ is_estimated: true }, { model: "spare" });
    const stats = withReply(withReply(NO_STATS, "default", large, reply()), "default", large, byOther);
    const totals = totalsOf(withReply(stats, "condenser", large, reply({}, { model: "small" })));
    expect(totals).toMatchObject({ calls: 3, estimatedCalls: 1, is_estimated: true, cost: 0.75 });
    expect(totals.models).toEqual(["large", "spare", "small"]);
    expect(totals.longestLatencyMs).toBe(100);
  });

  test("know no cost as soon as one is not known", () => {
    const stats = withReply(
      withReply(NO_STATS, "default", large, reply({ cost: undefined })),
      "default",
      large,
      reply(),
    );
    expect(stats.usage_to_metrics.default).not.toHaveProperty("accumulated_cost");
    expect(totalsOf(stats).cost).toBeUndefined();
  });

  test("go on after a restart, also from those of an older version", () => {
    const stats = withReply(NO_STATS, "default", large, reply());
    expect(Stats.parse(JSON.parse(JSON.stringify(stats)))).toEqual(stats);
    const old = {
      model_name: "large",
      accumulated_cost: 1,
      accumulated_token_usage: { prompt_tokens: 7 },
      calls: 1,
      latency_ms: 5,
    };
    const restored = withReply(Stats.parse({ usage_to_metrics: { default: old } }), "default", large, reply());
    expect(totalsOf(restored)).toMatchObject({ calls: 2, cost: 1.25, prompt_tokens: 17, latencyMs: 105 });
  });

  test("of the SDK have their sums in its lists, and keep its fields", () => {
    const usages = ["chatcmpl-1", "chatcmpl-2"].map((response_id) => ({ model: "sdk", ...figures, response_id }));
    const response_latencies = [0.25, 0.5].map((latency) => ({ model: "sdk", latency, response_id: "" }));
    const costs = [{ model: "sdk", cost: 0.5, timestamp: 1 }];
    const sums = { model_name: "sdk", accumulated_cost: 0.5, max_budget_per_task: null, costs };
    const written = { ...sums, accumulated_token_usage: null, token_usages: usages, response_latencies };
    const stats = Stats.parse({ usage_to_metrics: { agent: written } });
    expect(totalsOf(stats)).toMatchObject({ calls: 2, latencyMs: 750, longestLatencyMs: 500, models: ["sdk"] });
    const on = withReply(stats, "agent", large, reply({}, { id: "chatcmpl-3" })).usage_to_metrics.agent;
    expect(on).toMatchObject({ calls: 3, max_budget_per_task: null, response_latencies });
    expect(on?.costs).toEqual([...costs, { model: "large", cost: 0.25, response_id: "chatcmpl-3" }]);
    expect(on?.token_usages.map(({ response_id }) => response_id)).toEqual(["chatcmpl-1", "chatcmpl-2", "chatcmpl-3"]);
  });
});
