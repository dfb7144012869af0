/**
 * Finds where a change set is published, by the current state on GitHub. Only the places of a run of one job are
 * possible.
 */
import { isBranchName } from "../../../git/branch-name.ts";
import { gitHubReader } from "../../../github/client.ts";
import { isPartOf } from "../../../github/read/commits.ts";
import { type OpenPull, readPull } from "../../../github/read/pull/pull.ts";
import { tipIfAny } from "../../../github/write/branch.ts";
import { Fault } from "../../../lib/fault.ts";
import { code } from "../../../markdown/inline-code.ts";
import { prompt } from "../../../prompts.ts";
import { PUBLISH } from "../../../runner/input/publishing.ts";
import type { Goal, StartingPoint } from "../../goal.ts";
import type { Run } from "../../run.ts";
import { ownCommit } from "../../start/asked-head.ts";
import { goalIn, markedPull, markedWork, taskPull } from "../../start/marked-work.ts";
import { pullGoal } from "../../start/pull-goal.ts";
import { newBranch, subjectOf } from "../../thread/subject.ts";
import type { MadeCommit } from "../publish-options.ts";
import type { ChangeSet } from "./change-set.ts";

/** `fault` says why the work can only be kept as a patch. `made` is the commit that an interrupted attempt has already published. */
export type PublishTarget = Readonly<{
  startingPoint: StartingPoint;
  fault: Fault | undefined;
  made?: MadeCommit | undefined;
}>;

type Planned = NonNullable<ChangeSet["startingPoint"]>;

/** Throws a "denied" Fault if the commit that the change is based on is not of this repository. */
export function placeFor(run: Run, planned: Planned): Promise<PublishTarget> {
  const { thread } = run.trigger;
  return thread.type === "pull_request" ? onPull(run, planned, thread.number) : onBranch(run, planned);
}

async function onBranch(run: Run, planned: Planned): Promise<PublishTarget> {
  const { github, job, trigger, settings, memory } = run;
  const open = (await taskPull(run)) ?? (planned.goal === "advance" ? await markedPull(run) : undefined);
  const { commit, branch: base } = planned;
  const names = newBranch(subjectOf(trigger), job, settings.slice(PUBLISH)["branch-name"]);
  const tip = open?.sha ?? (await tipIfAny(github, job.repository, names.branch));
  const made = await madeFrom(run, commit, tip);
  // The open pull request may be one that this run opened itself.
  if (open && !(made && planned.goal === "propose")) return onTask(open, { commit, made });
  if (!isBranchName(base)) throw unknown(commit);
  if (!(await isPartOf(gitHubReader(github, job.repository), commit, base))) {
    // The commit may be of one of our branches without a pull request.
    const work = await markedWork(run, { branch: names.branch, base, tip });
    if (work.status !== "found" || work.tip !== commit) throw unknown(commit);
    return {
      startingPoint: { head: commit, branch: work.branch, goal: work.goal, pull: undefined },
      fault: undefined,
      made,
    };
  }
  const isLeft = made !== undefined || (tip === commit && job.runAttempt > 1);
  const isTaken = tip !== undefined && !isLeft;
  const end = isTaken ? `-run-${job.runId}` : "";
  const [branch, plain] = [`${names.branch}${end}`, `${names.plain}${end}`];
  if (isTaken) memory.notes.add(prompt("branch-taken", { branch: code(names.branch), other: code(branch) }));
  const goal: Goal = { kind: "propose", branch, plain, base, ...(isLeft && { isThere: true }) };
  return { startingPoint: { head: commit, branch: base, goal, pull: undefined }, fault: undefined, made };
}

/** The commit that an earlier attempt of this run made on top of the planned commit, if the branch is there now. */
async function madeFrom(run: Run, from: string, tip: string | undefined): Promise<MadeCommit | undefined> {
  const own = tip === undefined || tip === from ? undefined : await ownCommit(run, tip);
  return tip !== undefined && own?.parent === from ? { ...own, commit: tip } : undefined;
}

type From = Readonly<{ commit: string; made: MadeCommit | undefined }>;

function onTask(open: OpenPull, { commit, made }: From): PublishTarget {
  const isThere = open.sha === commit || made !== undefined;
  const goal: Goal = isThere ? goalIn(open) : { kind: "patch", base: open.base, why: "" };
  const fault = isThere ? undefined : moved(open.number, commit, open.sha);
  return { startingPoint: { head: commit, branch: open.branch, goal, pull: undefined }, fault, made };
}

async function onPull(run: Run, { commit, head }: Planned, number: number): Promise<PublishTarget> {
  const { github, job } = run;
  if (commit !== head) throw unknown(commit);
  const client = gitHubReader(github, job.repository);
  const pull = await readPull(client, number);
  const { branch } = pull.head;
  const made = pull.isFork ? undefined : await madeFrom(run, commit, pull.head.sha);
  const fault = whyNotThere(pull, made ? pull.head.sha : commit);
  const { branch: base } = pull.base;
  const goal: Goal = fault ? { kind: "patch", base, why: "" } : await pullGoal(run, pull, { isApplying: true });
  return { startingPoint: { head: commit, branch, goal, pull }, fault, made };
}

function whyNotThere({ number, state, head }: Awaited<ReturnType<typeof readPull>>, commit: string): Fault | undefined {
  if (state !== "open") {
    return new Fault("config", `Pull request #${number} is ${state} now.`, {
      hint: state === "merged" ? "Ask again in an issue." : "Open it again, and ask again.",
    });
  }
  return head.sha === commit ? undefined : moved(number, commit, head.sha);
}

function moved(number: number, from: string, to: string): Fault {
  return new Fault("github", `The head of pull request #${number} moved from ${from} to ${to} after the plan.`, {
    hint: "Ask again, and I will work on the new head. The work is in the patch.",
  });
}

function unknown(commit: string): Fault {
  return new Fault(
    "denied",
    `The change set is for the commit ${commit.slice(0, 7)}, which is not on its base branch.`,
    {
      hint: "Run `mode: plan` again. This also happens if the branch was rewritten in the meantime.",
    },
  );
}
