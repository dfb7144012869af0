/** Finds the tests among the commands of a run: how each ended when it was run last, and whether that was before the last edit. */
import type { Event } from "../../core/event/event.ts";
import type { TestSeen } from "../../github/write/report/tests-seen.ts";
import { checkOf } from "./facts.ts";

const SCRIPT = String.raw`(?:npm|pnpm|yarn|bun)\s+(?:run(?:-script)?\s+)?(?:test|t)(?:[:.][\w:.-]+)?`;
const THROUGH = String.raw`(?:npx|bunx|pnpm(?:\s+exec)?|yarn|poetry\s+run|uv\s+run|bundle\s+exec)\s+`;
const PROGRAM = String.raw`(?:${THROUGH})?(?:\S+/)?(?:pytest|py\.test|vitest|jest|mocha|ava|tox|nox|rspec|phpunit|ctest)`;
const TOOL = String.raw`(?:\./)?(?:cargo|go|deno|dotnet|swift|mix|sbt|bazel|rake|make|just|mvn|mvnw|gradle|gradlew|flutter|dart)\s+(?:-\S+\s+)*test`;
const LANGUAGE = String.raw`node\s(?:\S+\s+)*?--test|python[\d.]*\s+-m\s+(?:pytest|unittest)|make\s+check`;
const TEST = new RegExp(String.raw`^(?:\w+=\S*\s+)*(?:${[SCRIPT, PROGRAM, TOOL, LANGUAGE].join("|")})(?=\s|$)`);

/** Of several commands in one line the exit code is that of the last one: only such lines count in which all have to succeed. */
export function isTest(command: string): boolean {
  const parts = command.replaceAll(/\d?>&\d/g, "").split("&&");
  return !parts.some((part) => /[|;&\n`]|\$\(/.test(part)) && parts.some((part) => TEST.test(part.trim()));
}

/** Also of sub-agents, which work beside. */
export function testsIn(unordered: readonly Event[]): readonly TestSeen[] {
  const events = unordered.toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
  const seen = new Map<string, TestSeen>();
  const lastEdit = events.findLastIndex(isEdit);
  events.forEach((event, at) => {
    for (const { command, exitCode } of checkOf(event)) {
      if (exitCode < 0 || !isTest(command)) continue;
      seen.delete(command);
      seen.set(command, { command, exitCode, isBeforeEdit: at < lastEdit });
    }
  });
  return [...seen.values()];
}

function isEdit(event: Event): boolean {
  if (event.kind !== "ObservationEvent" || event.observation.is_error) return false;
  const { tool_name: name, observation } = event;
  return name === "apply_patch" || (name === "file_editor" && observation.command !== "view");
}
