/**
 * The history of the checkout, before any tool runs. How much of it is there is the choice of the workflow: a fetch has a depth
 * only where the repository is shallow, nothing that is there is cut off, and more comes until the commit at which the work left
 * its base branch is there.
 */
import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { untrustedText } from "../../core/workspace/untrusted-files.ts";
import { authorization, type GitRemote } from "../commit/push.ts";

type Run = (extra?: Readonly<Record<string, string>>) => Git;

/** The checkout, with git in it. `notify` is told why less history came than was wanted. */
export type Place = Readonly<{
  git: Run;
  workspace: string;
  remote: GitRemote;
  notify: (words: string) => void;
  /** Rejects if the files of a commit, which is in the repository then, must not come into the work tree. */
  mayCheckOut?: ((commit: string) => Promise<void>) | undefined;
}>;

/** A branch of the remote, and its tip if the caller knows it. */
export type BaseBranch = Readonly<{ branch: string; tip?: string | undefined }>;

/**
 * `commits` are those of HEAD. `meets` says whether HEAD and the base branch have a commit in common that is here: "unknown" if
 * it may be among the commits that are not. It is undefined where nobody asked.
 */
export type History = Readonly<
  ({ kind: "full" } | { kind: "shallow"; commits: number }) & {
    base?: Readonly<{ branch: string; meets: "yes" | "no" | "unknown" }> | undefined;
  }
>;

/** The commits in each step that more history is fetched by, on each side. */
const STEPS = [50, 500, 5000] as const;

/** No further step begins after so long. */
const MOST_MS = 180_000;

/**
 * Moves the checkout from `head` to a commit of the remote, and no branch is checked out then, unless it is there already. The
 * remote-tracking ref of the base branch is as it is on the remote, if the remote has that branch. More history comes in steps
 * and up to a limit, until both have a commit in common; without it, the history is as deep as it got. `commit` is a full id; a
 * "git" Fault where it is not to be had.
 */
export async function checkOutCommit(
  place: Place,
  { head, commit, base }: Readonly<{ head: string; commit: string; base: BaseBranch }>,
): Promise<History> {
  const wanted = head === commit ? [] : [commit];
  const why = await bring(place, { head, commits: wanted, base }).then(() => undefined, wordsOf);
  if (why !== undefined) {
    if (wanted.length > 0) await bring(place, { head, commits: wanted, base: undefined });
    place.notify(`The branch ${base.branch} could not be fetched. ${why}`);
  }
  if (head !== commit) {
    await place.mayCheckOut?.(commit);
    await place.git().raw(["checkout", "--quiet", "--detach", commit]);
  }
  if (why !== undefined) return readHistory(place, commit, { branch: base.branch, meets: "unknown" });
  return base.tip === undefined ? meetBase(place, commit, base.branch) : readHistory(place, commit);
}

type Wanted = Readonly<{ head: string; commits: readonly string[]; base: BaseBranch | undefined }>;

async function bring(place: Place, { head, commits, base }: Wanted): Promise<void> {
  const boundary = await boundaryOf(place);
  if (boundary.length === 0) return fetch(place, [], [...commits, ...refspecOf(base)]);
  if (boundary.length === 1 && boundary[0] === head) {
    const depth = base && base.tip === undefined ? STEPS[0] : 1;
    return fetch(place, [`--depth=${depth}`], [...commits, ...refspecOf(base)]);
  }
  // A fetch with a depth cuts off what is behind the commits that it asks for, so it asks for none that is here.
  const tip = base && (base.tip ?? (await tipOf(place, base.branch)));
  const absent = await absentOf(place, [...commits, ...(tip === undefined ? [] : [tip])]);
  await fetch(place, ["--depth=1"], absent);
  if (base && tip !== undefined) await place.git().raw(["update-ref", trackingRef(base.branch), tip]);
}

/**
 * For `git fetch`: brings the branch, and sets its remote-tracking ref. The branch is named without that ref too: where the ref is
 * as on the remote already, git would ask for no more of its history.
 */
function refspecOf(base: BaseBranch | undefined): string[] {
  if (!base) return [];
  const source = base.tip ?? `refs/heads/${base.branch}`;
  return [source, `+${source}:${trackingRef(base.branch)}`];
}

function trackingRef(branch: string): string {
  return `refs/remotes/origin/${branch}`;
}

async function fetch({ git, remote }: Place, depth: readonly string[], what: readonly string[]): Promise<void> {
  if (what.length === 0) return;
  await git(authorization(remote)).raw(["fetch", "--quiet", "--no-tags", ...depth, remote.url, ...new Set(what)]);
}

async function tipOf({ git, remote }: Place, branch: string): Promise<string> {
  const found = await git(authorization(remote)).raw(["ls-remote", remote.url, `refs/heads/${branch}`]);
  const line = found.split("\n").find((one) => one.endsWith(`\trefs/heads/${branch}`));
  if (line === undefined) throw new Error("The remote has no such branch.");
  return line.slice(0, line.indexOf("\t"));
}

async function absentOf({ git }: Place, commits: readonly string[]): Promise<readonly string[]> {
  const lines = commits.map((commit) => `${commit}\n`).join("");
  const found = (await git().raw(["cat-file", "--batch-check=%(objecttype)"], lines)).split("\n");
  return commits.filter((_, index) => found[index] !== "commit");
}

async function meetBase(place: Place, head: string, branch: string): Promise<History> {
  const ref = trackingRef(branch);
  const until = performance.now() + MOST_MS;
  for (const step of STEPS) {
    if (await haveCommon(place, head, ref)) return readHistory(place, head, { branch, meets: "yes" });
    if (!(await isShallow(place))) return { kind: "full", base: { branch, meets: "no" } };
    if (performance.now() > until) break;
    const why = await fetch(place, [`--deepen=${step}`], [head, ...refspecOf({ branch })]).then(
      () => undefined,
      wordsOf,
    );
    if (why === undefined) continue;
    place.notify(`No more history could be fetched. ${why}`);
    break;
  }
  const meets = (await haveCommon(place, head, ref)) ? "yes" : (await isShallow(place)) ? "unknown" : "no";
  return readHistory(place, head, { branch, meets });
}

function haveCommon({ git }: Place, head: string, ref: string): Promise<boolean> {
  return git()
    .raw(["merge-base", head, ref])
    .then(
      () => true,
      () => false, // also where there is no such ref
    );
}

/** How much history is there. Most often no process is started for it. */
export async function readHistory(
  place: Pick<Place, "git" | "workspace">,
  head: string,
  base?: History["base"],
): Promise<History> {
  const boundary = await boundaryOf(place);
  if (boundary.length === 0) return { kind: "full", base };
  if (boundary.includes(head)) return { kind: "shallow", commits: 1, base };
  return { kind: "shallow", commits: Number(await place.git().raw(["rev-list", "--count", head])), base };
}

const LARGEST_SHALLOW = 8 * 1024 * 1024;

/** The commits whose parents are left out; none where the history is full. Git has them in a file (gitrepository-layout(5)). */
async function boundaryOf({ git, workspace }: Pick<Place, "git" | "workspace">): Promise<readonly string[]> {
  const isFolder = lstatSync(join(workspace, ".git"), { throwIfNoEntry: false })?.isDirectory();
  const text = isFolder
    ? untrustedText(workspace, ".git/shallow", LARGEST_SHALLOW)
    : untrustedText(
        resolve(workspace, (await git().raw(["rev-parse", "--git-common-dir"])).trim()),
        "shallow",
        LARGEST_SHALLOW,
      );
  return (text ?? "").split("\n").filter((line) => /^[0-9a-f]{40,64}$/.test(line));
}

/** Whether the workflow has checked out less than the whole history. */
async function isShallow(place: Pick<Place, "git" | "workspace">): Promise<boolean> {
  return (await boundaryOf(place)).length > 0;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
