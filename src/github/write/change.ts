/** What a run changed, told as git tells it. */
import type { Git } from "../../core/workspace/git/settings.ts";
import { toFault } from "../../lib/fault.ts";

export type FileChange = Readonly<{ path: string; added: number | undefined; removed: number | undefined }>;

/** `tree` is the object to commit. `files` differ from the base; `leftOut` are paths that are not published. */
export type Change = Readonly<{ tree: string; files: readonly FileChange[]; leftOut: readonly string[] }>;

/** The work tree as a tree object in the repository behind `git`, compared with `base`. Its index says what it knew last. */
export async function captureChange(git: Git, base: string): Promise<Change> {
  const refused = await addAll(git);
  const links = await putBackLinks(git, base);
  const tree = (await git.raw(["write-tree"])).trim();
  return { tree, files: await filesBetween(git, base, tree), leftOut: [...refused, ...links] };
}

export async function filesBetween(git: Git, base: string, tree: string): Promise<FileChange[]> {
  return parseNumstat(await git.raw(["diff-tree", "-r", "-z", "--no-renames", "--numstat", base, tree]));
}

/** Stages all that git can, and resolves to the rest: repositories without a commit, unreadable files, `.GIT/x`. */
async function addAll(git: Git): Promise<readonly string[]> {
  try {
    return unopened(await git.warnings(["add", "--all", "--ignore-errors", "--", "."]));
  } catch (error) {
    const rest = await git.raw(["ls-files", "-z", "--others", "--modified", "--exclude-standard"]);
    const shut = unopened(String(toFault(error).cause));
    if (rest === "" && shut.length === 0) throw error;
    return [...records(rest).map((path) => path.replace(/\/$/, "")), ...shut];
  }
}

/** Folders that git passes over with a warning: it may not look into them, or their paths are too long for it. */
function unopened(words: string): readonly string[] {
  const warnings = words.matchAll(/^warning: could not open directory '(.*)$/gm); // git cuts it where it is too long
  const paths = [...warnings].map(([, rest = ""]) => rest.replace(/\/': [^']*$/, ""));
  return paths.map((path) => (path.length > 200 ? `${path.slice(0, 200)}…` : path));
}

// A repository inside the repository would be published as a link to a commit that nobody else has. Whatever the base
// has in its place stays, also a submodule at its commit.
async function putBackLinks(git: Git, base: string): Promise<readonly string[]> {
  const diff = ["diff-index", "--cached", "--raw", "--no-renames"];
  const paths = linksIn(records(await git.raw([...diff, "-z", base])));
  if (paths.length === 0) return [];
  // Without -z paths are quoted, so that names that are no UTF-8 come back as they went.
  const lines = (await git.raw([...diff, base])).split("\n").filter((line) => LINK.test(line));
  await git.raw(["update-index", "--index-info"], lines.map(baseEntry).join(""));
  return paths;
}

/** A record whose new side is a link: `:100644 160000 <old> <new> M`, then the path: after a NUL with -z, else a tab. */
const LINK = /^:\d+ 160000 /;

function linksIn(fields: readonly string[]): string[] {
  // Facts and paths take turns, and a path can look like facts.
  return fields.flatMap((field, index) => (index % 2 === 0 && LINK.test(field) ? [fields[index + 1] ?? ""] : []));
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
