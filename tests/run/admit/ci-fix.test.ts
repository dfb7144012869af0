import { describe, expect, test } from "vitest";
import { chanceAt, continueAttempts } from "../../../src/run/admit/ci-attempts.ts";
import { failureOf } from "../../../src/run/admit/ci-fix.ts";

const [first, second, third] = ["a", "b", "c"].map((letter) => letter.repeat(40)) as [string, string, string];

describe("a chain of attempts", () => {
  test("goes on over our own commits until the limit, and says so once", () => {
    const one = chanceAt({}, first, "f1", 2);
    if (one.status !== "go") throw new Error(one.status);
    const two = chanceAt(continueAttempts(one.counters, first, second), second, "f2", 2);
    if (two.status !== "go") throw new Error(two.status);
    const three = chanceAt(continueAttempts(two.counters, second, third), third, "f3", 2);
    expect(three).toMatchObject({ status: "spent", tried: 2 });
    if (three.status !== "spent") throw new Error(three.status);
    expect(chanceAt(three.counters, third, "f4", 2)).toEqual({ status: "told" });
  });

  test("stops where a commit of ours fails as the one before", () => {
    const one = chanceAt({}, first, "f1", 5);
    if (one.status !== "go") throw new Error(one.status);
    expect(chanceAt(continueAttempts(one.counters, first, second), second, "f1", 5)).toMatchObject({
      status: "unchanged",
    });
  });

  test("begins again with a commit of somebody else, failing in the same way", () => {
    const one = chanceAt({ other: 7 }, first, "f1", 1);
    if (one.status !== "go") throw new Error(one.status);
    const again = chanceAt(continueAttempts(one.counters, first, second), third, "f1", 1);
    expect(again).toEqual({ status: "go", counters: { other: 7, [`ci/${third}`]: 1, [`ci/${third}/f1`]: 1 } });
  });
});

describe("a failure", () => {
  const jobs = (text: string, step = "test") => ({
    jobs: [
      {
        ...{ id: 1, name: "unit", conclusion: "failure", url: "", failedSteps: [step] },
        log: { text, isCut: false },
      },
    ],
    notes: [],
  });

  test("is the same at another time, in another commit and however long it took", () => {
    const before = failureOf(jobs("2026-11-21T10:00:00.1Z not ok 3 - slugs (12 ms) at 0a1b2c3d4e\nok 1 - other"));
    expect(failureOf(jobs("2026-11-22T11:30:00.7Z not ok 3 - slugs (9 ms) at ffb2c3d4e5"))).toBe(before);
  });

  test.for([
    ["another message", jobs("not ok 4 - hyphens (12 ms)")],
    ["another step", jobs("not ok 3 - slugs (12 ms)", "lint")],
  ] as const)("is another with %s", ([, other]) => {
    expect(failureOf(other)).not.toBe(failureOf(jobs("not ok 3 - slugs (12 ms)")));
  });

  test("of which nothing could be read has no name", () => {
    expect(failureOf({ jobs: [], notes: ["x"] })).toBeUndefined();
  });
});
