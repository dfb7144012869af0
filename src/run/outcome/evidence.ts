/** Reads the evidence in the calls of a run: which read or changed something, which failed, and which checks ran. */
import { plainText } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import type { ObservationEvent } from "../../core/event/kind/actions.ts";
import type { Check } from "../../render/report/report-facts.ts";
import { doingOf } from "../../tools/standard-tools.ts";
import { doingOfCommand } from "./looks.ts";

/** Programs whose exit code 1 means "found nothing" or "there is a difference". That is no failure. */
const SEARCH =
  /(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|ag|(?:git\s+(?:--no-pager\s+)?)?diff|cmp|test|\[\[?)\s[^;&|]*$/;

/** How these programs say that something is wrong, with exit code 1 too. */
const COMPLAINT = /(?:^|\n)(?:[\w./-]+: )?(?:(?:e|f|z)?grep|rg|ag|diff|cmp|test|\[|bash|sh|error|fatal): /;

/** Whether the command ended with a 1 that is its answer: its last program searches or compares, and printed no error. */
export function foundNothing({ command, exitCode }: Check, output: string): boolean {
  return exitCode === 1 && SEARCH.test(command) && !COMPLAINT.test(output);
}

/** Whether a command neither shows something of the repository nor changes a file. An empty one waits for the one before. */
function isIdle({ command }: Check): boolean {
  return command.trim() !== "" && doingOfCommand(command) === "prints";
}

export function checkOf(event: Event): Check[] {
  if (event.kind !== "ObservationEvent") return [];
  const { kind, command, exit_code } = event.observation;
  if (kind !== "TerminalObservation" || typeof command !== "string" || typeof exit_code !== "number") return [];
  return [{ command, exitCode: exit_code }];
}

type ToolCalls = Readonly<{ toolCalls: number; looks: number; failedCalls: number }>;

/** Counts the calls that did work (see `isWork`), those of them that showed something, and those that failed. */
export function toolCallsIn(events: readonly Event[]): ToolCalls {
  const results = events.filter(({ kind }) => kind === "ObservationEvent" || kind === "AgentErrorEvent");
  const worked = results.filter((event) => isWork(event) && doingOf(event.tool_name) !== "calls sub-agents");
  return {
    toolCalls: worked.length,
    looks: worked.filter(isLook).length,
    failedCalls: results.filter(hasFailed).length,
  };
}

/** Returns whether a call ended in an error or with an exit code above 0. A program that still runs has not failed. */
function hasFailed(event: Event): boolean {
  if (event.kind !== "ObservationEvent" || event.observation.is_error) return true;
  const output = plainText(event.observation.content);
  return checkOf(event).some((check) => check.exitCode > 0 && !foundNothing(check, output));
}

/** Returns whether a call read or changed something and did not fail. After other calls, there is no evidence for what the agent says. */
export function isWork(event: Event): event is ObservationEvent {
  return (
    event.kind === "ObservationEvent" &&
    !hasFailed(event) &&
    doingOf(event.tool_name) !== "speaks" &&
    !checkOf(event).some(isIdle)
  );
}

/** A command that only wrote files shows nothing, and neither does an editor that made one. */
function isLook(event: Event): boolean {
  if (isEdit(event) && event.observation.command === "create") return false;
  return checkOf(event).every(({ command }) => command.trim() === "" || doingOfCommand(command) === "looks");
}

/** Returns whether a call wrote files with an editor and did not fail. An editor can also show a file. */
export function isEdit(event: Event): event is ObservationEvent {
  if (event.kind !== "ObservationEvent" || event.observation.is_error) return false;
  return doingOf(event.tool_name) === "edits" && event.observation.command !== "view";
}
