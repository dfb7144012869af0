/** The same call again and again. */
import type { ActionEvent } from "../../event/kind/action-event.ts";
import { isSameDeed, isSameTurn } from "./sameness.ts";
import type { Turn } from "./window.ts";

/** With the same result, too. Waiting for a program that still runs is no repetition: builds can be silent for long. */
export function isRepeating(turns: readonly Turn[], threshold: number): boolean {
  const last = turns.slice(-threshold);
  const [first] = last;
  if (!first || last.length < threshold) return false;
  return !(isWaiting(first.call) && isRunning(first.result)) && last.every((turn) => isSameTurn(turn, first));
}

/** Whatever the agent thinks of it, and whatever comes of it: the output of tests differs by their durations. */
export function isRepeatingCall(turns: readonly Turn[], threshold: number): boolean {
  const last = turns.slice(-threshold).map(({ call }) => call);
  const [first] = last;
  return first !== undefined && last.length >= threshold && !isWaiting(first) && last.every(isSameDeed(first));
}

/** Whether the terminal says that the program has not ended. */
function isRunning(result: Turn["result"]): boolean {
  return result.kind === "ObservationEvent" && result.observation.timeout === true;
}

/** For a program that runs: more of its output is asked for, or something is typed into it. */
function isWaiting({ tool_name, action }: ActionEvent): boolean {
  return tool_name === "terminal" && (action?.is_input === true || action?.command === "");
}
