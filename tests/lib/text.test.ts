import { describe, expect, test } from "vitest";
import { commaList, count, nearest, oneLine, sentences, slug } from "../../src/lib/text.ts";

describe("one line", () => {
  test.for([
    ["a short line stays as it is", "fix the test", 20, "fix the test"],
    ["line breaks, tabs and runs of blanks become one space", "  a\r\n\tb\u2028c   d ", 20, "a b c d"],
    ["control characters, among them terminal escapes, are taken out", "a\u001b[2Jb\u0000c\u009bd", 20, "a [2Jb c d"],
    ["a line of exactly the limit is whole", "abcde", 5, "abcde"],
    ["a longer one ends in an ellipsis within the limit", "abcdef", 5, "abcd…"],
    ["no character is cut in half", "abc😀def", 5, "abc…"],
    ["a whole character at the cut stays", "ab😀def", 5, "ab😀…"],
    ["nothing is nothing", " \n ", 5, ""],
  ] as const)("%s", ([, value, limit, expected]) => {
    expect(oneLine(value, limit)).toBe(expected);
  });
});

describe("a slug", () => {
  test.for([
    ["words in lower case, joined by dashes", "Fix the Flaky test!", 40, "fix-the-flaky-test"],
    ["accents go and the word stays whole", "Résumé über Ångström", 40, "resume-uber-angstrom"],
    ["no dash at either end", "--- a / b ---", 40, "a-b"],
    ["cut to the limit, without a dash at the cut", "abc def", 4, "abc"],
    ["nothing usable is nothing", "日本語 🎉", 40, ""],
    ["no way out of a branch name", "../../x; rm -rf ~", 40, "x-rm-rf"],
  ] as const)("%s", ([, value, limit, expected]) => {
    expect(slug(value, limit)).toBe(expected);
  });
});

test.for([
  [0, "0 files"],
  [1, "1 file"],
  [2, "2 files"],
] as const)("%i is counted in words", ([amount, expected]) => {
  expect(count(amount, "file")).toBe(expected);
});

test("a comma list has no blanks and nothing empty", () => {
  expect(commaList(" @agent, /agent ,,hey bot")).toEqual(["@agent", "/agent", "hey bot"]);
  expect(commaList(" , ")).toEqual([]);
});

test.for([
  [["It failed", "Run it again"], "It failed. Run it again."],
  [["It failed.", "Why?", "So!"], "It failed. Why? So!"],
  [["It ended in `npm ci`", "(Try `npm i`.)"], "It ended in `npm ci`. (Try `npm i`.)"],
  [['It said "no."', "It is cut off …"], 'It said "no." It is cut off …'],
  [["It failed", undefined, "", " \n"], "It failed."],
  [[], ""],
] as const)("%j are told as %j", ([parts, words]) => {
  expect(sentences(...parts)).toBe(words);
});

test.for([
  ["max-iteration", "max-iterations"],
  ["max_iterations", "max-iterations"],
  ["MAX", "max-iterations"],
  ["api_key", "api-key"],
  ["promtp", "prompt"],
  ["prompt", "prompt"],
  ["modle", "model"],
  ["mdoe", "mode"],
  ["mod", "mode"],
  ["retries", undefined],
  ["x", undefined],
  ["", undefined],
] as const)("%j stands for %j", ([word, name]) => {
  const known = ["mode", "model", "api-mode", "api-key", "prompt-file", "prompt", "max-iterations", "max-budget-usd"];
  expect(nearest(word, known)).toBe(name);
});
