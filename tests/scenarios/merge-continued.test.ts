/** A merge that was kept back: the next run has its files, and is told how to end it as a merge. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { commitOf, gitOf, pullStory } from "./pull-story.ts";

const finish = call("finish", { message: "Done." });
const terminal = (command: string) => call("terminal", { command });

/** Two runs on a pull request, which is in conflict with main about a protected file. */
async function twice(first: string, second: string) {
  const story = await pullStory([terminal(first), finish, terminal(second), finish], { "AGENTS.md": "Ours.\n" });
  const { stage, number } = story;
  const head = gitOf(stage, ["rev-parse", "tides"]);
  const theirs = { "AGENTS.md": "Theirs.\n", "docs/new.md": "new on main\n" };
  gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, "main", theirs)]);
  const { rehearsal: before } = await story.play({ body: "@agent merge main" });
  expect([before.outputs.outcome, gitOf(stage, ["rev-parse", "tides"])]).toEqual(["blocked", head]);
  const rehearsal = await stage.play({ issue: number, body: "@agent take the rules that main has" });
  const said = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
  return { stage, head, main: gitOf(stage, ["rev-parse", "main"]), rehearsal, said };
}

test("it is ended as a merge, and what main brings is not the agent's", needsSandbox, async () => {
  const done = await twice(
    "git merge --no-edit origin/main; printf 'Both.\\n' > AGENTS.md; git commit -qam Merge",
    "git merge --no-ff --no-commit -s ours origin/main; git checkout -q origin/main -- AGENTS.md",
  );
  expect(done.said).toContain(`run \`git merge --no-ff --no-commit -s ours ${done.main}\``);
  expect(gitOf(done.stage, ["log", "-1", "--format=%P", "tides"])).toBe(`${done.head} ${done.main}`);
  expect(gitOf(done.stage, ["show", "tides:docs/new.md"])).toBe("new on main");
  expect(gitOf(done.stage, ["show", "tides:AGENTS.md"])).toBe("Theirs.");
  expect(done.rehearsal.outputs.outcome).toBe("changed");
});

test("the benign twin: after other work that was kept back nothing is said of a merge", needsSandbox, async () => {
  const done = await twice("printf 'Both.\\n' > AGENTS.md", "echo low > low.md; git checkout -q AGENTS.md");
  expect(done.said).toContain("are in the workspace again");
  expect(done.said).not.toContain("git merge --no-ff");
  expect(gitOf(done.stage, ["log", "-1", "--format=%P", "tides"])).toBe(done.head);
});
