/** Finds calls that go round: one to four in turn, again and again, with the same results or with results that differ in their numbers only. */
import { isDeepStrictEqual } from "node:util";
import type { ActionEvent } from "../event/kind/actions.ts";
import type { Result } from "../view/visible-event.ts";

/** A call with what came of it. */
export type Turn = Readonly<{ call: ActionEvent; result: Result }>;

/** The calls that went round, and how often. */
export type Circle = Readonly<{ calls: readonly ActionEvent[]; times: number }>;

/** How many calls are too many where so many come in turn: a multiple of `size`. */
export type Threshold = (size: number) => number;

/** The shortest that the turns end in, with the same results. */
export function sameCircle(turns: readonly Turn[], threshold: Threshold): Circle | undefined {
  return circleOf(turns, threshold, isSameTurn);
}

/** The same, whatever the agent thinks, and whatever numbers come of it: durations, dates, ids of processes. */
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

/** So many turns are too many where the agent sleeps in them: it waits on purpose. */
const PATIENCE = 20;

const SLEEP = /(?:^|[\s;&|({`])sleep\s+(?=[\d.]*[1-9])[\d.]/;

/** The turns in which a circle is looked for: as many as are too many, or none where there are fewer. */
function lastTurns(turns: readonly Turn[], size: number, threshold: number): readonly Turn[] {
  const isPatient = turns.slice(-threshold).some(({ call }) => isSleeping(call));
  const most = isPatient ? Math.max(threshold, Math.ceil(PATIENCE / size) * size) : threshold;
  return turns.length < most ? [] : turns.slice(-most);
}

function isSleeping({ tool_name, action }: ActionEvent): boolean {
  return tool_name === "terminal" && typeof action?.command === "string" && SLEEP.test(action.command);
}

/** Each takes back another edit, whatever it says, until there is none left; then it fails. */
function isUndo({ call: { tool_name, action }, result }: Turn): boolean {
  const isMade = result.kind === "ObservationEvent" && !result.observation.is_error;
  return tool_name === "file_editor" && action?.command === "undo_edit" && isMade;
}

/** For a program that runs: more of its output is asked for, or something is typed into it. */
export function isWaiting({ tool_name, action }: ActionEvent): boolean {
  return tool_name === "terminal" && (action?.is_input === true || action?.command === "");
}

/** Ids, times, reasoning, summaries and risks do not count. */
function isSameTurn(a: Turn, b: Turn): boolean {
  return isSameCall(a.call, b.call) && isDeepStrictEqual(essenceOfResult(a.result), essenceOfResult(b.result));
}

// With their units, and with what else changes in a date or in an id.
const NUMBERS =
  /\b(?=[a-f]*\d)[\da-f]{7,}\b|\d+(?:\.\d+)?\s?(?:[mµun]?s|secs?|seconds?|m|mins?|minutes?|h|hours?)?\b|\d+|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g;

function withoutNumbers(result: Result): string {
  return JSON.stringify(essenceOfResult(result)).replaceAll(NUMBERS, "0");
}

/** The same tool with the same arguments, whatever was said beside it. */
function isSameDeed(one: ActionEvent, other: ActionEvent): boolean {
  return isSameCall({ ...other, thought: one.thought }, one);
}

export function isSameCall(a: ActionEvent, b: ActionEvent): boolean {
  return isDeepStrictEqual(essenceOfCall(a), essenceOfCall(b));
}

// A call that could not become an action is what the model wrote.
function essenceOfCall({ source, thought, tool_name, action, tool_call }: ActionEvent): unknown {
  return { source, thought, tool_name, action: action ?? tool_call.arguments };
}

// As the model saw it: what a tool records besides, such as durations, would make all results differ.
function essenceOfResult(result: Result): unknown {
  const { kind, source, tool_name } = result;
  switch (result.kind) {
    case "ObservationEvent": {
      const { content, is_error } = result.observation;
      return { kind, source, tool_name, content, is_error };
    }
    case "UserRejectObservation":
      return { kind, source, tool_name, reason: result.rejection_reason };
    case "AgentErrorEvent":
      return { kind, source, error: result.error };
  }
}
