/** Our parser makes the pages that cmark-gfm made of the same texts; `npm run outside -- markdown` does it with new ones. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeHtml } from "../../../src/markdown/parser/html.ts";
import { parseMarkdown } from "../../../src/markdown/parser/parse.ts";
import { expectInProportion, processorMs } from "../../processor-time.ts";
import { comparablePage } from "./comparable-page.ts";

const pageOf = (text: string) => writeHtml(parseMarkdown(text).root, "page");

test("the pages of cmark-gfm", () => {
  const path = join(import.meta.dirname, "fixtures/cmark-gfm.json");
  const recorded: readonly (readonly [string, string])[] = JSON.parse(readFileSync(path, "utf8"));
  expect(recorded.length).toBeGreaterThan(400);
  for (const [text, page] of recorded) {
    expect(comparablePage(pageOf(text)), JSON.stringify(text)).toBe(comparablePage(page));
  }
});

test("the comparison sees a difference", () => {
  expect(comparablePage(pageOf("a[^1]\n\n[^1]: b"))).not.toBe(comparablePage(pageOf("a[^1]\n\n[^1] b")));
});

const README = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
const SLOW_ELSEWHERE = [
  "]",
  "> ",
  "*a_",
  "x\n===\n",
  "> # a\nb\n",
  "a**b",
  "~~a",
  "1. a\n   - b\n",
  "[a][",
  "http://a.",
  "|-|\n",
];
const BROKEN = [
  "*a_![[]()http://a.",
  "[^",
  "<!A ",
  "&a;",
  "http://_.",
  "a@",
  "mailto:a@",
  "[a](<b",
  "<a b='",
  "- - - - ",
];

test.for([README, ...SLOW_ELSEWHERE, ...BROKEN])("%j is parsed in proportion to its length", (unit) => {
  const text = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  if (processorMs(() => pageOf(text(65_536))) < 100) return; // too short to be measured
  expectInProportion((length) => pageOf(text(length)), 131_072, 600);
});

test("a deep text is parsed too", () => {
  expect(pageOf(`${"> ".repeat(20_000)}a`)).toContain("<p>a</p>");
  expect(pageOf(`${"*a **b".repeat(5000)}`)).toContain("a");
});
