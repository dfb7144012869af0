import fc from "fast-check";
import { expect, test } from "vitest";
import { readable } from "../../../src/lib/terminal-text.ts";
import { always } from "../../core/invariants/runs.ts";

const words = fc.constantFrom("one", "two words", "\t- x", "café ✓ 𝔘", "100%", "[0m", "a;b", "");
const codes = fc.constantFrom("\x1b[31m", "\x1b[0m", "\x1b]0;title\x07", "\x1b(B", "\x1b[?25l", "\x07", "\0", "\x9b");
const moves = fc.constantFrom("\r", "\b", "\x1b[2A", "\x1b[B", "\x1b[K", "\x1b", "\x1b[", "\x1b]", "\u2028");
const anyOutput = fc.oneof(
  fc.array(fc.oneof(words, codes, moves, fc.constant("\n")), { maxLength: 30 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 60 }),
);
const lines = fc.array(words, { maxLength: 12 });

test("whatever was written, plain lines come of it, and nothing more of these by cleaning them again", async () => {
  await always(500, anyOutput, (output) => {
    const plain = readable(output);
    expect(plain).not.toMatch(/[^\P{Cc}\n\t]/u);
    expect(plain.length).toBeLessThanOrEqual(output.length);
    expect(readable(plain)).toBe(plain);
  });
});

test("of plain lines nothing is lost", async () => {
  await always(500, lines, (some) => {
    expect(readable(some.join("\n"))).toBe(some.join("\n"));
  });
});

test("colours and titles between words change nothing", async () => {
  await always(500, fc.array(fc.tuple(words, codes, words), { maxLength: 12 }), (parts) => {
    const seen = parts.map(([before, , after]) => `${before}${after}`).join("\n");
    const code = parts.map(([before, between, after]) => `${before}${between}${after}`).join("\n");
    expect(readable(code)).toBe(seen);
  });
});

test("a line that is rewritten shows its last state", async () => {
  await always(500, fc.tuple(lines, words), ([states, last]) => {
    const shown = [...states, last].findLast((state) => state !== "") ?? "";
    expect(readable([...states, last].join("\r"))).toBe(shown);
  });
});
