/** Why nobody is asked about an action that should wait: it is refused to the model, with a reason that it can act on. */
import type { PendingAction as Waiting } from "../../../core/conversation/decision.ts";
import type { Event } from "../../../core/event/event.ts";
import { unshowable } from "../../../github/write/approval/shown-action.ts";
import { canonicalJson } from "../../../lib/canonical-json.ts";
import { prompt } from "../../../prompts.ts";

export type Asking = Readonly<{
  /** Whether there is a thread to ask on, and a state to keep the answer for. */
  canAsk: boolean;
  /** What every comment goes through. */
  clean: (text: string) => string;
}>;

/** Reasons by the id of the action; those without one are for people to decide. */
export function whyNotAsked(
  waiting: readonly Waiting[],
  events: readonly Event[],
  { canAsk, clean }: Asking,
): ReadonlyMap<string, string> {
  if (!canAsk) return new Map(waiting.map(({ action }) => [action.id, prompt("approval-nobody")]));
  const actions = waiting.map(({ action, input }) => ({
    ...{ action: action.id, tool: action.tool_name, cwd: ".", arguments: canonicalJson(input) },
  }));
  const reasons = new Map(unshowable(actions, clean));
  for (const { action, input } of waiting) {
    const why = action.tool_name === "terminal" ? whyLost(input, events) : undefined;
    if (why !== undefined) reasons.set(action.id, why);
  }
  return reasons;
}

/** Whoever approves is answered by a new shell: what runs in this one, and what was set in it, is gone then. */
function whyLost(input: Waiting["input"], events: readonly Event[]): string | undefined {
  const { command, is_input, reset } = input;
  if (typeof command !== "string") return undefined;
  if (is_input === true || (command.trim() === "" && reset !== true)) return prompt("approval-unkept-program");
  const earlier = events.flatMap(commandOf);
  const names = [...command.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([, name = ""]) => name);
  const lost = names.find((name) => earlier.some((text) => sets(text, name)) && !sets(command, name));
  return lost === undefined ? undefined : prompt("approval-unkept-variable", { name: lost });
}

function commandOf(event: Event): string[] {
  if (event.kind !== "ObservationEvent" || event.observation.kind !== "TerminalObservation") return [];
  const { command } = event.observation;
  return typeof command === "string" ? [command] : [];
}

function sets(command: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name}\\+?=|\\b(?:for|read|declare|local|select)\\b[^;|&\\n]*\\b${name}\\b`).test(
    command,
  );
}
