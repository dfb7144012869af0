/** Judges the names of scripts, targets, tasks and files: some stand for tests. */

/** Words for tests, and names of test runners. */
const TEST =
  /^(?:tests?|specs?|e2e|units?|unittests?|integration|acceptance|functional|smoke|testing|rspec|pytest|jest|vitest|mocha|phpunit|cypress|playwright|cov|coverage|runtests?|testsuite|selftest|doctests?|conformance|regression)$/;

/** They may mean tests, or a linter. */
const WEAK = /^(?:checks?|verify|verification|validate|ci|qa|precommit|presubmit|prepush)$/;

/** Words for something that is done for tests, or for another kind of check. */
const DONE =
  /^(?:builds?|compile|assemble|classes|process|lint|linter|eslint|tslint|biome|prettier|format|fmt|types?|typecheck|tsc|typing|mypy|ruff|clean|clear|setup|prepare|install|uninstall|gen|generate|generator|create|make|new|init|seeds?|migrate|update|list|ls|show|publish|start|stop|serve|up|down|reset|download|fetch|sync|copy|reports?|results?|open|upload|bench|benchmark|deps)$/;

/** Words for things: `test-data` is data, but `test:data` tests them. */
const THING =
  /^(?:package|resources|data|db|database|deploy|release|server|docs?|fixtures?|images?|docker|env|helpers?|utils?|configs?|dependencies|snapshot|mocks?|plan|requirements)$/;

/** "weak": it may be a linter, too. */
export type NameKind = "test" | "weak" | "other";

/** `test:unit`, `testDebugUnitTest`, `run-tests`, `integration`. */
export function nameKind(name: string): NameKind {
  const words = wordsIn(name);
  const isOfThing = /^(?:tests?|e2e|unit|integration):/i.test(name);
  if (words.some((word) => DONE.test(word) || (!isOfThing && THING.test(word)))) return "other";
  if (words.some((word) => TEST.test(word))) return "test";
  return words.some((word) => WEAK.test(word)) ? "weak" : "other";
}

/** Like `nameKind`, for a program that is a file: `run-tests.sh`, `test_server.py`, `x.spec.ts`, `test/index.js`. */
export function fileKind(path: string): NameKind {
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  const file = parts.pop() ?? "";
  if (/^tests?_\w+\.\w+$|[_.](?:tests?|specs?)\.\w+$|\.t$/i.test(file)) return "test";
  const own = nameKind(file.replace(/\.\w+$/, ""));
  if (own !== "other") return own;
  const isOther = [file, ...parts].flatMap(wordsIn).some((word) => DONE.test(word) || THING.test(word));
  return !isOther && parts.some((part) => /^(?:tests?|__tests__|specs?|t|e2e)$/.test(part)) ? "test" : "other";
}

function wordsIn(name: string): readonly string[] {
  return name
    .slice(0, 200)
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");
}
