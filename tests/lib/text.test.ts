import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commaList, count, endOf, nearest, oneLine, sentences, sizeText, slug, startOf } from "../../src/lib/text.ts";

test("a text is cut between characters, and never by more than half of one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: -1, max: 30 }), (text, limit) => {
      for (const [part, isPart] of [
        [startOf(text, limit), text.startsWith(startOf(text, limit))],
        [endOf(text, limit), text.endsWith(endOf(text, limit))],
      ] as const) {
        expect([isPart, part.isWellFormed()]).toEqual([true, true]);
        expect(Math.min(text.length, Math.max(0, limit)) - part.length).toBeOneOf([0, 1]);
      }
    }),
  );
  expect([startOf("a😀", 2), startOf("a😀", 3), endOf("😀b", 2), endOf("😀b", 3)]).toEqual(["a", "a😀", "b", "😀b"]);
});

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

test.for([
  [0, "0 kB"],
  [1, "1 kB"],
  [5860 * 1024, "5.7 MB"],
  [999 * 1024 + 1, "1 MB"],
  [1000 * 1024, "1 MB"],
  [3 * 1024 ** 2, "3 MB"],
  [500 * 1024 ** 2, "500 MB"],
  [64 * 1024 ** 2 + 5, "64 MB"],
  [7.45 * 1024 ** 3, "7.5 GB"],
  [2000 * 1024 ** 4, "2000 TB"],
] as const)("%d bytes are %s", ([bytes, words]) => expect(sizeText(bytes)).toBe(words));

describe("a slug", () => {
  test.for([
    ["words in lower case, joined by dashes", "Fix the Flaky test!", 40, "fix-the-flaky-test"],
    ["accents go and the word stays whole", "Résumé über Ångström", 40, "resume-uber-angstrom"],
    [
      "letters without marks to take off become plain ones",
      "Straße, Größe: naïve Æsir œuvre Łódź smørrebrød",
      60,
      "strasse-grosse-naive-aesir-oeuvre-lodz-smorrebrod",
    ],
    ["capitals too", "STRASSE ẞ ØRE İstanbul", 40, "strasse-ss-ore-istanbul"],
    ["Latin words between other scripts and pictures stay", "修复 login 🎉 test", 40, "login-test"],
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
