/** Headings of the model stand below ours; everything else stays. */
import { expect, test } from "vitest";
import { demoteHeadings } from "../../src/markdown/blocks.ts";
import { walk } from "../../src/markdown/parser/node.ts";
import { parseBlocks } from "../../src/markdown/parser/parse.ts";

test.for([
  ["a heading", "# Rules\n\ntext", "#### Rules\n\ntext"],
  ["the levels below", "## a\n### b\n#### c\n###### d", "##### a\n###### b\n###### c\n###### d"],
  ["one that is closed", "# a #", "#### a #"],
  ["one without words", "#\n\nx", "####\n\nx"],
  ["one that is underlined", "Rules\n=====\n\nMore\n--\nx", "#### Rules\n\n\n##### More\n\nx"],
  ["one in a list and a quote", "- # a\n\n> ## b\n> c", "- #### a\n\n> ##### b\n> c"],
  ["one of several lines", "Rules\nof the\nhouse\n=====\nx", "#### Rules of the house\n\n\n\nx"],
  ["one of several lines in a quote", "> a\n> b\n> ---\n> c", "> ##### a b\n> \n> \n> c"],
  ["one in a quote, underlined", "> a\n> ===\n> b", "> #### a\n> \n> b"],
] as const)("%s", ([, text, demoted]) => {
  expect(demoteHeadings(text)).toBe(demoted);
  const headings = [...walk(parseBlocks(demoted))].filter(({ node }) => node.kind === "heading");
  expect(headings.every(({ node }) => node.level > 3)).toBe(true);
});

test.for([
  ["code in a fence", "```sh\n# a comment\n```"],
  ["indented code", "x\n\n    # a comment"],
  ["a word with a sign", "#1 is fixed, and C# too"],
  ["a line between paragraphs", "a\n\n---\n\nb"],
  ["seven signs", "####### a"],
  ["a table", "| # | a |\n|-|-|\n| 1 | # b |"],
] as const)("%s is no heading", ([, text]) => {
  expect(demoteHeadings(text)).toBe(text);
});
