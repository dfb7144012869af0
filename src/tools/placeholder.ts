/** Keeps the text that stands for a hidden secret out of files: written there, it would replace the secret. */

import { Mistake } from "../lib/fault.ts";
import { HIDDEN } from "../lib/mask/mask.ts";

/** Nothing breaks in a document, and some are about this very text. */
const DOCUMENT = /\.(?:md|mdx|markdown|rst|adoc|txt)$/i;

/** Throws a Mistake if a file would get more of the text than it has. `old` is undefined for a new file. */
export function refusePlaceholder(path: string, old: string | undefined, now: string): void {
  if (DOCUMENT.test(path) || timesIn(now) <= timesIn(old ?? "")) return;
  throw new Mistake(
    `Not written: "${path}" would contain ${HIDDEN}. That text stands for a secret that you cannot see, and nothing puts the value in its place. Edit the file around it, or use the variable that has the secret. If the file needs these very words, write them with a command.`,
  );
}

/** Throws a Mistake if the text to be replaced has a secret in it. */
export function refuseHiddenMatch(path: string, old: string, before: string): void {
  if (!before.includes(HIDDEN) || old.includes(before)) return;
  throw new Mistake(`\`old_str\` is not in "${path}": ${hiddenPart("an `old_str`")}`);
}

/** The sentences for lines of a patch that are not in the file because they have the text; "" if none has it. */
export function hiddenLine(wanted: readonly string[], lines: readonly string[]): string {
  const isHidden = wanted.some((line) => line.includes(HIDDEN) && !lines.includes(line));
  return isHidden ? ` In a line of yours, ${hiddenPart("context")}` : "";
}

function hiddenPart(instead: string): string {
  return `where you read ${HIDDEN}, the file has a secret. Choose ${instead} without that part.`;
}

function timesIn(text: string): number {
  return text.split(HIDDEN).length - 1;
}
