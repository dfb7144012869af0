/** The lines of programs that ran tests which failed. */
import { failed, type Row } from "./row.ts";

/** These programs ran a test runner. They say that it failed, and never that it passed. */
export const FAILURES: readonly Row[] = [
  {
    runner: "npm",
    line: /^npm (?:ERR!|error) (?:Test failed\.|Lifecycle script `\S+` failed with error)/,
    read: failed,
  },
  { runner: "pnpm", line: /^ ?ELIFECYCLE ? ?(?:Test failed|Command failed with exit code)/, read: failed },
  { runner: "pnpm", line: /^ ?(?:ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL|ERR_PNPM_RECURSIVE_FAIL)/, read: failed },
  { runner: "bun", line: /^error: script "[^"]+" exited with code [1-9]/, read: failed },
  {
    runner: "make",
    line: /^g?make(?:\[\d+\])?: \*\*\* \[.*\] (?:Error \d+|Segmentation fault|Killed|Aborted)/,
    read: failed,
  },
  { runner: "maven", line: /^\[(?:INFO|ERROR)\] BUILD FAILURE$/, read: failed },
  { runner: "gradle", line: /^BUILD FAILED in \d/, read: failed },
  { runner: "rake", line: /^rake aborted!$/, read: failed },
  { runner: "mix", line: /^\*\* \((?:Mix|CompileError|EXIT)/, read: failed },
];
