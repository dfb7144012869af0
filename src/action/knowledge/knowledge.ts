/** What an agent is to know of a repository, from its base commit and the inputs alone: never from the head of a pull request. */

import { discoverSubAgents, type FoundSubAgents } from "../../core/agent/sub-agent/discovery.ts";
import type { SubAgent } from "../../core/agent/sub-agent/sub-agent.ts";
import { type HookConfig, readHookConfig } from "../../core/hook/hook-config.ts";
import { mergeHooks } from "../../core/hook/merge-hooks.ts";
import type { RuleFile } from "../../core/security/rule-file.ts";
import { discoverSkills, type SkillProblem } from "../../core/skill/discovery.ts";
import { LARGEST_FILE } from "../../core/skill/limits.ts";
import type { Skill } from "../../core/skill/skill.ts";
import type { SkillSource, SourceFile } from "../../core/skill/source.ts";
import type { Publisher } from "../../github/write/publisher.ts";
import { Fault } from "../../lib/fault.ts";
import { count } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { Ground } from "../ground/ground.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import { changedByHead } from "./changed-by-head.ts";
import { openPlugins } from "./plugin/open-plugins.ts";
import type { Plugin } from "./plugin/plugin.ts";
import { rulesIn } from "./rules.ts";

export type Knowledge = Readonly<{
  /** The commit that it is from. */
  commit: string;
  source: SkillSource;
  skills: readonly Skill[];
  /** The files that skills were made of, for the record. */
  files: readonly SourceFile[];
  hooks: HookConfig | undefined;
  /** On what the agent may do; they add to ours. */
  rules: RuleFile | undefined;
  plugins: readonly Plugin[];
  /** Those that can be called: ours, over them those of the base commit, and over those what plugins bring. */
  agents: readonly SubAgent[];
  /** In place of our own. */
  systemPrompt: string | undefined;
  /** How many files of the kind that instructs agents are other on the branch that is worked on. */
  changedByHead: number;
  /** What was left out or cut, and why, in words that complete the path to a sentence. */
  problems: readonly SkillProblem[];
}>;

type Place = Readonly<{ publisher: Publisher; ground: Ground; serverUrl: string }>;

/** A "config" Fault for what an input asks for and the base commit does not have. */
export async function readKnowledge(inputs: Inputs, place: Place): Promise<Knowledge> {
  const { publisher, ground } = place;
  const commit = await baseOf(place);
  const source = publisher.filesOf(commit);
  const plugins = await openPlugins(inputs, { ...place, source });
  const found = await skillsOf(inputs, source, plugins);
  const hooks = inputs.hooks ? [...(await hooksOf(source)), ...plugins.flatMap(({ hooks = [] }) => hooks)] : [];
  const crew = inputs["sub-agents"] ? await subAgentsOf(source, plugins) : NO_CREW;
  const silent = inputs.hooks && hooks.length === 0 ? [NO_HOOKS] : [];
  return {
    commit,
    source,
    ...found,
    hooks: mergeHooks(hooks),
    rules: await rulesIn(source),
    plugins,
    agents: crew.agents,
    systemPrompt: await systemPromptOf(inputs["system-prompt-file"], source, commit),
    changedByHead: await changedByHead(source, commit === ground.head ? source : publisher.filesOf(ground.head)),
    problems: [...found.problems, ...crew.problems, ...silent, ...plugins.flatMap(({ problems }) => problems)],
  };
}

const NO_CREW: FoundSubAgents = { agents: [], problems: [] };

/** Of two plugins' agents with one name the later one's counts. */
function subAgentsOf(source: SkillSource, plugins: readonly Plugin[]): Promise<FoundSubAgents> {
  const agents = plugins.flatMap((plugin) => plugin.agents);
  return discoverSubAgents(source, [...new Map(agents.map((agent) => [agent.name, agent])).values()]);
}

/** What holds for this conversation because of it, in words. */
export function instructionsOf({ changedByHead }: Pick<Knowledge, "changedByHead">): string {
  return changedByHead === 0 ? "" : prompt("changed-by-head", { files: count(changedByHead, "file") });
}

/** What is checked out if that is the base branch itself, else where the base branch is now. */
async function baseOf({ publisher, ground: { pull, branch, head, goal } }: Place): Promise<string> {
  return pull === undefined && branch === goal.base ? head : publisher.fetchBranch(goal.base);
}

type Found = Pick<Knowledge, "skills" | "files" | "problems">;

/** Of two plugins' skills with one name the later one's counts, and over the repository's in any case. */
async function skillsOf(
  { skills: choice, model }: Inputs,
  source: SkillSource,
  plugins: readonly Plugin[],
): Promise<Found> {
  if (choice === false) return { skills: [], files: [], problems: [] };
  const brought = new Map(plugins.flatMap(({ skills }) => skills).map((skill) => [skill.name, skill]));
  const found = await discoverSkills(source, { model, explicit: [...brought.values()] });
  return choice === true ? found : chosen(found, choice);
}

function chosen({ skills, files, problems }: Found, names: readonly string[]): Found {
  const missing = names.filter((name) => !skills.some((skill) => skill.name === name));
  const notes = missing.map((name) => ({ path: name, problem: "is no skill, though the input `skills` names it" }));
  return { skills: skills.filter(({ name }) => names.includes(name)), files, problems: [...problems, ...notes] };
}

/** Of the first that is there. */
const HOOK_FILES = [".agents/hooks.json", ".openhands/hooks.json"];

async function hooksOf(source: SkillSource): Promise<readonly HookConfig[]> {
  const files = await source.list();
  const path = HOOK_FILES.find((file) => files.some((each) => each.path === file));
  if (path === undefined) return [];
  return [readHookConfig(parsed((await source.read([path])).get(path) ?? "", path), path)];
}

const NO_HOOKS = { path: HOOK_FILES.join(" or "), problem: "is not on the base branch, so `hooks: true` does nothing" };

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault("config", `The hooks in ${path} cannot be used: it is no JSON.`, {
      hint: "Mend that file.",
      cause,
    });
  }
}

async function systemPromptOf(path: string | undefined, source: SkillSource, commit: string) {
  if (path === undefined) return undefined;
  const file = (await source.list()).find((each) => each.path === path);
  const text = file && file.size <= LARGEST_FILE ? (await source.read([path])).get(path) : undefined;
  if (text?.trim()) return text;
  throw new Fault(
    "config",
    `The input \`system-prompt-file\` names ${path}, which is no text file of the commit ${commit.slice(0, 7)}.`,
    {
      hint: `Put a text of at most ${LARGEST_FILE / 1000} kB there on the base branch, or leave the input empty.`,
    },
  );
}
