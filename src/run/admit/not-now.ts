/**
 * Decides whether the workflow wants no run now: by a date, because of what a search finds, or because
 * the repository has had enough runs today. Most workflows say nothing about it, and load nothing of it.
 */
import { searchIssues } from "../../github/read/search.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { toFault } from "../../lib/fault.ts";
import type { Connection } from "../../runner/connect.ts";
import { printWarning } from "../../runner/console.ts";
import { ADMIT, modeOf } from "../../runner/input/trigger-settings.ts";
import type { World } from "../../runner/world.ts";
import { freshManifest } from "../../state/manifest.ts";
import type { StateName } from "../../state/state-file.ts";
import type { UnclaimedRun } from "../run.ts";
import { openStore } from "../thread/state.ts";

/**
 * Why no run is wanted, in one line; undefined where one is. A decision about what waits is always carried out.
 * Malformed values are reported with the other inputs. If the search fails there is no run, because the run might do
 * exactly what it should not do.
 */
export async function whyNotNow(
  { now }: Pick<World, "now">,
  { settings, github, job }: Pick<Connection, "settings" | "github" | "job">,
  { kind }: Pick<Trigger, "kind">,
): Promise<string | undefined> {
  if (kind === "decision") return undefined;
  const { "stop-after": last, "skip-if": query } = settings.slice(ADMIT);
  if (last !== undefined && now().getTime() >= Date.parse(last) + DAY_MS) return `\`stop-after\` was ${last}.`;
  if (query === undefined) return undefined;
  try {
    const repository = `${job.repository.owner}/${job.repository.name}`;
    const search = async (what: "issues" | "repositories", parameters: Readonly<Record<string, unknown>>) =>
      (await github.request("GET /search/{what}", { what, ...parameters })).data;
    const [found] = await searchIssues(search, repository, { query, most: 1 });
    return found && `\`skip-if\` finds #${found.number}.`;
  } catch (error) {
    printWarning(toFault(error).message);
    return "The search of `skip-if` failed.";
  }
}

const DAY_MS = 86_400_000;

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
 * and jobs that apply what another one has made, are not counted. If nothing can be counted there is no run, because it
 * could be one of too many.
 */
export async function whyRepositoryIsFull(run: UnclaimedRun, count: Count): Promise<string | undefined> {
  const { settings, mayWrite } = run;
  const { [INPUT]: most } = settings.slice(ADMIT);
  if (most === undefined || !mayWrite || modeOf(settings) === "apply") return undefined;
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
