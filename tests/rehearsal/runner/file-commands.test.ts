import { describe, expect, test } from "vitest";
import { readPairs, readPath } from "../../../src/rehearsal/runner/step.ts";

describe("a file command", () => {
  test.for<[string, string, Record<string, string>]>([
    ["nothing", "", {}],
    ["plain lines, and a value with an equals sign", "a=1\nb=x=y\n\nc=", { a: "1", b: "x=y", c: "" }],
    ["a heredoc of several lines", "a<<EOF\none\n\ntwo\nEOF\nb=2\n", { a: "one\n\ntwo", b: "2" }],
    ["an empty heredoc", "a<<EOF\nEOF\n", { a: "" }],
    ["a heredoc that holds other entries", "a<<EOF\nb=2\nc<<X\nEOF\n", { a: "b=2\nc<<X" }],
    ["`<<` after an equals sign", "a=1<<2\n", { a: "1<<2" }],
    ["an equals sign in the delimiter", "a<<x=y\n1\nx=y\n", { a: "1" }],
    ["a carriage return, kept as Linux keeps it", "a=1\r\n", { a: "1\r" }],
    ["the last of two values", "a=1\na=2\n", { a: "2" }],
  ])("may say %s", ([, text, pairs]) => {
    expect(readPairs(text)).toEqual({ pairs });
  });

  test.for<[string, string]>([
    ["a bare word", "a=1\nword\n"],
    ["an empty name", "a=1\n=2\n"],
    ["a heredoc without a name", "a=1\n<<EOF\nx\nEOF\n"],
    ["a heredoc without a delimiter", "a=1\nb<<\nx\n"],
    ["a heredoc that never ends", "a=1\nb<<EOF\nx\nEOF \n"],
  ])("may not say %s; what came before holds", ([, text]) => {
    expect(readPairs(text)).toEqual({ pairs: { a: "1" }, error: expect.stringContaining("Invalid") });
  });

  test("puts the last folder of GITHUB_PATH first", () => {
    expect(readPath("/a\n/b\n\n")).toEqual(["/b", "/a"]);
  });
});
