/**
 * Files that keep their owner although root gives them another one: an attribute protects them, or their file system has no
 * owners. The system says no more than "Operation not permitted" about either.
 */
import { statSync, writeFileSync } from "node:fs";
import { count } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { ENTRY, type Entry, entriesIn, namesIn } from "./checkout-walk.ts";
import { program, runToEnd } from "./command-line.ts";
import { asRoot } from "./isolation-method.ts";

/** `why`: an attribute such as `i` of chattr(1), a file system without owners or a read-only one, or the words of the system. */
export type Kept = Readonly<{
  entries: readonly Entry[];
  why: "attribute" | "ownerless" | "read-only" | "other";
  words: string;
}>;

/**
 * Finds what `test`, in words of find(1), should no longer match after `chown`. `words` is what that said. `list` is a file of the
 * broker that is overwritten.
 */
export async function keptOwners(
  way: "root" | "sudo",
  { folder, test, words, list }: Readonly<{ folder: string; test: string; words: string; list: string }>,
): Promise<Kept> {
  writeFileSync(list, "");
  const kinds = ["(", ..."-type d -o -links 1 ( -type f -o -type l )".split(" "), ")"];
  await runToEnd(
    asRoot(way, [program("find"), folder, "-xdev", ...test.split(" "), ...kinds, "-fprintf", list, ENTRY]),
  );
  const entries = entriesIn(list, statSync(folder).dev);
  const said = lastReason(words);
  const why = said === "Read-only file system" ? "read-only" : await whyKept(way, folder, entries);
  return { entries, why, words: said };
}

/** The number of paths whose attributes are looked at. */
const LOOKED_AT = 20;

async function whyKept(way: "root" | "sudo", folder: string, entries: readonly Entry[]): Promise<Kept["why"]> {
  const paths = entries.slice(0, LOOKED_AT).map(({ path }) => Buffer.from(path, "latin1").toString());
  if (paths.length === 0) return "other";
  const { stdout } = await runToEnd(asRoot(way, [program("lsattr"), "-d", "--", ...paths]));
  if (/^[^\s/]*[ia][^\s/]* /m.test(stdout)) return "attribute";
  const root = Buffer.from(folder).toString("latin1");
  return entries.some(({ path }) => path === root) ? "ownerless" : "other";
}

/** `chown: changing ownership of 'a': Operation not permitted` */
function lastReason(words: string): string {
  return /: ([A-Z][^:\n]*)$/m.exec(words)?.[1] ?? "the system refused it";
}

/** The note about files that kept the user of the tools. */
export function keptWords(folder: string, kept: Kept): string {
  const paths = `${count(kept.entries.length, "path")} (${namesIn(folder, kept.entries)})`;
  return prompt("not-given-back", { paths, ...reasonOf(kept) });
}

/** As the end of a sentence about one path or several, and what to do about it. */
export function reasonOf({ why, words }: Kept): Readonly<{ reason: string; advice: string }> {
  if (why === "attribute")
    return {
      reason: "the attribute `i` or `a` of its file system protects it",
      advice: "Take it away in a step before this one, as root: `chattr -R -i -a .` in the workspace.",
    };
  if (why === "ownerless")
    return {
      reason: "its file system lets not even root change an owner",
      advice:
        "Use a workspace on a file system with owners, such as ext4 or xfs, or run this step as a user without sudo where bubblewrap is installed.",
    };
  if (why === "read-only")
    return {
      reason: "its file system is read-only",
      advice: "Make the workspace writable, for example in the `volumes` of the job's container.",
    };
  return { reason: `root cannot change its owner (${words})`, advice: "Check the file system of the workspace." };
}
