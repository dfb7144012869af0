/**
 * Collects the facts of a run that the host knows: costs, evidence, and where the work is.
 */
import { refusalsIn } from "../../core/agent/recover.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import { type Stats, statsSince, totalsOf } from "../../core/conversation/state/stats.ts";
import type { Event } from "../../core/event/event.ts";
import { inputIn } from "../../core/tool/wire-class.ts";
import { oneLine } from "../../lib/text.ts";
import type { Withheld } from "../../policy/codes.ts";
import type { Use } from "../../render/report/report-facts.ts";
import { type KeptWork, type OpenedPullRequest, pullRequestFacts, type Since } from "../outcome/run-result.ts";

export function factsOf(
  { state }: Conversation,
  since: Since,
  { change, kept, diff, patch, aside, locks }: KeptWork,
  opened: OpenedPullRequest,
) {
  return {
    files: change.files,
    passedOver: change.passedOver,
    kept,
    diff,
    withheldPatch: patch,
    asidePatch: aside,
    locks,
    ...pullRequestFacts(opened),
    refusedHistories: refusalsIn(state.fields.agent_state) - since.refusals,
    ...costsOf(state, since),
  };
}

/** The steps of a run, and what they cost. */
export function costsOf({ steps, stats: all }: Conversation["state"], since: Pick<Since, "stats">) {
  const stats = statsSince(since.stats, all);
  const { calls, models, prompt_tokens, completion_tokens, cache_read_tokens, estimatedCalls, cost } = totalsOf(stats);
  return {
    steps,
    iterations: calls,
    models,
    inputTokens: prompt_tokens,
    outputTokens: completion_tokens,
    cachedTokens: cache_read_tokens,
    estimatedCalls,
    costUsd: calls === 0 ? undefined : cost,
    uses: usesOf(stats),
  };
}

export function withheldAnswer(kinds: readonly string[]): Withheld[] {
  return kinds.length === 0 ? [] : [{ path: "the answer", code: "DKH-203", detail: kinds.join(", ") }];
}

function usesOf({ usage_to_metrics }: Stats): Use[] {
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
  }));
}

/** Describes the calls with a medium risk that have a result. */
export function risksIn(events: readonly Event[]): readonly string[] {
  const done = new Set(events.flatMap((event) => (event.kind === "ObservationEvent" ? [event.action_id] : [])));
  const verdicts = events.flatMap((event) =>
    event.kind === "SecurityAnalysisEvent" ? Object.entries(event.risks) : [],
  );
  const medium = new Set(verdicts.flatMap(([id, risk]) => (risk === "MEDIUM" ? [id] : [])));
  return events.flatMap((event) => {
    if (event.kind !== "ActionEvent" || !medium.has(event.id) || !done.has(event.id)) return [];
    const { command, path } = inputIn(event.action);
    const what = [command, path].filter((part) => typeof part === "string").join(" ");
    return [oneLine(`${event.tool_name} ${what || (event.summary ?? "")}`, 120)];
  });
}
