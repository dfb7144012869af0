/**
 * Takes a diff of git's apart, file by file. A line ends at `\n` alone: other characters that JavaScript takes for line ends
 * (`\r`, U+2028, U+2029) stand inside the lines of files, and would cut them where their writer likes.
 */

/** No line of a hunk and none of a binary patch begins with `diff --git`. Put together, the pieces are the diff. */
export function diffPieces(diff: string): string[] {
  return diff.split(/(?<=\n)(?=diff --git )/).filter(Boolean);
}
