/**
 * Decides which MCP servers sub-agents have by their definitions: servers of the run that they name, and programs of
 * their own.
 */
import type { SubAgent } from "../../../core/agent/sub-agent/sub-agent.ts";
import type { SkillProblem } from "../../../core/skill/discovery.ts";
import { readServers, type ServerSpec } from "../../../mcp/mcp-config.ts";
import { untrusted } from "./server-specs.ts";

/** By the agent's name. Who is not in it says nothing of servers, and has all of its caller's. */
export type SubAgentServers = ReadonlyMap<string, DefinedServers>;
export type DefinedServers = Readonly<{ named: readonly string[]; own: readonly ServerSpec[] }>;

type Run = Readonly<{
  /** The servers of the run. */
  specs: readonly Readonly<{ name: string }>[];
  /** What commands may have, which is what a definition can have too. */
  secrets: Readonly<Record<string, string>>;
  /** Whose code is worked on may have no server: then none is started, and no name is missed. */
  isOutside: boolean;
}>;

export type SubAgentsWithServers = Readonly<{
  agents: readonly SubAgent[];
  subAgentServers: SubAgentServers;
  problems: readonly SkillProblem[];
}>;

/** A definition with servers that it cannot have is left out, and is among the problems. */
export function subAgentsWithServers(agents: readonly SubAgent[], run: Run): SubAgentsWithServers {
  const subAgentServers = new Map<string, DefinedServers>();
  const problems: SkillProblem[] = [];
  const usable = agents.filter((agent) => {
    try {
      const servers = serversOf(agent, run);
      if (servers) subAgentServers.set(agent.name, servers);
      return true;
    } catch (error) {
      const problem = `is not used: ${error instanceof Error ? error.message : String(error)}`;
      problems.push({ path: agent.source ?? agent.name, problem });
      return false;
    }
  });
  return { agents: usable, subAgentServers, problems };
}

function serversOf(agent: SubAgent, { specs, secrets, isOutside }: Run): DefinedServers | undefined {
  const defined = definedBy(agent);
  if (!defined) return undefined;
  if (isOutside) return { named: [], own: [] };
  const there = new Set(specs.map(({ name }) => name));
  const named = [...defined].flatMap(([name, config]) => (config === null ? [name] : []));
  const missing = named.find((name) => !there.has(name));
  if (missing !== undefined) throw new Error(`there is no server "${missing}"`);
  const configs = [...defined].filter(([, config]) => config !== null);
  const own = readServers({ mcpServers: Object.fromEntries(configs) }, secrets).map(untrusted);
  // It would be a way out of the sandbox, which is the workflow's to open.
  const remote = own.find(({ kind }) => kind === "http");
  if (remote)
    throw new Error(`its server "${remote.name}" has a url; name it in \`mcp-config\`, and here its name only`);
  return { named, own };
}

/** By name: what it is, or null for one of the run. undefined if nothing is said of servers. */
function definedBy({ mcp_servers: servers, mcp_config: config }: SubAgent): ReadonlyMap<string, unknown> | undefined {
  if (servers === undefined && config === undefined) return undefined;
  const { mcpServers = config } = config ?? {};
  const named = Array.isArray(servers) ? servers.map((name: string) => [name, null] as const) : entriesOf(servers);
  return new Map([...entriesOf(mcpServers), ...named]);
}

function entriesOf(servers: unknown): readonly (readonly [string, unknown])[] {
  return typeof servers === "object" && servers !== null ? Object.entries(servers) : [];
}
