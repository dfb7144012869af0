/** Says of a command of the agent whether it was a test, and how it ended. */
import { type CommandTests, type Hidden, testsInCommand } from "./command-tests.ts";
import { readTestOutput, type TestOutput } from "./output/read-output.ts";
import type { Counts } from "./output/summary.ts";

/**
 * Why it is not known how a test ended. "no-result": what ran is only named after tests, and its output says of none
 * that it passed. "printed": a command that runs no tests printed the summary of a failed one.
 */
export type Doubtful = Hidden | "running" | "killed" | "no-tests" | "no-result" | "disagreement" | "printed";

/**
 * `exitCode` is undefined where it is not that of the test. `counts` are those that the runners printed, if all of them
 * did.
 */
export type SeenTest = Readonly<
  { exitCode: number | undefined; counts: Counts | undefined } & (
    | { verdict: "passed" | "failed" }
    | { verdict: "unknown"; reason: Doubtful }
  )
>;

/**
 * `output` may be cut in its middle. An `exitCode` below 0 is that of a program that still runs. `results` are those of the
 * result files that it wrote.
 */
export type RanCommand = Readonly<{
  command: string;
  output: string;
  exitCode: number;
  results?: Counts | undefined;
}>;

/**
 * Undefined if the command was no test. "passed" needs an exit code of the test itself that is 0 and an output by which at
 * least one test passed; if it printed nothing of that, result files, or a known runner that ends with an error where there
 * is no test. A summary that says otherwise is never passed over. Whatever is printed or written by a command that runs no
 * program of the project never counts as passed.
 */
export function testOf({ command, output, exitCode, results }: RanCommand): SeenTest | undefined {
  const tests = testsInCommand(command);
  const printed = readTestOutput(output);
  const said = tests.kind === "other" ? printed : withFailures(printed, results);
  const isTest = tests.kind === "runner" || tests.kind === "script" || tests.kind === "weak";
  if (!isTest && !isTestByOutput(tests, said)) return undefined;
  if (tests.kind === "weak" && exitCode === 0 && said.summaries.length === 0) return undefined;
  const counts = printed.summaries.length === 0 ? results : countsOf(printed);
  const isKnown = tests.exit === "own" || tests.exit === "shared";
  const verdict = verdictOf(tests, { ...said, hasPassedFiles: (results?.passed ?? 0) > 0 }, exitCode);
  return { exitCode: isKnown && exitCode >= 0 ? exitCode : undefined, counts, ...verdict };
}

/** The files come first, as what is printed last decides. */
function withFailures(said: TestOutput, results: Counts | undefined): TestOutput {
  if (results === undefined || results.failed === 0) return said;
  return { ...said, summaries: [{ runner: "result files", end: "failed", counts: results }, ...said.summaries] };
}

function isTestByOutput({ kind }: CommandTests, { summaries }: TestOutput): boolean {
  return kind === "launcher" ? summaries.length > 0 : summaries.some(({ end }) => end === "failed");
}

type Verdict = Readonly<{ verdict: "passed" | "failed" } | { verdict: "unknown"; reason: Doubtful }>;

const unknown = (reason: Doubtful): Verdict => ({ verdict: "unknown", reason });

type Said = TestOutput & Readonly<{ hasPassedFiles: boolean }>;

function verdictOf(tests: CommandTests, said: Said, exitCode: number): Verdict {
  // `head` ends an output, too.
  const failed = said.summaries.filter(({ end, isShort }) => end === "failed" && !(isShort && tests.exit === "pipe"));
  if (tests.kind === "other") return unknown("printed");
  if (exitCode < 0) return failed.length > 0 ? { verdict: "failed" } : unknown("running");
  if (tests.exit !== "own" && tests.exit !== "shared")
    return failed.length > 0 ? { verdict: "failed" } : unknown(tests.exit);
  if (exitCode !== 0)
    return failed.length === 0 && isKilled(exitCode, tests) ? unknown("killed") : { verdict: "failed" };
  if (failed.length > 0)
    return said.summaries.at(-1)?.end === "failed" ? { verdict: "failed" } : unknown("disagreement");
  return endOfZero(tests, said);
}

/** The exit code is 0, and no summary says that a test failed. */
function endOfZero(
  { kind, exit, failsWithoutTests }: CommandTests,
  { summaries, saysNone, hasPassedFiles }: Said,
): Verdict {
  if (summaries.some(({ end }) => end === "passed")) return { verdict: "passed" };
  if (saysNone || summaries.length > 0) return unknown("no-tests");
  if (hasPassedFiles && (kind === "runner" || kind === "script")) return { verdict: "passed" };
  return kind === "runner" && exit === "own" && failsWithoutTests ? { verdict: "passed" } : unknown("no-result");
}

/** SIGINT, SIGKILL, SIGTERM, stopped by C-z, and the time limit of `timeout`. */
function isKilled(exitCode: number, { isLimited }: CommandTests): boolean {
  return [130, 137, 143, 148].includes(exitCode) || (exitCode === 124 && isLimited);
}

/** The sum, if each summary that says how tests ended has numbers. */
function countsOf({ summaries, isCut }: TestOutput): Counts | undefined {
  const told = summaries.filter(({ end, runner }) => end !== "none" && !LAUNCHERS.has(runner));
  if (isCut || told.length === 0 || told.some(({ counts }) => counts === undefined)) return undefined;
  const sum = (field: keyof Counts) => told.reduce((all, { counts }) => all + (counts?.[field] ?? 0), 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** They say that what they ran failed, and count no tests. */
const LAUNCHERS: ReadonlySet<string> = new Set(["npm", "pnpm", "make", "maven", "rake", "mix"]);
