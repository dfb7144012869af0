/** The lines of test runners of Python. */
import { failed, firstNumber, none, number, type Row, words } from "./row.ts";
import { numbersBehindWords as numbers, type Part } from "./summary.ts";

export const PYTHON: readonly Row[] = [
  {
    runner: "pytest",
    line: /^(?:=+ )?(?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed),? )+in \d+(?:\.\d+)?s(?: \([\d:, day]+\))?(?: =+)?$/,
    read: pytestLine,
  },
  { runner: "pytest", line: /^(?:=+ )?no tests (?:ran|collected)/, read: none },
  { runner: "pytest", line: /^!+ .*(?:Interrupted: \d+ errors?|KeyboardInterrupt|INTERNALERROR)/, read: failed },
  // Those of shUnit2 are alike.
  {
    runner: "unittest",
    line: /^Ran \d+ tests?(?:\.| in \d+(?:\.\d+)?s(?: using \d+ process(?:es)?)?)$/,
    read: (line) => ({ total: firstNumber(line) }),
  },
  {
    runner: "unittest",
    line: /^OK(?: \((?:(?:skipped|expected failures|passes)=\d+(?:, )?)+\))?$/,
    read: (line) => ({ end: "passed", skipped: number(/skipped=(\d+)/.exec(line)?.[1]) }),
  },
  { runner: "unittest", line: /^FAILED \((?:[a-z ]+=\d+(?:, ?)?)+\)$/, read: unittestFailed },
  { runner: "unittest", line: /^NO TESTS RAN(?: \(.*\))?$/, read: none },
  { runner: "doctest.py", line: /^\d+ passed(?: and \d+ failed)?\.$/, read: words },
  { runner: "doctest.py", line: /^\*\*\*Test Failed\*\*\* \d+ failures?/, read: failed },
  { runner: "behave", line: /^\d+ scenarios? passed, \d+ failed, \d+ skipped(?:, \d+ undefined)?$/, read: words },
  {
    runner: "robot",
    line: /^\d+ tests?, \d+ passed, \d+ failed(?:, \d+ skipped)?$/,
    read: (line) => ({ ...words(line.slice(line.indexOf(",") + 1)), isAgain: true }),
  },
  {
    runner: "stestr",
    line: /^ - (?:Passed|Failed|Skipped|Expected Fail|Unexpected Success): +\d+$/,
    read: (line) =>
      /Expected Fail/.test(line) ? {} : /Unexpected/.test(line) ? (/[1-9]/.test(line) ? failed() : {}) : numbers(line),
  },
  {
    runner: "trial",
    line: /^(?:PASSED|FAILED) \((?:[a-z ]+=\d+(?:, )?)+\)$/,
    read: (line) => (line.startsWith("FAILED") ? failed() : numbers(line)),
  },
  { runner: "tox", line: /^ {2}\S+: FAIL code \d+/, read: failed },
];

function pytestLine(line: string): Part {
  const plain = line.replaceAll(/\d+ (?:warnings?|rerun|subtests passed|xpassed),? /g, "");
  return words(plain.replace(/ in \d.*$/, ""));
}

function unittestFailed(line: string): Part {
  const of = (name: string) => number(new RegExp(`(?:\\(|, )${name}=(\\d+)`).exec(line)?.[1]);
  return { end: "failed", failed: of("failures") + of("errors") + of("unexpected successes"), skipped: of("skipped") };
}
