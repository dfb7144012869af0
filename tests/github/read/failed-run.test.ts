import { expect, test } from "vitest";
import { logTail, readEnd, readFailedJobs } from "../../../src/github/read/workflow-runs.ts";
import { openReviewed } from "./reader.ts";

test("the jobs that failed are read with the steps that failed and the end of their logs", async () => {
  await using story = await openReviewed();
  expect(await readFailedJobs(story.reader, { id: story.run, attempt: 1 })).toEqual({
    jobs: [
      {
        ...{ id: 9502, name: "test", conclusion: "failure", failedSteps: ["npm test"] },
        url: `${story.github.serverUrl}/acme/shop/actions/runs/9001/job/9502`,
        log: { text: "ok 1\nnot ok 2", isCut: false },
      },
    ],
    notes: [],
  });
  expect(story.problems()).toEqual([]);
});

test("the token does not go along to where the log lies", async () => {
  await using story = await openReviewed();
  await readFailedJobs(story.reader, { id: story.run, attempt: 1 });
  expect(story.github.exchanges.at(-1)).toMatchObject({ status: 302, path: "/repos/acme/shop/actions/jobs/9502/logs" });
});

test.each([
  ["a log is gone", /logs/, { status: 410, body: { message: "Gone" } }, { jobs: [{ log: undefined }], notes: [] }],
  ["the jobs are not ours to see", /jobs/, { status: 403, body: { message: "no" } }, { jobs: [] }],
])("where %s, the rest is read", async (_, path, reply, expected) => {
  await using story = await openReviewed();
  story.github.failNext({ method: "GET", path }, reply);
  const read = await readFailedJobs(story.reader, { id: story.run, attempt: 1 });
  expect(read).toMatchObject(expected);
  if (read.jobs.length === 0) expect(read.notes).toEqual([expect.stringContaining("`actions: read`")]);
});

test("of many jobs that failed all are named, and five logs are read", async () => {
  const jobs = Array.from({ length: 7 }, (_, id) => ({ id, name: `job ${id}`, conclusion: "failure" }));
  const asked: unknown[] = [];
  const stream = async (_: string, { job_id }: Readonly<Record<string, unknown>> = {}) => {
    asked.push(job_id);
    return chunks("not ok\n");
  };
  const read = await readFailedJobs({ get: async () => ({ jobs }), stream }, { id: 1, attempt: 1 });
  expect(read.jobs.map(({ log }) => log?.text)).toEqual([...Array(5).fill("not ok"), undefined, undefined]);
  expect(asked).toEqual([0, 1, 2, 3, 4]);
});

const limits = { lines: 3, characters: 100 };

test.each([
  ["a\nb\n", "a\nb", false],
  ["1\n2\n3\n4\n", "2\n3\n4", true],
  ["2026-11-21T10:00:00.1234567Z \u001b[1;31mred\u001b[0m", "red", false],
  ["\u001b]8;;https://x.test\u0007link\u001b]8;;\u0007", "link", false],
  ["10%\r50%\r100%\r\ndone", "100%\ndone", false],
  [`${"x".repeat(99)}\n${"y".repeat(99)}`, "y".repeat(99), true],
  ["", "", false],
])("%j ends in %j", (log, text, isCut) => {
  expect(logTail(log, limits)).toEqual({ text, isCut });
});

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

test("of a long stream only the end is held, from the beginning of a line on", async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `line ${index}\n`);
  expect(await readEnd(chunks(...lines), 30)).toBe("line 997\nline 998\nline 999\n");
  expect(await readEnd(chunks("a\n", "b\n"), 30)).toBe("a\nb\n");
  expect(await readEnd(chunks(), 30)).toBe("");
});
