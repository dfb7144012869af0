/** Goes on where an earlier run of the same conversation left the work, if that is still there to go on from. */
import { git } from "../../core/workspace/git.ts";
import { gitHubReader } from "../../github/client.ts";
import { readPull } from "../../github/read/pull/pull.ts";
import { tipIfAny } from "../../github/write/branch.ts";
import { checkOutCommit } from "../../github/write/commit/check-out.ts";
import type { PullRequest } from "../../github/write/pull-request/pull-request.ts";
import type { Work } from "../../github/write/state/manifest.ts";
import type { Setting } from "../prepare.ts";
import { gitEnvironment, requireClean } from "./checkout.ts";
import type { Ground, Remote } from "./ground.ts";

/** Undefined where there is none, or its pull request is no longer open: then new work is started. */
export async function earlierWork(setting: Setting, remote: Remote): Promise<Ground | undefined> {
  const { world, job, memory } = setting;
  const { work } = memory.manifest;
  const now = work && (await whereNow(setting, work));
  if (!work || !now) return undefined;
  const { tip, pullRequest } = now;
  const environment = gitEnvironment(world.env);
  const { head } = await requireClean(job.workspace, environment);
  const inCheckout = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
  if (head !== tip) await checkOutCommit(inCheckout, remote, tip);
  const { branch, base } = work;
  const goal: Ground["goal"] =
    pullRequest === undefined
      ? { kind: "propose", branch, plain: branch, base, isThere: true }
      : { kind: "advance", branch, base, pullRequest };
  return { head: tip, branch, goal, pull: undefined };
}

type Now = Readonly<{ tip: string; pullRequest?: PullRequest }>;

/** Where the branch is now: others may have moved it on. The head of an open pull request is there, whatever else is said. */
async function whereNow({ github, job }: Setting, { branch, pull_request: number }: Work): Promise<Now | undefined> {
  const [tip, pull] = await Promise.all([
    tipIfAny(github, job.repository, branch),
    number === null ? undefined : readPull(gitHubReader(github, job.repository), number),
  ]);
  if (!pull) return tip === undefined ? undefined : { tip };
  const isOurs = pull.state === "open" && pull.head.branch === branch;
  return isOurs ? { tip: tip ?? pull.head.sha, pullRequest: { number: pull.number, url: pull.url } } : undefined;
}
