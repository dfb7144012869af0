/** Stories of one webhook each, other than a comment on an issue, played into the shipped bundle. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening, PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, play, stageFor } from "./play.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;
const edit = call("file_editor", { command: "create", path: "tides.md", file_text: "Twice a day.\n" });
const fix: Script = [edit, call("finish", { message: "The tides are written down." })];
const answer: Script = [call("finish", { message: "It makes slugs." })];

type Github = Stage["github"];
type Happens = (github: Github, issue: number) => Happening;

function labels(actor: string): Happens {
  return (github, issue) => {
    github.state.records.labels.set(issue, ["bug", "agent"]);
    return {
      name: "issues",
      actor,
      payload: github.payloads.issues(issue, { action: "labeled", sender: actor, label: "agent" }),
    };
  };
}

function assigns(actor: string, who: string): Happens {
  return (github, issue) => {
    github.state.records.assignees.set(issue, [who]);
    return {
      name: "issues",
      actor,
      payload: github.payloads.issues(issue, { action: "assigned", sender: actor, who }),
    };
  };
}

function opens(actor: string): Happens {
  return (github, issue) => ({
    name: "issues",
    actor,
    payload: github.payloads.issues(issue, { action: "opened", sender: actor }),
  });
}

describe("an issue", () => {
  test("with our label is worked on, and the label comes off", async () => {
    const { stage, rehearsal, problems } = await play({ script: fix }, { happening: labels("maria") });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
    expect(stage.github.state.records.labelsOf(1)).toEqual(["bug"]);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("label"));
  });

  test("that is assigned to our name is worked on, and the name comes off", async () => {
    const inputs = { "assignee-trigger": "deckhand" };
    const { stage, rehearsal, problems } = await play(
      { script: fix, inputs },
      { happening: assigns("maria", "deckhand") },
    );
    expect(problems).toEqual([]);
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(stage.github.state.records.assignees.get(1)).toEqual([]);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("assignment"));
  });

  test("that calls us when it is opened is answered", async () => {
    const stage = await stageFor({ script: answer });
    const { number } = stage.github.openIssue({ author: "maria", title: "Slugs", body: "@agent what is slugify for?" });
    const rehearsal = await stage.play({ issue: number, happening: opens("maria") });
    expect([...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange)]).toEqual([]);
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(answersOf(rehearsal)).toHaveLength(1);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("opened"));
  });

  test("F40 that is opened with our label and calls us is answered once, and the label comes off", async () => {
    const stage = await stageFor({ script: answer });
    const asked = { author: "maria", title: "Slugs", body: "@agent what is slugify for?" };
    const { number } = stage.github.openIssue(asked);
    stage.github.state.records.labels.set(number, ["agent"]);
    const first = await stage.play({ issue: number, happening: opens("maria") });
    const second = await stage.play({ issue: number, happening: labels("maria") });
    expect([first, second].map(({ outputs }) => outputs.outcome)).toEqual(["answered", "skipped"]);
    expect(second).toMatchObject({ modelRequests: 0, outputs: { "comment-url": first.outputs["comment-url"] } });
    expect(answersOf(second)).toHaveLength(1);
    expect(stage.github.state.records.labelsOf(number)).toEqual(["bug"]);
  });

  const others: readonly [string, Happens][] = [
    ["labelled by somebody who cannot push", labels("tom")],
    ["assigned by a stranger", assigns("stranger", "deckhand")],
  ];
  test.for(others)("%s gets one reaction and keeps what it was given", async ([, happening]) => {
    const { stage, rehearsal, problems } = await play({ inputs: { "assignee-trigger": "deckhand" } }, { happening });
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ modelRequests: 0, branches: [], comments: [] });
    expect(rehearsal.outputs.outcome).toBe("skipped");
    const { reactions, labels: kept, assignees } = stage.github.state.records;
    expect(reactions.get("thread 1")?.map(({ content }) => content)).toEqual(["confused"]);
    expect([...(kept.get(1) ?? []), ...(assignees.get(1) ?? [])].length).toBeGreaterThan(0);
  });

  test("with another label is none of our business", async () => {
    const inputs = { "label-trigger": "robot" };
    const { rehearsal } = await play({ inputs }, { happening: labels("maria") });
    expect(rehearsal).toMatchObject({ exchanges: [], outputs: { outcome: "skipped" } });
  });
});

const dispatch: Happens = (github) => ({
  name: "workflow_dispatch",
  actor: "maria",
  payload: github.payloads.workflowDispatch("maria", "Write down when the tides are."),
});
const schedule: Happens = (github) => ({ name: "schedule", actor: "maria", payload: github.payloads.schedule() });

describe("a run without a thread", () => {
  test("does what the person who started it says, and proposes it", async () => {
    const { stage, rehearsal, problems } = await play({ script: fix }, { happening: dispatch });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "agent/run-7001", "comment-url": "" });
    expect(rehearsal.pullRequests).toMatchObject([{ title: "Write down when the tides are.", draft: true }]);
    expect(rehearsal.pullRequests[0]?.body).not.toContain("Closes");
    expect(rehearsal.comments).toEqual([]);
    expect(rehearsal.runner.summary).toContain("The tides are written down.");
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("dispatch"));
  });

  test("does on a schedule what its workflow says", async () => {
    const inputs = { prompt: "Look whether the tides are written down." };
    const { stage, rehearsal, problems } = await play({ script: answer, inputs }, { happening: schedule });
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ outputs: { outcome: "answered" }, comments: [], branches: [] });
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("schedule"));
  });

  test.for([
    [
      "a dispatch by somebody who cannot push",
      (github: Github) => ({
        ...dispatch(github, 1),
        actor: "rita",
        payload: github.payloads.workflowDispatch("rita", "x"),
      }),
    ],
  ] as const)("%s does nothing", async ([, happening]) => {
    const { rehearsal, problems } = await play({}, { happening });
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ outputs: { outcome: "skipped" }, modelRequests: 0, comments: [], branches: [] });
  });
});

const git = (stage: Stage, ...args: string[]) =>
  execFileSync("git", ["-C", stage.repository.gitDir, "-c", "user.name=t", "-c", "user.email=t@e", ...args], {
    encoding: "utf8",
  }).trim();

/** A stage with a pull request from `feature`, which has one commit that main has not. */
async function withPull(script: Script, head = "feature") {
  const stage = await stageFor({ script });
  const commit = git(stage, "commit-tree", "main^{tree}", "-p", "main", "-m", "Begin");
  git(stage, "branch", head, commit);
  const { number } = stage.github.openPullRequest({ author: "maria", title: "Feature", body: "", head });
  return { stage, number, commit };
}

async function playOn(stage: Stage, options: PlayOptions) {
  const rehearsal = await stage.play(options);
  const problems = [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors];
  return { rehearsal, problems };
}

describe("a pull request of this repository", () => {
  test("is worked on where it is: one more commit on its branch", async () => {
    const { stage, number, commit } = await withPull(fix);
    const { rehearsal, problems } = await playOn(stage, { issue: number, body: "@agent write down the tides" });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "feature", "pr-number": String(number) });
    expect(git(stage, "rev-parse", "feature^")).toBe(commit);
    expect(git(stage, "show", "--format=", "--name-only", "feature")).toBe("tides.md");
    expect(rehearsal.pullRequests).toEqual([]);
    expect(answersOf(rehearsal)[0]).toContain(`Changed 1 file on pull request #${number}`);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("pull-request"));
  });

  test("gets an answer in its thread to what is asked in a comment on its code, and its branch stays", async () => {
    const { stage, number } = await withPull(answer);
    const place = { pull: number, path: "slugify.mjs", line: 1, hunk: "@@ -1 +1 @@\n+x" };
    const happening = (github: Github) => {
      const { id } = github.state.records.addReviewComment({ ...place, author: "maria", body: "@agent what is this?" });
      return { name: "pull_request_review_comment", actor: "maria", payload: github.payloads.reviewComment(id) };
    };
    const { rehearsal, problems } = await playOn(stage, { issue: number, happening });
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ outputs: { outcome: "answered" }, branches: [] });
    expect(stage.github.state.records.reactions.get("review comment 7001")).toMatchObject([
      { content: "eyes" },
      { content: "+1" },
    ]);
    const replies = stage.github.state.records.reviewComments.filter(({ replyTo }) => replyTo === 7001);
    expect(replies).toMatchObject([{ body: expect.stringContaining("It makes slugs.") }]);
    expect(rehearsal.outputs["comment-url"]).toContain(`#discussion_r${replies[0]?.id}`);
    expect(rehearsal.comments).toEqual([]);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("review-comment"));
  });

  test("F20 whose branch goes on meanwhile is left alone: the work is on a branch of ours", async () => {
    let goOn = () => {};
    const turn = () => {
      goOn();
      return call("terminal", { command: "true" });
    };
    const { stage, number, commit } = await withPull([turn, ...fix]);
    const theirs = git(stage, "commit-tree", "main^{tree}", "-p", commit, "-m", "Go on");
    goOn = () => void git(stage, "update-ref", "refs/heads/feature", theirs);
    const { rehearsal } = await playOn(stage, { issue: number, body: "@agent write down the tides" });
    expect(git(stage, "rev-parse", "feature")).toBe(theirs);
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: `agent/pull-${number}-run-7001` });
    expect(rehearsal.diff).toContain("+Twice a day.");
  });

  test("F24 that is closed is not worked on, and says so", async () => {
    const { stage, number } = await withPull(fix);
    const pull = stage.github.state.pulls.get(number);
    if (pull) pull.state = "closed";
    const rehearsal = await stage.play({ issue: number, body: "@agent write down the tides" });
    expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0, branches: [] });
    expect(answersOf(rehearsal)[0]).toContain("is closed");
  });

  test("from a branch whose name could mean something else gets a commit too", async () => {
    const { stage, number } = await withPull(fix, "odd=name");
    const { rehearsal, problems } = await playOn(stage, { issue: number, body: "@agent write down the tides" });
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ outputs: { outcome: "changed", branch: "odd=name" }, branches: ["odd=name"] });
    expect(answersOf(rehearsal)[0]).toContain("+Twice a day.");
  });
});
