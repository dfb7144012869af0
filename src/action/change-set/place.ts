/** Where a change set goes, as GitHub has it now: the same places as a run of one job has, and none besides. */
import { gitHubReader } from "../../github/client.ts";
import { isPartOf } from "../../github/read/ancestry.ts";
import { isFreeBranch } from "../../github/read/pull/head-branch.ts";
import type { OpenPull } from "../../github/read/pull/open-pull.ts";
import { readPull } from "../../github/read/pull/pull.ts";
import { branchExists } from "../../github/write/branch.ts";
import { isPlain } from "../../github/write/commit/own-branch.ts";
import { Fault } from "../../lib/fault.ts";
import type { Goal, Ground } from "../ground/ground.ts";
import { goalIn, taskPull } from "../ground/open-task.ts";
import type { Setting } from "../prepare.ts";
import { readPublishing } from "../runner/input/publishing.ts";
import { newBranch, subjectOf } from "../thread/subject.ts";
import type { ChangeSet } from "./change-set.ts";

/** `fault` says why the work is only a patch. */
export type Place = Readonly<{ ground: Ground; fault: Fault | undefined }>;

type Planned = NonNullable<ChangeSet["ground"]>;

/** A "denied" Fault when the commit that the change is for is none of this repository. */
export function placeFor(setting: Setting, planned: Planned): Promise<Place> {
  const { thread } = setting.trigger;
  return thread.type === "pull_request" ? onPull(setting, planned, thread.number) : onBranch(setting, planned);
}

async function onBranch(setting: Setting, planned: Planned): Promise<Place> {
  const { github, job, trigger, world } = setting;
  const open = await taskPull(setting);
  if (open) return onTask(open, planned.commit, job.repositoryUrl);
  const { commit, branch: base } = planned;
  if (!isPlain(base) || !(await isPartOf(gitHubReader(github, job.repository), commit, base))) throw unknown(commit);
  const names = newBranch(subjectOf(trigger), job, readPublishing(world.env)["branch-name"]);
  const isTaken = await branchExists(github, job.repository, names.branch);
  const goal: Goal = isTaken ? { kind: "patch", base } : { kind: "propose", ...names, base };
  const fault = isTaken ? taken(names.branch) : undefined;
  return { ground: { head: commit, branch: base, goal, pull: undefined }, fault };
}

function onTask(open: OpenPull, commit: string, repositoryUrl: string): Place {
  const goal: Goal = open.sha === commit ? goalIn(open, repositoryUrl) : { kind: "patch", base: open.base };
  const fault = open.sha === commit ? undefined : moved(open.number, commit, open.sha);
  return { ground: { head: commit, branch: open.branch, goal, pull: undefined }, fault };
}

async function onPull({ github, job }: Setting, { commit, head }: Planned, number: number): Promise<Place> {
  if (commit !== head) throw unknown(commit);
  const client = gitHubReader(github, job.repository);
  const pull = await readPull(client, number, undefined);
  const { branch } = pull.head;
  const base = pull.base.branch;
  const pullRequest = { number, url: `${job.repositoryUrl}/pull/${number}` };
  const fault = whyNotThere(pull, commit);
  const isOurs = !fault && !pull.isFork && isPlain(branch) && (await isFreeBranch(client, branch));
  const goal: Goal = isOurs ? { kind: "advance", branch, base, pullRequest } : { kind: "patch", base };
  return { ground: { head: commit, branch, goal, pull }, fault };
}

function whyNotThere({ number, state, head }: Awaited<ReturnType<typeof readPull>>, commit: string): Fault | undefined {
  if (state !== "open") {
    return new Fault("config", `Pull request #${number} is ${state} by now.`, {
      hint: "Open it again, and ask again.",
    });
  }
  return head.sha === commit ? undefined : moved(number, commit, head.sha);
}

function moved(number: number, from: string, to: string): Fault {
  return new Fault("github", `The head of pull request #${number} moved from ${from} to ${to} after the plan.`, {
    hint: "Ask again, and the new head is what I look at. The work is in the patch.",
  });
}

function unknown(commit: string): Fault {
  return new Fault(
    "denied",
    `The change set is for the commit ${commit.slice(0, 7)}, which is not on its base branch.`,
    {
      hint: "Let the agent plan again; a branch that was rewritten meanwhile does this too.",
    },
  );
}

function taken(branch: string): Fault {
  return new Fault("git", `The branch ${branch} exists by now.`, {
    hint: "Merge or close the pull request of that branch and delete the branch. The work is in the patch.",
  });
}
