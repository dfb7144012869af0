/**
 * Defines skills: instructions for the agent about one topic, when they apply, and in which files they are. The format is
 * OpenHands'.
 */
import { posix } from "node:path";
import { z } from "zod";
import { Json } from "../event/envelope.ts";
import { asKeyword, asTyped, isNamed } from "./keyword.ts";

const texts = z.array(z.string()).readonly();

/** Keywords in the user's text, the same for a task with inputs, or the files that a rule applies to. */
export const SkillTrigger = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("keyword"), keywords: texts }).readonly(),
  z.strictObject({ type: z.literal("task"), triggers: texts }).readonly(),
  z.strictObject({ type: z.literal("path"), paths: texts }).readonly(),
]);
export type SkillTrigger = z.infer<typeof SkillTrigger>;

export const SkillInput = z.object({ name: z.string(), description: z.string().default("") }).readonly();

/** Files that come with a skill; paths are relative to `skill_root`, which is relative to the repository. */
export const SkillResources = z
  .strictObject({ skill_root: z.string(), scripts: texts, references: texts, assets: texts })
  .readonly();
export type SkillResources = z.infer<typeof SkillResources>;

/**
 * Without a trigger, the skill always applies. In the AgentSkills format it is listed, and the agent fetches its text
 * when needed.
 */
export const Skill = z
  .strictObject({
    name: z.string().min(1),
    content: z.string(),
    trigger: SkillTrigger.nullable().default(null),
    /** The path of its file in the repository. */
    source: z.string().optional(),
    mcp_tools: Json.optional(),
    inputs: z.array(SkillInput).readonly().prefault([]),
    is_agentskills_format: z.boolean().default(false),
    version: z.string().default("1.0.0"),
    description: z.string().optional(),
    license: z.string().optional(),
    compatibility: z.string().optional(),
    metadata: z.record(z.string(), Json).readonly().optional(),
    allowed_tools: texts.optional(),
    disable_model_invocation: z.boolean().default(false),
    resources: SkillResources.optional(),
  })
  .readonly();
export type Skill = z.infer<typeof Skill>;

/** Whether its text is in the system prompt from the beginning. */
export function isStanding({ trigger, is_agentskills_format }: Skill): boolean {
  return trigger === null && !is_agentskills_format;
}

/** Whether the agent sees it in the list and may fetch its text. */
export function isListed({ is_agentskills_format, disable_model_invocation }: Skill): boolean {
  return is_agentskills_format && !disable_model_invocation;
}

/** Limits for reading: skills, bytes of one file, files listed for one skill, characters of a description. */
export const MOST_SKILLS = 300;
export const LARGEST_FILE = 100_000;
export const MOST_RESOURCES = 100;
export const LONGEST_DESCRIPTION = 1024;

/**
 * Limits for prompts, in characters. The first two limit the growth of the system prompt: with our own text and tools
 * it stays below 8,000 tokens, for any number of skills.
 */
export const STANDING_LENGTH = 12_000;
export const CATALOGUE_LENGTH = 6500;
export const ACTIVATED_LENGTH = 30_000;
export const RULE_LENGTH = 10_000;

/** `id` is the same for files with the same bytes, e.g. the id of a blob. A link is listed as the file it leads to. */
export type SourceFile = Readonly<{ path: string; size: number; id: string }>;

/** Paths are relative to the root of the repository, with slashes. */
export interface SkillSource {
  /** Every file of the tree, in any order. */
  list(): Promise<readonly SourceFile[]>;
  /** The texts of these files by path, in one call, because each read may start a process. Unreadable files are missing. */
  read(paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** A skill, and the keyword or the file that activated it. */
export type Activation = Readonly<{ skill: Skill; by: string }>;

/** The skills whose keywords are in the user's text, each skill once; see `isNamed`. */
export function skillsNamed(words: string, skills: readonly Skill[]): readonly Activation[] {
  const typed = asTyped(words);
  return skills.flatMap((skill) => {
    const by = triggersOf(skill).find((trigger) => isNamed(asKeyword(trigger), typed));
    return by === undefined ? [] : [{ skill, by }];
  });
}

function triggersOf({ trigger }: Skill): readonly string[] {
  if (trigger?.type === "keyword") return trigger.keywords;
  return trigger?.type === "task" ? trigger.triggers : [];
}

/** The rules for a file, by its path in the repository. */
export function rulesFor(path: string, skills: readonly Skill[]): readonly Activation[] {
  return skills.flatMap((skill) => {
    const isMeant = skill.trigger?.type === "path" && skill.trigger.paths.some((pattern) => isMatch(path, pattern));
    return isMeant ? [{ skill, by: path }] : [];
  });
}

/** A pattern without a slash matches file names in any folder. */
function isMatch(path: string, pattern: string): boolean {
  if (pattern.endsWith("/**")) {
    const folder = pattern.slice(0, -3); // compared literally: folder names may look like patterns
    if (path === folder || path.startsWith(`${folder}/`)) return true;
  }
  const subject = pattern.includes("/") ? path : posix.basename(path);
  return posix.matchesGlob(subject, pattern.replace(/^\.?\//, ""));
}

/** The repository path of a file that a tool was given. Undefined for a file outside of the repository. */
export function pathInside(workingDir: string, path: string): string | undefined {
  const inside = posix.relative(workingDir, posix.resolve(workingDir, path));
  return inside === "" || inside === ".." || inside.startsWith("../") ? undefined : inside;
}

/** In order of precedence: of two skills with the same name, the one in the earlier folder counts. */
const FOLDERS = [".agents/skills", ".openhands/skills", ".openhands/microagents"] as const;

type SkillPath = Readonly<{ path: string; name: string; rank: number }>;

/** An AgentSkills folder, a Markdown file in a folder of skills, or an instruction file for agents. */
export type SkillLocation =
  | (SkillPath & Readonly<{ kind: "agentskill"; root: string }>)
  | (SkillPath & Readonly<{ kind: "legacy" }>)
  /** `below` is the folder that the file applies to; "" is the whole repository. */
  | (SkillPath & Readonly<{ kind: "instructions"; below: string }>);

/** Names of instruction files, and the models that they are for; the others are for all models. */
const INSTRUCTIONS: Readonly<Record<string, Readonly<{ name: string; family?: RegExp }>>> = {
  "agents.md": { name: "agents" },
  "agent.md": { name: "agents" },
  "claude.md": { name: "claude", family: /claude/i },
  "gemini.md": { name: "gemini", family: /gemini/i },
};
const ROOT_ONLY: Readonly<Record<string, string>> = {
  ".cursorrules": "cursorrules",
  ".github/copilot-instructions.md": "copilot",
  ".agents/memory.md": "memory",
  "memory.md": "memory",
};

/** Whether the file has what is remembered of a repository from thread to thread. */
export function isMemoryFile(path: string): boolean {
  return ROOT_ONLY[path.toLowerCase()] === "memory";
}

/** Returns the files that are skills for this model, first by precedence, then by path. */
export function placesOf(paths: readonly string[], model: string): readonly SkillLocation[] {
  const candidates = paths.filter((path) => /\.md$|^\.cursorrules$/i.test(path)); // repositories have many other files
  const places = candidates.flatMap((path) => skillAt(path) ?? instructionsAt(path, model) ?? []);
  const roots = new Set(places.flatMap((place) => (place.kind === "agentskill" ? [`${place.root}/`] : [])));
  return places.filter((place) => place.kind !== "legacy" || !isInside(place.path, roots)).sort(byRank);
}

function byRank(a: SkillLocation, b: SkillLocation): number {
  return a.rank - b.rank || (a.path < b.path ? -1 : 1); // not by locale, because the order is part of the prompt
}

/** Whether the file belongs to one of the skills that have a folder. */
function isInside(path: string, roots: ReadonlySet<string>): boolean {
  return path.split("/").some((_, index, steps) => roots.has(`${steps.slice(0, index).join("/")}/`));
}

function skillAt(path: string): SkillLocation | undefined {
  const rank = FOLDERS.findIndex((folder) => path.startsWith(`${folder}/`));
  if (rank < 0) return undefined;
  const folder = `${FOLDERS[rank]}/`;
  const rest = path.slice(folder.length);
  const [, name] = /^([^/]+)\/skill\.md$/i.exec(rest) ?? [];
  if (name !== undefined) return { kind: "agentskill", path, rank, name, root: folder + name };
  const isOther = /(^|\/)(readme|skill)\.md$/i.test(rest);
  return isOther || !/\.md$/i.test(rest) ? undefined : { kind: "legacy", path, rank, name: rest.slice(0, -3) };
}

function instructionsAt(path: string, model: string): SkillLocation | undefined {
  const found = { kind: "instructions" as const, path, rank: FOLDERS.length };
  const only = ROOT_ONLY[path.toLowerCase()];
  if (only !== undefined) return { ...found, name: only, below: "" };
  const slash = path.lastIndexOf("/");
  const known = INSTRUCTIONS[path.slice(slash + 1).toLowerCase()];
  const isOurs = known && (known.family?.test(model) ?? true);
  if (!isOurs || path.split("/").includes("node_modules") || FOLDERS.some((folder) => path.startsWith(`${folder}/`))) {
    return undefined;
  }
  const below = path.slice(0, Math.max(0, slash));
  return { ...found, name: below === "" ? known.name : `${known.name}:${below}`, below };
}
