/** Where the report is, whatever becomes of the comment. */
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, play, stageFor } from "./play.ts";

const answer: Script = [call("finish", { message: "It makes slugs." })];

test("the report is a new comment, and the first leads there", async () => {
  const { rehearsal, problems } = await play({ script: answer, inputs: { "comment-mode": "new" } });
  expect(problems).toEqual([]);
  const [first, second] = answersOf(rehearsal);
  expect(first).toBe(`The answer is in [a separate comment](${rehearsal.outputs["comment-url"]}).`);
  expect(second).toContain("It makes slugs.");
  expect(rehearsal.outputs["comment-id"]).toBe(String(rehearsal.comments.at(-1)?.id));
});

test("without comments the report is in the summary, and the reactions are there", async () => {
  const { rehearsal, problems } = await play({ script: answer, inputs: { "comment-mode": "none" } });
  expect(problems).toEqual([]);
  expect(answersOf(rehearsal)).toEqual([]);
  expect(rehearsal.runner.summary).toContain("It makes slugs.");
  expect(rehearsal.reactions.map(({ content }) => content)).toEqual(["eyes", "+1"]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "comment-url": "" });
});

test("F24 on a locked thread the work is done, and the report is in the summary", async () => {
  const stage = await stageFor({ script: answer });
  const issue = stage.github.openIssue({ author: "rita", title: "Slugs", body: "What are they for?" });
  const asked = stage.github.comment({ issue: issue.number, author: "maria", body: "@agent tell us" });
  issue.locked = true;
  const payload = stage.github.issueCommentPayload(asked.id);
  const happening = () => ({ name: "issue_comment", payload, actor: "maria" });
  const rehearsal = await stage.play({ issue: issue.number, happening });
  expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
  expect(answersOf(rehearsal)).toEqual([]);
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(rehearsal.runner.summary).toContain("It makes slugs.");
  expect(rehearsal.runner.exitCode).toBe(0);
});

test("F19 the first comment is not taken: the work goes on, and the report is one comment", async () => {
  const stage = await stageFor({ script: answer });
  stage.github.failNext({ method: "POST", path: /\/issues\/1\/comments$/ }, { status: 502 });
  const rehearsal = await stage.play();
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("It makes slugs.")]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "comment-id": String(rehearsal.comments.at(-1)?.id) });
});

test("a token that may not comment is told of before anything is paid", async () => {
  const stage = await stageFor({ script: answer });
  const refused = { status: 403, body: { message: "Resource not accessible by integration" } };
  stage.github.failNext({ method: "POST", path: /\/issues\/1\/comments$/ }, refused);
  const rehearsal = await stage.play();
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" } });
});

test("F22 GitHub says yes and leaves the comment as it was: the report is posted again", async () => {
  const stage = await stageFor({ script: answer });
  const unchanged = { status: 200, body: { id: 5002, body: "### 🟡 Working on it", html_url: "https://x.test/c" } };
  stage.github.failNext({ method: "PATCH", path: /\/comments\// }, unchanged);
  const rehearsal = await stage.play();
  expect(answersOf(rehearsal).at(-1)).toContain("It makes slugs.");
  expect(answersOf(rehearsal)).toHaveLength(2);
  expect(answersOf(rehearsal)[0]).toContain("a separate comment");
});
