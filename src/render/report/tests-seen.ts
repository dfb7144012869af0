/** The tests that the host saw end, beside what the agent says of them, and the check that the host ran itself. */
import { count, endOf, oneLine, sentences } from "../../lib/text.ts";
import { code, codeBlock, codeInCell } from "../../markdown/inline-code.ts";
import { neutraliseWords } from "../../markdown/neutral.ts";
import type { ProseRules } from "../../markdown/rules.ts";

/**
 * A test as it ended last; `exitCode` is undefined where its command does not tell (`npm test | tail`). `isBeforeEdit`: a
 * file was edited since, so it says nothing of what is there now.
 */
export type TestSeen = Readonly<{ command: string; exitCode: number | undefined; isBeforeEdit: boolean }>;

/**
 * The workflow's own check of the work, as the host ran it. `runs` is how often it ran. `deciders` are changed files
 * that decide what the command runs. `isPartial`: it ran with files that were withheld. If it "moved", files changed
 * while it ran or after.
 */
export type CheckResult = Readonly<{
  command: string;
  end: Readonly<
    | { kind: "passed" }
    | { kind: "failed"; exitCode: number }
    | { kind: "timed-out" }
    | { kind: "not-run" }
    | { kind: "moved" }
  >;
  output: string;
  runs: number;
  deciders: readonly string[];
  isPartial: boolean;
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
  const last = tests.findLast(({ exitCode }) => exitCode !== undefined);
  if (!last || last.exitCode === 0) return "";
  const isLast = last === tests.at(-1);
  const since = isLast && last.isBeforeEdit ? " Files were edited after it, and no test was run again." : "";
  const which = isLast ? "" : " whose result is known";
  return `The last test command${which} failed (${code(oneLine(last.command, 120))}, exit code ${last.exitCode}).${since}`;
}

function endOfTest({ exitCode, isBeforeEdit }: TestSeen): string {
  if (exitCode === undefined) return "⚪ its result is not known";
  if (isBeforeEdit) return `⚪ ${exitCode}, files were changed after this run`;
  return `${exitCode === 0 ? "✅" : "❌"} ${exitCode}`;
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

function checkWords({ command, end, runs, deciders, isPartial }: CheckResult): string {
  const name = `Check ${code(oneLine(command, 120))}`;
  const times = runs > 1 ? ` (it ran ${count(runs, "time")})` : "";
  const result = sentences(
    {
      passed: `✅ ${name} passed${times}`,
      failed: `❌ ${name} failed${times}`,
      "timed-out": `❌ ${name} did not end in time${times}`,
      moved: `⚠️ Files changed while ${code(oneLine(command, 120))} ran or after it, so the check does not count as passed`,
      "not-run": `❌ ${name} did not run on this work`,
    }[end.kind],
    isPartial ? "It ran with the withheld files, which are not on the branch" : "",
  );
  return deciders.length > 0 ? `${result}\n\n⚠️ The change touches what the check runs: ${listed(deciders)}.` : result;
}

const LONGEST_OUTPUT = 4000;

/** Its end says most. */
function outputOf({ output }: CheckResult): string {
  if (output === "") return "";
  const end = output.length > LONGEST_OUTPUT ? `…\n${endOf(output, LONGEST_OUTPUT)}` : output;
  return `<details><summary>Output of the check</summary>\n\n${codeBlock("text", end)}\n\n</details>`;
}
