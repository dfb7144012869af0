/** Relative links of the model lead to files at the commit, and nowhere else. */
import { expect, test } from "vitest";
import { neutralise } from "../../src/markdown/neutral.ts";

const commit = "0123456789abcdef0123456789abcdef01234567";
const rules = { repositoryUrl: "https://github.com/acme/shop", phrases: ["@agent"], commit };
/** The bracket before the address is not escaped. */
const LINK = /(?<!\\)\]\(/;
const blob = `https://github.com/acme/shop/blob/${commit}`;

test.for([
  ["src/a.js", "src/a.js"],
  ["./src/a.js", "src/a.js"],
  ["/src/a.js", "src/a.js"],
  ["src/a.js:12", "src/a.js#L12"],
  ["src/a.js#L12-L14", "src/a.js#L12-L14"],
  ["README.md", "README.md"],
  ["src/a.js:12:3", "src/a.js#L12"],
  ["src/a.js:12-14", "src/a.js#L12-L14"],
  ["src/a.js#L12-14", "src/a.js#L12-L14"],
  ["docs/README.md#how-to-install", "docs/README.md#how-to-install"],
  [".github/workflows/ci.yml", ".github/workflows/ci.yml"],
  ["./.env.example", ".env.example"],
  ["src/...rest.js", "src/...rest.js"],
  ["app/[id]/page.tsx", "app/%5Bid%5D/page.tsx"],
  ["app/(shop)/page.tsx", "app/%28shop%29/page.tsx"],
  ["node/@types/a.d.ts", "node/%40types/a.d.ts"],
  ["src/é.js", "src/%C3%A9.js"],
  ["🎉/a.md", "%F0%9F%8E%89/a.md"],
  ["src/my%20file.js", "src/my%20file.js"],
  ["<src/my file.js>", "src/my%20file.js"],
] as const)("%s", ([url, path]) => {
  const text = neutralise(`See [a](${url}).`, rules);
  expect(text).toBe(`See [a](${blob}/${path}).`);
  expect(neutralise(text, rules)).toBe(text);
  const bare = url.replaceAll(/^<|>$/g, "");
  expect(neutralise(`See [a](${url}).`, { ...rules, commit: undefined })).toBe(`See a (\`${bare}\`).`);
});

test("a word that closes issues, before a file, closes none", () => {
  expect(neutralise("Fixed [`a`](src/a.js).", rules)).toBe(`Fixed [\`a\`](${blob}/src/a.js).`);
  expect(neutralise("Fixed [a](https://github.com/acme/shop/issues/4).", rules)).not.toMatch(LINK);
});

test("what is no link shows the address as it was written", () => {
  expect(neutralise("[@octavia](src/a.js)", rules)).toBe("`@octavia` (`src/a.js`)");
});

test("a folder is a link to its tree", () => {
  const text = neutralise("See [a](src/lib/).", rules);
  expect(text).toBe(`See [a](https://github.com/acme/shop/tree/${commit}/src/lib).`);
  expect(neutralise(text, rules)).toBe(text);
});

test.for(["`src/a.js`", "the `a[0]` of `b`", "`<T>`", "C#", "one & two", "Great!", "**bold** `code`"])(
  "the words %s are the words of a link",
  (words) => {
    const text = neutralise(`See [${words}](src/a.js) and [${words}](src/a.js "a title").`, rules);
    expect(text).toBe(`See [${words}](${blob}/src/a.js) and [${words}](${blob}/src/a.js).`);
    expect(neutralise(text, rules)).toBe(text);
  },
);

test.for([
  ...[
    "../../../evil/x",
    "src/../../x",
    "..",
    "//evil.test/x",
    "https://evil.test/x",
    "javascript:alert",
    "www.evil.test",
  ],
  ...[
    "src/%2e%2e/x",
    "src/a.js?x=1",
    "mailto:x",
    "x\\y",
    "src/a.js#L1#L2",
    "src//a.js",
    "./.",
    "a/./b",
    ".%2e/x",
    "a%2fb",
    "a%5cb",
    "%E0%A4%A",
  ],
])("%s is no link", (url) => {
  expect(neutralise(`[a](${url})`, rules)).not.toMatch(LINK);
});

test("words of the link stay inert", () => {
  const calls = "[@octavia](src/a.js) [x @agent](src/a.js) fixes [#1](src/a.js) [`@octavia`](src/a.js)";
  const signs = "[&commat;octavia](src/a.js) [$`x`$](src/a.js) [`https://evil.test`](src/a.js)";
  expect(neutralise(`${calls} ${signs}`, rules)).not.toMatch(LINK);
});
