/** What people see in the comment while the agent works. */
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
