/**
 * Tools by name, for callers that have only names and settings: configuration, and a resumed conversation. People write
 * the names of all tools of an agent, or changes of the usual ones (`+browser`, `-glob`).
 */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import type { Tool } from "./tool.ts";

/** The name of a tool set, and its settings. */
export type ToolSpec = Readonly<{ name: string; params?: Readonly<Record<string, unknown>> | undefined }>;

/** A set makes new tools at each call, because a tool's memory belongs to one conversation. */
export type Toolset = Readonly<{ name: string; create(params: unknown): readonly Tool[] }>;

export type ToolRegistry = Readonly<{
  names: readonly string[];
  /**
   * The tools of all sets, in this order. Throws a "config" Fault for an unknown set (it lists the known ones), invalid
   * settings, and two tools with the same name.
   */
  toolsFor(specs: readonly ToolSpec[]): readonly Tool[];
}>;

/** Registers a tool set under a name. `create` gets settings that `params` has parsed. */
export function defineToolset<Params extends z.ZodType>(definition: {
  name: string;
  params: Params;
  create(params: z.infer<Params>): readonly Tool[];
}): Toolset {
  const { name, params, create } = definition;
  return Object.freeze({ name, create: (given: unknown) => create(parse(name, params, given)) });
}

/** Two sets with the same name are a "bug" Fault. */
export function toolRegistry(toolsets: readonly Toolset[]): ToolRegistry {
  const byName = new Map(toolsets.map((toolset) => [toolset.name, toolset]));
  const names = Object.freeze(toolsets.map(({ name }) => name));
  if (byName.size < toolsets.length) throw new Fault("bug", `Two tool sets have the same name: ${names.join(", ")}.`);
  return Object.freeze({
    names,
    toolsFor(specs: readonly ToolSpec[]) {
      const tools = specs.flatMap(({ name, params = {} }) => find(name).create(params));
      refuseTwins(tools);
      return tools;
    },
  });

  function find(name: string): Toolset {
    const toolset = byName.get(name);
    if (toolset) return toolset;
    throw new Fault("config", `There is no tool "${name}".`, { hint: `There are ${names.join(", ")}.` });
  }
}

function parse<Params extends z.ZodType>(name: string, params: Params, given: unknown): z.infer<Params> {
  const parsed = params.safeParse(given);
  if (parsed.success) return parsed.data;
  const message = `The settings of the tool "${name}" cannot be used. ${z.prettifyError(parsed.error)}`;
  throw new Fault("config", message, { hint: "Fix the settings, or leave them out.", cause: parsed.error });
}

function refuseTwins(tools: readonly Tool[]): void {
  const names = tools.map(({ name }) => name);
  const twin = names.find((name, index) => names.indexOf(name) < index);
  if (twin === undefined) return;
  throw new Fault("config", `The tool "${twin}" is asked for twice.`, { hint: "Name every tool once." });
}

/** Short names for the configuration. The model does not see them. */
const SHORT: Readonly<Record<string, string>> = { ipython: "execute_ipython_cell" };

/** The tool that a person means. */
export function plainToolName(written: string): string {
  const name = written.replace(/^[+-]/, "");
  return SHORT[name] ?? name;
}

/** The name that people write for a tool, as the documentation has it. */
export function writtenToolName(name: string): string {
  return Object.entries(SHORT).find(([, tool]) => tool === name)?.[0] ?? name;
}

/** Whether every entry adds or removes a tool. */
export function isChange(entries: readonly string[]): boolean {
  return entries.length > 0 && entries.every((entry) => /^[+-]/.test(entry));
}

/** Whether a list has both names and changes. That is invalid, because it does not say what happens to the other tools. */
export function isMixed(entries: readonly string[]): boolean {
  return !isChange(entries) && entries.some((entry) => /^[+-]/.test(entry));
}

/** The tools that the entries remove. */
export function removedTools(entries: readonly string[]): readonly string[] {
  return entries.filter((entry) => entry.startsWith("-")).map(plainToolName);
}

/**
 * `usual` with the changes of a list, or the tools that the list names. A tool that is both added and removed is
 * removed.
 */
export function chosenNames(entries: readonly string[] | undefined, usual: readonly string[]): readonly string[] {
  if (entries === undefined) return usual;
  if (!isChange(entries)) return [...new Set(entries.map(plainToolName))];
  const added = entries.filter((entry) => entry.startsWith("+")).map(plainToolName);
  const gone = removedTools(entries);
  return [...new Set([...usual, ...added])].filter((name) => !gone.includes(name));
}
