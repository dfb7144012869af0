/** Reads the messages of servers that are nearly right. A reply that cannot be read ends the call that waits for it. */
import { ErrorCode, type JSONRPCMessage, JSONRPCMessageSchema } from "@modelcontextprotocol/sdk/types.js";
import { parseJson, TooMuchJson } from "../lib/parse-json.ts";
import { oneLine } from "../lib/text.ts";

/** The message of a line; undefined for other output of the program. Throws `TooMuchJson`. */
export function messageIn(line: string): JSONRPCMessage | undefined {
  const text = line.replace(/^\uFEFF/, "");
  for (const json of [text, withoutOddNumbers(text)]) {
    try {
      return messageOf(parseJson(json));
    } catch (error) {
      if (error instanceof TooMuchJson) throw error; // nobody knows which call waits for it
    }
  }
  const id = idIn(text);
  return id === undefined ? undefined : failure(id, "Its answer cannot be read: it is not JSON.");
}

/** Python writes these where JSON has no number. */
function withoutOddNumbers(text: string): string {
  return text.replaceAll(/(?<=[:,[]\s{0,9})(?:-?Infinity|NaN)(?=\s{0,9}[,}\]])/g, "null");
}

/** The id of a reply that is no JSON. Requests and notifications have a method. */
function idIn(text: string): string | number | undefined {
  if (!/^\s*\{/.test(text) || !text.includes('"jsonrpc"') || /"method"\s*:/.test(text)) return undefined;
  const [, word, number] = /"id"\s*:\s*(?:"([^"\\]{1,200})"|(\d{1,15}))/.exec(text) ?? [];
  return word ?? (number === undefined ? undefined : Number(number));
}

/**
 * Null is absent, the version may be missing, and a result in another form is kept as it is. Anything that is neither a
 * message nor a reply is undefined.
 */
function messageOf(value: unknown): JSONRPCMessage | undefined {
  const message = JSONRPCMessageSchema.safeParse(value).data;
  const { id, method, result, error } = Object(value);
  if (message || method !== undefined || (typeof id !== "string" && typeof id !== "number")) return message;
  const reply = { jsonrpc: "2.0", id, ...(error == null ? { result: formed(result) } : { error }) };
  return JSONRPCMessageSchema.safeParse(reply).data ?? failure(id, problemIn(error));
}

/** The schema of the SDK has one field that a result may have in one form only. */
function formed(result: unknown): unknown {
  if (typeof result !== "object" || result === null) return result == null ? undefined : { value: result };
  if (Array.isArray(result)) return { value: result };
  const { _meta, ...others } = result as Readonly<Record<string, unknown>>;
  return others;
}

/** An error in another form still says something. */
function problemIn(error: unknown): string {
  const { message } = Object(error);
  const words = typeof error === "string" ? error : typeof message === "string" ? message : JSON.stringify(error);
  return words === undefined ? "Its answer cannot be read." : `Its answer cannot be read: ${oneLine(words, 500)}`;
}

function failure(id: string | number, message: string): JSONRPCMessage {
  return { jsonrpc: "2.0", id, error: { code: ErrorCode.InternalError, message } };
}
