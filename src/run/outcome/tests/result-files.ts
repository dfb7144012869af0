/**
 * Reads the result files that a command wrote (JUnit and surefire XML, TAP, TRX), where the common runners put them. Tools can
 * write such files with any content, so the caller believes them that tests failed, and that they passed only beside more.
 */
import { posix } from "node:path";
import { listUntrusted, lookAtUntrusted, readUntrusted } from "../../../core/workspace/untrusted-files.ts";
import { readTestOutput } from "./output/read-output.ts";
import type { Counts } from "./output/summary.ts";

/** Folders are looked at breadth first, so a limit costs the deepest. */
const MOST_ENTRIES = 20_000;
const MOST_IN_FOLDER = 2000;
const DEEPEST = 9;

/** The limits of result files, in number and in bytes. */
const MOST_FILES = 300;
const LARGEST = 4 * 1024 * 1024;
const ALL = 32 * 1024 * 1024;

/** The clock of the file system lags behind by a tick of the kernel. */
const TICK_MS = 20;

/** Folders of packages and of tools. Hidden ones are passed over, too. */
const PASSED_OVER: ReadonlySet<string> = new Set(["node_modules", "vendor", "venv", "site-packages", "classes", "obj"]);

const OF_RESULTS =
  /^(?:(?:surefire|failsafe|test|junit|xunit)[-_]?(?:reports?|results?)|TestResults|reports?|results?)$/i;
const ANYWHERE = /^TEST-.*\.xml$|^(?:.*junit.*|.*test[-_]?results?|report|results?|rspec)\.xml$|\.(?:trx|tap)$/i;

/**
 * Adds up the files in `workspace` that were written at `since` or later (milliseconds, as the clock of the machine says);
 * undefined where there is none. `passed` is 0 if not all of them could be read. Never throws.
 */
export function resultsSince(workspace: string, since: number): Counts | undefined {
  const { paths, isCut } = written(workspace, since - TICK_MS);
  const found: Counts[] = [];
  let left = ALL;
  let isWhole = !isCut;
  for (const path of paths) {
    const file = readUntrusted(workspace, path, Math.min(left, LARGEST));
    if (file.status === "read") {
      left -= file.bytes.length;
      found.push(...countsIn(path, file.bytes.toString("utf8")));
    } else isWhole = false;
  }
  if (found.length === 0) return undefined;
  const sum = (field: keyof Counts) => found.reduce((all, counts) => all + counts[field], 0);
  return { passed: isWhole ? sum("passed") : 0, failed: sum("failed"), skipped: sum("skipped") };
}

type Written = Readonly<{ paths: readonly string[]; isCut: boolean }>;

function written(workspace: string, since: number): Written {
  const paths: string[] = [];
  const folders: { path: string; depth: number; isOfResults: boolean }[] = [{ path: "", depth: 0, isOfResults: false }];
  let entries = 0;
  let isCut = false;
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    const { path: above, depth, isOfResults } = folder;
    const found = listUntrusted(workspace, above, MOST_IN_FOLDER);
    if (found.status !== "read") continue;
    entries += found.entries.length;
    isCut ||= found.isCut && isOfResults;
    for (const entry of found.entries) {
      const path = posix.join(above, entry.name);
      if (entry.isDirectory()) {
        if (depth < DEEPEST && !entry.name.startsWith(".") && !PASSED_OVER.has(entry.name))
          folders.push({ path, depth: depth + 1, isOfResults: isOfResults || OF_RESULTS.test(entry.name) });
      } else if (entry.isFile() && isResult(entry.name, isOfResults) && isSince(workspace, path, since))
        paths.push(path);
    }
    if (entries > MOST_ENTRIES || paths.length > MOST_FILES) return { paths: paths.slice(0, MOST_FILES), isCut: true };
  }
  return { paths, isCut };
}

function isResult(name: string, isOfResults: boolean): boolean {
  return ANYWHERE.test(name) || (isOfResults && name.endsWith(".xml"));
}

/** A copy of an old file has an old time, and a file that was touched was changed. */
function isSince(workspace: string, path: string, since: number): boolean {
  const found = lookAtUntrusted(workspace, path);
  return found !== undefined && found.mtimeMs >= since && found.ctimeMs >= since;
}

/** None for a file that has no results of tests, such as a report of coverage. */
function countsIn(path: string, text: string): readonly Counts[] {
  if (/\.tap$/i.test(path))
    return readTestOutput(text).summaries.flatMap(({ runner, counts }) => (runner === "tap" && counts ? [counts] : []));
  if (/\.trx$/i.test(path)) return [sumOf([...text.matchAll(/<UnitTestResult\s[^>]*?\boutcome="(\w+)"/g)], trxEnd)];
  if (!/<testsuites?[\s>]/.test(text)) return [];
  const plain = without(without(text, "<!--", "-->"), "<![CDATA[", "]]>");
  return [sumOf(plain.split(/<testcase(?=[\s>/])/).slice(1), caseEnd)];
}

type End = keyof Counts;

function sumOf<One>(all: readonly One[], endOf: (one: One) => End): Counts {
  const sums = { passed: 0, failed: 0, skipped: 0 };
  for (const one of all) sums[endOf(one)] += 1;
  return sums;
}

function trxEnd([, outcome = ""]: RegExpMatchArray): End {
  if (outcome === "Passed") return "passed";
  return /^(?:NotExecuted|Inconclusive|NotRunnable|Pending|Disconnected)$/.test(outcome) ? "skipped" : "failed";
}

function caseEnd(text: string): End {
  if (/<(?:failure|error)[\s>/]/.test(text)) return "failed";
  return /<skipped[\s>/]/.test(text) ? "skipped" : "passed";
}

/** The text without what stands between these marks. */
function without(text: string, open: string, close: string): string {
  const [first = "", ...rest] = text.split(open);
  const kept = rest.map((part) => {
    const end = part.indexOf(close);
    return end < 0 ? "" : part.slice(end + close.length);
  });
  return first + kept.join("");
}
