/** REST: making a tree of the git database from another one and a list of entries. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { bytesOf, runGit, writeObject } from "../git/objects.ts";
import { repositoryApi, type Site } from "../site.ts";
import { demand, errorReply, Refusal, type RestCall, type RestReply, readBody, refused } from "./call.ts";

const Entry = z.strictObject({
  path: z.string(),
  mode: z.enum(["100644", "100755", "040000", "160000", "120000"]),
  type: z.enum(["blob", "tree", "commit"]),
  sha: z.string().nullable().optional(),
  content: z.string().optional(),
});
type Entry = z.infer<typeof Entry>;

const NewTree = z.strictObject({ tree: z.array(Entry).min(1), base_tree: z.string().optional() }).readonly();

/** In bytes, of a request: beyond it, GitHub's front ends give up. */
const LARGEST_REQUEST = 40 * 1024 * 1024;

/**
 * Strict where GitHub's documents are silent: entries must not be ambiguous (a file and something in it), a deletion must
 * meet a file, and a tree without files cannot be made.
 */
export function createTree(call: RestCall): RestReply {
  demand(call, "write", "contents");
  const { site } = call;
  const { tree: entries, base_tree: base } = readBody(call, NewTree, "Tree");
  if (JSON.stringify(call.body).length > LARGEST_REQUEST) throw refused("Sorry, your input was too large to process.");
  if (base !== undefined && bytesOf(site.seed.gitDir, base)?.type !== "tree")
    throw refused("base_tree is not a valid tree");
  for (const entry of entries) requireSound(site, entry);
  const before = base === undefined ? new Map() : filesIn(site, base);
  requireClear(entries, before);
  requireNoWorkflows(call, entries);
  const sha = written(site, entries, base);
  if (listed(site, sha).length === 0) throw refused("Invalid tree info");
  const url = repositoryApi(site, `/git/trees/${sha}`);
  return { status: 201, body: { sha, url, tree: rowsOf(site, sha), truncated: false }, headers: { location: url } };
}

const TYPES: Readonly<Record<Entry["mode"], Entry["type"]>> = {
  "100644": "blob",
  "100755": "blob",
  "120000": "blob",
  "040000": "tree",
  "160000": "commit",
};

function requireSound({ seed }: Site, { path, mode, type, sha, content }: Entry): void {
  if (path.startsWith("/")) throw refused("tree.path cannot start with a slash");
  if (path.split("/").some((part) => ["", ".", "..", ".git"].includes(part.toLowerCase())) || path.includes("\0"))
    throw refused("tree.path contains a malformed path component");
  if (TYPES[mode] !== type) throw refused("tree.mode does not match tree.type");
  if ((sha === undefined) === (content === undefined)) throw refused("Must supply either tree.sha or tree.content");
  if (content !== undefined && type !== "blob") throw refused("tree.content is for blobs only");
  if (typeof sha !== "string") return;
  if (!/^[0-9a-f]{40}$/.test(sha)) throw refused("tree.sha is not a valid SHA");
  // The commit of a submodule is in another repository.
  if (type !== "commit" && bytesOf(seed.gitDir, sha)?.type !== type)
    throw refused(`tree.sha ${sha} is not a valid ${type}`);
}

type Files = ReadonlyMap<string, string>;

function requireClear(entries: readonly Entry[], before: Files): void {
  const paths = new Set(entries.map(({ path }) => path));
  if (paths.size < entries.length) throw refused("tree contains duplicate file entries");
  const gone = new Set(entries.filter(({ sha }) => sha === null).map(({ path }) => path));
  const kept = [...before.keys()].filter((path) => !gone.has(path));
  const folders = new Set([...kept, ...paths].flatMap(foldersOf));
  for (const { path, sha } of entries) {
    if (sha === null && !before.has(path)) throw refused("GitRPC::BadObjectState");
    if (folders.has(path) || foldersOf(path).some((folder) => paths.has(folder) || kept.includes(folder)))
      throw refused("GitRPC::BadObjectState");
  }
}

function foldersOf(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** An app without the permission writes no workflow, but for one that some branch has at this place. */
function requireNoWorkflows({ site, caller }: RestCall, entries: readonly Entry[]): void {
  if (!caller.login.endsWith("[bot]")) return;
  const { gitDir } = site.seed;
  const isThere = ({ path, sha }: Entry) =>
    runGit(gitDir, ["for-each-ref", "--format=%(objectname)", "refs/heads"])
      .split("\n")
      .filter(Boolean)
      .some((tip) => typeof sha === "string" && filesIn(site, tip).get(path)?.split(" ")[2] === sha);
  const own = entries.filter((entry) => /^\.github\/workflows\//i.test(entry.path) && !isThere(entry));
  if (own.length > 0) throw new Refusal(errorReply(403, "Resource not accessible by integration"));
}

/** Path → `mode SP type SP id`. */
function filesIn(site: Site, tree: string): Files {
  return new Map(
    listed(site, tree, "-r").map((row) => [row.slice(row.indexOf("\t") + 1), row.slice(0, row.indexOf("\t"))]),
  );
}

function listed({ seed }: Site, tree: string, ...how: readonly string[]): string[] {
  return runGit(seed.gitDir, ["ls-tree", "-z", "--full-tree", ...how, tree])
    .split("\0")
    .filter(Boolean);
}

/** By an index of git's, so that the tree is git's own. */
function written({ seed }: Site, entries: readonly Entry[], base: string | undefined): string {
  const index = join(seed.gitDir, "api-index");
  const variables = { GIT_INDEX_FILE: index };
  rmSync(index, { force: true });
  const lines = entries.filter(({ type }) => type !== "tree").map((entry) => `${lineOf(seed.gitDir, entry)}\0`);
  try {
    runGit(seed.gitDir, ["read-tree", ...(base === undefined ? ["--empty"] : [base])], { variables });
    runGit(seed.gitDir, ["update-index", "-z", "--index-info"], { variables, input: lines.join("") });
    for (const { path, type, sha } of entries)
      if (type === "tree" && sha) runGit(seed.gitDir, ["read-tree", `--prefix=${path}/`, sha], { variables });
    return runGit(seed.gitDir, ["write-tree"], { variables }).trim();
  } finally {
    rmSync(index, { force: true });
  }
}

function lineOf(gitDir: string, { path, mode, sha, content }: Entry): string {
  if (sha === null) return `0 ${"0".repeat(40)}\t${path}`;
  return `${mode} ${sha ?? writeObject(gitDir, "blob", Buffer.from(content ?? ""))}\t${path}`;
}

function rowsOf(site: Site, tree: string) {
  return listed(site, tree).map((row) => {
    const [mode = "", type = "", sha = ""] = row.slice(0, row.indexOf("\t")).split(" ");
    const url = repositoryApi(site, `/git/${type}s/${sha}`);
    return { path: row.slice(row.indexOf("\t") + 1), mode, type, sha, ...(type === "commit" ? {} : { url }) };
  });
}
