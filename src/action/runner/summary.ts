/** The job's summary page: the same report as the comment. */
import { summary } from "@actions/core";
import { toFault } from "../../lib/fault.ts";
import type { Env } from "../world.ts";
import { printNotice } from "./console.ts";

/** Does nothing outside of a runner. A summary that cannot be written keeps no report from reaching the thread. */
export async function writeSummary(env: Env, markdown: string): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return;
  try {
    await summary.addRaw(markdown, true).write();
  } catch (error) {
    printNotice(`The summary of this run could not be written. ${toFault(error).message}`);
  }
}
