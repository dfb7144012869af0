/** Several events on one stage: the conversation of a thread goes on from run to run. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { EmbeddedGitHub } from "../../src/rehearsal/github/server.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Happening } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { wait } from "./haste/haste.ts";
import { answersOf, interrupted, stageFor, stopInCommand } from "./play.ts";

const edit = (text: string) => call("file_editor", { command: "create", path: `${text}.txt`, file_text: `${text}\n` });
const finish = (message: string) => call("finish", { message });
const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const ref = "refs/deckhand/threads/1";

function onGitHub({ repository }: Stage, ...args: string[]): string {
  return execFileSync("git", ["--git-dir", repository.gitDir, ...args], { encoding: "utf8" }).trim();
}

/** What the model was sent, as one text per request. */
function sent({ model }: Stage): string[] {
  return (model?.requests ?? []).map(({ body }) => JSON.stringify(body.messages));
}

test("a second mention goes on: the same conversation, word for word, on the same branch", async () => {
  const stage = await stageFor({ script: [edit("one"), finish("First."), edit("two"), finish("Second.")] });
  const first = await stage.play();
  expect(first.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  const second = await stage.play({ issue: 1, body: "@agent and now the other one" });
  expect(second.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  expect(second.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
  expect(second.outputs.iterations).toBe("2");
  const [, last = "", next = ""] = sent(stage);
  expect(next.startsWith(last.slice(0, -1))).toBe(true);
  expect(next).toContain("and now the other one");
  expect(onGitHub(stage, "ls-tree", "--name-only", branch).split("\n")).toEqual(
    expect.arrayContaining(["one.txt", "two.txt"]),
  );
  expect(answersOf(second)).toHaveLength(2);
  expect([...first.problems, ...second.problems]).toEqual([]);
  expect(onGitHub(stage, "for-each-ref", "--format=%(refname)", "refs/deckhand")).toBe(ref);
});

test("F32 a cancelled job has its state and its comment, and goes on", async () => {
  const { call: sleep, onLine, signal } = stopInCommand();
  const script = [edit("one"), sleep, finish("Done.")];
  const stage = await stageFor({ script, onLine, toolErrors: interrupted });
  const first = await stage.play({ signal });
  expect(first.outputs).toMatchObject({ outcome: "cancelled", branch });
  expect(answersOf(first)[0]).toContain("Write `@agent continue` to resume.");
  const second = await stage.play({ issue: 1, body: "@agent continue" });
  expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(sent(stage)[2]).toContain("This call was interrupted");
});

test("F40 the same request delivered twice, and by two workflows, is answered once", async () => {
  const stage = await stageFor({ script: [finish("Once."), finish("Again.")] });
  const first = await stage.play({ body: "@agent hello" });
  const [request] = first.comments;
  const again = await stage.play({ issue: 1, happening: (github) => happened(github, request?.id ?? 0) });
  expect(again.outputs).toMatchObject({ outcome: "skipped", "comment-url": first.outputs["comment-url"] });
  expect(again.runner.exitCode).toBe(0);
  expect(again.comments).toEqual(first.comments);
  expect(again.modelRequests).toBe(0);
  const other = await stage.play({ issue: 1, body: "@agent hello" });
  expect(other.outputs.outcome).toBe("answered");
});

test("a run that failed goes on when it is repeated", async () => {
  const stage = await stageFor({ script: [edit("one"), { status: 401, error: { message: "no" } }, finish("Done.")] });
  const first = await stage.play();
  expect(first.outputs.outcome).toBe("failed");
  const request = first.comments[0]?.id ?? 0;
  const repeated = { issue: 1, happening: (github: EmbeddedGitHub) => happened(github, request) };
  const again = await stage.play({ ...repeated, environment: { GITHUB_RUN_ATTEMPT: "2" } });
  expect(again.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  const third = await stage.play({ ...repeated, environment: { GITHUB_RUN_ATTEMPT: "3" } });
  expect(third.outputs.outcome).toBe("skipped");
});

test("a state that somebody has written is not believed, and the comment says so", async () => {
  const stage = await stageFor({ script: [finish("First."), finish("Second.")] });
  const first = await stage.play();
  const forged = onGitHub(stage, "commit-tree", "-m", "x", onGitHub(stage, "rev-parse", "main^{tree}"));
  onGitHub(stage, "update-ref", ref, forged);
  const second = await stage.play({ issue: 1, body: "@agent and now?" });
  expect(second.outputs.outcome).toBe("answered");
  expect(second.outputs["conversation-id"]).not.toBe(first.outputs["conversation-id"]);
  expect(answersOf(second)[1]).toContain("This is a new conversation: the saved one was not used");
  expect(stage.model?.requests[1]?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
});

test("with `state-store: none` no conversation is kept, and every mention begins again", async () => {
  const stage = await stageFor({ script: [finish("First."), finish("Second.")], inputs: { "state-store": "none" } });
  const first = await stage.play();
  const second = await stage.play({ issue: 1, body: "@agent and now?" });
  expect(second.outputs["conversation-id"]).not.toBe(first.outputs["conversation-id"]);
  expect(onGitHub(stage, "for-each-ref", "--format=%(refname)", "refs/deckhand")).toBe("refs/deckhand/ledger"); // the totals
  expect(answersOf(second)[1]).not.toContain("new conversation");
});

test("sealed, the conversation goes on and GitHub cannot read it", async () => {
  const inputs = { "encrypt-state": "true", "state-key": "a-key-of-sixteen-or-more" };
  const stage = await stageFor({ script: [finish("A sentence to look for."), finish("Second.")], inputs });
  await stage.play();
  const objects = onGitHub(stage, "ls-tree", "-r", "--format=%(objectname)", ref).split("\n");
  for (const object of objects) expect(onGitHub(stage, "cat-file", "blob", object)).not.toContain("A sentence");
  await stage.play({ issue: 1, body: "@agent and now?" });
  expect(sent(stage)[1]).toContain("A sentence to look for.");
});

test("F30 where GitHub takes no refs of ours, a branch holds it, and the comment says so", async () => {
  const stage = await stageFor({ script: [finish("First."), finish("Second.")] });
  stage.github.state.takesCustomRefs = false;
  const first = await stage.play();
  expect(answersOf(first)[0]).toContain("`deckhand/state/");
  const second = await stage.play({ issue: 1, body: "@agent and now?" });
  expect(second.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
  expect(answersOf(second)[1]).not.toContain("deckhand/state/");
});

function happened(github: EmbeddedGitHub, comment: number): Happening {
  return { name: "issue_comment", payload: github.issueCommentPayload(comment), actor: "maria" };
}

test("F34 a run that is killed has kept its conversation and its work as they were, and is gone on with", async () => {
  const { call: sleep, onLine, signal } = stopInCommand();
  const script = [edit("one"), sleep, finish("Done.")];
  const stage = await stageFor({ script, onLine, toolErrors: interrupted });
  const first = await stage.play({ killed: signal });
  expect(first.runner.exitCode).not.toBe(0);
  expect(answersOf(first)[0]).toContain("Mention me again to continue.");
  const request = first.comments[0]?.id ?? 0;
  const happening = (github: EmbeddedGitHub) => happened(github, request);
  const again = await stage.play({ issue: 1, happening, environment: { GITHUB_RUN_ATTEMPT: "2" } });
  expect(again.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(sent(stage)[2]).toContain("This call was interrupted");
  expect(sent(stage)[2]).toContain("Your last run was cut off before it ended");
  expect(sent(stage)[2]).toContain("are in the workspace again: `one.txt`");
  expect(answersOf(again)).toHaveLength(1);
  expect(again.problems).toEqual([]);
});

test("of a run that ended and one that was killed, the next is told of the last", async () => {
  const { call: sleep, onLine, signal } = stopInCommand();
  const script = [finish("First."), sleep, finish("Done.")];
  const stage = await stageFor({ script, onLine, toolErrors: interrupted });
  await stage.play();
  await stage.play({ issue: 1, body: "@agent and now?", killed: signal });
  await stage.play({ issue: 1, body: "@agent continue" });
  const news = sent(stage).at(-1)?.split("Since your last turn").at(-1);
  expect(news).toContain("Your last run was cut off before it ended");
  expect(news).not.toContain("ended as");
});

test("F41 of two runs at once the second waits, and then goes on in the same conversation", async () => {
  const stage: Stage = await stageFor({
    script: [() => wait(stage).command, finish("One."), finish("Two.")],
    onLine: ({ text }) => text.includes("This run waits for it") && wait(stage).isOver(),
  });
  const first = stage.play({ body: "@agent one" });
  await expect.poll(() => stage.model?.requests.length).toBe(1);
  const second = await stage.play({ issue: 1, body: "@agent two" });
  const [one, two] = [await first, second];
  expect(one.outputs["final-response"]).toBe("One.");
  expect(two.outputs["final-response"]).toBe("Two.");
  expect(two.outputs["conversation-id"]).toBe(one.outputs["conversation-id"]);
  expect(onGitHub(stage, "rev-list", "--count", ref)).not.toBe("0");
});

test("help, status and reset are answered without a model, once each", async () => {
  const stage = await stageFor({ script: [finish("First."), finish("Second.")] });
  const first = await stage.play();
  const status = await stage.play({ issue: 1, body: "@agent status" });
  expect(status.outputs).toMatchObject({ outcome: "answered", "comment-url": expect.stringContaining("issuecomment") });
  expect(answersOf(status)[1]).toContain("The last run ended as answered");
  const request = status.comments.find(({ body }) => body === "@agent status")?.id ?? 0;
  const again = await stage.play({ issue: 1, happening: (github) => happened(github, request) });
  expect(again.outputs.outcome).toBe("skipped");
  await stage.play({ issue: 1, body: "@agent help" });
  const reset = await stage.play({ issue: 1, body: "@agent reset" });
  expect(answersOf(reset)).toHaveLength(4);
  expect(stage.model?.requests).toHaveLength(1);
  expect(reset.problems).toEqual([]);
  const next = await stage.play({ issue: 1, body: "@agent and now?" });
  expect(next.outputs["conversation-id"]).not.toBe(first.outputs["conversation-id"]);
  expect(answersOf(next).at(-1)).not.toContain("new conversation"); // that was asked for
  expect(stage.model?.requests[1]?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
});

test("somebody who cannot push gets no answer to a command", async () => {
  const stage = await stageFor({});
  const rehearsal = await stage.play({ author: "stranger", body: "@agent status" });
  expect(rehearsal.outputs.outcome).toBe("skipped");
  expect(answersOf(rehearsal)).toEqual([]);
});

test.for([0, 3])("killed after %i edits: nothing is asked, said or done twice", async (edits) => {
  const { call: sleep, onLine, signal } = stopInCommand();
  const before = Array.from({ length: edits }, (_, at) => edit(`before-${at}`));
  const script = [...before, sleep, edit("after"), finish("Done.")];
  const stage = await stageFor({ script, onLine, toolErrors: interrupted });
  const first = await stage.play({ killed: signal });
  const happening = (github: EmbeddedGitHub) => happened(github, first.comments[0]?.id ?? 0);
  const again = await stage.play({ issue: 1, happening, environment: { GITHUB_RUN_ATTEMPT: "2" } });
  expect(again.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", iterations: "2" });
  const messages = stage.model?.requests.at(-1)?.body.messages ?? [];
  const results = messages.flatMap((message) => (message.role === "tool" ? [message.tool_call_id] : []));
  expect(new Set(results).size).toBe(results.length);
  expect(results).toHaveLength(edits + 2);
  expect(answersOf(again)).toHaveLength(1);
  expect(again.pullRequests).toHaveLength(1);
});

test("after three runs and more than 200 events every request still begins with the one before it", async () => {
  const thoughts = Array.from({ length: 35 }, (_, at) => call("think", { thought: `Thought ${at}.` }));
  const run = [...thoughts, finish("Done.")];
  const stage = await stageFor({ script: [...run, ...run, ...run] });
  await stage.play();
  await stage.play({ issue: 1, body: "@agent again" });
  const last = await stage.play({ issue: 1, body: "@agent and again" });
  const requests = sent(stage);
  expect(requests).toHaveLength(108);
  for (const [at, request] of requests.entries()) {
    expect(request.startsWith((requests[at - 1] ?? "[").replace(/\]$/, ""))).toBe(true);
  }
  const tools = new Set(stage.model?.requests.map(({ body }) => JSON.stringify(body.tools)));
  expect(tools.size).toBe(1); // which endpoints read before the messages
  const files = onGitHub(stage, "ls-tree", "-r", "-l", ref).split("\n");
  expect(files.filter((line) => line.includes("/events/event-")).length).toBeGreaterThan(200);
  // All that is kept of it: a few hundred bytes an event, and the history of the last run alone.
  const bytes = files.reduce((sum, line) => sum + Number(line.split(/\s+/)[3]), 0);
  expect([files.length < 260, bytes < 600_000]).toEqual([true, true]);
  expect(Number(onGitHub(stage, "rev-list", "--count", ref))).toBeLessThan(10);
  expect(last.problems).toEqual([]);
});
