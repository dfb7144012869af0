import { describe, expect } from "vitest";
import { test } from "./patching.ts";

const code = "class A:\n    def f(self):\n        return 1\n\nclass B:\n    def f(self):\n        return 1\n";

describe("a hunk", () => {
  test.for<[string, string, string[], string, number]>([
    ["replaces the lines it removes", "a\nb\nc\n", [" a", "-b", "+x", "+y", " c"], "a\nx\ny\nc\n", 0],
    ["may begin with a bare @@", "a\nb\n", ["@@", "-b", "+x"], "a\nx\n", 0],
    ["may have line numbers, which mean nothing", "a\nb\n", ["@@ -9,1 +9,1 @@", "-b", "+x"], "a\nx\n", 0],
    [
      "is looked for after its anchor",
      code,
      ["@@ class B:", "     def f(self):", "-        return 1", "+        return 2"],
      code.replace(/1\n$/, "2\n"),
      0,
    ],
    [
      "may have several anchors",
      code,
      ["@@ class B:", "@@     def f(self):", "-        return 1", "+        return 2"],
      code.replace(/1\n$/, "2\n"),
      0,
    ],
    [
      "may have an anchor without its indentation",
      code,
      ["@@ class B:", "@@ def f(self):", "-        return 1"],
      code.slice(0, -"        return 1\n".length),
      1,
    ],
    ["that only adds comes after its anchor", "a\nb\n", ["@@ a", "+x"], "a\nx\nb\n", 0],
    ["that only adds, without an anchor, comes last", "a\nb", ["+x"], "a\nb\nx", 0],
    ["fills an empty file", "", ["+x"], "x\n", 0],
    ["may remove everything", "a\nb\n", ["-a", "-b"], "", 0],
    ["may be said to be at the end", "a\nb\na\n", ["-a", "+x", "*** End of File"], "a\nb\nx\n", 0],
    ["that is not at the end after all is still found", "a\nb\n", ["-a", "+x", "*** End of File"], "x\nb\n", 10_000],
    ["overlooks white space at the ends of lines", "a  \nb\t\n", [" a", "-b", "+x"], "a  \nx\n", 1],
    [
      "is moved by the indentation that it lacks",
      "    a\n    b\n",
      [" a", "-b", "+x", "+y"],
      "    a\n    x\n    y\n",
      100,
    ],
    ["is moved back by what it has too much", "a\nb\n", ["   a", "-  b", "+  x", "+", "+  y"], "a\nx\n\ny\n", 100],
    ["is moved by tabs", "\tif a:\n\t\tb\n", [" if a:", "-\tb", "+\tx"], "\tif a:\n\t\tx\n", 100],
    [
      "is as its removed lines where only its context has lost a blank",
      "    a\n    b\n",
      ["    a", "-    b", "+    x"],
      "    a\n    x\n",
      100,
    ],
    ["only removes, whatever the indentation", "\ta\n\tb\n", ["     a", "-    b"], "\ta\n", 100],
    ["overlooks typographic punctuation", "\u201ca\u201d \u2013 b\u2019s\n", ['-"a" - b\'s', "+x"], "x\n", 1000],
    ["takes an empty line for empty context", "a\n\nb\n", [" a", "", "-b", "+x"], "a\n\nx\n", 0],
    [
      "keeps what looks like a patch in its lines",
      "a\n",
      [" a", "+*** End Patch?", "+@@ x"],
      "a\n*** End Patch?\n@@ x\n",
      0,
    ],
    [
      "may come with the names of a unified diff",
      "a\nb\n",
      ["--- a/a.txt", "+++ b/a.txt", "@@ -1,2 +1,2 @@", " a", "-b", "+x"],
      "a\nx\n",
      0,
    ],
    ["may remove what looks like such a name", "-- a/a.txt\nb\n", ["--- a/a.txt", " b"], "b\n", 0],
    ["may say that the file has no last newline", "a\nb", ["-b", "+x", "\\ No newline at end of file"], "a\nx", 0],
    ["keeps CRLF", "a\r\nb\r\n", ["-b", "+x", "+y"], "a\r\nx\r\ny\r\n", 0],
    ["keeps mixed newlines", "a\r\nb\nc\r\nd\n", [" b", "-c", "+x"], "a\r\nb\nx\r\nd\n", 0],
  ])("%s", async ([, before, lines, after, fuzz], { apply, workspace }) => {
    await workspace.write("a.txt", Buffer.from(before));
    expect(await apply("*** Update File: a.txt", ...lines)).toMatchObject({ is_error: false, fuzz });
    expect(Buffer.from(await workspace.read("a.txt", 1000)).toString()).toBe(after);
  });

  test("several hunks go from the top to the end, also where the same lines occur before", async ({
    apply,
    put,
    files,
  }) => {
    await put({ "a.txt": "x\na\nx\nb\nx\n" });
    await apply("*** Update File: a.txt", "@@ a", "-x", "+1", "@@ b", "-x", "+2");
    expect(files()).toEqual({ "a.txt": "x\na\n1\nb\n2\n" });
  });

  test("a loose match is said to be one", async ({ apply, put }) => {
    await put({ "a.txt": "  a\n" });
    expect((await apply("*** Update File: a.txt", "-a", "+b")).text).toMatch(/Some context lines matched only loosely/);
  });

  test("CRLF in the patch itself means nothing", async ({ apply, put, files }) => {
    await put({ "a.txt": "a\n" });
    expect(await apply("*** Update File: a.txt\r", "-a\r", "+b\r")).toMatchObject({ fuzz: 0 });
    expect(files()).toEqual({ "a.txt": "b\n" });
  });

  test.for<[string, string[], RegExp]>([
    [
      "lines that are not there",
      [" one", "-tow"],
      /^Hunk 1 of "a.txt": its context and removed lines are not in the file\. Nothing was changed\. The line nearest to "tow" is line 2: "two"\.$/,
    ],
    [
      "an anchor that is not there",
      ["@@ three!", "-two"],
      /^Hunk 1 of "a.txt": no line is "three!", as its @@ says\. Nothing was changed\./,
    ],
    [
      "hunks out of order",
      ["-three", "+3", "@@", "-one"],
      /^Hunk 2 .* after line 3, where .* They are at line 1: give the hunks of a file in the order/,
    ],
    ["lines in another order", [" two", " one"], /Each of its lines is in the file, but not in this order/],
  ])("%s", async ([, lines, words], { apply, put, files }) => {
    await put({ "a.txt": "one\ntwo\nthree\n" });
    expect(await apply("*** Update File: a.txt", ...lines)).toMatchObject({ is_error: true, text: words });
    expect(files()).toEqual({ "a.txt": "one\ntwo\nthree\n" });
  });
});

describe("a hunk whose indentation says nothing of its new lines is refused, and nothing is changed:", () => {
  test.for<[string, string, string[]]>([
    ["blanks for tabs", "def f():\n\ta\n\tb\n", [" def f():", "     a", "-    b", "+    x"]],
    ["two differences", "    a\n        b\n", ["-a", "-  b", "+x"]],
    ["new lines that are deeper than all that it names", "    a\n    b\n", [" a", "-b", "+    x"]],
    ["a new line that cannot be moved back", "a\nb\n", ["-  a", "+x"]],
    ["no-break spaces", "\u00a0\u00a0a\n", ["-  a", "+  x"]],
  ])("%s", async ([, before, lines], { apply, workspace }) => {
    await workspace.write("a.txt", Buffer.from(before));
    const { is_error, text } = await apply("*** Update File: a.txt", ...lines);
    expect(text).toContain("with another indentation");
    expect(is_error).toBe(true);
    expect(Buffer.from(await workspace.read("a.txt", 1000)).toString()).toBe(before);
  });
});
