/** Parses calls that are written as JSON objects: `{"name": …, "arguments": {…}}`, alone or in a list. */
import { z } from "zod";
import { leadingJson } from "../../../lib/json.ts";
import { unreadableCall, type WrittenCall } from "./check-call.ts";

const Fields = z.record(z.string(), z.unknown());
// Arguments may be JSON text, as in native calls.
const Arguments = z.union([Fields, z.string().transform(fieldsIn).pipe(Fields)]);
const Flat = z.union([
  z.object({ name: z.string(), arguments: Arguments }),
  z
    .object({ name: z.string(), parameters: Arguments })
    .transform(({ name, parameters }) => ({ name, arguments: parameters })),
  z.object({ name: z.string(), input: Arguments }).transform(({ name, input }) => ({ name, arguments: input })),
  z
    .object({ tool_name: z.string(), parameters: Arguments })
    .transform(({ tool_name, parameters }) => ({ name: tool_name, arguments: parameters })),
]);
/** As models of OpenAI name the tool of one of several calls. */
const Addressed = z
  .object({ recipient_name: z.string(), parameters: Arguments })
  .transform((call) => ({ name: call.recipient_name.replace(/^functions\./, ""), arguments: call.parameters }));
const Call = z.union([Flat, Addressed, z.object({ function: Flat }).transform((call) => call.function)]);
const Calls = z.union([
  z.array(Call).min(1),
  Call.transform((call) => [call]),
  z.object({ tool_uses: z.array(Call).min(1) }).transform((wrapper) => wrapper.tool_uses),
]);

export type JsonCalls = Readonly<{ calls: readonly WrittenCall[]; end: number }>;

/** Parses the calls at `start`. Throws a fault if there is anything else. */
export function readJsonCalls(text: string, start: number): JsonCalls {
  const json = leadingJson(text, start);
  if (!json) throw unreadableCall("the JSON of a call is broken or not closed.");
  const calls = Calls.safeParse(json.value);
  if (!calls.success) throw unreadableCall('a call in JSON is an object with a "name" and an object as "arguments".');
  return { calls: calls.data.map(written), end: json.end };
}

/** The calls between two offsets; undefined if there is anything else. */
export function findJsonCalls(
  text: string,
  { start, end }: Readonly<{ start: number; end: number }>,
  isKnown: (name: string) => boolean,
): JsonCalls | undefined {
  const json = leadingJson(text.slice(0, end), start);
  if (!json || skipBlanks(text, json.end) < end) return undefined;
  const calls = Calls.safeParse(json.value);
  if (!calls.success || !calls.data.every((call) => isKnown(call.name) && !isDefinition(call))) return undefined;
  return { calls: calls.data.map(written), end: json.end };
}

const OPENING =
  /^[[{]\s{0,100}(?:\{\s{0,100})?"name"\s{0,20}:\s{0,20}"([\w.:-]{1,100})"\s{0,20},\s{0,100}"(?:arguments|parameters|input)"/;

/** Whether a call of an available function begins at `start`. The call may be incomplete. */
export function opensJsonCall(text: string, start: number, isKnown: (name: string) => boolean): boolean {
  const name = OPENING.exec(text.slice(start, start + 500))?.[1];
  if (name === undefined || !isKnown(name)) return false;
  const calls = Calls.safeParse(leadingJson(text, start)?.value);
  return !calls.success || !calls.data.some(isDefinition);
}

/** A definition of a function, and not a call of it. */
function isDefinition({ arguments: given }: z.infer<typeof Flat>): boolean {
  return given.type === "object" && Fields.safeParse(given.properties).success;
}

function written(call: z.infer<typeof Flat>): WrittenCall {
  const parameters = Object.entries(call.arguments);
  return { name: call.name, parameters: parameters.map(([name, value]) => [name, { kind: "json", value }]) };
}

function fieldsIn(text: string): unknown {
  return leadingJson(text.trim(), 0)?.value;
}

const BLANKS = /\s*/y;

/** The offset of the next character that is not blank, or the end of the text. */
export function skipBlanks(text: string, start: number): number {
  BLANKS.lastIndex = start;
  return start + (BLANKS.exec(text)?.[0].length ?? 0);
}
