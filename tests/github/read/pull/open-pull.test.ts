import { expect, test } from "vitest";
import { findOpenPull, isFrom } from "../../../../src/github/read/pull/pull.ts";

const pull = (number: number, ref: string, id: number | null = 1) => ({
  number,
  html_url: `https://x/pulls/${number}`,
  body: null,
  head: { ref, sha: String(number).repeat(40), repo: id === null ? null : { id } },
  base: { ref: "main" },
});

const found = (...pulls: object[]) => findOpenPull({ get: async () => pulls }, 1, isFrom("agent/task-1"));

test("the newest pull request from the branch of a task is found, also from one that had to be made beside it", async () => {
  expect(await found(pull(3, "agent/other"), pull(4, "agent/task-1"))).toEqual({
    ...{ number: 4, url: "https://x/pulls/4", body: "" },
    ...{ branch: "agent/task-1", sha: "4".repeat(40), base: "main" },
  });
  expect(await found(pull(4, "agent/task-1"), pull(6, "agent/task-1-run-9"))).toMatchObject({ number: 6 });
});

test.for([
  ["a fork with a branch of that name", pull(4, "agent/task-1", 2)],
  ["a fork that is gone", pull(4, "agent/task-1", null)],
  ["a branch that begins like it", pull(4, "agent/task-12")],
  ["a branch of people", pull(4, "main")],
] as const)("one from %s is none", async ([, other]) => {
  expect(await found(other)).toBeUndefined();
});
