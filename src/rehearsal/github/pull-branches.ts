/** Keeps pull requests in step with the branches of the git repository. */
import { createHash } from "node:crypto";
import { Fault } from "../../lib/fault.ts";
import { compare, type Difference, runGit } from "./git/objects.ts";
import { setRef, tipOf, tipsUnder } from "./git/refs.ts";
import type { Fork } from "./seed.ts";
import { isRepository, type Site } from "./site.ts";
import type { Opening, PullRequest } from "./state.ts";

/** Records a pull request and publishes its head as refs/pull/N/head. */
export function openPull(site: Site, opening: Opening): PullRequest {
  const { seed, state } = site;
  const pull = state.addPull(opening);
  if (pull.fork) shareObjects(site, pull.fork, pull.headSha);
  setRef(seed.gitDir, `refs/pull/${pull.number}/head`, pull.headSha);
  return pull;
}

/** Moves every open pull request to the present tip of its branch; a deleted branch leaves the last known one. */
export function followBranches(site: Site): void {
  const { seed, state } = site;
  const open = [...state.pulls.values()].filter((pull) => pull.state === "open");
  const tips = open.length > 0 ? tipsUnder(seed.gitDir, "refs/heads") : [];
  for (const pull of open) {
    const tip = pull.fork
      ? tipOf(pull.fork.gitDir, `refs/heads/${pull.head}`)
      : tips.find(({ ref }) => ref === `refs/heads/${pull.head}`);
    if (!tip || tip.sha === pull.headSha) continue;
    if (pull.fork) shareObjects(site, pull.fork, tip.sha);
    pull.headSha = tip.sha;
    pull.updatedAt = state.time();
    setRef(seed.gitDir, `refs/pull/${pull.number}/head`, tip.sha);
  }
}

/** The commit that the base branch is at then. Only what needs no merging of files: nothing is on the base that the head has not. */
export function mergePull({ seed, state }: Site, { pull: number, by }: Readonly<{ pull: number; by: string }>): string {
  const pull = state.pulls.get(number);
  if (pull?.state !== "open") throw new Fault("bug", `There is no open pull request #${number} to merge.`);
  const [base, head] = [pull.base, pull.head].map((name) => tipOf(seed.gitDir, `refs/heads/${name}`)?.sha ?? "");
  runGit(seed.gitDir, ["merge-base", "--is-ancestor", base ?? "", head ?? ""]);
  const who = ["-c", `user.name=${by}`, "-c", `user.email=${by}@users.noreply.github.test`];
  const message = `Merge pull request #${number} from ${pull.head}`;
  const made = [...who, "commit-tree", `${head}^{tree}`, "-p", base ?? "", "-p", head ?? "", "-m", message];
  const commit = runGit(seed.gitDir, made).trim();
  runGit(seed.gitDir, ["update-ref", `refs/heads/${pull.base}`, commit, base ?? ""]);
  const at = state.time();
  Object.assign(pull, { state: "closed", draft: false, updatedAt: at, headSha: head, merged: { at, by, commit } });
  return commit;
}

/**
 * Whether the head goes together with what the base branch is at. Undefined where it is not known yet, where nobody will know
 * (the pull request is merged), and where the base branch is gone.
 */
export function isMergeable({ seed, state }: Site, { base, headSha, merged }: PullRequest): boolean | undefined {
  const tip = merged ? undefined : tipOf(seed.gitDir, `refs/heads/${base}`)?.sha;
  if (tip === undefined) return undefined;
  const key = `${tip}..${headSha}`;
  const known = state.merges.get(key) ?? { isMergeable: goTogether(seed.gitDir, tip, headSha), asked: 0 };
  state.merges.set(key, known);
  known.asked += 1;
  return known.asked > state.mergesKnownAfter ? known.isMergeable : undefined;
}

function goTogether(gitDir: string, one: string, other: string): boolean {
  try {
    runGit(gitDir, ["merge-tree", "--write-tree", "--no-messages", "--name-only", one, other]);
    return true;
  } catch {
    return false;
  }
}

/** As GitHub does it: pull requests onto the branch follow, and those from it are closed. The old name leads to the new one. */
export function renameBranch({ seed, state }: Site, { from, to }: Readonly<{ from: string; to: string }>): void {
  const tip = tipOf(seed.gitDir, `refs/heads/${from}`)?.sha;
  if (tip === undefined) throw new Fault("bug", `There is no branch ${from} to rename.`);
  runGit(seed.gitDir, ["branch", "--move", from, to]);
  state.renamed.delete(to);
  state.renamed.set(from, to);
  for (const pull of state.pulls.values()) {
    if (pull.state !== "open") continue;
    if (pull.base === from) Object.assign(pull, { base: to, updatedAt: state.time() });
    if (pull.head === from && !pull.fork) Object.assign(pull, { state: "closed", updatedAt: state.time() });
  }
}

/** See `compare`. The difference of two commits never changes, and every look at a pull request asks for it. */
export function differenceOf({ seed, state }: Site, base: string, head: string): Difference {
  const key = `${base}..${head}`;
  const difference = state.differences.get(key) ?? compare(seed.gitDir, base, head);
  state.differences.set(key, difference);
  return difference;
}

/** Copies of the repository that are somebody else's, from which pull requests come. */
export type ForkInput = Omit<Fork, "id" | "canModify"> & Readonly<{ canModify?: boolean }>;

/** The id is the same for all pull requests from one owner's fork, and another one for each owner. */
export function newFork({ id }: Pick<Site, "id">, { canModify = false, ...fork }: ForkInput): Fork {
  const digest = createHash("sha256").update(fork.owner.toLowerCase()).digest();
  return { ...fork, canModify, id: id + 1 + digest.readUInt32BE() };
}

/** The same place with the fork in the repository's stead. */
export function siteOf(site: Site, { owner, gitDir }: Pick<Fork, "owner" | "gitDir">): Site {
  return { ...site, seed: { ...site.seed, owner, gitDir } };
}

/** The fork of that name, if a pull request is from one. */
export function findFork(site: Site, owner: string, name: string): Fork | undefined {
  return (
    [...site.state.pulls.values()].find(({ fork }) => fork && isRepository(siteOf(site, fork), owner, name))?.fork ??
    undefined
  );
}

/** GitHub keeps the objects of all forks together, so a commit of a fork is found in the base too. */
function shareObjects({ seed }: Site, fork: Fork, sha: string): void {
  runGit(seed.gitDir, ["fetch", "--quiet", "--no-tags", fork.gitDir, sha]);
}
