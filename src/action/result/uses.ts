/** The statistics of a conversation as its report has them. */
import type { Stats } from "../../core/conversation/state/stats.ts";
import type { Use } from "../../github/write/report/uses.ts";

export function usesOf({ usage_to_metrics }: Stats): Use[] {
  return Object.entries(usage_to_metrics).map(([id, metrics]) => ({
    id,
    replies: metrics.calls,
    inputTokens: metrics.accumulated_token_usage.prompt_tokens,
    outputTokens: metrics.accumulated_token_usage.completion_tokens,
    cachedTokens: metrics.accumulated_token_usage.cache_read_tokens,
    writtenTokens: metrics.accumulated_token_usage.cache_write_tokens,
    reasoningTokens: metrics.accumulated_token_usage.reasoning_tokens,
    costUsd: metrics.accumulated_cost,
    latencyMs: metrics.latency_ms,
    longestLatencyMs: metrics.longest_latency_ms,
  }));
}
