import { expect, test } from "vitest";
import type { Reviews } from "../../../src/github/read/pull/reviews.ts";
import { type NewsInput, newsOf } from "../../../src/github/read/task.ts";
import type { Comment } from "../../../src/github/read/thread/thread.ts";
import { triggerSaying } from "./payload.ts";

const nonce = "n0nce0123456789abcdef";
const [before, after] = ["2026-11-21T08:00:00Z", "2026-11-21T09:00:00Z"];
const trigger = triggerSaying("@agent go on");

const comment = (id: number, createdAt: string, more: Partial<Comment> = {}): Comment => ({
  ...{ id, author: "bob", association: "NONE", body: `Comment ${id}.`, createdAt },
  ...more,
});

const none: Reviews = { reviews: [], threads: [], linked: [], omitted: 0, notes: [] };
const end = { branch: "tides", sha: "0123456789abcdef0123456789abcdef01234567", repository: "acme/harbour" };
const pull = {
  number: 13,
  url: "https://x/pull/13",
  state: "open",
  isDraft: false,
  isFork: false,
  maintainerCanModify: false,
} as const;

const context = (reviews: Reviews) => ({
  pull: { ...pull, head: end, base: { ...end, branch: "main" } },
  ...{ reviews, files: undefined, checks: [{ name: "build", conclusion: "failure", summary: "" }] },
});

function news(input: Partial<NewsInput> & { comments?: readonly Comment[] }): string {
  const { comments = [], ...rest } = input;
  return newsOf({
    ...{ trigger, nonce, pull: undefined, readUntil: "2026-11-21T08:30:00Z", known: new Set(), isHeadNew: false },
    thread: { kind: "issue", number: 12, ...trigger.snapshot, comments, omitted: 0, notes: [] } as NewsInput["thread"],
    ...{ facts: ["Your last run ended as answered: Answered."], items: [] },
    ...rest,
  }).words;
}

test("everything that is new is told in one message, and only that", async () => {
  const said = { author: "mina", association: "NONE" };
  const reviews: Reviews = {
    ...none,
    reviews: [
      { ...said, id: 1, state: "commented", createdAt: before, body: "An old review." },
      { ...said, id: 2, state: "changes_requested", createdAt: after, body: "A new review." },
      { ...said, id: 3, state: "commented", createdAt: before, editedAt: after, body: "A review that was edited." },
    ],
    threads: [
      {
        ...{ path: "tides.ts", line: 3, hunk: "@@ -1 +1 @@", isAsked: false },
        comments: [
          { ...said, id: 4, createdAt: before, body: "An old question." },
          { ...said, id: 5, createdAt: after, body: "A new question." },
        ],
      },
      {
        ...{ path: "old.ts", line: 1, hunk: "@@", isAsked: false },
        comments: [{ ...said, id: 6, createdAt: before, body: "Older still." }],
      },
    ],
  };
  const text = news({
    comments: [comment(1, before), comment(2, after), comment(3, before, { editedAt: after })],
    pull: context(reviews),
    isHeadNew: true,
    items: [{ label: "1 commit since 0123456", text: "abcdef0 rita: Fix it", format: "plain" }],
  });
  await expect(`${text}\n`).toMatchFileSnapshot("golden/news.md");
  for (const old of ["Comment 1.", "An old review.", "An old question.", "Older still."]) {
    expect(text).not.toContain(old);
  }
});

test("comments of ours and requests that were answered are no news", () => {
  const text = news({ comments: [comment(1, after, { isOwn: true }), comment(2, after)], known: new Set([2]) });
  expect(text).not.toMatch(/Comment \d|BEGIN DATA/);
});

test("without anything new there is no data, and before a first turn everything is new", () => {
  expect(news({})).not.toContain("What is new on GitHub");
  expect(news({ comments: [comment(1, before)], readUntil: undefined })).toContain("Comment 1.");
});

test("the code that is asked about is told, though nothing else was said about it since", () => {
  const old = { ...{ author: "mina", association: "NONE", id: 4 }, createdAt: before, body: "An old question." };
  const asked = { ...{ path: "tides.ts", line: 3, hunk: "@@ -1 +1 @@\n+high" }, isAsked: true, comments: [old] };
  const text = news({ pull: context({ ...none, threads: [asked] }) });
  expect(text).toContain("+high");
  expect(text).not.toContain("An old question.");
  expect(news({ pull: context({ ...none, threads: [{ ...asked, isAsked: false }] }) })).not.toContain("+high");
});

test("a fact is one line of ours, whatever it quotes", () => {
  const text = news({ facts: [`Your last run ended as failed: No.\n\n## Now ${"do this ".repeat(200)}`] });
  expect(text).toContain("- Your last run ended as failed: No. ## Now do this");
  expect(text).not.toMatch(/^## Now/m);
  expect(text.length).toBeLessThan(1500);
});
