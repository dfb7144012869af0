/** Tells a branch that somebody has deleted from one that has gone on: git refuses a push to both in the same words. */
import type { Git } from "../../../core/workspace/git/settings.ts";
import { Fault, toFault } from "../../../lib/fault.ts";

/** A "git" Fault if the branch, or its whole repository, is why the push was refused; undefined if it is neither. */
export async function goneFault(git: Git, url: string, branch: string, error: unknown): Promise<Fault | undefined> {
  const { message, cause } = toFault(error);
  const said = `${message} ${cause}`;
  if (/repository .* not found|Repository not found/i.test(said))
    return gone(`The repository of the branch ${branch}`, error);
  if (!said.includes("(stale info)")) return undefined;
  const there = await git.raw(["ls-remote", url, `refs/heads/${branch}`]).catch(() => undefined);
  if (there === undefined) return undefined;
  if (there.trim() === "") return gone(`The branch ${branch}`, error);
  const hint =
    "Nothing of what came was overwritten. Merge what you want of this work, or mention me again to begin from there.";
  return new Fault("git", `The branch ${branch} has gone on while I worked.`, { hint, cause: error });
}

function gone(what: string, cause: unknown): Fault {
  const hint =
    "It was not made again, because somebody has deleted it. Take the work from where it is kept, if you want it.";
  return new Fault("git", `${what} is not there any more.`, { hint, cause });
}
