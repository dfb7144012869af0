/**
 * Chooses the tools that an agent may use: those that `allowed-tools` names, else the usual ones with the changes of
 * `tools`, and those that every mode needs.
 */
import { leavesTool, type MainAgent } from "../../core/agent/main-agent.ts";
import type { SubAgent } from "../../core/agent/sub-agent.ts";
import { toolsHad } from "../../core/conversation/state/stored-state.ts";
import type { FileStore } from "../../core/event/file-store.ts";
import type { SkillProblem } from "../../core/skill/discovery.ts";
import { chosenNames, isChange, takenAway, toolMeant } from "../../core/tool/registry.ts";
import type { Tool } from "../../core/tool/tool.ts";
import type { Toolbox } from "../../core/tool/toolbox.ts";
import { kindOf } from "../../core/tool/wire-class.ts";
import { Fault } from "../../lib/fault.ts";
import { nearest, oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { TOOL_NAMES } from "../../tools/standard-tools.ts";

/** To end, to say what a review has found, and to propose what the workflow declares. */
const ALWAYS = ["think", "finish", "read_diff", "report_finding", "close_finding", "propose", "read_github"];

/** For those who have skills to fetch, others to call, or somebody to ask for a connection. */
const NOW_AND_THEN = ["invoke_skill", "task", "delegate", "request_network"];

/** Editors of one kind or the other: a conversation keeps the one that it began with, whatever its model is now. */
export const EDITORS: readonly string[] = ["file_editor", "apply_patch"];

export type ToolChoice = Readonly<{
  /** The input `allowed-tools`: if it is there, these and no others. */
  allowed: readonly string[] | undefined;
  /** The input `tools`. */
  changes: readonly string[] | undefined;
  /** The definition of a sub-agent. */
  defined?: readonly string[] | undefined;
  /** The definition of the agent of the run, which takes away and never adds. */
  main?: MainAgent | undefined;
  /** What an agent with this model has unless told otherwise. */
  usual: readonly string[];
  /** Those that the agent cannot have here. */
  without: readonly string[];
  /** Of the conversation, which may have begun with more. */
  store: FileStore;
}>;

/** The names of our tools that the agent may use. */
export function ownTools({ allowed, changes, defined, main, usual, without, store }: ToolChoice): readonly string[] {
  const had = ownToolsHad(store).filter((name) => EDITORS.includes(name));
  const inputs = allowed === undefined ? chosenNames(changes, [...usual, ...had]) : TOOL_NAMES;
  const isAllowed = (name: string) => isOpen(name, { allowed, changes: undefined, main });
  const names = [...chosenNames(defined, inputs), "finish"].filter(isAllowed);
  return TOOL_NAMES.filter((name) => names.includes(name) && !without.includes(name));
}

/** Those of our tools that a conversation has had. They stay in its prompt. */
export function ownToolsHad(store: FileStore): readonly string[] {
  const had = toolsHad(store);
  return TOOL_NAMES.filter((name) => had.includes(name) || had.includes(kindOf(name)));
}

function isOpen(name: string, { allowed, changes = [], main }: Named): boolean {
  if (main && !leavesTool(main, name, ALWAYS)) return false;
  if (allowed) return ALWAYS.includes(name) || allowed.map(toolMeant).includes(name);
  return !takenAway(changes).includes(name);
}

/**
 * What a conversation has had stays in its prompt, closed: nothing can be taken from a conversation that goes on. `own`
 * are the names of our tools that it may use.
 */
export function allowTools(
  tools: readonly Tool[],
  { own, ...choice }: Named & Pick<ToolChoice, "store"> & Readonly<{ own: readonly string[] }>,
): readonly Tool[] {
  const isAllowed = ({ name }: Tool) => (TOOL_NAMES.includes(name) ? own.includes(name) : isOpen(name, choice));
  const had = toolsHad(choice.store);
  const closed = prompt("tool-closed", { names: namesOf(tools.filter(isAllowed)).join(", ") });
  return tools.flatMap((tool) => {
    if (isAllowed(tool)) return [tool];
    return had.includes(tool.name) || had.includes(tool.kind) ? [Object.freeze({ ...tool, closed })] : [];
  });
}

/** Those that a conversation goes on without, by their names. */
export function toolsClosed({ tools }: Toolbox): readonly string[] {
  return namesOf(tools.filter((tool) => tool.closed !== undefined));
}

export type KnownTools = Readonly<{
  /** Of servers that are up, or were. */
  served: readonly Tool[];
  /** Servers that might have more, and are not up in this run; undefined where nobody can say. */
  absent: readonly string[] | undefined;
}>;

type Named = Pick<ToolChoice, "allowed" | "changes" | "main">;

/** A "config" Fault for names that no tool has, for `-finish`, and for tools that no input can add. */
export function requireKnown({ allowed = [], changes = [] }: Named, { served, absent }: KnownTools): void {
  requireAll("allowed-tools", allowed, { served, absent });
  requireAll("tools", changes, { served, absent });
  if (takenAway(changes).includes("finish"))
    throw new Fault("config", "The input `tools` takes `finish` away, with which the agent ends its work.", {
      hint: "Leave `-finish` out.",
    });
  const foreign = changes.find((entry) => entry.startsWith("+") && !TOOL_NAMES.includes(toolMeant(entry)));
  if (foreign === undefined) return;
  throw new Fault("config", `The input \`tools\` cannot add ${oneLine(foreign.slice(1), 100)}.`, {
    hint: `It adds ${TOOL_NAMES.join(", ")}. The tools of servers, sub-agents and reviews are there when their inputs are.`,
  });
}

function requireAll(input: string, entries: readonly string[], known: KnownTools): void {
  const [problem] = unknownAmong(entries, known);
  if (problem === undefined) return;
  throw new Fault("config", `The input \`${input}\` names tools that do not exist here: ${problem.names}.`, {
    hint: problem.hint,
  });
}

/** What the definition of a sub-agent names and nobody has, in words that complete the path to a sentence. */
export function unknownIn(
  { tools = [], source }: Pick<SubAgent, "tools" | "source">,
  known: KnownTools,
): readonly SkillProblem[] {
  return unknownAmong(tools, known).map(({ names, hint }) => ({
    path: source ?? "A sub-agent",
    problem: `names tools that do not exist here: ${names}. ${hint}`,
  }));
}

/**
 * What the definition of the agent names in vain: tools that nobody has, and those that the workflow does not give.
 * `usual` as in `ToolChoice`.
 */
export function vainIn(
  main: MainAgent,
  given: Named & Pick<ToolChoice, "usual">,
  known: KnownTools,
): readonly SkillProblem[] {
  const { tools = [], source: path } = main;
  const { allowed, changes, usual } = given;
  const chosen = allowed?.map(toolMeant) ?? chosenNames(changes, usual);
  const named = isChange(tools) ? [] : tools.filter((name) => TOOL_NAMES.includes(toolMeant(name)));
  const vain = named.filter((name) => !ALWAYS.includes(name) && !chosen.includes(toolMeant(name)));
  const problem = `names tools that the workflow does not give: ${oneLine(vain.join(", "), 200)}`;
  return [...unknownIn(main, known), ...(vain.length === 0 ? [] : [{ path, problem }])];
}

/** None, or one problem with all of the names. */
function unknownAmong(entries: readonly string[], { served, absent }: KnownTools) {
  const known = [...new Set([...TOOL_NAMES, ...ALWAYS, ...NOW_AND_THEN, ...namesOf(served)])];
  const isAbsent = (name: string) => absent?.some((server) => name.startsWith(`${server}__`)) ?? name.includes("__");
  const unknown = entries.filter((entry) => !known.includes(toolMeant(entry)) && !isAbsent(toolMeant(entry)));
  if (unknown.length === 0) return [];
  const meant = unknown.length === 1 ? nearest(toolMeant(unknown[0] ?? ""), [...known, "ipython"]) : undefined;
  const list = `There are ${known.join(", ")}.`;
  return [
    {
      names: oneLine(unknown.join(", "), 200),
      hint: meant === undefined ? list : `Did you mean \`${meant}\`? ${list}`,
    },
  ];
}

function namesOf(tools: readonly Tool[]): readonly string[] {
  return tools.map(({ name }) => name);
}

/** Tools that are of use in a workspace that refuses writes and commands; there, the editor shows files. */
const READING: readonly string[] = [
  ...["think", "finish", "file_editor", "glob", "grep", "task_tracker", "invoke_skill", "read_github"],
];

/** They stay in the prompt, because the conversation may go on with them. The workspace refuses their work in any case. */
export function closedToWriting(tools: readonly Tool[]): readonly Tool[] {
  const isUseful = ({ name, closed }: Tool) => READING.includes(name) && closed === undefined;
  const closed = prompt("tool-closed-reading", { names: namesOf(tools.filter(isUseful)).join(", ") });
  return tools.map((tool) => (READING.includes(tool.name) ? tool : Object.freeze({ ...tool, closed })));
}
