/** Tells people why it is not known how a test ended. */
import type { Doubtful } from "./test-of.ts";

const WORDS: Readonly<Record<Doubtful, string>> = {
  pipe: "its exit code is that of a pipe",
  "other-command": "its exit code is that of another command",
  background: "it ran in the background",
  condition: "it ran in a condition, a loop or a function",
  redefined: "the line defines a function, an alias or a trap",
  unreadable: "its command line could not be read",
  running: "it was still running",
  killed: "it was ended before its end",
  "no-tests": "its output shows no test that ran",
  "no-result": "its output has no result of a test runner",
  disagreement: "its output has a failed test, and its exit code is 0",
  printed: "it ran no tests, and printed that some failed",
};

/** A clause, such as "it was still running". */
export function doubtWords(reason: Doubtful): string {
  return WORDS[reason];
}
