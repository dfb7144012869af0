/** Which servers a run is lent: in a careful one, those that know nothing which others must not have. */
import type { ServerSpec } from "../../mcp/mcp-config.ts";
import type { DefinedServers } from "../mcp/crew.ts";
import type { Equipped } from "../mcp/with-servers.ts";
import type { Care } from "./care.ts";
import { withoutSecrets } from "./caution.ts";

/** `withheld` are names. */
export type Lent = Equipped & Readonly<{ withheld: readonly string[] }>;

type Caring = Readonly<{ caring: Promise<Care>; secrets: readonly string[] }>;

/** Those of sub-agents too. Nobody waits for `caring` where there are none. */
export async function lentServers(base: Equipped, { caring, secrets }: Caring): Promise<Lent> {
  const all = [...base.specs, ...[...base.crew.values()].flatMap(({ own }) => own)];
  if (all.length === 0 || !(await caring).caution) return { ...base, withheld: [] };
  const specs = withoutSecrets(base.specs, secrets);
  const isThere = (name: string) => specs.some((spec) => spec.name === name);
  const lent = ({ named, own }: DefinedServers) => ({
    named: named.filter(isThere),
    own: withoutSecrets(own, secrets),
  });
  const crew = new Map([...base.crew].map(([name, servers]) => [name, lent(servers)] as const));
  return { ...base, specs, crew, withheld: namesOf(all, withoutSecrets(all, secrets)) };
}

function namesOf(all: readonly ServerSpec[], kept: readonly ServerSpec[]): readonly string[] {
  return all.filter((spec) => !kept.includes(spec)).map(({ name }) => name);
}
