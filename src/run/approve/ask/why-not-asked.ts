/** Says why nobody is asked about an action that should wait. The model reads the reason and can act on it. */
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { PendingAction } from "../../../core/conversation/decision.ts";
import type { RunEnd } from "../../../core/conversation/run/run-end.ts";
import type { Event } from "../../../core/event/event.ts";
import { inWords, needsSandbox } from "../../../core/event/grant.ts";
import { type Nobody, whyNobody } from "../../../github/write/approval/render-decided.ts";
import { whyUnshowable } from "../../../github/write/approval/render-proposal.ts";
import { Fault } from "../../../lib/fault.ts";
import { canonicalJson } from "../../../lib/json.ts";
import { prompt } from "../../../prompts.ts";
import { shellFolder } from "./propose.ts";

type AskingRun = Readonly<{
  /** Undefined if people can be asked. */
  nobody: Nobody | undefined;
  /** Cleans the text of every comment. */
  clean: (text: string) => string;
  /** The root of the checkout. */
  root: string;
  /** The number of events of earlier runs in the log. */
  earlierEvents: number;
}>;

/** Returns reasons by the id of the action. People decide about actions without a reason. */
export function whyNotAsked(
  waiting: readonly PendingAction[],
  events: readonly Event[],
  { nobody, clean, root, earlierEvents }: AskingRun,
): ReadonlyMap<string, string> {
  if (nobody !== undefined) {
    const refusal = prompt("approval-nobody", { why: whyNobody(nobody) });
    return new Map(waiting.map(({ action }) => [action.id, refusal]));
  }
  const actions = waiting.map(({ action, input, reasons, grant }) => ({
    action: action.id,
    tool: action.tool_name,
    cwd: ".",
    arguments: canonicalJson(input),
    said: [...reasons, inWords(grant)].join(" "),
  }));
  const reasons = new Map(whyUnshowable(actions, clean));
  const folder = shellFolder(events.slice(earlierEvents), root);
  for (const { action, input, grant } of waiting) {
    const isShell = action.tool_name === "terminal";
    const isMoved = isShell && needsSandbox(grant) && folder !== ".";
    const moved = isMoved ? prompt("approval-granted-folder", { folder }) : undefined;
    const why = moved ?? (isShell || needsSandbox(grant) ? whyLost(input, events) : undefined);
    if (why !== undefined) reasons.set(action.id, why);
  }
  return reasons;
}

/** An approved action runs in a new shell. Processes and variables of this shell are gone then. */
function whyLost(input: PendingAction["input"], events: readonly Event[]): string | undefined {
  const { command, is_input, reset } = input;
  if (typeof command !== "string") return undefined;
  if (is_input === true || (command.trim() === "" && reset !== true)) return prompt("approval-unkept-program");
  const names = [...command.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([, name = ""]) => name);
  if (names.length === 0) return undefined;
  const own = variablesSetIn(command);
  const earlier = new Set(events.flatMap(commandOf).flatMap((text) => [...variablesSetIn(text)]));
  const lost = names.find((name) => earlier.has(name) && !own.has(name));
  return lost === undefined ? undefined : prompt("approval-unkept-variable", { name: lost });
}

function commandOf(event: Event): string[] {
  if (event.kind !== "ObservationEvent" || event.tool_name !== "terminal") return [];
  const { command } = event.observation;
  return typeof command === "string" ? [command] : [];
}

/** Returns names that an assignment, a loop or `read` may set. Takes time in proportion to the command. */
function variablesSetIn(command: string): ReadonlySet<string> {
  const assigned = [...command.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([, name = ""]) => name);
  const declared = command.split(/[;|&\n]/).flatMap((part) => {
    const [, words = ""] = /\b(?:for|read|declare|local|select)\b(.*)/s.exec(part) ?? [];
    return words.match(/\w+/g) ?? [];
  });
  return new Set([...assigned, ...declared]);
}

/** The maximum number of rounds of an agent that repeats refused actions. Each round has all its steps again. */
const ROUNDS = 5;

export async function rejectUnaskable(
  conversation: Conversation,
  first: RunEnd,
  asking: AskingRun &
    Readonly<{
      goOn: () => Promise<RunEnd>;
      /** Why the files of these actions cannot be shown to people; undefined if they probably can. */
      whyUnseen: (granted: readonly PendingAction[]) => Promise<string | undefined>;
    }>,
): Promise<RunEnd> {
  let end = first;
  for (let round = 0; end.status === "waiting"; round++) {
    const waiting = await conversation.pendingActions();
    const reasons = new Map(whyNotAsked(waiting, [...conversation.log], asking));
    const granted = waiting.filter(({ action, grant }) => needsSandbox(grant) && !reasons.has(action.id));
    const unseen = granted.length === 0 ? undefined : await asking.whyUnseen(granted);
    if (unseen !== undefined) for (const { action } of granted) reasons.set(action.id, unseen);
    if (reasons.size === 0) return end;
    for (const [id, reason] of reasons) await conversation.rejectPendingActions(reason, [id]);
    if (conversation.state.status === "waiting_for_confirmation") return end;
    if (round === ROUNDS) return { status: "failed", fault: unteachable() };
    end = await asking.goOn();
  }
  return end;
}

function unteachable(): Fault {
  return new Fault("model", "The agent repeatedly asked for actions that nobody can approve in this run.", {
    hint: "The log names the actions and the reasons. Ask for less at once, or change `confirmation`.",
  });
}
