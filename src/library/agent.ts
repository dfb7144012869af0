/** Makes an agent with what most programs want, unless they say otherwise: prompt, tools and condenser. */
import { setTimeout } from "node:timers/promises";
import { type Agent, agentOf as frozenAgent } from "../core/agent/agent.ts";
import { skillsInPrompt } from "../core/agent/agent-context.ts";
import { builtInSubAgents, type SubAgent } from "../core/agent/sub-agent.ts";
import { readState } from "../core/conversation/state/read-state.ts";
import { type AgentMakers, agentFrom } from "../core/conversation/state/stored-agent.ts";
import type { FileStore } from "../core/event/file-store.ts";
import { STANDARD_ENDPOINT } from "../core/model/features/protocols.ts";
import type { Model } from "../core/model/model.ts";
import { type ModelSettings, type Models, type ModelWorld, openModel as openIn } from "../core/model/open-model.ts";
import type { Skill } from "../core/skill/skill.ts";
import type { Tool } from "../core/tool/tool.ts";
import { condenserOf } from "../core/view/condenser/condenser-config.ts";
import { Fault } from "../lib/fault.ts";
import { prompt } from "../prompts.ts";
import { invokeSkill } from "../tools/invoke-skill.ts";
import { described, descriptionsFor, standardRegistry, standardTools, usualNames } from "../tools/standard-tools.ts";
import { subAgentTools } from "../tools/sub-agent-tools.ts";

type Settings = Omit<Parameters<typeof frozenAgent>[0], "model" | "tools" | "systemPrompt" | "context">;

export type AgentOptions = Settings &
  Readonly<{
    /** One model, or those of `openModel`: then its small model writes summaries and titles. */
    model: Model | Models;
    /** Default: those of `usualTools`. Every agent has `think` and `finish`, and `invoke_skill` if there are skills to fetch. */
    tools?: readonly Tool[];
    /** Give them to `openConversation` too, if words or files trigger some of them. */
    skills?: readonly Skill[];
    /** Replaces the built-in prompt, except its part about what must not be trusted. */
    systemPrompt?: string;
    /** Additional instructions for this agent. */
    instructions?: string;
  }>;

/** Throws a "config" Fault for an invalid filter or schema, and for two tools with one name. */
export function agentOf({
  model,
  tools,
  skills = [],
  systemPrompt,
  instructions = "",
  ...settings
}: AgentOptions): Agent {
  const models = "default" in model ? model : { default: model, condenser: model, title: model };
  const own = tools ?? usualTools(models.default);
  return frozenAgent({
    condenser: condenserOf(undefined, models.condenser),
    smallModel: models.title,
    ...settings,
    model: models.default,
    tools: [
      ...own,
      ...invokeSkill({ skills }).filter(isMissing(own)),
      ...standardTools({ tools: [] }).filter(isMissing(own)),
    ],
    systemPrompt: `${(systemPrompt ?? prompt("library/system")).trim()}\n\n${prompt("trust")}`,
    context: [
      ...skillsInPrompt(skills),
      ...(instructions.trim() === "" ? [] : [prompt("instructions", { instructions: instructions.trim() })]),
    ].join("\n\n"),
  });
}

/** A terminal, an editor that suits the model, search and a list of tasks, described at the length that suits the model. */
export function usualTools({ name, features }: Pick<Model, "name" | "features">): readonly Tool[] {
  const descriptions = descriptionsFor(name, features.context_window);
  const tools = usualNames(name).map((tool) => ({ name: tool }));
  return standardTools({ tools, includeDefaultTools: [], descriptions });
}

function isMissing(tools: readonly Tool[]): (tool: Tool) => boolean {
  return ({ name }) => !tools.some((tool) => tool.name === name);
}

/** Default of `toolsFor`: the standard tools, described as suits the model, and the one that fetches the skills. */
export type StoredAgent = Pick<AgentMakers, "modelFor"> & Partial<AgentMakers>;

/** The parts of the conversation that its tools are made of. `added` are tools that are there already. */
type Known = Readonly<{
  skills?: readonly Skill[];
  kinds?: readonly SubAgent[] | undefined;
  added?: readonly Tool[] | undefined;
}>;

/** The agent of the conversation in the store, made again. Rejects as `agentFrom` does, and with a "config" Fault if there is none. */
export async function agentIn(store: FileStore, makers: StoredAgent, known: Known = {}): Promise<Agent> {
  const record = readState(store)?.agent;
  if (record) return agentFrom(record, withAdded({ toolsFor: standardFor(known), ...makers }, known.added ?? []));
  const message = "The store has no conversation whose agent could be made again.";
  throw new Fault("config", message, { hint: "Give an agent." });
}

/** The makers are asked for the other tools only. */
function withAdded(makers: AgentMakers, added: readonly Tool[]): AgentMakers {
  return {
    ...makers,
    async toolsFor(specs, model) {
      const own = new Map(added.map((tool) => [tool.name, tool]));
      const made = [
        ...(await makers.toolsFor(
          specs.filter(({ name }) => !own.has(name)),
          model,
        )),
      ];
      return specs.flatMap(({ name }) => own.get(name) ?? made.shift() ?? []).concat(made);
    },
  };
}

function standardFor({ skills = [], kinds = builtInSubAgents() }: Known): AgentMakers["toolsFor"] {
  return (specs, { name, features }) => {
    const fetch = invokeSkill({ skills });
    const registry = standardRegistry();
    const descriptions = descriptionsFor(name, features.context_window);
    const starters = subAgentTools({ kinds, descriptions });
    return specs.flatMap((spec) => {
      const own = [...fetch, ...starters].filter((tool) => tool.name === spec.name);
      if (own.length === 0 && !registry.names.includes(spec.name)) throw notStandard(spec.name);
      return own.length > 0 ? own : registry.toolsFor([spec]).map((tool) => described(tool, descriptions));
    });
  };
}

function notStandard(name: string): Fault {
  const hint = "Give `toolsFor`: it makes the tools of your own from their names.";
  return new Fault("config", `The conversation has the tool "${name}", which is not one of the standard tools.`, {
    hint,
  });
}

export type OpenModelSettings = Omit<ModelSettings, "baseUrl"> & Readonly<{ baseUrl?: string }>;

/**
 * `baseUrl` is the root of the API; default: OpenAI's. The parts of `world` replace those of this process: `fetch`, a
 * `completionLog`, `onWait`, `onChange`. Throws a "config" Fault if the key or a header cannot be sent.
 */
export function openModel(
  { baseUrl = STANDARD_ENDPOINT, ...settings }: OpenModelSettings,
  world: Partial<ModelWorld> = {},
): Models {
  return openIn(
    { ...settings, baseUrl },
    {
      fetch: globalThis.fetch,
      clock: () => performance.now(),
      sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
      random: Math.random,
      ...world,
    },
  );
}
