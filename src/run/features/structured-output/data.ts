/** Reads the schema of the data that the workflow asks for in addition to the answer, and the data that the agent gave. */
import type { FinishSchema } from "../../../core/agent/agent.ts";
import type { Event } from "../../../core/event/event.ts";
import { Fault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import { code as inCode } from "../../../markdown/inline-code.ts";
import { readNamedFile } from "../../admit/named-file.ts";
import type { FeatureCode, FeatureStart } from "../../feature.ts";
import { DATA } from "./inputs.ts";

/** The state is the schema, and it finds the data as JSON. */
export const code: FeatureCode<FinishSchema | undefined, string | undefined> = {
  open: ({ run: { settings }, files }) => outputSchema({ settings, files }),
  finishSchema: (schema) => schema,
  judge: async (_, { branch }) => structuredOutput(branch),
  facts: (data) => ({
    ...(data === undefined && { evidence: [{ kind: "failed", fault: NO_DATA }] }),
    outputs: { "structured-output": data },
  }),
};

const NO_DATA = new Fault("model", "The agent ended without the data that `output-schema` requires.", {
  hint: "Run it again, ask for less data, or use a model that is better at calling tools.",
});

type SchemaPlace = Pick<FeatureStart["run"], "settings"> & Pick<FeatureStart, "files">;

/**
 * Returns the schema of `output-schema` or `output-schema-file`; undefined if neither is set. Throws a "config" Fault
 * if it is not JSON. The agent reads it as the definition of a tool, so a file is read from the base commit.
 */
export async function outputSchema({ settings, files }: SchemaPlace): Promise<FinishSchema | undefined> {
  const { "output-schema": given, "output-schema-file": path } = settings.slice(DATA);
  if (given !== undefined) return parsed(given, "The input `output-schema`");
  if (path === undefined) return undefined;
  const text = await readNamedFile(await files(), { input: "output-schema-file", path, largest: LARGEST_SCHEMA });
  return parsed(text, `The file ${inCode(oneLine(path, 200))} of the input \`output-schema-file\``);
}

const LARGEST_SCHEMA = 64_000;

function parsed(text: string, what: string): FinishSchema {
  const schema = jsonOf(text);
  if (typeof schema === "object" && schema !== null && !Array.isArray(schema)) return { ...schema };
  throw new Fault("config", `${what} is not a JSON object.`, {
    hint: 'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.',
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // which is no object
  }
}

/** GitHub limits all outputs of a job to 1 MB, with two bytes for each character. */
const LONGEST = 200_000;

/** The fields of the `finish` call after the last request, as JSON; undefined without one, or if it is too long. */
export function structuredOutput(events: readonly Event[]): string | undefined {
  const from = events.findLastIndex((event) => event.kind === "MessageEvent" && event.source === "user");
  const finish = events.findLast(
    (event, index) => index > from && event.kind === "ActionEvent" && event.action?.kind === "FinishAction",
  );
  if (finish?.kind !== "ActionEvent") return undefined;
  const {
    message: _message,
    summary: _summary,
    security_risk: _risk,
    ...fields
  } = Object(jsonOf(finish.tool_call.arguments));
  const json = JSON.stringify(fields);
  return json.length > LONGEST ? undefined : json;
}
