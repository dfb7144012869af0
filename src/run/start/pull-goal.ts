/** Decides where work on a pull request goes, and says why it can only be a patch where no branch may be written. */
import { isBranchName } from "../../git/branch-name.ts";
import { gitHubReader } from "../../github/client.ts";
import { type Pull, whyNotFree } from "../../github/read/pull/pull.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import { PUBLISH } from "../../runner/input/publishing.ts";
import type { Goal } from "../goal.ts";
import type { Run } from "../run.ts";

/** `isApplying`: the job publishes what another job has made, and pushes to no fork. */
export async function pullGoal(
  run: Pick<Run, "settings" | "job" | "github">,
  pull: Pull,
  { isApplying = false }: Readonly<{ isApplying?: boolean }> = {},
): Promise<Goal> {
  const { branch, repository } = pull.head;
  const base = pull.base.branch;
  const why = pull.isFork ? whyNotToFork(run, pull, isApplying) : await whyNotToBranch(run, branch);
  if (why !== undefined) return { kind: "patch", base, why: prompt(`lowered-${why}`, { branch: code(branch) }) };
  const pullRequest = { number: pull.number, url: pull.url };
  return { kind: "advance", branch, base, pullRequest, ...(pull.isFork && { fork: repository }) };
}

function whyNotToFork({ settings }: Pick<Run, "settings">, pull: Pull, isApplying: boolean) {
  if (isApplying || !settings.slice(PUBLISH)["fork-push"]) return "fork";
  if (pull.head.repository === undefined) return "fork-gone";
  if (!pull.maintainerCanModify) return "fork-author";
  return isBranchName(pull.head.branch) ? undefined : "name";
}

async function whyNotToBranch({ github, job }: Pick<Run, "github" | "job">, branch: string) {
  if (!isBranchName(branch)) return "name";
  return whyNotFree(gitHubReader(github, job.repository), branch);
}
