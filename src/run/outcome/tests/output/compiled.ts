/** The lines of test runners of languages that are compiled. */
import { failed, firstNumber, none, number, passed, type Row, words } from "./row.ts";
import type { Part } from "./summary.ts";

export const COMPILED: readonly Row[] = [
  {
    runner: "cargo",
    line: /^test result: (?:ok|FAILED)\. \d+ passed; \d+ failed; \d+ ignored;/,
    read: (line) => words(line.slice(0, line.indexOf("ignored") + 7)),
  },
  { runner: "cargo", line: /^error: test failed, to rerun pass/, read: failed },
  { runner: "nextest", line: /^ *(?:Summary|Canceled) \[ *\S+\] +\d+(?:\/\d+)? tests? run: /, read: nextestLine },
  {
    runner: "gotestsum",
    line: /^DONE (?:\d+ runs, )?\d+ tests?(?:, \d+ (?:skipped|failures?|errors?))* in \d/,
    read: (line) => words(line.replace(/\d+ runs, /, "").replace(/ in \d.*$/, "")),
  },
  { runner: "ginkgo", line: /^(?:SUCCESS|FAIL)! .*-- \d+ Passed \| \d+ Failed/, read: words },
  { runner: "ctest", line: /^\d+% tests passed, \d+ tests? failed out of \d+$/, read: ctestLine },
  { runner: "ctest", line: /^No tests were found!!!$/, read: none },
  { runner: "meson", line: /^(?:Ok|Expected Fail|Fail|Unexpected Pass|Skipped|Timeout): +\d+ *$/, read: mesonLine },
  { runner: "automake", line: /^# (?:TOTAL|PASS|SKIP|XFAIL|FAIL|XPASS|ERROR): +\d+$/, read: automakeLine },
  {
    runner: "Catch2",
    line: /^All tests passed \(\d+ assertions? in (\d+) test cases?\)$/,
    read: (_, match) => ({ passed: number(match[1]) }),
  },
  { runner: "Catch2", line: /^test cases: +\d+ \|/, read: (line) => words(line.slice(line.indexOf("|"))) },
  { runner: "Catch2", line: /^No tests ran$/, read: none },
  {
    runner: "doctest",
    line: /^\[doctest\] test cases: +\d+ \| +\d+ passed \| +\d+ failed/,
    read: (line) => words(line.slice(line.indexOf("|"))),
  },
  {
    runner: "googletest",
    line: /^\[ {2}PASSED {2}\] \d+ tests?\.$/,
    read: (line) => ({ passed: firstNumber(line) }),
  },
  {
    runner: "googletest",
    line: /^\[ {2}FAILED {2}\] \d+ tests?, listed below:$/,
    read: (line) => ({ failed: firstNumber(line) }),
  },
  {
    runner: "googletest",
    line: /^\[ {2}SKIPPED \] \d+ tests?, listed below:$/,
    read: (line) => ({ skipped: firstNumber(line) }),
  },
  {
    runner: "check",
    line: /^\d+%: Checks: \d+, Failures: \d+, Errors: \d+$/,
    read: (line) => {
      const [, total, failures, errors] = /Checks: (\d+), Failures: (\d+), Errors: (\d+)/.exec(line) ?? [];
      return { total: number(total), failed: number(failures) + number(errors) };
    },
  },
  { runner: "cmocka", line: /^\[ {2}PASSED {2}\] \d+ test\(s\)\.$/, read: (line) => ({ passed: firstNumber(line) }) },
  {
    runner: "cmocka",
    line: /^\[ {2}FAILED {2}\] (?:\w.*: )?\d+ test\(s\), listed below:$/,
    read: (line) => ({ failed: number(/(\d+) test\(s\)/.exec(line)?.[1]) }),
  },
  { runner: "Boost.Test", line: /^\*\*\* No errors detected$/, read: passed },
  { runner: "Boost.Test", line: /^\*\*\* \d+ failures? (?:is|are) detected/, read: failed },
  { runner: "zig", line: /^All \d+ tests passed\.$/, read: (line) => ({ passed: firstNumber(line) }) },
  { runner: "zig", line: /^\d+ passed; \d+ skipped; \d+ failed\.$/, read: words },
  {
    runner: "swift",
    line: /^(?:\t )?\s*Executed \d+ tests?, with (?:\d+ tests? skipped and )?\d+ failures?/,
    read: swiftLine,
  },
  {
    runner: "swift-testing",
    line: /^\S+ +Test run with \d+ tests?.* (passed|failed) after/,
    read: (line, match) => ({
      total: number(/with (\d+)/.exec(line)?.[1]),
      ...(match[1] === "failed" && { end: "failed" as const }),
    }),
  },
  {
    runner: "forge",
    line: /^Suite result: (?:ok|FAILED)\. \d+ passed; \d+ failed; \d+ skipped/,
    read: (line) => words(line.slice(0, line.indexOf("skipped") + 7)),
  },
  {
    runner: "forge.all", // the sum of its suites
    line: /^Ran \d+ test suites?.*: \d+ tests passed, \d+ failed, \d+ skipped \(\d+ total tests\)$/,
    read: (line) => words(line.slice(line.lastIndexOf(": "), line.lastIndexOf("("))),
  },
  {
    runner: "bazel",
    line: /^Executed \d+ out of \d+ tests?: .*\d+ (?:tests? pass|fail|(?:was|were) skipped)/,
    read: bazelLine,
  },
  {
    runner: "alcotest",
    line: /^Test Successful in \S+s\. (\d+) tests? run\.$/,
    read: (_, match) => ({ passed: number(match[1]) }),
  },
  {
    runner: "alcotest",
    line: /^\d+ failures?! in \S+s\. \d+ tests? run\.$/,
    read: (line) => ({ failed: firstNumber(line) }),
  },
];

/** Its tests are programs. */
function bazelLine(line: string): Part {
  const of = (words: string) =>
    [...line.matchAll(new RegExp(`(\\d+) ${words}`, "g"))].reduce((all, [, found]) => all + number(found), 0);
  return { passed: of("tests? pass"), failed: of("fails?\\b"), skipped: of("(?:was|were) skipped"), isOfSuites: true };
}

function nextestLine(line: string): Part {
  const part = words(line.slice(line.indexOf("run: ") + 5).replaceAll(/\([^)]*\)/g, ""));
  const hasTimedOut = /timed out|exec failed/.test(line);
  return { ...part, ...(hasTimedOut || /^ *Canceled/.test(line) ? { end: "failed" as const } : {}) };
}

function ctestLine(line: string): Part {
  const [, , failures, total] = /^(\d+)% tests passed, (\d+) tests? failed out of (\d+)/.exec(line) ?? [];
  return { failed: number(failures), total: number(total) };
}

function mesonLine(line: string): Part {
  const found = firstNumber(line);
  if (/^(?:Timeout|Unexpected)/.test(line)) return found > 0 ? { end: "failed" } : {};
  if (line.startsWith("Expected")) return {};
  return line.startsWith("Ok") ? { passed: found } : line.startsWith("Fail") ? { failed: found } : { skipped: found };
}

function automakeLine(line: string): Part {
  const found = firstNumber(line);
  if (/XPASS|ERROR/.test(line)) return found > 0 ? { end: "failed" } : {};
  return /# PASS/.test(line)
    ? { passed: found }
    : /# FAIL/.test(line)
      ? { failed: found }
      : /# SKIP/.test(line)
        ? { skipped: found }
        : {};
}

function swiftLine(line: string): Part {
  const [, total, skipped, failures] =
    /Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures?/.exec(line) ?? [];
  return { total: number(total), failed: number(failures), skipped: number(skipped), isAgain: true };
}
