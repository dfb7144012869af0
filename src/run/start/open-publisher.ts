/** Makes the broker's own repository, which knows the objects of the workspace, and opens the publisher in it. */
import { openPublisher, seedEarly } from "../../git/publisher.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import { captureJob, gitEnvironment } from "../../runner/world.ts";
import type { StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";
import { findStartingPoint } from "./starting-point.ts";

/** The broker's own repository is in `folder`, and knows the objects of the workspace. */
function repositoryIn({ world, job }: Run, folder: string) {
  return { folder, workspace: job.workspace, environment: gitEnvironment(world.env), signal: world.signal };
}

/** Seeds the broker's repository meanwhile, where the work seems new: other work mostly starts from another commit. */
export async function startIn(run: Run, folder: string, token: string): Promise<StartingPoint> {
  const seemsNew = run.trigger.thread.type !== "pull_request" && run.memory.manifest.work === null;
  const seeded = seemsNew ? seedEarly(repositoryIn(run, folder)) : undefined;
  return findStartingPoint(run, { url: `${run.job.repositoryUrl}.git`, token }).finally(() => seeded);
}

/** The publisher of the work from that starting point. */
export function publisherIn(
  run: Run,
  folder: string,
  start: Readonly<{ startingPoint: StartingPoint; inputs: Inputs }>,
) {
  const { job, world } = run;
  const { goal, head } = start.startingPoint;
  return openPublisher({
    ...repositoryIn(run, folder),
    base: head,
    remoteUrl: `${job.repositoryUrl}.git`,
    forkUrl: goal.kind === "advance" && goal.fork !== undefined ? `${job.serverUrl}/${goal.fork}.git` : undefined,
    token: start.inputs["github-token"],
    allowedBranch: goal.kind === "advance" ? goal.branch : undefined,
    ...{ isBack: run.github.isBack, now: world.now },
    job: captureJob(world, start.inputs["timeout-minutes"]),
  });
}
