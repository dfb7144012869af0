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
import { ADDED_TOOLS, type Doing } from "./added-tools.ts";
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

/** The functions that the host lends to added tools. */
export type ToolSettings = Readonly<{
  /** The visible contents of an HTML page as Markdown. */
  toMarkdown(html: string): Promise<string>;
  /** Called with the name of a picture of the last page in the browser, if such pictures are kept. */
  onPicture?: ((name: string) => void) | undefined;
}>;

/** By name in the PATH of tools; the first that is there is used. */
const BROWSERS = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "microsoft-edge"];

/** `make` for tools that come with every run, `load` for those that are loaded when they are asked for. */
type Made =
  | Readonly<{ make(): Tool; load?: undefined }>
  | Readonly<{ make?: undefined; load(settings: ToolSettings): Promise<Tool> }>;

type Row = Made &
  Readonly<{
    does: Doing;
    /** Which agents have it unless told otherwise. An editor is offered to the models that know it best. */
    offered: "always" | "usually" | "as an editor" | "on request";
    /** Whether an agent that only reviews has it. The terminal can write files, but nothing of them is published. */
    inReviews: boolean;
    /** Whether it works in a workspace that cannot be written and runs no commands. */
    worksReadOnly: boolean;
    /** One of these programs has to be in the PATH of tools. */
    programs?: readonly string[];
  }>;

const LOOKS = { does: "looks", inReviews: true, worksReadOnly: true } as const;
const SPEAKS = { does: "speaks", inReviews: true, worksReadOnly: true } as const;
const ACTS = { does: "acts", inReviews: false, worksReadOnly: false } as const;

/** One row for each tool, in the order in which a model reads them. */
const TOOLS: Readonly<Record<string, Row>> = {
  terminal: { make: terminal, does: "acts", offered: "usually", inReviews: true, worksReadOnly: false },
  file_editor: { make: fileEditor, does: "edits", offered: "as an editor", inReviews: false, worksReadOnly: true },
  apply_patch: { make: applyPatch, offered: "as an editor", ...ACTS, does: "edits" },
  glob: { make: glob, offered: "usually", ...LOOKS },
  grep: { make: grep, offered: "usually", ...LOOKS },
  task_tracker: { make: taskTracker, offered: "usually", ...SPEAKS },
  request_condensation: { make: requestCondensation, offered: "on request", ...ACTS, does: "speaks" },
  execute_ipython_cell: {
    load: async () => (await import("./ipython/ipython.ts")).ipython(),
    offered: "on request",
    ...ACTS,
    programs: ["python3"],
  },
  browser: {
    load: async ({ onPicture }) => (await import("./browser/browser.ts")).browser({ browsers: BROWSERS, onPicture }),
    offered: "on request",
    ...ACTS,
    programs: BROWSERS,
  },
  web_read: {
    load: async ({ toMarkdown }) => (await import("./web-read.ts")).webRead(toMarkdown),
    offered: "on request",
    ...ACTS,
    does: "looks",
  },
  think: { make: think, offered: "always", ...SPEAKS },
  finish: { make: finish, offered: "always", ...SPEAKS },
};

function namesOf(isOne: (row: Row, name: string) => boolean): readonly string[] {
  return Object.freeze(Object.entries(TOOLS).flatMap(([name, row]) => (isOne(row, name) ? [name] : [])));
}

/** All tools that come with us, in the order in which a model reads them. */
export const TOOL_NAMES: readonly string[] = namesOf(() => true);

/** The editors. A conversation keeps the editor that it began with, even if its model changes. */
export const EDITORS: readonly string[] = namesOf(({ offered }) => offered === "as an editor");

/** The tools of an agent that only reviews. */
export const REVIEW_TOOLS: readonly string[] = namesOf(({ inReviews }) => inReviews);

/** The tools that work in a workspace that cannot be written and runs no commands. The editor only shows files there. */
export const READ_ONLY_TOOLS: readonly string[] = namesOf(({ worksReadOnly }) => worksReadOnly);

/** Tools that every agent has. */
export const BUILT_IN: readonly string[] = namesOf(({ offered }) => offered === "always");

/** The effect of the calls of a tool, by its name. A tool that is not ours can do anything. */
export function doingOf(name: string): Doing {
  const [rows] = [TOOLS, ADDED_TOOLS].filter((rows) => Object.hasOwn(rows, name));
  return rows?.[name]?.does ?? "acts";
}

/** One set for each tool that is not loaded later; none of them has settings. */
export function standardRegistry(): ToolRegistry {
  const params = z.strictObject({});
  return toolRegistry(
    Object.entries(TOOLS).flatMap(([name, { make }]) =>
      make ? [defineToolset({ name, params, create: () => [make()] })] : [],
    ),
  );
}

const EDITOR = "file_editor";

/** The tools that an agent has by default, in addition to those of every agent. */
const usualTools: readonly ToolSpec[] = usual(EDITOR).map((name) => ({ name }));

function usual(editor: string): readonly string[] {
  return namesOf(({ offered }, name) => offered === "usually" || name === editor);
}

/** Model families that were trained on patches: `apply_patch` is their editor. */
const PATCHING = "gpt>=5 codex*";

/** The names of what an agent with this model has unless told otherwise. */
export function usualNames(model: string): readonly string[] {
  return [...usual(fitsAny(plainName(model), PATCHING) ? "apply_patch" : EDITOR), ...BUILT_IN];
}

/** New tools by their names; names that are not ours are passed over. Loads nothing for tools that are not named. */
export async function toolsNamed(
  names: readonly string[],
  descriptions: Descriptions,
  settings: ToolSettings,
): Promise<readonly Tool[]> {
  const ours = TOOL_NAMES.filter((name) => names.includes(name));
  const made = ours.flatMap((name) => TOOLS[name] ?? []).map(({ make, load }) => (make ? make() : load(settings)));
  return (await Promise.all(made)).map((tool) => described(tool, descriptions));
}

/** Why some of the named tools cannot be used in this workspace, as sentences without their subject. */
export async function whyUnusable(
  names: readonly string[],
  workspace: Workspace,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  for (const [name, { programs = [] }] of Object.entries(TOOLS)) {
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
