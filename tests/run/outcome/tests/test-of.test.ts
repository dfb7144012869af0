import { expect, test } from "vitest";
import { testOf } from "../../../../src/run/outcome/tests/test-of.ts";

const GOOD = "Tests:       3 passed, 3 total";
const BAD = "Tests:       1 failed, 1 skipped, 2 passed, 4 total";

const verdict = (command: string, exitCode: number, output = "") => {
  const seen = testOf({ command, exitCode, output });
  return seen && ("reason" in seen ? seen.reason : seen.verdict);
};

test.each<[command: string, exitCode: number, output: string, expected: string | undefined]>([
  ["npm test", 0, GOOD, "passed"],
  ["npm test", 1, BAD, "failed"],
  ["npm test", 1, "", "failed"],
  ["npm test", 1, GOOD, "failed"], // a limit of coverage, for example
  ["npm test", 0, "", "no-result"],
  ["npm test", 0, "> tides@1.0.0 test\n> exit 0\n", "no-result"],
  ["npm test", 0, "5 Tests bestanden", "no-result"],
  ["./test.sh", 0, "", "no-result"],
  ["pytest > log", 0, "", "passed"],
  ["jest --passWithNoTests > log", 0, "", "no-result"],
  ["python -m pytest > log", 0, "", "passed"],
  ["cargo nextest run > log", 0, "", "passed"],
  // These end with 0 without a test, too.
  ["mvn -q test", 0, "", "no-result"],
  ["node --test > log", 0, "", "no-result"],
  ["npx jest --passWithNoTests", 0, "No tests found, exiting with code 0", "no-tests"],
  ["pytest -k nothing", 5, "no tests ran in 0.01s", "failed"],
  ["npm test", -1, "", "running"],
  ["npm test", -1, GOOD, "running"],
  ["npm test", 137, "", "killed"],
  ["npm test", 143, GOOD, "killed"],
  ["npm test", 137, BAD, "failed"],
  ["timeout 60 npm test", 124, "", "killed"],
  ["npm test", 124, "", "failed"],
  ["npm test | tail", 0, GOOD, "pipe"],
  ["npm test | tail", 0, BAD, "failed"],
  ["npm test || true", 0, BAD, "failed"],
  ["npm test; echo done", 0, `${GOOD}\ndone`, "other-command"],
  ["set -o pipefail; npm test | tail", 0, GOOD, "passed"],
  ["set -o pipefail; pytest | tail", 0, "", "no-result"],
  ["set -o pipefail; npm test | tail", 1, BAD, "failed"],
  ["cd a; npm test", 0, GOOD, "passed"],
  ["npm test &", 0, GOOD, "background"],
  ["npm() { true; }; npm test", 0, GOOD, "redefined"],
  ["npm test", 0, `${GOOD}\n${BAD}`, "failed"],
  ["npm test", 0, `${BAD}\n${GOOD}`, "disagreement"],
  ["npm test", 0, `${GOOD}\n3 passed in 0.1s`, "passed"],
  ["npm run ci", 0, GOOD, "passed"],
  ["npm run ci", 1, "", "failed"],
  ["npm run ci", 0, "", undefined],
  ["npm run check", 0, "Checked 3 files.", undefined],
  ["make", 0, GOOD, "passed"],
  ["make", 2, BAD, "failed"],
  ["make", 2, "", undefined],
  ["./build.sh | tail", 0, BAD, "failed"],
  ["echo 'Tests: 3 passed'", 0, GOOD, undefined],
  ["cat log", 0, GOOD, undefined],
  ["cat log", 0, BAD, "printed"],
  ["cat <<'E'\nTests:       3 passed, 3 total\nE", 0, GOOD, undefined],
  ["python -c 'print(1)'", 0, GOOD, undefined],
  ["node -e 'console.log(1)'", 0, BAD, "printed"],
  // Whatever is skipped did not run.
  ["npx jest -t nothing", 0, "Tests:       4 skipped, 4 total", "no-tests"],
  ["npx jest", 0, "Tests:       1 skipped, 2 passed, 3 total", "passed"],
  ["pytest -q", 0, "1 skipped, 1 xfailed in 0.04s", "no-tests"],
  ["pytest -q", 0, "1 passed, 1 skipped in 0.04s", "passed"],
  ["go test -v ./...", 0, "--- SKIP: TestA (0.00s)\nPASS\nok  \texample.test/a\t0.1s", "no-tests"],
  ["go test -v ./...", 0, "--- PASS: TestA (0.00s)\n--- SKIP: TestB (0.00s)\nok  \texample.test/a\t0.1s", "passed"],
  ["go test ./... | tail -2", 0, "ok  \texample.test/a\t0.1s\nFAIL\texample.test/b [build failed]\nFAIL", "failed"],
  ["go test ./...", 0, "ok  \texample.test/a\t0.1s\n?   \texample.test/b\t[no test files]", "passed"],
  ["python -m doctest -v a.py", 0, "1 passed and 0 failed.\nTest passed.", "passed"],
  ["python -m doctest -v a.py", 0, "0 passed and 0 failed.\nTest passed.", "no-tests"],
  ["green", 0, "Ran 1 test in 0.1s using 2 processes\n\nOK (passes=1)", "passed"],
  ["npm run lint", 1, "3 problems (3 errors, 0 warnings)", undefined],
])("%j, exit code %d, with %j is %s", (command, exitCode, output, expected) => {
  expect(verdict(command, exitCode, output)).toBe(expected);
});

test("the numbers of all runners are added up, and the exit code is left out where it is not the test's", () => {
  expect(testOf({ command: "npm test", exitCode: 1, output: `${BAD}\n2 failed, 3 passed in 0.1s` })).toEqual({
    verdict: "failed",
    exitCode: 1,
    counts: { passed: 5, failed: 3, skipped: 1 },
  });
  expect(testOf({ command: "npm test | tail", exitCode: 0, output: GOOD })).toMatchObject({ exitCode: undefined });
});

test("of an output of 100 MB only the beginning and the end are read, and no number is told", () => {
  const output = `${"noise ".repeat(16)}\n`.repeat(1_000_000) + GOOD;
  expect(testOf({ command: "npm test", exitCode: 0, output })).toEqual({
    verdict: "passed",
    exitCode: 0,
    counts: undefined,
  });
  expect(verdict("npm test", 0, `${output}${"\nnoise".repeat(100_000)}`)).toBe("no-result");
});

const PASSED = { passed: 3, failed: 0, skipped: 0 };
const FAILED = { passed: 2, failed: 1, skipped: 0 };
const SKIPPED = { passed: 0, failed: 0, skipped: 3 };

test.each<[command: string, exitCode: number, output: string, results: typeof PASSED, expected: string | undefined]>([
  ["mvn -q test", 0, "", PASSED, "passed"],
  ["./gradlew -q test", 0, "", PASSED, "passed"],
  ["npm test --silent", 0, "", PASSED, "passed"],
  ["mvn -q test; true", 0, "", PASSED, "other-command"],
  ["mvn -q test", 0, "", SKIPPED, "no-result"],
  ["mvn -q test", 0, "", FAILED, "failed"], // with testFailureIgnore
  ["mvn -q test || true", 0, "", FAILED, "failed"],
  ["mvn -q test | tail", 0, "", FAILED, "failed"],
  ["npm test", 0, GOOD, FAILED, "disagreement"],
  ["npm test", 0, BAD, PASSED, "failed"],
  ["npm test", 0, "No tests found", PASSED, "no-tests"],
  ["npm test", 1, "", PASSED, "failed"],
  ["npm test", -1, "", PASSED, "running"],
  ["npm test", 137, "", PASSED, "killed"],
  ["./build.sh", 1, "", FAILED, "failed"],
  ["./build.sh", 0, "", FAILED, "failed"],
  ["./build.sh", 0, "", PASSED, undefined],
  ["make", 0, "", PASSED, undefined],
  ["npm run check", 0, "", PASSED, undefined],
  ["cp -r old target/surefire-reports", 0, "", FAILED, undefined],
  ["echo '<testsuite/>' > junit.xml", 0, "", PASSED, undefined],
])("%j, exit code %d, with %j and the result files %j is %s", (command, exitCode, output, results, expected) => {
  const seen = testOf({ command, exitCode, output, results });
  expect(seen && ("reason" in seen ? seen.reason : seen.verdict)).toBe(expected);
});

test("the numbers of result files are told where nothing was printed", () => {
  expect(testOf({ command: "mvn -q test", exitCode: 0, output: "", results: PASSED })?.counts).toEqual(PASSED);
  expect(testOf({ command: "npm test", exitCode: 0, output: GOOD, results: SKIPPED })?.counts).toEqual(PASSED);
});
