import { expect, test } from "vitest";
import { replyPlace } from "../../../src/action/thread/reply-place.ts";

const thread = { answer: { kind: "review-thread", commentId: 7 } } as const;

test("an answer goes to the thread it was asked in, except where something may have to be approved", () => {
  expect(replyPlace({}, thread)).toBe(7);
  expect(replyPlace({ INPUT_CONFIRMATION: "risky" }, thread)).toBeUndefined();
  expect(replyPlace({}, { answer: { kind: "comment" } })).toBeUndefined();
});
