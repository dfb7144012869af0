/** What is known of the repository, with the servers that follow from it. */

import type { ServerSpec } from "../../mcp/mcp-config.ts";
import { isOutside } from "../ground/outside.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import { type Crew, staffOf } from "./crew.ts";
import { serverSpecs } from "./server-specs.ts";

export type Equipped = Knowledge & Readonly<{ specs: readonly ServerSpec[]; crew: Crew }>;

/** A "config" Fault for a configuration of servers that cannot be used; a definition of an agent is left out for less. */
export async function withServers(
  base: Knowledge,
  inputs: Inputs,
  ground: Parameters<typeof isOutside>[0],
): Promise<Equipped> {
  const specs = await serverSpecs(inputs, base, ground);
  const run = { specs, secrets: inputs.secrets ?? {}, isOutside: isOutside(ground) };
  const { agents, crew, problems } = staffOf(base.agents, run);
  return { ...base, specs, agents, crew, problems: [...base.problems, ...problems] };
}
