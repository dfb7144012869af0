/** The schema of a text that is judged and then run or applied: it is changed here once, and nowhere later. */
import { z } from "zod";

/**
 * Lines end with "\n", half of a surrogate pair becomes U+FFFD, as it does in UTF-8, and there is no byte order mark. So the value that is judged,
 * logged, approved and hashed is the one that runs, byte for byte. Parsing it again changes nothing, because any number of
 * "\r" belongs to a line end.
 */
export function normalizedText(): z.ZodString {
  return z.string().overwrite((text) =>
    text
      .replace(/^\uFEFF+/, "")
      .toWellFormed()
      .replaceAll(/(?<!\r)\r+\n/g, "\n"),
  );
}
