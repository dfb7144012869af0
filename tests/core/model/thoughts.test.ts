import { expect, test } from "vitest";
import { partThoughts, withoutThoughts } from "../../../src/core/model/thoughts.ts";
import { processorMs } from "../../processor-time.ts";

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
  ["It was opened in the prompt.\n</think>\n\nAll tests pass.", "All tests pass."],
  ["```\nOh.\n</think>\n```\nis what it writes.", "```\nOh.\n</think>\n```\nis what it writes."],
])("of %j, what is said is %j", ([text, said]) => {
  expect(withoutThoughts(text)).toBe(said);
});

test.for<[string, string, string]>([
  ["<think>What now?</think>\n\nAll tests pass.", "What now?", "All tests pass."],
  ["<think></think>\n[THINK]More.[/THINK] So.", "More.", "So."],
  ["It was opened in the prompt.\n</think>\nSo.", "It was opened in the prompt.", "So."],
  ["<think>It is not closed.", "", "<think>It is not closed."],
  [" All tests pass. ", "", " All tests pass. "],
])("of %j, %j is thought and %j is said", ([text, thoughts, words]) => {
  expect(partThoughts(text)).toEqual({ thoughts, words });
});

test("parting takes no longer than the text is long", () => {
  const texts = ["<think>".repeat(40_000), "<think></think>".repeat(20), `${"```\n".repeat(40_000)}</think>`];
  expect(processorMs(() => texts.map(withoutThoughts))).toBeLessThan(2000);
});
