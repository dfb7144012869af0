/** Writes the summary page of the job, which has the same report as the comment. */
import { clipMarkdown } from "../../github/write/report/markdown.ts";
import { toFault } from "../../lib/fault.ts";
import { printNotice } from "./console.ts";
import type { Env } from "./world.ts";

/** Does nothing outside of a runner. A summary that cannot be written keeps no report from reaching the thread. */
export async function writeSummary(env: Env, markdown: string): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return;
  try {
    // Loaded when it is needed: it brings an HTTP client along.
    const { summary } = await import("@actions/core");
    await summary.addRaw(fitting(markdown), true).write();
  } catch (error) {
    printNotice(`The summary of this run could not be written. ${toFault(error).message}`);
  }
}

/** The runner shows nothing of a summary that has more bytes than this. */
const LIMIT = 1_000_000;

/** A third of it, because no unit of a text takes more than three bytes. */
export function fitting(markdown: string): string {
  if (Buffer.byteLength(markdown) <= LIMIT) return markdown;
  return clipMarkdown(
    markdown,
    Math.floor(LIMIT / 3) - 100,
    "the summary was too long; see the log of the run for the rest",
  );
}
