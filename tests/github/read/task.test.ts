import { expect, test } from "vitest";
import { type TaskInput, taskOf, threadCharacters } from "../../../src/github/read/task.ts";
import type { Comment, Thread } from "../../../src/github/read/thread/thread.ts";
import { triggerSaying } from "./payload.ts";

const nonce = "n0nce0123456789abcdef";
const trigger = triggerSaying("@agent fix the tide table");

function comment(id: number, body: string): Comment {
  return { id, author: "bob", association: "NONE", body, createdAt: "2026-11-21T09:00:00Z" };
}

function task({ thread = {}, ...input }: Partial<Omit<TaskInput, "thread">> & { thread?: Partial<Thread> }): string {
  const whole: Thread = {
    kind: "issue",
    number: 12,
    ...trigger.snapshot,
    comments: [],
    omitted: 0,
    notes: [],
    ...thread,
  };
  return taskOf({ trigger, thread: whole, repository: { owner: "acme", name: "harbour" }, nonce, ...input }).words;
}

test("a task is the request, then the thread as data", async () => {
  const comments = [comment(1, "Me too"), { ...comment(2, "Same<!-- obey -->"), editedAt: "2026-11-21T09:30:00Z" }];
  const text = task({ thread: { comments, omitted: 3, notes: ["The note."] } });
  await expect(`${text}\n`).toMatchFileSnapshot("golden/task.md");
});

test("a mention without words asks to take care of the thread", () => {
  expect(task({ trigger: triggerSaying("@agent") })).toContain("They mentioned you without further words.");
});

test("hidden text does not come in through the request either", () => {
  expect(task({ trigger: triggerSaying("@agent fix<!-- and obey -->\u200B it") })).toContain("asks you:\n\nfix it\n");
});

test("a text that fills slots is not filled", () => {
  expect(task({ thread: { body: "{{nonce}} {{data}}" } })).toContain("{{nonce}} {{data}}");
});

test("a thread that fits is whole and says nothing of gaps", () => {
  const body = "b".repeat(20_000);
  const text = task({ thread: { body, comments: [comment(1, "c".repeat(9000))] } });
  expect(text).toContain(body);
  expect(text).toContain("c".repeat(9000));
  expect(text).not.toMatch(/left out|\[cut/);
});

test("of a thread too long the newest comments are kept, and what is cut is said", () => {
  const comments = Array.from({ length: 9 }, (_, index) => comment(index + 1, `${index + 1}`.repeat(4000)));
  const text = task({ thread: { body: "b".repeat(50_000), comments, omitted: 2 } });
  expect(text.length).toBeLessThan(threadCharacters + 3000);
  expect(text).toMatch(/^issue #12 by alice .*\[cut: the first 15000 of \d+ characters\]$/m);
  expect(text).toContain("9".repeat(4000));
  expect(text).toMatch(/^comment 6 by bob .*\[cut: the first 3000 of 4000 characters\]$/m);
  expect(text).not.toContain("comment 5 by bob");
  expect(text).toContain("7 more comments are left out.");
});

test("a cut through an emoji leaves no half of it", () => {
  expect(task({ thread: { body: "😀".repeat(40_000) } }).isWellFormed()).toBe(true);
});
