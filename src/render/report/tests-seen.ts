/** The tests that the host saw end, beside what the agent says of them. */
import { oneLine } from "../../lib/text.ts";
import { code, codeInCell } from "../../markdown/inline-code.ts";

/**
 * A test as it ended last; `exitCode` is undefined where it is not that of the test (`npm test | tail`). `isRunning`:
 * still at the end of the run. `why` it does not count for what is published, as a clause; undefined if it does.
 */
export type TestSeen = Readonly<{
  command: string;
  verdict: "passed" | "failed" | "unknown";
  exitCode: number | undefined;
  isRunning?: boolean;
  why?: string | undefined;
}>;

/** The verdict of the tests of a run on what is published. "unfinished": one was still running at the end. */
export type TestsVerdict = "passed" | "failed" | "unfinished" | "unknown" | "none";

/**
 * "failed" if the last test whose end is known failed, or if any fails on what is published. `ofHost` is the verdict of tests that
 * the host ran itself on what is published.
 */
export function verdictOf(tests: readonly TestSeen[], ofHost?: "passed" | "unknown"): TestsVerdict {
  if (tests.length === 0) return ofHost ?? "none";
  const counting = tests.filter(({ why }) => why === undefined);
  if (lastFailed(tests) || counting.some(({ verdict }) => verdict === "failed")) return "failed";
  if (tests.some(({ isRunning }) => isRunning)) return "unfinished";
  return counting.length > 0 || ofHost === "passed" ? "passed" : "unknown";
}

function lastFailed(tests: readonly TestSeen[]): TestSeen | undefined {
  const last = tests.findLast(({ verdict }) => verdict !== "unknown");
  return last?.verdict === "failed" ? last : undefined;
}

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
  const last = lastFailed(tests);
  if (!last) return "";
  const which = last === tests.at(-1) ? "" : " whose result is known";
  return `The last test command${which} failed (${code(oneLine(last.command, 120))}${last.exitCode === undefined ? "" : `, exit code ${last.exitCode}`}).`;
}

function endOfTest({ verdict, exitCode, why }: TestSeen): string {
  const end = exitCode === undefined ? (verdict === "unknown" ? "" : verdict) : String(exitCode);
  if (why !== undefined) return `⚪ ${[end, why].filter(Boolean).join(", ")}`;
  return `${verdict === "passed" ? "✅" : "❌"} ${end}`;
}

/** "" where there was none. */
export function renderFailed(commands: readonly Readonly<{ command: string; exitCode: number }>[]): string {
  if (commands.length === 0) return "";
  const rows = commands.map(({ command, exitCode }) => `| ${codeInCell(oneLine(command, 120))} | ❌ ${exitCode} |`);
  return `| Commands that failed after the last change | Exit code |\n|-|-|\n${rows.join("\n")}`;
}
