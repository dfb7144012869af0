/** Work that a workflow asks for again and again goes on in the pull request that is open for it. */
import { git } from "../../core/workspace/git.ts";
import { gitHubReader } from "../../github/client.ts";
import { findOpenPull, isFrom, type OpenPull } from "../../github/read/pull/open-pull.ts";
import { checkOutCommit } from "../../github/write/commit/check-out.ts";
import type { Setting } from "../prepare.ts";
import { readPublishing } from "../runner/input/publishing.ts";
import { newBranch, subjectOf } from "../thread/subject.ts";
import { gitEnvironment, requireClean } from "./checkout.ts";
import type { Goal, Ground, Remote } from "./ground.ts";

/** Undefined where the work is none of that kind, or nothing is open. The checkout is at its head then. */
export async function openTask(setting: Setting, remote: Remote): Promise<Ground | undefined> {
  const pull = await taskPull(setting);
  if (!pull) return undefined;
  const { job, world } = setting;
  const environment = gitEnvironment(world.env);
  const { head } = await requireClean(job.workspace, environment);
  const inCheckout = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
  if (head !== pull.sha) await checkOutCommit(inCheckout, remote, pull.sha);
  return { head: pull.sha, branch: pull.branch, goal: goalIn(pull), pull: undefined };
}

type Asking = Pick<Setting, "github" | "job" | "trigger" | "world">;

/** The pull request that is open for this task. */
export async function taskPull({ github, job, trigger, world }: Asking): Promise<OpenPull | undefined> {
  const subject = subjectOf(trigger);
  if (!subject.isTask || !job.task) return undefined;
  const { branch } = newBranch(subject, job, readPublishing(world.env)["branch-name"]);
  return findOpenPull(gitHubReader(github, job.repository), trigger.repositoryId, isFrom(branch));
}

export function goalIn({ number, url, branch, base }: OpenPull): Goal {
  return { kind: "advance", branch, base, pullRequest: { number, url } };
}
