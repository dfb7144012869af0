import { expect, test } from "vitest";
import { keysOf } from "../../../src/tools/terminal/terminal-calls.ts";

test.for([
  ["C-c", "\u0003"],
  ["C-D", "\u0004"],
  ["C-z", "\u001a"],
  ["C-\\", "\u001c"],
  ["\u001b", "\u001b"],
  ["yes", "yes\n"],
  ["two\nlines\n", "two\nlines\n"],
  ["\n", "\n"],
  ["C-cc", "C-cc\n"],
] as const)("%j is typed as %j", ([input, keys]) => {
  expect(keysOf(input)).toBe(keys);
});

test("a line that a terminal would cut is a mistake", () => {
  expect(() => keysOf("é".repeat(2001))).toThrow(/4000 bytes/);
  expect(keysOf(`${"é".repeat(2000)}\n`.repeat(3))).toHaveLength(6003);
});
