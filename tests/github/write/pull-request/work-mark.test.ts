import { describe, expect, test } from "vitest";
import { commitMessage } from "../../../../src/git/commit-message.ts";
import { workMarker } from "../../../../src/github/write/pull-request/pull-request.ts";

const place = { repositoryId: 42, number: 7 };
const branch = "agent/issue-7-tides";
const ours = workMarker("sk-secret", place);
const others = [
  ["another thread", workMarker("sk-secret", { ...place, number: 8 })],
  ["another repository", workMarker("sk-secret", { ...place, repositoryId: 43 })],
  ["work elsewhere for the same thread", workMarker("sk-secret", { ...place, other: 43 })],
  ["another key", workMarker("sk-other", place)],
  ["no key", workMarker("", place)],
] as const;

describe("the mark of a pull request", () => {
  const body = `Closes #7\n\nThe tides are right.\n\n${ours.mark(branch)}`;

  test("is known again, wherever it stands in the body", () => {
    expect(ours.isMarked(body, branch)).toBe(true);
    expect(ours.isMarked(`${body}\n\nEdited by Maria.`, branch)).toBe(true);
  });

  test.for(others)("is none with %s", ([, marker]) => {
    expect(marker.isMarked(body, branch)).toBe(false);
    expect(ours.isMarked(`x ${marker.mark(branch)}`, branch)).toBe(false);
  });

  test.for([
    ["copied to another branch", body, "agent/issue-7-mine"],
    ["forged", `<!-- deckhand:work ${"0".repeat(32)} -->`, branch],
    ["one of two", `${body}\n${ours.mark("agent/issue-7-mine")}`, branch],
    ["missing", "Closes #7", branch],
  ] as const)("is none where it is %s", ([, text, head]) => {
    expect(ours.isMarked(text, head)).toBe(false);
  });
});

describe("the mark of a commit", () => {
  const id = "11111111-2222-4333-8444-555555555555";
  const facts = { about: { number: 7, title: "Tides" }, requester: undefined, host: "github.com", runUrl: "https://x" };
  const message = commitMessage({ ...facts, conversationId: id, mark: ours.trailer(id) });

  test("is a trailer that is known again", () => {
    expect(ours.hasTrailer(message)).toBe(true);
    expect(message.split("\n\n").at(-1)).toMatch(/^Agent-Conversation: .*\nAgent-Run: .*\nAgent-Mark: [0-9a-f]{32}\n$/);
  });

  test.for(others)("is none with %s", ([, marker]) => {
    expect(marker.hasTrailer(message)).toBe(false);
  });

  test("is none beside another conversation, and where it is missing", () => {
    expect(ours.hasTrailer(message.replace(id, id.replace("1", "9")))).toBe(false);
    expect(ours.hasTrailer(commitMessage({ ...facts, conversationId: id }))).toBe(false);
  });
});

test("a mark of the work in one other repository means nothing in the next", () => {
  const [lib, web] = [43, 44].map((other) => workMarker("sk-secret", { ...place, other }));
  const body = `Part of the work.\n\n${lib?.mark(branch)}`;
  expect([lib?.isMarked(body, branch), web?.isMarked(body, branch)]).toEqual([true, false]);
});
