/** Words that GitHub does not show are left out and counted; those that it shows are read. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { isSeen } from "../../../src/markdown/shown/hidden-text.ts";
import { renderVisible } from "../../../src/markdown/shown/rendered.ts";

test.for([
  ["a fallback of ruby that never ends", "ok <ruby>x<rp>words"],
  ["a template that never ends", "ok\n\n<template>\n\nwords"],
  ["a footnote that is defined twice", "ok[^1]\n\n[^1]: nothing\n\n[^1]: words"],
  ["a link of a blank", "ok [&nbsp;](https://e.test/words-here)"],
  ["a link of a sign that looks like one", "ok [\u2800](https://e.test/words-here)"],
  ["a footnote below a table", "ok\n\n|a|\n|-|\n|b|\n[^a]: words"],
  ["a definition whose words are entities", "ok\n\n[x]: y '&#119;&#111;&#114;&#100;&#115;'"],
  ["a comment between ticks that GitHub takes for none of code", "ok ``` `a` `<!-- words here -->` b"],
  ["a footnote with a bracket in its name", "ok [^b[c]\n\n[^b[c]: words"],
] as const)("%s is left out", ([, text]) => {
  const { shown, hidden } = renderVisible(text);
  expect(shown).toContain("ok");
  expect(shown).not.toContain("words");
  expect(hidden).toBe(1);
});

test.for([
  ["a fallback of ruby that ends", "ok <ruby>x<rp>(</rp><rt>words</rt></ruby>"],
  ["a footnote in another case", "ok[^X]\n\n[^x]: words"],
  ["a footnote of a footnote", "ok[^1]\n\n[^1]: see[^2]\n\n[^2]: words"],
  ["a link of a picture sign", "ok [🎉 words](https://e.test/x)"],
  ["a row of a table", "ok\n\n|a|\n|-|\n|words|"],
  ["a reference to no footnote", "ok [^words]"],
  ["an address behind a word of a script without blanks", "请看https://e.test/words谢谢"],
  ["a mail address in such a word", "联系words@e.test谢谢"],
  ["an address that is no link of the web", "ftp://e.test/words"],
  ["a word with entities", "na&iuml;vet&eacute; words"],
  ["code with entities", "`na&iuml;vet&eacute; &lt;words>`"],
  ["the first code behind a run of ticks without an end", "ok ``` `<!-- words here -->` b"],
] as const)("%s is read", ([, text]) => {
  const { shown, hidden } = renderVisible(text);
  expect(shown).toContain("words");
  expect(hidden).toBe(0);
});

test.for(["```é", "~~~ é", "```` a", "- ```é", "> ```é", "1. ~~~é"])(
  "%j that is text is no fence when it is read again",
  (text) => {
    const { shown } = renderVisible(`</b>${text}`);
    expect(renderVisible(shown)).toMatchObject({ shown, hidden: 0 });
  },
);

test("what is shown hides nothing, with signs of fences", () => {
  const sign = fc.constantFrom("</b>", "```", "~~~", "é", "\n", "`", "- ", "> ", " a", "\n\n");
  const text = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(""));
  fc.assert(
    fc.property(text, (markdown) => {
      const { shown } = renderVisible(markdown);
      expect(renderVisible(shown).shown.match(/[aé]/g)).toEqual(shown.match(/[aé]/g));
    }),
    { numRuns: 1000, seed: -1232256839, examples: [["</b>```é"]] },
  );
});

test.for([
  ["a block of code below a rule", "***\n\n```\nx\n```", "---\n\n```\nx\n```"],
  ["lines that are no table beside an item", "- a\n|b|\n|-|\n|c|d|", "- a\n  |b|\n  \\|-|\n  |c|d|"],
])("%s is shown as what it is", ([, text = "", shown]) => {
  expect(renderVisible(text).shown).toBe(shown);
});

test("a text of which nothing is visible is not seen", () => {
  for (const text of ["", " \n", "\u200b\u2060", "\u00a0", "\u2800\u3164", "\u{e0041}\ufeff"])
    expect(isSeen(text)).toBe(false);
  for (const text of ["a", " .", "🎉", "\u200b1"]) expect(isSeen(text)).toBe(true);
});

/** Without signs that begin a tag, a definition or a code block, everything is seen. */
const PIECES = [
  "请看",
  "見て",
  "смотри",
  "see",
  "é",
  "&eacute;",
  "&amp;",
  " ",
  "\n",
  "。",
  "https://e.test/a",
  "www.e.test",
];
const seen = fc.constantFrom(
  ...PIECES,
  "a.b@e.test",
  "ftp://e.test",
  "*",
  "_",
  "~",
  "`x`",
  "&copy;",
  "(",
  ")",
  ",",
  "\\*",
);

test("nothing is counted in texts that hide nothing", () => {
  const text = fc.array(seen, { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, (whole) => {
      expect(renderVisible(whole).hidden).toBe(0);
    }),
    { numRuns: 2000 },
  );
});
