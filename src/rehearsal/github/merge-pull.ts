/** Merges a pull request into its base, as the button on its page does. */
import { Fault } from "../../lib/fault.ts";
import { runGit, tipOf } from "./git/objects.ts";
import type { Site } from "./site.ts";

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
