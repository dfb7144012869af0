/** What the agent is handed of a plan that was approved is what people read of it. */
import fc from "fast-check";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { writeHtml } from "../../../src/markdown/parser/html.ts";
import { parseMarkdown } from "../../../src/markdown/parser/parse.ts";
import { readPlan, shownPlan } from "../../../src/render/approval/shown-plan.ts";

const rules = { repositoryUrl: "https://github.com/acme/shop", phrases: ["@agent"], commit: "a".repeat(40) };

/** The letters, digits and pictures that a page of GitHub shows, with the numbers of items and the marks of tasks. */
function seenOn(markdown: string): string {
  let seen = "";
  let numbers = ""; // an item without a word is left out, and so is its number
  const say = (text: string) => {
    seen += numbers + text;
    numbers = "";
  };
  const lists: (number | undefined)[] = [];
  const parser = new Parser({
    ontext(text) {
      if (/[^ \n]/.test(text)) say(text);
    },
    onopentag(name, { checked, start }) {
      if (name === "ul") lists.push(undefined);
      if (name === "ol") lists.push(Number(start ?? 1));
      const number = lists.at(-1);
      if (name === "li" && number !== undefined) {
        numbers += number;
        lists[lists.length - 1] = number + 1;
      }
      if (name === "hr") say("");
      if (name === "input") say(checked === undefined ? "" : "x");
    },
    onclosetag(name) {
      if (name === "ul" || name === "ol") lists.pop();
      if (name === "li") numbers = "";
    },
  });
  parser.end(writeHtml(parseMarkdown(markdown).root, "page"));
  return lettersOf(seen);
}

function lettersOf(text: string): string {
  return (text.match(/[\p{L}\p{N}\p{Extended_Pictographic}⟦␠⏎⇥]/gu) ?? []).join("");
}

const parts = [
  ...[
    "word",
    "Hidden",
    "npm publish",
    " ",
    "\n",
    "\n\n",
    "- [ ] ",
    "- [x] ",
    "  - ",
    "1. ",
    "7) ",
    "> ",
    "# ",
    "**",
    "_",
    "`",
    "|",
  ],
  ...["<!-- Hidden -->", "<!--", "-->", "<p hidden>Hidden</p>", "<details>", "<rp>", "<template>", "&nbsp;", "&#8203;"],
  ...[
    "\u202e",
    "\u2066",
    "\u200b",
    "\u{e0041}\u{e0042}",
    "\u00ad",
    "\ufeff",
    "rm \u0430.txt",
    "p\u0430yment",
    "日本語.txt",
    "Привет",
    "🎉",
  ],
  ...[
    "[^1]",
    "\n[^1]: Hidden\n",
    "[a](https://evil.test/x)",
    "[a](src/a.ts 'Hidden')",
    "[](https://github.com/acme/shop/Hidden)",
  ],
  ...[
    "[a](https://github.com/acme/shop/Hidden)",
    "[b]",
    "\n[b]: /x 'Hidden'\n",
    "![Hidden](x)",
    "[#](#Hidden)",
    "https://github.com/acme/shop/x",
  ],
  ...[
    "$\\phantom{Hidden}$",
    "$`\\color{white}{Hidden}`$",
    "\n```math\n%Hidden\n```\n",
    "\n```mermaid\n%% Hidden\n```\n",
    "\n```sh Hidden\n",
  ],
  ...[
    "\n```\n",
    "\n~~~\n",
    "\n    code",
    "\n|a|b|\n|-|-|\n|c|d|Hidden|\n",
    "@agent ",
    "@tom",
    "/retest",
    "bors r+",
    "fixes #1",
    "\n> [!NOTE]\n> x\n",
  ],
  ...["x".repeat(120), " ".repeat(40), "- ".repeat(30), "\n---\n", "\n===\n", "\\", "\t", "\r\n"],
];
const plan = fc.array(fc.constantFrom(...parts), { maxLength: 25 }).map((some) => some.join(""));
const lists = fc
  .integer({ min: 1, max: 100 })
  .map((depth) => Array.from({ length: depth }, (_, at) => `${"  ".repeat(at)}- [ ] ${at}`).join("\n"));

test("what the agent is handed of a plan is what people read in the comment", () => {
  fc.assert(
    fc.property(fc.oneof({ weight: 30, arbitrary: plan }, lists), (written) => {
      const shown = shownPlan(written, rules);
      const handed = readPlan(shown);
      expect(lettersOf(handed)).toBe(seenOn(shown));
      // Nothing is in it that its reader, or people, do not see.
      expect(handed.replaceAll(/\p{RGI_Emoji}/gv, "")).not.toMatch(/[\p{Cf}\p{Cs}\u{e0000}-\u{e0fff}]/u);
    }),
    { numRuns: 1500 },
  );
});

test.for([
  ["a comment", "- [ ] a <!-- and b -->", "- [ ] a \\<!-- and b -->"],
  [
    "where a link leads",
    "- [ ] see [this](https://github.com/acme/shop/and-b)",
    "- [ ] see this (`https://github.com/acme/shop/and-b`)",
  ],
  ["a letter that looks like another", "- [ ] p\u0430y", "- [ ] p⟦U+0430⟧y"],
  ["a word of another script", "- [ ] Привет 日本語", "- [ ] Привет 日本語"],
  ["numbers as people count them", "3. [ ] a\n1. b", "3. [ ] a\n4. b"],
  [
    "what keeps bots from a command, without it",
    "- [ ] bors r+\n\nretest this please",
    "- [ ] bors r+\n\nretest this please",
  ],
  ["blanks that are counted", `- [ ] a\n\n\`\`\`\nx${" ".repeat(40)}y\n\`\`\``, "- [ ] a\n\n```\nx⟦40 × ␠⟧y\n```"],
])("it has %s", ([, written = "", handed]) => {
  expect(readPlan(shownPlan(written, rules))).toBe(handed);
});
