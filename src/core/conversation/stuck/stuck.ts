/** Tells that an agent is going in circles. */
import type { Event } from "../../event/event.ts";
import { isAlternating } from "./alternation.ts";
import { errorStreak } from "./error-streak.ts";
import { isMonologue } from "./monologue.ts";
import { isPatience, isRepeating, isRepeatingCall } from "./repetition.ts";
import { lastMoves, type Move, type Turn, turnsOf } from "./window.ts";

/** How often is too often. */
export type StuckThresholds = Readonly<{
  action_observation: number;
  /** Of equal calls, whatever their results. */
  action: number;
  action_error: number;
  monologue: number;
  alternating_pattern: number;
}>;

const STUCK_THRESHOLDS: StuckThresholds = Object.freeze({
  action_observation: 4,
  action: 8,
  action_error: 3,
  monologue: 3,
  alternating_pattern: 6,
});

export type StuckPattern = keyof StuckThresholds;

/** A nudge is a word to the agent before it fails once more; `errorEventId` is the error that calls for it. */
export type Verdict =
  | Readonly<{ kind: "no" }>
  | Readonly<{ kind: "nudge"; errorEventId: string }>
  | Readonly<{ kind: "stuck"; pattern: StuckPattern }>;

/**
 * Judges the events of a branch by what came after the user last spoke. A nudge is due once for an error: when the
 * environment has said something since, there is none.
 */
export function isStuck(events: readonly Event[], thresholds: StuckThresholds = STUCK_THRESHOLDS): Verdict {
  const moves = lastMoves(events);
  const turns = turnsOf(moves).filter((turn) => !isPatience(turn));
  const pattern = patternIn(moves, turns, thresholds);
  if (pattern) return { kind: "stuck", pattern };
  const errors = errorStreak(turns);
  const last = errors.at(-1);
  const isNudgeDue = last !== undefined && errors.length === thresholds.action_error && !isNudged(moves, last);
  return isNudgeDue ? { kind: "nudge", errorEventId: last.id } : { kind: "no" };
}

function patternIn(moves: readonly Move[], turns: readonly Turn[], thresholds: StuckThresholds) {
  const patterns: Readonly<Record<StuckPattern, () => boolean>> = {
    action_observation: () => isRepeating(turns, thresholds.action_observation),
    action: () => isRepeatingCall(turns, thresholds.action),
    action_error: () => errorStreak(turns).length > thresholds.action_error,
    monologue: () => isMonologue(moves, thresholds.monologue),
    alternating_pattern: () => isAlternating(turns, thresholds.alternating_pattern),
  };
  return (Object.keys(patterns) as StuckPattern[]).find((name) => patterns[name]()); // the keys are those of the record
}

function isNudged(moves: readonly Move[], error: Move): boolean {
  return moves
    .slice(moves.indexOf(error) + 1)
    .some(({ kind, source }) => kind === "MessageEvent" && source !== "agent");
}
