/** Copies of the repository that are somebody else's, from which pull requests come. */
import { runGit } from "./git/objects.ts";
import { repositoryId } from "./json/repository.ts";
import { isRepository, type Site } from "./site.ts";

export type Fork = Readonly<{
  id: number;
  owner: string;
  /** A bare repository of its own. */
  gitDir: string;
  /** Its author lets maintainers of the base push to the branch of the pull request. */
  canModify: boolean;
}>;

export type ForkInput = Omit<Fork, "id" | "canModify"> & Readonly<{ canModify?: boolean }>;

export function newFork({ canModify = false, ...fork }: ForkInput): Fork {
  return { ...fork, canModify, id: repositoryId + 1 };
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
export function shareObjects({ seed }: Site, fork: Fork, sha: string): void {
  runGit(seed.gitDir, ["fetch", "--quiet", "--no-tags", fork.gitDir, sha]);
}
