/** What a skill is: words for the agent about one thing, and when they are for it. In the OpenHands shape. */

import { posix } from "node:path";
import { z } from "zod";
import { Json } from "../event/envelope.ts";

const texts = z.array(z.string()).readonly();

/** Words in what the user says, the same for a job that takes inputs, or the files that a rule is about. */
export const Trigger = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("keyword"), keywords: texts }).readonly(),
  z.strictObject({ type: z.literal("task"), triggers: texts }).readonly(),
  z.strictObject({ type: z.literal("path"), paths: texts }).readonly(),
]);
export type Trigger = z.infer<typeof Trigger>;

export const SkillInput = z.object({ name: z.string(), description: z.string().default("") }).readonly();

/** Files that come with a skill; paths are relative to `skill_root`, which is relative to the repository. */
export const SkillResources = z
  .strictObject({ skill_root: z.string(), scripts: texts, references: texts, assets: texts })
  .readonly();
export type SkillResources = z.infer<typeof SkillResources>;

/** Without a trigger it is always on; in the AgentSkills format it is listed, and its words are fetched when needed. */
export const Skill = z
  .strictObject({
    name: z.string().min(1),
    content: z.string(),
    trigger: Trigger.nullable().default(null),
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

/** Whether its words stand in the prompt from the beginning. */
export function isStanding({ trigger, is_agentskills_format }: Skill): boolean {
  return trigger === null && !is_agentskills_format;
}

/** Whether the agent is told of it and may fetch its words. */
export function isListed({ is_agentskills_format, disable_model_invocation }: Skill): boolean {
  return is_agentskills_format && !disable_model_invocation;
}

/** Of what is read: skills, bytes of one file, files listed for one skill, characters of a description. */
export const MOST_SKILLS = 300;
export const LARGEST_FILE = 100_000;
export const MOST_RESOURCES = 100;
export const LONGEST_DESCRIPTION = 1024;

/**
 * Of what is shown, in characters. The first two are what a prompt can grow by: together with our own words and tools less
 * than 8,000 tokens, however many skills there are.
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
  /** The texts of these files by path, all at once, since each reading may be a process. What cannot be read is missing. */
  read(paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** A skill, and the words or the file that it was called by. */
export type Activation = Readonly<{ skill: Skill; by: string }>;

/** The skills that these words of the user's name: as whole words, in whatever case, each skill once. */
export function skillsNamed(words: string, skills: readonly Skill[]): readonly Activation[] {
  return skills.flatMap((skill) => {
    const by = triggersOf(skill).find((trigger) => isNamed(trigger, words));
    return by === undefined ? [] : [{ skill, by }];
  });
}

function triggersOf({ trigger }: Skill): readonly string[] {
  if (trigger?.type === "keyword") return trigger.keywords;
  return trigger?.type === "task" ? trigger.triggers : [];
}

// The words of the two are compared as they are first: it is cheap, and nearly always the end of it.
function isNamed(trigger: string, words: string): boolean {
  if (trigger.trim() === "" || !words.toLowerCase().includes(trigger.toLowerCase())) return false;
  const literal = trigger.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "iu").test(words);
}

/** The rules for a file, by its path in the repository. */
export function rulesFor(path: string, skills: readonly Skill[]): readonly Activation[] {
  return skills.flatMap((skill) => {
    const isMeant = skill.trigger?.type === "path" && skill.trigger.paths.some((pattern) => isMatch(path, pattern));
    return isMeant ? [{ skill, by: path }] : [];
  });
}

/** A pattern without a slash is about names of files in whatever folder. */
function isMatch(path: string, pattern: string): boolean {
  if (pattern.endsWith("/**")) {
    const folder = pattern.slice(0, -3); // compared as it is: names of folders may look like patterns
    if (path === folder || path.startsWith(`${folder}/`)) return true;
  }
  const subject = pattern.includes("/") ? path : posix.basename(path);
  return posix.matchesGlob(subject, pattern.replace(/^\.?\//, ""));
}

/** The path in the repository of a file that a tool was given; undefined for what is not inside. */
export function pathInside(workingDir: string, path: string): string | undefined {
  const inside = posix.relative(workingDir, posix.resolve(workingDir, path));
  return inside === "" || inside === ".." || inside.startsWith("../") ? undefined : inside;
}
