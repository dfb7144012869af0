/** The cost of a conversation so far, by use of a model. Pure. */
import { z } from "zod";
import type { Model, Spent, Usage } from "../../model/model.ts";
import { inDollars } from "../../model/usage/usage.ts";

const tokens = z.int().min(0).default(0);

/** The SDK's shape; `response_id` is that of the events of the reply, and `""` in sums and of a reply that was lost. */
const TokenUsage = z
  .object({
    model: z.string().default(""),
    prompt_tokens: tokens,
    completion_tokens: tokens,
    cache_read_tokens: tokens,
    cache_write_tokens: tokens,
    reasoning_tokens: tokens,
    /** The model's context window; 0 if unknown. */
    context_window: tokens,
    /** Tokens of the last call, in and out. */
    per_turn_token: tokens,
    response_id: z.string().default(""),
  })
  .readonly();

/** In US dollars. The SDK writes no `response_id`, and passes over ours. */
const Cost = z.object({ model: z.string(), cost: z.number(), response_id: z.string().optional() }).readonly();

/** In seconds. */
const Latency = z.object({ model: z.string(), latency: z.number(), response_id: z.string() }).readonly();

/** The latest replies that are listed one by one; the sums have all. The file is written at each step, so it stays small. */
const MOST_LISTED = 1000;

/**
 * Sums over the calls of one use, and the calls one by one as the SDK lists them. `accumulated_cost` is in US dollars, and missing if the cost of a call is unknown.
 */
const Metrics = z
  .object({
    model_name: z.string().default("default"),
    accumulated_cost: z.number().optional(),
    accumulated_token_usage: TokenUsage.prefault({}),
    calls: z.int().min(0).default(0),
    /** The number of calls whose tokens are estimated. */
    estimated_calls: z.int().min(0).default(0),
    latency_ms: z.number().min(0).default(0),
    longest_latency_ms: z.number().min(0).default(0),
    /** How often each model answered: fallback models may have answered instead of the requested one. */
    answered_by: z.record(z.string(), z.int().min(1)).readonly().prefault({}),
    costs: z.array(Cost).readonly().default([]),
    response_latencies: z.array(Latency).readonly().default([]),
    token_usages: z.array(TokenUsage).readonly().default([]),
  })
  .readonly();
type Metrics = z.infer<typeof Metrics>;

/** Statistics by usage id: `default` is the agent's own; `condenser`, `ask-agent-llm` and others are separate. */
export const Stats = z.object({ usage_to_metrics: z.record(z.string(), Metrics).readonly().prefault({}) }).readonly();
export type Stats = z.infer<typeof Stats>;

/** Sums over all uses. `cost` is undefined if the cost of a use is unknown; `models` are those that answered. */
export type Totals = Usage &
  Readonly<{
    calls: number;
    estimatedCalls: number;
    latencyMs: number;
    longestLatencyMs: number;
    models: readonly string[];
  }>;

/** The model that was asked, as the statistics name it. */
export type Asked = Pick<Model, "name" | "features">;

export const NO_STATS: Stats = Stats.parse({});

export function withReply(stats: Stats, usageId: string, asked: Asked, spent: Spent): Stats {
  const before = stats.usage_to_metrics[usageId] ?? Metrics.parse({ accumulated_cost: 0 });
  return { usage_to_metrics: { ...stats.usage_to_metrics, [usageId]: add(before, asked, spent) } };
}

function add(metrics: Metrics, asked: Asked, spent: Spent): Metrics {
  const { usage, latencyMs, model = asked.name } = spent;
  const { accumulated_cost: cost, accumulated_token_usage: sum, answered_by } = metrics;
  return {
    model_name: model,
    ...(cost !== undefined && usage.cost !== undefined && { accumulated_cost: inDollars(cost + usage.cost) }),
    accumulated_token_usage: {
      model,
      prompt_tokens: sum.prompt_tokens + usage.prompt_tokens,
      completion_tokens: sum.completion_tokens + usage.completion_tokens,
      cache_read_tokens: sum.cache_read_tokens + usage.cache_read_tokens,
      cache_write_tokens: sum.cache_write_tokens + usage.cache_write_tokens,
      reasoning_tokens: sum.reasoning_tokens + usage.reasoning_tokens,
      context_window: asked.features.context_window ?? 0,
      per_turn_token: usage.prompt_tokens + usage.completion_tokens,
      response_id: "",
    },
    calls: metrics.calls + 1,
    estimated_calls: metrics.estimated_calls + (usage.is_estimated ? 1 : 0),
    latency_ms: metrics.latency_ms + latencyMs,
    longest_latency_ms: Math.max(metrics.longest_latency_ms, latencyMs),
    answered_by: { ...answered_by, [model]: (answered_by[model] ?? 0) + 1 },
    ...listed(metrics, asked, spent),
  };
}

type Listed = Pick<Metrics, "costs" | "response_latencies" | "token_usages">;

function listed(
  { costs, response_latencies, token_usages }: Metrics,
  { name, features }: Asked,
  { usage, latencyMs, model = name, id: response_id = "" }: Spent,
): Listed {
  const { cost, is_estimated: _, ...counts } = usage;
  const context_window = features.context_window ?? 0;
  const per_turn_token = usage.prompt_tokens + usage.completion_tokens;
  return {
    costs: cost === undefined ? costs : [...costs, { model, cost, response_id }].slice(-MOST_LISTED),
    response_latencies: [...response_latencies, { model, latency: latencyMs / 1000, response_id }].slice(-MOST_LISTED),
    token_usages: [...token_usages, { model, ...counts, context_window, per_turn_token, response_id }].slice(
      -MOST_LISTED,
    ),
  };
}

export function totalsOf(stats: Stats): Totals {
  const all = Object.values(stats.usage_to_metrics);
  const sum = (figure: (metrics: Metrics) => number) => all.reduce((total, metrics) => total + figure(metrics), 0);
  const estimatedCalls = sum(({ estimated_calls }) => estimated_calls);
  return {
    calls: sum(({ calls }) => calls),
    estimatedCalls,
    is_estimated: estimatedCalls > 0,
    latencyMs: sum(({ latency_ms }) => latency_ms),
    longestLatencyMs: Math.max(0, ...all.map(({ longest_latency_ms }) => longest_latency_ms)),
    prompt_tokens: sum((metrics) => metrics.accumulated_token_usage.prompt_tokens),
    completion_tokens: sum((metrics) => metrics.accumulated_token_usage.completion_tokens),
    cache_read_tokens: sum((metrics) => metrics.accumulated_token_usage.cache_read_tokens),
    cache_write_tokens: sum((metrics) => metrics.accumulated_token_usage.cache_write_tokens),
    reasoning_tokens: sum((metrics) => metrics.accumulated_token_usage.reasoning_tokens),
    cost: all.some(isUnpriced) ? undefined : inDollars(sum(({ accumulated_cost = 0 }) => accumulated_cost)),
    models: [...new Set(all.flatMap(({ answered_by }) => Object.keys(answered_by)))],
  };
}

function isUnpriced({ accumulated_cost }: Metrics): boolean {
  return accumulated_cost === undefined;
}

/** Uses without a call since then are left out. The longest latency and the lists are those of the whole conversation. */
export function statsSince(before: Stats, { usage_to_metrics }: Stats): Stats {
  const parts = Object.entries(usage_to_metrics).map(([id, metrics]): [string, Metrics] => {
    const then = before.usage_to_metrics[id];
    return [id, then ? less(metrics, then) : metrics];
  });
  return { usage_to_metrics: Object.fromEntries(parts.filter(([, { calls }]) => calls > 0)) };
}

function less(now: Metrics, then: Metrics): Metrics {
  const [sum, past] = [now.accumulated_token_usage, then.accumulated_token_usage];
  const cost = now.accumulated_cost;
  return {
    ...now,
    ...(cost !== undefined && { accumulated_cost: inDollars(cost - (then.accumulated_cost ?? 0)) }),
    accumulated_token_usage: {
      ...sum,
      prompt_tokens: sum.prompt_tokens - past.prompt_tokens,
      completion_tokens: sum.completion_tokens - past.completion_tokens,
      cache_read_tokens: sum.cache_read_tokens - past.cache_read_tokens,
      cache_write_tokens: sum.cache_write_tokens - past.cache_write_tokens,
      reasoning_tokens: sum.reasoning_tokens - past.reasoning_tokens,
    },
    calls: now.calls - then.calls,
    estimated_calls: now.estimated_calls - then.estimated_calls,
    latency_ms: now.latency_ms - then.latency_ms,
    answered_by: Object.fromEntries(
      Object.entries(now.answered_by)
        .map(([model, times]) => [model, times - (then.answered_by[model] ?? 0)] as const)
        .filter(([, times]) => times > 0),
    ),
  };
}
