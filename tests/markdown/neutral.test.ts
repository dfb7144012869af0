/** Hostile prose is posted as text; ordinary prose looks as it did. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { neutralTitle } from "../../src/markdown/commands.ts";
import { neutralise } from "../../src/markdown/neutral.ts";
import { writeHtml } from "../../src/markdown/parser/html.ts";
import { walk } from "../../src/markdown/parser/node.ts";
import { parseMarkdown } from "../../src/markdown/parser/parse.ts";
import { always } from "../core/invariants/runs.ts";
import { processorMs } from "../processor-time.ts";

const rules = { repositoryUrl: "https://github.com/acme/shop", phrases: ["@agent"] };
const SHA = "a5c3785ed8d6a35868bc169f07e40e889087fd2e";
const neutral = (text: string) => neutralise(text, rules);

test.for([
  ["a mention", "ping @maria, @acme/all and (@bob)", "ping `@maria`, `@acme/all` and (`@bob`)"],
  ["a mention after code", "`x`@all", "`x` `@all`"],
  ["the trigger", "@agent again, or x@AGENT", "`@agent` again, or x`@AGENT`"],
  ["an escaped mention", "\\@all", "`@all`"],
  ["a mention by entity", "&#64;all &commat;all &amp;lt;", "&amp;#64;all &amp;commat;all &amp;lt;"],
  ["a mention with a hidden sign", "@\u200ball @\u{e0041}x", "`@all` `@x`"],
  ["a closing keyword", "Fixes #1, closes: #2 and **resolved** #3", "Fixes `#1`, closes: `#2` and **resolved** `#3`"],
  ["a closing keyword before a line end", "This fixes\n#12", "This fixes\n`#12`"],
  [
    "a closing keyword with an address",
    "fix https://github.com/acme/shop/issues/1",
    "fix `https://github.com/acme/shop/issues/1`",
  ],
  ["a closing keyword with GH", "close GH-7 and GH-8", "close `GH-7` and GH-8"],
  ["a reference to elsewhere", "see evil/place#3", "see evil/place`#3`"],
  ["a reference to a place with a dot", "see evil/a.#3", "see evil/a.`#3`"],
  ["a commit elsewhere", `see evil/place@${SHA}.`, `see \`evil/place@${SHA}\`.`],
  ["a commit of somebody's fork", "in evil@a5c3785ed, evil/a.b@A5C3785", "in `evil@a5c3785ed`, `evil/a.b@A5C3785`"],
  ["a commit elsewhere, escaped", `evil/place\\@${SHA}`, `evil/place\`@${SHA}\``],
  ["a commit elsewhere in a table", `| evil/x@${SHA} |\n|-|`, `| \`evil/x@${SHA}\` |\n|-|`],
  ["a comparison elsewhere", "evil/x@a5c3785...b5c3785", "`evil/x@a5c3785`...b5c3785"],
  ["a reference elsewhere in a table", "| evil/x#1 |\n|-|", "| evil/x`#1` |\n|-|"],
  ["a command", "/approve\n- /deploy now\n> /x", "`/approve`\n- `/deploy` now\n> `/x`"],
  ["an image", "![a](https://evil.test/?d=x)", "image: a (`https://evil.test/?d=x`)"],
  [
    "an image of ours",
    "![a](https://github.com/user-attachments/assets/1)",
    "[image: a](https://github.com/user-attachments/assets/1)",
  ],
  ["an image by reference", "![a][b]\n\n[b]: https://evil.test/x", "\\![a][b]\n\n[b\\]: `https://evil.test/x`"],
  [
    "a badge",
    "[![a](https://evil.test/i)](https://evil.test)",
    "[image: a (`https://evil.test/i`)\\](`https://evil.test`)",
  ],
  [
    "HTML",
    "<img src=//evil.test> <!-- deckhand --> a < b <3",
    "&lt;img src=//evil.test> &lt;!-- deckhand --> a < b <3",
  ],
  ["a link", "[here](https://evil.test/?q=1)", "here (`https://evil.test/?q=1`)"],
  ["a link with a title", '[here](//evil.test "x")', "here (`//evil.test`)"],
  [
    "a bare address",
    "see https://evil.test/x?y=1. And www.evil.test!",
    "see `https://evil.test/x?y=1`. And `www.evil.test`!",
  ],
  ["an address in angle brackets", "<https://evil.test>", "&lt;`https://evil.test`>"],
  [
    "an address that only begins like ours",
    "https://github.com/acme/shop.evil.test/",
    "`https://github.com/acme/shop.evil.test/`",
  ],
  [
    "an address that climbs out",
    "https://github.com/acme/shop/../../evil/x",
    "`https://github.com/acme/shop/../../evil/x`",
  ],
  [
    "an address that climbs out behind a quote",
    'https://github.com/acme/shop/x"/../../../evil/x',
    '`https://github.com/acme/shop/x`"/../../../evil/x',
  ],
  [
    "an address that climbs out behind a bracket",
    "https://github.com/acme/shop/x(/../../../evil)",
    "`https://github.com/acme/shop/x`(/../../../evil)",
  ],
  [
    "an address that climbs out encoded",
    "https://github.com/acme/shop/%2E%2e/evil",
    "`https://github.com/acme/shop/%2E%2e/evil`",
  ],
  [
    "an address that climbs out by a backslash",
    "https://github.com/acme/shop/\\..\\..\\evil",
    "`https://github.com/acme/shop/`\\..\\..\\\\evil",
  ],
  [
    "an address with somebody's name",
    "https://github.com/acme/shop@evil.test/",
    "`https://github.com/acme/shop@evil.test/`",
  ],
  [
    "an address that swallows the tick of code",
    "https://github.com/acme/shop/x` @all `",
    "`https://github.com/acme/shop/x` ` @all `",
  ],
  [
    "an attachment that climbs out",
    "[a](https://github.com/user-attachments/%2e%2e/evil/x)",
    "a (`https://github.com/user-attachments/%2e%2e/evil/x`)",
  ],
  ["a mail address", "ask maria@example.test, or a_b@c-d.e.", "ask `maria@example.test`, or `a_b@c-d.e`."],
  ["a mail address with its scheme", "mailto:a@b.c xmpp:a@b.c/d", "`mailto:a@b.c` `xmpp:a@b.c/d`"],
  ["a mail address that is escaped", "a\\@b.ca@b.c", "a`@b` `.ca@b.c`"],
  ["an address of somebody else", "https://github.com/evil/x/issues/1", "`https://github.com/evil/x/issues/1`"],
  ["details that stay open", "<details><summary>x", "&lt;details>&lt;summary>x"],
  ["a fence that stays open", "```js\nx", "```js\nx\n```"],
  ["a fence that a list ends", "- a\n  ```\n  x\n@all\n  ```\n", "- a\n  ```\n  x\n  ```\n`@all`\n  ```\n  ```\n"],
  ["a diagram", '```mermaid\nclick A "https://evil.test"\n```', '```text\nclick A "https://evil.test"\n```'],
  ["what a fence in an item leaves", "- ~~~\n  x\n  ~~~\n@all", "- ~~~\n  x\n  ~~~\n`@all`"],
  [
    "what ends a fence far from the margin",
    "1. a\n\n   ~~~\n   x\n      ~~~\n\n@all",
    "1. a\n\n   ~~~\n   x\n      ~~~\n\n`@all`",
  ],
  ["a fence that is too far from the margin", "~~~\nx\n    ~~~\n@x\n~~~\n@all", "~~~\nx\n    ~~~\n@x\n~~~\n`@all`"],
  ["a fence in a quote that ends", "> ~~~\n> x\n@all\n~~~", "> ~~~\n> x\n> ~~~\n`@all`\n~~~\n~~~"],
  ["a fence behind a number", "1) ```\n   @x\n\n@all", "1) ```\n   @x\n\n   ```\n`@all`"],
  ["a fence behind a tab", "-\t~~~\n\t@x\n\t  ~~~\n@all", "-\t~~~\n\t@x\n\t  ~~~\n`@all`"],
  ["a fence that a link's words would make", "[~~~](https://evil.test)\n@all", "\\~~~ (`https://evil.test`)\n`@all`"],
  ["a fence behind a link of nothing", "[]()~~~ words\n@all", " \\~~~ words\n`@all`"],
  [
    "a code block that a hidden sign ends",
    "- ~~~\n\u200b  @x\n\u200b~~~\n@all\n~~~",
    "- ~~~\n  @x\n  ~~~\n\\~~~\n`@all`\n~~~\n~~~",
  ],
  ["a language that is none without a hidden sign", "a\n\u200b```js words\n", "a\n\\`\\`\\`js words\n"],
  ["a diagram behind the mark of an encoding", "\ufeff```math\nx\n```", "```text\nx\n```"],
  ["ticks that a line end parts", "a ` b\nc ` @all `", "a \\` b\nc ` @all `"],
  ["cells that part code", "| a | b |\n|-|-|\n| `a | c` d `@all` |", "| a | b |\n|-|-|\n| \\`a | c` d ` `@all`\\` |"],
  [
    "a formula",
    "$`\\href{//evil.test}{x}`$ \\href{x}",
    "$ `\\href{//evil.test}{x}` $ \\\\href{x}".replace("` $", "`$"),
  ],
] as const)("%s is made inert", ([, text, expected]) => {
  expect(neutral(text)).toBe(expected);
});

test.for([
  "I fixed `slugify` in **src/slugify.js**; see #3, and a@b or x@.",
  "1. one\n2. two\n   - [x] done\n\n> quoted\n\n# Title\n\n---",
  "```ts\nimport x from '@scope/x'; // see #1 <b> https://evil.test\n/approve/x.ts maria@example.test\n```\nand ~~~ or `@types/node` and ``a`b``",
  "~~~~\n```\n@all\n~~~~",
  "- a\n\n  ```sh\n  npm i @scope/x\n  ```\n- b",
  "| a | b |\n|-|-|\n| `x` | y \\| z |",
  "actions/checkout@v4, node@24, a@decade1x and GH-7, a5c3785ed",
  "Pipe it: `cat x | grep @all`.",
  "[the test](https://github.com/acme/shop/blob/main/test.js#L3), [docs](https://docs.github.com/en/actions), [up](#top)",
  "https://github.com/acme/shop/issues/4 says a < b && c > d; x[0]: y, f(x)[1](2)"
    .replace("[0]:", "[0] :")
    .replace("[1](", "[1] ("),
  "Überall Größe, 你好 👩‍👩‍👧 ✔️ — “quotes” &amp; &lt;b&gt; 50% $5",
])("ordinary prose stays as it is: %j", (text) => {
  expect(neutral(text)).toBe(text);
});

const soup = fc
  .array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constantFrom(
          ...[
            "@",
            "a",
            "all",
            "#",
            "1",
            "/",
            "x",
            " ",
            "\n",
            "\n\n",
            "`",
            "``",
            "```",
            "\n```",
            "\n  ```\n",
            "~~~",
            "\n~~~\n",
            "\\",
            "|",
            "\n|-|-|\n",
          ],
          ...[
            "<",
            ">",
            "<img src=x>",
            "<!--",
            "-->",
            "&",
            "&#64;",
            "&commat;",
            ";",
            "!",
            "[",
            "]",
            "(",
            ")",
            ":",
            "](",
            "![",
            "[a](",
            "- ",
            "> ",
            "    ",
            "\t",
            "\r",
            "\r\n",
          ],
          ...[
            "https://",
            "evil.test",
            "https://evil.test/x",
            "https://github.com/acme/shop/issues/1",
            "www.",
            "mailto:",
            "a@b.c",
            "@dependabot merge",
            "/lgtm",
            "[skip ci]",
            "Signed-off-by: a",
            "r+",
            "fixes ",
            "Closes: ",
            "GH-1",
            "o/r",
            "@agent",
            "$",
            "*",
            "_",
          ],
          ...["\u200b", "\u202e", "\ud800", "é", "🎉", "\0", ".", "-", "href", "\\href", "{", "}"],
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 5 }) },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

/** Lines that begin and end blocks, at any depth. */
const blocks = fc
  .array(
    fc.tuple(
      fc.array(fc.constantFrom("- ", "> ", "1. ", "  ", "   ", "    ", "\t", "\u200b", ">"), { maxLength: 4 }),
      fc.constantFrom(
        "~~~",
        "```",
        "~~~~",
        "````",
        "``` x",
        "~~~ `",
        "@all",
        "/lgtm",
        "",
        "a",
        "https://evil.test",
        "---",
        "[~~~](https://evil.test)",
      ),
    ),
    { maxLength: 14 },
  )
  .map((lines) => lines.map(([before, words]) => before.join("") + words).join("\n"));

/** The text without its code, told in another way than the code under test does. */
function outsideOfCode(text: string): string {
  const blocks = text.replaceAll(/^( {0,3})(`{3,}|~{3,})[^\n`]*\n(?:[\s\S]*?\n)??( {0,3})\2[`~]*[ \t]*$/gm, "\u0001");
  const spans = /\\[^\w\s]|(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;
  return blocks.replaceAll(spans, (found, ticks) => (ticks ? "\u0001" : found === "\\`" ? "'" : found));
}

/** Lines with signs that nobody sees, before and in what would begin or end a block of code without them. */
const hiddenBegins = fc
  .array(
    fc
      .array(
        fc.constantFrom("\u200b", "\u202e", "\ufeff", "```", "`", "~~~", "~", "- ", "> ", "1. ", "    ", "evil", " "),
        {
          maxLength: 7,
        },
      )
      .map((parts) => parts.join("")),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) => lines.join("\n"));

/** How often people read the word on the page. */
function timesRead(text: string, word: string): number {
  return writeHtml(parseMarkdown(text).root, "page")
    .replaceAll(/<[^>]*>/g, "")
    .split(word).length;
}

describe("whatever the text", () => {
  test("no word is hidden because signs that nobody sees are taken out", async () => {
    await always(1000, hiddenBegins, (text) => {
      expect(timesRead(neutral(text), "evil"), JSON.stringify(neutral(text))).toBeGreaterThanOrEqual(
        timesRead(text, "evil"),
      );
      expect(neutral(neutral(text))).toBe(neutral(text));
    });
  });

  test("applied again it is the same", async () => {
    await always(300, soup, (text) => {
      expect(neutral(neutral(text))).toBe(neutral(text));
    });
  });

  test("nothing acts outside of code", async () => {
    await always(300, soup, (text) => {
      const rest = outsideOfCode(neutral(text));
      expect(rest).not.toMatch(/<[A-Za-z/!?]/);
      expect(rest).not.toMatch(/(?<![A-Za-z0-9])@[A-Za-z0-9]/);
      expect(rest).not.toMatch(/(?<!\\)\]:/);
      expect(rest).not.toMatch(/(?<!\\)!\[/);
      expect(rest.replaceAll(/\[[^\]]*\]\(https:\/\/github\.com\/acme\/shop\/issues\/1[\w/.-]*\)/g, "")).not.toMatch(
        /(?<!\\)\]\((?!#)/,
      );
      expect(rest.replaceAll("https://github.com/acme/shop", "")).not.toMatch(
        /(?:https?|ftp):\/\/\w|www\.\w|mailto:\w/i,
      );
    });
  });

  test("a renderer shows no mention outside of code", async () => {
    await always(500, blocks, (text) => {
      const nodes = [...walk(parseMarkdown(neutral(text)).root)].filter(({ isEntering }) => isEntering);
      const words = nodes.map(({ node }) => (node.kind === "text" ? node.literal : "\u0001"));
      expect(words.join("")).not.toMatch(/@all|^\/lgtm|evil\.test/);
    });
  });

  test("what stands below is not swallowed", async () => {
    await always(300, soup, (text) => {
      const body = neutral(`${neutral(text)}\n\nthe facts @all`);
      expect(body.endsWith("\n\nthe facts `@all`")).toBe(true);
    });
  });

  test.for([
    "`",
    "```\n",
    "[",
    "![a](",
    "@a",
    "\\",
    "<",
    "&#64;",
    "/",
    "a/",
    "| ` ",
    "- ",
    "[a](https://",
    "[a](  ",
    '[a](b "',
    "[`a",
    "[a](x(",
    "h",
    "http",
    "*",
    "fix #1 ",
    "``` ` ",
    "~~~\n",
  ])("a hundred thousand characters of %j take no time", (part) => {
    const codes = Array.from({ length: 400 }, (_, index) => "`".repeat(index)).join(" ");
    const texts = [part.repeat(100_000 / part.length), `|-|\n${codes}`];
    expect(processorMs(() => texts.map((text) => neutral(text)))).toBeLessThan(3000);
  });
});

test.for([
  ["Bump @types/node [skip ci]", "Bump ＠types/node (skip ci)"],
  ["This fixes #12 and evil/x#3", "This fixes # 12 and evil/x# 3"],
  ["[ci skip] ***NO_CI*** skip-checks: true", "(ci skip) NO_CI skip-checks - true"],
  ["A\u202eB\u200b", "AB"],
  ["as in evil/place@a5c3785ed, evil/a.#1", "as in evil/place＠a5c3785ed, evil/a.# 1"],
  ["Ordinary: see #12, a@b.test [docs]", "Ordinary: see #12, a@b.test [docs]"],
] as const)("the title %j becomes %j", ([title, expected]) => {
  expect(neutralTitle(title)).toBe(expected);
  expect(neutralTitle(expected)).toBe(expected);
});
