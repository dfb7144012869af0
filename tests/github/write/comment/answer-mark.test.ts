import { expect, test } from "vitest";
import { answerMarker } from "../../../../src/github/write/comment/answer-mark.ts";

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
