/** Builds the agent of a run from its models, its tools and its prompts. */
import { printChange, printWait } from "../../action/runner/console.ts";
import type { Inputs } from "../../action/runner/input/inputs.ts";
import type { World } from "../../action/runner/world.ts";
import { type Agent, agentOf } from "../../core/agent/agent.ts";
import { agentContext } from "../../core/agent/agent-context.ts";
import { joinSettings, partsFrom } from "../../core/agent/agent-settings.ts";
import type { FinishSchema } from "../../core/agent/finish-schema.ts";
import { type SubAgent, skillsFor, toolsFor } from "../../core/agent/sub-agent.ts";
import { settingsHad, toolsHad } from "../../core/conversation/state/stored-state.ts";
import type { FileStore } from "../../core/event/file-store.ts";
import type { CompletionLog } from "../../core/model/completion-log.ts";
import type { Silence } from "../../core/model/endpoint.ts";
import type { ModelFeatures } from "../../core/model/features/model-features.ts";
import type { Model } from "../../core/model/model.ts";
import { type ModelSettings, openModel, seesImages } from "../../core/model/open-model.ts";
import type { Wait } from "../../core/model/retry.ts";
import { describeSecrets } from "../../core/secret/secret-registry.ts";
import type { Skill } from "../../core/skill/skill.ts";
import type { Tool } from "../../core/tool/tool.ts";
import { pageText } from "../../github/read/text/rendered.ts";
import { prompt } from "../../prompts.ts";
import { invokeSkill } from "../../tools/invoke-skill.ts";
import { requestNetwork } from "../../tools/request-network.ts";
import { readDiff } from "../../tools/review/read-diff.ts";
import { closeFinding, reportFinding } from "../../tools/review/report-finding.ts";
import { type Descriptions, described, descriptionsFor, toolsNamed, usualNames } from "../../tools/standard-tools.ts";
import { subAgentTools } from "../../tools/sub-agent-tools.ts";
import type { ReviewContext } from "../goal.ts";
import { allowTools, closedToWriting, EDITORS, ownTools, ownToolsHad } from "./allowed-tools.ts";
import { azureToken } from "./azure-token.ts";
import type { Demands } from "./check.ts";
import { instructionsOf, type Knowledge } from "./knowledge/knowledge.ts";
import { requirePrices } from "./prices.ts";

export type AgentOptions = Readonly<{
  inputs: Inputs;
  world: World;
  conversationId: string;
  repository: string;
  workspace: string;
  branch: string;
  knowledge: Pick<Knowledge, "skills" | "agents" | "systemPrompt" | "changedByHead"> & Partial<Pick<Knowledge, "main">>;
  completionLog: CompletionLog | undefined;
  /** Of the agent's conversation, which may go on. */
  store: FileStore;
  /** Tools beside the standard ones. */
  added?: readonly Tool[];
  /** What the agent's end has to hold beside words. */
  finishSchema?: FinishSchema | undefined;
  /** With it, the agent reviews: it looks, and says what it finds. */
  review?: ReviewContext | undefined;
  /** With which it proposes what the host does after the run, and reads more of GitHub. */
  proposing?: readonly Tool[] | undefined;
  /** Where the work began, with which a second look at it compares. */
  work?: Pick<Demands, "head" | "isWorkThere"> | undefined;
  /** The workspace is read-only. */
  isReading?: boolean;
  /** Tools that cannot be used in this workspace. */
  unusable?: readonly string[];
  /** Takes the names of pictures that are saved with the long outputs. */
  pictures?: string[];
  /** Whether somebody can grant hosts that commands do not reach. */
  isNetworkOffered?: boolean;
  /** The file in which it may propose what is to be remembered. */
  memoryFile?: string | undefined;
  /** With it, the agent is one that another calls, and has nobody to call. */
  as?: SubAgent | undefined;
  /** Told, beside the log of the job, when a model cannot be asked again at once. */
  onWait?: ((wait: Wait) => void) | undefined;
  /** Told when the run ends while a model has sent nothing. */
  onSilence?: ((silence: Silence) => void) | undefined;
}>;

/** A "config" Fault if there is a limit on money that could not be held. */
export async function standardAgent(options: AgentOptions): Promise<Agent> {
  const { inputs, world, completionLog, finishSchema, as, onWait, onSilence, knowledge, store, ...place } = options;
  const settings = modelFor(as, modelSettings(inputs, place.conversationId, world));
  if (typeof inputs["max-budget-usd"] === "number") requirePrices(settings);
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
    ...partsFrom(joinSettings(settingsHad(store), definition), models.condenser),
    ...(inputLimit !== undefined && { inputLimit }),
    ...(finishSchema && { finishSchema }),
    ...(await rulesFor(options, models.critic)),
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

/** A sub-agent answers to its caller, and a review changes nothing. Most workflows have no rules, and load nothing of it. */
async function rulesFor({ inputs, work, as, review }: AgentOptions, reviewer: Model) {
  if ((inputs.check === undefined && inputs.critic === "none") || !work || as || review) return {};
  return (await import("./check.ts")).finishRules({ ...work, inputs, reviewer });
}

/** Whether its model is shown images. */
export function agentSees(inputs: Inputs): boolean {
  return seesImages(ofModels(inputs));
}

type Told = Readonly<{ model: string; descriptions: Descriptions; skills: readonly Skill[] }>;

async function chosenTools(options: AgentOptions, { model, descriptions, skills }: Told): Promise<readonly Tool[]> {
  const { inputs, store, review, as, unusable = [], knowledge } = options;
  const { "allowed-tools": allowed, tools: changes } = inputs;
  const isReviewing = review !== undefined && !as;
  const usual = isReviewing ? LOOKING : [...usualNames(model), ...(options.isReading ? ["file_editor"] : [])];
  const without = isReviewing ? [...unusable, ...EDITORS] : unusable;
  const main = as ? undefined : knowledge.main;
  const own = ownTools({ allowed, changes, defined: as?.tools, main, usual, without, store });
  const had = review ? [] : ownToolsHad(store);
  const standard = await toolsNamed([...own, ...had], descriptions, {
    toMarkdown: async (html) => pageText(html),
    onPicture: inputs["attach-screenshots"] ? (name) => options.pictures?.push(name) : undefined,
  });
  const all = [
    ...toolsOf(options, { standard, descriptions }),
    ...invokeSkill({ skills, inlineCommands: inputs["skill-commands"] }),
  ];
  const allowedTools = allowTools(all, { own, allowed, changes, main, store });
  return options.isReading ? closedToWriting(allowedTools) : allowedTools;
}

function toolsOf(
  options: AgentOptions,
  { standard, descriptions }: Readonly<{ standard: readonly Tool[]; descriptions: Descriptions }>,
): readonly Tool[] {
  const { knowledge, review, as, added = [], proposing = [] } = options;
  // Servers can do things in the world, which is more than looking.
  const foreign = review ? added.filter(({ annotations }) => annotations.readOnlyHint) : added;
  if (as) return toolsFor(as, [...standard, ...(review ? [readDiff(review.diff)] : []), ...foreign]);
  return [
    ...(review ? reviewTools(review, descriptions) : []),
    ...standard,
    ...networkTools(options, descriptions),
    ...proposing,
    ...foreign,
    ...subAgentTools({ kinds: knowledge.agents, descriptions }),
  ];
}

/** A conversation that has had the tool keeps it, closed where nobody can grant anything. */
function networkTools({ isNetworkOffered = false, store }: AgentOptions, descriptions: Descriptions): readonly Tool[] {
  const tool = described(requestNetwork(), descriptions);
  if (isNetworkOffered) return [tool];
  return toolsHad(store).includes(tool.name) ? [Object.freeze({ ...tool, closed: prompt("network-closed") })] : [];
}

/** What a person says of the model of a run is said of no other. */
function modelFor(as: SubAgent | undefined, { overrides, ...settings }: ModelSettings): ModelSettings {
  if (!as || as.model === "inherit" || as.model === settings.model)
    return { ...settings, ...(overrides && { overrides }) };
  return { ...settings, model: as.model };
}

// The rest is for the reply, and for our counting, which is a guess.
function inputLimitOf({ context_window, max_output_tokens = 0 }: ModelFeatures): number | undefined {
  return context_window && Math.max(1, Math.floor(0.8 * context_window) - max_output_tokens);
}

/** What the inputs say about the model and its endpoint. Without a key, the job signs in at Azure. */
export function modelSettings(
  inputs: Inputs,
  conversationId: string,
  desk: Pick<World, "env" | "fetch" | "clock">,
): ModelSettings {
  const { "api-key": apiKey, "azure-client-id": clientId = "", "azure-tenant-id": tenantId = "" } = inputs;
  return {
    ...ofModels(inputs),
    cacheKey: conversationId,
    apiKey: apiKey ?? azureToken({ clientId, tenantId, baseUrl: inputs["base-url"] }, desk),
  };
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

/** The terminal can write what it likes behind its sandbox: nothing of it is published. */
const LOOKING = ["terminal", "glob", "grep", "task_tracker", "think", "finish"];

function reviewTools({ diff, known }: ReviewContext, descriptions: Descriptions): readonly Tool[] {
  return [readDiff(diff), reportFinding(diff, known), closeFinding(known)].map((tool) => described(tool, descriptions));
}
