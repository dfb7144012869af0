/** What a schedule brings up to date: comments of runs that are lost, and of approvals that nobody gave. */
import { expect, test } from "vitest";
import { show } from "../../src/cli/show.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import type { Manifest } from "../../src/state/manifest.ts";
import { edit, finish, publish, run } from "./approving.ts";
import { answersOf, fromSource, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";
import { AN_HOUR, earlier, leave, lost, pageOf, says, sweep } from "./sweeping.ts";

test("F39 the comment of a run that is lost is ended, once, and the thread goes on; a run that may still be at work, and a comment that has been finished, are left as they are", async () => {
  const stage = await earlier({ script: [edit, says("First."), says("Went on.")] });
  const first = await stage.play({ body: "@agent hello" });
  const comment = stage.github.state.comments.get(Number(first.outputs["comment-id"]));
  await leave(stage, (manifest) => ({ ...manifest, lease: lost }));
  const finished = await sweep(stage);
  expect(answersOf(finished.rehearsal)[0]).toContain("First.");
  Object.assign(comment ?? {}, { body: "### 🟡 Working on it\n\nRequested by maria." });
  const until = new Date(Date.now() + AN_HOUR).toISOString();
  await leave(stage, (manifest) => ({ ...manifest, lease: lost && { ...lost, until } }));
  const atWork = await sweep(stage);
  expect(comment?.body).toContain("Working on it");
  expect(atWork.rehearsal.outputs.reason).toBe("No request was missed");

  await leave(stage, (manifest) => ({ ...manifest, lease: lost }));
  const { rehearsal, problems } = await sweep(stage);
  expect(problems).toEqual([]);
  expect(comment?.body).toContain("### 🔴 The run was lost");
  expect(comment?.body).toContain(`is on the branch \`${first.outputs.branch}\``);
  expect(comment?.body).toContain("`@agent continue`");
  expect(rehearsal.outputs).toMatchObject({ outcome: "no-op", reason: expect.stringContaining("#1: its run is lost") });
  const again = await sweep(stage);
  expect(again.rehearsal.outputs.reason).toBe("No request was missed");
  const next = await stage.play({ issue: 1, body: "@agent continue" });
  expect(next.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
});

const WORKING = "### 🟡 Working on it\n\nRequested by maria.";

test("the reply of a run that is lost is ended on code, and in a discussion", async () => {
  const stage = await earlier({ script: [says("First."), says("Second.")] });
  const { github } = stage;
  const { records } = github.state;
  gitOf(stage, ["branch", "tides", commitOf(stage, "main", { "tides.ts": "high\n" })]);
  const { number } = github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "tides" });
  const place = { pull: number, path: "tides.ts", line: 1, hunk: "@@ -0,0 +1 @@\n+high" };
  const { id } = records.addReviewComment({ ...place, author: "maria", body: "@agent is it right?" });
  const onCode = { name: "pull_request_review_comment", actor: "maria", payload: github.payloads.reviewComment(id) };
  await stage.play({ ...fromSource, issue: number, happening: () => onCode });
  const talk = github.state.addDiscussion({ author: "maria", title: "Tides", body: "@agent when are they?" });
  const payload = github.payloads.discussion(talk.number, { action: "created", sender: "maria" });
  const inTalk = { name: "discussion", actor: "maria", payload };
  await stage.play({ ...fromSource, issue: number, happening: () => inTalk });
  const left = [records.reviewComments.at(-1), records.discussionComments.at(-1)];
  for (const comment of left) Object.assign(comment ?? {}, { body: WORKING });
  const held = (key: string) => (manifest: Manifest) => ({ ...manifest, lease: lost && { ...lost, key } });
  await leave(stage, held("1/pull_request_review_comment/1"), number);
  await leave(stage, held("1/discussion/1"), talk.number);
  const { rehearsal, problems } = await sweep(stage, { issue: number });
  expect(problems).toEqual([]);
  for (const comment of left) expect(comment?.body).toContain("### 🔴 The run was lost");
  await expect(pageOf(stage, rehearsal)).toMatchFileSnapshot("golden/sweep-lost.md");
  expect((await sweep(stage, { ...fromSource, issue: number })).rehearsal.outputs.reason).toBe("No request was missed");
});

test("what a run had come to that was lost before it could tell is told, once", async () => {
  const stage = await earlier({ script: [says("First.")] });
  const first = await stage.play({ ...fromSource, body: "@agent hello" });
  const comment = stage.github.state.comments.get(Number(first.outputs["comment-id"]));
  const said = comment?.body;
  const call = [...stage.github.state.comments.values()].find(({ body }) => body === "@agent hello");
  Object.assign(comment ?? {}, { body: "### 🟡 Working on it\n\nRequested by maria." });
  call?.reactions.splice(1);
  // It may still be about to tell.
  expect((await sweep(stage, fromSource)).rehearsal.outputs.reason).toBe("No request was missed");
  const run = { name: "Agent", branch: "main", sha: "", event: "issue_comment", conclusion: "cancelled" };
  Object.assign(stage.github.state.records.addRun({ ...run, actor: "maria", pulls: [], jobs: [] }), { id: 7001 });
  const { rehearsal, problems } = await sweep(stage);
  expect(problems).toEqual([]);
  expect(comment?.body).toBe(said);
  expect(call?.reactions.map(({ content }) => content)).toEqual(["eyes", "+1"]);
  expect(rehearsal.outputs.reason).toBe("#1: the result of its run was missing, and is reported now.");
  await expect(pageOf(stage, rehearsal)).toMatchFileSnapshot("golden/sweep-told.md");
  const again = await sweep(stage, fromSource);
  expect(again.rehearsal.outputs.reason).toBe("No request was missed");
});

test("an approval whose time is over says so, and what waited can still be rejected", async () => {
  let ahead = -AN_HOUR;
  const now = () => new Date(Date.now() + ahead);
  const script = [edit, run(publish), says("Left it."), finish];
  const stage = await stageFor({ script, now, inputs: { confirmation: "risky" } });
  const first = await stage.play(fromSource);
  expect(first.outputs.outcome).toBe("awaiting-approval");
  const waiting = await sweep(stage, fromSource);
  expect(waiting.rehearsal.outputs.reason).toBe("No request was missed");
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
  await expect(pageOf(stage, rehearsal)).toMatchFileSnapshot("golden/sweep-expired.md");
  const again = await sweep(stage, fromSource);
  expect(again.rehearsal.outputs.reason).toBe("No request was missed");
  ahead += 5000;
  const rejected = await stage.play({ ...fromSource, issue: 1, body: "@agent reject: too risky" });
  expect(rejected.outputs.outcome).toBe("changed");
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).toContain("too risky");
});

/** What `deckhand show --costs --json` prints. */
async function costsOf({ github }: Stage): Promise<unknown> {
  const out: string[] = [];
  const env = {
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: "acme/slugify",
    GITHUB_TOKEN: "ghs_rehearsal_000000000000000000000000000",
  };
  const [argv, folder, stdout] = [["--costs", "--json"], ".", (text: string) => out.push(text)];
  expect(await show({ command: "show", argv, env, folder, stdout, stderr: stdout })).toBe(0);
  return JSON.parse(out.join(""));
}

test("what is kept of a thread that was closed a week ago is removed", async () => {
  const stage = await stageFor({ script: [says("First.")], now: () => new Date(Date.now() - 200 * AN_HOUR) });
  await stage.play({ ...fromSource, body: "@agent hello" });
  const refs = () => gitOf(stage, ["for-each-ref", "--format=%(refname)", "refs/deckhand"]);
  expect((await sweep(stage, fromSource)).rehearsal.runner.exitCode).toBe(0);
  expect(refs()).toBe("refs/deckhand/threads/1");
  Object.assign(stage.github.state.issues.get(1) ?? {}, { state: "closed" });
  const { rehearsal, problems } = await sweep(stage);
  expect(problems).toEqual([]);
  expect(refs()).toBe("refs/deckhand/ledger");
  await expect(pageOf(stage, rehearsal)).toMatchFileSnapshot("golden/sweep-closed.md");
});

test("what a run has cost stays known when its state is removed, with the reactions to its comment", async () => {
  const stage = await stageFor({ script: [says("First.")], now: () => new Date(Date.now() - 200 * AN_HOUR) });
  await stage.play({ body: "@agent hello" });
  const told = stage.github.state.commentsOn(1).findLast(({ body }) => body.includes("First."));
  told?.reactions.push({ id: 1, content: "+1", author: "maria", createdAt: "2026-01-01T00:00:00Z" });
  await sweep(stage);
  const totals = await costsOf(stage);
  expect(totals).toMatchObject([{ runs: 1, outcomes: { answered: 1 }, up: 1, down: 0 }]);
  Object.assign(stage.github.state.issues.get(1) ?? {}, { state: "closed" });
  await sweep(stage);
  expect(gitOf(stage, ["for-each-ref", "--format=%(refname)", "refs/deckhand"])).toBe("refs/deckhand/ledger");
  expect(await costsOf(stage)).toEqual(totals);
});
