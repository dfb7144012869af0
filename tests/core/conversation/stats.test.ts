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
      withReply(NO_STATS, "default", large, reply()),
      "default",
      large,
      reply({}, { latencyMs: 300 }),
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
      },
      calls: 2,
      estimated_calls: 0,
      latency_ms: 400,
      longest_latency_ms: 300,
      answered_by: { large: 2 },
    });
  });

  test("list the replies one by one, as the SDK does, and only the latest thousand", () => {
    const first = withReply(NO_STATS, "default", large, reply({}, { id: "reply_1" }));
    const { id: _, ...lost } = reply({ cost: undefined });
    const stats = withReply(first, "default", large, lost);
    const one = { ...figures, model: "large", context_window: 9000, per_turn_token: 15 };
    expect(stats.usage_to_metrics.default).toMatchObject({
      costs: [{ model: "large", cost: 0.25, response_id: "reply_1" }],
      response_latencies: [
        { model: "large", latency: 0.1, response_id: "reply_1" },
        { model: "large", latency: 0.1, response_id: "" },
      ],
      token_usages: [
        { ...one, response_id: "reply_1" },
        { ...one, response_id: "" },
      ],
    });
    let many = stats;
    for (let at = 0; at < 1001; at++) many = withReply(many, "default", large, reply({}, { id: `later_${at}` }));
    expect(many.usage_to_metrics.default?.token_usages).toHaveLength(1000);
    expect(many.usage_to_metrics.default?.token_usages[0]?.response_id).toBe("later_1");
    expect(totalsOf(many).calls).toBe(1003);
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
});
