/** Creates our branches through GitHub's API, and moves branches on. Nothing is ever forced. */
import { requireOwnBranch } from "../../git/branch-name.ts";
import { Fault } from "../../lib/fault.ts";
import { code } from "../../markdown/inline-code.ts";
import { GitHubFault, isTimeout, mayBeDone } from "../client/github-fault.ts";
import type { GitHub, Repository } from "../client.ts";
import { tipIfAny, tipOf } from "./branch.ts";

/** Creates the branch at the commit. Rejects with a GitHubFault: 422 when it exists, or the commit is not on GitHub. */
export async function createBranch(
  github: GitHub,
  repository: Repository,
  branch: string,
  commit: string,
): Promise<void> {
  const { owner, name: repo } = repository;
  const ref = `refs/heads/${requireOwnBranch(branch)}`;
  await written({ github, repository, branch }, { from: undefined, to: commit }, () =>
    github.request("POST /repos/{owner}/{repo}/git/refs", { owner, repo, ref, sha: commit }),
  );
}

/** `allowedBranch` is as in `GitRemote`; `to` descends from `from`. */
type Move = Readonly<{ branch: string; allowedBranch: string | undefined; from: string; to: string }>;

/**
 * Rejects with a "git" Fault if the branch is not at `from`, and with a GitHubFault. GitHub refuses a tip that is no ancestor of
 * `to`; one that went back to an ancestor is found just before.
 */
export async function moveBranch(
  github: GitHub,
  repository: Repository,
  { branch, allowedBranch, from, to }: Move,
): Promise<void> {
  const { owner, name: repo } = repository;
  const ref = `heads/${requireOwnBranch(branch, allowedBranch)}`;
  if ((await tipOf(github, repository, branch)) !== from)
    throw new Fault("git", `The branch ${code(branch)} is at another commit now.`);
  await written({ github, repository, branch }, { from, to }, () =>
    github.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", { owner, repo, ref, sha: to, force: false }),
  );
}

type Place = Readonly<{ github: GitHub; repository: Repository; branch: string }>;

/** In milliseconds, before each further question. */
const WAITS_MS = [1000, 3000];

/** Rejects where the branch is neither written nor may be asked for again, or is at another commit than `to`. */
async function written(
  place: Place,
  { from, to }: Readonly<{ from: string | undefined; to: string }>,
  write: () => Promise<unknown>,
): Promise<void> {
  const end = await untilWritten(place, from, write);
  if (end.kind === "moved" && end.tip !== to) throw end.error;
}

/** "moved": GitHub has not said so, but the branch is no longer where it was. `error` is what GitHub has said. */
export type WriteEnd<Answer> = Readonly<
  { kind: "answered"; answer: Answer } | { kind: "moved"; tip: string | undefined; error: unknown }
>;

/**
 * Writes the branch, which is at `from` (nowhere, if undefined). If GitHub may have done it without saying so, the branch is
 * read: it is asked for again only where it is still at `from`, and nothing is asked for again if it cannot be read. GitHub
 * must refuse a second write that would come on top of the first.
 */
export async function untilWritten<Answer>(
  { github, repository, branch }: Place,
  from: string | undefined,
  write: () => Promise<Answer>,
): Promise<WriteEnd<Answer>> {
  for (let asked = 0; ; asked++) {
    try {
      return { kind: "answered", answer: await write() };
    } catch (error) {
      // A refusal of the first question is one. Later it may be that the question before it was carried out after all.
      if (asked === 0 && !mayBeDone(error)) throw error;
      const tip = await tipIfAny(github, repository, branch).catch(() => {
        throw error;
      });
      if (tip !== from) return { kind: "moved", tip, error };
      const wait = WAITS_MS[asked];
      if (wait === undefined || github.pause === undefined || isSlow(error)) throw error;
      await github.pause(wait).catch(() => {
        throw error;
      });
    }
  }
}

/** An answer that did not come in time is not asked for twice: the first took half a minute already. */
function isSlow(error: unknown): boolean {
  return error instanceof GitHubFault && isTimeout(error.cause);
}

/** Whether the fault says that the branch was there before. */
export function isTaken(error: unknown): boolean {
  return error instanceof GitHubFault && error.status === 422 && /already exists/i.test(error.message);
}
