/** A patch as people get it: shown where it is short, and in a file for a later step of the job. */
import { code, codeBlock } from "../inline-code.ts";

/** A file on the runner, and what is in it. */
export type Patch = Readonly<{ path: string; patch: string }>;

/**
 * `what` begins the sentence, `title` stands above the patch, which is shown up to `most` characters; `isOutput` is whether
 * the job has its path as an output.
 */
export function renderPatch(
  { path, patch }: Patch,
  { what, title, most, isOutput = true }: Readonly<{ what: string; title: string; most: number; isOutput?: boolean }>,
): string {
  const file = `until the job ends, in the file ${code(path)}${isOutput ? " (output `patch-path`)" : ""}`;
  if (patch.length > most) {
    return `${what} is kept as a patch that is too long for a comment, ${file}: upload it with actions/upload-artifact.`;
  }
  const shown = `<details><summary>${title}</summary>\n\n${codeBlock("diff", patch, "kept")}\n\n</details>`;
  return `${what} is kept as a patch: below and, ${file}.\n\n${shown}`;
}
