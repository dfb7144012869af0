/** Stories of two jobs and a request about history: what one merged or rebased, the other publishes as that. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { checkExchange } from "../openapi.ts";
import { commitOf, gitOf, pullStory } from "./pull-story.ts";

const finish = call("finish", { message: "Done." });
const onMain = { "README.md": "# Theirs\n", "docs/new.md": "new on main\n" };
const resolve = "printf '# Both\\n' > README.md; git add -A; git commit -q --no-edit";
const mergeIt = `git merge --no-edit origin/main; ${resolve}`;

type Files = Readonly<Record<string, string>>;
type Change = (facts: Record<string, unknown>, stage: Stage) => void;

async function bothJobs(
  command: string,
  { mine = { "tides.md": "High.\n" }, change = () => {} }: { mine?: Files; change?: Change } = {},
) {
  const { stage, number } = await pullStory([call("terminal", { command }), finish], mine);
  const head = gitOf(stage, ["rev-parse", "tides"]);
  gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, "main", onMain)]);
  const comment = stage.github.comment({ issue: number, author: "maria", body: "@agent go on" });
  const payload = stage.github.issueCommentPayload(comment.id);
  const asked = { issue: number, happening: () => ({ name: "issue_comment", payload, actor: "maria" }) };
  const plan = await stage.play({ ...asked, environment: { INPUT_MODE: "plan" } });
  const folder = plan.outputs["change-set-path"] ?? "";
  const file = join(folder, "change-set.json");
  const facts = JSON.parse(readFileSync(file, "utf8"));
  change(facts, stage);
  writeFileSync(file, JSON.stringify(facts));
  const job = { INPUT_MODE: "apply", "INPUT_CHANGE-SET": folder, INPUT_MODEL: "", "INPUT_API-KEY": "" };
  const rehearsal = await stage.play({ ...asked, environment: { ...job, GITHUB_RUN_ID: "7001" } });
  expect([...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange)]).toEqual([]);
  const parents = (branch: string) => gitOf(stage, ["log", "-1", "--format=%P", branch]).split(" ");
  return {
    stage,
    head,
    main: gitOf(stage, ["rev-parse", "main"]),
    parents,
    rehearsal,
    answer: rehearsal.comments.at(-1)?.body ?? "",
  };
}

test(
  "a merge of the base branch has two parents, and what the base brings is not the agent's",
  needsSandbox,
  async () => {
    const mine = { "README.md": "# Ours\n" };
    const done = await bothJobs(mergeIt, { mine });
    expect(done.rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "tides", "files-changed": "1" });
    expect(done.parents("tides")).toEqual([done.head, done.main]);
    expect(gitOf(done.stage, ["show", "tides:README.md"])).toBe("# Both");
    expect(gitOf(done.stage, ["show", "tides:docs/new.md"])).toBe("new on main");
    expect(done.answer).toContain("### 🟢 Merged the base branch and changed 1 file on pull request #1");
    expect(done.answer).not.toContain("docs/new.md");
  },
);

test("a rebase goes onto a new branch with a pull request of its own", needsSandbox, async () => {
  const done = await bothJobs("git rebase -q origin/main");
  expect(gitOf(done.stage, ["rev-parse", "tides"])).toBe(done.head);
  const [branch = ""] = done.rehearsal.branches.filter((name) => name.startsWith("agent/"));
  expect(done.parents(branch)).toEqual([done.main]);
  expect(gitOf(done.stage, ["diff", "--name-only", "main", branch])).toBe("tides.md");
  expect(done.answer).toContain("### 🟠 Rewrote the history: draft pull request #2");
});

test(
  "a second parent that GitHub does not have on the base branch is no merge, whatever the change set says",
  needsSandbox,
  async () => {
    const change: Change = (facts, stage) => {
      expect(facts.history).toMatchObject({ kind: "merge" });
      facts.history = { kind: "merge", commits: [commitOf(stage, "main", { "evil.md": "evil\n" })] };
    };
    const done = await bothJobs("git merge --no-edit origin/main", { change });
    expect(done.parents("tides")).toEqual([done.head]);
    expect(done.answer).toContain("are not on `main` on GitHub");
  },
);
