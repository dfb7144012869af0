/** An answer that nobody can see is none. */
import { expect, test } from "vitest";
import { showsSomething } from "../../../src/markdown/shown/shows-something.ts";

const NOTHING = [
  "",
  " \n",
  "&nbsp;",
  "\u200b",
  "\u2800",
  "> ",
  "- ",
  "1.",
  "#",
  "---",
  "```\n\n```",
  "```All done",
  "|||\n|-|-|",
];

test.for([...NOTHING, "&#8203;", "[](https://github.com/acme/shop)", "- [ ] "])("%j shows nothing", (text) => {
  expect(showsSomething(text)).toBe(false);
});

const SOMETHING = [
  "Done",
  "✅",
  "> a",
  "- 1",
  "# é",
  "```\nx\n```",
  "    x",
  "|a|\n|-|",
  "`x`",
  "<!-- done -->",
  "**好**",
];

test.for([...SOMETHING, "[a]: https://e.test", "![](x.png)", "[x](y)", "~~~ js\n0\n~~~"])(
  "%j shows something",
  (text) => {
    expect(showsSomething(text)).toBe(true);
  },
);
