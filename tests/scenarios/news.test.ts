/** What happened on GitHub between two turns of one conversation is told in one message. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const edit = call("file_editor", { command: "create", path: "one.txt", file_text: "one\n" });
const finish = call("finish", { message: "Done." });

/** The message that began the last turn. */
function lastTold({ model }: Stage): string {
  const messages = model?.requests.at(-1)?.body.messages ?? [];
  return String(messages.findLast(({ role }) => role === "user")?.content);
}

/** A commit with the files of the base and no parent. */
function orphan(stage: Stage): string {
  return gitOf(stage, ["commit-tree", "-m", "Mine", "main^{tree}"]);
}

const jobs = [{ name: "unit tests", conclusion: "failure", steps: [], log: "" }];
const ci = { name: "CI", actor: "rita", event: "push", conclusion: "failure", jobs };

test("others' commits, the checks, a review, a comment and two edits, and nothing that was known", async () => {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const pass = () => {
    ahead += 5000;
  };
  const stage = await stageFor({ script: [edit, finish, finish], now });
  const { github } = stage;
  const { state } = github;
  github.openIssue({ author: "rita", title: "A slug may end in a hyphen", body: "It does." });
  const early = github.comment({ issue: 1, author: "tom", body: "I saw it on Monday." });
  github.comment({ issue: 1, author: "tom", body: "Said before, and not since." });
  pass();
  const first = await stage.play({ issue: 1, body: "@agent fix it" });
  expect(first.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  expect(JSON.stringify(stage.model?.requests[0]?.body.messages)).toContain("I saw it on Monday.");

  pass();
  const commit = commitOf(stage, branch, { "two.txt": "two\n" });
  gitOf(stage, ["update-ref", `refs/heads/${branch}`, commit]);
  state.records.addRun({ ...ci, branch, event: "pull_request", pulls: [2], sha: commit });
  state.records.addReview({ pull: 2, author: "mina", body: "Mind the empty string.", state: "CHANGES_REQUESTED" });
  github.comment({ issue: 1, author: "tom", body: "It still happens on Tuesday." });
  state.editComment(early, "I saw it on Sunday.");
  Object.assign(state.issues.get(1) ?? {}, { body: "It does, with two words.", lastEditedAt: state.time() });
  pass();
  const second = await stage.play({ issue: 1, body: "@agent and now?" });
  expect(second.outputs.outcome).toBe("answered");

  const told = lastTold(stage);
  for (const fact of [
    "Your last run ended as changed",
    `Others have added commits to ${branch} since ${first.outputs["commit-sha"]}`,
    `1 commit since ${first.outputs["commit-sha"]?.slice(0, 7)}`,
    `${commit.slice(0, 7)} t: Go on\n\nadded two.txt +1 -0`,
    "failure: unit tests",
    "(changes_requested) by mina (NONE",
    "Mind the empty string.",
    "It still happens on Tuesday.",
    "I saw it on Sunday.",
    "It does, with two words.",
  ]) {
    expect(told).toContain(fact);
  }
  for (const known of ["I saw it on Monday.", "Said before, and not since.", "fix it"]) {
    expect(told).not.toContain(known);
  }
  expect(told.match(/failure: unit tests/g)).toHaveLength(1); // with the pull request, and not by themselves
  expect(told.match(/What is new on GitHub follows/g)).toHaveLength(1);
  expect(answersOf(second).at(-1)).toContain(`The branch \`${branch}\` has 1 commit that I did not make.`);
  const problems = [first, second].flatMap(({ problems, exchanges }) => [
    ...problems,
    ...exchanges.flatMap(checkExchange),
  ]);
  expect(problems).toEqual([]);
});

const more = call("file_editor", { command: "create", path: "three.txt", file_text: "three\n" });

/** Work that is published, in a pull request or on its branch alone; asked again, the agent adds to it. */
const published = (createPull: string) =>
  playedOnce(async (lasting) => {
    const inputs = { "create-pr": createPull };
    const stage = await stageFor({ script: [edit, finish, more, finish], inputs, ...lasting });
    return { stage, first: await stage.play() };
  });
const withPull = published("draft");
const withoutPull = published("none");

test.for<[string, (stage: Stage) => string, string]>([
  [
    "from the base",
    (stage) => commitOf(stage, "main", { "two.txt": "two\n" }),
    "was rewritten, or deleted and created again, since I published there. It has 1 commit that I did not make",
  ],
  ["without a common commit", orphan, "is not where I published last, and GitHub does not say what is different"],
])(
  "a branch that was deleted and created again, %s: people and the agent are told, and the run goes on",
  async ([, tipOf, words]) => {
    const { stage, first } = await withoutPull();
    const tip = tipOf(stage);
    gitOf(stage, ["update-ref", "-d", `refs/heads/${branch}`]);
    gitOf(stage, ["update-ref", `refs/heads/${branch}`, tip]);
    const second = await stage.play({ issue: 1, body: "@agent and now?" });
    expect(second.outputs).toMatchObject({ outcome: "changed", branch });
    expect(gitOf(stage, ["rev-parse", `${branch}^`])).toBe(tip);
    expect(answersOf(second).at(-1)).toContain(`The branch \`${branch}\` ${words}`);
    expect(lastTold(stage)).toContain(
      `The branch ${branch} is not what you published as ${first.outputs["commit-sha"]}`,
    );
    expect([...first.problems, ...second.problems]).toEqual([]);
  },
);

test("work that is as we left it, without a pull request: that it is published, and its checks", async () => {
  const { stage, first } = await withoutPull();
  const { "commit-sha": sha = "" } = first.outputs;
  stage.github.state.records.addRun({ ...ci, branch, pulls: [], sha });
  const second = await stage.play({ issue: 1, body: "@agent and now?" });
  expect(lastTold(stage)).toContain("That commit is the published part of your work.");
  expect(lastTold(stage)).toMatch(
    new RegExp(`the checks of ${sha}, which you published\\nBEGIN DATA \\w+\\nfailure: unit tests`),
  );
  expect(lastTold(stage)).not.toContain("edited since");
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test("work that is as we left it, in its pull request: its checks are told with that, and not again", async () => {
  const { stage, first } = await withPull();
  const { "commit-sha": sha = "" } = first.outputs;
  stage.github.state.records.addRun({ ...ci, branch, event: "pull_request", pulls: [2], sha });
  await stage.play({ issue: 1, body: "@agent and now?" });
  expect(lastTold(stage).match(/failure: unit tests/g)).toHaveLength(1);
});

test("a pull request that was closed: that it is, the checks of its last commit, and nothing of what the base has become", async () => {
  const { stage, first } = await withPull();
  const { "commit-sha": sha = "" } = first.outputs;
  stage.github.state.records.addRun({ ...ci, branch, pulls: [2], sha });
  Object.assign(stage.github.state.pulls.get(2) ?? {}, { state: "closed" });
  gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, "main", { "noon.md": "High.\n" })]);
  const second = await stage.play({ issue: 1, body: "@agent and now?" });
  const closed = `published as ${sha} on ${branch}. You are on another branch now, because the pull request of that one is no longer open`;
  expect(lastTold(stage)).toContain(closed);
  expect(lastTold(stage)).not.toContain("Others have added commits");
  expect(lastTold(stage)).not.toContain("commit since");
  expect(lastTold(stage).match(/failure: unit tests/g)).toHaveLength(1);
  expect([...first.problems, ...second.problems]).toEqual([]);
});
