/** Finds out which commits of the agent undo or repeat others. A message proves nothing: what it names must be here, and fit. */
import type { Git } from "../../core/workspace/git/settings.ts";
import { type CopiedCommit, entriesOf, type KeptMessage } from "../../policy/entries.ts";
import { keptMessage } from "./kept-message.ts";

/** With more commits than this, none of them is looked at. */
const MOST = 20;

/** So many commits are searched for the one that was picked. */
const MOST_KNOWN = 5000;

/** The files of nothing, which git knows without having them. */
const NO_FILES = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

const SAYS = [
  { how: "revert", words: /(?:^|\n)This reverts commit ([0-9a-f]{40,64})\b/ },
  { how: "pick", words: /(?:^|\n)\(cherry picked from commit ([0-9a-f]{40,64})\)(?=\n|$)/ },
] as const;

/** A commit and its one parent. */
type Commit = Readonly<{ commit: string; parent: string }>;

/**
 * Each of them in the same order; undefined if one is neither a revert nor a pick. `known` are commits that were here before the
 * run, from which something may have been picked.
 */
export async function copiesIn(
  look: Git,
  commits: readonly Commit[],
  known: readonly string[],
): Promise<readonly CopiedCommit[] | undefined> {
  if (commits.length === 0 || commits.length > MOST) return undefined;
  const copies: CopiedCommit[] = [];
  for (const commit of commits) {
    const copy = await copyOf(look, commit, known);
    if (copy === undefined) return undefined;
    copies.push(copy);
  }
  return copies;
}

async function copyOf(look: Git, one: Commit, known: readonly string[]): Promise<CopiedCommit | undefined> {
  const message = await shown(look, one.commit, "%B");
  for (const { how, words } of SAYS) {
    const of = words.exec(message)?.[1];
    if (of !== undefined && (await fits(look, one, of)))
      return { how, of, ...(await messageOf(look, one, { how, of, known })) };
  }
  const of = await sourceOf(look, one, { message, known });
  return of === undefined
    ? undefined
    : { how: "pick", of, ...(await messageOf(look, one, { how: "pick", of, known })) };
}

/** A pick keeps the people that its source names. A commit that undoes it is not theirs. */
function messageOf(
  look: Git,
  { commit }: Commit,
  { how, of, known }: Readonly<Pick<CopiedCommit, "how" | "of"> & { known: readonly string[] }>,
): Promise<KeptMessage> {
  const genuine = { from: known, most: MOST_KNOWN, isTaken: (id: string) => id === of };
  const people = how === "pick" ? "all" : "none";
  return keptMessage(look, commit, { genuine, people, without: `(cherry picked from commit ${of})` });
}

function shown(look: Git, commit: string, format: string): Promise<string> {
  return look.raw(["log", "-1", "--no-show-signature", `--format=${format}`, commit]);
}

/** Whether the other commit is here, and has changed each file that this one changes. */
async function fits(look: Git, { commit, parent }: Commit, of: string): Promise<boolean> {
  try {
    const [parents = ""] = (await shown(look, of, "%P")).split("\n");
    // Git takes the oldest commit of a shallow history for one that made all of its files, and undoes all of them.
    if (parents === "" && (await look.raw(["cat-file", "commit", of])).includes("\nparent ")) return false;
    const theirs = await entriesOf(look, parents === "" ? NO_FILES : `${of}^`, of);
    const own = await entriesOf(look, parent, commit);
    const paths = new Set(theirs.map(({ quoted }) => quoted));
    return own.length > 0 && own.every(({ quoted }) => paths.has(quoted));
  } catch {
    return false;
  }
}

/** A pick without a word about its source has the author, the date and the message of it, and another committer or date. */
async function sourceOf(
  look: Git,
  one: Commit,
  { message, known }: Readonly<{ message: string; known: readonly string[] }>,
): Promise<string | undefined> {
  const [author = "", committer] = (await shown(look, one.commit, "%at %ae%n%ct %ce")).split("\n");
  if (author === committer) return undefined;
  const list = ["log", `--max-count=${MOST_KNOWN}`, "--no-show-signature", "--format=%H %at %ae"];
  const lines = (await look.raw([...list, "--ignore-missing", "--stdin"], `${known.join("\n")}\n`)).split("\n");
  const same = lines.filter((line) => line.slice(line.indexOf(" ") + 1) === author);
  for (const line of same) {
    const of = line.slice(0, line.indexOf(" "));
    if (of === one.commit || (await shown(look, of, "%B")) !== message) continue;
    if (await fits(look, one, of)) return of;
  }
  return undefined;
}
