import { expect, test } from "vitest";
import { leaseOf } from "../../../src/action/durable/recall.ts";

const now = new Date("2026-11-22T10:00:00.000Z");
const asked = (key: string, runAttempt = 2) => {
  const desk = { world: { env: {}, now: () => now }, job: { runId: 7101, runAttempt, runUrl: "u" }, trigger: { key } };
  return desk as never; // all that is asked of them
};

test("a request that was cut off is at work since its first attempt, however often it is repeated", () => {
  const before = { ...leaseOf(asked("k", 1), null), taken: "2026-11-22T09:00:00.000Z" };
  expect(leaseOf(asked("k"), before)).toMatchObject({
    taken: before.taken,
    attempt: 2,
    until: "2026-11-22T10:35:00.000Z",
  });
  expect(leaseOf(asked("k", 3), leaseOf(asked("k"), before)).taken).toBe(before.taken);
  expect(leaseOf(asked("another"), before).taken).toBe(now.toISOString());
  expect(leaseOf(asked("k"), null).taken).toBe(now.toISOString());
});
