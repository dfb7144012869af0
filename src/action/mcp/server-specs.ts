/** Where the configuration of servers comes from: the workflow, or a file that people with write access have merged. */
import { Fault } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import { parseMcpConfig, type ServerSpec } from "../../mcp/mcp-config.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Inputs } from "../runner/inputs.ts";

type Base = Pick<Knowledge, "commit" | "source">;

/** None without the input. A "config" Fault for what cannot be used. */
export async function serverSpecs(inputs: Inputs, base: Base): Promise<readonly ServerSpec[]> {
  const given = inputs["mcp-config"];
  if (given === undefined) return [];
  const text = given.startsWith("{") ? given : await inBaseCommit(given, base);
  return parseMcpConfig(text, inputs.secrets ?? {});
}

/** Never of the head of a pull request: whoever opened that would choose what runs here. */
async function inBaseCommit(path: string, { commit, source }: Base): Promise<string> {
  const text = (await source.read([path])).get(path);
  if (text !== undefined) return text;
  throw new Fault("config", `There is no file ${oneLine(path, 200)} in the base commit ${commit.slice(0, 7)}.`, {
    hint: "The input `mcp-config` is JSON, or the path of a file that is merged.",
  });
}
