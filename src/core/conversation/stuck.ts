/** Decides whether an agent repeats itself: the patterns of the SDK, longer ones, and more equal calls than a run should need. */
import type { Event } from "../event/event.ts";
import type { ActionEvent, AgentErrorEvent } from "../event/kind/actions.ts";
import type { MessageEvent } from "../event/kind/messages.ts";
import { answeredCalls } from "../view/open-calls.ts";
import { isRequest, isResult, type Result } from "../view/visible-event.ts";
import { alikeCircle, type Circle, isSameCall, isWaiting, sameCircle, type Turn } from "./circle.ts";

/** How often is too often. */
export type StuckThresholds = Readonly<{
  action_observation: number;
  /** Of equal calls whose results differ in their numbers only. */
  action: number;
  action_error: number;
  monologue: number;
  /** Of two calls in turn; three and four may come in turn as often as two. */
  alternating_pattern: number;
  /** Of calls in turn whose results differ in their numbers only. */
  alternating_calls: number;
}>;

const STUCK_THRESHOLDS: StuckThresholds = Object.freeze({
  action_observation: 4,
  action: 16,
  action_error: 3,
  monologue: 3,
  alternating_pattern: 6,
  alternating_calls: 16,
});

export type StuckPattern = keyof StuckThresholds;

/** A nudge is a word to the agent before it fails once more; `errorEventId` is the error that calls for it. */
export type Verdict =
  | Readonly<{ kind: "no" }>
  | Readonly<{ kind: "nudge"; errorEventId: string }>
  | Readonly<{ kind: "stuck"; pattern: StuckPattern; circle?: Circle }>;

/**
 * Judges the events of a branch by what came after the user last spoke. A nudge is due once for an error: when the
 * environment has said something since, there is none. Notes between two calls do not count; notes alone do.
 */
export function isStuck(events: readonly Event[], thresholds: StuckThresholds = STUCK_THRESHOLDS): Verdict {
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

type Found = Readonly<{ pattern: StuckPattern; circle: Circle }>;

function patternIn(turns: readonly Turn[], thresholds: StuckThresholds): Found | undefined {
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

/** Enough for the longest circle: of calls, results and messages. */
const SIZE = 48;

/** With calls that only take notes. */
const SIZE_WITH_NOTES = 5 * SIZE;

export type Move = ActionEvent | Result | MessageEvent;

/** The last calls, results and messages of a branch, 48 at most beside notes, all of them after the user last spoke. */
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

/** Whether it belongs to a call by which an agent only takes notes: nothing comes of it. */
function isNote(move: Move): boolean {
  return move.kind !== "MessageEvent" && (move.tool_name === "think" || move.tool_name === "task_tracker");
}

/** The calls that have a result. */
function turnsOf(moves: readonly Move[]): Turn[] {
  return [...answeredCalls(moves)].map(([call, result]) => ({ call, result }));
}

/** Waiting for a program that has not ended is no circle: a build can be silent for long. */
function isPatience({ call, result }: Turn): boolean {
  return isWaiting(call) && result.kind === "ObservationEvent" && result.observation.timeout === true;
}

/** What the environment says in between does not count; a call or a result ends it. */
function isMonologue(moves: readonly Move[], threshold: number): boolean {
  const heard = moves.filter((move) => move.kind !== "MessageEvent" || move.source === "agent");
  const last = heard.slice(-threshold);
  return last.length >= threshold && last.every((move) => move.kind === "MessageEvent");
}

/** The errors at the end that one and the same call has met, whatever they say. */
function errorStreak(turns: readonly Turn[]): AgentErrorEvent[] {
  const last = turns.at(-1);
  const errors: AgentErrorEvent[] = [];
  for (const { call, result } of turns.toReversed()) {
    if (!last || result.kind !== "AgentErrorEvent" || !isSameCall(call, last.call)) break;
    errors.unshift(result);
  }
  return errors;
}
