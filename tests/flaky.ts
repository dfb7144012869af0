/** Says at the end which plays passed at their second try only, so that a retry hides nothing. */
import type { Reporter } from "vitest/node";

export const flakyPlays: Reporter = {
  onTestRunEnd(modules) {
    const flaky = modules
      .flatMap(({ children }) => [...children.allTests()])
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `  ${test.fullName}: ${test.diagnostic()?.retryCount} more\n`);
    if (flaky.length > 0) process.stdout.write(`Passed after another try, fix them:\n${flaky.join("")}`);
  },
};
