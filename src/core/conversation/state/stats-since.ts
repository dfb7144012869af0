/** What a conversation has cost since a moment: the difference of two statistics of it. */
import { inDollars } from "../../model/usage/cost.ts";
import type { Stats } from "./stats.ts";

type Metrics = Stats["usage_to_metrics"][string];

/** Uses without a call since then are left out. The longest latency is that of the whole conversation. */
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
