/** Schemas for what servers send that are nearly right: null is absent, and one bad member costs itself alone. */
import { z } from "zod";

/** A text; "" where there is none. */
export const words = z
  .string()
  .nullish()
  .catch(undefined)
  .transform((value) => value ?? "");

/** A text, or undefined. */
export const maybeWords = z
  .string()
  .nullish()
  .catch(undefined)
  .transform((value) => value ?? undefined);

/** The elements of a list that a schema reads, and the others as they came. Anything but a list is an empty one. */
export function readEach<Schema extends z.ZodType>(list: unknown, schema: Schema) {
  const read = (Array.isArray(list) ? list : []).map((element) => ({ element, result: schema.safeParse(element) }));
  return {
    good: read.flatMap(({ result }) => (result.success ? [result.data as z.output<Schema>] : [])),
    bad: read.flatMap(({ element, result }) => (result.success ? [] : [element as unknown])),
  };
}
