/** Finds the sub-agents: the built-in ones, and those of the repository, which take precedence. */
import { prompt } from "../../../prompts.ts";
import type { SkillProblem } from "../../skill/discovery.ts";
import { LARGEST_FILE, type SkillSource } from "../../skill/skill.ts";

import { readSubAgent, type SubAgent } from "./sub-agent.ts";

const BUILT_IN = ["general-purpose", "code-explorer", "bash-runner", "reviewer"] as const;

export function builtInSubAgents(): readonly SubAgent[] {
  return BUILT_IN.map((name) => {
    const { source: _, ...agent } = readSubAgent(name, prompt(`sub-agents/${name}`));
    return agent;
  });
}

/** The sources are in order of precedence. */
const FOLDERS = [".agents/agents", ".openhands/agents"];
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
  const files = (await source.list()).filter(({ path }) => rankOf(path) >= 0);
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
