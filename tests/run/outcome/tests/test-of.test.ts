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

const TAP = "ok 1 - a\nok 2 - b\nok 3 - c\n1..3\n# tests 3\n# pass 3\n# fail 0";

test.each<[command: string, output: string, expected: string]>([
  ["npm test", `TAP version 13\n${TAP}`, "passed"],
  // Behind `tail`, and where the terminal cut the middle, tests are missing in the output that did run.
  ["npm test 2>&1 | tail -6", TAP.slice(TAP.indexOf("ok 2")), "pipe"],
  ["set -o pipefail; npm test | tail -6", TAP.slice(TAP.indexOf("ok 2")), "passed"],
  ["npm test", `TAP version 13\nok 1 - a\n[... cut: 9000 characters ...]\n${TAP.slice(TAP.indexOf("ok 3"))}`, "passed"],
  ["npm test 2>&1 | tail -6", TAP.slice(TAP.indexOf("ok 2")).replace("ok 3", "not ok 3"), "failed"],
  // Tests that were announced and never ran.
  ["npm test", "TAP version 13\n1..3\nok 1 - a\nok 2 - b", "failed"],
  ["npm test", "TAP version 13\n1..2\nok 1 - a\nok 2 - b\n1..2\nok 1 - a", "failed"],
  ["npm test", "TAP version 13\n1..2\nok 1 - a\nok 2 - b\n1..1\nok 1 - a", "passed"],
])("TAP, %j with %j is %s", (command, output, expected) => {
  expect(verdict(command, 0, output)).toBe(expected);
});

test("of a long TAP output the middle is not read, and no test is missed in it", () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `ok ${at + 1} - a test with a name of its own`);
  expect(verdict("npm test", 0, ["TAP version 13", "1..3000", ...lines].join("\n"))).toBe("passed");
});

const MTP = (passed: number, failed: number) =>
  `Test run summary: ${failed > 0 ? "Failed!" : "Passed!"} - /w/a.dll (net9.0|x64)\n  total: ${passed + failed}\n  failed: ${failed}\n  succeeded: ${passed}\n  skipped: 0\n  duration: 1s`;

/** By runners that are not on the machine that records outputs; the lines are those of their documentation. */
test.each<[command: string, passing: string, failing: string, empty: string]>([
  [
    "dotnet test",
    "Passed!  - Failed:     0, Passed:     5, Skipped:     0, Total:     5, Duration: 12 ms - a.dll (net8.0)",
    "Failed!  - Failed:     1, Passed:     4, Skipped:     0, Total:     5, Duration: 12 ms - a.dll (net8.0)",
    "Skipped! - Failed:     0, Passed:     0, Skipped:     2, Total:     2, Duration: 5 ms - a.dll (net8.0)",
  ],
  ["dotnet test --solution a.slnx", MTP(3, 0), MTP(2, 1), "Test run summary: Zero tests ran\n  total: 0"],
  [
    "bazel test //...",
    "//a:test   PASSED in 0.1s\n\nExecuted 1 out of 2 tests: 2 tests pass.",
    "//a:test   FAILED in 0.1s\n\nExecuted 2 out of 3 tests: 1 test passes, 1 fails to build and 1 fails locally.",
    "INFO: Found 3 targets and 0 test targets...\nERROR: No test targets were found, yet testing was requested",
  ],
  [
    "dune runtest",
    "Test Successful in 0.001s. 3 tests run.",
    "1 failure! in 0.000s. 2 tests run.",
    "Test Successful in 0.001s. 0 tests run.",
  ],
  [
    "julia -e 'using Pkg; Pkg.test()'",
    "Test Summary: | Pass  Total  Time\nTides         |    3      3  0.1s",
    "Test Summary: | Pass  Fail  Total  Time\nTides         |    2     1      3  0.1s\nERROR: LoadError: Some tests did not pass: 2 passed, 1 failed, 0 errored, 0 broken.",
    "Test Summary: | Total  Time\nTides         |     0  0.1s",
  ],
  [
    "forge test",
    "Ran 2 test suites in 1.64s (23.12ms CPU time): 3 tests passed, 0 failed, 0 skipped (3 total tests)",
    "Ran 2 test suites in 1.64s (23.12ms CPU time): 2 tests passed, 1 failed, 0 skipped (3 total tests)",
    "Ran 2 test suites in 1.64s (23.12ms CPU time): 0 tests passed, 0 failed, 2 skipped (2 total tests)",
  ],
])("%s: a run that passes, one that fails behind a pipe, one without a test", (command, passing, failing, empty) => {
  expect(verdict(command, 0, passing)).toBe("passed");
  expect(verdict(`${command} | tail -5`, 0, failing)).toBe("failed");
  expect(verdict(command, 0, empty)).toMatch(/^no-(?:tests|result)$/);
  expect(verdict(command, 0, `${passing}\n${failing}`)).not.toBe("passed");
});

test("numbers that are not below a line of a test runner are none of tests", () => {
  expect(verdict("./deploy.sh", 0, "  total: 3\n  failed: 1\n  succeeded: 2")).toBeUndefined();
  expect(verdict("npm test", 0, "  total: 3\n  failed: 0\n  succeeded: 3")).toBe("no-result");
});
