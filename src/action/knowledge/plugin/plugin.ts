/** What a plugin brings: skills, commands, agents, hooks and servers, in a folder of a commit. Nothing of it runs by being read. */
import { z } from "zod";
import { readSubAgent, type SubAgent } from "../../../core/agent/sub-agent/sub-agent.ts";
import { type HookConfig, readHookConfig } from "../../../core/hook/hook-config.ts";
import type { SkillProblem } from "../../../core/skill/discovery.ts";
import { LARGEST_FILE } from "../../../core/skill/limits.ts";
import type { Skill } from "../../../core/skill/skill.ts";
import type { SkillSource } from "../../../core/skill/source.ts";
import { subTree } from "../../../core/skill/sub-tree.ts";
import { Fault } from "../../../lib/fault.ts";
import { slug } from "../../../lib/text.ts";
import { commandOf, pluginSkills } from "./plugin-skills.ts";

export type Plugin = Readonly<{
  name: string;
  /** As the input names it. */
  label: string;
  skills: readonly Skill[];
  agents: readonly SubAgent[];
  hooks: HookConfig | undefined;
  /** The text of its `.mcp.json`. */
  servers: string | undefined;
  problems: readonly SkillProblem[];
}>;

export type PluginPlace = Readonly<{
  /** Of all of the commit. */
  source: SkillSource;
  /** `folder/`, or "" for the root. */
  root: string;
  /** As the input names it. */
  label: string;
  /** Whether the agent finds its files in the workspace. */
  isHere: boolean;
  model: string;
}>;

const MANIFESTS = [".plugin/plugin.json", ".claude-plugin/plugin.json"];
const HOOKS = "hooks/hooks.json";
const SERVERS = ".mcp.json";
const Manifest = z.object({ name: z.string().regex(/^[\w.-]{1,64}$/, "It has to be one word.") });

/** A "config" Fault for a folder in which there is no plugin, and for a file of it that cannot be used. */
export async function readPlugin(place: PluginPlace): Promise<Plugin> {
  const { source, root, label } = place;
  const inside = subTree(source, [{ from: root, to: "" }]);
  const paths = (await inside.list()).filter(({ size }) => size <= LARGEST_FILE).map(({ path }) => path);
  const files = await inside.read(paths.filter(isOurs));
  if (files.size === 0) throw notThere(label);
  const name = nameOf(files, place);
  const { skills, problems } = await pluginSkills(place, name, paths);
  const read = <Item>(folder: string, make: (path: string, text: string) => Item) =>
    [...files]
      .filter(([path]) => path.startsWith(`${folder}/`) && !/(^|\/)readme\.md$/i.test(path))
      .map(([path, text]) => usable(label, path, () => make(path.slice(folder.length + 1), text)));
  return {
    name,
    label,
    skills: [...skills, ...read("commands", (path, text) => commandOf(name, path, text))],
    agents: read("agents", (path, text) => readSubAgent(`${root}agents/${path}`, text)),
    hooks: hooksOf(files, label),
    servers: files.get(SERVERS),
    problems,
  };
}

function isOurs(path: string): boolean {
  return /^((commands|agents|skills)\/.+|SKILL)\.md$/i.test(path) || [HOOKS, SERVERS, ...MANIFESTS].includes(path);
}

function notThere(label: string): Fault {
  return new Fault("config", `There is no plugin at ${label}.`, {
    hint: "A plugin is a folder with skills/, commands/, agents/, hooks/hooks.json or a SKILL.md in it.",
  });
}

type Files = ReadonlyMap<string, string>;

/** As it calls itself, or else as its folder or its repository is called. */
function nameOf(files: Files, { label, root }: PluginPlace): string {
  const manifest = MANIFESTS.find((path) => files.has(path));
  const text = manifest && files.get(manifest);
  if (text !== undefined) return usable(label, "plugin.json", () => Manifest.parse(JSON.parse(text))).name;
  const last = (root || label.replace(/@[0-9a-f]{40}.*$/, "").replace(/\.git$/, "")).split("/").filter(Boolean).at(-1);
  return slug(last ?? "", 64) || "plugin";
}

function hooksOf(files: Files, label: string): HookConfig | undefined {
  const text = files.get(HOOKS);
  if (text === undefined) return undefined;
  const where = `${HOOKS} of the plugin ${label}`;
  return readHookConfig(
    usable(label, HOOKS, (): unknown => JSON.parse(text)),
    where,
  );
}

function usable<Result>(label: string, path: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    const hint = "Mend it, or take the plugin out of the input `plugins`.";
    const why = cause instanceof z.ZodError ? z.prettifyError(cause).replaceAll(/\s*\n\s*/g, " ") : String(cause);
    throw new Fault("config", `${path} of the plugin ${label} cannot be used: ${why}`, { hint, cause });
  }
}
