/** Several events on one stage: the conversation of a thread goes on from run to run. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { EmbeddedGitHub } from "../../src/rehearsal/github/server.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Happening } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { hasty, wait } from "./haste/haste.ts";
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

test("F40 the same request delivered twice, and by two workflows, is answered once; the next goes on word for word, unless somebody has written the state", async () => {
  const stage = await stageFor({
    script: [edit("one"), finish("First."), edit("two"), finish("Second."), finish("Third.")],
  });
  const body = "@agent write a note";
  const first = await stage.play({ body });
  expect(first.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  const [request] = first.comments;
  const again = await stage.play({ issue: 1, happening: (github) => happened(github, request?.id ?? 0) });
  expect(again.outputs).toMatchObject({ outcome: "skipped", "comment-url": first.outputs["comment-url"] });
  expect(again).toMatchObject({ runner: { exitCode: 0 }, modelRequests: 0, comments: first.comments });
  const second = await stage.play({ issue: 1, body });
  expect(second.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  expect(second.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
  expect(second.outputs.iterations).toBe("2");
  const [, last = "", next = ""] = sent(stage);
  expect(next.startsWith(last.slice(0, -1))).toBe(true);
  expect(next.slice(last.length)).toContain("write a note");
  expect(onGitHub(stage, "ls-tree", "--name-only", branch).split("\n")).toEqual(
    expect.arrayContaining(["one.txt", "two.txt"]),
  );
  expect(answersOf(second)).toHaveLength(2);
  expect([...first.problems, ...again.problems, ...second.problems]).toEqual([]);
  expect(onGitHub(stage, "for-each-ref", "--format=%(refname)", "refs/deckhand")).toBe(ref);

  const forged = onGitHub(stage, "commit-tree", "-m", "x", onGitHub(stage, "rev-parse", "main^{tree}"));
  onGitHub(stage, "update-ref", ref, forged);
  const third = await stage.play({ issue: 1, body });
  expect(third.outputs.outcome).toBe("answered");
  expect(third.outputs["conversation-id"]).not.toBe(first.outputs["conversation-id"]);
  expect(answersOf(third)[2]).toContain("This is a new conversation: the saved one was not used");
  expect(stage.model?.requests.at(-1)?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
});

test("F32 a job that is cancelled in a command has its state, its comment and its work on a branch, and goes on", async () => {
  const { call: sleep, onLine, signal } = stopInCommand();
  const script = [edit("one"), sleep, finish("Done.")];
  const stage = await stageFor({ script, onLine, toolErrors: interrupted });
  const first = await stage.play({ signal });
  expect(first.outputs).toMatchObject({ outcome: "cancelled", branch, "pr-number": "" });
  expect(first).toMatchObject({ diff: expect.stringContaining("+one"), pullRequests: [] });
  expect(answersOf(first)[0]).toContain("The run was cancelled");
  expect(answersOf(first)[0]).toMatch(/^Branch \[`agent\/issue-1-.*`\]\(.* · \[Files\]\(.*\/compare\//m);
  expect(answersOf(first)[0]).toContain("Write `@agent continue` to resume.");
  const second = await stage.play({ issue: 1, body: "@agent continue" });
  expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(sent(stage)[2]).toContain("This call was interrupted");
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

test("F30 where GitHub takes no refs of ours, a branch holds it, and the comment says so; sealed, the conversation goes on and GitHub cannot read it", async () => {
  const inputs = { "encrypt-state": "true", "state-key": "a-key-of-sixteen-or-more" };
  const stage = await stageFor({ script: [finish("A sentence to look for."), finish("Second.")], inputs });
  stage.github.state.takesCustomRefs = false;
  const first = await stage.play();
  expect(answersOf(first)[0]).toContain("`deckhand/state/");
  const held = onGitHub(stage, "for-each-ref", "--format=%(refname)", "refs/heads/deckhand/state").split("\n");
  const objects = held.flatMap((branch) =>
    onGitHub(stage, "ls-tree", "-r", "--format=%(objectname)", branch).split("\n"),
  );
  expect(objects.length).toBeGreaterThan(1);
  for (const object of objects) expect(onGitHub(stage, "cat-file", "blob", object)).not.toContain("A sentence");
  const second = await stage.play({ issue: 1, body: "@agent and now?" });
  expect(second.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
  expect(answersOf(second)[1]).not.toContain("deckhand/state/");
  expect(sent(stage)[1]).toContain("A sentence to look for.");
});

function happened(github: EmbeddedGitHub, comment: number): Happening {
  return { name: "issue_comment", payload: github.issueCommentPayload(comment), actor: "maria" };
}

/** The request that a killed run has left is asked once more, as GitHub does it for a job that is started again. */
function again(stage: Stage, body: string): Promise<Rehearsal> {
  const request = stage.github.state.commentsOn(1).find((comment) => comment.body === body)?.id ?? 0;
  const happening = (github: EmbeddedGitHub) => happened(github, request);
  return stage.play({ issue: 1, happening, environment: { GITHUB_RUN_ATTEMPT: "2" } });
}

/** Each call of the conversation has one result. */
function expectResults({ model }: Stage, calls: number): void {
  const messages = model?.requests.at(-1)?.body.messages ?? [];
  const results = messages.flatMap((message) => (message.role === "tool" ? [message.tool_call_id] : []));
  expect([results.length, new Set(results).size]).toEqual([calls, calls]);
}

test("F34, F35 a run that is killed has its comment, and its work as it was: repeated, nothing is asked, said or done twice", async () => {
  const { call: sleep, onLine, signal } = stopInCommand();
  const script = [edit("one"), edit("three"), edit("two"), sleep, edit("after"), finish("Done.")];
  const stage = await stageFor({ script, onLine, toolErrors: interrupted });
  const body = "@agent write notes";
  const first = await stage.play({ body, killed: signal });
  expect(first.runner.exitCode).not.toBe(0);
  expect(first.runner.postExitCode).toBe(0);
  expect(answersOf(first)).toEqual([expect.stringContaining("The run was cut off")]);
  expect(answersOf(first)[0]).toContain("Mention me with `continue` to resume.");
  const repeated = await again(stage, body);
  expect(repeated.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", iterations: "2" });
  expect(sent(stage)[4]).toContain("This call was interrupted");
  expect(sent(stage)[4]).toContain("Your last run was cut off before it ended");
  expect(sent(stage)[4]).toContain("are in the workspace again: `one.txt`, `three.txt`, `two.txt`");
  expectResults(stage, 5);
  expect(answersOf(repeated)).toHaveLength(1);
  expect(repeated.pullRequests).toHaveLength(1);
  expect(repeated.problems).toEqual([]);
});

test("of a run that ended and one that was killed before it had done anything, the next is told of the last", async () => {
  const { call: sleep, onLine, signal } = stopInCommand();
  const script = [finish("First."), sleep, edit("after"), finish("Done.")];
  const stage = await stageFor({ script, onLine, toolErrors: interrupted });
  await stage.play();
  await stage.play({ issue: 1, body: "@agent and now?", killed: signal });
  const repeated = await again(stage, "@agent and now?");
  const news = sent(stage)[2]?.split("Since your last turn").at(-1);
  expect(news).toContain("Your last run was cut off before it ended");
  expect(news).not.toContain("ended as");
  expect(repeated.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", iterations: "2" });
  expectResults(stage, 3);
  expect(answersOf(repeated)).toHaveLength(2);
  expect(repeated.pullRequests).toHaveLength(1);
});

test("F41 of two runs at once the second waits, and then goes on in the same conversation", async () => {
  const stage: Stage = await stageFor({
    script: [() => wait(stage).command, finish("One."), finish("Two.")],
    onLine: ({ text }) => text.includes("This run waits for it") && wait(stage).isOver(),
  });
  const first = stage.play({ body: "@agent one" });
  await expect.poll(() => stage.model?.requests.length).toBe(1);
  const second = await stage.play({ issue: 1, body: "@agent two", environment: hasty });
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

test("after three runs and more than 200 events every request still begins with the one before it", async () => {
  const thought = (at: number) => ({ name: "think", arguments: { thought: `Thought ${at}.` } });
  // Several in one reply: they are as many events, and fewer requests.
  const thoughts = Array.from({ length: 9 }, (_, at) => ({ calls: [0, 1, 2, 3].map((one) => thought(4 * at + one)) }));
  const run = [...thoughts, finish("Done.")];
  const stage = await stageFor({ script: [...run, ...run, ...run] });
  await stage.play();
  await stage.play({ issue: 1, body: "@agent again" });
  const last = await stage.play({ issue: 1, body: "@agent and again" });
  const requests = sent(stage);
  expect(requests).toHaveLength(30);
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
