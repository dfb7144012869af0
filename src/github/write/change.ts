/** What a run changed, told as git tells it. */
import type { Git } from "../../core/workspace/git/settings.ts";
import { toFault } from "../../lib/fault.ts";
import { keepAsBytes, type LeftOut, listed, type Plain, recordsOf, textOf } from "./left-out.ts";

export type FileChange = Readonly<{ path: string; added: number | undefined; removed: number | undefined }>;

/**
 * `tree` is the object to commit, and `files` are how it differs from the base. `leftOut` is what git cannot take, and
 * `wholeTree` is `tree` with as much of that as could be kept, as bytes.
 */
export type Change = Readonly<{
  tree: string;
  files: readonly FileChange[];
  leftOut: readonly LeftOut[];
  wholeTree?: string | undefined;
}>;

/** Git in the private repository whose work tree is the workspace; with more variables, if there are any. */
type Run = (extra?: Readonly<Record<string, string>>) => Git;

/** The work tree as a tree object, compared with `base`. The index says what git knew last. */
export async function captureChange(
  run: Run,
  base: string,
  { plain, isOlder }: Readonly<{ plain(): Promise<Plain>; isOlder(path: string): boolean }>,
): Promise<Change> {
  const git = run();
  const { paths: others, shut } = await addAll(run);
  // A folder that could not be opened before the work began is no work.
  const refused = [...others, ...shut.filter((path) => !isOlder(textOf(path)))];
  const links = await putBackLinks(git, base);
  const tree = (await git.raw(["write-tree"])).trim();
  const files = await filesBetween(git, base, tree);
  const paths = [...new Set([...refused, ...links.map(({ path }) => path)])];
  if (paths.length === 0) return { tree, files, leftOut: [] };
  const submodules = new Set(links.filter(({ isSubmodule }) => isSubmodule).map(({ path }) => path));
  return { tree, files, ...(await keepAsBytes(await plain(), tree, { paths, submodules })) };
}

export async function filesBetween(git: Git, base: string, tree: string): Promise<FileChange[]> {
  return parseNumstat(await git.raw(["diff-tree", "-r", "-z", "--no-renames", "--numstat", base, tree]));
}

/** Stages all that git can, and resolves to the rest: repositories without a commit, unreadable files, `.GIT/x`. */
async function addAll(run: Run): Promise<Readonly<{ paths: readonly string[]; shut: readonly string[] }>> {
  const git = run();
  try {
    const words = await git.warnings(["add", "--all", "--ignore-errors", "--", "."]);
    return { paths: [], shut: unopened(words) };
  } catch (error) {
    const rest = recordsOf(await git.bytes(["ls-files", "-z", "--others", "--modified", "--exclude-standard"]));
    const shut = unopened(String(toFault(error).cause));
    if (rest.length === 0 && shut.length === 0) throw error;
    // One file that git cannot convert ends the command, whatever else there was to stage.
    const refused = await addEach(run({ GIT_LITERAL_PATHSPECS: "1" }), [...new Set(rest)], { left: MOST_ATTEMPTS });
    return { paths: refused.map((path) => path.replace(/\/$/, "")), shut };
  }
}

const MOST_ATTEMPTS = 300;

/** Half by half, down to those that git refuses. */
async function addEach(git: Git, paths: readonly string[], attempts: { left: number }): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  if (attempts.left-- <= 0) return paths;
  try {
    await git.raw(["add", "--all", "--pathspec-from-file=-", "--pathspec-file-nul"], listed(paths));
    return [];
  } catch {
    if (paths.length === 1) return paths;
    const middle = Math.ceil(paths.length / 2);
    const first = await addEach(git, paths.slice(0, middle), attempts);
    return [...first, ...(await addEach(git, paths.slice(middle), attempts))];
  }
}

/** Folders that git passes over with a warning: it may not look into them, or their paths are too long for it. */
function unopened(words: string): readonly string[] {
  const warnings = words.matchAll(/^warning: could not open directory '(.*)$/gm); // git cuts it where it is too long
  const paths = [...warnings].map(([, rest = ""]) => rest.replace(/\/': [^']*$/, ""));
  return paths.map((path) => Buffer.from(path.length > 200 ? `${path.slice(0, 200)}…` : path).toString("latin1"));
}

// A repository inside the repository would be published as a link to a commit that nobody else has. Whatever the base
// has in its place stays, also a submodule at its commit.
async function putBackLinks(git: Git, base: string): Promise<readonly Link[]> {
  const diff = ["diff-index", "--cached", "--raw", "--no-renames"];
  const links = linksIn(recordsOf(await git.bytes([...diff, "-z", base])));
  if (links.length === 0) return [];
  // Without -z paths are quoted, so that names that are no UTF-8 come back as they went.
  const lines = (await git.raw([...diff, base])).split("\n").filter((line) => LINK.test(line));
  await git.raw(["update-index", "--index-info"], lines.map(baseEntry).join(""));
  return links;
}

/** A record whose new side is a link: `:100644 160000 <old> <new> M`, then the path: after a NUL with -z, else a tab. */
const LINK = /^:(\d+) 160000 /;

type Link = Readonly<{ path: string; isSubmodule: boolean }>;

function linksIn(fields: readonly string[]): Link[] {
  // Facts and paths take turns, and a path can look like facts.
  return fields.flatMap((field, index) => {
    const before = index % 2 === 0 ? LINK.exec(field)?.[1] : undefined;
    return before === undefined ? [] : [{ path: fields[index + 1] ?? "", isSubmodule: before === "160000" }];
  });
}

/** `mode object TAB path`, which removes the path when the mode is 0. */
function baseEntry(line: string): string {
  const [facts = "", path = ""] = line.split("\t");
  const [mode = "", , object = ""] = facts.slice(1).split(" ");
  return `${mode} ${object}\t${path}\n`;
}

function records(text: string): string[] {
  return text.split("\0").filter((record) => record !== "");
}

/** Records of `--numstat -z`: `added TAB removed TAB path NUL`; dashes for a binary file. */
function parseNumstat(text: string): FileChange[] {
  return records(text).map((record) => {
    const [added = "", removed = "", ...path] = record.split("\t");
    return { path: path.join("\t"), added: lines(added), removed: lines(removed) };
  });
}

function lines(field: string): number | undefined {
  return field === "-" ? undefined : Number(field);
}
