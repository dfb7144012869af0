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
  /** Tool sets by name. Default: `usualTools`. */
  tools?: readonly ToolSpec[];
  /** The tools that every agent has. Default: `finish` and `think`. */
  includeDefaultTools?: readonly string[];
  /** The length of the descriptions. Default: long. */
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

/** One set for each tool; none of them has settings. */
export function standardRegistry(): ToolRegistry {
  const params = z.strictObject({});
  return toolRegistry(
    Object.entries(makers).map(([name, make]) => defineToolset({ name, params, create: () => [make()] })),
  );
}

/**
 * `apply_patch` is for models that were trained on it. Asking for condensation needs a condenser that accepts requests.
 */
const usualTools: readonly ToolSpec[] = [
  { name: "terminal" },
  { name: "file_editor" },
  { name: "glob" },
  { name: "grep" },
  { name: "task_tracker" },
];

/**
 * Makes new tools at each call, because a tool's memory belongs to one conversation. Throws a "config" Fault like
 * `toolsFor`.
 */
export function standardTools(options: StandardOptions = {}): readonly Tool[] {
  const { tools = usualTools, includeDefaultTools = ["think", "finish"], descriptions = "long" } = options;
  const specs = [...tools, ...includeDefaultTools.map((name) => ({ name }))];
  return standardRegistry()
    .toolsFor(specs)
    .map((tool) => described(tool, descriptions));
}

export type Descriptions = "long" | "short";

/** Model families whose endpoints limit descriptions, or that follow short ones better. */
const TERSE = /(?:^|[/:])(?:gpt-4|o[134](?![a-z0-9]))/i;

/** In tokens. In a smaller window, long descriptions would take too much room. */
const SMALL_WINDOW = 32_768;

/** The right length for a model, by its name and, if known, its window in tokens. */
export function descriptionsFor(model: string, window?: number): Descriptions {
  return TERSE.test(model) || (window !== undefined && window <= SMALL_WINDOW) ? "short" : "long";
}

/** One of our tools with its description from `prompts/tools/short/` instead of the long one. */
export function described(tool: Tool, descriptions: Descriptions): Tool {
  if (descriptions === "long") return tool;
  return Object.freeze({ ...tool, description: prompt(`tools/short/${tool.name}`) });
}
