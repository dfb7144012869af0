import { expect, test } from "vitest";
import { clipMiddle } from "../../src/lib/text.ts";

test("a text within the limit is left alone", () => {
  expect(clipMiddle("12345", 5, "[cut]")).toBe("12345");
});

test("a long text keeps its beginning and its end within the limit", () => {
  const clipped = clipMiddle(`begin${"x".repeat(1000)}end`, 100, "[cut]");
  expect(clipped).toMatch(/^begin.*\n\[cut\]\n.*end$/);
  expect(clipped).toHaveLength(100);
});

test.for([40, 41, 42, 43])("no character is cut in half at limit %d", (limit) => {
  expect(clipMiddle("😀".repeat(100), limit, "[cut]").isWellFormed()).toBe(true);
});
