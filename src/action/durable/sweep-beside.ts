/** A run on a schedule also removes what is kept of threads that were closed a while ago. */
import { sweepStates } from "../../github/write/state/open-sweep.ts";
import { toFault } from "../../lib/fault.ts";
import { count } from "../../lib/text.ts";
import { gitEnvironment } from "../ground/checkout.ts";
import type { Setting } from "../prepare.ts";
import { printNotice } from "../runner/console.ts";
import { rawInput } from "../runner/input/raw-input.ts";

/** Never rejects: a run does not fail because there is something left to tidy up. */
export async function sweepBeside({ trigger, memory, ...place }: Setting): Promise<void> {
  if (trigger.kind === "schedule" && memory.isKept) await removeClosed(place);
}

/** Never rejects. */
export async function removeClosed({ github, job, world }: Pick<Setting, "github" | "job" | "world">): Promise<void> {
  try {
    const gone = await sweepStates({
      ...{ github, repository: job.repository, now: world.now() },
      ...statePlace({ job, world }),
    });
    if (gone.length > 0) printNotice(`What was kept of closed threads is removed: ${count(gone.length, "state")}.`);
  } catch (error) {
    printNotice(`What is kept of closed threads could not be looked through. ${toFault(error).message}`);
  }
}

/** Where all states are. */
export function statePlace({ job, world }: Pick<Setting, "job" | "world">) {
  return {
    temp: job.temp,
    remote: { url: `${job.repositoryUrl}.git`, token: rawInput(world.env, "github-token") ?? "" },
    environment: gitEnvironment(world.env),
  };
}
