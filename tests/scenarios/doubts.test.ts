/** Finished work in doubt: each doubt in the heading, the reaction and the outputs, with a twin that has none. */
import { expect, test } from "vitest";
import { call, conclude, type ScriptedReply } from "../../src/rehearsal/model/script.ts";
import { answersOf, play } from "./play.ts";

const bash = (command: string, more = {}) => call("terminal", { command, ...more });
const write = (path: string, text: string) => call("file_editor", { command: "create", path, file_text: text });
const fix = bash(`sed -i 's#/g, "-");#/g, "-").replaceAll(/^-|-$/g, "");#' src/slugify.js`);
const missing = { command: "str_replace", path: "src/slugify.js", old_str: "this is not there", new_str: "x" };
const done = conclude("I fixed it. All tests pass.");
const runTests = bash("node --test");

async function shown(...script: readonly ScriptedReply[]) {
  const { rehearsal } = await play({ script: [...script, done], toolErrors: /./ });
  const { outputs, reactions, runner } = rehearsal;
  const [body = ""] = answersOf(rehearsal);
  const [heading] = body.split("\n");
  expect([outputs.outcome, runner.exitCode]).toEqual(["changed", 0]);
  return { body, heading, reaction: reactions.at(-1)?.content, tests: outputs.tests, reason: outputs.reason };
}

const PULL = ": draft pull request #2";

test.for<[string, readonly ScriptedReply[], string, string, string]>([
  ["the last test fails", [write("n.txt", "x\n"), runTests], "the last test failed", "failed", "❌ 1"],
  [
    "a test still runs",
    [fix, bash("sleep 100; npm test", { timeout: 1 })],
    "a test was still running at the end",
    "unknown",
    "⚪ it was still running at the end",
  ],
  [
    "a terminal changes a file after the test",
    [fix, runTests, bash("sed -i s/toLowerCase/toUpperCase/ src/slugify.js")],
    "no test is known to have passed",
    "unknown",
    "⚪ 0, `src/slugify.js` was changed after it",
  ],
  [
    "a fix is undone after the test",
    [fix, write("n.txt", "x\n"), runTests, bash("git checkout -q -- src")],
    "no test is known to have passed",
    "unknown",
    "⚪ 0, `src/slugify.js` was changed after it",
  ],
  [
    "a process in the background changes a file after the test",
    [fix, bash("(sleep 3; echo late > late.txt) >/dev/null 2>&1 &"), runTests, bash("sleep 4")],
    "no test is known to have passed",
    "unknown",
    "⚪ 0, `late.txt` was changed after it",
  ],
  [
    "a file becomes executable after the test",
    [fix, runTests, bash("chmod +x src/slugify.js")],
    "no test is known to have passed",
    "unknown",
    "⚪ 0, `src/slugify.js` was changed after it",
  ],
  [
    "a test prints nothing and writes no result",
    [fix, bash("node --test > /dev/null")],
    "no test is known to have passed",
    "unknown",
    "⚪ 0, it printed no result of a test",
  ],
  [
    "the agent writes the program that runs the tests",
    [
      fix,
      bash("mkdir /tmp/b; printf '#!/bin/sh\\necho 12 passed in 0.1s\\n' > /tmp/b/pytest; chmod +x /tmp/b/pytest"),
      bash("export PATH=/tmp/b:$PATH"),
      bash("pytest"),
    ],
    "no test is known to have passed",
    "unknown",
    "⚪ 0, this run wrote a program named `pytest`",
  ],
  [
    "the agent replaces the script of the tests",
    [bash(`sed -i "s/node --test/echo Tests: 12 passed, 12 total/" package.json`), bash("npm test")],
    "no test is known to have passed",
    "unknown",
    "⚪ 0, `package.json` was changed, and its script runs nothing",
  ],
  [
    "a script that is not published runs the tests",
    [fix, bash("printf 'node --test\\n' > /tmp/run-tests.sh"), bash("sh /tmp/run-tests.sh")],
    "no test is known to have passed",
    "unknown",
    "⚪ 0, this run wrote `/tmp/run-tests.sh`, which is not published",
  ],
  [
    "the agent changes an installed package",
    [fix, bash("mkdir -p node_modules/a; echo node_modules > .gitignore; echo 1 > node_modules/a/a.js"), runTests],
    "no test is known to have passed",
    "unknown",
    "⚪ 0, this run wrote `node_modules/a/a.js`, which is not published",
  ],
  [
    "there are more tests than a run compares",
    [
      fix,
      ...Array.from({ length: 11 }, (_, at) => bash(`node --test --test-concurrency=${at + 1}`)),
      bash("echo >> src/slugify.js"),
      runTests,
    ],
    "no test is known to have passed",
    "unknown",
    "⚪ 0, this run had too many tests to compare the files each time",
  ],
  ["an edit fails", [fix, call("file_editor", missing), runTests], "an edit failed", "passed", "✅ 0"],
])("is told where %s", async ([_, script, doubt, tests, row]) => {
  const { body, heading, reaction, ...told } = await shown(...script);
  expect(heading?.replace("2 files", "1 file")).toBe(`### 🟠 Changed 1 file, but ${doubt}${PULL}`);
  expect([reaction, told.tests, `### 🟠 ${told.reason}`]).toEqual(["+1", tests, heading]);
  expect(body).toContain(` | ${row} |`);
});

test.for<[string, readonly ScriptedReply[]]>([
  ["the test passes in the end", [runTests, fix, runTests]],
  ["a test ends in a later call", [fix, bash("sleep 2 && npm test", { timeout: 1 }), bash("")]],
  ["a look follows the test", [fix, runTests, bash("git diff; cat src/slugify.js; git status")]],
  [
    "a change is made and undone after the test",
    [fix, runTests, bash("cp src/slugify.js /tmp/s; echo >> src/slugify.js; cp /tmp/s src/slugify.js")],
  ],
  ["a file becomes executable before the test", [fix, bash("chmod +x src/slugify.js"), runTests]],
  ["a file is executable for a while", [fix, runTests, bash("chmod +x src/slugify.js; chmod -x src/slugify.js")]],
  [
    "a program beside the tests is written",
    [fix, bash("mkdir /tmp/b; printf '#!/bin/sh\\n' > /tmp/b/tides; export PATH=/tmp/b:$PATH"), bash("npm test")],
  ],
  ["a scratch script runs beside the tests", [fix, bash("echo 'node -v' > /tmp/look.sh; sh /tmp/look.sh"), runTests]],
  ["an edit fails and is repeated", [call("file_editor", missing), fix, runTests]],
])("is none where %s", async ([_, script]) => {
  const { body, heading, reaction, ...told } = await shown(...script);
  expect([heading, reaction, told.tests]).toEqual([`### 🟢 Changed 1 file${PULL}`, "hooray", "passed"]);
  expect(body).toContain("✅ 0");
});

test("without tests, there is nothing to doubt; a command that failed after the last change has a row", async () => {
  const { body, heading, tests } = await shown(fix, bash("ls no-such-folder"), bash("grep -rn nothing-like-it src"));
  expect([heading, tests]).toEqual([`### 🟢 Changed 1 file${PULL}`, "none"]);
  expect(body).toContain(
    "| Commands that failed after the last change | Exit code |\n|-|-|\n| `ls no-such-folder` | ❌ 2 |\n",
  );
});

test("a test that prints nothing counts by the result file that it wrote, with its numbers", async () => {
  const report = "--test-reporter=junit --test-reporter-destination=junit.xml";
  const { body, heading, reaction, tests } = await shown(fix, bash(`node --test ${report}`));
  expect([heading, reaction, tests]).toEqual([`### 🟢 Changed 2 files${PULL}`, "hooray", "passed"]);
  expect(body).toContain(` | ✅ 0 |`);
  const failing = await shown(write("n.txt", "x\n"), bash(`node --test ${report} || true`));
  expect([failing.heading, failing.tests]).toEqual([
    `### 🟠 Changed 2 files, but the last test failed${PULL}`,
    "failed",
  ]);
});

const bad = `printf 'throw new Error("wrong")\\n' > /tmp/bad.test.js`;

/** Wrong in what a test printed, or in how it was run. */
test.for<[string, string, string, string]>([
  [
    "two runners in one command, and the first fails",
    `${bad}; node --test /tmp/bad.test.js; node --test`,
    "failed",
    "❌",
  ],
  [
    "a summary printed after a failed one",
    `${bad}; node --test /tmp/bad.test.js || echo 'Tests: 12 passed, 12 total'`,
    "failed",
    "❌",
  ],
  [
    "a summary in another language",
    "npm test >/dev/null; echo '12 Tests bestanden'",
    "unknown",
    "⚪ its result is that of another command",
  ],
  ["colors in a failed summary", `${bad}; FORCE_COLOR=1 node --test /tmp/bad.test.js | cat`, "failed", "❌ failed"],
  [
    "a test that is killed",
    "timeout 1 bash -c 'node --test && sleep 30'",
    "unknown",
    "⚪ 124, it was stopped before it ended",
  ],
  ["an output without its beginning", "npm test 2>&1 | tail -6", "unknown", "⚪ its result is that of a pipe"],
  ["a test in the background", "npm test > /tmp/log 2>&1 & wait", "unknown", "⚪ it ran in the background"],
  [
    "a summary before 100 MB of noise",
    "npm test; head -c 100000000 /dev/zero | tr '\\0' 'x' | fold -w 100",
    "unknown",
    "⚪ its result is that of another command",
  ],
])("never passes by mistake: %s", async ([_, command, tests, row]) => {
  const { body, heading, ...told } = await shown(fix, bash(command));
  expect(told.tests).toBe(tests);
  expect(heading).toContain("### 🟠 Changed 1 file, but ");
  expect(body).toContain(` | ${row}`);
});

test("a summary that is only printed is no test", async () => {
  const { body, heading, tests } = await shown(fix, bash("echo 'Tests: 12 passed, 12 total'"));
  expect([heading, tests]).toEqual([`### 🟢 Changed 1 file${PULL}`, "none"]);
  expect(body).not.toContain("Tests the agent ran");
});

test.for([
  "FORCE_COLOR=1 node --test",
  "timeout 60 npm test",
  "node --test && npm test",
  "head -c 100000000 /dev/zero | tr '\\0' 'x' | fold -w 100; npm test",
])("twin: %s passes", async (command) => {
  const { body, heading, tests } = await shown(fix, bash(command));
  expect([heading, tests]).toEqual([`### 🟢 Changed 1 file${PULL}`, "passed"]);
  expect(body).toContain(" | ✅ 0 |");
});
