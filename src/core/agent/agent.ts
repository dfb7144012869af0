/**
 * An agent: a model, its tools and its instructions. It is frozen; everything that changes is in the log. Those of its
 * settings that are data are in definitions and in base_state.json, and an agent is made from them again.
 */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import type { JsonObject } from "../../lib/json.ts";
import { text } from "../event/content.ts";
import type { EventDraft } from "../event/event.ts";
import type { ModelFeatures } from "../model/features/model-features.ts";
import type { Model } from "../model/model.ts";
import { BUILT_IN_TOOLS, type Tool } from "../tool/tool.ts";
import { type Toolbox, toolbox } from "../tool/toolbox.ts";
import { CLIENT_TOOL, SERVER_TOOL } from "../tool/wire-class.ts";
import type { Condenser } from "../view/condenser/condenser.ts";
import { CondenserConfig, condenserOf } from "../view/condenser/condenser-config.ts";
import type { Critic, IterativeRefinement } from "./critic.ts";

/** More repetitions than 24 are not seen: only the last calls are looked at. */
const repetitions = z.int().min(2).max(24).optional();

/** How often an agent may repeat itself before it counts as stuck; the names are the SDK's, and longer patterns are ours. */
export const StuckThresholds = z
  .strictObject({
    action_observation: repetitions,
    /** Equal calls whose results differ only in numbers. */
    action: repetitions,
    action_error: repetitions,
    monologue: repetitions,
    /** Two calls in turn. The limit is the same for three and four. */
    alternating_pattern: repetitions,
    /** Calls in turn whose results differ only in numbers. */
    alternating_calls: repetitions,
  })
  .readonly();
export type StuckThresholds = z.infer<typeof StuckThresholds>;

export const AgentSettings = z
  .object({
    condenser: CondenserConfig.optional(),
    /** How many calls of one reply may run at the same time. */
    tool_concurrency_limit: z.int().min(1).max(8).optional(),
    stuck_thresholds: StuckThresholds.optional(),
  })
  .readonly();
export type AgentSettings = z.infer<typeof AgentSettings>;

/** The later settings win, each as a whole. */
export function joinSettings(...all: readonly (AgentSettings | undefined)[]): AgentSettings {
  const given = all.flatMap((settings) => Object.entries(AgentSettings.parse(settings ?? {})));
  return Object.fromEntries(given.filter(([, setting]) => setting !== undefined));
}

/** The parts of an agent that follow from its settings. `summarizer` writes the summaries of its conversation. */
export function partsFrom(settings: AgentSettings, summarizer: Model) {
  const { condenser, tool_concurrency_limit: limit } = settings;
  return {
    settings,
    condenser: condenserOf(condenser, summarizer),
    ...(limit !== undefined && { toolConcurrencyLimit: limit }),
  };
}

/** A JSON schema of type `object`. */
export type FinishSchema = Readonly<Record<string, unknown>>;

/** Names of fields that every action or every call has. */
const RESERVED: ReadonlySet<string> = new Set(["kind", "security_risk", "summary"]);

/**
 * Returns the tools with a `finish` that also takes the fields of the schema. Throws a "config" Fault if that is
 * impossible.
 */
function withFinishSchema(tools: readonly Tool[], schema: FinishSchema): readonly Tool[] {
  if (!tools.some(isFinish)) throw unusable("there is no finish tool to ask for it");
  return tools.map((tool) => (isFinish(tool) ? extended(tool, schema) : tool));
}

function isFinish({ name }: Tool): boolean {
  return name === "finish";
}

function extended(finish: Tool, schema: FinishSchema): Tool {
  const { shape } = objectSchema(schema);
  const taken = Object.keys(shape).filter((name) => RESERVED.has(name) || name in finish.input.shape);
  if (taken.length > 0) throw unusable(`these names are taken: ${taken.join(", ")}`);
  return Object.freeze({ ...finish, input: finish.input.extend(shape) });
}

function objectSchema(schema: FinishSchema): z.ZodObject {
  const parsed = compileSchema(schema);
  if (parsed instanceof z.ZodObject) return parsed;
  throw unusable("it does not describe an object");
}

function compileSchema(schema: FinishSchema): z.ZodType {
  try {
    return z.fromJSONSchema(schema);
  } catch (cause) {
    throw unusable("it is not a JSON schema", cause);
  }
}

function unusable(reason: string, cause?: unknown): Fault {
  const hint = "Fix the schema for the agent's final answer.";
  return new Fault("config", `The schema for the final answer cannot be used: ${reason}.`, { hint, cause });
}

export const TextReply = z.enum(["sent_back", "final"]);
export type TextReply = z.infer<typeof TextReply>;

type AgentParts = Readonly<{
  model: Model;
  /** The model that writes titles. Default: the agent's own model. */
  smallModel?: Model;
  /** It must be the same for every run, so that endpoints can cache it. */
  systemPrompt: string;
  /** The part of the prompt that belongs to this run. It is sent after the system prompt. */
  context: string;
  /** It keeps the view short. Without one, a request that is too long for the model ends the run. */
  condenser?: Condenser;
  critic?: Critic;
  /** This requires a critic. */
  iterativeRefinement?: IterativeRefinement;
  /** The data that some of these parts follow from; base_state.json has it. */
  settings?: AgentSettings;
  /** The number of calls of one reply that may run at the same time. Default: 1. */
  toolConcurrencyLimit?: number;
  /** The agent has only tools whose name starts with a match, and always `finish` and `think`. */
  filterToolsRegex?: string;
  /** JSON schema of the fields that `finish` takes in addition to its message. The log's action contains them. */
  finishSchema?: FinishSchema;
  /** The model's context window in tokens, if it is known. */
  inputLimit?: number;
  /**
   * A reply in words: it is sent back once while the agent has changed nothing, because it may only announce the work; or
   * it ends the run at once, as in a chat. Default: it is sent back.
   */
  textReply?: TextReply;
}>;

export type Agent = AgentParts & Readonly<{ toolbox: Toolbox }>;

/** Makes an agent with the tools that its settings allow. Throws a "config" Fault for an invalid filter or schema. */
export function agentOf({ tools, ...settings }: AgentParts & Readonly<{ tools: readonly Tool[] }>): Agent {
  const { filterToolsRegex, finishSchema } = settings;
  const left = filterToolsRegex === undefined ? tools : filterTools(tools, filterToolsRegex);
  const all = finishSchema === undefined ? left : withFinishSchema(left, finishSchema);
  return Object.freeze({ ...settings, toolbox: toolbox(all) });
}

/** The agent with these tools, as far as its filter allows them. One of the same name is replaced. */
export function withTools(agent: Agent, tools: readonly Tool[]): Agent {
  const { filterToolsRegex: filter } = agent;
  const added = filter === undefined ? tools : filterTools(tools, filter);
  const kept = agent.toolbox.tools.filter(({ name }) => !added.some((tool) => tool.name === name));
  return added.length === 0 ? agent : Object.freeze({ ...agent, toolbox: toolbox([...kept, ...added]) });
}

/** The longest request in tokens, as far as the window is known. The rest is for the reply, and for errors in our estimate. */
export function inputLimitOf({ context_window, max_output_tokens = 0 }: ModelFeatures): number | undefined {
  return context_window && Math.max(1, Math.floor(0.8 * context_window) - max_output_tokens);
}

/** The event that opens a conversation with this agent. */
export function introduce(agent: Agent): EventDraft {
  return {
    kind: "SystemPromptEvent",
    system_prompt: text(agent.systemPrompt),
    dynamic_context: text(agent.context),
    tools: agent.toolbox.tools.map((tool, index) => recordOf(tool, agent.toolbox.schemas()[index]?.parameters ?? {})),
  };
}

/** The parameters that the SDK's class of a tool needs. A tool that it does not have is recorded with its schema. */
function recordOf(tool: Tool, inputSchema: JsonObject) {
  const { name, kind, description, annotations } = tool;
  return {
    kind,
    title: name,
    description,
    action_type: tool.actionKind,
    observation_type: tool.observationKind,
    annotations,
    ...(kind === CLIENT_TOOL.kind && { client_tool_name: name, input_schema: inputSchema }),
    ...(kind === SERVER_TOOL.kind && { mcp_tool: { name, description, inputSchema, annotations } }),
    ...(tool.meta && { meta: tool.meta }),
  };
}

/**
 * Keeps the tools whose name starts with a match of `pattern`, and those that every agent has. Throws a "config" Fault
 * for an invalid pattern.
 */
function filterTools(tools: readonly Tool[], pattern: string): readonly Tool[] {
  const start = compile(pattern);
  return tools.filter(({ name }) => BUILT_IN_TOOLS.includes(name) || start.test(name));
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(`^(?:${pattern})`, "u");
  } catch (cause) {
    const hint = "Fix the pattern that the tools are filtered by.";
    throw new Fault("config", `"${pattern}" is not a regular expression.`, { hint, cause });
  }
}
