/**
 * Defines an agent that others can call (its prompt and what it may use, as a Markdown file), and finds such agents:
 * built-in ones, which those of the repository replace.
 */
import { basename } from "node:path";
import { z } from "zod";
import { fieldProblems } from "../../lib/field-problems.ts";
import { prompt } from "../../prompts.ts";
import { Json } from "../event/envelope.ts";
import { HookConfig } from "../hook/hook-config.ts";
import type { SkillProblem } from "../skill/discovery.ts";
import { readStrictFrontmatter } from "../skill/frontmatter.ts";
import { isStanding, LARGEST_FILE, type Skill, type SkillSource } from "../skill/skill.ts";
import { isChange, isMixed, plainToolName, removedTools } from "../tool/registry.ts";
import type { Annotations, Tool } from "../tool/tool.ts";
import { AgentSettings } from "./agent.ts";

export const nameList = z
  .union([z.array(z.string()), z.string().transform((line) => line.split(","))])
  .transform((list) => list.map((name) => name.trim()).filter((name) => name !== ""))
  .readonly();

const servers = z.record(z.string(), Json).readonly();

const MIXED = "It has either names, or changes such as +browser and -glob, but not both.";

/** `null` and missing fields are inherited from the caller. */
export const SubAgent = z
  .object({
    name: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/i, "It has to be one word of letters, digits and dashes."),
    description: z.string().default(""),
    /** The name of a model, or `inherit`. */
    model: z.string().default("inherit"),
    /** The names of all its tools, or changes of its caller's usual ones: `+browser`, `-glob`. */
    tools: nameList.refine((entries) => !isMixed(entries), MIXED).optional(),
    skills: nameList.prefault([]),
    max_iteration_per_run: z.int().min(1).optional(),
    /** US dollars. */
    max_budget_per_run: z.number().positive().optional(),
    hooks: HookConfig.optional(),
    /** Whether the workspace refuses writes by the file tools. */
    read_only: z.boolean().default(false),
    /** The runner of the sub-agent never lets this be less strict than the caller's. */
    permission_mode: z.enum(["always_confirm", "never_confirm", "confirm_risky"]).nullable().default(null),
    /** Names of the caller's servers, or servers by name. The runner of the sub-agent knows the format. */
    mcp_servers: z.union([nameList, servers]).optional(),
    mcp_config: servers.optional(),
    ...AgentSettings.unwrap().shape,
    /** Text that is added to the system prompt. */
    system_prompt_suffix: z.string().min(1, "It says nothing."),
    /** The path of its file in the repository. */
    source: z.string().optional(),
  })
  .readonly();
export type SubAgent = z.infer<typeof SubAgent>;

/** Throws an Error with a short reason if the definition is invalid. The default name is the name of the file. */
export function readSubAgent(path: string, file: string): SubAgent {
  const { fields, body } = readStrictFrontmatter(file);
  const given = Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null));
  const named = { name: basename(path).replace(/\.md$/i, ""), ...given };
  const agent = SubAgent.safeParse({ ...named, system_prompt_suffix: body, source: path });
  if (agent.success) return agent.data;
  throw new Error(fieldProblems(agent.error));
}

const ALWAYS: ReadonlySet<string> = new Set(["finish"]);

const LOOKS: Annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/**
 * These tools can also view. Only the workspace can restrict them to that, so the runner provides one that cannot be
 * written.
 */
const ONLY_VIEWS: ReadonlySet<string> = new Set(["file_editor"]);

/**
 * Selects the tools of a sub-agent. Returns all of `tools`, unless the definition names some or removes some. A
 * read-only sub-agent gets only tools that declare that they only read.
 */
export function toolsFor({ tools: names, read_only }: SubAgent, tools: readonly Tool[]): readonly Tool[] {
  const named = tools.filter(({ name }) => ALWAYS.has(name) || isNamed(name, names));
  if (!read_only) return named;
  return named.flatMap((tool) => {
    if (ONLY_VIEWS.has(tool.name)) return [Object.freeze({ ...tool, annotations: LOOKS })];
    return tool.annotations.readOnlyHint ? [tool] : [];
  });
}

function isNamed(name: string, entries: readonly string[] | undefined): boolean {
  if (entries === undefined) return true;
  return isChange(entries) ? !removedTools(entries).includes(name) : entries.map(plainToolName).includes(name);
}

/** Returns all of `skills` unless the definition names some, and always those that apply to every agent. */
export function skillsFor({ skills: names }: Pick<SubAgent, "skills">, skills: readonly Skill[]): readonly Skill[] {
  return names.length === 0 ? skills : skills.filter((skill) => isStanding(skill) || names.includes(skill.name));
}

const BUILT_IN = ["general-purpose", "code-explorer", "bash-runner", "reviewer"] as const;

export function builtInSubAgents(): readonly SubAgent[] {
  return BUILT_IN.map((name) => {
    const { source: _, ...agent } = readSubAgent(name, prompt(`sub-agents/${name}`));
    return agent;
  });
}

/** In order of precedence. */
const FOLDERS = [".agents/agents", ".openhands/agents"];

/** Definitions of the agent itself, in order of precedence. */
export const MAIN_FILES: readonly string[] = FOLDERS.map((folder) => `${folder}/main.md`);
const MOST_AGENTS = 50;

export type FoundSubAgents = Readonly<{ agents: readonly SubAgent[]; problems: readonly SkillProblem[] }>;

/**
 * Each name occurs once. `explicit` definitions take precedence over the repository's, and those over the built-in
 * ones.
 */
export async function discoverSubAgents(
  source: SkillSource,
  explicit: readonly SubAgent[] = [],
): Promise<FoundSubAgents> {
  const problems: SkillProblem[] = [];
  const agents = new Map(explicit.map((agent) => [agent.name, agent]));
  const paths = await pathsIn(source, problems);
  const texts = await source.read(paths);
  for (const path of paths) {
    const agent = read(path, texts.get(path), problems);
    const other = agent && agents.get(agent.name);
    if (other)
      problems.push({ path, problem: `is not used: ${other.source ?? "another"} has the name ${other.name} too` });
    else if (agent) agents.set(agent.name, agent);
  }
  for (const agent of builtInSubAgents()) if (!agents.has(agent.name)) agents.set(agent.name, agent);
  return { agents: [...agents.values()], problems };
}

async function pathsIn(source: SkillSource, problems: SkillProblem[]): Promise<readonly string[]> {
  const files = (await source.list()).filter(({ path }) => rankOf(path) >= 0 && !MAIN_FILES.includes(path));
  const ordered = files.sort((a, b) => rankOf(a.path) - rankOf(b.path) || (a.path < b.path ? -1 : 1));
  const tooLarge = ordered.filter(({ size }) => size > LARGEST_FILE);
  const beyond = ordered.filter((file) => !tooLarge.includes(file)).slice(MOST_AGENTS);
  for (const { path } of tooLarge)
    problems.push({ path, problem: `has more than the ${LARGEST_FILE} bytes that are read` });
  for (const { path } of beyond) problems.push({ path, problem: `is beyond the ${MOST_AGENTS} that are read` });
  return ordered.filter((file) => !tooLarge.includes(file) && !beyond.includes(file)).map(({ path }) => path);
}

function rankOf(path: string): number {
  return FOLDERS.findIndex(
    (folder) => /^[^/]+\.md$/i.test(path.slice(folder.length + 1)) && path.startsWith(`${folder}/`),
  );
}

function read(path: string, text: string | undefined, problems: SkillProblem[]): SubAgent | undefined {
  try {
    if (text === undefined) throw new Error("it could not be read");
    return readSubAgent(path, text);
  } catch (error) {
    problems.push({ path, problem: `is not used: ${error instanceof Error ? error.message : String(error)}` });
    return undefined;
  }
}
