/** Reads the data that the workflow asks for in addition to the answer, and its schema. */
import type { Inputs } from "../../action/runner/input/inputs.ts";
import type { FinishSchema } from "../../core/agent/finish-schema.ts";
import type { Event } from "../../core/event/event.ts";
import { Fault } from "../../lib/fault.ts";
import { readCheckoutFile } from "../start/checkout.ts";

/** Returns the schema of `output-schema` or `output-schema-file`; undefined if neither is set. Throws a "config" Fault if it is not JSON. */
export async function outputSchema(inputs: Inputs, workspace: string): Promise<FinishSchema | undefined> {
  const { "output-schema": given, "output-schema-file": path } = inputs;
  if (given !== undefined) return parsed(given);
  return path === undefined ? undefined : parsed(await readCheckoutFile(workspace, path, "output-schema-file"));
}

function parsed(text: string): FinishSchema {
  const schema = jsonOf(text);
  if (typeof schema === "object" && schema !== null && !Array.isArray(schema)) return { ...schema };
  throw new Fault("config", "The schema of `output-schema` is not a JSON object.", {
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

/** Returns the fields of the `finish` call after the last request, as JSON; undefined without one, or if it is too long. */
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
