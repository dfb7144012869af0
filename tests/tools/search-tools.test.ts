import { join } from "node:path";
import { describe, expect } from "vitest";
import { glob, grep } from "../../src/tools/search.ts";
import { plant } from "../core/workspace/search/searching.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { answerOf } from "./tool-answers.ts";

const tree = { "a.ts": "export const a = 1;\n", "src/b.ts": "import { a } from '../a.ts';\n\nconst b = a;\n" };

test("both only read, get in nobody's way, and stay in the workspace", () => {
  for (const tool of [glob(), grep()]) {
    expect(tool.annotations).toEqual({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
    expect(tool.declaredResources?.({} as never, {} as never)).toEqual({ declared: true, keys: [] });
  }
});

describe("glob", () => {
  test("lists files, the newest first", async ({ folder, workspace }) => {
    plant(folder, tree);
    const answer = await answerOf(glob(), { pattern: "*.ts" }, workspace);
    expect(answer).toMatchObject({ kind: "GlobObservation", text: "src/b.ts\na.ts", truncated: false });
    expect(answer.files).toEqual(["src/b.ts", "a.ts"]);
  });

  test("takes a pattern with the whole path of the workspace, and a directory", async ({ folder, workspace }) => {
    plant(folder, tree);
    expect((await answerOf(glob(), { pattern: join(folder, "src/*") }, workspace)).text).toBe("src/b.ts");
    expect((await answerOf(glob(), { pattern: "*", path: "src" }, workspace)).text).toBe("src/b.ts");
  });

  test("says when there is nothing, when there is more, and what was wrong", async ({ folder, workspace }) => {
    plant(folder, Object.fromEntries(Array.from({ length: 103 }, (_, index) => [`${index}.txt`, ""])));
    expect((await answerOf(glob(), { pattern: "*.ts" }, workspace)).text).toBe("Nothing was found.");
    const all = await answerOf(glob(), { pattern: "*" }, workspace);
    expect(all.text.split("\n")).toHaveLength(101);
    expect(all.text).toMatch(/\n\[103 files in all, the newest first; cut\. Narrow the search\.\]$/);
    expect(await answerOf(glob(), { pattern: "*", path: ".." }, workspace)).toMatchObject({ is_error: true });
    expect(await answerOf(glob(), { pattern: "" }, workspace)).toMatchObject({ is_error: true });
  });
});

test("both say how many files match that git ignores, if no other does", async ({ folder, workspace }) => {
  plant(folder, {
    ".gitignore": "node_modules/\n*.log\n",
    "node_modules/effect/package.json": '{ "name": "effect" }\n',
    "node_modules/effect/index.js": "",
    "run.log": "failed\n",
    "src/a.ts": "done\n",
  });
  const words = async (tool: ReturnType<typeof glob>, input: object) => (await answerOf(tool, input, workspace)).text;
  expect(await words(glob(), { pattern: "node_modules/effect/package.json" })).toBe(
    "Nothing was found outside of what git ignores. Ignored files that match: 1. To see them, give their folder as `path`.",
  );
  expect(await words(glob(), { pattern: "node_modules/**" })).toContain("Ignored files that match: 2.");
  expect(await words(glob(), { pattern: "*.py" })).toBe("Nothing was found.");
  expect(await words(grep(), { pattern: "failed", include: "*.log" })).toContain("match: 1.");
  expect(await words(grep(), { pattern: "absent" })).toBe("Nothing was found.");
  expect(await words(glob(), { pattern: "*.json", path: "node_modules/effect" })).toBe(
    "node_modules/effect/package.json",
  );
  expect(await words(grep(), { pattern: "done" })).toBe("src/a.ts");
});

describe("grep", () => {
  test("lists files, the newest first", async ({ folder, workspace }) => {
    plant(folder, tree);
    const answer = await answerOf(grep(), { pattern: "CONST" }, workspace);
    expect(answer).toMatchObject({ kind: "GrepObservation", text: "src/b.ts\na.ts", truncated: false });
    expect(answer.matches).toEqual(["src/b.ts", "a.ts"]);
    expect((await answerOf(grep(), { pattern: "const", include: "src/**" }, workspace)).text).toBe("src/b.ts");
  });

  test("shows the lines when asked to, and cuts long ones", async ({ folder, workspace }) => {
    plant(folder, { ...tree, "long.txt": `const ${"x".repeat(1000)}` });
    const answer = await answerOf(grep(), { pattern: "const", output_mode: "lines" }, workspace);
    expect(answer.text.split("\n")).toEqual([
      `long.txt:1:const ${"x".repeat(294)} [... line cut]`,
      "src/b.ts:3:const b = a;",
      "a.ts:1:export const a = 1;",
    ]);
  });

  test("says when there is nothing, when there is more, and what was wrong", async ({ folder, workspace }) => {
    plant(folder, { "a.txt": "x\n".repeat(300) });
    expect((await answerOf(grep(), { pattern: "y" }, workspace)).text).toBe("Nothing was found.");
    const lines = await answerOf(grep(), { pattern: "x", output_mode: "lines" }, workspace);
    expect(lines.text.split("\n")).toHaveLength(201);
    expect(lines).toMatchObject({ text: /\n\[1 files in all, the newest first; cut\./, truncated: true });
    expect(await answerOf(grep(), { pattern: "(" }, workspace)).toMatchObject({
      is_error: true,
      text: /not a regular/,
    });
  });

  test("what would be too long to read is cut", async ({ folder, workspace }) => {
    plant(folder, { "a.txt": `${"x".repeat(290)}\n`.repeat(150) });
    const { text } = await answerOf(grep(), { pattern: "x", output_mode: "lines" }, workspace);
    expect(text.length).toBeLessThan(30_100);
    expect(text).toMatch(/cut\. Narrow the search\.\]$/);
  });
});
