/**
 * Reads what an agent is told about a repository, from its base commit and the inputs only, never from the head of a
 * pull request.
 */
import type { Inputs } from "../../../action/runner/input/inputs.ts";
import { skillsInPrompt } from "../../../core/agent/agent-context.ts";
import { discoverSubAgents, type FoundSubAgents, type SubAgent } from "../../../core/agent/sub-agent.ts";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { ExtensionSettings } from "../../../core/conversation/extension/extensions.ts";
import type { Event } from "../../../core/event/event.ts";
import { type HookConfig, mergeHooks, readHookConfig } from "../../../core/hook/hook-config.ts";
import { hooksIn } from "../../../core/hook/run-hooks.ts";
import { type RuleFile, readRuleFile } from "../../../core/security/rule-file.ts";
import { discoverSkills, type SkillProblem } from "../../../core/skill/discovery.ts";
import { LARGEST_FILE, type Skill, type SkillSource, type SourceFile } from "../../../core/skill/skill.ts";
import type { Workspace } from "../../../core/workspace/workspace.ts";
import { isConfiguration } from "../../../github/read/file-at.ts";
import { plain } from "../../../github/read/text/untrusted.ts";
import type { Trigger } from "../../../github/read/trigger/trigger.ts";
import type { Publisher } from "../../../github/write/publisher.ts";
import type { BlockedByHook, KnowledgeFacts } from "../../../github/write/report/reading-facts.ts";
import { Fault } from "../../../lib/fault.ts";
import { count } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import type { StartingPoint } from "../../goal.ts";
import type { Plugin } from "./plugin.ts";

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

type Place = Readonly<{ publisher: Publisher; startingPoint: StartingPoint; serverUrl: string }>;

/** A "config" Fault for what an input asks for and the base commit does not have. */
export async function readKnowledge(inputs: Inputs, place: Place): Promise<Knowledge> {
  const { publisher, startingPoint } = place;
  const commit = await baseOf(place);
  const source = publisher.filesOf(commit);
  const plugins = inputs.plugins ? await (await import("./plugin.ts")).openPlugins(inputs, { ...place, source }) : [];
  const found = await skillsOf(inputs, source, plugins);
  const hooks = inputs.hooks ? [...(await hooksOf(source)), ...plugins.flatMap(({ hooks = [] }) => hooks)] : [];
  const subAgentServers = inputs["sub-agents"] ? await subAgentsOf(source, plugins) : NO_SUB_AGENTS;
  const silent = inputs.hooks && hooks.length === 0 ? [NO_HOOKS] : [];
  return {
    commit,
    source,
    ...found,
    hooks: mergeHooks(hooks),
    rules: await rulesIn(source),
    plugins,
    agents: subAgentServers.agents,
    systemPrompt: await systemPromptOf(inputs["system-prompt-file"], source, commit),
    changedByHead: await changedByHead(
      source,
      commit === startingPoint.head ? source : publisher.filesOf(startingPoint.head),
    ),
    problems: [
      ...found.problems,
      ...subAgentServers.problems,
      ...silent,
      ...plugins.flatMap(({ problems }) => problems),
    ],
  };
}

const NO_SUB_AGENTS: FoundSubAgents = { agents: [], problems: [] };

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
async function baseOf({ publisher, startingPoint: { pull, branch, head, goal } }: Place): Promise<string> {
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
  const notes = missing.map((name) => ({
    path: name,
    problem: "is named in the input `skills`, but there is no such skill",
  }));
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
    throw new Fault("config", `The hooks in ${path} cannot be used: the file is not JSON.`, {
      hint: "Fix that file on the base branch.",
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
    `The input \`system-prompt-file\` names ${path}, which is not a text file in the commit ${commit.slice(0, 7)}.`,
    {
      hint: `Put a text of at most ${LARGEST_FILE / 1000} kB there on the base branch, or leave the input empty.`,
    },
  );
}

/** Files that are new or other in the head; what is only gone cannot instruct anybody. */
async function changedByHead(base: SkillSource, head: SkillSource): Promise<number> {
  if (base === head) return 0;
  const known = new Map((await base.list()).map(({ path, id }) => [path, id]));
  return (await head.list()).filter(({ path, id }) => isConfiguration(path) && known.get(path) !== id).length;
}

const PATH = ".github/agent/rules.yml";
const LARGEST = 64_000;

/** Undefined where there are none. A "config" Fault for a file that cannot be read: rules are not left out in silence. */
export async function rulesIn(source: SkillSource): Promise<RuleFile | undefined> {
  const file = (await source.list()).find(({ path }) => path === PATH);
  if (!file) return undefined;
  const text = file.size <= LARGEST ? (await source.read([PATH])).get(PATH) : undefined;
  if (text !== undefined) return readRuleFile(text, PATH);
  throw new Fault("config", `The rules in ${PATH} are not a text file of at most ${LARGEST / 1000} kB.`, {
    hint: "Fix the file, or remove it.",
  });
}

/**
 * Gives a conversation what is known of the repository: skills that words and files call for, and hooks, which run in
 * the sandbox.
 */
type ConversationPlace = Readonly<{
  workspace: Workspace;
  trigger: Pick<Trigger, "request">;
  /** Cuts off whatever a hook is doing. */
  over: AbortSignal;
}>;

/** Only what the person who may ask has said calls for skills; the thread below it does not. */
export function extensionsFor({ skills, hooks }: Knowledge, place: ConversationPlace): ExtensionSettings {
  const words = plain(place.trigger.request);
  return {
    knowledge: { skills, prompted: skillsInPrompt(skills), requestIn: () => words },
    hooks: hooks && { config: hooks, run: hooksIn(place.workspace, place.over) },
  };
}

/** A "denied" Fault if a hook does not let the request through: it would not be answered, and nobody would know why. */
export function requireHeard({ log, state }: Pick<Conversation, "log" | "state">): void {
  const request = [...log].findLast((event) => event.kind === "MessageEvent" && event.source === "user");
  const reason = request && state.fields.blocked_messages[request.id];
  if (reason === undefined) return;
  throw new Fault("denied", `A hook of this repository does not allow the request: ${reason}`, {
    hint: "Ask in other words, or change the hook for UserPromptSubmit on the base branch.",
  });
}

/** What was called for, and what hooks said, for the report. */
export function knowledgeFacts({ state, log }: Pick<Conversation, "state" | "log">): KnowledgeFacts {
  const { activated_knowledge_skills, activated_path_rules, invoked_skills } = state.fields;
  const ran = [...log].flatMap(hookOf);
  return {
    skills: [...new Set([...activated_knowledge_skills, ...activated_path_rules, ...invoked_skills])],
    hooksRun: ran.length,
    blocked: ran.flatMap((end) => end ?? []),
  };
}

/** Of a hook that ran what it forbade, or undefined if that was nothing. */
function hookOf(event: Event): readonly (BlockedByHook | undefined)[] {
  if (event.kind !== "HookExecutionEvent") return [];
  const { hook_event_type, blocked, reason = "" } = event;
  return [blocked ? { event: hook_event_type, reason } : undefined];
}
