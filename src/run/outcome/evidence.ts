/** Reads what the calls of a run prove: which looked or worked, which failed, and which checks ran. */
import type { Event } from "../../core/event/event.ts";
import type { ObservationEvent } from "../../core/event/kind/actions.ts";
import type { Check } from "../../github/write/report/report-facts.ts";

/** Tools that only speak or plan. */
const SPEAKS: ReadonlySet<string> = new Set(["finish", "think", "task_tracker", "request_condensation", "propose"]);

/** Tools that hand work on: what a sub-agent does is counted by its own calls. */
const HANDS_ON: ReadonlySet<string> = new Set(["task", "delegate"]);

/** Commands that end in 1 when they have found nothing, or a difference: that is what was asked. */
const SEARCH = /(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|diff|cmp)\s[^;&|]*$/;

/** Texts that the shell works nothing out in. */
const LITERAL = /'[^']*'|"[^"$`\\]*"/g;

/** Programs that do nothing, wait, or print what they are told to. */
const IDLE = /^(?:#|(?::|true|echo|printf|sleep|wait|exit|cd)(?=\s|$))/;

/** Whether a command shows nothing of the repository: it is made of such programs, and the shell adds nothing to their words. */
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

/** How many calls say that work was done, see `isWork`, and how many failed. */
export function toolCallsIn(events: readonly Event[]): Readonly<{ toolCalls: number; failedCalls: number }> {
  const results = events.filter(({ kind }) => kind === "ObservationEvent" || kind === "AgentErrorEvent");
  return {
    toolCalls: results.filter((event) => isWork(event) && !HANDS_ON.has(event.tool_name)).length,
    failedCalls: results.filter(hasFailed).length,
  };
}

/** A tool's error, or a command with an exit code above 0. A program that still runs has not failed. */
function hasFailed(event: Event): boolean {
  if (event.kind !== "ObservationEvent" || event.observation.is_error) return true;
  return checkOf(event).some(({ command, exitCode }) => exitCode > 0 && !(exitCode === 1 && SEARCH.test(command)));
}

/** Whether a call looked at something or did something, and did not fail: a claim after other calls has no evidence. */
export function isWork(event: Event): event is ObservationEvent {
  return (
    event.kind === "ObservationEvent" &&
    !hasFailed(event) &&
    !SPEAKS.has(event.tool_name) &&
    !checkOf(event).some(isIdle)
  );
}
