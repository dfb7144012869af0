/**
 * Finds loops: one to four calls that repeat in turn, with the same results or with results that differ only in
 * numbers.
 */

import { isDeepStrictEqual } from "node:util";
import type { ActionEvent } from "../event/kind/actions.ts";
import { shownContent } from "../view/shown-content.ts";
import type { Result } from "../view/visible-event.ts";

/** A call and its result. */
export type Turn = Readonly<{ call: ActionEvent; result: Result }>;

/** The calls of the loop, and how often they repeat. */
export type Circle = Readonly<{ calls: readonly ActionEvent[]; times: number }>;

/** The number of calls that make a loop of this size: a multiple of `size`. */
export type Threshold = (size: number) => number;

/** The shortest loop at the end of the turns, with the same results. */
export function sameCircle(turns: readonly Turn[], threshold: Threshold): Circle | undefined {
  return circleOf(turns, threshold, isSameTurn);
}

/** Compares calls and results without thoughts and without numbers such as durations, dates and process ids. */
export function alikeCircle(turns: readonly Turn[], threshold: Threshold): Circle | undefined {
  const texts = new Map<Turn, string>();
  const textOf = (turn: Turn) => {
    const text = texts.get(turn) ?? withoutNumbers(turn.result);
    texts.set(turn, text);
    return text;
  };
  const isAlike = (a: Turn, b: Turn) => isSameDeed(a.call, b.call) && textOf(a) === textOf(b);
  const found = circleOf(turns, threshold, isAlike);
  return found?.calls.some(isWaiting) ? undefined : found;
}

function circleOf(
  turns: readonly Turn[],
  threshold: Threshold,
  isSame: (a: Turn, b: Turn) => boolean,
): Circle | undefined {
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
function lastTurns(turns: readonly Turn[], size: number, threshold: number): readonly Turn[] {
  const isPatient = turns.slice(-threshold).some(({ call }) => isSleeping(call));
  const most = isPatient ? Math.max(threshold, Math.ceil(PATIENCE / size) * size) : threshold;
  return turns.length < most ? [] : turns.slice(-most);
}

function isSleeping({ tool_name, action }: ActionEvent): boolean {
  return tool_name === "terminal" && typeof action?.command === "string" && SLEEP.test(action.command);
}

/** Each undo reverts another edit, with the same result, until there is none left; then it fails. */
function isUndo({ call: { tool_name, action }, result }: Turn): boolean {
  const isMade = result.kind === "ObservationEvent" && !result.observation.is_error;
  return tool_name === "file_editor" && action?.command === "undo_edit" && isMade;
}

/** The call waits for output of a running program, or types into it. */
export function isWaiting({ tool_name, action }: ActionEvent): boolean {
  return tool_name === "terminal" && (action?.is_input === true || action?.command === "");
}

/** Ids, times, reasoning, summaries and risks are ignored. */
function isSameTurn(a: Turn, b: Turn): boolean {
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

export function isSameCall(a: ActionEvent, b: ActionEvent): boolean {
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
