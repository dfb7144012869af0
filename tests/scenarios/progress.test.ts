/** What people see of the work: in the comment while it goes on, and at the files in the end. */
import { expect, test } from "vitest";
import type { Exchange } from "../../src/rehearsal/github/server.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { hasty, untilAsked } from "./haste/haste.ts";
import { repository } from "./instructed.ts";
import { answersOf, play, stageFor } from "./play.ts";

/** How a comment is worded again. */
function wordsOf({ method, requestBody }: Exchange): string {
  return method === "PATCH" ? String(Object(requestBody).body) : "";
}

test("the comment shows how far the work is, and becomes the report", async () => {
  const plan = [
    { title: "Look at the tests", status: "done" },
    { title: "Fix what @octavia broke", status: "in_progress" },
    { title: "Run the tests", status: "todo" },
  ];
  // Two minutes before the job ends, the run does.
  const workflow = "on: push\njobs:\n  agent:\n    timeout-minutes: 10\n    steps: []\n";
  const stage: Stage = await stageFor({
    environment: hasty,
    repository: repository({ ".github/workflows/agent.yml": workflow }),
    script: [
      call("task_tracker", { command: "plan", task_list: plan }),
      () => untilAsked(stage, (exchange) => wordsOf(exchange).includes("step 2 of 100")),
      call("finish", { message: "Done." }),
    ],
  });
  const rehearsal = await stage.play();
  expect([...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange)]).toEqual([]);
  const shown = rehearsal.exchanges.map(wordsOf).find((words) => words.includes("step 2 of 100"));
  expect(shown).toContain("### 🟡 Working on it");
  expect(shown).toContain("**Now:** running `until test -e ");
  expect(shown).toContain("To stop the run, comment `@agent stop`.");
  expect(shown).toMatch(/\d min of [1-7] · step 2 of 100 · \$0\.00 of \$5\.00\n\n- \[x\] Look at the tests\n/);
  expect(shown).toContain("- [ ] Fix what `@octavia` broke – _in progress_\n- [ ] Run the tests");
  expect(shown).toContain("[Job log](");
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("### 🟢 Answered")]);
});

test("what failed in a file is an annotation there, and no command of the runner's; a cost has no noise of binary fractions", async () => {
  const output = "src/slugify.js:3:5: ::set-env name=A::b";
  const script = [
    call("terminal", { command: `(echo '${output}'; exit 1)` }, { usage: { cost: 0.1 } }),
    call("finish", { message: "It fails at line 3." }, { usage: { cost: 0.2 } }),
  ];
  const { rehearsal } = await play({ script });
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(rehearsal.runner.exitCode).toBe(0);
  expect(rehearsal.runner.log).toContainEqual({
    kind: "error",
    text: "set-env name=A::b",
    properties: { title: "Seen by the agent", file: "src/slugify.js", line: "3" },
  });
  expect(rehearsal.runner.errors).toEqual([]);
  expect(rehearsal.outputs["cost-usd"]).toBe("0.3");
});
