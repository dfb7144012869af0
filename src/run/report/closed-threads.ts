/** Removes what is kept of threads that were closed a while ago, at the end of a run on a schedule. */
import { printNotice } from "../../action/runner/console.ts";
import { rawInput } from "../../action/runner/input/raw-input.ts";
import { gitEnvironment } from "../../action/runner/world.ts";
import { sweepStates } from "../../github/write/state/sweep.ts";
import { toFault } from "../../lib/fault.ts";
import { count } from "../../lib/text.ts";
import type { Run } from "../run.ts";

/** Never rejects: a run does not fail because there is something left to tidy up. */
export async function sweepBeside({ trigger, memory, ...place }: Run): Promise<void> {
  if (trigger.kind === "schedule" && memory.isKept) await removeClosed(place);
}

/** Never rejects. */
export async function removeClosed({ github, job, world }: Pick<Run, "github" | "job" | "world">): Promise<void> {
  try {
    const gone = await sweepStates({
      github,
      repository: job.repository,
      now: world.now(),
      ...statePlace({ job, world }),
    });
    if (gone.length > 0) printNotice(`Removed the saved state of closed threads: ${count(gone.length, "state")}.`);
  } catch (error) {
    printNotice(`The saved state of closed threads could not be checked. ${toFault(error).message}`);
  }
}

/** Where all states are. */
export function statePlace({ job, world }: Pick<Run, "job" | "world">) {
  return {
    temp: job.temp,
    remote: { url: `${job.repositoryUrl}.git`, token: rawInput(world.env, "github-token") ?? "" },
    environment: gitEnvironment(world.env),
  };
}
