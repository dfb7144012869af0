/** Where the configuration of servers comes from: the workflow, or a file that people with write access have merged. */
import { Fault } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import { parseMcpConfig, type ServerSpec } from "../../mcp/mcp-config.ts";
import { isOutside } from "../ground/outside.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Plugin } from "../knowledge/plugin/plugin.ts";
import type { Inputs } from "../runner/input/inputs.ts";

type Ground = Parameters<typeof isOutside>[0];
type Base = Pick<Knowledge, "commit" | "source"> & Readonly<{ plugins: readonly Pick<Plugin, "servers">[] }>;

/** Of two with one name the later plugin's counts, and the input's in any case. A "config" Fault for what cannot be used. */
export async function serverSpecs(inputs: Inputs, base: Base, ground: Ground): Promise<readonly ServerSpec[]> {
  if (isOutside(ground)) return []; // they may have keys of their own
  const brought = base.plugins.flatMap(({ servers }) => (servers === undefined ? [] : [servers]));
  const texts = [...brought, ...(await givenIn(inputs["mcp-config"], base))];
  const secrets = { ...inputs.secrets, ...inputs["mcp-secrets"] };
  const specs = texts.flatMap((text) => parseMcpConfig(text, secrets));
  return [...new Map(specs.map((spec) => [spec.name, spec])).values()];
}

async function givenIn(given: string | undefined, base: Base): Promise<readonly string[]> {
  if (given === undefined) return [];
  return [given.startsWith("{") ? given : await inBaseCommit(given, base)];
}

/** Never of the head of a pull request: whoever opened that would choose what runs here. */
async function inBaseCommit(path: string, { commit, source }: Pick<Base, "commit" | "source">): Promise<string> {
  const text = (await source.read([path])).get(path);
  if (text !== undefined) return text;
  throw new Fault("config", `There is no file ${oneLine(path, 200)} in the base commit ${commit.slice(0, 7)}.`, {
    hint: "The input `mcp-config` is JSON, or the path of a file that is merged.",
  });
}
