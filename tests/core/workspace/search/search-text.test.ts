import { describe, expect } from "vitest";
import type { TextQuery } from "../../../../src/core/workspace/search/searcher.ts";
import { LAPSES_MS } from "../../../real-time.ts";
import { forever, test } from "../temp-folder.ts";
import { plant, searchIn, ways } from "./searching.ts";

const tree = {
  "a.py": "import os\nprint('Hello')\n",
  "b.txt": "hello\r\nsecond hello world\r\n",
  "sub/c.py": "def hello():\n    return 1\n",
  "wide.txt": Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("hello wide\n", "utf16le")]),
  "latin.txt": Buffer.from("caf\xe9 hello", "latin1"),
  "binary.dat": Buffer.from("hello\0world"),
  ".env": "hello=1",
  "out/generated.py": "hello",
  ".gitignore": "out/\n",
  "-e": "goodbye",
};
const query = (pattern: string, more: Partial<TextQuery> = {}): TextQuery => ({
  path: ".",
  pattern,
  limit: 100,
  ...more,
});

describe.for(ways)("%s", (way) => {
  test.for<[TextQuery, string[]]>([
    [query("hello"), ["latin.txt", "wide.txt", "sub/c.py", "b.txt", "a.py"]],
    [query("HELLO\\("), ["sub/c.py"]],
    [query("^hello$"), ["b.txt"]],
    [query("world$"), ["b.txt"]],
    [query("hello", { include: "*.py" }), ["sub/c.py", "a.py"]],
    [query("hello", { include: "sub/**" }), ["sub/c.py"]],
    [query("hello", { path: "sub" }), ["sub/c.py"]],
    [query("hello", { path: "out/generated.py" }), ["out/generated.py"]],
    [query("hello", { path: ".env" }), [".env"]],
    [query("hello", { include: ".env" }), [".env"]],
    [query("(?i)Hello", { include: "a.py" }), ["a.py"]],
    [query("hello|goodbye", { include: "-*" }), ["-e"]],
    [query("--files"), []],
    [query("-e"), []],
    [query("import os\\s+print"), []],
  ])("%j finds %j", async ([asked, files], { folder }) => {
    plant(folder, tree);
    const found = await searchIn(folder, way).searchText(asked, forever);
    expect(found).toEqual({ files, total: files.length, isComplete: true, lines: [], hasMoreLines: false });
  });

  test("matching lines come with their numbers, file by file, the newest first", async ({ folder }) => {
    plant(folder, tree);
    const found = await searchIn(folder, way).searchText(query("hello", { limit: 4, lineLimit: 10 }), forever);
    expect(found.lines).toEqual([
      { file: "latin.txt", number: 1, text: "caf\uFFFD hello" },
      { file: "wide.txt", number: 1, text: "hello wide" },
      { file: "sub/c.py", number: 1, text: "def hello():" },
      { file: "b.txt", number: 1, text: "hello" },
      { file: "b.txt", number: 2, text: "second hello world" },
    ]);
    expect(found).toMatchObject({ total: 5, hasMoreLines: false });
  });

  test("lines beyond the limit are said to be there", async ({ folder }) => {
    plant(folder, { "a.txt": "x\n".repeat(5), "b.txt": "x".repeat(3_000_000) });
    const found = await searchIn(folder, way).searchText(query("x", { lineLimit: 3 }), forever);
    expect(found.lines.map(({ file, number }) => `${file}:${number}`)).toEqual(["b.txt:1", "a.txt:1", "a.txt:2"]);
    expect(found.lines[0]?.text.length).toBeLessThan(3000);
    expect(found.hasMoreLines).toBe(true);
  });

  test("a pattern that is none is a mistake that says why", async ({ folder }) => {
    plant(folder, tree);
    await expect(searchIn(folder, way).searchText(query("(hello"), forever)).rejects.toMatchObject({
      name: "Mistake",
      message: /^The pattern is not a supported regular expression\. .*(unclosed|Unterminated) group/s,
    });
  });

  test.for(["a\0b", "a".repeat(10_001)])(
    "a pattern that no program takes is a mistake",
    async (pattern, { folder }) => {
      await expect(searchIn(folder, way).searchText(query(pattern), forever)).rejects.toThrow(
        /at most 10000 characters/,
      );
    },
  );

  test("a file larger than 10 MB is passed over", async ({ folder }) => {
    plant(folder, { "large.txt": Buffer.alloc(10 * 1024 * 1024 + 1, "hello\n"), "small.txt": "hello" });
    expect(await searchIn(folder, way).searchText(query("hello"), forever)).toMatchObject({ files: ["small.txt"] });
  });
});

test("without ripgrep, a pattern that would take forever is a mistake", async ({ folder }) => {
  plant(folder, { "a.txt": `${"a".repeat(40)}b` });
  await expect(
    searchIn(folder, "ourselves", { turnMs: LAPSES_MS }).searchText(query("(a+)+$"), forever),
  ).rejects.toThrow(/takes too long/);
});
