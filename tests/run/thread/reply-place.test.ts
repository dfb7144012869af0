import { expect, test } from "vitest";
import { replyPlace } from "../../../src/run/thread/own-comments.ts";
import { Settings } from "../../../src/runner/input/settings.ts";

const thread = { answer: { kind: "review-thread", commentId: 7 } } as const;

test("an answer goes to the thread it was asked in, except where something may have to be approved", () => {
  expect(replyPlace(Settings.ofJob({}), thread)).toBe(thread.answer);
  expect(replyPlace(Settings.ofJob({ INPUT_CONFIRMATION: "risky" }), thread)).toEqual({ kind: "comment" });
  expect(replyPlace(Settings.ofJob({}), { answer: { kind: "comment" } })).toEqual({ kind: "comment" });
});

test("an answer in a discussion stays there, for nothing is approved in one", () => {
  const answer = { kind: "discussion", discussionId: "D_1", replyToId: "DC_2" } as const;
  expect(replyPlace(Settings.ofJob({ INPUT_CONFIRMATION: "risky" }), { answer })).toBe(answer);
});
