/** Goes on where an earlier run of the same conversation left the work, if that is still there to go on from. */
import { git } from "../../core/workspace/git.ts";
import { gitHubReader } from "../../github/client.ts";
import { readPull } from "../../github/read/pull/pull.ts";
import { tipIfAny } from "../../github/write/branch.ts";
import { checkOutCommit } from "../../github/write/commit/check-out.ts";
import type { Work } from "../../github/write/state/manifest.ts";
import type { Setting } from "../prepare.ts";
import { gitEnvironment, requireClean } from "./checkout.ts";
import type { Ground, Remote } from "./ground.ts";

/** Undefined where there is none, or its pull request is no longer open: then the work begins anew. */
export async function earlierWork(setting: Setting, remote: Remote): Promise<Ground | undefined> {
  const { world, job, memory } = setting;
  const { work } = memory.manifest;
  const tip = work && (await whereNow(setting, work));
  if (!work || !tip) return undefined;
  const environment = gitEnvironment(world.env);
  const { head } = await requireClean(job.workspace, environment);
  const inCheckout = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
  if (head !== tip) await checkOutCommit(inCheckout, remote, tip);
  const { branch, base, pull_request: number } = work;
  const url = `${job.repositoryUrl}/pull/${number}`;
  const goal: Ground["goal"] =
    number === null
      ? { kind: "propose", branch, plain: branch, base, isThere: true }
      : { kind: "advance", branch, base, pullRequest: { number, url } };
  return { head: tip, branch, goal, pull: undefined };
}

/** Where the branch is now: others may have moved it on. */
async function whereNow({ github, job }: Setting, { branch, pull_request: number }: Work): Promise<string | undefined> {
  const tip = await tipIfAny(github, job.repository, branch);
  if (tip === undefined || number === null) return tip;
  const { state } = await readPull(gitHubReader(github, job.repository), number);
  return state === "open" ? tip : undefined;
}
