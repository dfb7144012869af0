/**
 * Applies patches, and changes to branches that have moved, on objects alone; and takes a diff of git apart, file by
 * file.
 */
import { readFileSync } from "node:fs";
import { constants, inflateSync } from "node:zlib";
import type { Git } from "../../core/workspace/git/settings.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { sizeText } from "../../lib/text.ts";
import type { Change } from "../../policy/entries.ts";
import { filesBetween, SUBMODULE } from "../../policy/entries.ts";

/** So much at once git may take, whatever a packed file claims to unfold to; and it takes that for each file in turn. */
export const ALLOCATION_LIMIT = { GIT_ALLOC_LIMIT: "256m" } as const;

/** The limits of a patch as it is. The review, which takes the patch unpacked, would refuse more. */
export type PatchLimits = Readonly<{ maxFiles: number; maxPatchKb: number }>;

/** In bytes, of all packed parts together. */
const UNPACKED = 64 * 1024 * 1024;

/** A patch in a file has a head and a list of files besides what the limit is for. */
const HEAD_KB = 64;

/**
 * `git` has an index of its own, which is overwritten. A "denied" Fault when the patch does not fit, and, before anything
 * of it is unpacked, when it is beyond the limits or would unpack to more than 64 MB.
 */
export async function applyPatch(git: Git, base: string, patch: string, limits?: PatchLimits): Promise<Change> {
  requireWithin(readFileSync(patch, "latin1"), limits);
  await git.raw(["read-tree", base]);
  try {
    await git.raw(["apply", "--cached", "--whitespace=nowarn", "--", patch]);
  } catch (cause) {
    throw new Fault(
      "denied",
      `The patch does not apply to the commit that it was made for. ${toFault(cause).message}`,
      {
        hint: "Run `mode: plan` again.",
        cause,
      },
    );
  }
  const tree = (await git.raw(["write-tree"])).trim();
  return { tree, files: await filesBetween(git, base, tree), leftOut: [] };
}

/** A "denied" Fault for a patch that is beyond the limits, or would unpack to more than 64 MB. */
export function requireWithin(patch: string, limits?: PatchLimits): void {
  const { files, total } = unpackedSize(patch);
  if (total > UNPACKED) {
    throw tooLarge(`would unpack to ${sizeText(total)}, the limit is ${sizeText(UNPACKED)}`);
  }
  if (!limits) return;
  const { maxFiles, maxPatchKb } = limits;
  if (files > maxFiles) throw tooLarge(`touches ${files} files, the limit (\`max-patch-files\`) is ${maxFiles}`);
  const kb = Math.ceil(patch.length / 1024);
  if (kb > maxPatchKb + HEAD_KB)
    throw tooLarge(`has ${sizeText(patch.length)}, the limit (\`max-patch-kb\`) is ${sizeText(maxPatchKb * 1024)}`);
}

function tooLarge(why: string): Fault {
  return new Fault("denied", `The patch ${why}.`, {
    hint: "Ask for less at once. If the limit is an input, set it in both jobs.",
  });
}

/**
 * `files` is how many it changes; `largest` and `total` are bytes of what its packed parts unfold to, both sides
 * counted.
 */
type UnpackedSize = Readonly<{ files: number; largest: number; total: number }>;

const FILE = /^diff --git /;
const PACKED = /^(literal|delta) (.*)$/;

/**
 * A "denied" Fault for a part whose size cannot be told. Git itself refuses a part that unfolds to another size than it
 * says.
 */
export function unpackedSize(patch: string): UnpackedSize {
  let [files, largest, total] = [0, 0, 0];
  const lines = patch.split("\n");
  for (const [index, line] of lines.entries()) {
    if (FILE.test(line)) files += 1;
    // Lines of text begin with a sign or a blank.
    const [, kind, size = ""] = PACKED.exec(line) ?? [];
    if (kind === undefined) continue;
    if (!/^\d{1,15}\r?$/.test(size)) throw untold();
    const unfolded = kind === "delta" ? resultOf(lines[index + 1] ?? "") : 0;
    const bytes = Math.max(Number.parseInt(size, 10), unfolded);
    largest = Math.max(largest, bytes);
    total += bytes;
  }
  return { files, largest, total };
}

/** A difference begins with the sizes of what it is from and of what it makes; the first line of it holds both. */
function resultOf(line: string): number {
  const head = headOf(line);
  const [, from] = numberAt(head, 0);
  return numberAt(head, from)[0];
}

function headOf(line: string): Buffer {
  try {
    const bytes = fromBase85(line.slice(1)).subarray(0, lengthOf(line.charCodeAt(0)));
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 128 * 1024 });
  } catch {
    throw untold();
  }
}

/** `A` to `Z` are 1 to 26 bytes, `a` to `z` the rest up to 52. */
function lengthOf(letter: number): number {
  return letter >= 97 ? letter - 70 : letter - 64;
}

/** Seven bits a byte, the lowest first; and where the next one begins. */
function numberAt(bytes: Buffer, start: number): readonly [value: number, next: number] {
  let value = 0;
  for (let at = start; at < start + 8; at += 1) {
    const byte = bytes[at];
    if (byte === undefined) break;
    value += (byte & 127) * 128 ** (at - start);
    if (byte < 128) return [value, at + 1];
  }
  throw untold();
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";

/** Git's base85: five digits for four bytes, the highest first. */
function fromBase85(text: string): Buffer {
  const groups = text.match(/.{5}/g) ?? [];
  return Buffer.concat(
    groups.map((group) => {
      const value = [...group].reduce((sum, digit) => sum * 85 + DIGITS.indexOf(digit), 0);
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value % 2 ** 32);
      return bytes;
    }),
  );
}

function untold(): Fault {
  return new Fault("denied", "The patch has a packed part of unknown size.", {
    hint: "Run `mode: plan` again.",
  });
}

/** No line of a hunk and none of a binary patch begins with `diff --git`. Put together, the pieces are the diff. */
export function diffPieces(diff: string): string[] {
  return diff.split(/(?<=\n)(?=diff --git )/).filter(Boolean);
}

/**
 * The tree that two commits come to by themselves, and the paths of its conflicts, which git marks in the files where it can;
 * `submodules` are those among them that are submodules. `base` is what they have come from. It takes no history: the repository
 * holds none.
 */
export async function mergedTree(
  git: Git,
  { base, one, other }: Readonly<{ base: string; one: string; other: string }>,
): Promise<Readonly<{ tree: string; conflicts: readonly string[]; submodules: readonly string[] }>> {
  const sides = await sidesOf(git, base, [one, other]);
  // By a list of merges, conflicts are in the answer and not in the exit code.
  const answer = await git.raw(["merge-tree", "--stdin", "--no-messages"], `${sides.join(" ")}\n`);
  const [, tree = "", ...records] = answer.split("\0");
  // `mode SP object SP stage TAB path`, for each side of a conflict
  const stages = records.filter((record) => record.includes("\t"));
  const pathsOf = (some: readonly string[]) => [
    ...new Set(some.map((record) => record.slice(record.indexOf("\t") + 1))),
  ];
  const links = stages.filter((record) => record.startsWith(SUBMODULE));
  return { tree, conflicts: pathsOf(stages), submodules: pathsOf(links) };
}

/** Commits that nobody sees, of two trees or commits that seem to have come from a third. */
async function sidesOf(git: Git, base: string, trees: readonly string[]): Promise<readonly string[]> {
  const commit = async (of: string, ...parents: string[]) =>
    (await git.raw(["commit-tree", of, ...parents.flatMap((parent) => ["-p", parent]), "-m", "side"])).trim();
  const root = await commit(`${base}^{tree}`);
  return Promise.all(trees.map((tree) => commit(`${tree}^{tree}`, root)));
}

/**
 * The paths at which a patch in a file would make, change or remove a file, those before a rename too. Rejects where git cannot
 * read it.
 */
export async function touchedPaths(git: Git, patch: string): Promise<readonly string[]> {
  const list = ["apply", "--numstat", "-z", "--whitespace=nowarn"];
  const ways = [[], ["--reverse"]].map((way) => git.raw([...list, ...way, "--", patch]));
  // Records of `added TAB removed TAB path`, and the path is the one after the patch: so it is read in reverse as well.
  const records = (await Promise.all(ways)).flatMap((listed) => listed.split("\0").filter(Boolean));
  return [...new Set(records.map((record) => record.split("\t").slice(2).join("\t")))];
}

/**
 * The tree of `onto` with what differs between `base` and `tree`; undefined when both changed the same. Made of commits
 * that nobody sees, so that it takes no history: the repository holds none.
 */
export async function rebaseTree(
  git: Git,
  { base, tree, onto }: Readonly<{ base: string; tree: string; onto: string }>,
): Promise<string | undefined> {
  const sides = await sidesOf(git, base, [tree, onto]);
  try {
    return (await git.raw(["merge-tree", "--write-tree", "--no-messages", ...sides])).trim();
  } catch {
    return undefined; // It exits with 1 when there are conflicts, and the caller has another way out in any case.
  }
}
