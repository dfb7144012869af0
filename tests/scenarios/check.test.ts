/** The workflow's own check of the work: run by the host before the agent may finish, and told by the report. */
import { expect, test } from "vitest";
import { call, type Script, say } from "../../src/rehearsal/model/script.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf, play, stageFor } from "./play.ts";

const finish = call("finish", { message: "It is fixed, and all tests pass." });
const edit = (command: string) => call("terminal", { command });
const wrong = edit("echo '// slower' >> src/slugify.js");
const right = edit(`sed -i 's|"-");|"-").replace(/^-\\|-$/g, "");|' src/slugify.js`);

const checked = (script: Script, inputs: Readonly<Record<string, string>> = {}) =>
  play({ script, inputs: { check: "npm test", ...inputs } });

test("a check that fails sends the agent back, and the report tells the host's own result", needsSandbox, async () => {
  const { stage, rehearsal, problems } = await checked([wrong, finish, right, finish]);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs.outcome).toBe("changed");
  const [answer = ""] = answersOf(rehearsal);
  expect(answer).toContain("✅ Check `npm test` passed (it ran 2 times).");
  const told = JSON.stringify(stage.model?.requests.at(2)?.body.messages.at(-1));
  expect(told).toContain("The check `npm test` failed with exit code 1");
  expect(told).toContain("punctuation at the ends leaves no hyphen");
});

test(
  "a check that fails to the end fails the run: the work is on its branch, without a pull request",
  needsSandbox,
  async () => {
    const stub = edit(`sed -i 's/node --test/node --test; exit 3/' package.json`);
    const { rehearsal } = await checked([stub, finish, finish], { "check-attempts": "1" });
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: expect.stringMatching(/^agent\//) });
    expect(rehearsal.pullRequests).toEqual([]);
    const [answer = ""] = answersOf(rehearsal);
    expect(answer).toMatch(
      /Changed 1 file on branch \S+, but the check `npm test` fails with exit code 3 \(run 2 times\)/,
    );
    expect(answer).toContain(
      "❌ Check `npm test` failed (it ran 2 times).\n\n⚠️ The change touches what the check runs: `package.json`.",
    );
    expect(answer).toContain("Output of the check");
  },
);

test(
  "a run that is killed between its check and its report is resumed, and the report tells only what the check says then",
  needsSandbox,
  async () => {
    const kill = new AbortController();
    const unlucky = { isEnding: false };
    const last = () => {
      unlucky.isEnding = true;
      return finish;
    };
    const [wreck, repair] = [edit("echo 'throw 1;' >> src/slugify.js"), edit("sed -i '$d' src/slugify.js")];
    const script: Script = [right, last, wreck, finish, repair, finish];
    const stage = await stageFor({ script, inputs: { check: "npm test" } });
    stage.github.loseIf((request) => {
      const isPublishing = unlucky.isEnding && !kill.signal.aborted && request.endsWith("/git/refs");
      if (isPublishing) kill.abort();
      return isPublishing;
    });
    const first = await stage.play({ killed: kill.signal });
    expect(kill.signal.aborted).toBe(true);
    expect(answersOf(first)[0]).toContain("The run was cut off");
    expect(answersOf(first)[0]).not.toContain("Check");

    const second = await stage.play({ issue: 1, body: "@agent continue" });
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
    expect(second.outputs["resumed-from"]).not.toBe("");
    expect(answersOf(second).at(-1)).toContain("✅ Check `npm test` passed (it ran 2 times).");
    expect(second.diff).not.toContain("throw 1");
  },
);

test("an answer needs no check", needsSandbox, async () => {
  const { rehearsal } = await checked([edit("cat src/slugify.js"), finish], { check: "false" });
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(answersOf(rehearsal)[0]).not.toContain("Check `false`");
});

test.for<[string, ReturnType<typeof edit>, string]>([
  ["without a test", edit("rm -r test"), "no test ran"],
  [
    "after a node was put before the tests' own",
    edit(
      "mkdir -p node_modules/.bin; printf '#!/bin/sh\\n' > node_modules/.bin/node; chmod +x node_modules/.bin/node; echo > note.txt",
    ),
    "this run wrote a program named `node`",
  ],
])("a check that passes %s is in doubt", needsSandbox, async ([, cheat, why]) => {
  const { rehearsal } = await checked([cheat, finish]);
  const [answer = ""] = answersOf(rehearsal);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", tests: "unknown" });
  expect(answer).toMatch(/^### 🟠 Changed \d files?, but no test is known to have passed: /);
  expect(answer).toContain(`⚪ Check \`npm test\` ended with 0, but ${why}.`);
});

test("a change that deletes a file passes its check", needsSandbox, async () => {
  const { rehearsal, problems } = await checked([right, edit("rm README.md"), finish]);
  expect([problems, rehearsal.outputs.outcome, rehearsal.outputs.tests]).toEqual([[], "changed", "passed"]);
  expect(answersOf(rehearsal)[0]).toContain("✅ Check `npm test` passed");
});

test("what the agent has left running is ended before the check, which would see it", needsSandbox, async () => {
  const sees = "cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' ' | grep -q 'sleep 98[7]'";
  const leave = edit(
    `setsid sleep 987 >/dev/null 2>&1 & for i in $(seq 50); do ${sees} && echo seen && break; sleep 0.1; done`,
  );
  const { stage, rehearsal } = await checked([right, leave, finish], { check: `! ${sees}` });
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).toContain("seen");
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(answersOf(rehearsal)[0]).toMatch(/✅ Check .* passed/);
});

test("a second opinion is about deleted files too, and about what is published", needsSandbox, async () => {
  const good = say('{"score": 1, "message": "The old module is gone, as asked."}');
  const script = [edit("git rm -q src/slugify.js; echo 'A note.' > note.md"), finish, good];
  const { stage, rehearsal } = await play({ script, inputs: { critic: "model" } });
  const asked = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
  for (const words of ["deleted file mode 100644", "--- a/src/slugify.js", "+A note."]) expect(asked).toContain(words);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "files-changed": "2" });
  expect(answersOf(rehearsal)[0]).toContain("The old module is gone, as asked.");
});
