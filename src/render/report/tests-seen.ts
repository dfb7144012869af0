/** The tests that the host saw end, beside what the agent says of them, and the check that the host ran itself. */
import { count, endOf, oneLine, sentences } from "../../lib/text.ts";
import { code, codeBlock, codeInCell } from "../../markdown/inline-code.ts";
import { neutraliseWords } from "../../markdown/neutral.ts";
import type { ProseRules } from "../../markdown/rules.ts";

/**
 * A test as it ended last; `exitCode` is undefined where it is not that of the test (`npm test | tail`). `isRunning`:
 * still at the end of the run. `why` it does not count for what is published, as a clause; undefined if it does.
 */
export type TestSeen = Readonly<{
  command: string;
  verdict: "passed" | "failed" | "unknown";
  exitCode: number | undefined;
  isRunning?: boolean;
  why?: string | undefined;
}>;

/** The verdict of the tests of a run on what is published. "unfinished": one was still running at the end. */
export type TestsVerdict = "passed" | "failed" | "unfinished" | "unknown" | "none";

/**
 * "failed" if the last test whose end is known failed, or if any fails on what is published. The workflow's own check is
 * one of them if it runs tests and passed.
 */
export function verdictOf(tests: readonly TestSeen[], check?: CheckResult): TestsVerdict {
  const isEnded = check?.isTest === true && check.end.kind === "passed";
  const isChecked = isEnded && !check.isPartial && check.doubt === undefined;
  if (tests.length === 0) return isChecked ? "passed" : isEnded && check.doubt !== undefined ? "unknown" : "none";
  const counting = tests.filter(({ why }) => why === undefined);
  if (lastFailed(tests) || counting.some(({ verdict }) => verdict === "failed")) return "failed";
  if (tests.some(({ isRunning }) => isRunning)) return "unfinished";
  return counting.length > 0 || isChecked ? "passed" : "unknown";
}

function lastFailed(tests: readonly TestSeen[]): TestSeen | undefined {
  const last = tests.findLast(({ verdict }) => verdict !== "unknown");
  return last?.verdict === "failed" ? last : undefined;
}

/**
 * The workflow's own check of the work, as the host ran it. `runs` is how often it ran. `deciders` are changed files
 * that decide what the command runs. `isPartial`: it ran with files that were withheld. If it "moved", files changed
 * while it ran, or these changed after it; if it is "blind", nobody could compare them.
 */
export type CheckResult = Readonly<{
  command: string;
  end: Readonly<
    | { kind: "passed" }
    | { kind: "failed"; exitCode: number }
    | { kind: "timed-out" }
    | { kind: "not-run" }
    | { kind: "moved"; paths: readonly string[] }
    | { kind: "blind" }
  >;
  output: string;
  runs: number;
  deciders: readonly string[];
  isPartial: boolean;
  /** Whether its command runs tests. */
  isTest?: boolean;
  /** Why it says nothing although it ended with 0, as a clause. */
  doubt?: string | undefined;
}>;

/**
 * A model's verdict on the work, from 0 to 1 and in words; with "none", the words say why there is no verdict. `unseen`
 * are published files that it was not shown as they are.
 */
export type Opinion = Readonly<
  | { kind: "good" | "bad"; score: number; message: string; unseen?: readonly string[] }
  | { kind: "none"; message: string }
>;

const MOST = 5;

/** "" where there was none. The last are shown. */
export function renderTests(tests: readonly TestSeen[]): string {
  if (tests.length === 0) return "";
  const rows = tests.slice(-MOST).map((test) => `| ${codeInCell(oneLine(test.command, 120))} | ${endOfTest(test)} |`);
  const cut = tests.length > MOST ? ` (the last ${MOST} of ${tests.length})` : "";
  const table = `| Tests the agent ran${cut} | Exit code |\n|-|-|\n${rows.join("\n")}`;
  return [lastFailure(tests), table].filter(Boolean).join("\n\n");
}

/** People are told, whatever the agent says of it. */
function lastFailure(tests: readonly TestSeen[]): string {
  const last = lastFailed(tests);
  if (!last) return "";
  const which = last === tests.at(-1) ? "" : " whose result is known";
  return `The last test command${which} failed (${code(oneLine(last.command, 120))}${last.exitCode === undefined ? "" : `, exit code ${last.exitCode}`}).`;
}

function endOfTest({ verdict, exitCode, why }: TestSeen): string {
  const end = exitCode === undefined ? (verdict === "unknown" ? "" : verdict) : String(exitCode);
  if (why !== undefined) return `⚪ ${[end, why].filter(Boolean).join(", ")}`;
  return `${verdict === "passed" ? "✅" : "❌"} ${end}`;
}

/** "" where there was none. */
export function renderFailed(commands: readonly Readonly<{ command: string; exitCode: number }>[]): string {
  if (commands.length === 0) return "";
  const rows = commands.map(({ command, exitCode }) => `| ${codeInCell(oneLine(command, 120))} | ❌ ${exitCode} |`);
  return `| Commands that failed after the last change | Exit code |\n|-|-|\n${rows.join("\n")}`;
}

type Checked = Readonly<{ check?: CheckResult | undefined; opinion?: Opinion | undefined }>;

/** "" where neither a check nor a second opinion was due. */
export function renderCheck({ check, opinion }: Checked, rules: ProseRules): string {
  return [check ? checkWords(check) : "", check ? outputOf(check) : "", opinion ? opinionWords(opinion, rules) : ""]
    .filter(Boolean)
    .join("\n\n");
}

function opinionWords(opinion: Opinion, rules: ProseRules): string {
  const said =
    opinion.kind === "none"
      ? "A second opinion of the model could not be had"
      : `${opinion.kind === "bad" ? "⚠️ Bad second" : "Second"} opinion of the model, ${opinion.score} of 1`;
  const words =
    opinion.message === "" ? `${said}.` : `${said}: ${neutraliseWords(oneLine(opinion.message, 600), rules)}`;
  const unseen = opinion.kind === "none" ? [] : (opinion.unseen ?? []);
  return unseen.length === 0 ? words : `${words}\n\n⚠️ It did not see ${listed(unseen)} as published.`;
}

function listed(paths: readonly string[]): string {
  return paths.slice(0, MOST).map(code).join(", ") + (paths.length > MOST ? ", …" : "");
}

function checkWords({ command, end, runs, deciders, isPartial, doubt }: CheckResult): string {
  const name = `Check ${code(oneLine(command, 120))}`;
  const times = runs > 1 ? ` (it ran ${count(runs, "time")})` : "";
  const result = sentences(
    {
      passed: doubt === undefined ? `✅ ${name} passed${times}` : `⚪ ${name} ended with 0${times}, but ${doubt}`,
      failed: `❌ ${name} failed${times}`,
      "timed-out": `❌ ${name} did not end in time${times}`,
      moved: `⚠️ ${movedWords(end)} while ${code(oneLine(command, 120))} ran or after it, so the check does not count as passed`,
      blind: `⚠️ Git in the workspace did not show the files on which ${code(oneLine(command, 120))} ran, so the check does not count as passed`,
      "not-run": `❌ ${name} did not run on this work`,
    }[end.kind],
    isPartial ? "It ran with the withheld files, which are not on the branch" : "",
  );
  return deciders.length > 0 ? `${result}\n\n⚠️ The change touches what the check runs: ${listed(deciders)}.` : result;
}

/** A file that git did not show to the check is not known to have changed. */
function movedWords(end: CheckResult["end"]): string {
  const paths = end.kind === "moved" ? end.paths : [];
  return paths.length === 0 ? "Files changed" : `${listed(paths)} changed, or was hidden from git,`;
}

const LONGEST_OUTPUT = 4000;

/** Its end says most. */
function outputOf({ output }: CheckResult): string {
  if (output === "") return "";
  const end = output.length > LONGEST_OUTPUT ? `…\n${endOf(output, LONGEST_OUTPUT)}` : output;
  return `<details><summary>Output of the check</summary>\n\n${codeBlock("text", end)}\n\n</details>`;
}
