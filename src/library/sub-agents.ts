/** Gives an agent others to call: the tools that start them, and an agent for each definition, made from that of its caller. */
import { type Agent, agentOf as frozenAgent, joinSettings, partsFrom, withTools } from "../core/agent/agent.ts";
import { skillsInPrompt } from "../core/agent/agent-context.ts";
import { builtInSubAgents, type SubAgent, skillsFor, toolsFor } from "../core/agent/sub-agent.ts";
import type { SubAgentSettings } from "../core/conversation/open.ts";
import type { Model } from "../core/model/model.ts";
import { type Models, modelsFor } from "../core/model/open-model.ts";
import type { Skill } from "../core/skill/skill.ts";
import { chosenNames } from "../core/tool/registry.ts";
import type { Tool } from "../core/tool/tool.ts";
import { Fault } from "../lib/fault.ts";
import { invokeSkill } from "../tools/invoke-skill.ts";
import {
  BUILT_IN,
  descriptionsFor,
  EDITORS,
  READ_ONLY_TOOLS,
  standardRegistry,
  standardTools,
} from "../tools/standard-tools.ts";
import { subAgentTools } from "../tools/sub-agent-tools.ts";

export type SubAgentOptions = Partial<Omit<SubAgentSettings, "agents">> &
  Readonly<{
    /** Each name occurs once. Default: the built-in ones. */
    agents?: readonly SubAgent[];
    /** Opens the models that definitions name. Without it, they can only inherit the model of their caller. */
    modelFor?: ((name: string) => Model | Models) | undefined;
  }>;

type Equipped = Readonly<{ agent: Agent; subAgents: SubAgentSettings | undefined }>;

const STARTERS: ReadonlySet<string> = new Set(["task", "delegate"]);

/**
 * The agent with the tools that start sub-agents, and how these are made. Without options, only an agent that has such a
 * tool gets any: the built-in ones. Throws a "config" Fault for a definition that the default cannot obey.
 */
export function withSubAgents(agent: Agent, options: SubAgentOptions | undefined, skills: readonly Skill[]): Equipped {
  const canStart = agent.toolbox.names.some((name) => STARTERS.has(name));
  if (!options && !canStart) return { agent, subAgents: undefined };
  const { agents = builtInSubAgents(), agentFor, modelFor, observer } = options ?? {};
  const maker = agentFor ?? defaultFor({ agent, agents, modelFor, skills });
  const descriptions = descriptionsFor(agent.model.name, agent.model.features.context_window);
  const tools = canStart ? [] : subAgentTools({ kinds: agents, descriptions });
  return {
    agent: withTools(agent, tools),
    subAgents: { agents, agentFor: maker, ...(observer && { observer }) },
  };
}

type Caller = Pick<SubAgentOptions, "modelFor"> &
  Readonly<{ agent: Agent; agents: readonly SubAgent[]; skills: readonly Skill[] }>;

function defaultFor(caller: Caller): SubAgentSettings["agentFor"] {
  for (const definition of caller.agents) requireObeyed(definition, caller);
  return async (definition) => ({ agent: subAgentOf(definition, caller), close: async () => undefined });
}

/** Nothing of a definition is passed over in silence. */
function requireObeyed(definition: SubAgent, { agent, modelFor }: Caller): void {
  const { name, model, mcp_servers, mcp_config } = definition;
  const isOwn = model === "inherit" || model === agent.model.name;
  if (!isOwn && !modelFor) throw cannot(name, `names the model ${model}`, "Give `modelFor`, which opens it.");
  if (mcp_config || (mcp_servers && !Array.isArray(mcp_servers)))
    throw cannot(name, "has MCP servers of its own", "Give `agentFor`, or give the servers to the calling agent.");
}

function cannot(name: string, what: string, hint: string): Fault {
  return new Fault("config", `The sub-agent "${name}" ${what}.`, { hint });
}

/** It never has a tool with which it could do more than its caller. */
function subAgentOf(definition: SubAgent, { agent, modelFor, skills }: Caller): Agent {
  const { model, system_prompt_suffix: suffix } = definition;
  const isOwn = model === "inherit" || model === agent.model.name || !modelFor;
  const made = isOwn ? modelsFor(agent.model, agent.smallModel ?? agent.model) : modelFor(model);
  const models = "default" in made ? made : modelsFor(made);
  const own = skillsFor(definition, skills);
  const settings = joinSettings(agent.settings, definition);
  const context = own.length < skills.length ? skillsInPrompt(own) : [agent.context];
  return frozenAgent({
    ...(agent.condenser && { condenser: agent.condenser }),
    ...(agent.toolConcurrencyLimit !== undefined && { toolConcurrencyLimit: agent.toolConcurrencyLimit }),
    ...(agent.filterToolsRegex !== undefined && { filterToolsRegex: agent.filterToolsRegex }),
    ...(agent.inputLimit !== undefined && isOwn && { inputLimit: agent.inputLimit }),
    ...onlyDefined(definition, partsFrom(settings, models.condenser)),
    model: models.default,
    smallModel: models.title,
    systemPrompt: agent.systemPrompt,
    context: [...context, suffix].filter((part) => part !== "").join("\n\n"),
    tools: toolsOf(definition, agent, own),
  });
}

/** The caller's condenser may be code, so it is replaced only by one that the definition names. */
function onlyDefined({ condenser }: SubAgent, { condenser: made, ...parts }: ReturnType<typeof partsFrom>) {
  return { ...parts, ...(condenser && { condenser: made }) };
}

/** A tool with a memory is made again; one that is not among the standard ones is shared. */
function toolsOf(definition: SubAgent, { toolbox: { names, tools }, model }: Agent, skills: readonly Skill[]) {
  const { tools: asked, read_only, mcp_servers } = definition;
  const made = standardRegistry().names;
  const mayEdit = read_only || EDITORS.some((name) => names.includes(name));
  const mayHave = (name: string) =>
    names.includes(name) || (EDITORS.includes(name) ? mayEdit : READ_ONLY_TOOLS.includes(name));
  const usual = made.filter((name) => names.includes(name));
  const own = new Set([...chosenNames(asked, usual).filter(mayHave), ...BUILT_IN]);
  const standard = standardTools({
    tools: made.filter((name) => own.has(name)).map((name) => ({ name })),
    includeDefaultTools: [],
    descriptions: descriptionsFor(model.name, model.features.context_window),
  });
  const isOffered = ({ meta }: Tool) =>
    !Array.isArray(mcp_servers) || meta?.server === undefined || mcp_servers.includes(meta.server);
  const shared = tools.filter(({ name }) => !made.includes(name) && !STARTERS.has(name) && name !== "invoke_skill");
  const theirs = shared.filter(isOffered).map(withoutClosing);
  return [...toolsFor(definition, [...standard, ...theirs]), ...invokeSkill({ skills })];
}

/** The caller closes it. */
function withoutClosing(tool: Tool): Tool {
  const { close: _, ...others } = tool;
  return Object.freeze(others);
}
