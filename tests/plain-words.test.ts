/** The check of words to avoid finds them, and leaves code and ordinary words alone. */
import { expect, test } from "vitest";
import { wordsToAvoid, wordsToAvoidIn, wordsToAvoidInComments } from "../scripts/plain-words.ts";

test.for([
  ["The tools run behind the wall.", '1: "wall": use sandbox'],
  ["Fine.\n\nPlease mend it.", '3: "mend": use fix'],
  ["It begins anew.", '1: "anew": use again'],
  ["a branch of ours", '1: "of ours": use our'],
  ["Whoever may not", '1: "Whoever": use anyone who'],
  ["Default is none.", '1: "is none": use there is no'],
  ["the run goes on", '1: "goes on": use continue, or resume'],
  ["It is not open any more.", '1: "not open any more": use no longer'],
  ["nobody whom to ask", '1: "whom": use who'],
  ["It could not be found out.", '1: "could not be found out": use could not be checked, or is known'],
  ["`x` is no file of it.", '1: "is no file": use is not a …'],
  ["{{who}} in vain", '1: "in vain": use without success'],
  ["description: The sticky comment.", '1: "sticky comment": use the run\'s comment'],
])("%j is found", ([text = "", problem]) => {
  expect(wordsToAvoid(text)).toEqual([problem]);
});

test.for([
  "`comment-mode: sticky` and ``a wall `` are code.",
  "```yaml\nprompt: Mend it.\n```\nDone.",
  "    default: sticky",
  "There is none. See [the page](behind-the-wall.md). The background, a firewall, amended commits.",
])("%j is left alone", (text) => {
  expect(wordsToAvoid(text)).toEqual([]);
});

test("messages and comments in a program are read, on their lines; its single words are not", () => {
  const source = [
    "/**\n * Whoever asks.\n */",
    "// It is behind the wall.",
    'const ground = "anew";',
    'const hint = "Try it anew.";',
    "const text = `It is behind the wall.`;",
    "const kind = /wall/;",
  ];
  expect(wordsToAvoidIn(source.join("\n"))).toEqual([
    '6: "anew": use again',
    '7: "wall": use sandbox',
    '2: "Whoever": use anyone who',
  ]);
});

test("of a test the comments are read, and not the texts", () => {
  const source = ["// Whoever asks.", 'const hint = "Try it anew.";', "test(`whoever asks`, () => {});"];
  expect(wordsToAvoidInComments(source.join("\n"))).toEqual(['1: "Whoever": use anyone who']);
});
