/**
 * Reads the configuration of MCP servers from the workflow, or from a file that people with write access have merged.
 */

import type { Inputs } from "../../../action/runner/input/inputs.ts";
import { Fault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import { parseMcpConfig, type ServerSpec } from "../../../mcp/mcp-config.ts";
import { isOutside } from "../../start/asked-head.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Plugin } from "../knowledge/plugin/plugin.ts";

type StartingPoint = Parameters<typeof isOutside>[0];
type Base = Pick<Knowledge, "commit" | "source"> & Readonly<{ plugins: readonly Pick<Plugin, "servers">[] }>;

/** Of two with one name the later plugin's counts, and the input's in any case. A "config" Fault for what cannot be used. */
export async function serverSpecs(
  inputs: Inputs,
  base: Base,
  startingPoint: StartingPoint,
): Promise<readonly ServerSpec[]> {
  if (isOutside(startingPoint)) return []; // they may have keys of their own
  const brought = base.plugins.flatMap(({ servers }) => (servers === undefined ? [] : [servers]));
  const secrets = { ...inputs.secrets, ...inputs["mcp-secrets"] };
  // Whom nobody is asked about is the workflow's to say.
  const ofPlugins = brought.flatMap((text) => parseMcpConfig(text, secrets)).map(untrusted);
  const own = (await givenIn(inputs["mcp-config"], base)).flatMap((text) => parseMcpConfig(text, secrets));
  const specs = [...ofPlugins, ...own];
  return [...new Map(specs.map((spec) => [spec.name, spec])).values()];
}

/** As a server is that somebody else than the workflow brings. */
export function untrusted(spec: ServerSpec): ServerSpec {
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
