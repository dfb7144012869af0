/** Whether the conversation of a thread goes on, as the workflow says: several events on one stage. */
import { expect, test, vi } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { labels, publish, run, waiting } from "./approving.ts";
import { answersOf, stageFor } from "./play.ts";

// Several whole runs each.
vi.setConfig({ testTimeout: 180_000 });

const edit = (text: string) => call("file_editor", { command: "create", path: `${text}.txt`, file_text: `${text}\n` });
const finish = (message: string) => call("finish", { message });
const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const again = { issue: 1, body: "@agent and now the other one" };

const sent = ({ model }: Stage, request: number) => JSON.stringify(model?.requests[request]?.body.messages);

/** Two runs on one issue, the second with that input. */
async function twice(resume: (conversation: string) => string) {
  const stage = await stageFor({ script: [edit("one"), finish("First."), edit("two"), finish("Second.")] });
  const first = await stage.play();
  const conversation = first.outputs["conversation-id"] ?? "";
  const second = await stage.play({ ...again, environment: { INPUT_RESUME: resume(conversation) } });
  expect([...first.problems, ...second.problems]).toEqual([]);
  return { stage, first, second, conversation };
}

test("with its id the conversation goes on, and the output says which", async () => {
  const { stage, first, second, conversation } = await twice((conversation) => conversation);
  expect(first.outputs["resumed-from"]).toBe("");
  expect(second.outputs).toMatchObject({ "conversation-id": conversation, "resumed-from": conversation, branch });
  expect(sent(stage, 2)).toContain("First.");
  expect(answersOf(second).at(-1)).not.toContain("This is a new conversation");
});

const other = "11111111-2222-4333-8444-555555555555";

/** A conversation that knows nothing of the first; the branch and the pull request are the same. */
function expectNew({ stage, second, conversation }: Awaited<ReturnType<typeof twice>>): void {
  expect(second.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2", "resumed-from": "" });
  expect(second.outputs["conversation-id"]).not.toBe(conversation);
  // It is told of the whole thread, and nothing of the earlier conversation's own events.
  expect(stage.model?.requests[2]?.body.messages).toHaveLength(stage.model?.requests[0]?.body.messages.length ?? 0);
  expect(sent(stage, 2)).toContain("and now the other one");
}

test("with another id a new one begins, and the answer says why", async () => {
  const played = await twice(() => other);
  expectNew(played);
  const why = `\`resume\` names \`${other}\`, which is not the conversation of this thread.`;
  expect(answersOf(played.second).at(-1)).toContain(why);
});

test("with never a new one begins, and a request is answered once all the same", async () => {
  const played = await twice(() => "never");
  expectNew(played);
  const { stage, second } = played;
  expect(answersOf(second).at(-1)).not.toContain("This is a new conversation");
  const request = second.comments.find(({ body }) => body === again.body)?.id ?? 0;
  const payload = stage.github.issueCommentPayload(request);
  const happening = () => ({ name: "issue_comment", actor: "maria", payload });
  const environment = { INPUT_RESUME: "never" };
  const repeated = await stage.play({ issue: 1, happening, environment });
  expect(repeated).toMatchObject({ modelRequests: 0, outputs: { outcome: "skipped" } });
});

test("with never what somebody approves is carried out in its conversation, which goes on", async () => {
  const { stage, first } = await waiting([run(publish), finish("Done.")], { inputs: { resume: "never" } });
  const second = await stage.play({ issue: 1, happening: labels("maria") });
  const conversation = first.outputs["conversation-id"];
  expect(second.outputs).toMatchObject({ outcome: "changed", "resumed-from": conversation });
});

test("with never a request beside what waits withdraws it, and it can be approved no more", async () => {
  const script = [run(publish), finish("Something else."), finish("No.")];
  const { stage, first, pass } = await waiting(script, { inputs: { resume: "never" } });
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
