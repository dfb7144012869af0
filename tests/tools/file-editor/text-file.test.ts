import fc from "fast-check";
import { describe, expect } from "vitest";
import { test } from "./editor.ts";

const utf16 = (value: string) => `\xff\xfe${Buffer.from(value, "utf16le").toString("latin1")}`;
const utf16be = (value: string) => `\xfe\xff${Buffer.from(value, "utf16le").swap16().toString("latin1")}`;

describe("what a file had stays", () => {
  test.for([
    ["CRLF", "one\r\ntwo\r\nthree\r\n", "two\n", "TWO\nand\n", "one\r\nTWO\r\nand\r\nthree\r\n"],
    ["CRLF when the model writes CRLF", "one\r\ntwo\r\n", "one\r\ntwo", "1\r\n2", "1\r\n2\r\n"],
    ["mixed newlines", "one\r\ntwo\nthree\r\n", "two\n", "2\n", "one\r\n2\nthree\r\n"],
    [
      "mixed newlines around new lines",
      "one\r\ntwo\nthree\r\n",
      "one\ntwo",
      "one\n1.5\ntwo",
      "one\r\n1.5\r\ntwo\nthree\r\n",
    ],
    ["mixed newlines without a last one", "one\r\ntwo\nthree", "three", "3\n4", "one\r\ntwo\n3\n4"],
    ["a byte order mark", "\xef\xbb\xbfone\n", "one", "1", "\xef\xbb\xbf1\n"],
    ["a missing final newline", "one\ntwo", "two", "2", "one\n2"],
    ["UTF-8", "caf\xc3\xa9 one", "one", "1", "caf\xc3\xa9 1"],
    ["old Mac newlines", "one\rtwo\r", "two", "2", "one\r2\r"],
    ["UTF-16, little end first", utf16("café\r\none\r\n"), "café\none", "x\n✓", utf16("x\r\n✓\r\n")],
    ["UTF-16, big end first", utf16be("café one"), "one", "𝔘", utf16be("café 𝔘")],
    ["Latin-1", "caf\xe9 one\xa0", "café", "thé", "th\xe9 one\xa0"],
    [
      "UTF-8 with a stray byte",
      "Andr\xc3\xa9 \xe9 one \xc3\xa5",
      "one",
      "Noël ✓",
      "Andr\xc3\xa9 \xe9 No\xc3\xabl \xe2\x9c\x93 \xc3\xa5",
    ],
    [
      "UTF-8 with half of a character",
      "caf\xc3\xa9 \xc3\xa5 one \xf0\x9f",
      "å one",
      "å 1",
      "caf\xc3\xa9 \xc3\xa5 1 \xf0\x9f",
    ],
    ["bytes in no encoding we know", "\x83\x81 one \x9f\xff", "one", "1", "\x83\x81 1 \x9f\xff"],
  ] as const)("%s", async ([, before, old_str, new_str, after], { edit, put, raw }) => {
    put("a.txt", before);
    expect(await edit({ command: "str_replace", path: "a.txt", old_str, new_str })).toMatchObject({ is_error: false });
    expect(raw("a.txt")).toBe(after);
  });

  test.for([
    ["binary", "one\0two", /is binary/],
    ["binary without a NUL", "one\x01\xff\xfe", /is binary/],
    ["half a UTF-16 character", "\xff\xfeo\0n", /is binary/],
    ["UTF-32", "\xff\xfe\0\0o\0\0\0n\0\0\0e\0\0\0", /is binary/],
    ["a character that Latin-1 does not have", "caf\xe9 one", /is in an unknown encoding, so "✓" cannot be written/],
    ["a character of Shift-JIS", "\x83\x81 one", /is in an unknown encoding, so "✓" cannot be written/],
  ] as const)("%s is refused for editing and never damaged", async ([, content, words], { edit, put, raw }) => {
    put("a.txt", content);
    const attempts = [
      { command: "str_replace", path: "a.txt", old_str: "one", new_str: "✓" },
      { command: "insert", path: "a.txt", insert_line: 0, new_str: "✓" },
    ];
    for (const attempt of attempts) expect(await edit(attempt)).toMatchObject({ is_error: true, text: words });
    expect(raw("a.txt")).toBe(content);
  });

  test("a character that a file of unknown encoding does not have is refused, though Latin-1 has it", async ({
    edit,
    put,
    raw,
  }) => {
    put("a.txt", "\xcf\xf0\xe8\xe2\xe5\xf2 one"); // Cyrillic in Windows-1251
    const answer = await edit({ command: "str_replace", path: "a.txt", old_str: "one", new_str: "Noël" });
    expect(answer).toMatchObject({ is_error: true, text: /unknown encoding, so "ë" cannot be written/ });
    expect(raw("a.txt")).toBe("\xcf\xf0\xe8\xe2\xe5\xf2 one");
  });

  test("stray bytes are shown as what they are", async ({ edit, put }) => {
    put("a.txt", "caf\xc3\xa9 \xc3\xa5 \xe9\n");
    const { text } = await edit({ command: "view", path: "a.txt" });
    expect(text).toBe(
      "     1\tcafé å \ufffd\n[UTF-8 with bytes that are not: they are shown as \ufffd, and edits keep them.]",
    );
    const edited = await edit({ command: "str_replace", path: "a.txt", old_str: "café", new_str: "thé" });
    expect(edited).toMatchObject({ is_error: false, old_content: "café å \ufffd\n", new_content: "thé å \ufffd\n" });
  });

  test("any bytes stay as they are around an edit", async ({ edit, put, raw }) => {
    const rest = fc.string({
      unit: fc.constantFrom(
        "a",
        "\r\n",
        "\n",
        "\xc3\xa9",
        "\xe2\x9c\x93",
        "\xe9",
        "\xf0\x9f\x98\x80",
        "\x80",
        "\xed\xa0\x80",
      ),
    });
    await fc.assert(
      fc.asyncProperty(rest, rest, async (before, after) => {
        put("a.txt", `${before}MIDDLE${after}`);
        const answer = await edit({ command: "str_replace", path: "a.txt", old_str: "MIDDLE", new_str: "centre" });
        expect(answer.is_error).toBe(false);
        expect(raw("a.txt")).toBe(`${before}centre${after}`);
      }),
      { numRuns: 200 },
    );
  });

  test("a view is of the same text as an edit", async ({ edit, put }) => {
    put("a.txt", utf16("café\r\none"));
    expect((await edit({ command: "view", path: "a.txt" })).text).toBe("     1\tcafé\n     2\tone");
  });

  test("a file with a mode of its own keeps it", async ({ edit, workspace }) => {
    await workspace.write("tool", Buffer.from("one"), 0o755);
    await workspace.write("own", Buffer.from("one"), 0o640);
    for (const path of ["tool", "own"]) await edit({ command: "str_replace", path, old_str: "one", new_str: "two" });
    expect(await workspace.stat("tool")).toMatchObject({ mode: 0o755 });
    expect(await workspace.stat("own")).toMatchObject({ mode: 0o640 });
  });
});
