/**
 * Collects the facts of a run that the host knows: costs, evidence, and where the work is.
 */
import { refusalsIn } from "../../core/agent/recover.ts";
import { repairIn } from "../../core/agent/repair-history.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import { type Stats, statsSince, totalsOf } from "../../core/conversation/state/stats.ts";
import type { Event } from "../../core/event/event.ts";
import { inputIn } from "../../core/tool/wire-class.ts";
import { oneLine } from "../../lib/text.ts";
import type { Withheld } from "../../policy/codes.ts";
import { prompt } from "../../prompts.ts";
import type { SandboxFacts, Use } from "../../render/report/report-facts.ts";
import { knowledgeFacts } from "../agent/knowledge/knowledge.ts";
import { whyNobodyIsAsked } from "../agent/restricted.ts";
import type { Conversed } from "../converse/converse.ts";
import { checkOf, toolCallsIn } from "../outcome/evidence.ts";
import {
  type KeptWork,
  type OpenedPullRequest,
  patchBaseOf,
  pullRequestFacts,
  type Since,
} from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import { isOutside } from "../start/asked-head.ts";

function factsOf(
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

/** No input opens the network for the code of a fork. Nobody can approve it where people cannot be asked. */
function sandboxFacts({ run, tools, startingPoint }: PreparedRun): SandboxFacts | undefined {
  const sandbox = tools.report();
  if (!sandbox) return undefined;
  if (!isOutside(startingPoint)) return { ...sandbox, nobody: whyNobodyIsAsked(run, startingPoint.goal) };
  return { ...sandbox, denials: sandbox.denials.map(({ host, port }) => ({ host, port, reason: "fork" })) };
}

/** Collects the host's own facts, also about sub-agents. */
export function seenIn({ prepared, since, events, hidden }: Conversed, saved: KeptWork, opened: OpenedPullRequest) {
  const { conversation, tools, startingPoint, restriction, restrictionNote, subAgentEvents } = prepared;
  return {
    ...factsOf(conversation, since, saved, opened),
    leftOutPictures: [...events, ...subAgentEvents].reduce(
      (sum, event) => sum + (repairIn(event)?.left_out_pictures ?? 0),
      0,
    ),
    checks: [...conversation.log.slice(since.length), ...subAgentEvents].flatMap(checkOf),
    ...toolCallsIn([...events, ...subAgentEvents]),
    risks: risksIn([...events, ...subAgentEvents]),
    sandbox: sandboxFacts(prepared),
    knowledge: knowledgeFacts(conversation),
    servers: tools.servers.report(),
    reading: { strangers: restriction.strangers, hidden },
    note: isOutside(startingPoint) ? prompt("fork") : restrictionNote,
    forkUrl: forkUrlOf(prepared),
    patchBase: patchBaseOf(startingPoint),
  };
}

function forkUrlOf({ run, startingPoint: { goal } }: PreparedRun): string | undefined {
  return goal.kind === "advance" && goal.fork !== undefined ? `${run.job.serverUrl}/${goal.fork}` : undefined;
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
