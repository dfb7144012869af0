/** Names the files of a run that are in no copy, with the reason, for the comment. */
import { sizeText } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";

/** `why` is a clause for people, and `size` is in bytes. */
export type Uncopied = Readonly<{ path: string; size: number; why: string }>;

/** Has the comment name them, and say how many more there are. */
export function noteUncopied(
  { notes }: Readonly<{ notes: Set<string> }>,
  lost: readonly Uncopied[],
  unnamed = 0,
): void {
  if (lost.length > 0) notes.add(prompt("work-not-copied", { files: lostNamed(lost, unnamed) }));
}

const NAMED = 10;

/** The first ones with their sizes, for a sentence. */
export function lostNamed(lost: readonly Uncopied[], unnamed = 0): string {
  const names = lost
    .slice(0, NAMED)
    .map(({ path, size, why }) => `${code(path)} (${size > 0 ? `${sizeText(size)}: ` : ""}${why})`);
  const rest = lost.length - names.length + unnamed;
  return [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}
