/** Sums up the lines by which a test runner tells how the tests ended. */

/** Numbers of tests. `failed` has those that could not run, too. */
export type Counts = Readonly<{ passed: number; failed: number; skipped: number }>;

/** `counts` is undefined where the runner says how it ended, and no number of tests. */
export type Summary = Readonly<{
  runner: string;
  end: "passed" | "failed" | "none";
  counts: Counts | undefined;
  /** Nothing failed, and the output ends before all tests were named. */
  isShort?: boolean;
}>;

/** One line of a test runner. Lines of one runner are one summary until one of them says something for the second time. */
export type Part = Readonly<{
  passed?: number;
  failed?: number;
  skipped?: number;
  total?: number;
  /** Files without a test, which the runner counts as tests that passed. */
  hollow?: number;
  /** The runner's own word. "none": no test ran. */
  end?: "passed" | "failed" | "none";
  /** The numbers are of suites, packages or files, so the report does not name them. */
  isOfSuites?: boolean;
  /** Totals of larger and larger parts are printed, or progress: the last counts. */
  isAgain?: boolean;
}>;

const PASSED = /^(?:pass(?:e[ds]|ing)?|ok|success(?:es|ful|fully)?|succeeded|successes)$/;
const FAILED =
  /^(?:fail(?:e[ds]|ing|ures?)?|errors?|errored|broken|crashed|crashes|timeouts?|cancelled|canceled|flunked|unexpected|xpass(?:ed)?|ko)$/;
const SKIPPED =
  /^(?:skip(?:s|ped)?|pending|pendings|todo|ignored|disabled|xfail(?:ed)?|excluded|deselected|omissions?|inconclusive|incomplete|risky|notrun|unexecuted|undefined|invalid-none)$/;
const TOTAL =
  /^(?:tests?|examples?|specs?|total|runs?|scenarios?|cases?|tried|doctests?|properties|property|executed)$/;

/** `3 passed, 1 failed`. */
export function wordsBehindNumbers(line: string): Part {
  return partOf(
    [...line.matchAll(/(\d+) +(?:tests? +|specs? +)?([A-Za-z]+)/g)].map(([, number = "", word = ""]) => [word, number]),
  );
}

/** `Passed: 3, Failed = 1`. */
export function numbersBehindWords(line: string): Part {
  return partOf(
    [...line.matchAll(/([A-Za-z]+)(?: *[:=] *| +)(\d+)/g)].map(([, word = "", number = ""]) => [word, number]),
  );
}

function partOf(pairs: readonly (readonly [word: string, number: string])[]): Part {
  const sums: { passed?: number; failed?: number; skipped?: number; total?: number } = {};
  for (const [word, number] of pairs) {
    const field = fieldOf(word.toLowerCase());
    if (field !== undefined) sums[field] = (sums[field] ?? 0) + Number(number.slice(0, 9));
  }
  return sums;
}

function fieldOf(word: string): "passed" | "failed" | "skipped" | "total" | undefined {
  if (PASSED.test(word)) return "passed";
  if (FAILED.test(word)) return "failed";
  if (SKIPPED.test(word)) return "skipped";
  return TOTAL.test(word) ? "total" : undefined;
}

/** A summary of the lines of one runner. */
export function summaryOf(runner: string, parts: readonly Part[]): Summary {
  const sum = (field: "passed" | "failed" | "skipped" | "total") =>
    parts.find((part) => part[field] !== undefined)?.[field];
  const [failed = 0, skipped = 0] = [sum("failed"), sum("skipped")];
  const total = sum("total");
  const hollow = parts.reduce((all, part) => all + (part.hollow ?? 0), 0);
  const passed = Math.max(0, (sum("passed") ?? (total ?? 0) - failed - skipped) - hollow);
  const said = parts.flatMap(({ end }) => end ?? []);
  const isCounted = parts.some(
    (part) => part.passed !== undefined || part.failed !== undefined || part.total !== undefined,
  );
  const isOfSuites = parts.some((part) => part.isOfSuites === true);
  const counts = isCounted && !isOfSuites ? { passed, failed, skipped } : undefined;
  if (failed > 0 || said.includes("failed")) return { runner, end: "failed", counts };
  const hasPassed = isCounted ? passed > 0 : said.includes("passed");
  return { runner, end: hasPassed && !said.includes("none") ? "passed" : "none", counts };
}
