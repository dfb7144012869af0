/** Finds the tests among the commands of a run. It is loaded late, because many runs have none. */
import { plainText } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import type { TestSeen } from "../../render/report/tests-seen.ts";
import { checkOf, isEdit } from "../outcome/evidence.ts";
import { testsInCommand } from "../outcome/tests/command-tests.ts";
import { testOf } from "../outcome/tests/test-of.ts";

/**
 * Says of a command whether it runs a test, by its names alone. "known": its exit code is that of the test. "unknown":
 * tests are among its commands, but its exit code is also that of other commands, or of a pipe.
 */
export function testIn(command: string): "known" | "unknown" | undefined {
  const { kind, exit } = testsInCommand(command);
  if (kind === "launcher" || kind === "other") return undefined;
  return exit === "own" ? "known" : "unknown";
}

/** Includes those of sub-agents. */
export function testsIn(unordered: readonly Event[]): readonly TestSeen[] {
  const events = unordered.toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
  const seen = new Map<string, TestSeen>();
  const lastEdit = events.findLastIndex(isEdit);
  events.forEach((event, at) => {
    for (const { command, exitCode } of checkOf(event)) {
      const output = event.kind === "ObservationEvent" ? plainText(event.observation.content) : "";
      const test = exitCode < 0 ? undefined : testOf({ command, output, exitCode });
      if (test === undefined) continue;
      const isKnown = test.verdict !== "unknown";
      seen.delete(command);
      seen.set(command, { command, exitCode: isKnown ? test.exitCode : undefined, isBeforeEdit: at < lastEdit });
    }
  });
  return [...seen.values()];
}
