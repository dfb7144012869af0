/** What a workflow asks for beside the task: when its job fails, which data it gets, and how work is proposed. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, play, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "a note\n" });
const schema = JSON.stringify({
  type: "object",
  properties: { passed: { type: "boolean" }, advice: { type: "string" } },
  required: ["passed"],
});

test("a step limit that the workflow takes for no failure leaves the job green, with a warning", async () => {
  const inputs = { "max-iterations": "1", "fail-on": "failed, blocked" };
  const { rehearsal } = await play({ script: [edit], inputs });
  expect(rehearsal.outputs.outcome).toBe("budget-exhausted");
  expect(rehearsal.runner.exitCode).toBe(0);
  expect(rehearsal.runner.log.filter(({ kind }) => kind === "warning" || kind === "error")).toMatchObject([
    { kind: "warning", text: expect.stringContaining("Stopped after 1 step") },
  ]);
  expect(rehearsal.reactions.map(({ content }) => content)).toEqual(["eyes", "confused"]);
});

test("an end without the data is a failure, and what was changed is on a branch", async () => {
  const script = [edit, { text: "I am done, in words alone." }];
  const { rehearsal } = await play({ script, inputs: { "output-schema": schema } });
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", "structured-output": "" });
  expect(rehearsal.outputs.reason).toContain("without the data that `output-schema` requires");
  expect(rehearsal.outputs.branch).not.toBe("");
  expect(rehearsal.pullRequests).toEqual([]);
});

test("a schema that is none is told in the comment before anything is paid", async () => {
  const { rehearsal } = await play({ script: [], inputs: { "output-schema": '{"type":"string"}' } });
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" } });
  expect(answersOf(rehearsal)[0]).toContain("it does not describe an object");
});

const waitsForCi = "GitHub does not start workflows for commits pushed with the default token";

/** A commit on main with that workflow. */
function addWorkflow(stage: Stage, text: string): void {
  gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, "main", { ".github/workflows/ci.yml": text })]);
}

test("the outputs say where the work began and how much of it there is, relative links lead to the files at its commit, and with CI that pull requests start the comment says that it waits", async () => {
  const message = "See [the note](note.txt) and [the news](https://example.org/news).";
  const stage = await stageFor({ script: [edit, call("finish", { message })], keep: true });
  onTestFinished(() => rmSync(stage.folder, { recursive: true }));
  addWorkflow(stage, "on: [pull_request]\njobs: {}\n");
  const { outputs, comments, reactions, pullRequests } = await stage.play();
  const main = execFileSync("git", ["-C", stage.repository.gitDir, "rev-parse", "main"], { encoding: "utf8" }).trim();
  expect(outputs).toMatchObject({ "base-sha": main, "files-changed": "1", "comment-id": String(comments.at(-1)?.id) });
  expect(Number(outputs["duration-seconds"])).toBeGreaterThan(0);
  expect(readFileSync(outputs["diff-path"] ?? "", "utf8")).toContain("+++ b/note.txt\n@@ -0,0 +1 @@\n+a note\n");
  expect(reactions.map(({ content }) => content)).toEqual(["eyes", "hooray"]);
  const file = `${stage.github.serverUrl}/acme/slugify/blob/${outputs["commit-sha"]}/note.txt`;
  const shown = `See [the note](${file}) and the news (\`https://example.org/news\`).`;
  for (const body of [pullRequests[0]?.body, comments.at(-1)?.body]) expect(body).toContain(shown);
  expect(comments.at(-1)?.body).toContain(waitsForCi);
});

const finish = call("finish", { message: "# Note a note\n\nThere is a note." });
const titled: Script = [edit, finish];

const git = (stage: Stage, ...args: string[]) =>
  execFileSync("git", ["-C", stage.repository.gitDir, ...args], { encoding: "utf8" }).trim();

test("work starts from the branch that is named, under a name of the workflow's, and is proposed its way", async () => {
  const inputs = {
    "base-branch": "release/1",
    "branch-name": "agent/{number}/{slug}",
    "create-pr": "ready",
    "pr-labels": "from the agent, note",
    reviewers: "requester, octavia",
    "commit-mode": "git",
  };
  const stage = await stageFor({ script: titled, inputs });
  git(stage, "branch", "release/1", "main~1");
  const rehearsal = await stage.play();
  expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({
    reason: "Changed 1 file: pull request #2",
    branch: "agent/1/a-slug-may-end-in-a-hyphen",
    "base-sha": git(stage, "rev-parse", "release/1"),
  });
  expect(rehearsal.pullRequests).toMatchObject([{ title: "Note a note", draft: false, base: "release/1" }]);
  expect(rehearsal.pullRequests[0]?.body).toMatch(/^Closes #1\n\nThere is a note\.\n/);
  const { records } = stage.github.state;
  expect(records.labelsOf(2)).toEqual(["from the agent", "note"]);
  expect(records.reviewers.get(2)).toEqual(["maria", "octavia"]);
  expect(git(stage, "rev-parse", "agent/1/a-slug-may-end-in-a-hyphen~1")).toBe(git(stage, "rev-parse", "release/1"));
  expect(JSON.stringify(rehearsal.exchanges)).not.toContain("createCommitOnBranch");
});

test("a base that GitHub does not have is told before anything is paid", async () => {
  const { rehearsal } = await play({ script: titled, inputs: { "base-branch": "develop" } });
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" } });
  expect(answersOf(rehearsal)[0]).toContain("There is no branch `develop` in this repository");
});

test("a label or a reviewer that cannot be had is a notice, the pull request is there, and with CI that nothing of ours starts the comment says nothing of it", async () => {
  const inputs = { "pr-labels": "note", reviewers: "stranger" };
  const stage = await stageFor({ script: titled, inputs });
  addWorkflow(stage, "on:\n  schedule:\n    - cron: 0 0 * * *\n# after a push\n");
  stage.github.failNext({ method: "POST", path: /\/labels$/ }, { status: 403, body: { message: "No." } });
  const rehearsal = await stage.play();
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  const notices = rehearsal.runner.log.filter(({ kind }) => kind === "notice").map(({ text }) => text);
  expect(notices).toMatchObject([
    "The agent reads text by people without write access: rita.",
    'The price of "scripted" is unknown, so this run cannot be limited in dollars.',
    expect.stringContaining("could not be labelled (note)"),
    expect.stringContaining("could not be given to reviewers (stranger)"),
  ]);
  expect(answersOf(rehearsal)[0]).not.toContain(waitsForCi);
});

test("instead of a pull request the comment has a link that opens one, with the words in it", async () => {
  const { rehearsal, problems } = await play({ script: titled, inputs: { "create-pr": "link" } });
  expect(problems).toEqual([]);
  expect(rehearsal.pullRequests).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", reason: "Changed 1 file: ready to be proposed" });
  const [, link = ""] = /\*\*\[Open the pull request\]\((\S+)\)\*\*/.exec(answersOf(rehearsal)[0] ?? "") ?? [];
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe(`/acme/slugify/compare/main...${rehearsal.outputs.branch}`);
  expect(searchParams.get("title")).toBe("Note a note");
  expect(searchParams.get("body")).toContain("There is a note.");
});

test("the agent ends with data of the shape that was asked for; without a pull request the work is on its branch, and the comment leads there", async () => {
  const script = [edit, call("finish", { message: "All is well.", passed: true, advice: "Write $(more) tests." })];
  const inputs = { "create-pr": "none", "output-schema": schema };
  const { stage, rehearsal, problems } = await play({ script, inputs });
  expect(problems).toEqual([]);
  expect(JSON.parse(rehearsal.outputs["structured-output"] ?? "")).toEqual({
    passed: true,
    advice: "Write $(more) tests.",
  });
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "final-response": "All is well." });
  expect(JSON.stringify(stage.model?.requests[0]?.body.tools)).toContain('"required":["message","passed"]');
  expect(rehearsal.pullRequests).toEqual([]);
  expect(rehearsal.outputs.reason).toBe(`Changed 1 file on branch ${rehearsal.outputs.branch}`);
  expect(answersOf(rehearsal)[0]).toMatch(
    / · Commit \[`\w{7}`\]\(.*\) · \[Files\]\(.*\/compare\/main\.\.\.agent\/.*\) · \[Job log\]/,
  );
});

test("more files than the workflow allows are not published", async () => {
  const second = call("file_editor", { command: "create", path: "other.txt", file_text: "another\n" });
  const { rehearsal } = await play({ script: [edit, second, finish], inputs: { "max-patch-files": "1" } });
  expect(rehearsal.outputs).toMatchObject({ outcome: "blocked", branch: "" });
  expect(answersOf(rehearsal)[0]).toContain("Ask for less at once, or raise `max-patch-files`.");
});
