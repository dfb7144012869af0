import { expect, test } from "vitest";
import { readable } from "../../src/lib/terminal-text.ts";
import { processorMs } from "../processor-time.ts";

test.for([
  ["plain\n\ttext", "plain\n\ttext"],
  ["\x1b[1;31mred\x1b[0m and \x1b[38;5;12mblue\x1b[m", "red and blue"],
  ["\x1b]0;title\x07text", "text"],
  ["\x1b]8;;https://a.test\x1b\\link\x1b]8;;\x1b\\", "link"],
  ["\x1b(Btext\x1b7\x1bc\x1b[?25l", "text"],
  [" 10%\r 50%\r100%\ndone", "100%\ndone"],
  ["100%\r", "100%"],
  ["windows\r\nlines\r\n", "windows\nlines\n"],
  ["bell\x07 null\0 c1\x9b", "bell null c1"],
  ["😀 é [0m brackets [stay]", "😀 é [0m brackets [stay]"],
  ["abc\b\bX", "aXc"],
  ["_\bb_\bo\b\b\b\b\bB", "Bo"],
  ["a: 1\nb: 1\n\x1b[2A\x1b[2Ka: 2\n\x1b[2Kb: 2\nend", "a: 2\nb: 2\nend"],
  ["a: 1\nb: 1\n\x1b[2A\ra: 2\x1b[2B\rend", "a: 2\nb: 1\nend"],
  ["\x1b[9999999999999999999Atop\x1b[9999999999999999999B", "top"],
  ["\x1b]unfinished\nnext line stays", "\nnext line stays"],
] as const)("%j reads %j", ([output, expected]) => {
  expect(readable(output)).toBe(expected);
});

test.for(["\x1b]", "\x1b[", "\x1b]8;;a", "\x1b[;", "\r", "\x1b", "\x1bP", "\x1b[A", "\n\x1b[9A", "\b", "x\b"])(
  "%j many times takes no long time",
  (hostile) => {
    expect(processorMs(() => readable(hostile.repeat(60_000)))).toBeLessThan(3000);
  },
);
