/** Whether the conversation of a thread goes on, as the workflow says: several events on one stage. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { labels, publish, run, waiting } from "./approving.ts";
import { answersOf, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";

const edit = (text: string) => call("file_editor", { command: "create", path: `${text}.txt`, file_text: `${text}\n` });
const finish = (message: string) => call("finish", { message });
const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const again = { issue: 1, body: "@agent and now the other one" };

const sent = ({ model }: Stage, request: number) => JSON.stringify(model?.requests[request]?.body.messages);

test("with its id the conversation goes on; with another id or never a new one begins, and a request is answered once", async () => {
  const names = ["one", "two", "three", "four"];
  const stage = await stageFor({ script: names.flatMap((name) => [edit(name), finish(`Wrote ${name}.`)]) });
  const next = (resume: string) => stage.play({ ...again, environment: { INPUT_RESUME: resume } });
  const first = await stage.play();
  const conversation = first.outputs["conversation-id"] ?? "";
  expect(first.outputs["resumed-from"]).toBe("");

  const second = await next(conversation);
  expect(second.outputs).toMatchObject({ "conversation-id": conversation, "resumed-from": conversation, branch });
  expect(sent(stage, 2)).toContain("Wrote one.");
  expect(answersOf(second).at(-1)).not.toContain("This is a new conversation");

  const other = "11111111-2222-4333-8444-555555555555";
  const third = await next(other);
  expectNew(stage, third, 4, conversation);
  const why = `\`resume\` names \`${other}\`, which is not the conversation of this thread.`;
  expect(answersOf(third).at(-1)).toContain(why);

  const fourth = await next("never");
  expectNew(stage, fourth, 6, third.outputs["conversation-id"] ?? "");
  expect(answersOf(fourth).at(-1)).not.toContain("This is a new conversation");
  expect([first, second, third, fourth].flatMap(({ problems }) => problems)).toEqual([]);

  const request = fourth.comments.findLast(({ body }) => body === again.body)?.id ?? 0;
  const payload = stage.github.issueCommentPayload(request);
  const happening = () => ({ name: "issue_comment", actor: "maria", payload });
  const repeated = await stage.play({ issue: 1, happening, environment: { INPUT_RESUME: "never" } });
  expect(repeated).toMatchObject({ modelRequests: 0, outputs: { outcome: "skipped" } });
});

/** A conversation that knows nothing of the one before; the branch and the pull request are the same. */
function expectNew(stage: Stage, { outputs }: Rehearsal, request: number, before: string): void {
  expect(outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2", "resumed-from": "" });
  expect(outputs["conversation-id"]).not.toBe(before);
  // It is told of the whole thread, and nothing of the earlier conversation's own events.
  const messages = (at: number) => stage.model?.requests[at]?.body.messages.length;
  expect(messages(request)).toBe(messages(0));
  expect(sent(stage, request)).toContain("and now the other one");
}

const neverAsked = playedOnce((lasting) => {
  const script = [run(publish), finish("Something else."), finish("No.")];
  return waiting(script, { inputs: { resume: "never" }, ...lasting });
});

test("with never what somebody approves is carried out in its conversation, which goes on", async () => {
  const { stage, first } = await neverAsked();
  const second = await stage.play({ issue: 1, happening: labels("maria") });
  const conversation = first.outputs["conversation-id"];
  expect(second.outputs).toMatchObject({ outcome: "changed", "resumed-from": conversation });
});

test("with never a request beside what waits withdraws it, and it can be approved no more", async () => {
  const { stage, first, pass } = await neverAsked();
  expect(first.outputs.outcome).toBe("awaiting-approval");
  const second = await stage.play(again);
  expect(second.outputs).toMatchObject({ outcome: "answered", "pending-actions": "" });
  expect(stage.github.state.records.labelsOf(1)).toEqual([]);
  expect(answersOf(second)[0]).toContain("something else was asked");
  pass(5000);
  const third = await stage.play({ issue: 1, happening: labels("maria") });
  expect(third).toMatchObject({ modelRequests: 0, outputs: { outcome: "skipped" } });
});

test("what is neither is told before anything is paid", async () => {
  const stage = await stageFor({ script: [finish("Done.")], inputs: { resume: "always" } });
  const rehearsal = await stage.play();
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" } });
  expect(rehearsal.outputs.reason).toContain("`resume` must be auto, never or the id of a conversation");
});
