/** Reads refs, commits and differences, file by file too, from the served repository. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

export type Tip = Readonly<{ ref: string; sha: string; type: string }>;
type Signature = Readonly<{ name: string; email: string; date: string }>;
export type Commit = Readonly<{
  sha: string;
  tree: string;
  parents: readonly string[];
  author: Signature;
  committer: Signature;
  message: string;
}>;
type Difference = Readonly<{ commits: number; changedFiles: number; additions: number; deletions: number }>;

/** Synchronous on purpose: a request is one atomic step, so two of them cannot both open the same pull request. */
export function runGit(gitDir: string, args: readonly string[], { input, variables }: GitCall = {}): string {
  return execFileSync("git", ["--git-dir", gitDir, ...args], {
    env: { ...gitEnvironment(), ...variables },
    encoding: "utf8",
    maxBuffer: 512 * 1024 * 1024,
    ...(input === undefined ? {} : { input }),
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
  });
}

type GitCall = Readonly<{ input?: string | Buffer; variables?: Readonly<Record<string, string>> }>;

/** What a full ref name (`refs/heads/main`) points at, if it exists. */
export function tipOf(gitDir: string, ref: string): Tip | undefined {
  return tipsUnder(gitDir, ref).find((tip) => tip.ref === ref);
}

/**
 * The refs at or under a full name, e.g. `refs/heads`, in the order of their names. They are read where git files them
 * (gitrepository-layout(5)): to start a git for each look takes a hundred times as long.
 */
export function tipsUnder(gitDir: string, prefix: string): Tip[] {
  const isBelow = (ref: string) => ref === prefix || ref.startsWith(`${prefix}/`);
  const refs = new Map([...packedRefs(gitDir), ...looseRefs(gitDir, prefix)].filter(([ref]) => isBelow(ref)));
  // Only a tag can point at something else than a commit.
  const typeOf = (ref: string, sha: string) =>
    ref.startsWith("refs/tags/") ? runGit(gitDir, ["cat-file", "-t", sha]).trim() : "commit";
  const tips = [...refs].map(([ref, sha]) => ({ ref, sha, type: typeOf(ref, sha) }));
  return tips.sort((a, b) => (a.ref < b.ref ? -1 : 1));
}

/** Lines of `<object> <ref>`; others are comments, and what a tag leads to. */
function packedRefs(gitDir: string): [ref: string, sha: string][] {
  const path = join(gitDir, "packed-refs");
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return lines.flatMap((line): [string, string][] => {
    const [, sha, ref] = /^([0-9a-f]{40}) (refs\/.+)$/.exec(line) ?? [];
    return sha !== undefined && ref !== undefined ? [[ref, sha]] : [];
  });
}

function looseRefs(gitDir: string, prefix: string): [ref: string, sha: string][] {
  const path = join(gitDir, prefix);
  const kind = statSync(path, { throwIfNoEntry: false });
  if (!kind) return [];
  const names = kind.isDirectory() ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
  const files = kind.isFile()
    ? [path]
    : names.flatMap((name) => (name.isFile() ? [join(name.parentPath, name.name)] : []));
  return files.flatMap((file): [string, string][] => {
    const [sha] = /^[0-9a-f]{40}(?=\n$)/.exec(readFileSync(file, "utf8")) ?? [];
    return sha === undefined ? [] : [[relative(gitDir, file), sha]]; // while git writes one, `<ref>.lock` is there
  });
}

export function readCommit(gitDir: string, sha: string): Commit {
  const format = "%T%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B";
  const fields = runGit(gitDir, ["show", "--no-patch", `--format=${format}`, sha])
    .trimEnd()
    .split("\0");
  const [tree = "", parents = "", ...rest] = fields;
  const [authorName = "", authorEmail = "", authored = "", name = "", email = "", committed = "", message = ""] = rest;
  return {
    sha,
    tree,
    parents: parents.split(" ").filter(Boolean),
    author: { name: authorName, email: authorEmail, date: utc(authored) },
    committer: { name, email, date: utc(committed) },
    message,
  };
}

/** The commit that two have come from, or undefined for unrelated histories, where git fails. */
export function partingOf(gitDir: string, base: string, head: string): string | undefined {
  try {
    return runGit(gitDir, ["merge-base", base, head]).trim();
  } catch {
    return undefined;
  }
}

/** How many commits `head` is ahead of `base`, and what they change since both parted. */
export function compare(gitDir: string, base: string, head: string): Difference {
  const commits = Number(runGit(gitDir, ["rev-list", "--count", `${base}..${head}`]));
  const rows = runGit(gitDir, ["diff", "--numstat", "--no-renames", `${base}...${head}`])
    .split("\n")
    .filter(Boolean);
  const sum = (column: number) => rows.reduce((total, row) => total + (Number(row.split("\t")[column]) || 0), 0);
  return { commits, changedFiles: rows.length, additions: sum(0), deletions: sum(1) };
}

function utc(date: string): string {
  return `${new Date(date).toISOString().slice(0, 19)}Z`;
}

/** The environment in which the embedded GitHub runs git: nothing of the host's or the user's configuration. */
const configuration: Readonly<Record<string, string>> = {
  "safe.directory": "*",
  "http.receivepack": "true",
  // A gc that outlives its push would write into a folder that its owner is removing.
  "gc.auto": "0",
  "receive.autogc": "false",
  "uploadpack.allowAnySHA1InWant": "true",
  "uploadpack.allowFilter": "true",
  // As on GitHub, where a push to refs/pull/ is refused: "deny updating a hidden ref".
  "receive.hideRefs": "refs/pull",
};

/** Configuration goes by environment, so that the repository of somebody stays as it was. */
export function gitEnvironment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const entries = Object.entries({ ...configuration, ...more });
  return {
    PATH: process.env.PATH ?? "",
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_COUNT: String(entries.length),
    ...Object.fromEntries(
      entries.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}

export type FileChange = Readonly<{
  path: string;
  previousPath: string | undefined;
  status: "added" | "removed" | "modified" | "renamed";
  additions: number;
  deletions: number;
  sha: string;
  /** From the first `@@` on; undefined for a binary file and for one that was only renamed. */
  patch: string | undefined;
}>;

const statuses = { A: "added", D: "removed", R: "renamed" } as const;

/** The changes of `head` since it parted from `base`, in order of their paths. One git process, however many there are. */
export function changedFiles(gitDir: string, base: string, head: string): FileChange[] {
  const asked = ["--no-abbrev", "--find-renames", "-l0", `${base}...${head}`];
  const fields = runGit(gitDir, ["diff", "--raw", "-z", ...asked]).split("\0");
  const patches = runGit(gitDir, ["diff", "--patch", ...asked]).split(/(?<=\n)(?=diff --git )/);
  const changes: FileChange[] = [];
  let section = 0;
  for (let at = 0; at + 1 < fields.length; ) {
    const [, , , sha = "", letter = ""] = fields[at]?.split(" ") ?? [];
    const isRename = letter.startsWith("R");
    const first = fields[at + 1] ?? "";
    const path = isRename ? (fields[at + 2] ?? "") : first;
    at += isRename ? 3 : 2;
    // A file that becomes a link is told in two sections: one goes, one comes.
    const text = patches.slice(section, section + (letter === "T" ? 2 : 1)).join("");
    section += letter === "T" ? 2 : 1;
    changes.push(changeOf({ path, previousPath: isRename ? first : undefined, sha, letter, text }));
  }
  return changes;
}

type RawDiffEntry = Readonly<{
  path: string;
  previousPath: string | undefined;
  sha: string;
  letter: string;
  text: string;
}>;

function changeOf({ path, previousPath, sha, letter, text }: RawDiffEntry): FileChange {
  const start = text.indexOf("\n@@");
  const patch = start < 0 ? undefined : text.slice(start + 1).trimEnd();
  const lines = patch?.split("\n").slice(1) ?? [];
  const counted = (mark: string) => lines.filter((line) => line.startsWith(mark)).length;
  const status = statuses[letter.charAt(0) as keyof typeof statuses] ?? "modified"; // any other letter has no entry
  return { path, previousPath, status, additions: counted("+"), deletions: counted("-"), sha, patch };
}

/** Which lines of a pull request's diff take comments, hunk by hunk, told from git's own numbering. */
type Side = "LEFT" | "RIGHT";

type CommentedLines = Readonly<{ path: string; side: Side; line: number; startLine?: number | undefined }>;

/** The hunk up to the line, as a comment on it shows it; or what GitHub objects to, in its words. */
export function placeIn(
  changes: readonly FileChange[],
  place: CommentedLines,
): Readonly<{ hunk: string } | { objection: string }> {
  const change = changes.find(({ path }) => path === place.path);
  if (!change) return { objection: "Path could not be resolved" };
  for (const hunk of (change.patch ?? "").split(/(?<=\n)(?=@@ )/)) {
    const end = indexOf(hunk, place.side, place.line);
    if (end === undefined) continue;
    const start = place.startLine === undefined ? end : indexOf(hunk, place.side, place.startLine);
    if (start === undefined || start > end)
      return { objection: "start line must be part of the same hunk as the line." };
    return {
      hunk: hunk
        .split("\n")
        .slice(0, end + 1)
        .join("\n"),
    };
  }
  return { objection: "line must be part of the diff" };
}

/** Where in the hunk the line is. */
function indexOf(hunk: string, side: Side, line: number): number | undefined {
  const [head = "", ...rows] = hunk.split("\n");
  const [, old, now] = /^@@ -(\d+)\S* \+(\d+)/.exec(head) ?? [];
  let next = Number(side === "LEFT" ? old : now);
  const [own, other] = side === "LEFT" ? ["-", "+"] : ["+", "-"];
  for (const [index, row] of rows.entries()) {
    if (row.startsWith(other ?? "") || row.startsWith("\\")) continue;
    if (next === line) return side === "LEFT" && !row.startsWith(own ?? "") ? undefined : index + 1;
    next++;
  }
  return undefined;
}
