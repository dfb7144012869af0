import { expect, test } from "vitest";
import { reviewMarker } from "../../../../src/github/write/review/mark.ts";

const here = reviewMarker("a secret of ours", "acme/shop#7");
const key = "42/issue_comment/5001/2026-11-21T10:00:00Z";
const given = {
  ...{ found: 2, fixed: 1, stillOpen: 12, blocking: 0 },
  conversation: "0d9c2f4e-6d3a-4a39-9d0e-0c1f6a5b7e11",
};
const review = `It is short.\n\n${here.mark(key, given)}`;

test("a review of ours is known again by the request that it answers, with what it came to", () => {
  expect(here.read(review, key)).toEqual(given);
  expect(reviewMarker("a secret of ours", "Acme/Shop#7").read(review, key)).toEqual(given);
  expect(review).not.toContain("5001");
});

test.each([
  ["without a mark", "It is short."],
  ["with a forged mark", review.replace(/[0-9a-f]{32} -->/, `${"0".repeat(32)} -->`)],
  ["with other figures", review.replace(" 2 1 12 0 ", " 0 1 12 0 ")],
  ["of another conversation", review.replace("0d9c2f4e", "0d9c2f4f")],
  ["marked for another request", here.mark(`${key}-again`, given)],
  ["marked on another pull request", reviewMarker("a secret of ours", "acme/shop#8").mark(key, given)],
  ["marked with another secret", reviewMarker("a secret of theirs", "acme/shop#7").mark(key, given)],
])("a review %s is somebody else's", (_, body) => {
  expect(here.read(body, key)).toBeUndefined();
});

test("without a secret nothing is marked and nothing is ours", () => {
  const blank = reviewMarker("", "acme/shop#7");
  expect(blank.mark(key, given)).toBe("");
  expect(blank.read(review, key)).toBeUndefined();
});
