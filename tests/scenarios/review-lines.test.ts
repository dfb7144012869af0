/** A review and its line comments are one request, in whatever second each was written; strangers cannot join it. */
import { expect, test } from "vitest";
import { call, conclude } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const hunk = "@@ -0,0 +1,3 @@\n+High at noon.\n+Low at six.\n+Twice a day.";
const script = [
  call("terminal", { command: "sed -i 's/six/seven/' tides.md" }),
  conclude("Said seven."),
  conclude("Again."),
];

async function reviewed() {
  const stage = await stageFor({ script });
  const tides = { "tides.md": "High at noon.\nLow at six.\nTwice a day.\n" };
  gitOf(stage, ["update-ref", "refs/heads/tides", commitOf(stage, "main", tides)]);
  const { number } = stage.github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "tides" });
  const { records } = stage.github.state;
  const line = (body: string, more: object = {}) =>
    records.addReviewComment({ pull: number, author: "maria", body, path: "tides.md", line: 2, hunk, ...more });
  return { stage, number, records, line };
}

type Happens = NonNullable<PlayOptions["happening"]>;

const inReview =
  (id: number): Happens =>
  (github) => ({
    ...{ name: "pull_request_review", actor: "maria", payload: github.payloads.review(id) },
  });

function told({ model }: Stage, at = 0): string {
  return JSON.stringify(model?.requests[at]?.body.messages);
}

test.for([0, 90_000])(
  "a review calls, and its lines were written %s ms before: they are part of the request",
  async (gap) => {
    const { stage, number, records, line } = await reviewed();
    const body = "@agent address my comments";
    const review = records.addReview({ pull: number, author: "maria", body, state: "CHANGES_REQUESTED" });
    const [one, two] = [line("LINETEXT-1", { review: review.id }), line("LINETEXT-2", { review: review.id, line: 1 })];
    const createdAt = new Date(Date.parse(review.submittedAt) - gap).toISOString();
    for (const comment of [one, two]) Object.assign(comment, { createdAt });
    Object.assign(line("STRANGERTEXT", { author: "stranger" }), { createdAt: review.submittedAt });
    const rehearsal = await stage.play({ issue: number, happening: inReview(review.id) });
    expect([...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange)]).toEqual([]);
    expect(rehearsal.outputs.outcome).toBe("changed");
    const said = told(stage);
    for (const { id } of [one, two]) {
      expect(said).toContain(`review comment ${id}, unresolved, submitted with the request and part of it, by maria`);
    }
    expect([said.includes("LINETEXT-1"), said.includes("LINETEXT-2")]).toEqual([true, true]);
    expect(said).not.toContain("STRANGERTEXT");
  },
);

test("a draft that is older than an earlier request reaches a conversation that goes on", async () => {
  const { stage, number, records, line } = await reviewed();
  const first = records.addReview({ pull: number, author: "maria", body: "", state: "PENDING" });
  const draft = line("LINETEXT-1", { review: first.id });
  await stage.play({ issue: number, body: "@agent say seven" });
  expect(told(stage)).not.toContain("LINETEXT-1");
  const later = new Date(Date.parse(draft.createdAt) + 90_000).toISOString();
  Object.assign(first, { body: "@agent address my comments", state: "COMMENTED", submittedAt: later });
  await stage.play({ issue: number, happening: inReview(first.id) });
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).toContain("LINETEXT-1");
});

test("a line comment calls: what was submitted with it is part of the request", async () => {
  const { stage, number, records, line } = await reviewed();
  const body = "REVIEWTEXT";
  const review = records.addReview({ pull: number, author: "maria", body, state: "COMMENTED" });
  const asked = line("@agent see my other comment too", { review: review.id });
  const sibling = line("LINETEXT-1", { review: review.id, line: 1 });
  const happening: Happens = (github) => ({
    ...{ name: "pull_request_review_comment", actor: "maria", payload: github.payloads.reviewComment(asked.id) },
  });
  await stage.play({ issue: number, happening });
  expect(told(stage)).toContain(`review comment ${sibling.id}, unresolved, submitted with the request and part of it`);
  expect(told(stage)).toContain("REVIEWTEXT");
});

test("a comment calls in the second of a review: both are read, and nothing that others wrote in it", async () => {
  const { stage, number, records, line } = await reviewed();
  const comment = stage.github.comment({ issue: number, author: "maria", body: "@agent address the review" });
  const review = records.addReview({ pull: number, author: "maria", body: "REVIEWTEXT", state: "COMMENTED" });
  const { createdAt } = comment;
  Object.assign(review, { submittedAt: createdAt });
  Object.assign(line("LINETEXT-1", { review: review.id }), { createdAt });
  Object.assign(line("STRANGERTEXT", { author: "stranger" }), { createdAt });
  const payload = stage.github.issueCommentPayload(comment.id);
  await stage.play({ issue: number, happening: () => ({ name: "issue_comment", actor: "maria", payload }) });
  const said = told(stage);
  expect([said.includes("REVIEWTEXT"), said.includes("LINETEXT-1")]).toEqual([true, true]);
  expect(said).not.toContain("STRANGERTEXT");
});

/** Everything in one second, as scripts write it. */
async function manyLines(amount: number, words: string) {
  const { stage, number, records, line } = await reviewed();
  const review = records.addReview({ pull: number, author: "maria", body: "@agent address my comments" });
  const ids = Array.from({ length: amount }, (_, index) => {
    const comment = line(`LINE-${index}. ${words}`, { review: review.id, line: 1 + (index % 3) });
    Object.assign(comment, { createdAt: review.submittedAt });
    return comment.id;
  });
  const rehearsal = await stage.play({ issue: number, happening: inReview(review.id) });
  const said = told(stage);
  const seen = [...said.matchAll(/LINE-(\d+)\./g)].map(([, index]) => Number(index));
  const answer = answersOf(rehearsal).at(-1) ?? "";
  return { said, seen, ids, answer, rehearsal };
}

const upTo = (amount: number) => Array.from({ length: amount }, (_, index) => index);

test("hundreds of line comments in one second are in the request, in their order, with the code once", async () => {
  const { said, seen, answer } = await manyLines(300, "Say when.");
  expect(seen).toEqual(upTo(300));
  expect(said.split("+Twice a day.").length - 1).toBeLessThan(5);
  expect(said).toContain("tides.md:2, in the code above");
  expect(answer).toContain("### 🟢 Changed 1 file");
});

test("where there is no room for all of them, the first ones are told, the rest is named, and the person is told", async () => {
  const { said, seen, ids, answer } = await manyLines(300, "word ".repeat(400));
  expect(seen.length).toBeGreaterThan(25);
  expect(seen).toEqual(upTo(seen.length));
  expect(said).toContain(`${300 - seen.length} review comments of the request, without room for the text`);
  for (const [index, id] of ids.entries())
    expect(said.includes(`review comment ${id}, tides.md:${1 + (index % 3)}`)).toBe(index >= seen.length);
  expect(answer).toContain("### 🟠 Changed 1 file");
  expect(answer).toContain(`⚠️ ${300 - seen.length} line comments of this request did not fit`);
  expect(answer).toContain(`/pull/1#discussion_r${ids[seen.length]})`);
});
