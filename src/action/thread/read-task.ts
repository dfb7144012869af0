/** Reads what the request is about, and words the task. */
import { gitHubReader } from "../../github/client.ts";
import { readChecks } from "../../github/read/checks/check-runs.ts";
import type { PullContext } from "../../github/read/items.ts";
import { readChangedFiles } from "../../github/read/pull/changed-files.ts";
import type { Pull } from "../../github/read/pull/pull.ts";
import { readReviews } from "../../github/read/pull/reviews.ts";
import { patchCharacters, taskOf, threadCharacters } from "../../github/read/task.ts";
import { readThread, type Thread } from "../../github/read/thread.ts";
import type { Ground } from "../ground/ground.ts";
import type { Setting } from "../prepare.ts";
import { reviewTask } from "../review/review-task.ts";

/** `ground` has the pull request that the work starts from, if it does. Rejects only when the run is cancelled. */
export async function readTask(setting: Setting, { pull: found, goal }: Ground): Promise<string> {
  const { job, trigger, world, failed } = setting;
  const [thread, pull] = await Promise.all([threadOf(setting), found && pullContext(setting, found)]);
  const task = taskOf({
    ...{ trigger, thread, pull, failed, repository: job.repository },
    nonce: world.newId().replaceAll("-", ""),
  });
  return goal.kind === "review" ? `${task}\n\n${reviewTask(goal.desk)}` : task;
}

/** Undefined where there is none. Rejects only when the run is cancelled. */
export async function threadOf({ github, job, trigger, world }: Setting): Promise<Thread | undefined> {
  const { repository } = job;
  const { thread: own, ...asked } = trigger;
  const thread = asked.about?.thread ?? own;
  if (thread.type === "none") return undefined;
  const client = gitHubReader(github, repository);
  const place = { client, repository, characters: threadCharacters, signal: world.signal };
  return readThread({ ...place, trigger: { ...asked, thread } });
}

export async function pullContext({ github, job, trigger }: Setting, pull: Pull): Promise<PullContext> {
  const { repository } = job;
  const client = gitHubReader(github, repository);
  const [reviews, files, checks] = await Promise.all([
    readReviews({ client, repository, trigger, number: pull.number }),
    readChangedFiles(client, pull.number, patchCharacters),
    readChecks(client, pull.head.sha),
  ]);
  return { pull, reviews, files, checks };
}
