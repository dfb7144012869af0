/** Recognises what test runners printed. Only the beginning and the end of a long output are looked at. */
import { readable } from "../../../../lib/terminal-text.ts";
import { partIn } from "./runner-lines.ts";
import { type Part, type Summary, summaryOf } from "./summary.ts";

/** `saysNone`: some line says that no test ran. `isCut`: not all of it was looked at. */
export type TestOutput = Readonly<{ summaries: readonly Summary[]; saysNone: boolean; isCut: boolean }>;

/** Characters. */
const HEAD = 8 * 1024;
const TAIL = 64 * 1024;
/** A longer line is no summary. */
const LONGEST_LINE = 300;

const NONE =
  /\bno tests?(?: files?| suites?| modules?| specs?)? (?:were )?(?:ran|run|found|to run|executed|collected|defined|matched)\b|\bno specs? found\b|\b(?:collected|running|found|ran|executed) 0 (?:tests?|items|specs?|examples?)\b|\[no (?:test files|tests to run)\]|\bthere are no tests\b|\bno matching tests\b|\btests are skipped\b|(?<![\d.@])0 tests?(?: run| found| executed|$)/i;

/** Signs that npm draws while it waits. They stay before the next line. */
const SPINNER = /^[\u2800-\u28FF]+/;

/** The mark that `ShownOutput` puts where it cuts. */
const CUT = "[... cut: ";

export function readTestOutput(output: string): TestOutput {
  const isLong = output.length > HEAD + TAIL;
  const looked = isLong ? `${output.slice(0, HEAD)}\n${output.slice(-TAIL)}` : output;
  const lines = readable(looked)
    .split("\n")
    .filter((line) => line.length <= LONGEST_LINE)
    .map((line) => line.replace(SPINNER, "").trimEnd());
  const groups = new Groups();
  const isCut = isLong || lines.some((line) => line.startsWith(CUT));
  const tap = new Tap(isCut);
  const go = new Go();
  for (const line of lines) {
    if (go.take(line)) continue;
    tap.take(line);
    takeSummary(line, groups);
  }
  const summaries = groups.summaries();
  return {
    summaries: [...go.summaries(), ...tap.summaries().filter((one) => !isSummedUp(one, summaries)), ...summaries],
    saysNone: lines.some((line) => NONE.test(line)),
    isCut,
  };
}

/** These runners print TAP themselves, or read it, and then sum it up. A failure that they do not have is told as well. */
const OF_TAP: ReadonlySet<string> = new Set(["node", "prove", "tests", "qunit"]);

function isSummedUp({ end }: Summary, summaries: readonly Summary[]): boolean {
  return summaries.some((one) => OF_TAP.has(one.runner) && (end !== "failed" || one.end === "failed"));
}

/** Tools for workspaces and containers put this before each line: `a test: `, `a:test: `, `app-1  | `, `[a] `. */
const PREFIX = /^(?:[\w@./-]+(?::[\w.-]+)*: |[\w@./-]+ [\w:.-]+: |\[[\w@./:-]+\]:? |[\w.-]+ +\| )/;

function takeSummary(line: string, groups: Groups): void {
  if (!/\d|[Pp]ass|PASS|Fail|FAIL|OK|No |Zero |no |error|tests|TEST|aborted|Skip/.test(line)) return;
  const plain = partIn(line);
  if (plain !== undefined) {
    groups.add("", plain.runner, plain.part);
    return;
  }
  const [prefix] = PREFIX.exec(line) ?? [];
  if (prefix === undefined) return;
  const within = partIn(line.slice(prefix.length));
  if (within !== undefined) groups.add(prefix, within.runner, within.part);
}

const FIELDS = ["passed", "failed", "skipped", "total"] as const;

/** The lines of one runner, until one of them says something again. */
class Groups {
  readonly #groups: { prefix: string; runner: string; parts: Part[] }[] = [];

  add(prefix: string, runner: string, part: Part): void {
    const group = this.#groups.findLast((one) => one.runner === runner && one.prefix === prefix);
    const isFirst = part.total !== undefined && IN_TWO.has(runner);
    const isNext = isFirst || (part.hollow !== undefined && group?.parts.some(saysNumbers));
    if (
      group === undefined ||
      isNext ||
      (part.isAgain !== true && FIELDS.some((field) => saysAgain(group.parts, part, field)))
    ) {
      this.#groups.push({ prefix, runner, parts: [part] });
    } else if (part.isAgain === true) group.parts = [part, ...failureIn(group.parts)];
    else group.parts.push(part);
  }

  summaries(): readonly Summary[] {
    return this.#groups.filter(isWhole).map(({ runner, parts }) => summaryOf(runner, parts));
  }
}

/** A later line does not make a failure good, because it can be of another run of the same runner. */
function failureIn(parts: readonly Part[]): readonly Part[] {
  const hasFailed = parts.some(({ failed = 0, end }) => failed > 0 || end === "failed");
  return hasFailed ? [{ end: "failed" }] : [];
}

function saysNumbers(part: Part): boolean {
  return FIELDS.some((field) => part[field] !== undefined);
}

function saysAgain(parts: readonly Part[], part: Part, field: (typeof FIELDS)[number]): boolean {
  return part[field] !== undefined && parts.some((one) => one[field] !== undefined);
}

/** These say the number of tests before the result, and nothing passed if the result is missing. */
const IN_TWO: ReadonlySet<string> = new Set(["unittest", "prove"]);

/** Lines with numbers are those of tests only below a line that says so. */
const WITH_HEAD: ReadonlySet<string> = new Set(["testing-platform"]);

function isWhole({ runner, parts }: Readonly<{ runner: string; parts: readonly Part[] }>): boolean {
  const says = parts.some((part) => Object.keys(part).length > 0);
  if (WITH_HEAD.has(runner)) return parts.some(({ end }) => end !== undefined);
  if (!IN_TWO.has(runner)) return says;
  if (parts.some(({ end }) => end === "failed")) return true;
  return parts.some(({ total }) => total !== undefined) && parts.some(({ end }) => end !== undefined);
}

/** `go test` says of each package how it ended. */
class Go {
  #passed = 0;
  #failed = 0;
  #none = 0;
  #tests = { passed: 0, failed: 0, skipped: 0 };

  take(line: string): boolean {
    const [, verdict = "", rest = ""] = /^(ok|FAIL|\?|) *\t(.*)$/.exec(line) ?? [];
    if (/^\S+(?:\t|$| \[)/.test(rest) && verdict !== "") return this.#package(verdict, rest);
    const [, indent = "", end] = /^( *)--- (PASS|FAIL|SKIP): \S+ \(\S+\)$/.exec(line) ?? [];
    if (end === undefined) return false;
    if (end === "FAIL") this.#failed += 1;
    if (indent === "") this.#tests[end === "PASS" ? "passed" : end === "FAIL" ? "failed" : "skipped"] += 1;
    return true;
  }

  #package(verdict: string, rest: string): boolean {
    if (verdict === "FAIL") this.#failed += 1;
    else if (verdict === "?" || /\[no tests? (?:to run|files)\]/.test(rest)) this.#none += 1;
    else this.#passed += 1;
    return true;
  }

  summaries(): readonly Summary[] {
    const { passed, failed, skipped } = this.#tests;
    const counts = passed + failed + skipped > 0 && passed > 0 ? this.#tests : undefined;
    if (this.#failed > 0) return [{ runner: "go", end: "failed", counts }];
    if (this.#passed > 0 && skipped > 0 && passed === 0) return [{ runner: "go", end: "none", counts }];
    if (this.#passed > 0) return [{ runner: "go", end: "passed", counts }];
    return this.#none > 0 ? [{ runner: "go", end: "none", counts: undefined }] : [];
  }
}

/** The Test Anything Protocol, without what stands in a test of a test. */
class Tap {
  #isTap = false;
  /** Some tests are not in the output, as behind `tail`: then the number of tests says nothing. */
  #hasGap: boolean;
  #last = 0;
  #planned: number | undefined;
  #hasBailed = false;
  #counts = { passed: 0, failed: 0, skipped: 0 };

  constructor(isCut: boolean) {
    this.#hasGap = isCut;
  }

  take(line: string): boolean {
    if (/^TAP version \d+$/.test(line)) {
      this.#isTap = true;
      return true;
    }
    const plan = /^1\.\.(\d+)(?:\s*#.*)?$/.exec(line);
    if (plan) {
      this.#isTap = true;
      this.#planned = (this.#planned ?? 0) + Number((plan[1] ?? "").slice(0, 9));
      return true;
    }
    if (/^Bail out!/.test(line)) this.#hasBailed = true;
    const [, not, at, directive] =
      /^(not )?ok\b(?: (\d+))?(?:[^#]|#(?! *(?:todo|skip)))*(?:# *(todo|skip))?/i.exec(line) ?? [];
    if (!/^(?:not )?ok(?: |$)/.test(line)) return false;
    this.#follow(at);
    this.#count(not !== undefined, directive?.toLowerCase());
    return true;
  }

  /** Several outputs in one each begin with 1. */
  #follow(at: string | undefined): void {
    if (at === undefined) return;
    const next = Number(at.slice(0, 9));
    if (next > this.#last + 1) this.#hasGap = true;
    this.#last = next;
  }

  #count(isFailed: boolean, directive: string | undefined): void {
    if (directive !== undefined) this.#counts.skipped += 1;
    else if (isFailed) this.#counts.failed += 1;
    else this.#counts.passed += 1;
  }

  summaries(): readonly Summary[] {
    const { passed, failed, skipped } = this.#counts;
    if (!this.#isTap) return [];
    const isShort = !this.#hasGap && this.#planned !== undefined && passed + failed + skipped < this.#planned;
    if (failed > 0 || this.#hasBailed) return [{ runner: "tap", end: "failed", counts: this.#counts }];
    if (isShort && passed + skipped > 0) return [{ runner: "tap", end: "failed", counts: this.#counts, isShort }];
    if (passed > 0) return [{ runner: "tap", end: "passed", counts: this.#counts }];
    return [{ runner: "tap", end: "none", counts: this.#counts }];
  }
}
