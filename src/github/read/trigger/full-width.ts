/** The punctuation that ends a word in any script, and full-width signs as the ASCII signs that they stand for. */

/** Full stops and exclamation marks, in their ASCII form where they have one; for a class of a pattern. */
export const STOPS = ".!…۔।։።";

export const QUESTIONS = "?؟՞፧";

/** The text with full-width signs in their ASCII form. Each character keeps its place. */
export function halfWidth(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[。｡]/g, ".")
    .replaceAll(/[、､،]/g, ",")
    .replaceAll("\u3000", " ");
}
