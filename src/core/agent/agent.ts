/** An agent: a model, its tools and its instructions. It is frozen; everything that changes is in the log. */

import { Fault } from "../../lib/fault.ts";
import type { JsonObject } from "../../lib/json-text.ts";
import { text } from "../event/content.ts";
import type { EventDraft } from "../event/event.ts";
import type { ModelFeatures } from "../model/features/model-features.ts";
import type { Model } from "../model/model.ts";
import type { Tool } from "../tool/tool.ts";
import { type Toolbox, toolbox } from "../tool/toolbox.ts";
import { CLIENT_TOOL, SERVER_TOOL } from "../tool/wire-class.ts";
import type { Condenser } from "../view/condenser/condenser.ts";
import type { AgentSettings } from "./agent-settings.ts";
import type { Critic, IterativeRefinement } from "./critic/critic.ts";
import { type FinishSchema, withFinishSchema } from "./finish-schema.ts";

type Settings = Readonly<{
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
}>;

export type Agent = Settings & Readonly<{ toolbox: Toolbox }>;

/** Makes an agent with the tools that its settings allow. Throws a "config" Fault for an invalid filter or schema. */
export function agentOf({ tools, ...settings }: Settings & Readonly<{ tools: readonly Tool[] }>): Agent {
  const { filterToolsRegex, finishSchema } = settings;
  const left = filterToolsRegex === undefined ? tools : filterTools(tools, filterToolsRegex);
  const all = finishSchema === undefined ? left : withFinishSchema(left, finishSchema);
  return Object.freeze({ ...settings, toolbox: toolbox(all) });
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

/** What the SDK's class of a tool needs. A tool that it does not have is recorded with its schema. */
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

const BUILT_IN: ReadonlySet<string> = new Set(["finish", "think"]);

/**
 * Keeps the tools whose name starts with a match of `pattern`, and those that every agent has. Throws a "config" Fault
 * for an invalid pattern.
 */
function filterTools(tools: readonly Tool[], pattern: string): readonly Tool[] {
  const start = compile(pattern);
  return tools.filter(({ name }) => BUILT_IN.has(name) || start.test(name));
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(`^(?:${pattern})`, "u");
  } catch (cause) {
    const hint = "Fix the pattern that the tools are filtered by.";
    throw new Fault("config", `"${pattern}" is not a regular expression.`, { hint, cause });
  }
}
