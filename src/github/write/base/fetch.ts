/** Brings commits into the private repository as objects: nothing of them is checked out, and nothing of them runs. */
import type { Git } from "../../../core/workspace/git/settings.ts";
import { Fault, toFault } from "../../../lib/fault.ts";
import { authorization, type Remote } from "../commit/push.ts";

type Run = (extra?: Readonly<Record<string, string>>) => Git;

const FETCH = ["fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head"];

/** Resolves to the commit that a branch of the remote is at. */
export async function fetchBranch(git: Run, remote: Remote, branch: string): Promise<string> {
  // As git refuses it in a name, it cannot be there; and then a name cannot say where else to write.
  if (/[\s:*?[\\^~]|\.\.|^$/.test(branch))
    throw new Fault("git", "The base branch has a name that git does not allow.");
  const place = "refs/deckhand/base-branch";
  await git(authorization(remote)).raw([...FETCH, remote.url, `+refs/heads/${branch}:${place}`]);
  return (await git().raw(["rev-parse", "--verify", `${place}^{commit}`])).trim();
}

/** `commit` is a full id, so what comes is what is meant. `remote.token` is "" for a server that must not have ours. */
export async function fetchCommit(git: Run, remote: Remote, commit: string): Promise<void> {
  try {
    await git(remote.token === "" ? {} : authorization(remote)).raw([...FETCH, remote.url, commit]);
    await git().raw(["cat-file", "-e", `${commit}^{commit}`]);
  } catch (cause) {
    throw new Fault("config", `The commit ${commit} could not be fetched. ${toFault(cause).message}`, {
      hint: "Check the address and the commit of the plugin: it must be one that the server gives out by its id.",
      cause,
    });
  }
}
