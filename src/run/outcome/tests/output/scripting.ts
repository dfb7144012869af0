/** The lines of test runners of Ruby, PHP, Perl, Lua, R, and of functional languages. */
import { failed, firstNumber, none, number, passed, type Row, words } from "./row.ts";
import { numbersBehindWords as numbers, type Part } from "./summary.ts";

export const SCRIPTING: readonly Row[] = [
  // RSpec, hspec, shellspec, Crystal
  {
    runner: "rspec",
    line: /^\d+ examples?, \d+ failures?(?:, \d+ (?:pending|errors?|errors? occurred outside of examples|skipped|warnings?))*(?: \(.*\))?$/,
    read: rspecLine,
  },
  {
    runner: "minitest",
    line: /^\d+ runs, \d+ assertions, \d+ failures, \d+ errors, \d+ skips$/,
    read: (line) => words(line.replace(/\d+ assertions, /, "")),
  },
  {
    runner: "test-unit",
    line: /^\d+ tests, \d+ assertions, \d+ failures, \d+ errors, \d+ pendings, \d+ omissions, \d+ notifications$/,
    read: (line) => words(line.replace(/\d+ assertions, /, "").replace(/, \d+ notifications/, "")),
  },
  // ExUnit, bats, rebar3
  {
    runner: "tests",
    line: /^(?:\d+ (?:doctests?|propert(?:y|ies)|features?), )*\d+ tests?, \d+ failures?(?:, \d+ (?:skipped|excluded|invalid|not run))*(?: in \S+ seconds?)?$/,
    read: exunitLine,
  },
  { runner: "ExUnit", line: /^0 failures(?:, \d+ (?:skipped|excluded))*$/, read: none },
  { runner: "ExUnit", line: /^(?:All tests have been excluded\.|There are no tests to run)$/, read: none },
  {
    runner: "phpunit",
    line: /^OK \(\d+ tests?, \d+ assertions?\)$/,
    read: (line) => ({ passed: firstNumber(line) }),
  },
  { runner: "phpunit", line: /^Tests: \d+, Assertions: \d+(?:, [A-Za-z ]+: \d+)*\.$/, read: phpunitLine },
  { runner: "phpunit", line: /^(?:FAILURES!|ERRORS!)$/, read: failed },
  { runner: "phpunit", line: /^No tests executed!$/, read: none },
  {
    runner: "pest",
    line: /^ *Tests: +(?:\d+ (?:failed|passed|skipped|todos?|risky|incomplete|warnings?|deprecated|notices?)(?:, )?)+ \(\d+ assertions?\)$/,
    read: (line) => words(line.replace(/\(.*$/, "").replaceAll(/\d+ (?:deprecated|warnings?|notices?)/g, "")),
  },
  { runner: "codeception", line: /^(?:OK|FAILURES!?|ERRORS!?) \|/, read: words },
  {
    runner: "busted",
    line: /^\d+ success(?:es)? \/ \d+ failures? \/ \d+ errors? \/ \d+ pending/,
    read: (line) => words(line.replace(/ : .*$/, "").replace("success ", "successes ")),
  },
  {
    runner: "luaunit",
    line: /^Ran \d+ tests? in \S+ seconds?, \d+ success/,
    read: (line) => words(line.slice(line.indexOf("seconds") + 7).replace(/, \d+ non-selected/, "")),
  },
  { runner: "prove", line: /^Result: PASS$/, read: passed },
  { runner: "prove", line: /^Result: FAIL$/, read: failed },
  { runner: "prove", line: /^Result: NOTESTS$/, read: none },
  {
    runner: "prove",
    line: /^Files=\d+, Tests=\d+, /,
    read: (line) => ({ total: number(/Tests=(\d+)/.exec(line)?.[1]), isOfSuites: true }),
  },
  {
    runner: "testthat",
    line: /^\[ FAIL \d+ \| WARN \d+ \| SKIP \d+ \| PASS \d+ \]$/,
    read: (line) => ({ ...numbers(line.replace(/WARN \d+/, "")), isAgain: true }),
  },
  {
    runner: "tasty",
    line: /^All \d+ tests passed(?: \(\S+\))?$/,
    read: (line) => ({ passed: firstNumber(line) }),
  },
  { runner: "tasty", line: /^\d+ out of \d+ tests failed(?: \(\S+\))?$/, read: tastyLine },
  {
    runner: "HUnit",
    line: /^Cases: \d+ +Tried: \d+ +Errors: \d+ +Failures: \d+$/,
    read: (line) => numbers(line.replace(/Cases: \d+/, "")),
  },
  { runner: "cabal", line: /^\d+ of \d+ test suites \(\d+ of \d+ test cases\) passed\.$/, read: cabalLine },
  {
    runner: "dart",
    line: /^(?:\d+:\d+ )\+\d+(?: ~\d+)?(?: -\d+)?: (?:All tests passed!|Some tests failed\.|All tests skipped\.)/,
    read: dartLine,
  },
  { runner: "dart", line: /^(?:\d+:\d+ \+0: )?No tests (?:ran|match)/, read: none },
  {
    runner: "clojure.test",
    line: /^Ran \d+ tests containing \d+ assertions\.$/,
    read: (line) => ({ total: firstNumber(line) }),
  },
  { runner: "clojure.test", line: /^\d+ failures, \d+ errors\.$/, read: words },
  {
    runner: "ERT",
    line: /^Ran \d+ tests, (\d+) results as expected, (\d+) unexpected/,
    read: (_, match) => ({ passed: number(match[1]), failed: number(match[2]) }),
  },
  { runner: "gleam", line: /^\d+ passed, (?:no|\d+) failures?$/, read: words },
  {
    runner: "elm-test",
    line: /^TEST RUN (?:PASSED|FAILED|INCOMPLETE)/,
    read: (line) => (/PASSED/.test(line) ? {} : failed()),
  },
  { runner: "elm-test", line: /^(?:Passed|Failed): {3}\d+$/, read: numbers },
  {
    runner: "julia",
    line: /^Test Summary: *\|(?: +(?:Pass|Fail|Error|Broken|Total|Time))+$/,
    read: (line) => (/Fail|Error/.test(line) ? failed() : /Pass/.test(line) ? passed() : none()),
  },
  { runner: "julia", line: /^(?:\S+ )*Some tests did not pass: \d+ passed, \d+ failed/, read: failed },
  { runner: "terraform", line: /^(?:Success|Failure)! \d+ passed, \d+ failed/, read: words },
];

function rspecLine(line: string): Part {
  return /outside of examples|, [1-9]\d* errors?/.test(line)
    ? { ...words(line.replace(/, \d+ errors?.*$/, "")), end: "failed" }
    : words(line.replace(/ \(.*$/, ""));
}

function exunitLine(line: string): Part {
  const part = words(
    line
      .replaceAll("not run", "notrun")
      .replaceAll("invalid", "errors")
      .replace(/ in .*$/, ""),
  );
  return part;
}

function phpunitLine(line: string): Part {
  const of = (name: string) => number(new RegExp(`, ${name}: (\\d+)`).exec(line)?.[1]);
  return {
    // A class without tests is a test with a warning to some versions.
    total: of("Assertions") === 0 ? 0 : number(/Tests: (\d+)/.exec(line)?.[1]),
    failed: of("Failures") + of("Errors"),
    skipped: of("Skipped") + of("Incomplete"),
  };
}

function tastyLine(line: string): Part {
  const [, failures, total] = /^(\d+) out of (\d+)/.exec(line) ?? [];
  return { failed: number(failures), total: number(total) };
}

function cabalLine(line: string): Part {
  const [, ran, total] = /^(\d+) of (\d+)/.exec(line) ?? [];
  return { passed: number(ran), failed: number(total) - number(ran), isOfSuites: true };
}

function dartLine(line: string): Part {
  const of = (sign: string) => number(new RegExp(`\\${sign}(\\d+)`).exec(line.slice(0, line.indexOf(": ") + 1))?.[1]);
  return {
    passed: of("+"),
    failed: of("-"),
    skipped: of("~"),
    ...(line.includes("Some tests failed") && { end: "failed" as const }),
  };
}
