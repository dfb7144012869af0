/** Reads what the agent is told about a repository: only from the base commit and the inputs, never from a pull request. */
import { skillsInPrompt } from "../../../core/agent/agent-context.ts";
import type { MainAgent } from "../../../core/agent/main-agent.ts";
import type { Plugin, PluginParts } from "../../../core/agent/plugin.ts";
import { discoverSubAgents, type FoundSubAgents, MAIN_FILES, type SubAgent } from "../../../core/agent/sub-agent.ts";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { ExtensionSettings } from "../../../core/conversation/extension/extensions.ts";
import type { Event } from "../../../core/event/event.ts";
import { type HookConfig, mergeHooks, readHookConfig } from "../../../core/hook/hook-config.ts";
import type { RuleFile } from "../../../core/security/analyzers.ts";
import { type Discovery, discoverSkills, type SkillProblem } from "../../../core/skill/discovery.ts";
import {
  isMemoryFile,
  LARGEST_FILE,
  type Skill,
  type SkillSource,
  type SourceFile,
} from "../../../core/skill/skill.ts";
import type { Workspace } from "../../../core/workspace/workspace.ts";
import type { Publisher } from "../../../git/publisher.ts";
import type { GitHub } from "../../../github/client.ts";
import { plain } from "../../../github/read/text/untrusted.ts";
import type { Trigger } from "../../../github/read/trigger/trigger.ts";
import { Fault } from "../../../lib/fault.ts";
import { count } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import type { BlockedByHook, KnowledgeFacts } from "../../../render/report/reading-facts.ts";
import type { Inputs } from "../../../runner/input/inputs.ts";
import { type CommitFiles, commitFiles, readNamedFile } from "../../admit/named-file.ts";
import type { StartingPoint } from "../../goal.ts";
import { isConfiguration, RULE_FILE, rulesIn } from "./configuration.ts";
import type { BroughtSkills } from "./skills-from.ts";

export type Knowledge = Readonly<{
  /** The commit that all of this was read from. */
  commit: string;
  /** Its files, for inputs that name one. */
  named: CommitFiles;
  source: SkillSource;
  skills: readonly Skill[];
  /** The files that all of this was read from, for the log. */
  files: readonly SourceFile[];
  /** The path of the file for remembered facts; undefined if it would not be read. */
  memoryFile: string | undefined;
  hooks: HookConfig | undefined;
  /** Rules about what the agent may do. They are added to the built-in ones. */
  rules: RuleFile | undefined;
  plugins: readonly Plugin[];
  /** Skills of other repositories that the workflow names. */
  brought: readonly BroughtSkills[];
  /**
   * The sub-agents that can be called: the built-in ones, replaced by those of the base commit, replaced by those of
   * plugins.
   */
  agents: readonly SubAgent[];
  /** The definition of the agent itself, on the base commit. */
  main: MainAgent | undefined;
  /** Replaces the built-in system prompt. */
  systemPrompt: string | undefined;
  /** How many files that can instruct agents are new or different on the working branch. */
  changedByHead: number;
  /** The parts that were left out or cut, and why. Each `problem` completes a sentence that starts with the path. */
  problems: readonly SkillProblem[];
}>;

type KnowledgeSources = Readonly<{
  publisher: Publisher;
  startingPoint: StartingPoint;
  serverUrl: string;
  github: GitHub;
  workspace: string;
  /** Is told that the base branch does not exist any more. */
  onBaseGone?: () => void;
}>;

/** Throws a "config" Fault if an input names something that the base commit does not have. */
export async function readKnowledge(inputs: Inputs, place: KnowledgeSources): Promise<Knowledge> {
  const { publisher, startingPoint, workspace } = place;
  const commit = await baseOf(place);
  const source = publisher.filesOf(commit);
  const named = commitFiles(commit, source, workspace);
  const plugins = inputs.plugins ? await (await import("./plugins.ts")).openPlugins(inputs, { ...place, source }) : [];
  const brought = await skillsFromOf(inputs, place);
  const parts = plugins.length > 0 ? (await loadPlugins()).together(plugins) : NO_PARTS;
  const found = await skillsOf(inputs, source, { parts, brought });
  const hooks = inputs.hooks ? [...(await hooksOf(source)), ...parts.hooks] : [];
  const subAgentServers = inputs["sub-agents"] ? await discoverSubAgents(source, parts.agents) : NO_SUB_AGENTS;
  const main = await mainAgentIn(source);
  const rules = await rulesIn(source);
  const silent = inputs.hooks && hooks.length === 0 ? [NO_HOOKS] : [];
  return {
    commit,
    source,
    named,
    ...found,
    files: await withSettings(found.files, source, [
      ...[main?.source, rules && RULE_FILE, inputs["system-prompt-file"], inputs.hooks && (await hookFileIn(source))],
      ...subAgentServers.agents.map((agent) => agent.source),
    ]),
    hooks: mergeHooks(hooks),
    rules,
    plugins,
    brought,
    agents: subAgentServers.agents,
    main,
    systemPrompt: await systemPromptOf(inputs["system-prompt-file"], named),
    changedByHead: await changedByHead(
      source,
      commit === startingPoint.head ? source : publisher.filesOf(startingPoint.head),
    ),
    problems: [
      ...found.problems,
      ...subAgentServers.problems,
      ...silent,
      ...brought.flatMap(({ problems }) => problems),
      ...parts.problems,
    ],
  };
}

const NO_PARTS: PluginParts = { skills: [], agents: [], hooks: [], problems: [] };

/** Most workflows name no plugins and no skills of other repositories, and load nothing of this. */
const loadPlugins = () => import("../../../core/agent/plugin.ts");

/** Most repositories have none, and load nothing of it. */
async function mainAgentIn(source: SkillSource): Promise<MainAgent | undefined> {
  const files = new Map((await source.list()).map((file) => [file.path, file]));
  const [file] = MAIN_FILES.flatMap((path) => files.get(path) ?? []);
  return file && (await import("../../../core/agent/main-agent.ts")).openMainAgent(source, file);
}

/** With the files at the paths. Those of plugins from other repositories are not here, so the log names the plugin. */
async function withSettings(files: readonly SourceFile[], source: SkillSource, paths: readonly unknown[]) {
  return [...files, ...(await source.list()).filter((file) => paths.includes(file.path) && !files.includes(file))];
}

const NO_SUB_AGENTS: FoundSubAgents = { agents: [], problems: [] };

/** The instructions for this conversation that follow from it, as text. `memoryFile`: where the agent may propose lines. */
export function instructionsOf({ changedByHead }: Pick<Knowledge, "changedByHead">, memoryFile?: string): string {
  return [
    changedByHead === 0 ? "" : prompt("changed-by-head", { files: count(changedByHead, "file") }),
    memoryFile === undefined ? "" : prompt("memory-propose", { path: memoryFile }),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The checked-out commit if it is the base branch's head, otherwise the head of the base branch now, or as it was last. */
async function baseOf({ publisher, startingPoint: { pull, branch, head, goal }, onBaseGone }: KnowledgeSources) {
  if (pull === undefined && branch === goal.base) return head;
  const { commit, isGone } = await publisher.fetchBranch(goal.base, pull?.base.sha);
  if (isGone) onBaseGone?.();
  return commit;
}

type FoundKnowledge = Pick<Knowledge, "skills" | "files" | "problems" | "memoryFile">;

async function skillsFromOf({ skills, "skills-from": sources, model }: Inputs, place: KnowledgeSources) {
  return sources && skills !== false
    ? (await import("./skills-from.ts")).readSkillsFrom(sources, { ...place, model })
    : [];
}

/** A plugin's skill replaces the repository's, and that replaces one from another repository. */
async function skillsOf(
  { skills: choice, model, memory }: Inputs,
  source: SkillSource,
  { parts, brought }: Pick<Knowledge, "brought"> & Readonly<{ parts: Pick<PluginParts, "skills"> }>,
): Promise<FoundKnowledge> {
  if (choice === false) return { skills: [], files: [], problems: [], memoryFile: undefined };
  const explicit = parts.skills;
  const own = await discoverSkills(memory === "none" ? withoutMemory(source) : source, { model, explicit });
  const all = [...brought.flatMap(({ skills }) => skills), ...own.skills];
  const named = brought.length > 0 ? (await loadPlugins()).lastNamed(all) : all;
  const others = named.filter((skill) => !own.skills.includes(skill));
  const found = { ...own, skills: [...own.skills, ...others] };
  const [memoryFile = MEMORY_FILE] = (await source.list())
    .map(({ path }) => path)
    .filter(isMemoryFile)
    .sort();
  if (choice === true) return { ...found, memoryFile };
  return { ...chosen(found, choice), memoryFile: choice.includes("memory") ? memoryFile : undefined };
}

const MEMORY_FILE = ".agents/memory.md";

function withoutMemory(source: SkillSource): SkillSource {
  return { ...source, list: async () => (await source.list()).filter(({ path }) => !isMemoryFile(path)) };
}

function chosen({ skills, files, problems }: Discovery, names: readonly string[]): Discovery {
  const missing = names.filter((name) => !skills.some((skill) => skill.name === name));
  const notes = missing.map((name) => ({
    path: name,
    problem: "is named in the input `skills`, but there is no such skill",
  }));
  return { skills: skills.filter(({ name }) => names.includes(name)), files, problems: [...problems, ...notes] };
}

/** The first file that exists is used. */
const HOOK_FILES = [".agents/hooks.json", ".openhands/hooks.json"];

async function hookFileIn(source: SkillSource): Promise<string | undefined> {
  const files = await source.list();
  return HOOK_FILES.find((file) => files.some((each) => each.path === file));
}

async function hooksOf(source: SkillSource): Promise<readonly HookConfig[]> {
  const path = await hookFileIn(source);
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

async function systemPromptOf(path: string | undefined, files: CommitFiles): Promise<string | undefined> {
  if (path === undefined) return undefined;
  return readNamedFile(files, { input: "system-prompt-file", path, largest: LARGEST_FILE });
}

/** Files that are new or different in the head. Deleted files are not counted: they cannot instruct anybody. */
async function changedByHead(base: SkillSource, head: SkillSource): Promise<number> {
  if (base === head) return 0;
  const known = new Map((await base.list()).map(({ path, id }) => [path, id]));
  return (await head.list()).filter(({ path, id }) => isConfiguration(path) && known.get(path) !== id).length;
}

type ConversationPlace = Readonly<{
  /** Hooks run here. */
  workspace: Workspace;
  /** A run that only reads has no work that a `Stop` hook could judge. */
  isReading: boolean;
  trigger: Pick<Trigger, "request">;
  /** Stops a running hook. */
  over: AbortSignal;
}>;

/**
 * Gives a conversation the skills that requests and files activate, and the hooks, which run in the sandbox. Only the
 * request of the permitted person activates skills by keyword; the rest of the thread does not.
 */
export function extensionsFor({ skills, hooks }: Knowledge, place: ConversationPlace): ExtensionSettings {
  const words = plain(place.trigger.request);
  return {
    knowledge: { skills, prompted: skillsInPrompt(skills), requestIn: () => words },
    hooks: hooks && {
      config: place.isReading ? { ...hooks, Stop: [] } : hooks,
      run: async (call) => {
        const { hooksIn } = await import("../../../core/hook/run-hooks.ts");
        return hooksIn(place.workspace, place.over)(call);
      },
    },
  };
}

/** Throws a "denied" Fault if a hook blocks the request. Otherwise the request would stay unanswered without an explanation. */
export function requireNotBlocked({ log, state }: Pick<Conversation, "log" | "state">): void {
  const request = [...log].findLast((event) => event.kind === "MessageEvent" && event.source === "user");
  const reason = request && state.fields.blocked_messages[request.id];
  if (reason === undefined) return;
  throw new Fault("denied", `A hook of this repository does not allow the request: ${reason}`, {
    hint: "Ask in other words, or change the hook for UserPromptSubmit on the base branch.",
  });
}

/** The activated skills and the results of hooks, for the report. */
export function knowledgeFacts({ state, log }: Pick<Conversation, "state" | "log">): KnowledgeFacts {
  const { activated_knowledge_skills, activated_path_rules, invoked_skills } = state.fields;
  const ran = [...log].flatMap(hookOf);
  return {
    skills: [...new Set([...activated_knowledge_skills, ...activated_path_rules, ...invoked_skills])],
    hooksRun: ran.length,
    blocked: ran.flatMap((end) => end ?? []),
  };
}

/** Returns a hook's block as one element, undefined if it blocked nothing; no element for events of other kinds. */
function hookOf(event: Event): readonly (BlockedByHook | undefined)[] {
  if (event.kind !== "HookExecutionEvent") return [];
  const { hook_event_type, blocked, reason = "" } = event;
  return [blocked ? { event: hook_event_type, reason } : undefined];
}
