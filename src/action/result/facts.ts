/** What the host knows of a run, beside what the agent says: what was paid, what was seen, what lies where. */
import type { Conversation } from "../../core/conversation/conversation.ts";
import { type Stats, totalsOf } from "../../core/conversation/state/stats.ts";
import { statsSince } from "../../core/conversation/state/stats-since.ts";
import type { Event } from "../../core/event/event.ts";
import type { Withheld } from "../../github/write/policy/codes.ts";
import type { Check } from "../../github/write/report/report.ts";
import type { Opened, Saved } from "../publish.ts";
import { usesOf } from "./uses.ts";

/** What was said and paid before this run is of earlier reports. */
export type Since = Readonly<{ length: number; stats: Stats }>;

export function factsOf(
  { state }: Conversation,
  since: Since,
  { change, kept, diff, patch, locks }: Saved,
  opened: Opened,
) {
  const stats = statsSince(since.stats, state.stats);
  const { calls, models, prompt_tokens, completion_tokens, cache_read_tokens, estimatedCalls, cost } = totalsOf(stats);
  return {
    files: change.files,
    kept,
    diff,
    withheldPatch: patch,
    locks,
    ...openedFacts(opened),
    steps: state.steps,
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

/** What the report shows of how it is proposed. */
export function openedFacts({ pullRequest, proposeUrl, isCiSilent, rewrittenBase }: Opened) {
  return { pullRequest, proposeUrl, isCiSilent, rewrittenBase };
}

export function checkOf(event: Event): Check[] {
  if (event.kind !== "ObservationEvent") return [];
  const { kind, command, exit_code } = event.observation;
  if (kind !== "TerminalObservation" || typeof command !== "string" || typeof exit_code !== "number") return [];
  return [{ command, exitCode: exit_code }];
}

/** Tools that only speak, plan or hand on: what a sub-agent does is counted by its own calls. */
const IDLE: ReadonlySet<string> = new Set([
  ...["finish", "think", "task_tracker", "request_condensation"],
  ...["task", "delegate"],
]);

/** Calls that came to a result and not to an error, of tools that look at something or do something. */
export function toolCallsIn(events: readonly Event[]): number {
  return events.filter(
    (event) => event.kind === "ObservationEvent" && !event.observation.is_error && !IDLE.has(event.tool_name),
  ).length;
}

export function said(kinds: readonly string[]): Withheld[] {
  return kinds.length === 0 ? [] : [{ path: "the answer", code: "DKH-203", detail: kinds.join(", ") }];
}
