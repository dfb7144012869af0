/**
 * Decides which MCP servers a run has, and which of them each sub-agent has. Servers come from the workflow, from a
 * merged file, from plugins, and from the definitions of sub-agents.
 */
import { z } from "zod";
import type { Plugin } from "../../../core/agent/plugin.ts";
import type { SubAgent } from "../../../core/agent/sub-agent.ts";
import type { SkillProblem } from "../../../core/skill/discovery.ts";
import { isStanding, LARGEST_FILE } from "../../../core/skill/skill.ts";
import { plainToolName } from "../../../core/tool/registry.ts";
import type { ServerSpec } from "../../../mcp/mcp-config.ts";
import { prompt } from "../../../prompts.ts";
import { printNotice } from "../../../runner/console.ts";
import type { Inputs } from "../../../runner/input/inputs.ts";
import type { World } from "../../../runner/world.ts";
import { usualNames, whyUnusable } from "../../../tools/standard-tools.ts";
import { readNamedFile } from "../../admit/named-file.ts";
import { isOutside } from "../../start/asked-head.ts";
import { type KnownTools, requireKnown, unknownIn, unusableNamesIn } from "../allowed-tools.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { type Restriction, withoutSecrets } from "../restricted.ts";
import type { ToolsAndServers } from "./tools-and-servers.ts";

type StartingPoint = Parameters<typeof isOutside>[0];
type Base = Pick<Knowledge, "named"> & Readonly<{ plugins: readonly Pick<Plugin, "servers" | "label">[] }>;

/**
 * Collects the servers of the run. If several servers have the same name, a later plugin's replaces an earlier one's,
 * and the input's replaces both. Throws a "config" Fault for an invalid configuration.
 */
export async function serverSpecs(
  inputs: Inputs,
  base: Base,
  startingPoint: StartingPoint,
): Promise<readonly ServerSpec[]> {
  if (isOutside(startingPoint)) return []; // servers may have keys
  const secrets = { ...inputs.secrets, ...inputs["mcp-secrets"] };
  // Only the workflow may define servers that act without an approval.
  const given = await givenIn(inputs["mcp-config"], base);
  if (base.plugins.every(({ servers }) => servers === undefined) && given.length === 0) return [];
  const { parseMcpConfig, pluginServers } = await loadConfig();
  const ofPlugins = base.plugins.flatMap((plugin) => pluginServers(plugin, secrets));
  const own = given.flatMap((text) => parseMcpConfig(text, secrets));
  const specs = [...ofPlugins, ...own];
  return [...new Map(specs.map((spec) => [spec.name, spec])).values()];
}

/** Most workflows have no servers, and load nothing for them. */
const loadConfig = () => import("../../../mcp/mcp-config.ts");
type McpConfig = Awaited<ReturnType<typeof loadConfig>>;

type SkillsOfRun = Pick<Knowledge, "skills" | "brought"> & Readonly<{ plugins: readonly Pick<Plugin, "skills">[] }>;
type OfSkills = Readonly<{ specs: readonly ServerSpec[]; problems: readonly SkillProblem[] }>;

/**
 * The servers of skills that always apply. A skill of the base commit can have programs and what `secrets` has; one that
 * the workflow names (in a plugin, in `skills-from`) can have what a plugin can. Servers that cannot be had are left out,
 * and added to the problems.
 */
export async function serversOfSkills({ skills, brought, plugins }: SkillsOfRun, inputs: Inputs): Promise<OfSkills> {
  const bringing = skills.filter((skill) => skill.mcp_tools !== undefined && isStanding(skill));
  if (bringing.length === 0) return { specs: [], problems: [] };
  const { readServers, untrusted } = await loadConfig();
  const named = new Set([...brought, ...plugins].flatMap((one) => one.skills));
  const problems: SkillProblem[] = [];
  const specs = bringing.flatMap((skill) => {
    try {
      const isNamed = named.has(skill);
      const secrets = { ...inputs.secrets, ...(isNamed && inputs["mcp-secrets"]) };
      const own = readServers(serverConfig(skill.mcp_tools), secrets).map(untrusted);
      return isNamed ? own : withoutRemote(own);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      problems.push({ path: skill.source ?? skill.name, problem: `is used, but its \`mcp_tools\` are not: ${why}` });
      return [];
    }
  });
  return { specs, problems };
}

/** Some write `stdio_servers`, a list of programs with names. */
const Listed = z.object({ stdio_servers: z.array(z.looseObject({ name: z.string() })) });

function serverConfig(config: unknown): unknown {
  const listed = Listed.safeParse(config).data?.stdio_servers;
  return listed ? { mcpServers: Object.fromEntries(listed.map(({ name, ...server }) => [name, server])) } : config;
}

/** A server with a url would have network access outside of the sandbox, which only the workflow can allow. */
function withoutRemote(own: readonly ServerSpec[], more = ""): readonly ServerSpec[] {
  const remote = own.find(({ kind }) => kind === "http");
  if (!remote) return own;
  throw new Error(`its server "${remote.name}" has a url; name it in \`mcp-config\`${more}`);
}

async function givenIn(given: string | undefined, base: Base): Promise<readonly string[]> {
  if (given === undefined) return [];
  if (given.startsWith("{")) return [given];
  return [await readNamedFile(base.named, { input: "mcp-config", path: given, largest: LARGEST_FILE })];
}

/**
 * Servers by the name of the sub-agent. A sub-agent that is not in the map defines no servers, and has all of its
 * caller's.
 */
export type SubAgentServers = ReadonlyMap<string, DefinedServers>;
export type DefinedServers = Readonly<{ named: readonly string[]; own: readonly ServerSpec[] }>;

type ServersOfRun = Readonly<{
  /** The servers of the run. */
  specs: readonly Readonly<{ name: string }>[];
  /** The secrets that commands may have. Definitions can use the same ones. */
  secrets: Readonly<Record<string, string>>;
  /** For code of a fork, no server is started, and missing names are not an error. */
  isOutside: boolean;
}>;

export type SubAgentsWithServers = Readonly<{
  agents: readonly SubAgent[];
  subAgentServers: SubAgentServers;
  problems: readonly SkillProblem[];
}>;

/** A definition with servers that it cannot have is left out, and added to the problems. */
export async function subAgentsWithServers(
  agents: readonly SubAgent[],
  run: ServersOfRun,
): Promise<SubAgentsWithServers> {
  const isAny = agents.some(({ mcp_servers: own, mcp_config: config }) => (own ?? config) !== undefined);
  const reader = isAny ? await loadConfig() : undefined;
  const subAgentServers = new Map<string, DefinedServers>();
  const problems: SkillProblem[] = [];
  const usable = agents.filter((agent) => {
    try {
      const servers = reader && serversOf(agent, run, reader);
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

function serversOf(
  agent: SubAgent,
  { specs, secrets, isOutside }: ServersOfRun,
  { readServers, untrusted }: McpConfig,
): DefinedServers | undefined {
  const defined = definedBy(agent);
  if (!defined) return undefined;
  if (isOutside) return { named: [], own: [] };
  const there = new Set(specs.map(({ name }) => name));
  const named = [...defined].flatMap(([name, config]) => (config === null ? [name] : []));
  const missing = named.find((name) => !there.has(name));
  if (missing !== undefined) throw new Error(`there is no server "${missing}"`);
  const configs = [...defined].filter(([, config]) => config !== null);
  const own = readServers({ mcpServers: Object.fromEntries(configs) }, secrets).map(untrusted);
  return { named, own: withoutRemote(own, ", and here its name only") };
}

/** By name: the configuration, or null for a server of the run. Undefined if the definition has no servers. */
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

/**
 * Throws a "config" Fault if the configuration of servers is invalid. An invalid definition of a sub-agent is only left
 * out.
 */
export async function withServers(
  base: Knowledge,
  inputs: Inputs,
  startingPoint: Parameters<typeof isOutside>[0],
): Promise<Equipped> {
  const ofSkills = isOutside(startingPoint) ? { specs: [], problems: [] } : await serversOfSkills(base, inputs);
  const all = [...ofSkills.specs, ...(await serverSpecs(inputs, base, startingPoint))];
  const specs = [...new Map(all.map((spec) => [spec.name, spec])).values()];
  const run = { specs, secrets: inputs.secrets ?? {}, isOutside: isOutside(startingPoint) };
  const { agents, subAgentServers, problems } = await subAgentsWithServers(base.agents, run);
  return { ...base, specs, agents, subAgentServers, problems: [...base.problems, ...ofSkills.problems, ...problems] };
}

/** `withheld` are the names of the removed servers. */
export type AllowedServers = Equipped & Readonly<{ withheld: readonly string[] }>;

type Restricting = Readonly<{ restricting: Promise<Restriction>; secrets: readonly string[] }>;

/**
 * Removes the servers that know a secret from a restricted run, including those of sub-agents. `restricting` is awaited
 * only if there are servers.
 */
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

/** The tools of MCP servers that the inputs may name: all tools of running servers, and any tool of the other servers. */
function knownTools({ servers }: Pick<ToolsAndServers, "servers">, { knowledge, startingPoint }: Named): KnownTools {
  const served = servers.tools;
  if (isOutside(startingPoint)) return { served, absent: undefined }; // no server is started
  const down = servers.report().flatMap(({ name, problem }) => (problem === "" ? [] : [name]));
  const ofOthers = [...knowledge.subAgentServers.values()].flatMap(({ own }) => own.map(({ name }) => name));
  return { served, absent: [...down, ...ofOthers, ...knowledge.withheld] };
}

type ToolCheck = Readonly<{
  inputs: Inputs;
  tools: ToolsAndServers;
  startingPoint: StartingPoint;
  world: Pick<World, "signal">;
}>;

/**
 * A "config" Fault for a tool that an input or the agent's definition names and nobody has. The log names everything
 * else that is missing.
 */
export async function checkTools(known: AllowedServers, { inputs, tools, startingPoint, world }: ToolCheck) {
  const there = knownTools(tools, { knowledge: known, startingPoint });
  const { "allowed-tools": allowed, tools: changes } = inputs;
  requireKnown({ allowed, changes, main: known.main }, there);
  const problems = [
    ...known.problems,
    ...known.agents.flatMap((agent) => unknownIn(agent, there)),
    ...(known.main ? unusableNamesIn(known.main, { allowed, changes, usual: usualNames(inputs.model) }) : []),
  ];
  const named = [allowed, changes, ...known.agents.map((agent) => agent.tools)].flatMap((entries) => entries ?? []);
  const without = await whyUnusable(named.map(plainToolName), tools.workspace, world.signal);
  for (const [name, why] of without) printNotice(prompt("tool-not-offered", { tool: name, why }));
  return { knowledge: { ...known, problems }, withoutTools: [...without.keys()] };
}
