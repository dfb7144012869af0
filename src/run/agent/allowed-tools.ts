/** Chooses the tools that an agent may use: those that `allowed-tools` names, and those that every mode needs. */
import { toolsHad } from "../../core/conversation/state/stored-state.ts";
import type { FileStore } from "../../core/event/file-store.ts";
import type { Tool } from "../../core/tool/tool.ts";
import type { Toolbox } from "../../core/tool/toolbox.ts";
import { Fault } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { standardTools } from "../../tools/standard-tools.ts";

/** To end, to say what a review has found, and to propose what the workflow declares. */
const ALWAYS = ["think", "finish", "read_diff", "report_finding", "close_finding", "propose", "read_github"];

/** For those who have skills to fetch, others to call, or somebody to ask for a connection. */
const NOW_AND_THEN = ["invoke_skill", "task", "delegate", "request_network"];

type Choice = Readonly<{
  /** undefined for all. */
  allowed: readonly string[] | undefined;
  /** Of the conversation, which may have begun with more. */
  store: FileStore;
}>;

/** What a conversation has had stays in its prompt, closed: nothing can be taken from a conversation that goes on. */
export function allowTools(tools: readonly Tool[], { allowed, store }: Choice): readonly Tool[] {
  if (!allowed) return tools;
  const isAllowed = ({ name }: Tool) => ALWAYS.includes(name) || allowed.includes(name);
  const had = toolsHad(store);
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

/** A "config" Fault for names that no tool has. */
export function requireKnown(allowed: readonly string[], { served, absent }: KnownTools): void {
  const known = [...new Set([...namesOf(standardTools()), ...ALWAYS, ...NOW_AND_THEN, ...namesOf(served)])];
  const isAbsent = (name: string) => absent?.some((server) => name.startsWith(`${server}__`)) ?? name.includes("__");
  const unknown = allowed.filter((name) => !known.includes(name) && !isAbsent(name));
  if (unknown.length === 0) return;
  const names = oneLine(unknown.join(", "), 200);
  throw new Fault("config", `The input \`allowed-tools\` names tools that do not exist here: ${names}.`, {
    hint: `There are ${known.join(", ")}.`,
  });
}

function namesOf(tools: readonly Tool[]): readonly string[] {
  return tools.map(({ name }) => name);
}
