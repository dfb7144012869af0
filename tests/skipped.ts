/** Tests that this machine cannot run are skipped with a reason, which is printed at the end. */
import type { Reporter } from "vitest/node";

declare module "vitest" {
  interface TaskMeta {
    /** Why the test, or each test of the suite, is skipped on this machine. */
    skipReason?: string;
  }
}

/** Options of a test or a suite: `test(title, skipIf(condition, reason), body)`. */
export function skipIf(skip: boolean, reason: string): Readonly<{ skip: boolean; meta: { skipReason?: string } }> {
  return { skip, meta: skip ? { skipReason: reason } : {} };
}

/** Prints them. In a whole run, with neither `-t` nor `.only`, a skip without a reason is an error. */
export const skippedTests: Reporter = {
  onTestRunEnd(modules, _errors, end) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const isNarrowed =
      modules.some(({ project }) => project.config.testNamePattern) ||
      tests.some(({ options }) => options.mode === "only");
    const reasons = new Map<string, string[]>();
    for (const test of tests) {
      const result = test.result();
      if (result.state !== "skipped") continue;
      const reason = result.note ?? test.meta().skipReason ?? "";
      if (reason === "" && (isNarrowed || end !== "passed")) continue;
      reasons.set(reason, [...(reasons.get(reason) ?? []), test.fullName]);
    }
    for (const [reason, names] of reasons) {
      const list = names.slice(0, 3).join("\n  ");
      const more = names.length > 3 ? `\n  and ${names.length - 3} more` : "";
      process.stdout.write(`Skipped, ${reason || "without a reason, which is an error"}:\n  ${list}${more}\n`);
    }
    if (reasons.has("")) process.exitCode = 1;
  },
};
