/** Which tools of servers can be named in the inputs: those that are there, and whatever those have that are not up. */
import type { KnownTools } from "../agent/allowed-tools.ts";
import type { Lent } from "../careful/servers.ts";
import { isOutside } from "../ground/outside.ts";
import type { ToolsAndServers } from "./open-both.ts";

type Run = Readonly<{ knowledge: Lent; ground: Parameters<typeof isOutside>[0] }>;

export function knownTools({ servers }: Pick<ToolsAndServers, "servers">, { knowledge, ground }: Run): KnownTools {
  const served = servers.tools;
  if (isOutside(ground)) return { served, absent: undefined }; // no server is looked for
  const down = servers.report().flatMap(({ name, problem }) => (problem === "" ? [] : [name]));
  const ofOthers = [...knowledge.crew.values()].flatMap(({ own }) => own.map(({ name }) => name));
  return { served, absent: [...down, ...ofOthers, ...knowledge.withheld] };
}
