/**
 * Limits how many runs a repository has within a day. They are counted in a signed ref of its own: a thread does not know of
 * the others, and at GitHub a workflow that hears every comment has many runs that end at once. Loaded where the input
 * is set.
 */
import { printWarning } from "../../action/runner/console.ts";
import { repositoryRuns } from "../../action/runner/input/input-shapes.ts";
import { mayWrite, modeOf, rawInput } from "../../action/runner/input/raw-input.ts";
import { freshManifest } from "../../github/write/state/manifest.ts";
import type { StateName } from "../../github/write/state/state-file.ts";
import { toFault } from "../../lib/fault.ts";
import type { UnclaimedRun } from "../run.ts";
import { openStore } from "../thread/state.ts";

const RUNS: StateName = {
  name: "runs",
  ref: "refs/deckhand/runs",
  branch: "refs/heads/deckhand/state/runs",
};

const ATTEMPTS = 10;
const PAUSE_MS = 300;

type Counters = Readonly<Record<string, number>>;

/** The counters with one more run; undefined where there are `most` already. */
type Count = (counters: Counters, most: number) => Counters | undefined;

/**
 * Why this run is one too many, in one line; undefined where it is not, and has been counted. Runs that write nothing,
 * and jobs that apply what another one has made, are not counted. Where nothing can be counted there is no run: it
 * could be one of too many.
 */
export async function whyRepositoryIsFull(run: UnclaimedRun, count: Count): Promise<string | undefined> {
  const { env } = run.world;
  const most = repositoryRuns.safeParse(rawInput(env, INPUT)).data; // an invalid value is reported later
  if (most === undefined || !mayWrite(env) || modeOf(env) === "apply") return undefined;
  try {
    return (await changeCounters(run, (counters) => count(counters, most))) ? undefined : FULL;
  } catch (error) {
    printWarning(toFault(error).message);
    return `The runs could not be counted for \`${INPUT}\`, which needs \`contents: write\`.`;
  }
}

const INPUT = "max-repository-runs-per-day";
const FULL = `This repository has reached the limit of \`${INPUT}\`.`;

async function changeCounters(run: UnclaimedRun, next: (counters: Counters) => Counters | undefined): Promise<boolean> {
  const { sleep, newId, random, signal } = run.world;
  const store = openStore({ ...run, name: RUNS, repositoryId: run.trigger.repositoryId });
  if (!store) throw new Error(`\`${INPUT}\` needs the saved state, and this job keeps none.`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await store.read();
    // One that another key has signed cannot be believed: the count begins again.
    const manifest = found.status === "found" ? found.manifest : freshManifest(newId());
    const counters = next(manifest.counters);
    if (!counters) return false;
    if ((await store.write({ manifest: { ...manifest, counters }, files: [] })).status === "saved") return true;
    await sleep(PAUSE_MS * attempt * random(), signal);
  }
  throw new Error("The count of runs was changed again and again while it was saved.");
}
