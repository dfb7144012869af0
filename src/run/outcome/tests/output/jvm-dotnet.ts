/** The lines of test runners of the JVM and of .NET. */
import { failed, firstNumber, none, number, type Row } from "./row.ts";
import { numbersBehindWords as numbers, type Part } from "./summary.ts";

export const JVM_DOTNET: readonly Row[] = [
  {
    runner: "surefire",
    line: /^(?:\[(?:INFO|ERROR|WARNING|WARN)\] )?Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+$/,
    read: surefireLine,
  },
  { runner: "surefire", line: /^(?:\[INFO\] )?(?:No tests to run\.|Tests are skipped\.)$/, read: none },
  { runner: "surefire", line: /^\[ERROR\] .*There (?:are|were) test failures\./, read: failed },
  { runner: "junit", line: /^\[ +\d+ tests (?:successful|failed|skipped|found|started|aborted) +\]$/, read: junitLine },
  { runner: "junit", line: /^OK \(\d+ tests?\)$/, read: (line) => ({ passed: firstNumber(line) }) },
  { runner: "junit", line: /^Tests run: \d+, {2}Failures: \d+$/, read: numbersOfRuns },
  {
    runner: "testng",
    line: /^Total tests run: \d+, Passes: \d+, Failures: \d+, Skips: \d+$/,
    read: (line) => ({
      passed: number(/Passes: (\d+)/.exec(line)?.[1]),
      failed: number(/Failures: (\d+)/.exec(line)?.[1]),
      skipped: number(/Skips: (\d+)/.exec(line)?.[1]),
    }),
  },
  { runner: "gradle", line: /^\d+ tests? completed(?:, \d+ (?:failed|skipped))*$/, read: gradleLine },
  { runner: "gradle", line: /^> Task \S*[tT]est\S* FAILED$/, read: failed },
  { runner: "gradle", line: /^> There were failing tests\./, read: failed },
  { runner: "gradle", line: /^> Task \S*:(?:test|\w*Test) NO-SOURCE$/, read: () => ({}) },
  {
    runner: "vstest",
    line: /^(?:Passed!|Failed!|Skipped!) +- Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+/,
    read: (line) => numbers(line.slice(line.indexOf("- ") + 2, line.indexOf(", Total"))),
  },
  { runner: "vstest", line: /^Total tests: \d+$/, read: numbersTotal },
  { runner: "vstest", line: /^ {5}(?:Passed|Failed|Skipped): \d+$/, read: numbers },
  { runner: "vstest", line: /^Test Run Failed\.$/, read: failed },
  {
    runner: "vstest",
    line: /^(?:Test summary|Test run summary).*total: \d+, failed: \d+, succeeded: \d+, skipped: \d+/,
    read: (line) => numbers(line.slice(line.indexOf("failed"))),
  },
  {
    runner: "testing-platform",
    line: /^ *Test run summary: (?:Passed!|Failed!|Zero tests ran)/,
    read: (line) => ({ hollow: 0, end: /Passed/.test(line) ? "passed" : /Failed/.test(line) ? "failed" : "none" }),
  },
  { runner: "testing-platform", line: /^ {2,4}(?:total|failed|succeeded|skipped): \d+$/, read: numbers },
  {
    runner: "nunit",
    line: /^ {2}Test Count: \d+, Passed: \d+, Failed: \d+/,
    read: (line) => numbers(line.slice(line.indexOf("Passed")).replace(/Warnings: \d+, /, "")),
  },
  {
    runner: "scalatest",
    line: /^(?:\[info\] )?Tests: succeeded \d+, failed \d+, canceled \d+, ignored \d+, pending \d+$/,
    read: (line) => ({
      passed: number(/succeeded (\d+)/.exec(line)?.[1]),
      failed: number(/failed (\d+)/.exec(line)?.[1]),
      skipped: number(/ignored (\d+)/.exec(line)?.[1]),
    }),
  },
  {
    runner: "sbt",
    line: /^(?:\[\w+\] )?(?:Passed|Failed|Error): Total \d+, Failed \d+, Errors \d+, Passed \d+/,
    read: (line) => ({
      passed: number(/, Passed (\d+)/.exec(line)?.[1]),
      failed: number(/Failed (\d+)/.exec(line)?.[1]) + number(/Errors (\d+)/.exec(line)?.[1]),
    }),
  },
];

function surefireLine(line: string): Part {
  const of = (name: string) => number(new RegExp(`${name}: (\\d+)`).exec(line)?.[1]);
  return { total: of("Tests run"), failed: of("Failures") + of("Errors"), skipped: of("Skipped") };
}

function numbersOfRuns(line: string): Part {
  return { total: number(/run: (\d+)/.exec(line)?.[1]), failed: number(/Failures: (\d+)/.exec(line)?.[1]) };
}

function numbersTotal(line: string): Part {
  return { total: firstNumber(line) };
}

function junitLine(line: string): Part {
  const found = firstNumber(line);
  if (line.includes("successful")) return { passed: found };
  if (line.includes("failed")) return { failed: found };
  return line.includes("skipped") ? { skipped: found } : {};
}

function gradleLine(line: string): Part {
  return {
    total: firstNumber(line),
    failed: number(/(\d+) failed/.exec(line)?.[1]),
    skipped: number(/(\d+) skipped/.exec(line)?.[1]),
  };
}
