/** Reads the data that the workflow asks for beside the words of the answer, and the schema that it must fit. */
import type { Inputs } from "../../action/runner/input/inputs.ts";
import type { FinishSchema } from "../../core/agent/finish-schema.ts";
import type { Event } from "../../core/event/event.ts";
import { Fault } from "../../lib/fault.ts";
import { readCheckoutFile } from "../start/checkout.ts";

/** What `output-schema` or the file of `output-schema-file` says; undefined when neither is given. A "config" Fault for what is no JSON. */
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

/** GitHub takes 1 MB for all outputs of a job, two bytes for a character. */
const LONGEST = 200_000;

/** The fields of the `finish` that came after the last request, as JSON; undefined without one, or when it is too long. */
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
