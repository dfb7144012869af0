/**
 * Reads the skills, commands, agents, hooks and MCP servers of a plugin from a folder of files. Reading runs none of
 * them.
 */
import { posix } from "node:path";
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { fieldProblems } from "../../lib/field-problems.ts";
import { slug, startOf } from "../../lib/text.ts";
import { type HookConfig, readHookConfig } from "../hook/hook-config.ts";
import { type Discovery, discoverSkills, type SkillProblem } from "../skill/discovery.ts";
import { readFrontmatter } from "../skill/frontmatter.ts";
import { LARGEST_FILE, LONGEST_DESCRIPTION, Skill, type SkillSource } from "../skill/skill.ts";
import { readSubAgent, type SubAgent } from "./sub-agent.ts";

export type Plugin = Readonly<{
  name: string;
  /** As the user names it. */
  label: string;
  skills: readonly Skill[];
  agents: readonly SubAgent[];
  hooks: HookConfig | undefined;
  /** The text of its `.mcp.json`. */
  servers: string | undefined;
  problems: readonly SkillProblem[];
}>;

/** The parts of several plugins, without their servers. */
export type PluginParts = Readonly<{
  skills: readonly Skill[];
  agents: readonly SubAgent[];
  hooks: readonly HookConfig[];
  problems: readonly SkillProblem[];
}>;

/** Each name occurs once: of two skills or agents with one name, that of the later plugin is used. */
export function together(plugins: readonly Plugin[]): PluginParts {
  return {
    skills: lastNamed(plugins.flatMap(({ skills }) => skills)),
    agents: lastNamed(plugins.flatMap(({ agents }) => agents)),
    hooks: plugins.flatMap(({ hooks = [] }) => hooks),
    problems: plugins.flatMap(({ problems }) => problems),
  };
}

/** The last one of each name. */
export function lastNamed<Item extends Readonly<{ name: string }>>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.name, item])).values()];
}

const MANIFESTS = [".plugin/plugin.json", ".claude-plugin/plugin.json"];
const HOOKS = "hooks/hooks.json";
const SERVERS = ".mcp.json";
const Manifest = z.object({ name: z.string().regex(/^[\w.-]{1,64}$/, "It has to be one word.") });

/** Throws a "config" Fault if the folder has no plugin, or one of the plugin's files is invalid. */
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

/** The name in the manifest, or else the name of the folder or repository. */
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
    const hint = "Fix it, or remove the plugin from `plugins`.";
    const why = cause instanceof z.ZodError ? fieldProblems(cause) : String(cause);
    throw new Fault("config", `${path} of the plugin ${label} cannot be used: ${why}`, { hint, cause });
  }
}

/** `skills/` is read like a repository's skills folder. Without it, a SKILL.md at the root is the only skill. */
async function pluginSkills(
  { source, root, model, isHere }: PluginPlace,
  name: string,
  paths: readonly string[],
): Promise<Pick<Discovery, "skills" | "problems">> {
  const hasFolder = paths.some((path) => path.startsWith("skills/"));
  const moves = hasFolder ? [{ from: `${root}skills/`, to: ".agents/skills/" }] : onlySkill(root, name);
  const { skills, problems } = await discoverSkills(subTree(source, moves), { model });
  return {
    skills: skills.map((skill) => placed(skill, moves, isHere)),
    problems: problems.map(({ path, problem }) => ({ path: movedBack(path, moves), problem })),
  };
}

function onlySkill(root: string, name: string): Moves {
  const folder = `.agents/skills/${slug(name, 64)}/`;
  return ["SKILL.md", "scripts/", "references/", "assets/"].map((part) => ({ from: root + part, to: folder + part }));
}

/** Paths are removed if the agent cannot find the files in the workspace. */
function placed({ source = "", resources, ...skill }: Skill, moves: Moves, isHere: boolean): Skill {
  if (!isHere) return skill;
  const original = movedBack(source, moves);
  const skill_root = posix.dirname(original);
  return { ...skill, source: original, ...(resources && { resources: { ...resources, skill_root } }) };
}

/** A command is activated by `/plugin:command` in the request. */
function commandOf(plugin: string, path: string, text: string): Skill {
  const name = `${plugin}:${path.replace(/\.md$/i, "").replaceAll("/", ":")}`;
  const { fields, body } = readFrontmatter(text);
  const { description } = fields;
  return Skill.parse({
    name,
    content: body,
    trigger: { type: "keyword", keywords: [`/${name}`] },
    ...(typeof description === "string" && { description: startOf(description, LONGEST_DESCRIPTION) }),
  });
}

export type PluginPlace = Readonly<{
  /** The files of the whole repository or folder. */
  source: SkillSource;
  /** `folder/`, or "" for the root. */
  root: string;
  /** As the user names it. */
  label: string;
  /** Whether the plugin's files are in the workspace. */
  isHere: boolean;
  model: string;
}>;

/** Folders of the original and their new places, as `from/` and `to/`; "" is the root. The first match is used. */
type Moves = readonly Readonly<{ from: string; to: string }>[];

/** The source with only the files that match a move. */
function subTree(source: SkillSource, moves: Moves): SkillSource {
  return {
    async list() {
      return (await source.list()).flatMap((file) => {
        const path = moved(file.path, moves);
        return path === undefined ? [] : [{ ...file, path }];
      });
    },
    async read(paths) {
      const texts = await source.read(paths.map((path) => movedBack(path, moves)));
      return new Map([...texts].map(([path, text]) => [moved(path, moves) ?? path, text]));
    },
  };
}

function moved(path: string, moves: Moves): string | undefined {
  const move = moves.find(({ from }) => path.startsWith(from));
  return move && move.to + path.slice(move.from.length);
}

/** The path in the original. */
function movedBack(path: string, moves: Moves): string {
  const move = moves.find(({ to }) => path.startsWith(to));
  return move ? move.from + path.slice(move.to.length) : path;
}
