import { expect, test } from "vitest";
import { withoutThoughts } from "../../../src/core/model/thoughts.ts";

test.for<[string, string]>([
  ["<think>What now?</think>", ""],
  ["\n<think>\nWhat now?\n</think>\n\n", ""],
  ["<think></think>\n<think>More.</think>", ""],
  ["<THINK>What now?</think>", ""],
  ["<thinking>What now?</thinking>", ""],
  ["<seed:think>What now?</seed:think>", ""],
  ["[THINK]What now?[/THINK]", ""],
  ["<think>It is not closed.", ""],
  ["It was opened in the prompt.\n</think>", ""],
  ["<think>What now?</think>\n\nAll tests pass.", "All tests pass."],
  ["All tests pass.", "All tests pass."],
  [" \n", ""],
  [
    "The model writes <think>first</think> and then it acts.",
    "The model writes <think>first</think> and then it acts.",
  ],
  ["It closes its thoughts with `</think>`", "It closes its thoughts with `</think>`"],
  ["<thinker>is a tag of your page</thinker>", "<thinker>is a tag of your page</thinker>"],
])("of %j, what is said is %j", ([text, said]) => {
  expect(withoutThoughts(text)).toBe(said);
});

test("parting takes no longer than the text is long", () => {
  const start = performance.now();
  withoutThoughts("<think>".repeat(40_000));
  withoutThoughts("<think></think>".repeat(20));
  expect(performance.now() - start).toBeLessThan(2000);
});
