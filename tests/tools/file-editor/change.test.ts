import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { lines, test } from "./editor.ts";

describe("create", () => {
  test("a file is made with its folders", async ({ edit, raw }) => {
    const input = { command: "create", path: "new folder/deep/a.txt", file_text: "one\r\ntwo" };
    const answer = await edit(input);
    expect(answer).toMatchObject({ is_error: false, prev_exist: false, new_content: "one\r\ntwo" });
    expect(answer).not.toHaveProperty("old_content");
    expect(raw("new folder/deep/a.txt")).toBe("one\r\ntwo");
  });

  test.for(["a.txt", "dir"])("%s that exists is not overwritten", async (path, { edit, put, raw, folder }) => {
    put("a.txt", "precious");
    mkdirSync(join(folder, "dir"));
    const answer = await edit({ command: "create", path, file_text: "x" });
    expect(answer).toMatchObject({ is_error: true, text: /exists already. Change it with str_replace/ });
    expect(raw("a.txt")).toBe("precious");
  });
});

test("a file that is there with exactly that text is no error, and one that only begins so is", async ({
  edit,
  put,
  raw,
}) => {
  put("a.txt", "one\r\ntwo");
  const same = await edit({ command: "create", path: "a.txt", file_text: "one\r\ntwo" });
  expect(same).toMatchObject({ is_error: false, prev_exist: true, text: '"a.txt" has exactly this content already.' });
  for (const file_text of ["one\r\n", "one\ntwo", "one\r\ntwo\n", ""])
    expect(await edit({ command: "create", path: "a.txt", file_text })).toMatchObject({ is_error: true });
  expect(raw("a.txt")).toBe("one\r\ntwo");
});

describe("str_replace", () => {
  const replace = (path: string, old_str: string, new_str: string) => ({
    command: "str_replace",
    path,
    old_str,
    new_str,
  });

  test("the only occurrence is replaced and shown with four lines around it", async ({ edit, put, raw }) => {
    put("a.txt", lines(20));
    const answer = await edit(replace("a.txt", "line 10\n", "line ten\nand a half\n"));
    expect(answer.text).toBe(
      'Edited "a.txt". It now reads:\n' +
        "     6\tline 6\n     7\tline 7\n     8\tline 8\n     9\tline 9\n    10\tline ten\n    11\tand a half\n" +
        "    12\tline 11\n    13\tline 12\n    14\tline 13\n    15\tline 14",
    );
    expect(answer).toMatchObject({ old_content: lines(20), prev_exist: true });
    expect(raw("a.txt")).toBe(lines(20).replace("line 10\n", "line ten\nand a half\n"));
  });

  test("replacement patterns in new_str mean nothing", async ({ edit, put, raw }) => {
    put("a.txt", "price: X;");
    await edit(replace("a.txt", "X", "$& $1 $$ $`"));
    expect(raw("a.txt")).toBe("price: $& $1 $$ $`;");
  });

  test("an empty new_str deletes", async ({ edit, put, raw }) => {
    put("a.txt", "one\ntwo\n");
    expect(await edit(replace("a.txt", "one\ntwo\n", ""))).toMatchObject({ is_error: false });
    expect(raw("a.txt")).toBe("");
  });

  test("white space around old_str is forgiven when there is no exact match", async ({ edit, put, raw }) => {
    put("a.txt", "  if (a) {\n    b();\n  }\n");
    await edit(replace("a.txt", "\n    b();  \n", "\n    c();\n"));
    expect(raw("a.txt")).toBe("  if (a) {\n    c();\n  }\n");
  });

  describe("whole lines with another indentation", () => {
    test.for([
      [
        "that they lack",
        "def f():\n    x = 1\n    return x\n",
        "  x = 1\n  return x",
        "  y = 2\n  if y:\n    y = 3\n  return y",
        "def f():\n    y = 2\n    if y:\n      y = 3\n    return y\n",
      ],
      [
        "that they have too much",
        "if a:\n  b()\nc()\n",
        "    if a:\n      b()\n",
        "    if a:\n      b(1)\n",
        "if a:\n  b(1)\nc()\n",
      ],
      [
        "of tabs",
        "{\n\t\ta();\n\t\tb();\n}\n",
        "\ta();\n\tb();\n",
        "\ta();\n\n\tc();\n",
        "{\n\t\ta();\n\n\t\tc();\n}\n",
      ],
      ["to be deleted", "one\n    two\n    three\n", " two\n three\n", "", "one\n"],
      ["and blank lines around them", "one\n    two\n", "\n\n  two\n\n", "\n\n  2\n\n\n", "one\n    2\n\n"],
    ] as const)("%s", async ([, content, old_str, new_str, after], { edit, put, raw }) => {
      put("a.txt", content);
      expect(await edit({ command: "str_replace", path: "a.txt", old_str, new_str })).toMatchObject({
        is_error: false,
      });
      expect(raw("a.txt")).toBe(after);
    });

    test.for([
      ["part of a line", "    max = 10\n", "    x = 1\n", "    x = 2\n", /is not in/],
      ["inside a word", "max = 10\n", " x = 1", " x = 2", /is not in/],
      ["blanks for tabs", "\tif a:\n\t\tb()\n", "    if a:\n        b()\n", "    c()\n", /is not in/],
      ["several differences", "if a:\n    b()\n", "  if a:\n        b()\n", "  c()\n", /is not in/],
      [
        "several places",
        "  a()\n  b()\n\n  a()\n  b()\n",
        "    a()\n    b()\n",
        "    c()\n",
        /more than once in "a.txt", at lines 1, 4/,
      ],
      [
        "tabs and blanks that would be mixed",
        "\t\ta()\n\t\tb()\n",
        "\ta()\n\tb()\n",
        "    c()\n",
        /cannot be moved by the same difference/,
      ],
      ["new lines with less of it", "a()\nb()\n", "  a()\n  b()\n", "c()\n", /cannot be moved by the same difference/],
    ] as const)("%s: nothing changes", async ([, content, old_str, new_str, words], { edit, put, raw }) => {
      put("a.txt", content);
      const answer = await edit({ command: "str_replace", path: "a.txt", old_str, new_str });
      expect(answer).toMatchObject({ is_error: true, text: words });
      expect(raw("a.txt")).toBe(content);
    });

    test("any lines in any depth keep their depth", async ({ edit, put, raw }) => {
      const depths = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(
          depths,
          depths,
          fc.integer({ min: 0, max: 3 }),
          fc.integer({ min: 0, max: 3 }),
          async (old, now, there, here) => {
            const block = (word: string, all: readonly number[], by: number) =>
              all.map((depth, index) => `${"  ".repeat(depth + by)}${word}${index}()\n`).join("");
            put("a.txt", `top\n${block("old", old, there)}end\n`);
            await edit({
              command: "str_replace",
              path: "a.txt",
              old_str: block("old", old, here),
              new_str: block("now", now, here),
            });
            const text = raw("a.txt");
            const isNested = here > there; // then only an exact part of the line could be meant
            if (!text.includes("old")) expect(text).toBe(`top\n${block("now", now, there)}end\n`);
            else expect(isNested && text === `top\n${block("old", old, there)}end\n`).toBe(true);
          },
        ),
        { numRuns: 200 },
      );
    });
  });

  test.for([
    [
      "a no-break space",
      "the task\u00a0list in here\n",
      "the task list in here",
      "Character 9 of that line is U+00A0, yours is U+0020.",
    ],
    [
      "a letter in two parts",
      "cafe\u0301 au lait\n",
      "caf\u00e9 au lait",
      "Character 4 of that line is U+0065, yours is U+00E9.",
    ],
    [
      "a sign that nobody sees",
      "total\u200b = sum(values)\n",
      "total = sum(values)",
      "Character 6 of that line is U+200B, yours is U+0020.",
    ],
    [
      "a sign at the end",
      "total = sum(values)\n",
      "total = sum(values)\u200b",
      "Character 20 of that line is its end, yours is U+200B.",
    ],
    [
      "a Cyrillic letter",
      "const p\u0430th = 1;\n",
      "const path = 1;",
      "Character 8 of that line is U+0430, yours is U+0061.",
    ],
  ] as const)("%s is named where it differs", async ([, content, old_str, words], { edit, folder, put }) => {
    writeFileSync(join(folder, "a.txt"), content);
    const answer = await edit({ command: "str_replace", path: "a.txt", old_str, new_str: "x" });
    expect(answer).toMatchObject({ is_error: true });
    expect(answer.text).toContain(words);
    put("a.txt", "total = sum(values)\n");
    const { text } = await edit({
      command: "str_replace",
      path: "a.txt",
      old_str: "total = sum(value)\n",
      new_str: "x",
    });
    expect(text).not.toContain("Character");
  });

  test.for([
    ["line 1", "line one", /occurs more than once in "a.txt", at lines 1, 10, 11, 12\. Nothing was changed\./],
    ["lime 7\n", "x", /is not in "a.txt"\. Nothing was changed\. The line nearest to "lime 7" is line 7: "line 7"\./],
    ["line 3\nline 2\n", "x", /Each of its lines is in the file, but not in this order/],
    ["zzzz", "x", /is not in "a.txt"\. Nothing was changed\.$/],
    ["line 2\n", "line 2\n", /are the same/],
    ["", "x", /`old_str` is empty/],
    ["\n\n\n", "x", /is not in/],
  ] as const)("%j is refused and nothing changes", async ([before, after, words], { edit, put, raw }) => {
    put("a.txt", lines(12));
    expect(await edit(replace("a.txt", before, after))).toMatchObject({
      is_error: true,
      command: "str_replace",
      path: "a.txt",
      text: words,
    });
    expect(raw("a.txt")).toBe(lines(12));
  });

  test("the help with the nearest line shows white space", async ({ edit, put }) => {
    put("a.ts", "\tconst total = sum(values);\n");
    const { text } = await edit(replace("a.ts", "    const total = sum(value);\n    return total;", "x"));
    expect(text).toContain('is line 1: "\\tconst total = sum(values);".');
  });

  test("overlapping occurrences are several", async ({ edit, put }) => {
    put("a.txt", "aaa");
    expect(await edit(replace("a.txt", "aa", "b"))).toMatchObject({ is_error: true, text: /more than once/ });
  });

  test("a link to a file in the workspace stays a link", async ({ edit, put, raw, folder }) => {
    put("real.txt", "old");
    symlinkSync("real.txt", join(folder, "alias.txt"));
    await edit(replace("alias.txt", "old", "new"));
    expect(raw("real.txt")).toBe("new");
  });
});

describe("insert", () => {
  const insert = (insert_line: number, new_str: string) => ({ command: "insert", path: "a.txt", insert_line, new_str });

  test.for([
    ["one\ntwo\n", 0, "zero", "zero\none\ntwo\n"],
    ["one\ntwo\n", 1, "and a half\n", "one\nand a half\ntwo\n"],
    ["one\ntwo\n", 2, "three", "one\ntwo\nthree\n"],
    ["one\ntwo", 2, "three", "one\ntwo\nthree"],
    ["one\ntwo", 2, "three\n", "one\ntwo\nthree"],
    ["one\n", 1, "\n", "one\n\n"],
    ["one\n", 0, "a\nb\n", "a\nb\none\n"],
    ["", 0, "first\n", "first\n"],
    ["", 0, "first", "first"],
  ] as const)("into %j after line %d: %j", async ([before, line, added, after], { edit, put, raw }) => {
    put("a.txt", before);
    expect(await edit(insert(line, added))).toMatchObject({ is_error: false, old_content: before, new_content: after });
    expect(raw("a.txt")).toBe(after);
  });

  test("a line past the end is refused with the range", async ({ edit, put }) => {
    put("a.txt", "one\ntwo\n");
    expect(await edit(insert(3, "x"))).toMatchObject({ is_error: true, text: /has 2 lines. Use 0 to 2./ });
    expect(await edit(insert(-1, "x"))).toMatchObject({ is_error: true });
  });
});

test("contents too large for the log are left out of it", async ({ edit, put }) => {
  put("a.txt", `${"x".repeat(100_000)}END`);
  const answer = await edit({ command: "str_replace", path: "a.txt", old_str: "xEND", new_str: "" });
  expect(answer).not.toHaveProperty("old_content");
  expect(answer.new_content).toHaveLength(99_999);
});
