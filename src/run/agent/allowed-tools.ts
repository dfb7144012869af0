/**
 * Chooses the tools that an agent may use: those that `allowed-tools` names, else the usual ones with the changes of
 * `tools`, and those that every mode needs.
 */
import type { MainAgent } from "../../core/agent/main-agent.ts";
import type { SubAgent } from "../../core/agent/sub-agent.ts";
import { earlierTools } from "../../core/conversation/state/read-state.ts";
import type { FileStore } from "../../core/event/file-store.ts";
import type { SkillProblem } from "../../core/skill/discovery.ts";
import { chosenNames, isChange, plainToolName, removedTools, writtenToolName } from "../../core/tool/registry.ts";
import type { Tool } from "../../core/tool/tool.ts";
import type { Toolbox } from "../../core/tool/toolbox.ts";
import { kindOf } from "../../core/tool/wire-class.ts";
import { Fault } from "../../lib/fault.ts";
import { nearest, oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { ADDED_TOOLS } from "../../tools/added-tools.ts";
import { BUILT_IN, EDITORS, READ_ONLY_TOOLS, TOOL_NAMES } from "../../tools/standard-tools.ts";

const ADDED = Object.entries(ADDED_TOOLS);

/** Tools that nothing takes away: to finish, to report findings, and to propose what the workflow declares. */
const ALWAYS = [...BUILT_IN, ...ADDED.flatMap(([name, { isAlwaysAllowed }]) => (isAlwaysAllowed ? [name] : []))];

const NAMEABLE = ADDED.flatMap(([name, { isNameable }]) => (isNameable ? [name] : []));

export type ToolChoice = Readonly<{
  /** The input `allowed-tools`. If it is set, the agent has these tools only. */
  allowed: readonly string[] | undefined;
  /** The input `tools`. */
  changes: readonly string[] | undefined;
  /** The definition of a sub-agent. */
  defined?: readonly string[] | undefined;
  /** The definition of the main agent. It can remove tools and add none. */
  main?: MainAgent | undefined;
  /** The default tools of an agent with this model. */
  usual: readonly string[];
  /** Tools that this agent cannot have here. */
  without: readonly string[];
  /** The log of the conversation, which may have begun with more tools. */
  store: FileStore;
}>;

/** Returns the names of our tools that the agent may use. */
export function ownTools({ allowed, changes, defined, main, usual, without, store }: ToolChoice): readonly string[] {
  const had = earlierOwnTools(store).filter((name) => EDITORS.includes(name));
  const inputs = allowed === undefined ? chosenNames(changes, [...usual, ...had]) : TOOL_NAMES;
  const isAllowed = (name: string) => isOpen(name, { allowed, changes: undefined, main });
  const names = [...chosenNames(defined, inputs), "finish"].filter(isAllowed);
  return TOOL_NAMES.filter((name) => names.includes(name) && !without.includes(name));
}

/** Returns those of our tools that the conversation had before. They stay in its prompt. */
export function earlierOwnTools(store: FileStore): readonly string[] {
  const had = earlierTools(store);
  return TOOL_NAMES.filter((name) => had.includes(name) || had.includes(kindOf(name)));
}

function isOpen(name: string, { allowed, changes = [], main }: Named): boolean {
  if (main && !isLeft(name, main)) return false;
  if (allowed) return ALWAYS.includes(name) || allowed.map(plainToolName).includes(name);
  return !removedTools(changes).includes(name);
}

/** Whether the definition of the agent leaves it a tool that it would have. */
function isLeft(name: string, { tools }: MainAgent): boolean {
  if (tools === undefined) return true;
  if (isChange(tools)) return !removedTools(tools).includes(name);
  return ALWAYS.includes(name) || tools.map(plainToolName).includes(name);
}

/**
 * Tools that a conversation had before stay in its prompt, closed: the prompt of a conversation that continues must not
 * change. `own` are the names of our tools that it may use.
 */
export function allowTools(
  tools: readonly Tool[],
  { own, ...choice }: Named & Pick<ToolChoice, "store"> & Readonly<{ own: readonly string[] }>,
): readonly Tool[] {
  const isAllowed = ({ name }: Tool) => (TOOL_NAMES.includes(name) ? own.includes(name) : isOpen(name, choice));
  const had = earlierTools(choice.store);
  const closed = prompt("tool-closed", { names: namesOf(tools.filter(isAllowed)).join(", ") });
  return tools.flatMap((tool) => {
    if (isAllowed(tool)) return [tool];
    return had.includes(tool.name) || had.includes(tool.kind) ? [Object.freeze({ ...tool, closed })] : [];
  });
}

/** Returns the names of the tools that the conversation had and may not use now. */
export function closedTools({ tools }: Toolbox): readonly string[] {
  return namesOf(tools.filter((tool) => tool.closed !== undefined));
}

export type KnownTools = Readonly<{
  /** Tools of servers that run now, or ran before. */
  served: readonly Tool[];
  /** Servers that may have more tools and do not run in this run; undefined if this is not known. */
  absent: readonly string[] | undefined;
}>;

type Named = Pick<ToolChoice, "allowed" | "changes" | "main">;

/**
 * Throws a "config" Fault for unknown names, for `-finish`, and for tools that no input can add. A wrong name in the
 * definition of the agent would take away what it means to keep.
 */
export function requireKnown({ allowed = [], changes = [], main }: Named, known: KnownTools): void {
  requireAll("The input `allowed-tools`", allowed, known);
  requireAll("The input `tools`", changes, known);
  requireAll(`\`tools\` in ${main?.source}`, main?.tools ?? [], known);
  if (removedTools(changes).includes("finish"))
    throw new Fault("config", "The input `tools` takes `finish` away, with which the agent ends its work.", {
      hint: "Leave `-finish` out.",
    });
  const foreign = changes.find((entry) => entry.startsWith("+") && !TOOL_NAMES.includes(plainToolName(entry)));
  if (foreign === undefined) return;
  throw new Fault("config", `The input \`tools\` cannot add ${oneLine(foreign.slice(1), 100)}.`, {
    hint: `It adds ${TOOL_NAMES.map(writtenToolName).join(", ")}. The tools of servers, sub-agents and reviews are there when their inputs are.`,
  });
}

function requireAll(what: string, entries: readonly string[], known: KnownTools): void {
  const [problem] = unknownAmong(entries, known);
  if (problem === undefined) return;
  throw new Fault("config", `${what} names tools that do not exist here: ${problem.names}.`, {
    hint: problem.hint,
  });
}

/**
 * Names the tools and skills that the definition of a sub-agent wants and nobody has, in words that complete the path
 * to a sentence.
 */
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
 * Names the tools that the definition of the agent wants and the workflow does not give. `usual` as in `ToolChoice`.
 */
export function unusableNamesIn(main: MainAgent, given: Named & Pick<ToolChoice, "usual">): readonly SkillProblem[] {
  const { tools = [], source: path } = main;
  const { allowed, changes, usual } = given;
  const chosen = allowed?.map(plainToolName) ?? chosenNames(changes, usual);
  const named = isChange(tools) ? [] : tools.filter((name) => TOOL_NAMES.includes(plainToolName(name)));
  const vain = named.filter((name) => !ALWAYS.includes(name) && !chosen.includes(plainToolName(name)));
  const problem = `names tools that the workflow does not give: ${oneLine(vain.join(", "), 200)}`;
  return vain.length === 0 ? [] : [{ path, problem }];
}

/** Returns no problem, or one that has all the names. */
function unknownAmong(entries: readonly string[], { served, absent }: KnownTools) {
  const known = [...new Set([...TOOL_NAMES, ...Object.keys(ADDED_TOOLS), ...namesOf(served)])];
  const isAbsent = (name: string) => absent?.some((server) => name.startsWith(`${server}__`)) ?? name.includes("__");
  const unknown = entries.filter((entry) => !known.includes(plainToolName(entry)) && !isAbsent(plainToolName(entry)));
  if (unknown.length === 0) return [];
  const meant = unknown.length === 1 ? nearest(plainToolName(unknown[0] ?? ""), [...known, "ipython"]) : undefined;
  const list = `There are ${nameable(served)}.`;
  return [
    {
      names: oneLine(unknown.join(", "), 200),
      hint: meant === undefined ? list : `Did you mean \`${writtenToolName(meant)}\`? ${list}`,
    },
  ];
}

const MOST_SERVED = 5;

/** The names that people can use, as docs/customizing.md has them. The other tools come with what an input asks for. */
function nameable(served: readonly Tool[]): string {
  const foreign = namesOf(served);
  const more = foreign.length - MOST_SERVED;
  const names = [...TOOL_NAMES.map(writtenToolName), ...NAMEABLE, ...foreign.slice(0, MOST_SERVED)].join(", ");
  return more > 0 ? `${names} and ${more} more of servers` : names;
}

function namesOf(tools: readonly Tool[]): readonly string[] {
  return tools.map(({ name }) => name);
}

/** Tools that work in a read-only workspace without commands. */
const READING: readonly string[] = [
  ...READ_ONLY_TOOLS,
  ...ADDED.flatMap(([name, { worksReadOnly }]) => (worksReadOnly ? [name] : [])),
];

/** These tools stay in the prompt, because the conversation may use them later. The workspace refuses their work now. */
export function withoutWriting(tools: readonly Tool[]): readonly Tool[] {
  const isUseful = ({ name, closed }: Tool) => READING.includes(name) && closed === undefined;
  const closed = prompt("tool-closed-reading", { names: namesOf(tools.filter(isUseful)).join(", ") });
  return tools.map((tool) => (READING.includes(tool.name) ? tool : Object.freeze({ ...tool, closed })));
}
