/**
 * Lists the tools that come with us, by name, those that an agent has unless told otherwise, and how much is said of
 * each.
 */
import { z } from "zod";
import { fitsAny, plainName } from "../core/model/features/model-name.ts";
import { defineToolset, type ToolRegistry, type ToolSpec, toolRegistry } from "../core/tool/registry.ts";
import type { Tool } from "../core/tool/tool.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { prompt } from "../prompts.ts";
import { applyPatch } from "./apply-patch/apply-patch.ts";
import { finish, requestCondensation, taskTracker, think } from "./built-in-tools.ts";
import { fileEditor } from "./file-editor/file-editor.ts";
import { glob, grep } from "./search.ts";
import { terminal } from "./terminal/terminal.ts";

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

/** `programs`: one of them has to be in the PATH of tools. */
type Loader = Readonly<{ make(settings: ToolSettings): Promise<Tool>; programs?: readonly string[] }>;

/** What the host lends to tools that are added. */
export type ToolSettings = Readonly<{
  /** The visible contents of an HTML page as Markdown. */
  toMarkdown(html: string): Promise<string>;
  /** Called with the name of a picture of the last page in the browser, if such pictures are kept. */
  onPicture?: ((name: string) => void) | undefined;
}>;

/** By name in the PATH of tools; the first that is there is used. */
const BROWSERS = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "microsoft-edge"];

/** Tools that only some workflows add. They are loaded when they are asked for. */
const loaders: Readonly<Record<string, Loader>> = {
  execute_ipython_cell: {
    make: async () => (await import("./ipython/ipython.ts")).ipython(),
    programs: ["python3"],
  },
  browser: {
    make: async ({ onPicture }) => (await import("./browser/browser.ts")).browser({ browsers: BROWSERS, onPicture }),
    programs: BROWSERS,
  },
  web_read: { make: async ({ toMarkdown }) => (await import("./web-read.ts")).webRead(toMarkdown) },
};

/** One set for each tool of every agent; none of them has settings. */
export function standardRegistry(): ToolRegistry {
  const params = z.strictObject({});
  return toolRegistry(
    Object.entries(makers).map(([name, make]) => defineToolset({ name, params, create: () => [make()] })),
  );
}

/** What an agent has unless told otherwise, beside what every agent has. */
const usualTools: readonly ToolSpec[] = ["terminal", "file_editor", "glob", "grep", "task_tracker"].map((name) => ({
  name,
}));

/** Model families that were trained on patches: `apply_patch` is their editor. */
const PATCHING = "gpt>=5 codex*";

/** The names of what an agent with this model has unless told otherwise. */
export function usualNames(model: string): readonly string[] {
  const editor = fitsAny(plainName(model), PATCHING) ? "apply_patch" : "file_editor";
  return ["terminal", editor, "glob", "grep", "task_tracker", ...BUILT_IN];
}

/** Tools that every agent has. */
const BUILT_IN = ["think", "finish"];

/** All tools that come with us, in the order in which a model reads them. */
export const TOOL_NAMES: readonly string[] = Object.freeze([
  ...Object.keys(makers).filter((name) => !BUILT_IN.includes(name)),
  ...Object.keys(loaders),
  ...BUILT_IN,
]);

/** New tools by their names; names that are not ours are passed over. Loads nothing for tools that are not named. */
export async function toolsNamed(
  names: readonly string[],
  descriptions: Descriptions,
  settings: ToolSettings,
): Promise<readonly Tool[]> {
  const ours = TOOL_NAMES.filter((name) => names.includes(name));
  const made = await Promise.all(ours.map(async (name) => makers[name]?.() ?? (await loaders[name]?.make(settings))));
  return made.filter((tool) => tool !== undefined).map((tool) => described(tool, descriptions));
}

/** Why some of the named tools cannot be used in this workspace, as sentences without their subject. */
export async function whyUnusable(
  names: readonly string[],
  workspace: Workspace,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  for (const [name, { programs = [] }] of Object.entries(loaders)) {
    if (!names.includes(name) || programs.length === 0) continue;
    const command = programs.map((program) => `command -v ${program}`).join(" || ");
    const { exitCode } = await workspace.run(command, { timeoutMs: 20_000, signal });
    if (exitCode !== 0) problems.set(name, `there is no ${programs.join(", ")} in the PATH of tools`);
  }
  return problems;
}

/**
 * Makes new tools at each call, because a tool's memory belongs to one conversation. Throws a "config" Fault like
 * `toolsFor`.
 */
export function standardTools(options: StandardOptions = {}): readonly Tool[] {
  const { tools = usualTools, includeDefaultTools = BUILT_IN, descriptions = "long" } = options;
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
