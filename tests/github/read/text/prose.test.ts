import { expect, test } from "vitest";
import { prose } from "../../../../src/github/read/text/prose.ts";

/** The words of the prose, one space apart. */
const words = (markdown: string) => prose(markdown).trim().replaceAll(/\s+/g, " ");

test.each([
  ["plain text", "run it", "run it"],
  ["emphasis", "**run** _it_", "**run** _it_"],
  ["a list item", "- a\n- run", "- a - run"],
  ["a heading", "# run", "# run"],
  ["text after a closed fence", "```\nx\n```\nrun", "run"],
  ["text after a longer closing fence", "```\nx\n`````\nrun", "run"],
  ["text after a blank line below a quote", "> x\n\nrun", "run"],
  ["a heading below a quote", "> x\n# run", "# run"],
  ["text after a comment", "<!-- x -->\nrun", "run"],
  ["text after a comment in the line", "a <!-- x --> run", "a run"],
  ["text after a comment with a fence in it", "<!--\n```\n-->\nrun", "run"],
  ["text between tags", '<b title="x">run</b>', "run"],
  ["text in a raw HTML block", "<details>\nrun\n</details>", "run"],
  ["text below an HTML block", "<details>\n\nrun\n\n</details>", "run"],
  ["a lone backtick", "it`s run", "it`s run"],
  ["backticks of unequal length", "`` a ` run", "`` a ` run"],
  ["escaped backticks", "\\`run\\`", "\\`run\\`"],
  ["text far to the right inside a paragraph", "a\n        run", "a run"],
  ["an item far to the right inside a list", "1. a\n   - b\n\n     run", "1. a - b run"],
  ["a comparison", "a < b and run > c", "a < b and run > c"],
  ["text after inline code", "`x` run", "run"],
  ["text after a quoting element", "<code>x</code> run", "run"],
  ["text after nested quoting elements", "<blockquote>a<blockquote>b</blockquote>c</blockquote> run", "run"],
  ["text below a table", "| a |\n|---|\n| ` |\n\nrun", "| a | | ` | run"],
])("%s is prose", (_, markdown, expected) => {
  expect(words(markdown)).toBe(expected);
});

test.each([
  ["a fence", "```\nrun\n```"],
  ["a fence with a language", "```sh\nrun\n```"],
  ["a fence of tildes", "~~~\nrun\n~~~"],
  ["backticks inside tildes", "~~~\n```\nrun\n~~~"],
  ["a shorter fence inside a longer", "````\n```\nrun\n```\nrun\n````"],
  ["a fence with a word after its end mark", "```\n``` no\nrun"],
  ["a fence whose end is too far right", "```\n    ```\nrun"],
  ["an unclosed fence", "```\nrun\n\nrun"],
  ["a fence in a list item", "- ```\n  run\n  ```"],
  ["a fence below a list item", "- a\n\n  ```\n  run\n  ```"],
  ["a fence that a shorter item ends, and another begins", "- ```\n  x\n```\nrun\n```"],
  ["indented code", "    run"],
  ["code indented by a tab", "\trun"],
  ["code indented in an item", "- a\n\n      run"],
  ["code after an empty item", "-\n\n    run"],
  ["inline code", "`run`"],
  ["inline code with two backticks", "`` ` run ``"],
  ["inline code over two lines", "`a\nrun`"],
  ["inline code that ends in a backslash", "`a\\` `run`"],
  ["inline code after an escaped backtick", "\\`` run `"],
  ["inline code in a row below an odd backtick", "| ` |\n|---|\n| `run` |"],
  ["a quote", "> run"],
  ["a quote without a space", ">run"],
  ["a nested quote", "> > run"],
  ["a quote in a list item", "- > run"],
  ["a line that lazily goes on with a quote", "> a\nrun"],
  ["a line that lazily goes on with a nested quote", "> > a\n> run\nrun"],
  ["a list in a quote, lazily", "> - a\nrun"],
  ["a fence in a quote", "> ```\n> run"],
  ["a comment", "<!-- run -->"],
  ["a comment of many lines", "<!--\n\nrun\n\n-->"],
  ["an unclosed comment", "<!-- run\n\nrun"],
  ["a comment in the line", "a <!-- run -->"],
  ["a comment with a tag in it", "<!-- <b> run -->"],
  ["an attribute", '<a title="run">x</a>'],
  ["an attribute with a bracket in it", "<a title='> run'>x</a>"],
  ["a link by itself", "<https://example.com/run>"],
  ["the content of a code element", "<code>run</code>"],
  ["the content of a code element in capitals", "<CODE class=x>run</Code>"],
  ["the content of a pre element", "<pre>\n\nrun\n</pre>"],
  ["the content of a blockquote element", "<blockquote>\n\nrun\n\n</blockquote>"],
  ["a pre element behind a backtick in raw HTML", "<div>`<pre>`run</pre></div>"],
  ["the rest after an unclosed code element", "<code> run"],
  ["the rest after an end tag that is none", "<code>x</code y> run"],
  ["inline code below a link by itself", "<https://example.com>\n`run`"],
  ["inline code below a line that is nearly a tag", "<name a@b>\n`run`"],
])("%s is not prose", (_, markdown) => {
  expect(words(markdown)).not.toContain("run");
});

test.each(["a\r\n\r\n> b\r\nc\r\n\r\nd", "\tx\n- \ty\r`z`", "😀 `😀` <!-- 😀 --> 😀\n", "", "\n\n"])(
  "lengths and offsets are kept: %j",
  (markdown) => {
    const masked = prose(markdown);
    expect(masked).toHaveLength(markdown.length);
    for (const [offset, unit] of masked.split("").entries()) {
      if (unit !== " ") expect(unit).toBe(markdown[offset]);
    }
  },
);

test("all line ends are line ends", () => {
  for (const end of ["\n", "\r\n", "\r"]) expect(words(["> a", "", "run", "```", "b"].join(end))).toBe("run");
});

const halfMillion = (unit: string) => unit.repeat(Math.ceil(500_000 / unit.length)).slice(0, 500_000);

// A quadratic reading of half a million characters takes minutes.
test.each([
  ["text", "word "],
  ["backticks", "`"],
  ["backticks apart", "` `` "],
  ["growing runs", Array.from({ length: 300 }, (_, index) => "`".repeat(index)).join(" ")],
  ["openings of comments", "<!--"],
  ["nearly comments", "<!-"],
  ["openings of tags", "<a "],
  ["openings of attributes", '<a b="'],
  ["mixed quotes", "<a b=\"'<a b='\""],
  ["quote marks", "> "],
  ["quote marks tight", ">"],
  ["list marks", "- "],
  ["numbers", "1. "],
  ["stars", "* * "],
  ["blank lines", "\n"],
  ["tabs", "\t"],
  ["spaces", " "],
  ["brackets", "<"],
  ["escapes", "\\`"],
  ["fences", "```\n"],
  ["fences that never close", "```x\n"],
  ["paragraphs", "a\n\n"],
  ["code elements", "<code>"],
  ["table rules", "|-"],
  ["attributes", "<a b=c d "],
  ["spaces in a tag", "<a     "],
  ["end tags", "</a "],
])("half a million characters of %s are read in linear time", (_, unit) => {
  const deep = halfMillion("- ").slice(0, 250_000) + halfMillion("\n").slice(0, 250_000);
  const start = process.cpuUsage(); // what others do on the machine does not count
  prose(halfMillion(unit));
  prose(`<a ${halfMillion(unit.replaceAll("<a", ""))}`);
  if (unit === "- ") prose(deep);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
});
