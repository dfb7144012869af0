/** Says of a command whether it runs tests. It is loaded late, because many runs have none. */
import { testsInCommand } from "../outcome/tests/command-tests.ts";

/**
 * Says of a command whether it runs a test, by its names alone. "known": its exit code is that of the test. "unknown":
 * tests are among its commands, but its exit code is also that of other commands, or of a pipe.
 */
export function testIn(command: string): "known" | "unknown" | undefined {
  const { kind, exit } = testsInCommand(command);
  if (kind === "launcher" || kind === "other") return undefined;
  return exit === "own" ? "known" : "unknown";
}
