/** Decides whether an agent repeats itself: with the patterns of the SDK, longer ones, and a limit on equal calls. */
import type { StuckThresholds } from "../agent/agent-settings.ts";
import type { Event } from "../event/event.ts";
import type { ActionEvent, AgentErrorEvent } from "../event/kind/actions.ts";
import type { MessageEvent } from "../event/kind/messages.ts";
import { answeredCalls } from "../view/open-calls.ts";
import { isRequest, isResult, type Result } from "../view/visible-event.ts";
import { alikeCircle, type Circle, isSameCall, isWaiting, sameCircle, type Turn } from "./circle.ts";

type Thresholds = Readonly<Record<keyof StuckThresholds, number>>;

const STUCK_THRESHOLDS: Thresholds = Object.freeze({
  action_observation: 4,
  action: 16,
  action_error: 3,
  monologue: 3,
  alternating_pattern: 6,
  alternating_calls: 16,
});

export type StuckPattern = keyof StuckThresholds;

/** A nudge is a message to the agent before it counts as stuck; `errorEventId` is the error that causes it. */
export type Verdict =
  | Readonly<{ kind: "no" }>
  | Readonly<{ kind: "nudge"; errorEventId: string }>
  | Readonly<{ kind: "stuck"; pattern: StuckPattern; circle?: Circle }>;

/**
 * Judges the events of a branch after the user's last message. A nudge is given once for an error: if the environment
 * has written something since, there is none. Notes between two calls are ignored, but notes alone count.
 */
export function isStuck(events: readonly Event[], given: StuckThresholds = {}): Verdict {
  const thresholds: Thresholds = { ...STUCK_THRESHOLDS, ...withoutGaps(given) };
  const moves = lastMoves(events);
  const turns = turnsOf(moves).filter((turn) => !isPatience(turn));
  const deeds = turns.filter(({ call }) => !isNote(call));
  const found = patternIn(turns, thresholds) ?? patternIn(deeds, thresholds);
  if (found) return { kind: "stuck", ...found };
  if (isMonologue(moves, thresholds.monologue)) return { kind: "stuck", pattern: "monologue" };
  const errors = errorStreak(deeds.length > 0 ? deeds : turns);
  const last = errors.at(-1);
  const isNudgeDue = last !== undefined && errors.length === thresholds.action_error && !isNudged(moves, last);
  return isNudgeDue ? { kind: "nudge", errorEventId: last.id } : { kind: "no" };
}

function withoutGaps(given: StuckThresholds): Partial<Thresholds> {
  return Object.fromEntries(Object.entries(given).filter(([, limit]) => limit !== undefined));
}

type Found = Readonly<{ pattern: StuckPattern; circle: Circle }>;

function patternIn(turns: readonly Turn[], thresholds: Thresholds): Found | undefined {
  const { action_observation, action, alternating_pattern, alternating_calls } = thresholds;
  const rounds = Math.ceil(alternating_pattern / 2);
  const same = sameCircle(turns, (size) => (size === 1 ? action_observation : rounds * size));
  if (same) return { pattern: same.calls.length === 1 ? "action_observation" : "alternating_pattern", circle: same };
  const times = errorStreak(turns).length;
  const last = turns.at(-1);
  if (last && times > thresholds.action_error)
    return { pattern: "action_error", circle: { calls: [last.call], times } };
  const alike = alikeCircle(turns, (size) => (size === 1 ? action : Math.ceil(alternating_calls / size) * size));
  return alike && { pattern: alike.calls.length === 1 ? "action" : "alternating_calls", circle: alike };
}

function isNudged(moves: readonly Move[], error: Move): boolean {
  return moves
    .slice(moves.indexOf(error) + 1)
    .some(({ kind, source }) => kind === "MessageEvent" && source !== "agent");
}

/** This is enough for the longest loop of calls, results and messages. */
const SIZE = 48;

/** The same with calls that only take notes. */
const SIZE_WITH_NOTES = 5 * SIZE;

export type Move = ActionEvent | Result | MessageEvent;

/** The last calls, results and messages of a branch after the user's last message: at most 48, not counting notes. */
function lastMoves(events: readonly Event[]): Move[] {
  const moves: Move[] = [];
  let counted = 0;
  for (let index = events.length - 1; index >= 0 && counted < SIZE && moves.length < SIZE_WITH_NOTES; index -= 1) {
    const event = events[index];
    if (!event || isRequest(event)) break;
    if (event.kind !== "ActionEvent" && event.kind !== "MessageEvent" && !isResult(event)) continue;
    moves.push(event);
    if (!isNote(event)) counted += 1;
  }
  return moves.reverse();
}

/** Whether the event belongs to a call that only takes notes and has no effect. */
function isNote(move: Move): boolean {
  return move.kind !== "MessageEvent" && (move.tool_name === "think" || move.tool_name === "task_tracker");
}

/** The calls that have a result. */
function turnsOf(moves: readonly Move[]): Turn[] {
  return [...answeredCalls(moves)].map(([call, result]) => ({ call, result }));
}

/** Waiting for a running program is not a loop, because a build can be silent for a long time. */
function isPatience({ call, result }: Turn): boolean {
  return isWaiting(call) && result.kind === "ObservationEvent" && result.observation.timeout === true;
}

/** Messages of the environment in between are ignored. A call or a result ends the series. */
function isMonologue(moves: readonly Move[], threshold: number): boolean {
  const heard = moves.filter((move) => move.kind !== "MessageEvent" || move.source === "agent");
  const last = heard.slice(-threshold);
  return last.length >= threshold && last.every((move) => move.kind === "MessageEvent");
}

/** The errors at the end that the same call caused, even if their texts differ. */
function errorStreak(turns: readonly Turn[]): AgentErrorEvent[] {
  const last = turns.at(-1);
  const errors: AgentErrorEvent[] = [];
  for (const { call, result } of turns.toReversed()) {
    if (!last || result.kind !== "AgentErrorEvent" || !isSameCall(call, last.call)) break;
    errors.unshift(result);
  }
  return errors;
}
