/**
 * Decides which MCP servers a run has, and which of them each sub-agent has: by the workflow, by a file that people
 * with write access have merged, by plugins and by the definitions of sub-agents.
 */
import type { Inputs } from "../../../action/runner/input/inputs.ts";
import type { SubAgent } from "../../../core/agent/sub-agent.ts";
import type { SkillProblem } from "../../../core/skill/discovery.ts";
import { Fault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import { parseMcpConfig, readServers, type ServerSpec } from "../../../mcp/mcp-config.ts";
import { isOutside } from "../../start/asked-head.ts";
import type { KnownTools } from "../allowed-tools.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Plugin } from "../knowledge/plugin.ts";
import { type Restriction, withoutSecrets } from "../restricted.ts";
import type { ToolsAndServers } from "./open-both.ts";

type StartingPoint = Parameters<typeof isOutside>[0];
type Base = Pick<Knowledge, "commit" | "source"> & Readonly<{ plugins: readonly Pick<Plugin, "servers">[] }>;

/** Collects the servers of the run. Of two with one name the later plugin's counts, and the input's in any case. Throws a "config" Fault for what cannot be used. */
export async function serverSpecs(
  inputs: Inputs,
  base: Base,
  startingPoint: StartingPoint,
): Promise<readonly ServerSpec[]> {
  if (isOutside(startingPoint)) return []; // they may have keys of their own
  const brought = base.plugins.flatMap(({ servers }) => (servers === undefined ? [] : [servers]));
  const secrets = { ...inputs.secrets, ...inputs["mcp-secrets"] };
  // Only the workflow says which servers may act without a question.
  const ofPlugins = brought.flatMap((text) => parseMcpConfig(text, secrets)).map(untrusted);
  const own = (await givenIn(inputs["mcp-config"], base)).flatMap((text) => parseMcpConfig(text, secrets));
  const specs = [...ofPlugins, ...own];
  return [...new Map(specs.map((spec) => [spec.name, spec])).values()];
}

/** The server as one that the workflow does not vouch for. */
function untrusted(spec: ServerSpec): ServerSpec {
  return { ...spec, isTrusted: false };
}

async function givenIn(given: string | undefined, base: Base): Promise<readonly string[]> {
  if (given === undefined) return [];
  return [given.startsWith("{") ? given : await inBaseCommit(given, base)];
}

/** Never from the head of a pull request: its author would choose what runs here. */
async function inBaseCommit(path: string, { commit, source }: Pick<Base, "commit" | "source">): Promise<string> {
  const text = (await source.read([path])).get(path);
  if (text !== undefined) return text;
  throw new Fault("config", `There is no file ${oneLine(path, 200)} in the base commit ${commit.slice(0, 7)}.`, {
    hint: "The input `mcp-config` is JSON, or the path of a file that is merged.",
  });
}

/** Servers by the name of the sub-agent. One that is missing here says nothing of servers, and has all of its caller's. */
export type SubAgentServers = ReadonlyMap<string, DefinedServers>;
export type DefinedServers = Readonly<{ named: readonly string[]; own: readonly ServerSpec[] }>;

type ServersOfRun = Readonly<{
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
export function subAgentsWithServers(agents: readonly SubAgent[], run: ServersOfRun): SubAgentsWithServers {
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

function serversOf(agent: SubAgent, { specs, secrets, isOutside }: ServersOfRun): DefinedServers | undefined {
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

export type Equipped = Knowledge & Readonly<{ specs: readonly ServerSpec[]; subAgentServers: SubAgentServers }>;

/** A "config" Fault for a configuration of servers that cannot be used; a definition of an agent is left out for less. */
export async function withServers(
  base: Knowledge,
  inputs: Inputs,
  startingPoint: Parameters<typeof isOutside>[0],
): Promise<Equipped> {
  const specs = await serverSpecs(inputs, base, startingPoint);
  const run = { specs, secrets: inputs.secrets ?? {}, isOutside: isOutside(startingPoint) };
  const { agents, subAgentServers, problems } = subAgentsWithServers(base.agents, run);
  return { ...base, specs, agents, subAgentServers, problems: [...base.problems, ...problems] };
}

/** `withheld` are names. */
export type AllowedServers = Equipped & Readonly<{ withheld: readonly string[] }>;

type Restricting = Readonly<{ restricting: Promise<Restriction>; secrets: readonly string[] }>;

/** Takes from a restricted run the servers that know a secret, those of sub-agents too. `restricting` is waited for only where there are servers. */
export async function allowedServers(base: Equipped, { restricting, secrets }: Restricting): Promise<AllowedServers> {
  const all = [...base.specs, ...[...base.subAgentServers.values()].flatMap(({ own }) => own)];
  if (all.length === 0 || !(await restricting).restrictions) return { ...base, withheld: [] };
  const specs = withoutSecrets(base.specs, secrets);
  const isThere = (name: string) => specs.some((spec) => spec.name === name);
  const allowed = ({ named, own }: DefinedServers) => ({
    named: named.filter(isThere),
    own: withoutSecrets(own, secrets),
  });
  const subAgentServers = new Map(
    [...base.subAgentServers].map(([name, servers]) => [name, allowed(servers)] as const),
  );
  return { ...base, specs, subAgentServers, withheld: namesOf(all, withoutSecrets(all, secrets)) };
}

function namesOf(all: readonly ServerSpec[], kept: readonly ServerSpec[]): readonly string[] {
  return all.filter((spec) => !kept.includes(spec)).map(({ name }) => name);
}

type Named = Readonly<{ knowledge: AllowedServers; startingPoint: Parameters<typeof isOutside>[0] }>;

/**
 * Lists the tools of MCP servers that the inputs may name: those of servers that are up, and any of servers that are
 * not.
 */
export function knownTools(
  { servers }: Pick<ToolsAndServers, "servers">,
  { knowledge, startingPoint }: Named,
): KnownTools {
  const served = servers.tools;
  if (isOutside(startingPoint)) return { served, absent: undefined }; // no server is looked for
  const down = servers.report().flatMap(({ name, problem }) => (problem === "" ? [] : [name]));
  const ofOthers = [...knowledge.subAgentServers.values()].flatMap(({ own }) => own.map(({ name }) => name));
  return { served, absent: [...down, ...ofOthers, ...knowledge.withheld] };
}
