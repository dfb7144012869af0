/** Reads commits and differences, file by file too, from the served repository. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync, inflateSync } from "node:zlib";
import { Fault } from "../../../lib/fault.ts";

type Signature = Readonly<{ name: string; email: string; date: string }>;
export type Commit = Readonly<{
  sha: string;
  tree: string;
  parents: readonly string[];
  author: Signature;
  committer: Signature;
  message: string;
}>;
export type Difference = Readonly<{ commits: number; changedFiles: number; additions: number; deletions: number }>;

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

/**
 * The type and the content of an object, if it is there. A loose one is read where git keeps it
 * (gitrepository-layout(5)), which saves a process; one of a pack is left to git.
 */
function objectOf(gitDir: string, sha: string): Readonly<{ type: string; content: string }> | undefined {
  const path = join(gitDir, "objects", sha.slice(0, 2), sha.slice(2));
  const text = existsSync(path) ? inflateSync(readFileSync(path)).toString() : packed(gitDir, sha);
  const [, type, content] = /^(\w+) \d+[\0\n](.*)$/s.exec(text) ?? [];
  return type === undefined || content === undefined ? undefined : { type, content };
}

/** Undefined for an object that is not there, or that no full id names. */
export function bytesOf(gitDir: string, sha: string): ReturnType<typeof objectOf> {
  return /^[0-9a-f]{40}$/.test(sha) ? objectOf(gitDir, sha) : undefined;
}

/** Writes a loose object as git does, and returns its id. */
export function writeObject(gitDir: string, type: "blob" | "commit", content: Buffer): string {
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  const sha = createHash("sha1").update(bytes).digest("hex");
  const path = join(gitDir, "objects", sha.slice(0, 2), sha.slice(2));
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) writeFileSync(path, deflateSync(bytes), { mode: 0o444 });
  return sha;
}

/** The lines of git name the object before its type. */
function packed(gitDir: string, sha: string): string {
  return runGit(gitDir, ["cat-file", "--batch"], { input: `${sha}\n` }).slice(sha.length + 1);
}

/** Undefined for an object that is not there. */
export function typeOf(gitDir: string, sha: string): string | undefined {
  return objectOf(gitDir, sha)?.type;
}

/** Only a full id can name one. */
export function isCommit(gitDir: string, sha: string): boolean {
  return /^[0-9a-f]{40}$/.test(sha) && typeOf(gitDir, sha) === "commit";
}

/** https://git-scm.com/docs/git-cat-file: header lines, an empty one, and the message. */
export function readCommit(gitDir: string, sha: string): Commit {
  const object = objectOf(gitDir, sha);
  if (object?.type !== "commit") throw new Fault("bug", `There is no commit ${sha} on the stage.`);
  const end = object.content.indexOf("\n\n");
  const header = object.content.slice(0, end).split("\n");
  const values = (name: string) =>
    header.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
  return {
    sha,
    tree: values("tree")[0] ?? "",
    parents: values("parent"),
    author: signatureIn(values("author")[0] ?? ""),
    committer: signatureIn(values("committer")[0] ?? ""),
    message: object.content.slice(end + 2).trimEnd(),
  };
}

/** `Name <address> seconds zone` */
function signatureIn(text: string): Signature {
  const [, name = "", email = "", seconds = ""] = /^(.*?) ?<(.*)> (\d+) [+-]\d{4}$/.exec(text) ?? [];
  return { name, email, date: `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z` };
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
  const from = partingOf(gitDir, base, head) ?? base;
  const rows = runGit(gitDir, ["diff", "--numstat", "--no-renames", from, head]).split("\n").filter(Boolean);
  const sum = (column: number) => rows.reduce((total, row) => total + (Number(row.split("\t")[column]) || 0), 0);
  return { commits, changedFiles: rows.length, additions: sum(0), deletions: sum(1) };
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

/** The changes of `head` since it parted from `base`, in order of their paths. Two git processes, however many there are. */
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

/** Returns the index of the line in the hunk. */
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
