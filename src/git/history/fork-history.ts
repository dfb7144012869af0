/** The commits of a merge that a fork may not have. A server takes no commit whose history ends in a shallow one that it lacks. */
import type { Git } from "../../core/workspace/git/settings.ts";
import { untrustedText } from "../../core/workspace/untrusted-files.ts";
import { authorization, type GitRemote } from "../commit/push.ts";
import type { Private } from "../private-repository.ts";

/** The commits in each step that more history is fetched by, on each side. */
const STEPS = [50, 500, 5000] as const;

const LARGEST_SHALLOW = 8 * 1024 * 1024;

/**
 * Fetches what comes between `base`, which the fork has, and the parents of `commit`, as far as the steps reach. `remote` is the
 * repository of the base branch. Most work has one parent, and nothing is fetched for it. Rejects like git.
 */
export async function bringForkHistory(
  { gitDir, objects }: Pick<Private, "gitDir" | "objects">,
  remote: GitRemote,
  { base, commit }: Readonly<{ base: string; commit: string }>,
): Promise<void> {
  for (const step of STEPS) {
    if (!(await isCutOff(objects(), gitDir, { base, commit }))) return;
    const parents = (await objects().raw(["rev-parse", `${commit}^@`])).split("\n").filter(Boolean);
    const fetch = ["fetch", "--quiet", "--no-tags", `--deepen=${step}`, remote.url, ...parents];
    await objects(authorization(remote)).raw(fetch);
  }
}

async function isCutOff(git: Git, gitDir: string, { base, commit }: Readonly<{ base: string; commit: string }>) {
  const cut = new Set((untrustedText(gitDir, "shallow", LARGEST_SHALLOW) ?? "").split("\n").filter(Boolean));
  if (cut.size === 0) return false;
  const between = (await git.raw(["rev-list", commit, `^${base}`])).split("\n");
  return between.some((one) => cut.has(one));
}
