/** How one tree differs from another, entry by entry, as git's plumbing tells it. */
import type { Git } from "../../../core/workspace/git/settings.ts";

/** Modes are git's six digits, "000000" for what is not there. `quoted` is the path as git quotes it, byte for byte. */
export type Entry = Readonly<{
  path: string;
  quoted: string;
  oldMode: string;
  newMode: string;
  oldObject: string;
  newObject: string;
}>;

export const ABSENT = "000000";
export const LINK = "120000";
export const SUBMODULE = "160000";

export async function entriesOf(git: Git, from: string, to: string): Promise<Entry[]> {
  // Without -z paths are quoted, so that names that are no UTF-8 come back as they went.
  return entriesIn(await git.raw(["diff-tree", "-r", "--raw", "--no-renames", "--no-abbrev", from, to]));
}

/** Of lines in git's raw format, with whole ids and without `-z`. */
export function entriesIn(lines: string): Entry[] {
  return lines.split("\n").filter(Boolean).map(parseLine);
}

/** `:100644 120000 <old> <new> T`, a tab, the path. */
function parseLine(line: string): Entry {
  const tab = line.indexOf("\t");
  const [oldMode = "", newMode = "", oldObject = "", newObject = ""] = line.slice(1, tab).split(" ");
  const quoted = line.slice(tab + 1);
  return { path: unquote(quoted), quoted, oldMode, newMode, oldObject, newObject };
}

const ESCAPES: Readonly<Record<string, string>> = { a: "\x07", b: "\b", t: "\t", n: "\n", v: "\v", f: "\f", r: "\r" };

/** A path as git quotes it, as text; bytes that are no UTF-8 become U+FFFD. */
export function unquote(quoted: string): string {
  if (!quoted.startsWith('"')) return quoted;
  const bytes = quoted
    .slice(1, -1)
    .replaceAll(/\\([0-7]{3}|.)/g, (_, sign: string) =>
      sign.length === 3 ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The tree that `tree` becomes when these entries are set to one of their sides. Uses the index of the repository. */
export async function treeWith(
  git: Git,
  tree: string,
  entries: readonly Entry[],
  side: "old" | "new",
): Promise<string> {
  await git.raw(["read-tree", tree]);
  const lines = entries.map(({ quoted, oldMode, newMode, oldObject, newObject }) =>
    side === "old" ? `${oldMode} ${oldObject}\t${quoted}\n` : `${newMode} ${newObject}\t${quoted}\n`,
  );
  // Removals first: a file may stand where a folder was.
  const isRemoval = (line: string) => line.startsWith(ABSENT);
  const ordered = [...lines.filter(isRemoval), ...lines.filter((line) => !isRemoval(line))];
  await git.raw(["update-index", "--index-info"], ordered.join(""));
  return (await git.raw(["write-tree"])).trim();
}
