import { expect, test } from "vitest";
import { z } from "zod";
import { fieldProblems } from "../../src/lib/field-problems.ts";

const Shape = z.strictObject({
  steps: z.int().min(1, "It is at least 1.").optional(),
  hooks: z.strictObject({}).optional(),
});

function problemsIn(value: unknown): string {
  const { error } = Shape.safeParse(value);
  return error === undefined ? "" : fieldProblems(error);
}

test.for([
  [{ steps: 3 }, ""],
  [{ steps: 0 }, "`steps`: It is at least 1."],
  [{ model: "x", stpes: 1 }, "`model`, `stpes` cannot be set here."],
  [{ hooks: { "a`b\nc": 1 } }, "`hooks.a'b c` cannot be set here."],
  ["words", "Invalid input: expected object, received string."],
] as const)("%j: %s", ([value, told]) => {
  expect(problemsIn(value)).toBe(told);
});

test("many problems are counted", () => {
  const { error } = z.array(z.int()).safeParse(Array(7).fill("x"));
  expect(error && fieldProblems(error)).toMatch(/^`0`: .* There are 2 more problems\.$/);
});
