/** The cost of a conversation so far, by use of a model. Pure. */
import { z } from "zod";
import type { Model, Spent, Usage } from "../../model/model.ts";
import { inDollars } from "../../model/usage.ts";

const tokens = z.int().min(0).default(0);

const TokenUsage = z
  .looseObject({
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
    /** The reply's id, which is the `llm_response_id` of its events. Empty for sums, and for a reply that was lost. */
    response_id: z.string().default(""),
  })
  .readonly();
type TokenUsage = z.infer<typeof TokenUsage>;

/** In US dollars. The SDK writes no `response_id`, and ignores ours. */
const Cost = z.looseObject({ cost: z.number(), response_id: z.string().optional() }).readonly();

const Latency = z.looseObject({ latency: z.number().min(0) }).readonly();

const figure = z.number().min(0).optional();

/**
 * The calls of one use. `accumulated_cost` is in US dollars, and missing if the cost of a call is unknown. Fields of
 * other programs stay.
 */
const Metrics = z
  .looseObject({
    model_name: z.string().default("default"),
    accumulated_cost: z.number().optional(),
    accumulated_token_usage: TokenUsage.nullish().transform((usage) => usage ?? TokenUsage.parse({})),
    /** One for each call, in order. */
    token_usages: z.array(TokenUsage).readonly().prefault([]),
    /** One for each call whose cost is known. */
    costs: z.array(Cost).readonly().prefault([]),
    response_latencies: z.array(Latency).readonly().optional(),
    calls: z.int().min(0).optional(),
    /** The number of calls whose tokens are estimated. */
    estimated_calls: z.int().min(0).default(0),
    latency_ms: figure,
    longest_latency_ms: figure,
    /** How often each model answered: fallback models may have answered instead of the requested one. */
    answered_by: z.record(z.string(), z.int().min(1)).readonly().optional(),
  })
  .readonly()
  .transform(withSums);
type Metrics = z.infer<typeof Metrics>;

type Lists = Readonly<{
  token_usages: readonly TokenUsage[];
  response_latencies?: readonly z.infer<typeof Latency>[] | undefined;
  calls?: number | undefined;
  latency_ms?: number | undefined;
  longest_latency_ms?: number | undefined;
  answered_by?: Readonly<Record<string, number>> | undefined;
}>;

/** Other programs keep only the lists, from which the sums follow. */
function withSums<Parsed extends Lists>(parsed: Parsed) {
  const latencies = (parsed.response_latencies ?? []).map(({ latency }) => latency * 1000);
  const models = Map.groupBy(parsed.token_usages, ({ model }) => model);
  return {
    ...parsed,
    calls: parsed.calls ?? parsed.token_usages.length,
    latency_ms: parsed.latency_ms ?? latencies.reduce((sum, latency) => sum + latency, 0),
    longest_latency_ms: parsed.longest_latency_ms ?? Math.max(0, ...latencies),
    answered_by: parsed.answered_by ?? Object.fromEntries([...models].map(([model, { length }]) => [model, length])),
  };
}

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
export type AskedModel = Pick<Model, "name" | "features">;

export const NO_STATS: Stats = Stats.parse({});

export function withReply(stats: Stats, usageId: string, asked: AskedModel, spent: Spent): Stats {
  const before = stats.usage_to_metrics[usageId] ?? Metrics.parse({ accumulated_cost: 0 });
  return { usage_to_metrics: { ...stats.usage_to_metrics, [usageId]: add(before, asked, spent) } };
}

function add(
  metrics: Metrics,
  { name, features }: AskedModel,
  { id = "", usage, latencyMs, model = name }: Spent,
): Metrics {
  const { accumulated_cost, accumulated_token_usage: sum, token_usages, costs, answered_by, ...rest } = metrics;
  const cost = accumulated_cost;
  const { prompt_tokens, completion_tokens, cache_read_tokens, cache_write_tokens, reasoning_tokens } = usage;
  const call: TokenUsage = {
    model,
    prompt_tokens,
    completion_tokens,
    cache_read_tokens,
    cache_write_tokens,
    reasoning_tokens,
    context_window: features.context_window ?? 0,
    per_turn_token: prompt_tokens + completion_tokens,
    response_id: id,
  };
  return {
    ...rest,
    model_name: model,
    ...(cost !== undefined && usage.cost !== undefined && { accumulated_cost: inDollars(cost + usage.cost) }),
    accumulated_token_usage: {
      ...call,
      prompt_tokens: sum.prompt_tokens + prompt_tokens,
      completion_tokens: sum.completion_tokens + completion_tokens,
      cache_read_tokens: sum.cache_read_tokens + cache_read_tokens,
      cache_write_tokens: sum.cache_write_tokens + cache_write_tokens,
      reasoning_tokens: sum.reasoning_tokens + reasoning_tokens,
      response_id: "",
    },
    token_usages: [...token_usages, call],
    costs: usage.cost === undefined ? costs : [...costs, { model, cost: usage.cost, response_id: id }],
    calls: metrics.calls + 1,
    estimated_calls: metrics.estimated_calls + (usage.is_estimated ? 1 : 0),
    latency_ms: metrics.latency_ms + latencyMs,
    longest_latency_ms: Math.max(metrics.longest_latency_ms, latencyMs),
    answered_by: { ...answered_by, [model]: (answered_by[model] ?? 0) + 1 },
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

/** Uses without a call since then are left out. The longest latency is that of the whole conversation. */
export function statsSince(before: Stats, { usage_to_metrics }: Stats): Stats {
  const parts = Object.entries(usage_to_metrics).map(([id, metrics]): [string, Metrics] => {
    const then = before.usage_to_metrics[id];
    return [id, then ? difference(metrics, then) : metrics];
  });
  return { usage_to_metrics: Object.fromEntries(parts.filter(([, { calls }]) => calls > 0)) };
}

function difference(now: Metrics, then: Metrics): Metrics {
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
    token_usages: now.token_usages.slice(then.token_usages.length),
    costs: now.costs.slice(then.costs.length),
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
