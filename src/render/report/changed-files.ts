/**
 * Shows people the changes of a run: the files, the size of each change, and the patch, in full if it is short, with
 * the command that applies it.
 */
import { diffPieces } from "../../git/commit/apply-patch.ts";
import { count, figure } from "../../lib/text.ts";
import { breakCommands } from "../../markdown/commands.ts";
import { code, codeBlock, codeInCell } from "../../markdown/inline-code.ts";
import type { FileChange } from "../../policy/entries.ts";
import { prompt } from "../../prompts.ts";

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
  const written = rows.map(({ path, added, removed }) => `| ${codeInCell(path)} | ${linesOf(added, removed)} |`);
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

/**
 * One line, or "" for a change that deletes few files and lines, or that adds about as much as it removes. `diff` is
 * git's.
 */
export function renderRemoved(files: readonly FileChange[], diff: string): string {
  const deleted = diff.split("\ndeleted file mode ").length - 1;
  const [added, removed] = sums(files);
  if (deleted <= MUCH_FILES && (removed < MUCH_LINES || removed < added * 2)) return "";
  return prompt("removed-much", { deleted: count(deleted, "file"), removed: count(removed, "line") });
}

/** A file on the runner, and what is in it: a diff of git's. `isCut`: it is far too long for people, and this is its beginning. */
export type Patch = Readonly<{ path: string; patch: string; isCut?: true }>;

/** The base that a patch applies to: a branch of the repository, or the head of a pull request. */
export type PatchBase = Readonly<{ kind: "branch"; branch: string } | { kind: "pull"; number: number }>;

type Shown = Readonly<{
  /** Begins the sentence. */
  what: string;
  /** A name for the file, for the person who applies it. */
  file: string;
  /** It is shown up to so many characters. */
  most: number;
  /** Undefined where it is not known. */
  base?: PatchBase | undefined;
  /** Whether the job has its path as an output. */
  isOutput?: boolean;
  /** Its name, where it is another one than that of the thread. */
  repository?: string | undefined;
}>;

/** With the commands that apply it: those hold in any clone, and for the text as people copy it. */
export function renderPatch(
  { patch, isCut }: Patch,
  { what, file, most, base, isOutput = true, ...place }: Shown,
): string {
  if (isCut || patch.length > most) return prompt(isOutput ? "patch-long" : "patch-long-aside", { what });
  const amount = diffPieces(patch).length;
  const shown = { title: `Patch of ${count(amount, "file")}`, patch: codeBlock("diff", withShortIds(patch), "kept") };
  const commands = codeBlock("sh", `${switchTo(base)}git apply ${file}`);
  const repository = place.repository === undefined ? "this repository" : code(place.repository);
  if (survivesCopying(patch)) return prompt("patch", { what, file, repository, commands, ...shown });
  const kept = isOutput
    ? prompt("patch-file", { what, file, repository, commands })
    : prompt("patch-file-aside", { what });
  return prompt("patch-read-only", { kept, ...shown });
}

/**
 * False with carriage returns or bytes that are not text, which a comment loses, and with commands of bots, which are
 * broken in it.
 */
function survivesCopying(patch: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  return !/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(patch) && breakCommands(patch, [], "kept") === patch;
}

/** "" where the name has signs that some shell reads even between quotes, or that nobody sees. */
function switchTo(base: PatchBase | undefined): string {
  if (base?.kind === "pull") return `git fetch origin pull/${base.number}/head\ngit switch --detach FETCH_HEAD\n`;
  if (base === undefined || !QUOTABLE.test(base.branch)) return "";
  const isPlain = /^\w[\w./-]*$/.test(base.branch);
  // A name can begin with a sign of refspecs.
  const [from, branch] = isPlain ? [base.branch, base.branch] : [`'refs/heads/${base.branch}'`, `'${base.branch}'`];
  return `git fetch origin ${from}\ngit switch ${branch}\ngit merge --ff-only FETCH_HEAD\n`;
}

const QUOTABLE = /^[\w#+,()@=\p{L}\p{N}][\w./#+,()@=\p{L}\p{M}\p{N}-]*$/u;

/** Git needs whole ids for binary files only. */
function withShortIds(patch: string): string {
  if (patch.includes("GIT binary patch")) return patch;
  return patch.replaceAll(/(?<=^|\n)index ([0-9a-f]{7})[0-9a-f]*\.\.([0-9a-f]{7})[0-9a-f]*/g, "index $1..$2");
}
