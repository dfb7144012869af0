/** What an endpoint sent with a 200, if it can be read at all. */
import { APIError } from "openai";
import { z } from "zod";

/** The bytes stopped coming, or do not make sense; the cause says why. */
export class Unreadable extends Error {
  constructor(cause: unknown) {
    super("A reply could not be read.", { cause });
    this.name = "Unreadable";
  }
}

const Failed = z.looseObject({ error: z.unknown() });
/** How vLLM has told of errors in a stream. */
const ErrorObject = z.looseObject({ object: z.literal("error"), message: z.string() });

/** The value of a JSON text. Throws Unreadable for what is no JSON, and an APIError for an error that comes in place of a reply. */
export function valueIn(json: string, isError = false): unknown {
  const value = parse(json);
  const failed = Failed.safeParse(value);
  const error = (failed.success && failed.data.error) || ((isError || ErrorObject.safeParse(value).success) && value);
  if (error)
    throw new APIError(undefined, typeof error === "string" ? { message: error } : error, undefined, undefined);
  return value;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Unreadable(cause);
  }
}
