/** Says at the end which plays passed at their second try only, and how the first try failed, so that a retry hides nothing. */
import type { Reporter } from "vitest/node";

export const flakyPlays: Reporter = {
  onTestRunEnd(modules) {
    const flaky = modules
      .flatMap(({ children }) => [...children.allTests()])
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => {
        const [first] = test.result().errors ?? [];
        const where = first?.stacks?.[0] ? ` (${first.stacks[0].file}:${first.stacks[0].line})` : "";
        return `  ${test.fullName}: ${test.diagnostic()?.retryCount} more\n    ${first?.message ?? "no error is on record"}${where}\n`;
      });
    if (flaky.length > 0) process.stdout.write(`Passed after another try, fix them:\n${flaky.join("")}`);
  },
};
