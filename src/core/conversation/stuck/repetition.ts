/** The same call again and again. */
import type { ActionEvent } from "../../event/kind/action-event.ts";
import { isSameDeed, isSameTurn } from "./sameness.ts";
import type { Turn } from "./window.ts";

export function isRepeating(turns: readonly Turn[], threshold: number): boolean {
  const last = turns.slice(-threshold);
  return last.length >= threshold && last.every((turn) => isSameTurn(turn, last[0]));
}

/** Whatever the agent thinks of it, and whatever comes of it: the output of tests differs by their durations. */
export function isRepeatingCall(turns: readonly Turn[], threshold: number): boolean {
  const last = turns.slice(-threshold).map(({ call }) => call);
  const [first] = last;
  return first !== undefined && last.length >= threshold && !isWaiting(first) && last.every(isSameDeed(first));
}

/** For a program that runs: more of its output is asked for, or something is typed into it. */
function isWaiting({ tool_name, action }: ActionEvent): boolean {
  return tool_name === "terminal" && (action?.is_input === true || action?.command === "");
}

/** Waiting for a program that has not ended is no circle: a build can be silent for long. */
export function isPatience({ call, result }: Turn): boolean {
  return isWaiting(call) && result.kind === "ObservationEvent" && result.observation.timeout === true;
}
