/** The story of a run as Markdown. */
import { describe, expect, test } from "vitest";
import { renderMarkdown, renderSteps } from "../../src/page/markdown.ts";
import { storyOf } from "../../src/page/story.ts";
import { call, FACTS, log, printed, request } from "./logs.ts";

const fix = log(
  request("please fix the failing test"),
  ...call(1, "terminal", { command: "node --test" }, printed("1 of 3 failed", { exit_code: 1 }), "I run the tests."),
  ...call(3, "file_editor", { command: "str_replace", path: "a.js" }, printed("Edited.", edit())),
);
const fixed = { events: fix, subAgents: new Map(), usage: new Map() };

function edit() {
  return { path: "a.js", old_content: "const a = 1;\n", new_content: "const a = 2;\n" };
}

describe("the table of the steps", () => {
  test("has a row for each call, with its result, its time and its tokens", () => {
    const usage = new Map([["reply_1", { model: "m", input: 1200, cached: 1000, output: 30, costUsd: 0.01 }]]);
    expect(renderSteps(storyOf(fix), usage, 0).split("\n")).toEqual([
      "#### Steps",
      "",
      "Model 2.0 s · tools 2.0 s · waiting 0.0 s",
      "",
      "| Step | Call | Result | Time | Tokens in (cached), out |",
      "|-:|-|-|-:|-:|",
      "| 1 | `terminal` `node --test` | exit code 1 | 1.0 s | 1,200 (1,000), 30 |",
      "| 2 | `file_editor` `str_replace a.js` | done | 1.0 s |  |",
    ]);
  });

  test("leaves out earlier runs, and the middle of a long one", () => {
    expect(renderSteps(storyOf(fix), new Map(), Date.parse("2026-01-01T10:00:03.000Z"))).not.toContain("node --test");
    const many = Array.from({ length: 500 }, (_, at) =>
      call(1 + 2 * at, "terminal", { command: `run ${at}` }, printed("")),
    );
    const table = renderSteps(storyOf(log(request("go"), ...many.flat())), new Map(), 0);
    expect(table.split("\n")).toHaveLength(6 + 101);
    expect(table).toContain("… 400 more …");
    expect(table).toContain("`run 499`");
  });

  test("is empty if no tool was called", () => {
    expect(renderSteps(storyOf(log(request("hello"))), new Map(), 0)).toBe("");
  });

  test.each(["a | b", "`` ` ``", "<img src=x>", "a\n\n# b", "[a](https://evil.test)", "@maria"])(
    "keeps a hostile call in its cell: %j",
    (evil) => {
      const events = log(request("go"), ...call(1, evil, { command: evil }, printed(evil)));
      const row = renderSteps(storyOf(events), new Map(), 0).split("\n").at(-1) ?? "";
      expect(row.match(/\|/g)).toHaveLength(6);
      expect(row.replaceAll(/`+ ?.*? ?`+|<code>.*?<\/code>/g, "")).not.toContain(evil);
    },
  );
});

test("the whole story has the request, the words, the calls with their outputs, and the diffs", () => {
  const text = renderMarkdown(fixed, FACTS, (text) => text);
  for (const part of [
    "# 🟢 `acme/slugify #1`, requested by `maria`",
    "- Job log: <https://github.test/acme/slugify/actions/runs/7001>",
    "## Request\n\n```text\nplease fix the failing test",
    "## Step 1: `terminal` (exit code 1)",
    "I run the tests.",
    "-const a = 1;\n+const a = 2;",
    "## Published changes",
  ])
    expect(text).toContain(part);
  expect(renderMarkdown(fixed, undefined, (text) => text)).toContain("# A run without a report");
});
