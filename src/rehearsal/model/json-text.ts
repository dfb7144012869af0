/** JSON in a text, as a model writes its arguments and a client its requests. */
import { z } from "zod";

export const JsonText = z.string().refine((text) => parseJson(text) !== undefined, "must be valid JSON");

/** Undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
