/** Defines the result of the check and of the second opinion, and how a report tells it. */
import { count, endOf, oneLine, sentences } from "../../../lib/text.ts";
import { code, codeBlock } from "../../../markdown/inline-code.ts";
import { neutraliseWords } from "../../../markdown/neutral.ts";
import type { ProseRules } from "../../../markdown/rules.ts";

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

/** Why the check does not bear the work out, as the end of a sentence about the work, and what to do. */
export function refutationOf({ command, end, runs }: CheckResult): Readonly<{ clause: string; hint: string }> {
  const how = {
    "not-run": "did not run on it",
    moved: "ran on other files than those",
    blind: "ran on files that could not be compared with them",
    "timed-out": "did not end in time",
    passed: "",
    failed: end.kind === "failed" ? `fails with exit code ${end.exitCode}` : "",
  }[end.kind];
  const times = runs > 1 && end.kind !== "not-run" ? ` (run ${count(runs, "time")})` : "";
  return { clause: `the check ${code(command)} ${how}${times}`, hint: HINTS[end.kind] };
}

const HINTS: Readonly<Record<CheckResult["end"]["kind"], string>> = {
  moved: "The report names what changed. Run the check yourself before you merge.",
  blind:
    "Something in the checkout keeps git from reading it, such as a file without rights. Run the check yourself before you merge.",
  "not-run": "The workspace's git did not show the change. Run the check yourself before you merge.",
  "timed-out": "Each time, it may take half of what is left of `timeout-minutes`. Raise that input, or check less.",
  passed: "",
  failed: "The output of the check is in the report.",
};

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
