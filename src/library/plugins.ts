/** Gives a conversation what its plugins bring: skills, commands, hooks, agents, and the tools of MCP servers. */
import { setTimeout } from "node:timers/promises";
import { type Agent, withTools } from "../core/agent/agent.ts";
import { skillsInPrompt } from "../core/agent/agent-context.ts";
import { lastNamed, type Plugin, together } from "../core/agent/plugin.ts";
import { builtInSubAgents } from "../core/agent/sub-agent.ts";
import type { ConversationOptions } from "../core/conversation/open.ts";
import type { FileStore } from "../core/event/file-store.ts";
import { mergeHooks } from "../core/hook/hook-config.ts";
import { hooksIn } from "../core/hook/run-hooks.ts";
import { SecretRegistry } from "../core/secret/secret-registry.ts";
import type { SecretWorld } from "../core/secret/stored-secrets.ts";
import type { Skill } from "../core/skill/skill.ts";
import type { Tool } from "../core/tool/tool.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { Fault } from "../lib/fault.ts";
import { pluginServers } from "../mcp/mcp-config.ts";
import { pinsIn } from "../mcp/pins.ts";
import type { Servers } from "../mcp/servers.ts";
import { isPublic } from "../sandbox/proxy/address.ts";
import { invokeSkill } from "../tools/invoke-skill.ts";
import { readPlugins } from "./read-plugins.ts";
import type { SubAgentOptions } from "./sub-agents.ts";

type Extended = Pick<ConversationOptions, "knowledge" | "hooks" | "secrets" | "hiddenValues" | "report">;

export type PluginSettings = Extended &
  Readonly<{
    plugins: readonly string[];
    workspace: Workspace;
    store: FileStore;
    /** The name of the agent's model, and its own tools: a server of a plugin does not replace one of them. */
    model: string;
    tools: readonly Tool[];
    subAgents: SubAgentOptions | undefined;
    secretWorld: SecretWorld;
  }>;

export type Plugged = Readonly<{
  /** The options with what the plugins add to them. */
  options: Partial<Extended>;
  subAgents: SubAgentOptions | undefined;
  /** Those of the plugins' servers. */
  tools: readonly Tool[];
  /** The agent with the skills of the plugins in its prompt, and with their tools. */
  agentWith(agent: Agent): Agent;
  /** Ends the servers. */
  close(): Promise<void>;
}>;

/** Rejects with a "config" Fault for a plugin that cannot be used. A server that does not start is reported. */
export async function openPlugins(settings: PluginSettings): Promise<Plugged> {
  const { report, knowledge = {}, workspace, hooks, subAgents } = settings;
  const plugins = await readPlugins(settings.plugins, settings);
  const { problems, ...parts } = together(plugins);
  for (const { path, problem } of problems) report?.(new Fault("config", `${path} ${problem}.`));
  const { skills: given = [] } = knowledge;
  const skills = lastNamed([...given, ...parts.skills]);
  const config = mergeHooks([...(hooks ? [hooks.config] : []), ...parts.hooks]);
  const { servers, values } = await startServers(plugins, settings);
  return {
    options: {
      knowledge: { ...knowledge, skills, prompted: skillsInPrompt(skills) },
      ...(config && { hooks: { config, run: hooks?.run ?? hooksIn(workspace, new AbortController().signal) } }),
      hiddenValues: [...(settings.hiddenValues ?? []), ...values],
    },
    subAgents: subAgents && {
      ...subAgents,
      agents: lastNamed([...builtInSubAgents(), ...parts.agents, ...(subAgents.agents ?? [])]),
    },
    tools: servers.tools,
    agentWith: (agent) => withTools(prompted(agent, given, skills), [...invokeSkill({ skills }), ...servers.tools]),
    close: () => servers.close(),
  };
}

/** The list of skills in the prompt of an agent that was made with the given ones is replaced, and else added. */
function prompted(agent: Agent, given: readonly Skill[], skills: readonly Skill[]): Agent {
  const [before, now] = [given, skills].map((each) => skillsInPrompt(each).join("\n\n"));
  const rest = before && agent.context.startsWith(before) ? agent.context.slice(before.length).trim() : agent.context;
  return Object.freeze({ ...agent, context: [now, rest].filter(Boolean).join("\n\n") });
}

const NONE: Servers = { tools: [], report: () => [], close: async () => undefined };

/** `values` are the secrets that the servers were told. */
async function startServers(plugins: readonly Plugin[], settings: PluginSettings) {
  const { secrets = {}, secretWorld, tools, workspace, store, report } = settings;
  const registry = new SecretRegistry(secretWorld);
  registry.update(secrets);
  const { namesIn, valuesOf } = registry.forTools();
  const filled = await valuesOf(namesIn(plugins.map(({ servers = "" }) => servers).join("\n")));
  const taken = new Set(tools.map(({ meta }) => meta?.server));
  const all = plugins.flatMap((plugin) => pluginServers(plugin, filled));
  const specs = lastNamed(all).filter(({ name }) => !taken.has(name));
  if (specs.length === 0) return { servers: NONE, values: [] };
  const { openServers } = await import("../mcp/open-servers.ts");
  const servers = await openServers({
    specs,
    openProgram: (spec) => workspace.openProgram(spec),
    pins: new Map([...pinsIn(store)].filter(([, { server }]) => specs.some(({ name }) => name === server))),
    isPublic,
    sleep: (ms) => setTimeout(ms),
    onProgress: () => undefined,
  });
  for (const { name, problem } of servers.report())
    if (problem !== "") report?.(new Fault("config", `The server ${name} does not work. ${problem}`));
  return { servers, values: Object.values(filled) };
}
