/** Relative links of the model lead to files at the commit, and nowhere else. */
import { expect, test } from "vitest";
import { neutralise } from "../../../../src/github/write/prose/neutral.ts";

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
] as const)("%s", ([url, path]) => {
  const text = neutralise(`See [a](${url}).`, rules);
  expect(text).toBe(`See [a](${blob}/${path}).`);
  expect(neutralise(text, rules)).toBe(text);
  expect(neutralise(`See [a](${url}).`, { ...rules, commit: undefined })).toBe(`See a (\`${url}\`).`);
});

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
  ...["src/%2e%2e/x", "src/a.js?x=1", "mailto:x", "x\\y", "src/a.js#L1#L2", "src//a.js", ".github/x"],
])("%s is no link", (url) => {
  expect(neutralise(`[a](${url})`, rules)).not.toMatch(LINK);
});

test("words of the link stay inert", () => {
  const text = neutralise("[@octavia](src/a.js) [x @agent](src/a.js) fixes [#1](src/a.js)", rules);
  expect(text).not.toMatch(LINK);
});
