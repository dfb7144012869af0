/** The lines of test runners of JavaScript. */
import { failed, firstNumber, none, number, type Row, words } from "./row.ts";
import { numbersBehindWords as numbers, type Part } from "./summary.ts";

export const JAVASCRIPT: readonly Row[] = [
  { runner: "node", line: /^(?:ℹ|#) (?:tests|pass|fail|cancelled|skipped|todo) +\d+$/, read: nodeLine },
  { runner: "node", line: /^(?:ok \d+ - |✔ )\S+\.[cm]?[jt]sx?(?: \(\S+ms\))?$/, read: () => ({ hollow: 1 }) },
  { runner: "node", line: /^Failed tests:$/, read: failed }, // by its reporter "dot", which has no numbers
  {
    // In a terminal it prints how far it has come.
    runner: "vitest",
    line: /^ *Tests +(?:\d+ (?:failed|passed|skipped|todo|expected fail)(?: \| )?)+ \(\d+\)$/,
    read: (line) => ({ ...words(line), isAgain: true }),
  },
  {
    runner: "vitest",
    line: /^ *Test Files +(?:\d+ (?:failed|passed|skipped|todo)(?: \| )?)+ \(\d+\)$/,
    read: failedSuites,
  },
  { runner: "vitest", line: /^ *Errors +\d+ errors?$/, read: failed },
  { runner: "vitest", line: /^ *Tests +no tests$/, read: none },
  {
    runner: "jest",
    line: /^Tests: +(?:\d+ (?:failed|passed|skipped|todo), )*\d+ total$/,
    read: (line) => words(line.replace(/\d+ total/, "")),
  },
  { runner: "jest", line: /^Test Suites: +.*\d+ total$/, read: failedSuites },
  { runner: "mocha", line: /^ {2}\d+ passing \(\S+\)$/ },
  { runner: "mocha", line: /^ {2}\d+ (?:failing|pending)$/ },
  {
    runner: "ava",
    line: /^ {2}\d+ (?:tests? (?:passed|failed|skipped|todo)|tests? remained pending|known failures?|uncaught exceptions?|unhandled rejections?)(?: \[\S+\])?$/,
    read: avaLine,
  },
  { runner: "jasmine", line: /^\d+ specs?, \d+ failures?(?:, \d+ pending specs?)?$/, read: jasmineLine },
  { runner: "karma", line: /Executed \d+ of \d+ .*(?:SUCCESS|FAILED|ERROR|DISCONNECTED|skipped)/, read: karmaLine },
  {
    runner: "playwright",
    line: /^ {2}\d+ (?:passed|failed|skipped|flaky|interrupted|did not run)(?: \(\S+\))?$/,
    read: playwrightLine,
  },
  { runner: "cypress", line: /^ *│ (?:Tests|Passing|Failing|Pending|Skipped): +\d+ +│$/, read: numbers },
  { runner: "uvu", line: /^ {2}(?:Total|Passed|Skipped): {4,}\d+$/, read: numbers },
  { runner: "qunit", line: /^# (?:todo|only) +\d+$/, read: () => ({}) },
  { runner: "tap", line: /^# failed \d+ (?:of \d+ tests|tests?)$/, read: failed },
  { runner: "cucumber", line: /^0 scenarios$/, read: none },
  { runner: "cucumber", line: /^\d+ scenarios? \(.*\)$/, read: cucumberLine },
  { runner: "deno", line: /^(?:ok|FAILED) \| \d+ passed(?: \(\d+ steps?\))? \| \d+ failed.*\(\S+\)$/, read: denoLine },
  { runner: "bun", line: /^ *\d+ (?:pass|fail|skip|todo)$/ },
  { runner: "bun", line: /^Ran \d+ tests? across \d+ files?\./, read: () => ({}) },
  {
    runner: "web-test-runner",
    line: /^\S+: +\|.*\| +\d+\/\d+ test files(?: \| \d+ (?:passed|failed|skipped))+$/,
    read: (line) => ({ ...words(line.slice(line.indexOf("test files"))), isAgain: true }),
  },
  { runner: "testcafe", line: /^ *\d+ passed \(\d+\S*(?: \d+\S*)?\)$/ },
  { runner: "testcafe", line: /^ *\d+\/\d+ failed(?: \(.*\))?$/, read: failed },
];

/** Suites that could not be loaded have no tests, so of suites only the failed ones count. */
function failedSuites(line: string): Part {
  return (words(line).failed ?? 0) > 0 ? { end: "failed" } : {};
}

function nodeLine(line: string): Part {
  const { total, passed, failed, skipped } = numbers(line.slice(2));
  if (line.includes("cancelled")) return firstNumber(line) > 0 ? { end: "failed" } : {};
  if (line.includes("todo")) return {};
  return {
    ...(total !== undefined && { total }),
    ...(passed !== undefined && { passed }),
    ...(failed !== undefined && { failed }),
    ...(skipped !== undefined && { skipped }),
  };
}

function avaLine(line: string): Part {
  return /exception|rejection|remained pending/.test(line) ? { end: "failed" } : /known/.test(line) ? {} : words(line);
}

function jasmineLine(line: string): Part {
  const [total, failures, pending] = line.match(/\d+/g) ?? [];
  return { total: number(total), failed: number(failures), skipped: number(pending) };
}

function karmaLine(line: string): Part {
  const [, ran, rest = ""] = /Executed (\d+) of \d+ (.*)/.exec(line) ?? [];
  const failures = /\((\d+) FAILED\)/.exec(rest)?.[1] ?? (/FAILED|ERROR|DISCONNECTED/.test(rest) ? "1" : "0");
  return { total: number(ran), failed: number(failures), isAgain: true };
}

function playwrightLine(line: string): Part {
  const found = firstNumber(line);
  if (/did not run/.test(line)) return {};
  if (/flaky/.test(line)) return {};
  return /interrupted/.test(line)
    ? { end: "failed" }
    : /passed/.test(line)
      ? { passed: found }
      : /skipped/.test(line)
        ? { skipped: found }
        : { failed: found };
}

function cucumberLine(line: string): Part {
  const part = words(line.slice(line.indexOf("(")));
  return /undefined|ambiguous/.test(line) ? { ...part, end: "failed" } : part;
}

function denoLine(line: string): Part {
  return line.startsWith("FAILED") ? { ...words(line), end: "failed" } : words(line.replace(/\(\d+ steps?\)/g, ""));
}
