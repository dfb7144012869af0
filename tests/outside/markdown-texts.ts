/** Texts for `npm run outside -- markdown`: random ones of every construct of GitHub's Markdown, and those of our tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SIGNS = [
  ..."`*_[]()<>!#-+~|\\&\"'=:@/. \n\n\t a1^é$;{}?w",
  ...[
    "[a](",
    "![",
    "[^",
    "[\\^",
    "[^1]",
    "[^a b]",
    "[^1]: ",
    "[^X]",
    "[^x]: ",
    "[^é]: ",
    "[^中]:",
    "[a]: b\n",
    "[a]",
    "[b]: <c d> 'e'\n",
    "[b]",
  ],
  ...[
    "|a|b|\n|-|-|\n",
    "|-|\n",
    "| a | b |\n|:-|-:|\n",
    "a|b\n-|-\n",
    "\n|x|y|z|\n",
    "\\|",
    "``",
    "```",
    "\n```\n",
    "~~~\n",
  ],
  ...["`a`", "``b``", "`` `c` "],
  ...["~~", "a@b.c", "@tom", "@acme/all", "http://a.b", "https://github.com/acme/shop/x", "www.a.b", "mailto:a@b.c"],
  ...[
    "xmpp:a@b.c/d",
    "ftp://x",
    "\u3000",
    "\u00a0",
    "\u200b",
    "\u2003/../../../evil",
    "<b>",
    "</b>",
    "<a href=x>",
    "<!-- ",
  ],
  ...[
    "-->",
    "<?",
    "?>",
    "<!A ",
    "<![CDATA[",
    "]]>",
    "<div>",
    "</div>\n",
    "<details>\n",
    "<pre>",
    "<script>",
    "<title>",
  ],
  ...[
    "<p hidden>",
    "<textarea>\n",
    "<!-->",
    "<br/>",
    "- ",
    "* ",
    "+ ",
    "1. ",
    "2) ",
    "10. ",
    "> ",
    ">",
    "    ",
    "  ",
    "   ",
  ],
  ...[
    "\t",
    "- [ ] ",
    "- [x] ",
    "# ",
    "## ",
    "###### ",
    "#",
    "---\n",
    "***\n",
    "===\n",
    "\n\n",
    "\n    ",
    "\n  ",
    "\n> ",
    "\n- ",
  ],
  ...[
    "&amp;",
    "&lt;",
    "&#64;",
    "&#xe0041;",
    "&copy;",
    "&nope;",
    "&nbsp;",
    "\\",
    "\\\n",
    "  \n",
    "**",
    "***",
    "__",
    "_a_",
  ],
  ...[
    "*a*",
    "**a**",
    "](",
    "](x)",
    "](<y z>)",
    "(x 'y')",
    ' "t")',
    ")",
    "words",
    "one two",
    "Hidden",
    "fixes #1 ",
    "a/b#1",
  ],
  "https://github.com/user-attachments/files/1/x.zip",
];

/** The same texts for the same seed. */
export function* randomTexts(seed: number, count: number): Generator<string> {
  const next = random(seed);
  for (let index = 0; index < count; index += 1) {
    const most = [6, 14, 40][index % 3] ?? 6;
    const length = 1 + Math.floor(next() * most);
    yield Array.from({ length }, () => SIGNS[Math.floor(next() * SIGNS.length)] ?? "").join("");
  }
}

/** Numbers from 0 to 1: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The strings of our tests about texts, and our own pages. */
export function ownTexts(root: string): readonly string[] {
  const folders = ["tests/markdown", "tests/markdown/shown", "tests/attacks", "tests/github/read/text"];
  const tests = folders.flatMap((folder) => filesIn(join(root, folder), ".ts"));
  const pages = ["README.md", "SECURITY.md", "CHANGELOG.md"].map((name) => join(root, name));
  const docs = [...pages, ...filesIn(join(root, "docs"), ".md")].map((path) => readFileSync(path, "utf8"));
  return [...tests.flatMap((path) => stringsIn(readFileSync(path, "utf8"))), ...docs];
}

function filesIn(folder: string, end: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
}

function stringsIn(source: string): string[] {
  return [...source.matchAll(/"(?:\\.|[^"\\\n])+"/g)].flatMap(([literal]) => {
    try {
      return [String(JSON.parse(literal))];
    } catch {
      return []; // an escape that JSON does not have
    }
  });
}
