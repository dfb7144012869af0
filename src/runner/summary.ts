/** Writes the job's summary page, with the same report as the comment. */
import { toFault } from "../lib/fault.ts";
import { clipMarkdown } from "../markdown/markdown.ts";
import { printNotice } from "./console.ts";
import type { Env } from "./world.ts";

/** Does nothing outside of a runner. A failure is printed, so that the report still reaches the thread. */
export async function writeSummary(env: Env, markdown: string): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return;
  try {
    // Loaded on demand, because it includes an HTTP client.
    const { summary } = await import("@actions/core");
    await summary.addRaw(fitting(markdown), true).write();
  } catch (error) {
    printNotice(`The summary of this run could not be written. ${toFault(error).message}`);
  }
}

/** In bytes. The runner shows nothing of a longer summary. */
const LIMIT = 1_000_000;

/** The limit for a cut text is a third, because a UTF-16 unit takes at most three bytes. */
export function fitting(markdown: string): string {
  if (Buffer.byteLength(markdown) <= LIMIT) return markdown;
  return clipMarkdown(
    markdown,
    Math.floor(LIMIT / 3) - 100,
    "the summary was too long; see the log of the run for the rest",
  );
}
