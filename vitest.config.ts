import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { attackCount } from "./tests/attacks/count.ts";
import { flakyPlays } from "./tests/flaky.ts";
import { skippedTests } from "./tests/skipped.ts";

/** Tests that play the bundle, kill children or wait for them: the longest, so they must not be what the rest waits for. */
const slowest = [
  ...["scenarios/replay/", "attacks/", "scenarios/", "faults/", "kill.test", "tools/browser/", "mcp/", "agent-server/"],
  ...["github/write/", "workspace/", "ipython/", "dist.test", "cli/", "run/", "text-time", "terminal/", "sandbox/"],
];

/**
 * The slowest first. It also keeps the workers small while they start the most children: what a fork costs grows with the
 * memory of the process that forks.
 */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = slowest.findIndex((part) => relative(import.meta.dirname, moduleId).includes(part));
      return found < 0 ? slowest.length : found;
    };
    return [...files].sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** Whole runs of the bundle and the stage that they are played on: they take as long as everything else together. */
const stories = [
  "tests/{scenarios,attacks,rehearsal,cli}/**/*.test.ts",
  "tests/faults/{machine,unexpected,user}.test.ts",
];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "units", include: ["tests/**/*.test.ts"], exclude: stories } },
      // Whole runs share a machine with whatever else is busy on it. The reporter names each that needed its second try.
      // A run forks thirty times, and each fork copies the memory that has been written to: so it is kept small.
      {
        extends: true,
        test: {
          ...{ name: "stories", include: stories, retry: process.env.CI ? 1 : 0 },
          execArgv: ["--max-semi-space-size=8"],
        },
      },
    ],
    // These limits are for what hangs: beside a dozen other programs, what takes a second takes a minute.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    // Node loads the sources as they are, without types; Vite would transform each, and keep its text twice in each worker.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    reporters: ["default", attackCount, flakyPlays, skippedTests],
    globalSetup: "tests/temporary-folder.ts",
    sequence: { sequencer: SlowestFirst },
  },
});
