/** Builds the agent of a run from its models, its tools and its prompts. */
import {
  type Agent,
  agentOf,
  type FinishSchema,
  inputLimitOf,
  joinSettings,
  partsFrom,
} from "../../core/agent/agent.ts";
import { agentContext } from "../../core/agent/agent-context.ts";
import { type SubAgent, skillsFor, toolsFor } from "../../core/agent/sub-agent.ts";
import { earlierSettings, earlierTools } from "../../core/conversation/state/read-state.ts";
import type { FileStore } from "../../core/event/file-store.ts";
import type { CompletionLog } from "../../core/model/completion-log.ts";
import type { Silence, TokenSource } from "../../core/model/endpoint.ts";
import { tableDaysIfOld } from "../../core/model/features/model-table.ts";
import type { Model } from "../../core/model/model.ts";
import {
  listedModels,
  type ModelSettings,
  openModel,
  seesImages,
  unpricedModels,
} from "../../core/model/open-model.ts";
import type { Wait } from "../../core/model/retry.ts";
import { describeSecrets } from "../../core/secret/secret-registry.ts";
import { isListed, type Skill } from "../../core/skill/skill.ts";
import type { Tool } from "../../core/tool/tool.ts";
import { Fault } from "../../lib/fault.ts";
import { once } from "../../lib/once.ts";
import { oneLine } from "../../lib/text.ts";
import { pageText } from "../../markdown/shown/rendered.ts";
import { prompt } from "../../prompts.ts";
import { printChange, printNotice, printWait } from "../../runner/console.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { World } from "../../runner/world.ts";
import {
  type Descriptions,
  described,
  descriptionsFor,
  EDITORS,
  REVIEW_TOOLS,
  type ToolSettings,
  toolsNamed,
  usualNames,
} from "../../tools/standard-tools.ts";
import type { ReviewContext } from "../goal.ts";
import { allowTools, earlierOwnTools, ownTools, withoutWriting } from "./allowed-tools.ts";
import type { azureToken } from "./azure-token.ts";
import { instructionsOf, type Knowledge } from "./knowledge/knowledge.ts";

export type AgentOptions = Readonly<{
  inputs: Inputs;
  world: World;
  conversationId: string;
  repository: string;
  workspace: string;
  branch: string;
  knowledge: Pick<Knowledge, "skills" | "agents" | "systemPrompt" | "changedByHead"> & Partial<Pick<Knowledge, "main">>;
  completionLog: CompletionLog | undefined;
  /** The log of the agent's conversation, if an earlier run began it. */
  store: FileStore;
  /** Tools in addition to the standard ones. */
  added?: readonly Tool[];
  /** The schema of the data that the agent returns in addition to its answer. */
  finishSchema?: FinishSchema | undefined;
  /** The context of a review. With it the agent only reads and reports findings. */
  review?: ReviewContext | undefined;
  /** Tools with which the agent proposes changes on GitHub, or reads more of GitHub. */
  proposing?: readonly Tool[] | undefined;
  /** Rules that may send the main agent back. */
  finish?:
    | ((models: Readonly<{ reviewer: Model }>) => Partial<Pick<Agent, "critic" | "iterativeRefinement">> | undefined)
    | undefined;
  /** The workspace is read-only. */
  isReading?: boolean;
  /** Tools that cannot be used in this workspace. */
  unusable?: readonly string[];
  /** More of what the standard tools do. */
  toolSettings?: Partial<ToolSettings> | undefined;
  /** Whether a person can approve hosts that commands cannot reach. */
  isNetworkOffered?: boolean;
  /** The memory file for which the agent may propose lines. */
  memoryFile?: string | undefined;
  /** The definition of a sub-agent. A sub-agent calls no other sub-agents. */
  as?: SubAgent | undefined;
  /** Called when a request to a model has to wait, in addition to a line in the job log. */
  onWait?: ((wait: Wait) => void) | undefined;
  /** Called if a model has sent nothing when the run ends. */
  onSilence?: ((silence: Silence) => void) | undefined;
  /** Adds to a tool what the host notes of its calls. */
  watched?: (tool: Tool) => Tool;
}>;

/** Throws a "config" Fault if a limit on cost cannot be enforced. */
export async function standardAgent(options: AgentOptions): Promise<Agent> {
  const { inputs, world, completionLog, finishSchema, as, onWait, onSilence, knowledge, store, ...place } = options;
  const settings = modelFor(as, modelSettings(inputs, place.conversationId, world));
  if (typeof inputs["max-budget-usd"] === "number") requirePrices(settings);
  if (knowledge.main?.max_budget_per_run !== undefined) requirePrices(settings, "max_budget_per_run");
  const { fetch, clock, sleep, random } = world;
  const told = (wait: Wait) => {
    printWait(wait);
    onWait?.(wait);
  };
  const retries = { sleep, random, onWait: told, onChange: printChange, onSilence };
  const models = openModel(settings, { fetch, clock, completionLog, ...retries });
  const { repository, workspace, branch } = place;
  const { systemPrompt } = knowledge;
  const definition = as ?? knowledge.main;
  const skills = definition ? skillsFor(definition, knowledge.skills) : knowledge.skills;
  const { features } = models.default;
  const inputLimit = inputLimitOf(features);
  const descriptions = descriptionsFor(settings.model, features.context_window);
  return agentOf({
    model: models.default,
    smallModel: models.title,
    ...partsFrom(joinSettings(earlierSettings(store), definition), models.condenser),
    ...(inputLimit !== undefined && { inputLimit }),
    ...(finishSchema && { finishSchema }),
    ...(as ? {} : options.finish?.({ reviewer: models.critic })),
    tools: await chosenTools(options, { model: settings.model, descriptions, skills }),
    ...agentContext({
      skills,
      systemPrompt,
      systemPromptSuffix: [inputs["system-prompt-suffix"], definition?.system_prompt_suffix]
        .filter(Boolean)
        .join("\n\n"),
      instructions: instructionsOf(knowledge, as ? undefined : options.memoryFile),
      secrets: describeSecrets(inputs.secrets ?? {}),
      place: { repository, workspace, branch },
      date: world.now().toISOString().slice(0, 10),
    }),
  });
}

/** Returns whether the agent's model takes images. */
export function agentSees(inputs: Inputs): boolean {
  return seesImages(ofModels(inputs));
}

type PromptSettings = Readonly<{ model: string; descriptions: Descriptions; skills: readonly Skill[] }>;

async function chosenTools(
  options: AgentOptions,
  { model, descriptions, skills }: PromptSettings,
): Promise<readonly Tool[]> {
  const { inputs, store, review, as, unusable = [], knowledge, watched = (tool) => tool } = options;
  const { "allowed-tools": allowed, tools: changes } = inputs;
  const isReviewing = review !== undefined && !as;
  const usual = isReviewing ? REVIEW_TOOLS : [...usualNames(model), ...(options.isReading ? ["file_editor"] : [])];
  const without = isReviewing ? [...unusable, ...EDITORS] : unusable;
  const main = as ? undefined : knowledge.main;
  const own = ownTools({ allowed, changes, defined: as?.tools, main, usual, without, store });
  const had = review ? [] : earlierOwnTools(store);
  const standard = await toolsNamed([...own, ...had], descriptions, {
    toMarkdown: async (html) => pageText(html),
    ...options.toolSettings,
  });
  const all = [
    ...(await toolsOf(options, { standard: standard.map(watched), descriptions })),
    ...(await skillTools(skills, inputs["skill-commands"] && options.isReading !== true)),
  ];
  const allowedTools = allowTools(all, { own, allowed, changes, main, store });
  return options.isReading ? withoutWriting(allowedTools) : allowedTools;
}

/** Many repositories have no skills, and load nothing for them. */
async function skillTools(skills: readonly Skill[], inlineCommands: boolean): Promise<readonly Tool[]> {
  if (!skills.some(isListed)) return [];
  return (await import("../../tools/invoke-skill.ts")).invokeSkill({ skills, inlineCommands });
}

async function toolsOf(
  options: AgentOptions,
  { standard, descriptions }: Readonly<{ standard: readonly Tool[]; descriptions: Descriptions }>,
): Promise<readonly Tool[]> {
  const { knowledge, review, as, added = [], proposing = [] } = options;
  // A review gets only the read-only tools of servers, because the others can change things elsewhere.
  const foreign = review ? added.filter(({ annotations }) => annotations.readOnlyHint) : added;
  const reviewing = review ? await reviewTools(review, descriptions, as !== undefined) : [];
  if (as) return toolsFor(as, [...standard, ...reviewing, ...foreign]);
  return [
    ...reviewing,
    ...standard,
    ...(await networkTools(options, descriptions)),
    ...proposing,
    ...foreign,
    ...(await callingTools(knowledge.agents, descriptions)),
  ];
}

/** Most workflows have no sub-agents, and load nothing for them. */
async function callingTools(kinds: readonly SubAgent[], descriptions: Descriptions): Promise<readonly Tool[]> {
  if (kinds.length === 0) return [];
  return (await import("../../tools/sub-agent-tools.ts")).subAgentTools({ kinds, descriptions });
}

/** A conversation that had the tool keeps it. The tool is closed if nobody can approve anything. */
async function networkTools(
  { isNetworkOffered = false, store }: AgentOptions,
  descriptions: Descriptions,
): Promise<readonly Tool[]> {
  if (!isNetworkOffered && !earlierTools(store).includes("request_network")) return [];
  const { requestNetwork } = await import("../../tools/request-network.ts");
  const tool = described(requestNetwork(), descriptions);
  return [isNetworkOffered ? tool : Object.freeze({ ...tool, closed: prompt("network-closed") })];
}

/** The features that the workflow states are those of the run's model only. */
function modelFor(as: SubAgent | undefined, { overrides, ...settings }: ModelSettings): ModelSettings {
  if (!as || as.model === "inherit" || as.model === settings.model)
    return { ...settings, ...(overrides && { overrides }) };
  return { ...settings, model: as.model };
}

/** The settings of the inputs for the model and its endpoint. Without a key, the job signs in at Azure. */
export function modelSettings(
  inputs: Inputs,
  conversationId: string,
  desk: Pick<World, "env" | "fetch" | "clock">,
): ModelSettings {
  const { "api-key": apiKey, "azure-client-id": clientId = "", "azure-tenant-id": tenantId = "" } = inputs;
  return {
    ...ofModels(inputs),
    cacheKey: conversationId,
    apiKey: apiKey ?? tokenOfJob({ clientId, tenantId, baseUrl: inputs["base-url"] }, desk),
  };
}

/** Most workflows give a key, and load nothing of this. */
function tokenOfJob(...of: Parameters<typeof azureToken>): TokenSource {
  const source = once(async () => (await import("./azure-token.ts")).azureToken(...of));
  return async (signal) => (await source())(signal);
}

function ofModels(inputs: Inputs): Omit<ModelSettings, "apiKey"> {
  const { temperature, "reasoning-effort": reasoning_effort, "api-mode": api, "model-headers": headers } = inputs;
  return {
    model: inputs.model,
    baseUrl: inputs["base-url"],
    apiVersion: inputs["api-version"],
    ...(headers && { headers }),
    api: api === "auto" ? undefined : api,
    fallbackModels: inputs["fallback-models"] ?? [],
    visionModel: inputs["vision-model"],
    smallModel: inputs["small-model"],
    overrides: {
      ...inputs["model-features"],
      ...(temperature !== undefined && { temperature }),
      ...(reasoning_effort !== undefined && { reasoning_effort }),
    },
  };
}

/** A sub-agent reads the diff, and the findings are its parent's. */
async function reviewTools({ diff, known }: ReviewContext, descriptions: Descriptions, isSubAgent: boolean) {
  const { readDiff } = await import("../../tools/review/review-tools.ts");
  if (isSubAgent) return [readDiff(diff)];
  const { closeFinding, reportFinding } = await import("../../tools/review/review-tools.ts");
  return [readDiff(diff), reportFinding(diff, known), closeFinding(known)].map((tool) => described(tool, descriptions));
}

type LimitName = "max-budget-usd" | "max_budget_per_run";

/** Throws a "config" Fault if a limit on cost cannot be enforced, because the price of a model is unknown. */
export function requirePrices(settings: ModelSettings, limit: LimitName = "max-budget-usd"): void {
  const [first, ...others] = unpricedModels(settings);
  if (first === undefined) return;
  const price =
    first === settings.model
      ? 'Put it into the `model-features` input, in dollars for a million tokens, e.g. {"price": {"input": 2, "output": 8}}'
      : "Leave that model out";
  const hint = `${price}, or leave \`${limit}\` empty: then tokens are limited instead.`;
  const unknown = `the price of ${quoted([first, ...others])} is unknown`;
  throw new Fault("config", `\`${limit}\` cannot be enforced: ${unknown}.`, { hint });
}

/** Prints a notice if prices are unknown or the table of prices is old, once for each conversation. */
export function warnAboutPrices(settings: ModelSettings, now: Date): void {
  const unpriced = unpricedModels(settings);
  if (unpriced.length > 0)
    printNotice(`The price of ${quoted(unpriced)} is unknown, so this run cannot be limited in dollars.`);
  const [days, listed] = [tableDaysIfOld(now), listedModels(settings)];
  if (days !== undefined && listed.length > 0)
    printNotice(`The price of ${quoted(listed)} is ${days} days old; check it with the provider.`);
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${oneLine(name, 200)}"`).join(", ");
}
