/** Decides whether the workflow wants no run now: by a date, by the hour, or because of what a search finds. */

import type { GitHubAccess } from "../../action/runner/connect.ts";
import { printWarning } from "../../action/runner/console.ts";
import { quietHours, searchWords } from "../../action/runner/input/input-shapes.ts";
import { rawInput } from "../../action/runner/input/raw-input.ts";
import type { World } from "../../action/runner/world.ts";
import { searchIssues } from "../../github/read/search.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { toFault } from "../../lib/fault.ts";

/** What nobody has asked for in person. */
const BY_ITSELF: readonly Trigger["kind"][] = ["schedule", "automation", "ci-failure", "review"];

/**
 * Why no run is wanted, in one line; undefined where one is. A decision about what waits is always heard. What is malformed
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
