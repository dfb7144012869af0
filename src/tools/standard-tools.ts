/**
 * Lists the tools that come with us, by name, those that an agent has unless told otherwise, and how much is said of
 * each.
 */
import { z } from "zod";
import { defineToolset, type ToolRegistry, type ToolSpec, toolRegistry } from "../core/tool/registry.ts";
import type { Tool } from "../core/tool/tool.ts";
import { prompt } from "../prompts.ts";
import { applyPatch } from "./apply-patch/apply-patch.ts";
import { fileEditor } from "./file-editor/file-editor.ts";
import { finish } from "./finish.ts";
import { glob } from "./glob.ts";
import { grep } from "./grep.ts";
import { requestCondensation } from "./request-condensation.ts";
import { taskTracker } from "./task-tracker.ts";
import { terminal } from "./terminal/terminal.ts";
import { think } from "./think.ts";

export type StandardOptions = Readonly<{
  /** Sets of tools by name: `usualTools` unless given. */
  tools?: readonly ToolSpec[];
  /** Those that every agent has: `finish` and `think` unless given. */
  includeDefaultTools?: readonly string[];
  /** How the tools are described to the model: at length unless given. */
  descriptions?: Descriptions;
}>;

const makers: Readonly<Record<string, () => Tool>> = {
  terminal,
  file_editor: fileEditor,
  apply_patch: applyPatch,
  glob,
  grep,
  task_tracker: taskTracker,
  request_condensation: requestCondensation,
  think,
  finish,
};

/** One set a tool; none of them takes settings. */
export function standardRegistry(): ToolRegistry {
  const params = z.strictObject({});
  return toolRegistry(
    Object.entries(makers).map(([name, make]) => defineToolset({ name, params, create: () => [make()] })),
  );
}

/** `apply_patch` is for models that were taught it; asking for condensation needs a condenser that takes requests. */
const usualTools: readonly ToolSpec[] = [
  { name: "terminal" },
  { name: "file_editor" },
  { name: "glob" },
  { name: "grep" },
  { name: "task_tracker" },
];

/** New ones at each call: what a tool remembers belongs to one conversation. A "config" Fault as `toolsFor` says. */
export function standardTools(options: StandardOptions = {}): readonly Tool[] {
  const { tools = usualTools, includeDefaultTools = ["think", "finish"], descriptions = "long" } = options;
  const specs = [...tools, ...includeDefaultTools.map((name) => ({ name }))];
  return standardRegistry()
    .toolsFor(specs)
    .map((tool) => described(tool, descriptions));
}

export type Descriptions = "long" | "short";

/** Families whose endpoints limit what a description may be, or that follow short ones better. */
const TERSE = /(?:^|[/:])(?:gpt-4|o[134](?![a-z0-9]))/i;

/** Tokens. In a smaller window the long descriptions would take the room of the work. */
const SMALL_WINDOW = 32_768;

/** What a model is best told, by its name and, where it is known, its window in tokens. */
export function descriptionsFor(model: string, window?: number): Descriptions {
  return TERSE.test(model) || (window !== undefined && window <= SMALL_WINDOW) ? "short" : "long";
}

/** A tool of ours as `prompts/tools/short/` describes it; it comes with the long description. */
export function described(tool: Tool, descriptions: Descriptions): Tool {
  if (descriptions === "long") return tool;
  return Object.freeze({ ...tool, description: prompt(`tools/short/${tool.name}`) });
}
