/**
 * Tells how a tree differs from the base branch from the bytes of both, so that nothing in a repository decides what
 * people see.
 */
import { isUtf8 } from "node:buffer";
import type { Git } from "../core/workspace/git/settings.ts";
import { entriesOf, type FileChange, filesBetween, readBlobs } from "../policy/entries.ts";
import { withReadableNames } from "./readable-names.ts";

/**
 * `diff` has every line of every file that is new or changed, and of deleted ones the name. `unreadable` are paths of
 * such files that are no text: with a NUL byte, or not in UTF-8. `encoded` are files of the tree to which the base gives
 * a `working-tree-encoding`: a checkout has other bytes there than git. `hasOtherLines`: of some files it gives a checkout
 * other line ends.
 */
export type ShownTree = Readonly<{
  files: readonly FileChange[];
  diff: string;
  unreadable: readonly string[];
  encoded: readonly string[];
  hasOtherLines: boolean;
}>;

/** With `--text` no content makes a file binary; what a deleted one had runs nowhere. */
const DIFF = ["diff-tree", "-r", "-p", "--text", "--irreversible-delete", "--no-renames", "--no-ext-diff"] as const;

/** `git` has no work tree, and an index of its own, which is overwritten. */
export async function shownTree(git: Git, from: string, tree: string): Promise<ShownTree> {
  const unreadable = await unreadableIn(git, from, tree);
  const patch = unreadable.length > 0 ? "" : (await git.bytes([...DIFF, "--no-textconv", from, tree])).toString("utf8");
  const diff = withReadableNames(patch);
  return { files: await filesBetween(git, from, tree), diff, unreadable, ...(await convertedBy(git, from, tree)) };
}

async function unreadableIn(git: Git, from: string, tree: string): Promise<string[]> {
  const written = (await entriesOf(git, from, tree)).filter(({ newMode }) => /^1[02]0/.test(newMode));
  const contents = await readBlobs(
    git,
    written.map(({ newObject }) => newObject),
  );
  const isText = (content: Buffer | undefined) => content !== undefined && isUtf8(content) && !content.includes(0);
  return written.filter(({ newObject }) => !isText(contents.get(newObject))).map(({ path }) => path);
}

const ATTRIBUTES = ["working-tree-encoding", "text", "eol"] as const;

/** By the attributes of the base alone: those are of people who may push there. */
async function convertedBy(
  git: Git,
  base: string,
  tree: string,
): Promise<Pick<ShownTree, "encoded" | "hasOtherLines">> {
  const list = (commit: string) => git.raw(["ls-tree", "-r", "-z", "--name-only", commit]);
  if (!/(?:^|[/\0])\.gitattributes\0/.test(await list(base))) return { encoded: [], hasOtherLines: false };
  await git.raw(["read-tree", base]);
  const check = ["check-attr", "--cached", "--stdin", "-z", ...ATTRIBUTES];
  const fields = (await git.raw(check, await list(tree))).split("\0");
  const encoded: string[] = [];
  let hasOtherLines = false;
  // Path, attribute, value, and so on: three attributes of each path.
  for (let at = 0; at + 8 < fields.length; at += 9) {
    const [path = "", , encoding = ""] = fields.slice(at);
    if (!/^(?:unspecified|unset|utf-?8)$/i.test(encoding)) encoded.push(path);
    hasOtherLines ||= fields[at + 5] !== "unset" && fields[at + 8] === "crlf";
  }
  return { encoded, hasOtherLines };
}
