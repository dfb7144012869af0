/**
 * Reads what the refs of the checkout name, before the tools begin and after they have ended, and looks at those
 * commits with the settings of neither repository. Refs are read as plain files: git would follow the settings of a
 * repository that tools can write.
 */
import { lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { git, makeBareRepository } from "../../core/workspace/git.ts";
import { ALLOCATION_LIMIT } from "./commit/apply-patch.ts";
import type { RepositoryPlace } from "./private-repository.ts";

/** Where work can be that is not in the work tree. `kind` is for people. */
export type WorkRef = Readonly<{
  kind: "a branch" | "a stash" | "a linked work tree" | "a commit on no branch";
  name: string;
  commit: string;
}>;

/** `refs` are all places with work; `others` are commits that are no work of a run, or were replaced in it. */
export type CheckoutRefs = Readonly<{
  head: string | undefined;
  refs: readonly WorkRef[];
  others: ReadonlySet<string>;
  /** Tags, and all commits that HEAD was ever at. */
  past: ReadonlySet<string>;
}>;

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const NO_COMMIT = /^0+$/;
const LARGEST = 8 * 1024 * 1024;
const MOST_REFS = 20_000;

/** Undefined where `.git` is no folder: a linked work tree keeps its refs elsewhere. */
export function readCheckoutRefs(workspace: string): CheckoutRefs | undefined {
  const gitDir = join(workspace, ".git");
  if (!lstatSync(gitDir, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const all = new Map([...packedRefs(gitDir), ...looseRefs(gitDir)]);
  const under = (prefix: string) => [...all].filter(([name]) => name.startsWith(prefix));
  const said = textOf(join(gitDir, "HEAD"))?.trim() ?? "";
  const head = COMMIT.test(said) ? said : all.get(said.replace(/^ref: /, ""));
  const { left, replaced, seen } = headLog(textOf(join(gitDir, "logs/HEAD")) ?? "");
  const stash = all.get("refs/stash");
  const stashes = stash === undefined ? [] : [...new Set([stash, ...stashLog(gitDir)])];
  const branches = under("refs/heads/").map(([name, commit]) => ({ name: name.slice("refs/heads/".length), commit }));
  return {
    head,
    refs: [
      ...branches.map((ref) => ({ kind: "a branch" as const, ...ref })),
      ...linkedTrees(gitDir).map((ref) => ({ kind: "a linked work tree" as const, ...ref })),
      ...stashes.map((commit, index) => ({ kind: "a stash" as const, name: `stash@{${index}}`, commit })),
      ...[...left].map((commit) => ({ kind: "a commit on no branch" as const, name: commit.slice(0, 7), commit })),
    ],
    others: new Set([...under("refs/remotes/").map(([, commit]) => commit), ...replaced]),
    past: new Set([...under("refs/tags/").map(([, commit]) => commit), ...seen]),
  };
}

/** Every commit that is named somewhere. */
export function allCommits({ head, refs, others, past }: CheckoutRefs): string[] {
  return [...new Set([...(head === undefined ? [] : [head]), ...refs.map(({ commit }) => commit), ...others, ...past])];
}

function textOf(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() && found.size <= LARGEST ? readFileSync(path, "utf8") : undefined;
}

/** A line is `commit name`; one that begins with `^` says what a tag leads to. */
function packedRefs(gitDir: string): [string, string][] {
  return (textOf(join(gitDir, "packed-refs")) ?? "").split("\n").flatMap((line): [string, string][] => {
    const [commit = "", name] = line.split(" ");
    return name !== undefined && COMMIT.test(commit) ? [[name, commit]] : [];
  });
}

function looseRefs(gitDir: string): [string, string][] {
  const found: [string, string][] = [];
  const folders = ["refs"];
  for (const folder of folders) {
    for (const entry of entriesIn(join(gitDir, folder))) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(name);
      const commit = entry.isFile() ? textOf(join(gitDir, name))?.trim() : undefined;
      if (commit !== undefined && COMMIT.test(commit)) found.push([name, commit]);
      if (found.length + folders.length > MOST_REFS) return found;
    }
  }
  return found;
}

function entriesIn(folder: string) {
  return lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder, { withFileTypes: true })
    : [];
}

/** Commits that linked work trees are detached at. */
function linkedTrees(gitDir: string): Readonly<{ name: string; commit: string }>[] {
  return entriesIn(join(gitDir, "worktrees")).flatMap(({ name }) => {
    const commit = textOf(join(gitDir, "worktrees", name, "HEAD"))?.trim() ?? "";
    return COMMIT.test(commit) ? [{ name, commit }] : [];
  });
}

/** The entries of the stash, the last one first: dropping one takes its line out. */
function stashLog(gitDir: string): string[] {
  return logEntries(textOf(join(gitDir, "logs/refs/stash")) ?? "")
    .map(({ to }) => to)
    .toReversed();
}

/** A line is `from to NAME <MAIL> TIME ZONE TAB message`. */
function logEntries(log: string): Readonly<{ from: string; to: string; message: string }>[] {
  return log.split("\n").flatMap((line) => {
    const [from = "", to = ""] = line.split(" ", 2);
    const message = line.slice(line.indexOf("\t") + 1);
    return COMMIT.test(from) && COMMIT.test(to) ? [{ from, to, message }] : [];
  });
}

/**
 * From the log of HEAD: `left` are commits at which it was detached when a checkout took it elsewhere; `replaced` are
 * those that an amendment or a rebase has put others in the place of.
 */
function headLog(log: string) {
  const [left, replaced, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { from, to, message } of logEntries(log)) {
    if (!NO_COMMIT.test(from)) seen.add(from);
    seen.add(to);
    if (message.startsWith(`checkout: moving from ${from} to `)) left.add(from);
    if (/^(?:commit \(amend\)|rebase (?:-i )?\(start\))/.test(message)) replaced.add(from);
    replaced.delete(to); // it went back there
  }
  return { left, replaced, seen };
}

/** `gitDir` is the private repository, and `identity` who it is for commits that nobody sees. */
export type LookPlace = RepositoryPlace & Readonly<{ gitDir: string; identity: Readonly<Record<string, string>> }>;

const MOST_MS = 60_000;

/**
 * Git in a repository beside both. Rejects where the objects of the checkout may be in other places: those of another
 * checkout on the machine would come into the patch.
 */
export async function openLook({ folder, workspace, environment, gitDir, identity }: LookPlace): Promise<Git> {
  const own = join(folder, "look.git");
  const objects = join(workspace, ".git/objects");
  requireOwnObjects(objects);
  makeBareRepository(own);
  const shallow = join(workspace, ".git/shallow");
  const lines = lstatSync(shallow, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(shallow, "utf8").split("\n")
    : [];
  writeFileSync(
    join(own, "shallow"),
    lines
      .filter((line) => /^[0-9a-f]{40,64}$/.test(line))
      .map((line) => `${line}\n`)
      .join(""),
  );
  // A file in which the history is told beside the commits could tell another one.
  writeFileSync(
    join(own, "config"),
    "[core]\n\tbare = true\n\tcommitGraph = false\n\tmultiPackIndex = false\n[merge]\n\trenames = false\n",
  );
  writeFileSync(join(own, "objects/info/alternates"), `${join(gitDir, "objects")}\n${objects}\n`);
  return git({
    folder,
    gitDir: own,
    environment: { ...environment, ...ALLOCATION_LIMIT, ...identity, GIT_LITERAL_PATHSPECS: "1" },
    signal: AbortSignal.timeout(MOST_MS),
  });
}

function requireOwnObjects(folder: string): void {
  if (!lstatSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) requireOwnObjects(join(folder, entry.name));
    else if (!entry.isFile() || entry.name.endsWith("alternates")) throw new Error(`${entry.name} leads elsewhere`);
  }
}
