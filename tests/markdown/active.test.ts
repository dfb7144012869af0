/** The parser finds what acts on GitHub, and nothing that `neutralise` writes does. */
import { expect, test } from "vitest";
import { activeIn } from "../../src/markdown/active.ts";
import { neutralise } from "../../src/markdown/neutral.ts";
import { writeHtml } from "../../src/markdown/parser/html.ts";
import { parseMarkdown } from "../../src/markdown/parser/parse.ts";
import { randomTexts } from "../outside/markdown-texts.ts";

const rules = { repositoryUrl: "https://github.com/acme/shop", phrases: ["@agent"] };
const kinds = (text: string) => activeIn(text, rules).map(({ kind }) => kind);
const pageOf = (text: string) => writeHtml(parseMarkdown(text).root, "page");

test.for([
  ["[^ cc `@maria` ]", "mention"],
  ["a **@maria**", "mention"],
  ["https://github.com/acme/shop/x\u3000/../../../evil/r", "link"],
  ["[setup](https://github.com/user-attachments/files/1/x.zip)", "link"],
  ["[x](https://github.com/user-attachments/assets/1)", "link"],
  ["ask a@b.test", "link"],
  ["![x](https://a.test)", "image"],
  ["a <b>c</b>", "html"],
  ["evil/place#1", "reference"],
  ["fixes\n#1", "closing"],
  ["a\n\n[^1]: hidden", "definition"],
  ["|a|\n|-|\n|b|c|", "cell"],
] as const)("%j acts", ([text, kind]) => {
  expect(kinds(text)).toContain(kind);
  expect(kinds(neutralise(text, rules))).toEqual([]);
});

test.for([
  "plain words, `@maria` and `a@b.test`, see #1",
  "[x](https://github.com/acme/shop/issues/1) [image: y](https://github.com/user-attachments/assets/1)",
  "```\n@maria <b>\n```\n\n|a|\n|-|\n|b|",
] as const)("%j does nothing, and is written as it is", (text) => {
  expect(kinds(text)).toEqual([]);
  expect(neutralise(text, rules)).toBe(text);
});

test("people read footnotes and cells", () => {
  const text = "It is slow[^1].\n\n[^1]: Because of the cache.\n\n|a|b|\n|-|-|\n|c|d|e `f|g`|";
  const page = pageOf(neutralise(text, rules));
  for (const words of ["[^1]: Because of the cache.", "<td>c</td>", "e <code>f|g</code>"])
    expect(page).toContain(words);
  expect(neutralise("[^1]: text", rules)).toBe("\\[^1\\]: text");
});

test("random texts do nothing, and stay so", () => {
  for (const text of randomTexts(36, 1500)) {
    const posted = neutralise(text, rules);
    expect(activeIn(posted, rules), JSON.stringify(text)).toEqual([]);
    expect(neutralise(posted, rules), JSON.stringify(text)).toBe(posted);
  }
});
