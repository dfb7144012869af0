import { expect, test } from "vitest";
import { testsInCommand } from "../../../../src/run/outcome/tests/command-tests.ts";
import { testIn } from "../../../../src/run/report/facts.ts";
import { HIDDEN, OTHERS, TESTS } from "./commands.ts";

test.each(Object.entries(TESTS))(
  "the test commands of %s are recognised, and their exit code is that of the tests",
  (_, commands) => {
    expect(commands.filter((command) => testIn(command) !== "known")).toEqual([]);
  },
);

test.each(HIDDEN)("%s: %j has tests, and its exit code is not theirs alone", (why, command) => {
  expect(testIn(command)).toBe("unknown");
  expect(testsInCommand(command).exit).toBe(why);
});

test("commands that only name tests are none", () => {
  expect(OTHERS.filter((command) => testIn(command) !== undefined)).toEqual([]);
});

test("the table has at least 150 test commands, each once", () => {
  const all = Object.values(TESTS).flat();
  expect(all.length).toBeGreaterThan(150);
  expect(new Set([...all, ...OTHERS]).size).toBe(all.length + OTHERS.length);
});
