/** Reads the evidence in the calls of a run: which read or changed something, which failed, and which checks ran. */
import type { Event } from "../../core/event/event.ts";
import type { ObservationEvent } from "../../core/event/kind/actions.ts";
import type { Check } from "../../render/report/report-facts.ts";
import { doingOf } from "../../tools/standard-tools.ts";

/** Commands whose exit code 1 means "found nothing" or "there is a difference". That is no failure. */
const SEARCH = /(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|diff|cmp)\s[^;&|]*$/;

/** Text in which the shell expands nothing. */
const LITERAL = /'[^']*'|"[^"$`\\]*"/g;

/** Programs that do nothing, wait, or print their arguments. */
const IDLE = /^(?:#|(?::|true|echo|printf|sleep|wait|exit|cd)(?=\s|$))/;

/** Returns whether a command shows nothing of the repository: it runs only such programs, and the shell expands nothing. */
function isIdle({ command }: Check): boolean {
  const plain = command.replaceAll(LITERAL, "''");
  const parts = plain.split(/[;&|\n]+/).map((part) => part.trim());
  const said = parts.filter((part) => part !== "");
  return said.length > 0 && !/[$`<>*?[\\({]/.test(plain) && said.every((part) => IDLE.test(part));
}

export function checkOf(event: Event): Check[] {
  if (event.kind !== "ObservationEvent") return [];
  const { kind, command, exit_code } = event.observation;
  if (kind !== "TerminalObservation" || typeof command !== "string" || typeof exit_code !== "number") return [];
  return [{ command, exitCode: exit_code }];
}

/** Counts the calls that did work (see `isWork`), and those that failed. */
export function toolCallsIn(events: readonly Event[]): Readonly<{ toolCalls: number; failedCalls: number }> {
  const results = events.filter(({ kind }) => kind === "ObservationEvent" || kind === "AgentErrorEvent");
  return {
    toolCalls: results.filter((event) => isWork(event) && doingOf(event.tool_name) !== "calls sub-agents").length,
    failedCalls: results.filter(hasFailed).length,
  };
}

/** Returns whether a call ended in an error or with an exit code above 0. A program that still runs has not failed. */
function hasFailed(event: Event): boolean {
  if (event.kind !== "ObservationEvent" || event.observation.is_error) return true;
  return checkOf(event).some(({ command, exitCode }) => exitCode > 0 && !(exitCode === 1 && SEARCH.test(command)));
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

/** Returns whether a call wrote files with an editor and did not fail. An editor can also show a file. */
export function isEdit(event: Event): event is ObservationEvent {
  if (event.kind !== "ObservationEvent" || event.observation.is_error) return false;
  return doingOf(event.tool_name) === "edits" && event.observation.command !== "view";
}
