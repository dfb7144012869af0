import { describe, expect, test } from "vitest";
import { answerMarker, reviewMarker } from "../../../src/github/write/marks.ts";

describe("the mark of an answer", () => {
  const here = answerMarker("a secret of ours", "acme/shop#7");
  const key = "42/issue_comment/5001/2026-11-21T10:00:00Z";
  const answer = `### 🟡 Working on it\n\nSoon.\n\n${here.mark(key)}`;

  test("an answer of ours is known again, also by the trigger that it is for", () => {
    expect(here.isOurs(answer)).toBe(true);
    expect(here.isOurs(answer, key)).toBe(true);
    expect(answerMarker("a secret of ours", "Acme/Shop#7").isOurs(answer, key)).toBe(true);
    expect(here.mark(key)).not.toContain("5001");
  });

  test.each([
    ["without a mark", "### 🟡 Working on it"],
    ["with a forged mark", answer.replace(/[0-9a-f]{32} -->/, `${"0".repeat(32)} -->`)],
    ["marked for another trigger", answer.replace(/answer [0-9a-f]{32}/, `answer ${"0".repeat(32)}`)],
    ["marked in another thread", answerMarker("a secret of ours", "acme/shop#8").mark(key)],
    ["marked in another repository", answerMarker("a secret of ours", "acme/shoe#7").mark(key)],
    ["marked with another secret", answerMarker("a secret of theirs", "acme/shop#7").mark(key)],
    ["with two marks", `${answer}\n${answerMarker("theirs", "acme/shop#7").mark(key)}`],
  ])("a text %s is somebody else's", (_, body) => {
    expect(here.isOurs(body)).toBe(false);
  });

  test("an answer to one request is none to another", () => {
    expect(here.isOurs(answer, `${key}-again`)).toBe(false);
  });

  test("without a secret nothing is marked and nothing is ours", () => {
    const blank = answerMarker("", "acme/shop#7");
    expect(blank.mark(key)).toBe("");
    expect(blank.isOurs(answer)).toBe(false);
  });
});

describe("the mark of a review", () => {
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
});
