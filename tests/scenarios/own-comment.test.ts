/** A run that was killed and is repeated knows its comment again by a mark that nobody else can make. */
import { expect, test } from "vitest";
import { answerMarker } from "../../src/github/write/marks.ts";
import type { EmbeddedGitHub } from "../../src/rehearsal/github/server.ts";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, interrupted, stageFor, stopInCommand, unmarked } from "./play.ts";
import { playedOnce } from "./played-once.ts";

const script: Script = [call("finish", { message: "It makes slugs." })];
const bot = "github-actions[bot]";
const key = "sk-test-0000000000000000";

/** Its first comment is on the thread, but the run never heard of it. */
const cutOff = playedOnce(async (lasting) => {
  const secrets = { githubToken: "ghs_test0000000000000000", apiKey: key };
  const stage = await stageFor({ script, secrets, ...lasting });
  const kill = new AbortController();
  stage.github.listen(
    (request) => request.endsWith("/issues/1/comments") && request.startsWith("POST") && kill.abort(),
  );
  await stage.play({ killed: kill.signal });
  return { stage };
});

/** Its comment is remembered. */
const cutOffLater = playedOnce(async (lasting) => {
  const { call: sleep, onLine, signal } = stopInCommand();
  const stage = await stageFor({ script: [sleep, ...script], onLine, toolErrors: interrupted, ...lasting });
  await stage.play({ killed: signal });
  return { stage };
});

function repeated(stage: Stage) {
  const request = stage.github.state.commentsOn(1)[0]?.id ?? 0;
  const happening = (github: EmbeddedGitHub) => ({
    ...{ name: "issue_comment", payload: github.issueCommentPayload(request), actor: "maria" },
  });
  return stage.play({ issue: 1, happening, environment: { GITHUB_RUN_ID: "7001", GITHUB_RUN_ATTEMPT: "2" } });
}

/** What a workflow that repeats the words of strangers would say under our common name; the last is a copy from another thread. */
function forgeries(genuine: string): string[] {
  const markIn = (place: string, key: string) => answerMarker(key, place).mark("any");
  return [
    unmarked(genuine),
    genuine.replace(/[0-9a-f]{32} -->/, `${"0".repeat(32)} -->`),
    `${unmarked(genuine)}\n\n${markIn("acme/slugify#1", "a key of theirs")}`,
    `${unmarked(genuine)}\n\n${markIn("acme/slugify#2", key)}`,
  ];
}

test("it goes on with its comment, and leaves those alone that only look like it", async () => {
  const { stage } = await cutOff();
  const [genuine] = stage.github.state.commentsOn(1).filter(({ author }) => author === bot);
  expect(genuine?.body).toContain("Working on it");
  const forged = forgeries(genuine?.body ?? "").map((body) => stage.github.comment({ issue: 1, author: bot, body }));
  const before = forged.map(({ body }) => body);
  const rehearsal = await repeated(stage);
  expect(rehearsal.outputs["comment-id"]).toBe(String(genuine?.id));
  expect(genuine?.body).toContain("It makes slugs.");
  expect(forged.map(({ body }) => body)).toEqual(before);
  expect(answersOf(rehearsal)).toHaveLength(1 + forged.length);
});

test("where there are only such comments, it writes its own", async () => {
  const { stage } = await cutOff();
  const [genuine] = stage.github.state.commentsOn(1).filter(({ author }) => author === bot);
  stage.github.state.comments.delete(genuine?.id ?? 0);
  const forged = forgeries(genuine?.body ?? "").map((body) => stage.github.comment({ issue: 1, author: bot, body }));
  const before = forged.map(({ body }) => body);
  const rehearsal = await repeated(stage);
  expect(forged.map(({ body }) => body)).toEqual(before);
  expect(answersOf(rehearsal)).toHaveLength(forged.length + 1);
  expect(answersOf(rehearsal).at(-1)).toContain("It makes slugs.");
});

test.for(["edited", "hidden"] as const)(
  "F23 a comment that is remembered of a run which was cut off is left alone if somebody has %s it since",
  async (deed) => {
    const { stage } = await cutOffLater();
    const [stored] = stage.github.state.commentsOn(1).filter(({ author }) => author === bot);
    if (stored && deed === "edited") stage.github.state.editComment(stored, "Their words", "maria");
    else Object.assign(stored ?? {}, { isMinimized: true });
    const before = stored?.body;
    const rehearsal = await repeated(stage);
    expect(rehearsal.problems).toEqual([]);
    expect(stored?.body).toBe(before);
    const [, answer, ...others] = answersOf(rehearsal);
    expect(others).toEqual([]);
    expect(answer).toContain("It makes slugs.");
    expect(answer).toContain(`issuecomment-${stored?.id}) was ${deed}`);
  },
);

test("an answer in a new comment does not go into one of a stranger who has copied the mark of the first", async () => {
  const stage = await stageFor({
    ...{ script, inputs: { "comment-mode": "new" } },
    secrets: { githubToken: "ghs_test0000000000000000", apiKey: key },
  });
  const { state, listen, comment } = stage.github;
  const copies: string[] = [];
  listen((request) => {
    const [first] = state.commentsOn(1).filter(({ author }) => author === bot);
    if (!first || copies.length > 0 || !request.endsWith("/issues/1/comments")) return;
    copies.push(first.body.replace(/^.*/, "### 🟢 Answered"));
    comment({ issue: 1, author: "stranger", body: copies[0] ?? "" });
  });
  const rehearsal = await stage.play();
  expect(copies).toEqual([expect.stringContaining("<!-- deckhand:answer")]);
  expect(state.commentsOn(1).filter(({ author }) => author === "stranger")).toMatchObject([{ body: copies[0] }]);
  expect(answersOf(rehearsal).at(-1)).toContain("It makes slugs.");
});

test("an answer in a new comment leaves standing what an attempt before had come to", async () => {
  const stage = await stageFor({
    ...{ script: [{ status: 401, error: { message: "no" } }, ...script], inputs: { "comment-mode": "new" } },
    secrets: { githubToken: "ghs_test0000000000000000", apiKey: key },
  });
  await stage.play({ environment: { GITHUB_RUN_ID: "7001" } });
  const failed = stage.github.state.commentsOn(1).at(-1);
  const words = failed?.body;
  expect(words).toMatch(/^### 🔴 The model endpoint refused the key/);
  const rehearsal = await repeated(stage);
  expect(failed?.body).toBe(words);
  expect(answersOf(rehearsal).at(-1)).toContain("It makes slugs.");
});
