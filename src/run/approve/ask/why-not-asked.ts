/**
 * Says why nobody is asked about an action that should wait, and shows people the files that an action with additional
 * access runs on. The model reads the reason and can act on it.
 */
import { relative } from "node:path";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { PendingAction } from "../../../core/conversation/decision.ts";
import type { RunEnd } from "../../../core/conversation/run-end.ts";
import type { Event } from "../../../core/event/event.ts";
import { inWords, needsSandbox } from "../../../core/event/grant.ts";
import { Fault } from "../../../lib/fault.ts";
import { canonicalJson } from "../../../lib/json.ts";
import { prompt } from "../../../prompts.ts";
import { type Nobody, whyNobody } from "../../../render/approval/nobody.ts";
import { renderFiles } from "../../../render/approval/render-files.ts";
import { shownArguments, whyUnshowable } from "../../../render/approval/render-proposal.ts";
import { firstPaths, unpublishedOf } from "../../claim/restore-work.ts";
import type { PreparedRun } from "../../prepared-run.ts";
import { changeSoFar } from "../keep-results.ts";

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

/**
 * The maximum number of characters for everything that is decided on. A comment has 65,536, and the rest of the report
 * needs some.
 */
export const APPROVAL_COMMENT = 48_000;

/** The part of these characters for the text around actions and files. */
const WORDS = 4000;

/** `commands` are the arguments of the actions, as canonical JSON. `why` is for the model. */
export async function shownFiles(
  { run, publisher, knowledge }: Pick<PreparedRun, "run" | "publisher" | "knowledge">,
  tree: string,
  commands: readonly string[],
): Promise<Readonly<{ files: string } | { why: string }>> {
  const shown = await publisher.shown(tree, knowledge.commit);
  const { encoded, unreadable, diff } = shown;
  if (encoded.length > 0) return { why: prompt("approval-unseen-encoded", { files: firstPaths(encoded) }) };
  if (unreadable.length > 0) return { why: prompt("approval-unseen-files", { files: firstPaths(unreadable) }) };
  const files = renderFiles({ ...shown, commands });
  const size = commands.reduce((sum, json) => sum + shownArguments({ arguments: json }).length, files.length + WORDS);
  if (size > APPROVAL_COMMENT)
    return { why: prompt("approval-unseen-diff", { size: String(size), room: String(APPROVAL_COMMENT) }) };
  const added = diff
    .split("\n")
    .filter((line) => line.startsWith("+"))
    .join("\n");
  if (run.redact(added) !== added) return { why: prompt("approval-unseen-diff-secret") };
  return { files: run.redact(files) };
}

/**
 * The same check while tools can still write the files, so that the agent can fix the problem. Undefined if the files
 * can be shown, or this cannot be found out before the tools have ended.
 */
export async function whyUnseen(prepared: PreparedRun, granted: readonly PendingAction[]): Promise<string | undefined> {
  const { run, publisher } = prepared;
  try {
    const change = await changeSoFar(prepared);
    const before = { settings: run.settings, leaks: run.leaks, before: run.memory.workBefore };
    const { tree } = change
      ? await unpublishedOf(publisher, change, before)
      : { tree: await publisher.treeOf(publisher.base) };
    const commands = granted.map(({ input }) => canonicalJson(input));
    const shown = await shownFiles(prepared, tree, commands);
    return "why" in shown ? shown.why : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The folder in which the shell was left, seen from the root; a folder outside of the root stays as it is. The events
 * are those of one run: each has a shell of its own, which begins at the root, and another run may have had its
 * checkout elsewhere.
 */
export function shellFolder(events: readonly Event[], root: string): string {
  const last = events.findLast((event) => event.kind === "ObservationEvent" && event.tool_name === "terminal");
  if (last?.kind !== "ObservationEvent") return ".";
  const { working_dir: folder } = Object(last.observation.metadata);
  if (typeof folder !== "string") return ".";
  const path = relative(root, folder);
  return path === "" ? "." : path.startsWith("..") ? folder : path;
}
