import { expect, test } from "vitest";
import { walk } from "../../../src/markdown/parser/node.ts";
import { parseBlocks } from "../../../src/markdown/parser/parse.ts";
import { type ProgressFacts, renderProgress } from "../../../src/render/report/report.ts";

const rules = { repositoryUrl: "https://github.test/acme/shop", phrases: ["@agent"] };
const spent = { costUsd: 0.418, maxUsd: 5, tokens: 41_007, maxTokens: undefined };
const figures = { minutes: 6.9, maxMinutes: 25, steps: 14, maxSteps: 100, ...spent };
const render = (changes: Partial<ProgressFacts> = {}) => renderProgress({ ...figures, list: [], ...changes }, rules);

test("the figures stand in one line, those that are not known being left out", () => {
  const now = "**Now:** waiting for the model\n\n";
  expect(render()).toBe(`${now}6 min of 25 · step 14 of 100 · $0.42 of $5.00`);
  expect(render({ maxUsd: undefined })).toBe(`${now}6 min of 25 · step 14 of 100 · $0.42`);
  expect(render({ costUsd: undefined })).toBe(`${now}6 min of 25 · step 14 of 100`);
  expect(render({ costUsd: undefined, maxTokens: 90_000 })).toMatch(/ · step 14 of 100 · 41,007 of 90,000 tokens$/);
});

test.for([
  [{ tool: "terminal", detail: "npm test" }, "running `npm test`"],
  [{ tool: "terminal", detail: "" }, "`terminal`"],
  [{ tool: "file_editor", detail: "view src/a.ts" }, "`file_editor` `view src/a.ts`"],
  [{ tool: "terminal", detail: "a\n\n### `b` @octavia stop" }, "running `` a ### `b` @\u200boctavia stop ``"],
  [{ tool: "terminal", detail: "x".repeat(500) }, `running \`${"x".repeat(119)}…\``],
] as const)("what it is doing now, %j, is one line", ([now, words]) => {
  expect(render({ now }).split("\n\n")[0]).toBe(`**Now:** ${words}`);
});

test("the list has boxes", () => {
  const list = [
    { title: "Look", status: "done" },
    { title: "Fix", status: "in_progress" },
    { title: "Test", status: "todo" },
  ] as const;
  expect(render({ list })).toMatch(/\n\n- \[x\] Look\n- \[ \] Fix – _in progress_\n- \[ \] Test$/);
});

test.for([
  ["@agent fix @octavia", /`@agent` fix `@octavia`/],
  ["Fixes #7", /Fixes (?!#7)/],
  ["![x](https://evil.test/y)", /^(?!.*!\[).*$/],
  ["a\n\n# b\r\n- [x] c", /- \[ \] a # b - \[x\] c$/],
  ["x".repeat(1000), /- \[ \] x{159}…$/],
  ["<details><summary>", /- \[ \] &lt;details/],
] as const)("the words of the agent, %j, are inert and in one line", ([title, shown]) => {
  const body = render({ list: [{ title, status: "todo" }] });
  expect(body.split("\n")).toHaveLength(5);
  expect(body.split("\n")[4]).toMatch(shown);
});

test("a long list is cut and says so", () => {
  const list = Array.from({ length: 33 }, (_, index) => ({ title: `t${index}`, status: "todo" }) as const);
  expect(render({ list }).split("\n").slice(-2)).toEqual(["- [ ] t29", "- … and 3 more"]);
});

test.for(["```js", "~~~", "# a", "> a", "---", "| a |", "    a", "- a", "1. a", "", "$$", "\\"])(
  "a title of the list begins no block that reaches the lines below: %j",
  (title) => {
    const list = [
      { title, status: "todo" },
      { title: "Test", status: "done" },
    ] as const;
    const text = render({ list });
    expect(text.split("\n")).toHaveLength(6);
    const root = parseBlocks(`${text}\n\nTo stop the run`);
    const blocks = [...walk(root)].filter(({ node, isEntering }) => isEntering && node.parent === root);
    expect(blocks.map(({ node }) => node.kind)).toEqual(["paragraph", "paragraph", "list", "paragraph"]);
  },
);
