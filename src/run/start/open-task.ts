/** Starts work that a workflow asks for again and again in the pull request that is open for it. */

import { readPublishing } from "../../action/runner/input/publishing.ts";
import { gitEnvironment } from "../../action/runner/world.ts";
import { git } from "../../core/workspace/git.ts";
import { gitHubReader } from "../../github/client.ts";
import { findOpenPull, isFrom, type OpenPull } from "../../github/read/pull/open-pull.ts";
import { checkOutCommit } from "../../github/write/commit/check-out.ts";
import type { Goal, Remote, StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";
import { newBranch, subjectOf } from "../thread/subject.ts";
import { requireClean } from "./checkout.ts";

/** Undefined where the work is none of that kind, or nothing is open. The checkout is at its head then. */
export async function openTask(run: Run, remote: Remote): Promise<StartingPoint | undefined> {
  const pull = await taskPull(run);
  if (!pull) return undefined;
  const { job, world } = run;
  const environment = gitEnvironment(world.env);
  const { head } = await requireClean(job.workspace, environment);
  const inCheckout = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
  if (head !== pull.sha) await checkOutCommit(inCheckout, remote, pull.sha);
  return { head: pull.sha, branch: pull.branch, goal: goalIn(pull), pull: undefined };
}

type Asking = Pick<Run, "github" | "job" | "trigger" | "world">;

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
