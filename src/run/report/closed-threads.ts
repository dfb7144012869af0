/** Removes what is kept of threads that were closed a while ago, at the end of a run on a schedule. */
import { toFault } from "../../lib/fault.ts";
import { count } from "../../lib/text.ts";
import { printNotice } from "../../runner/console.ts";
import { KEYS, ownSecret } from "../../runner/input/secrets-input.ts";
import { gitEnvironment } from "../../runner/world.ts";
import { readStateAt, stateKeys } from "../../state/envelope.ts";
import { type Leaving, sweepStates } from "../../state/sweep.ts";
import { recordsIn, withStates } from "../ledger.ts";
import { PREFIX } from "../memory/conversation-files.ts";
import type { Run } from "../run.ts";
import { changeLedger } from "../thread/ledger-store.ts";

/** Never rejects: tidying up fails no run. */
export async function removeClosed(place: SweepAccess): Promise<void> {
  const { github, job, world } = place;
  const sweep = { github, repository: job.repository, now: world.now(), ...statePlace(place) };
  try {
    const gone = await sweepStates(sweep, (leaving) => keepTotals(place, leaving));
    if (gone.length > 0) printNotice(`Removed the saved state of closed threads: ${count(gone.length, "state")}.`);
  } catch (error) {
    printNotice(`The saved state of closed threads could not be checked. ${toFault(error).message}`);
  }
}

type SweepAccess = Pick<Run, "github" | "job" | "world" | "settings" | "leaks"> & Readonly<{ repositoryId: number }>;

/** Adds the costs of their runs to the ledger. If that fails, the states stay until the next sweep. */
async function keepTotals(place: SweepAccess, leaving: readonly Leaving[]): Promise<void> {
  const { repositoryId, settings } = place;
  const keys = stateKeys(ownSecret(settings) ?? "", repositoryId);
  const states = await Promise.all(
    leaving.map(async ({ git, name, commit }) => {
      const read = await readStateAt(git, commit, { repositoryId, name }, keys);
      return read.status === "found" ? recordsIn((file) => read.files.get(PREFIX + file)?.toString()) : [];
    }),
  );
  await changeLedger(place, (ledger) => withStates(ledger, states.flat()));
}

/** Returns the server that has all states, and how to reach it. */
export function statePlace({ job, world, settings }: Pick<Run, "job" | "world" | "settings">) {
  return {
    temp: job.temp,
    remote: { url: `${job.repositoryUrl}.git`, token: settings.slice(KEYS)["github-token"] },
    environment: gitEnvironment(world.env),
  };
}
