/** The check of words to avoid finds them, and leaves code and ordinary words alone. */
import { expect, test } from "vitest";
import { wordsToAvoid } from "../scripts/plain-words.ts";

test.for([
  ["The tools run behind the wall.", '1: "wall": use sandbox'],
  ["Fine.\n\nPlease mend it.", '3: "mend": use fix'],
  ["It begins anew.", '1: "anew": use again'],
  ["a branch of ours", '1: "of ours": use our'],
  ["Whoever may not", '1: "Whoever": use anyone who'],
  ["Default is none.", '1: "is none": use there is no'],
  ["the run goes on", '1: "goes on": use continue, or resume'],
  ["{{who}} in vain", '1: "in vain": use without success'],
  ["description: The sticky comment.", '1: "sticky": use the run\'s comment'],
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
