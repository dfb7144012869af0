/** What an agent is: a model, its tools and its standing instructions. Frozen; everything that changes is in the log. */

import { Fault } from "../../lib/fault.ts";
import { text } from "../event/content.ts";
import type { EventDraft } from "../event/event.ts";
import type { Model } from "../model/model.ts";
import type { Tool } from "../tool/tool.ts";
import { type Toolbox, toolbox } from "../tool/toolbox.ts";
import type { Condenser } from "../view/condenser/condenser.ts";
import type { Critic, IterativeRefinement } from "./critic/critic.ts";
import { type FinishSchema, withFinishSchema } from "./finish-schema.ts";

type Settings = Readonly<{
  model: Model;
  /** Writes titles; the agent's own model does unless given. */
  smallModel?: Model;
  /** The same for every run, so that endpoints can cache it. */
  systemPrompt: string;
  /** What is particular to this run; sent after the system prompt. */
  context: string;
  /** Keeps the view short. Without one, a request that is too long for the model ends the run. */
  condenser?: Condenser;
  critic?: Critic;
  /** Needs a critic. */
  iterativeRefinement?: IterativeRefinement;
  /** How many calls of a reply may run at the same time: 1 unless given. */
  toolConcurrencyLimit?: number;
  /** Of the tools other than `finish` and `think`, only those are there whose name begins with a match. */
  filterToolsRegex?: string;
  /** What `finish` takes beside its message, as a JSON schema; it ends up in the action in the log. */
  finishSchema?: FinishSchema;
  /** The tokens that the model takes in, if that is known. */
  inputLimit?: number;
}>;

export type Agent = Settings & Readonly<{ toolbox: Toolbox }>;

/** An agent with the tools that its settings leave it. A "config" Fault for a filter or a schema that is none. */
export function agentOf({ tools, ...settings }: Settings & Readonly<{ tools: readonly Tool[] }>): Agent {
  const { filterToolsRegex, finishSchema } = settings;
  const left = filterToolsRegex === undefined ? tools : filterTools(tools, filterToolsRegex);
  const all = finishSchema === undefined ? left : withFinishSchema(left, finishSchema);
  return Object.freeze({ ...settings, toolbox: toolbox(all) });
}

/** The event that opens a conversation with this agent. */
export function introduce(agent: Agent): EventDraft {
  return {
    kind: "SystemPromptEvent",
    system_prompt: text(agent.systemPrompt),
    dynamic_context: text(agent.context),
    tools: agent.toolbox.tools.map((tool) => ({
      kind: tool.kind,
      description: tool.description,
      action_type: tool.actionKind,
      observation_type: tool.observationKind,
      annotations: tool.annotations,
      ...(tool.meta && { meta: tool.meta }),
    })),
  };
}

const BUILT_IN: ReadonlySet<string> = new Set(["finish", "think"]);

/** Tools whose name begins with a match of `pattern`, and those that every agent has. A "config" Fault if it is none. */
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
