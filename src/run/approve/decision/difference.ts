/**
 * Shows what has changed since the waiting actions were shown, so that people need not look for it when they decide
 * again.
 */
import { gitHubReader } from "../../../github/client.ts";
import { readBetween } from "../../../github/read/between.ts";
import { renderDifference } from "../../../github/write/approval/render-files.ts";
import type { Run } from "../../run.ts";

/** `head`: the commit that it was shown for, if another one is `now`; `missing` is not in the workspace any more. */
export type Moved = Readonly<{ head: string | undefined; now: string; missing: readonly string[] }>;

/** As a section of the new proposal; "" where there is nothing to show. */
export async function differenceSince(
  { github, job }: Pick<Run, "github" | "job">,
  { head, now, missing }: Moved,
): Promise<string> {
  const between = head === undefined ? undefined : await readBetween(gitHubReader(github, job.repository), head, now);
  return renderDifference({ head, between, missing });
}

/** Why it is asked again, in sentences: what made it stale, and what else is or is not as it was. */
export function whyAgain(stale: string | undefined, changed: string | undefined): string {
  return [stale, changed ?? "Everything else is as it was shown."].filter(Boolean).join(" ");
}
