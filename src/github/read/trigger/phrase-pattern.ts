/** The trigger phrase as a regular expression. It loads nothing. */

/** White space around the phrase is ignored. */
export function escaped(phrase: string): string {
  return phrase.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
