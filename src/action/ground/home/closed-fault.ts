/** Finds out whether the pull request that the work went to is still one that anybody merges. */
import { gitHubReader } from "../../../github/client.ts";
import { readPull } from "../../../github/read/pull/pull.ts";
import { Fault } from "../../../lib/fault.ts";
import type { Setting } from "../../prepare.ts";

/** Of one that was merged or closed while we worked. Undefined for an open one, and where GitHub does not tell. */
export async function closedFault(
  { github, job }: Pick<Setting, "github" | "job">,
  number: number,
  branch: string,
): Promise<Fault | undefined> {
  const pull = await readPull(gitHubReader(github, job.repository), number).catch(() => undefined);
  if (!pull || pull.state === "open") return undefined;
  return new Fault("git", `Pull request #${number} was ${pull.state} while I worked, so it does not bring this in.`, {
    hint: `The commit is on the branch ${branch}: open another pull request from there, if you want it.`,
  });
}
