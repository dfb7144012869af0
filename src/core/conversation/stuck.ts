/**
 * Decides whether an agent repeats itself: with the patterns of the SDK, longer loops of calls, and a limit on equal
 * calls.
 */
import { isDeepStrictEqual } from "node:util";
import type { StuckThresholds } from "../agent/agent.ts";
import type { Event } from "../event/event.ts";
import type { ActionEvent, AgentErrorEvent } from "../event/kind/actions.ts";
import type { MessageEvent } from "../event/kind/messages.ts";
import { answeredCalls } from "../view/properties.ts";
import { shownContent } from "../view/shown-content.ts";
import { isRequest, isResult, type Result } from "../view/visible-event.ts";

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
export type StuckVerdict =
  | Readonly<{ kind: "no" }>
  | Readonly<{ kind: "nudge"; errorEventId: string }>
  | Readonly<{ kind: "stuck"; pattern: StuckPattern; circle?: Loop }>;

/**
 * Judges the events of a branch after the user's last message. A nudge is given once for an error: if the environment
 * has written something since, there is none. Notes between two calls are ignored, but notes alone count.
 */
export function isStuck(events: readonly Event[], given: StuckThresholds = {}): StuckVerdict {
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

type Found = Readonly<{ pattern: StuckPattern; circle: Loop }>;

function patternIn(turns: readonly CallWithResult[], thresholds: Thresholds): Found | undefined {
  const { action_observation, action, alternating_pattern, alternating_calls } = thresholds;
  const rounds = Math.ceil(alternating_pattern / 2);
  const same = findEqualLoop(turns, (size) => (size === 1 ? action_observation : rounds * size));
  if (same) return { pattern: same.calls.length === 1 ? "action_observation" : "alternating_pattern", circle: same };
  const times = errorStreak(turns).length;
  const last = turns.at(-1);
  if (last && times > thresholds.action_error)
    return { pattern: "action_error", circle: { calls: [last.call], times } };
  const alike = findSimilarLoop(turns, (size) => (size === 1 ? action : Math.ceil(alternating_calls / size) * size));
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

/**
 * Whether the event belongs to a call that only takes notes and has no effect. An event has the name of its tool alone, and
 * these are the tools of the SDK whose detector this one follows.
 */
function isNote(move: Move): boolean {
  return move.kind !== "MessageEvent" && (move.tool_name === "think" || move.tool_name === "task_tracker");
}

/** The calls that have a result. */
function turnsOf(moves: readonly Move[]): CallWithResult[] {
  return [...answeredCalls(moves)].map(([call, result]) => ({ call, result }));
}

/** Waiting for a running program is not a loop, because a build can be silent for a long time. */
function isPatience({ call, result }: CallWithResult): boolean {
  return isWaiting(call) && result.kind === "ObservationEvent" && result.observation.timeout === true;
}

/** Messages of the environment in between are ignored. A call or a result ends the series. */
function isMonologue(moves: readonly Move[], threshold: number): boolean {
  const heard = moves.filter((move) => move.kind !== "MessageEvent" || move.source === "agent");
  const last = heard.slice(-threshold);
  return last.length >= threshold && last.every((move) => move.kind === "MessageEvent");
}

/** The errors at the end that the same call caused, even if their texts differ. */
function errorStreak(turns: readonly CallWithResult[]): AgentErrorEvent[] {
  const last = turns.at(-1);
  const errors: AgentErrorEvent[] = [];
  for (const { call, result } of turns.toReversed()) {
    if (!last || result.kind !== "AgentErrorEvent" || !isSameCall(call, last.call)) break;
    errors.unshift(result);
  }
  return errors;
}

/** A call and its result. */
type CallWithResult = Readonly<{ call: ActionEvent; result: Result }>;

/** The calls of the loop, and how often they repeat. */
export type Loop = Readonly<{ calls: readonly ActionEvent[]; times: number }>;

/** The number of calls that make a loop of this size: a multiple of `size`. */
export type Threshold = (size: number) => number;

/** The shortest loop at the end of the turns, with the same results. */
function findEqualLoop(turns: readonly CallWithResult[], threshold: Threshold): Loop | undefined {
  return findLoop(turns, threshold, isSameTurn);
}

/** Compares calls and results without thoughts and without numbers such as durations, dates and process ids. */
function findSimilarLoop(turns: readonly CallWithResult[], threshold: Threshold): Loop | undefined {
  const texts = new Map<CallWithResult, string>();
  const textOf = (turn: CallWithResult) => {
    const text = texts.get(turn) ?? withoutNumbers(turn.result);
    texts.set(turn, text);
    return text;
  };
  const isAlike = (a: CallWithResult, b: CallWithResult) => isSameDeed(a.call, b.call) && textOf(a) === textOf(b);
  const found = findLoop(turns, threshold, isAlike);
  return found?.calls.some(isWaiting) ? undefined : found;
}

function findLoop(
  turns: readonly CallWithResult[],
  threshold: Threshold,
  isSame: (a: CallWithResult, b: CallWithResult) => boolean,
): Loop | undefined {
  for (const size of [1, 2, 3, 4]) {
    const last = lastTurns(turns, size, threshold(size));
    const isRound = last.slice(size).every((turn, index) => isSame(turn, last[index] ?? turn));
    if (last.length > 0 && isRound && !last.every(isUndo))
      return { calls: last.slice(-size).map(({ call }) => call), times: last.length / size };
  }
  return undefined;
}

/** The limit for loops that contain a sleep, because then the agent waits on purpose. */
const PATIENCE = 20;

const SLEEP = /(?:^|[\s;&|({`])sleep\s+(?=[\d.]*[1-9])[\d.]/;

/** The turns that are searched for a loop: as many as the limit, or none if there are fewer. */
function lastTurns(turns: readonly CallWithResult[], size: number, threshold: number): readonly CallWithResult[] {
  const isPatient = turns.slice(-threshold).some(({ call }) => isSleeping(call));
  const most = isPatient ? Math.max(threshold, Math.ceil(PATIENCE / size) * size) : threshold;
  return turns.length < most ? [] : turns.slice(-most);
}

function isSleeping({ tool_name, action }: ActionEvent): boolean {
  return tool_name === "terminal" && typeof action?.command === "string" && SLEEP.test(action.command);
}

/** Each undo reverts another edit, with the same result, until there is none left; then it fails. */
function isUndo({ call: { tool_name, action }, result }: CallWithResult): boolean {
  const isMade = result.kind === "ObservationEvent" && !result.observation.is_error;
  return tool_name === "file_editor" && action?.command === "undo_edit" && isMade;
}

/** The call waits for output of a running program, or types into it. */
function isWaiting({ tool_name, action }: ActionEvent): boolean {
  return tool_name === "terminal" && (action?.is_input === true || action?.command === "");
}

/** Ids, times, reasoning, summaries and risks are ignored. */
function isSameTurn(a: CallWithResult, b: CallWithResult): boolean {
  return isSameCall(a.call, b.call) && isDeepStrictEqual(essenceOfResult(a.result), essenceOfResult(b.result));
}

// Numbers with their units, and the letters of dates and ids.
const NUMBERS =
  /\b(?=[a-f]*\d)[\da-f]{7,}\b|\d+(?:\.\d+)?\s?(?:[mµun]?s|secs?|seconds?|m|mins?|minutes?|h|hours?)?\b|\d+|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g;

function withoutNumbers(result: Result): string {
  return JSON.stringify(essenceOfResult(result)).replaceAll(NUMBERS, "0");
}

/** Whether both call the same tool with the same arguments. */
function isSameDeed(one: ActionEvent, other: ActionEvent): boolean {
  return isSameCall({ ...other, thought: one.thought }, one);
}

function isSameCall(a: ActionEvent, b: ActionEvent): boolean {
  return isDeepStrictEqual(essenceOfCall(a), essenceOfCall(b));
}

// For a call that could not become an action, its text is compared.
function essenceOfCall({ source, thought, tool_name, action, tool_call }: ActionEvent): unknown {
  return { source, thought, tool_name, action: action ?? tool_call.arguments };
}

// Results are compared as the model saw them: recorded details such as durations would always differ.
function essenceOfResult(result: Result): unknown {
  const { kind, source, tool_name } = result;
  switch (result.kind) {
    case "ObservationEvent": {
      return { kind, source, tool_name, content: shownContent(result.observation) };
    }
    case "UserRejectObservation":
      return { kind, source, tool_name, reason: result.rejection_reason };
    case "AgentErrorEvent":
      return { kind, source, error: result.error };
  }
}
