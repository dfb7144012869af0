/** Adds to what is known of the repository the MCP servers that follow from it. */
import type { Inputs } from "../../../action/runner/input/inputs.ts";
import type { ServerSpec } from "../../../mcp/mcp-config.ts";
import { isOutside } from "../../start/asked-head.ts";
import type { KnownTools } from "../allowed-tools.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { type Restriction, withoutSecrets } from "../restricted/restricted.ts";
import type { ToolsAndServers } from "./open-both.ts";
import { serverSpecs } from "./server-specs.ts";
import { type DefinedServers, type SubAgentServers, subAgentsWithServers } from "./sub-agent-servers.ts";

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
type AllowedServers = Equipped & Readonly<{ withheld: readonly string[] }>;

type Caring = Readonly<{ caring: Promise<Restriction>; secrets: readonly string[] }>;

/** Those of sub-agents too. Nobody waits for `caring` where there are none. */
export async function allowedServers(base: Equipped, { caring, secrets }: Caring): Promise<AllowedServers> {
  const all = [...base.specs, ...[...base.subAgentServers.values()].flatMap(({ own }) => own)];
  if (all.length === 0 || !(await caring).restrictions) return { ...base, withheld: [] };
  const specs = withoutSecrets(base.specs, secrets);
  const isThere = (name: string) => specs.some((spec) => spec.name === name);
  const lent = ({ named, own }: DefinedServers) => ({
    named: named.filter(isThere),
    own: withoutSecrets(own, secrets),
  });
  const subAgentServers = new Map([...base.subAgentServers].map(([name, servers]) => [name, lent(servers)] as const));
  return { ...base, specs, subAgentServers, withheld: namesOf(all, withoutSecrets(all, secrets)) };
}

function namesOf(all: readonly ServerSpec[], kept: readonly ServerSpec[]): readonly string[] {
  return all.filter((spec) => !kept.includes(spec)).map(({ name }) => name);
}

/**
 * Lists the tools of MCP servers that the inputs may name: those of servers that are up, and any of servers that are
 * not.
 */
type Run = Readonly<{ knowledge: AllowedServers; startingPoint: Parameters<typeof isOutside>[0] }>;

export function knownTools(
  { servers }: Pick<ToolsAndServers, "servers">,
  { knowledge, startingPoint }: Run,
): KnownTools {
  const served = servers.tools;
  if (isOutside(startingPoint)) return { served, absent: undefined }; // no server is looked for
  const down = servers.report().flatMap(({ name, problem }) => (problem === "" ? [] : [name]));
  const ofOthers = [...knowledge.subAgentServers.values()].flatMap(({ own }) => own.map(({ name }) => name));
  return { served, absent: [...down, ...ofOthers, ...knowledge.withheld] };
}
