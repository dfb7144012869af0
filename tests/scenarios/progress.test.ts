/** What people see of the work: in the comment while it goes on, and at the files in the end. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { answersOf, play } from "./play.ts";

test("the comment shows how far the work is, and becomes the report", async () => {
  const plan = [
    { title: "Look at the tests", status: "done" },
    { title: "Mend what @octavia broke", status: "in_progress" },
    { title: "Run the tests", status: "todo" },
  ];
  const script = [
    call("task_tracker", { command: "plan", task_list: plan }),
    // Longer than the pause that lies between two edits.
    call("terminal", { command: "sleep 16" }),
    call("finish", { message: "Done." }),
  ];
  const { rehearsal, problems } = await play({ script });
  expect(problems).toEqual([]);
  const bodies = rehearsal.exchanges
    .filter(({ method }) => method === "PATCH")
    .map(({ requestBody }) => String(Object(requestBody).body));
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toContain("### 🟡 Working on it");
  expect(bodies[0]).toContain(
    "0 min of 25 · step 2 of 100 · $0.00\n\n- [x] Look at the tests\n- [ ] Mend what `@octavia` broke – _in progress_\n- [ ] Run the tests",
  );
  expect(bodies[0]).toContain("[Follow the run](");
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("### 🟢 Answered")]);
});

test("what failed in a file is an annotation there, and no command of the runner's", async () => {
  const output = "src/slugify.js:3:5: ::set-env name=A::b";
  const script = [
    call("terminal", { command: `(echo '${output}'; exit 1)` }),
    call("finish", { message: "It fails at line 3." }),
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
});
