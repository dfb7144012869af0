/** Judges a command that has just ended: whether it was a test, and what the result files say that it wrote meanwhile. */
import { testsInCommand } from "./command-tests.ts";
import type { Counts } from "./output/summary.ts";
import { resultsSince } from "./result-files.ts";
import { type RanCommand, testOf } from "./test-of.ts";

/** The clock of a command, or "apart" where it ran in a checkout of its own. */
type Ended = Omit<RanCommand, "results"> & Readonly<{ since: number | "apart" }>;

/** How often a run looks for the result files of commands that are no known tests. Each look reads folders of the checkout. */
const MOST_LOOKS = 20;

/** Makes the function for one run. Commands that run nothing of the project are not looked at. */
export function commandJudge(
  workspace: string,
): (ended: Ended) => Readonly<{ isTest: boolean; results?: Counts | undefined }> {
  let left = MOST_LOOKS;
  const resultsOf = (command: string, since: Ended["since"]): Counts | undefined => {
    const { kind } = testsInCommand(command);
    if (since === "apart" || kind === "other") return undefined;
    if (kind === "launcher") left -= 1;
    return left < 0 ? undefined : resultsSince(workspace, since);
  };
  return ({ since, ...ended }) => {
    const results = resultsOf(ended.command, since);
    return { isTest: testOf({ ...ended, results }) !== undefined, results };
  };
}
