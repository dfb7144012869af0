/** Which files a run changed, and how much of them. */
import { count, figure } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import { code } from "../inline-code.ts";
import type { FileChange } from "../policy/entries.ts";

const SHOWN = 8;
const FOLDED = 100;

/** A table with the sum above it, of which more than eight rows are folded; "" without a change. */
export function renderChanged(files: readonly FileChange[]): string {
  if (files.length === 0) return "";
  const shown = table(`${count(files.length, "file")} changed`, sumOf(files), files.slice(0, SHOWN));
  const rest = files.slice(SHOWN);
  if (rest.length === 0) return shown;
  const more = rest.length > FOLDED ? `\n\n… and ${count(rest.length - FOLDED, "more file")}.` : "";
  const fold = `${table("File", "Lines", rest.slice(0, FOLDED))}${more}`;
  return `${shown}\n\n<details><summary>${count(rest.length, "more file")}</summary>\n\n${fold}\n\n</details>`;
}

function table(files: string, lines: string, rows: readonly FileChange[]): string {
  const written = rows.map(({ path, added, removed }) => `| ${code(path)} | ${linesOf(added, removed)} |`);
  return `| ${files} | ${lines} |\n|-|-|\n${written.join("\n")}`;
}

function linesOf(added: number | undefined, removed: number | undefined): string {
  return added === undefined || removed === undefined ? "binary" : `+${figure(added)} −${figure(removed)}`;
}

/** `+140 −0`; binary files have no lines. */
function sumOf(files: readonly FileChange[]): string {
  return linesOf(...sums(files));
}

function sums(files: readonly FileChange[]): [added: number, removed: number] {
  const sum = (lines: readonly (number | undefined)[]) => lines.reduce<number>((total, some) => total + (some ?? 0), 0);
  return [sum(files.map((file) => file.added)), sum(files.map((file) => file.removed))];
}

/** Above these numbers, a change removes a lot. */
const MUCH_FILES = 10;
const MUCH_LINES = 1000;

/** One line, or "" for a change that deletes few files and lines, or that adds about as much as it removes. `diff` is git's. */
export function renderRemoved(files: readonly FileChange[], diff: string): string {
  const deleted = diff.split("\ndeleted file mode ").length - 1;
  const [added, removed] = sums(files);
  if (deleted <= MUCH_FILES && (removed < MUCH_LINES || removed < added * 2)) return "";
  return prompt("removed-much", { deleted: count(deleted, "file"), removed: count(removed, "line") });
}
