/** Bodies of replies as bytes: counted, cut, and read to their end so that their connection can be used again. */
import { APIError } from "openai/core/error";
import { z } from "zod";
import { parseJson } from "../../lib/parse-json.ts";

export type Bytes = ReadableStream<Uint8Array>;
type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The bytes, and the time, that may follow the last word of a reply before its connection is not worth keeping. */
const LONGEST_REST = 64 * 1024;
const REST_MS = 5_000;

/**
 * The same bytes, or Unreadable where they break off; `onBytes` hears of every piece before it is passed on, and may
 * throw. Nothing is read ahead.
 */
export function countBytes(body: Bytes, onBytes: (count: number) => void): Bytes {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(breakOff);
        if (done) return controller.close();
        onBytes(value.length);
        controller.enqueue(value);
      },
      // The client drops a body at `[DONE]`; nobody waits until the rest is there.
      cancel() {
        readToTheEnd(reader).catch(() => undefined); // an abort, of which others hear
      },
    },
    { highWaterMark: 0 },
  );
}

function breakOff(cause: unknown): never {
  throw new Unreadable(cause);
}

/** The first `limit` bytes, or Unreadable where they break off; the rest is not waited for. */
export async function* takeBytes(body: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let left = limit;
  try {
    for await (const piece of body) {
      yield piece.subarray(0, left);
      left -= piece.length;
      if (left <= 0) return;
    }
  } catch (cause) {
    throw new Unreadable(cause);
  }
}

// A connection whose body was dropped cannot be kept.
async function readToTheEnd(reader: Reader): Promise<void> {
  const alarm = setTimeout(() => reader.cancel().catch(() => undefined), REST_MS).unref();
  let left = LONGEST_REST;
  while (left > 0) {
    const { done, value } = await reader.read();
    left = done ? 0 : left - value.length;
  }
  clearTimeout(alarm);
  await reader.cancel(); // without effect on a body that has ended
}

/** The bytes stopped coming, or do not make sense; the cause says why. */
export class Unreadable extends Error {
  constructor(cause: unknown) {
    super("A reply could not be read.", { cause });
    this.name = "Unreadable";
  }
}

/**
 * The value of a JSON text. Throws Unreadable for what is no JSON or too much of it, and an APIError for an error that comes in place of
 * a reply.
 */
export function valueIn(json: string, isError = false): unknown {
  const value = parse(json);
  const error = errorIn(value) ?? (isError ? value : undefined);
  if (error !== undefined) throw new APIError(undefined, error as object, undefined, undefined); // as the client does
  return value;
}

/** How gateways do: words where a reply would be. */
const Words = z.union([
  z.looseObject({ message: z.string().min(1) }),
  z.looseObject({ detail: z.string().min(1) }).transform(({ detail, ...rest }) => ({ ...rest, message: detail })),
  z.looseObject({ msg: z.string().min(1) }).transform(({ msg, ...rest }) => ({ ...rest, message: msg })),
]);
/** How MiniMax does, beside choices that are null; 0 is success. */
const Based = z
  .looseObject({
    base_resp: z.looseObject({ status_code: z.number().refine((code) => code !== 0), status_msg: z.string() }),
  })
  .transform(({ base_resp: { status_code, status_msg } }) => ({ code: status_code, message: status_msg }));

/**
 * The error, with its words as `message`; undefined for a reply or a part of one, which have fields of these names. No
 * schema refuses a part: that would make an error with its stack for every token.
 */
function errorIn(value: unknown): object | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if ("error" in value && value.error) return asObject(value.error);
  const based = "base_resp" in value ? Based.safeParse(value).data : undefined;
  if (based) return based;
  if (PARTS.some((name) => name in value) && !isErrorObject(value)) return undefined;
  return Words.safeParse(value).data;
}

/** How vLLM has told of errors in a stream. */
function isErrorObject(value: object): boolean {
  return "object" in value && value.object === "error" && "message" in value && typeof value.message === "string";
}

const PARTS = ["choices", "output", "type", "usage", "delta"];

function asObject(error: unknown): object {
  return typeof error === "object" && error !== null ? error : { message: String(error) };
}

function parse(json: string): unknown {
  try {
    return parseJson(json);
  } catch (cause) {
    throw new Unreadable(cause);
  }
}
