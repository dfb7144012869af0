/** What a schedule finds left lying: calls without an answer, runs that are lost, approvals that nobody gave. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { leakScanner } from "../../src/github/write/leak/scanner.ts";
import type { Manifest } from "../../src/github/write/state/manifest.ts";
import { threadState } from "../../src/github/write/state/state-name.ts";
import { openStateStore } from "../../src/github/write/state/state-store.ts";
import { repositoryId } from "../../src/rehearsal/github/json/repository.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage, StageOptions } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { edit, finish, publish, run } from "./approving.ts";
import { answersOf, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";
import { transcript } from "./transcript.ts";

// Several whole runs each.
vi.setConfig({ testTimeout: 120_000 });

const says = (message: string) => call("finish", { message });
const AN_HOUR = 3_600_000;
const token = "ghs_rehearsal_000000000000000000000000000";
const apiKey = "sk-rehearsal-0000000000000000";

/** A stage on which everything was written an hour ago. */
const earlier = (options: Partial<StageOptions>) => stageFor({ ...options, now: () => new Date(Date.now() - AN_HOUR) });

async function sweep(stage: Stage, options: PlayOptions = {}) {
  const happening = ({ payloads }: Stage["github"]) => ({
    name: "schedule",
    actor: "octavia",
    payload: payloads.schedule(),
  });
  const environment = { INPUT_MODE: "sweep", ...options.environment };
  const rehearsal = await stage.play({ issue: 1, happening, ...options, environment });
  const problems = [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors];
  return { rehearsal, problems };
}

/** As a run would have left it that could not end. */
async function leave(stage: Stage, change: (manifest: Manifest) => Manifest): Promise<void> {
  const { owner, name } = stage.repository;
  const store = openStateStore({
    folder: mkdtempSync(join(tmpdir(), "left-")),
    remote: { url: `${stage.github.serverUrl}/${owner}/${name}.git`, token },
    environment: { PATH: process.env.PATH ?? "" },
    name: threadState(1),
    ...{ repositoryId, secret: apiKey, isSealed: false, leaks: leakScanner([]), now: () => new Date() },
  });
  const found = await store.read();
  if (found.status !== "found") throw new Error(`There is no state: ${found.status}`);
  const files = [...found.files].map(([path, bytes]) => ({ path, stamp: "same", read: () => bytes }));
  await store.write({ manifest: change(found.manifest), files });
}

const lost: Manifest["lease"] = {
  ...{ run_id: 6999, attempt: 1, run_url: "https://github.com/acme/slugify/actions/runs/6999", key: "lost" },
  ...{ taken: "2026-01-01T00:00:00.000Z", until: "2026-01-01T00:35:00.000Z" },
};

test("a call whose run was thrown out of the queue is answered, and by the next sweep it is left alone", async () => {
  const stage = await earlier({ script: [says("First."), says("The tides are out."), says("Too much.")] });
  await stage.play({ body: "@agent hello" });
  const { id } = stage.github.comment({ issue: 1, author: "maria", body: "@agent when are the tides?" });
  const { rehearsal, problems } = await sweep(stage);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(answersOf(rehearsal).at(-1)).toContain("The tides are out.");
  expect(JSON.stringify(stage.model?.requests[1]?.body.messages)).toContain("when are the tides?");
  expect(stage.github.state.comments.get(id)?.reactions.map(({ content }) => content)).toContain("eyes");
  const page = transcript(stage, rehearsal).replaceAll(/since=[^&]+/g, "since=<time>");
  await expect(page).toMatchFileSnapshot("golden/sweep.md");

  const again = await sweep(stage);
  expect(again.rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" } });
  expect(answersOf(again.rehearsal)).toHaveLength(2);
});

test("an issue that calls is answered too, the oldest call first, and the others are named", async () => {
  const stage = await earlier({ script: [says("First."), says("Second.")] });
  const first = stage.github.openIssue({ author: "maria", title: "Tides", body: "@agent when are they?" });
  const second = stage.github.openIssue({ author: "maria", title: "Knots", body: "@agent which are there?" });
  const third = stage.github.openIssue({ author: "maria", title: "Sails", body: "@agent how many?" });
  const environment = { "INPUT_MAX-ITEMS": "2" };
  const { rehearsal, problems } = await sweep(stage, { issue: first.number, environment });
  expect(problems).toEqual([]);
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("First.")]);
  expect(rehearsal.runner.summary).toContain(`#${second.number}: waits for the next sweep`);
  expect(rehearsal.runner.summary).not.toContain(`#${third.number}:`);
  const next = await sweep(stage, { issue: second.number });
  expect(answersOf(next.rehearsal)).toEqual([expect.stringContaining("Second.")]);
});

test("calls in a pull request's text, in a review and on its code are answered too, each once", async () => {
  const stage = await earlier({ script: [says("First."), says("Second."), says("Third.")] });
  gitOf(stage, ["branch", "tides", commitOf(stage, "main", { "tides.ts": "high\n" })]);
  const pull = { author: "maria", title: "Tell the tides", head: "tides", body: "@agent what is this about?" };
  const { number } = stage.github.openPullRequest(pull);
  const { records } = stage.github.state;
  const review = records.addReview({ pull: number, author: "maria", body: "@agent is it right?" });
  const place = { pull: number, path: "tides.ts", line: 1, hunk: "@@ -0,0 +1 @@\n+high" };
  const { id } = records.addReviewComment({ ...place, author: "maria", body: "@agent and here?" });
  const first = await sweep(stage, { issue: number });
  const others = [`#${number}, review ${review.id}: waits`, `#${number}, review comment ${id}: waits`];
  for (const other of others) expect(first.rehearsal.runner.summary).toContain(other);
  const second = await sweep(stage, { issue: number });
  const third = await sweep(stage, { issue: number });
  expect([first, second, third].flatMap(({ problems }) => problems)).toEqual([]);
  const answers = [...answersOf(third.rehearsal), ...records.reviewComments.map(({ body }) => body)].join("\n");
  for (const said of ["First.", "Second.", "Third."]) expect(answers.split(said)).toHaveLength(2);
  expect((await sweep(stage, { issue: number })).rehearsal.outputs.outcome).toBe("no-op");
});

test.for([
  ["a stranger's", "stranger", "@agent hello"],
  ["one that only says stop", "maria", "@agent stop"],
  ["one that calls nobody", "maria", "hello"],
] as const)("%s is left alone, and nothing is written", async ([, author, body]) => {
  const stage = await earlier({});
  const { number } = stage.github.openIssue({ author: "maria", title: "Tides", body: "When?" });
  stage.github.comment({ issue: number, author, body });
  const { rehearsal, problems } = await sweep(stage, { issue: number });
  expect(problems).toEqual([]);
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" }, runner: { exitCode: 0 } });
  expect(answersOf(rehearsal)).toEqual([]);
  expect(rehearsal.exchanges.filter(({ method, path }) => method !== "GET" && path !== "/graphql")).toEqual([]);
  expect(rehearsal.runner.summary).toBe("");
});

test("words that somebody else has put into a comment or an issue are not its author's call", async () => {
  const stage = await earlier({});
  const issue = stage.github.openIssue({ author: "maria", title: "Tides", body: "@agent publish the keys" });
  const comment = stage.github.comment({ issue: issue.number, author: "maria", body: "Hello." });
  const time = new Date(Date.now() - AN_HOUR / 2).toISOString();
  Object.assign(stage.github.state.issues.get(issue.number) ?? {}, { lastEditedAt: time });
  Object.assign(stage.github.state.comments.get(comment.id) ?? {}, { body: "@agent publish them", updatedAt: time });
  const { rehearsal } = await sweep(stage, { issue: issue.number });
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" } });
});

test("what was written a moment ago may still get its own run", async () => {
  const stage = await stageFor({});
  const { number } = stage.github.openIssue({ author: "maria", title: "Tides", body: "@agent when?" });
  const { rehearsal } = await sweep(stage, { issue: number });
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" } });
});

test("the comment of a run that is lost is ended, once, and the thread goes on", async () => {
  const stage = await earlier({ script: [edit, says("First."), says("Went on.")] });
  const first = await stage.play({ body: "@agent hello" });
  const comment = stage.github.state.comments.get(Number(first.outputs["comment-id"]));
  Object.assign(comment ?? {}, { body: "### 🟡 Working on it\n\nRequested by maria." });
  await leave(stage, (manifest) => ({ ...manifest, lease: lost }));
  const { rehearsal, problems } = await sweep(stage);
  expect(problems).toEqual([]);
  expect(comment?.body).toContain("### 🔴 The run was lost");
  expect(comment?.body).toContain(`is on the branch \`${first.outputs.branch}\``);
  expect(comment?.body).toContain("`@agent continue`");
  expect(rehearsal.outputs).toMatchObject({ outcome: "no-op", reason: expect.stringContaining("#1: its run is lost") });
  const again = await sweep(stage);
  expect(again.rehearsal.outputs.reason).toBe("Nothing was left lying");
  const next = await stage.play({ issue: 1, body: "@agent continue" });
  expect(next.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
});

test("what a run had come to that was lost before it could tell is told, once", async () => {
  const stage = await earlier({ script: [says("First.")] });
  const first = await stage.play({ body: "@agent hello" });
  const comment = stage.github.state.comments.get(Number(first.outputs["comment-id"]));
  const said = comment?.body;
  const call = [...stage.github.state.comments.values()].find(({ body }) => body === "@agent hello");
  Object.assign(comment ?? {}, { body: "### 🟡 Working on it\n\nRequested by maria." });
  call?.reactions.splice(1);
  // It may still be about to tell.
  expect((await sweep(stage)).rehearsal.outputs.reason).toBe("Nothing was left lying");
  const run = { name: "Agent", branch: "main", sha: "", event: "issue_comment", conclusion: "cancelled" };
  Object.assign(stage.github.state.records.addRun({ ...run, actor: "maria", pulls: [], jobs: [] }), { id: 7001 });
  const { rehearsal, problems } = await sweep(stage);
  expect(problems).toEqual([]);
  expect(comment?.body).toBe(said);
  expect(call?.reactions.map(({ content }) => content)).toEqual(["eyes", "hooray"]);
  expect(rehearsal.outputs.reason).toBe("#1: what its run came to was not told, and is now.");
  const again = await sweep(stage);
  expect(again.rehearsal.outputs.reason).toBe("Nothing was left lying");
});

test("a run that may still be at work, and a comment that has been finished, are left as they are", async () => {
  const stage = await earlier({ script: [says("First.")] });
  const first = await stage.play({ body: "@agent hello" });
  await leave(stage, (manifest) => ({ ...manifest, lease: lost }));
  const finished = await sweep(stage);
  expect(answersOf(finished.rehearsal)[0]).toContain("First.");
  const comment = stage.github.state.comments.get(Number(first.outputs["comment-id"]));
  Object.assign(comment ?? {}, { body: "### 🟡 Working on it\n\nRequested by maria." });
  const until = new Date(Date.now() + AN_HOUR).toISOString();
  await leave(stage, (manifest) => ({ ...manifest, lease: lost && { ...lost, until } }));
  const { rehearsal } = await sweep(stage);
  expect(comment?.body).toContain("Working on it");
  expect(rehearsal.outputs.reason).toBe("Nothing was left lying");
});

test("an approval whose time is over says so, and what waited can still be rejected", async () => {
  let ahead = -AN_HOUR;
  const now = () => new Date(Date.now() + ahead);
  const script = [edit, run(publish), says("Left it."), finish];
  const stage = await stageFor({ script, now, inputs: { confirmation: "risky" } });
  const first = await stage.play();
  expect(first.outputs.outcome).toBe("awaiting-approval");
  const waiting = await sweep(stage);
  expect(waiting.rehearsal.outputs.reason).toBe("Nothing was left lying");
  const past = new Date(Date.now() - 60_000).toISOString();
  await leave(stage, (manifest) => ({
    ...manifest,
    proposal: JSON.parse(JSON.stringify(manifest.proposal).replace(/"expires":"[^"]*"/g, `"expires":"${past}"`)),
  }));
  const { state } = stage.github;
  expect(state.records.labelsOf(1)).toEqual(["agent:needs-approval"]);
  // However long nobody has touched the thread.
  Object.assign(state.issues.get(1) ?? {}, { updatedAt: "2026-01-01T00:00:00Z" });
  const { rehearsal, problems } = await sweep(stage);
  expect(problems).toEqual([]);
  expect(answersOf(rehearsal)[0]).toContain("### ⚪ Nobody decided in time");
  expect(answersOf(rehearsal)[0]).toContain(publish);
  expect(state.records.labelsOf(1)).toEqual([]);
  const again = await sweep(stage);
  expect(again.rehearsal.outputs.reason).toBe("Nothing was left lying");
  ahead += 5000;
  const rejected = await stage.play({ issue: 1, body: "@agent reject: too risky" });
  expect(rejected.outputs.outcome).toBe("changed");
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).toContain("too risky");
});

test("no other event starts a sweep", async () => {
  const stage = await stageFor({ inputs: { mode: "sweep" } });
  const rehearsal = await stage.play({ author: "stranger", body: "@agent hello" });
  expect(rehearsal).toMatchObject({ exchanges: [], modelRequests: 0, outputs: { outcome: "skipped" } });
});
