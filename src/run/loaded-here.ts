/**
 * The one question that is asked before the broker itself writes into the work tree. Tools cannot write where this run is loaded
 * from; what they or strangers have committed, and what an earlier run has left, must not come there by our own hand either.
 */
import type { Job } from "../runner/job.ts";
import type { World } from "../runner/world.ts";
import type { OtherActions } from "../sandbox/action-folder.ts";
import { loadedFrom } from "../sandbox/action-path.ts";

type Place = Readonly<{ world: Pick<World, "started" | "scripts">; job: Pick<Job, "workspace"> }>;

/**
 * By paths in the checkout. Undefined where nothing of this run, and none of the other actions of its job, is loaded from there.
 * Call it before anything is written.
 */
export function loadedHere({ world, job }: Place, others: OtherActions): ((path: string) => boolean) | undefined {
  const { started, scripts } = world;
  return loadedFrom({ started, scripts, others, workingDir: job.workspace });
}
