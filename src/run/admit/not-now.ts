/**
 * Decides whether the workflow wants no run now: by a date, by the hour, because of what a search finds, or because
 * the repository has had enough runs today. Most workflows say nothing about it, and load nothing of it.
 */
import type { GitHubAccess } from "../../action/runner/connect.ts";
import { printWarning } from "../../action/runner/console.ts";
import { quietHours, repositoryRuns, searchWords } from "../../action/runner/input/input-shapes.ts";
import { mayWrite, modeOf, rawInput } from "../../action/runner/input/raw-input.ts";
import type { World } from "../../action/runner/world.ts";
import { searchIssues } from "../../github/read/search.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { freshManifest } from "../../github/write/state/manifest.ts";
import type { StateName } from "../../github/write/state/state-file.ts";
import { toFault } from "../../lib/fault.ts";
import type { UnclaimedRun } from "../run.ts";
import { openStore } from "../thread/state.ts";

/** What nobody has asked for in person. */
const BY_ITSELF: readonly Trigger["kind"][] = ["schedule", "automation", "ci-failure", "review"];

/**
 * Why no run is wanted, in one line; undefined where one is. A decision about what waits is always carried out. What is malformed
 * is told with the other inputs. Where the search cannot be made there is no run: it would do what it is to leave out.
 */
export async function whyNotNow(
  { env, now }: Pick<World, "env" | "now">,
  { github, job }: GitHubAccess,
  { kind }: Pick<Trigger, "kind">,
): Promise<string | undefined> {
  if (kind === "decision") return undefined;
  const time = now();
  const last = rawInput(env, "stop-after");
  if (last !== undefined && time.getTime() >= Date.parse(last) + DAY_MS) return `\`stop-after\` was ${last}.`;
  const quiet = quietHours.safeParse(rawInput(env, "quiet-hours")).data;
  if (quiet && BY_ITSELF.includes(kind) && isWithin(quiet, time)) return "These are the `quiet-hours`.";
  const query = searchWords.safeParse(rawInput(env, "skip-if")).data;
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

/** In minutes of the day, UTC; a range may go over midnight. */
function isWithin({ from, to }: Readonly<{ from: number; to: number }>, time: Date): boolean {
  const at = time.getUTCHours() * 60 + time.getUTCMinutes();
  return from <= to ? at >= from && at < to : at >= from || at < to;
}

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
