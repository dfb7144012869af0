/** Whether the branch that work is proposed to was rewritten meanwhile: a pull request would bring back what was taken out. */
import { gitHubReader } from "../../../github/client.ts";
import { isPartOf } from "../../../github/read/ancestry.ts";
import type { Setting } from "../../prepare.ts";

/** `tip` is where the branch is now, `from` where the work began. Never rejects: without an answer nothing is said. */
export async function isRewritten(
  { github, job }: Pick<Setting, "github" | "job">,
  { branch, tip, from }: Readonly<{ branch: string; tip: string | undefined; from: string }>,
): Promise<boolean> {
  if (tip === undefined || tip === from) return false;
  return isPartOf(gitHubReader(github, job.repository), from, branch).then(
    (isPart) => !isPart,
    () => false,
  );
}
