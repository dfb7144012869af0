import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { visible, wrapped } from "../../../../src/github/write/approval/visible.ts";

describe("a text that is shown for approval", () => {
  test.for([
    ["plain words, with backslashes and quotes", `sed 's/\\./"/' a.txt`, `sed 's/\\./"/' a.txt`],
    ["letters that look like nothing else", "Größe 寿司 스시", "Größe 寿司 스시"],
    ["a Cyrillic letter that looks like a Latin one", "rm \u0430.txt", "rm ⟦U+0430⟧.txt"],
    [
      "letters that look like others of their own alphabet",
      "bıld ĳs Ðo 一丨",
      "b⟦U+0131⟧ld ⟦U+0133⟧s ⟦U+00D0⟧o ⟦U+4E00⟧⟦U+4E28⟧",
    ],
    ["what turns the line around", "echo \u202etxt.exe", "echo ⟦U+202E⟧txt.exe"],
    ["what takes no room", "r\u200bm", "r⟦U+200B⟧m"],
    ["a letter with a mark that stands alone", "e\u0301", "e⟦U+0301⟧"],
    ["a control character and a lone surrogate", "\u001b[2K\ud800", "⟦U+001B⟧[2K⟦U+D800⟧"],
    ["line ends of other machines", "a\r\nb", "a⟦U+000D⟧\nb"],
    ["tabs, and blanks at line ends", "\ta  \nb ", "⇥a␠␠\nb␠"],
    ["line ends at the edges", "\n\na\n\n", "⏎\n⏎\na⏎⏎"],
    ["many blanks, so that they push nothing out of sight", `a${" ".repeat(500)}rm`, "a⟦500 × ␠⟧rm"],
    ["many line ends, so that they push nothing out of sight", `a${"\n".repeat(80)}rm`, "a\n⟦80 × ⏎⟧\nrm"],
    ["an indent and a gap as people write them", `a\n\n${" ".repeat(24)}b`, `a\n\n${" ".repeat(24)}b`],
    ["our own signs", "⟦U+0041⟧ ⇥␠⏎", "⟦U+27E6⟧U+0041⟦U+27E7⟧ ⟦U+21E5⟧⟦U+2420⟧⟦U+23CE⟧"],
  ])("has %s as they are, or by name", ([, text, shown]) => {
    expect(visible(text ?? "")).toBe(shown);
  });

  test("looks like no other text", () => {
    const text = fc.string({ unit: fc.constantFrom(..."a ⟦U+0⟧\n\t⇥␠⏎\u200b\u0430\r") });
    fc.assert(fc.property(text, text, (a, b) => a === b || visible(a) !== visible(b)));
  });

  test("has nothing in it that hides", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(visible(text)).not.toMatch(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{M}\t\r]|[^\P{Cc}\n]|[ \n]$/u);
      }),
    );
  });
});

describe("a line that is too long to be seen", () => {
  const inBlock = (text: string) => wrapped(visible(text));

  test("goes on below, behind a sign that no text can have", () => {
    expect(inBlock("x".repeat(96))).toBe("x".repeat(96));
    expect(inBlock(`${"x".repeat(96)}y\nz`)).toBe(`${"x".repeat(96)}\n↪y\nz`);
    expect(inBlock("a\n↪b")).toBe("a\n⟦U+21AA⟧b");
  });

  test("is not cut in a sign for a character, and no blank at a cut is lost", () => {
    expect(inBlock(`${"x".repeat(95)}\u200by`)).toBe(`${"x".repeat(95)}⟦U+200B⟧\n↪y`);
    expect(inBlock(`${"x".repeat(95)} rm`)).toBe(`${"x".repeat(95)}␠\n↪rm`);
  });

  test("looks like no other text", () => {
    const unit = fc.constantFrom("a", " ", "\n", "↪", "⟦", "x".repeat(95), "\u200b");
    const text = fc.string({ unit, maxLength: 12 });
    fc.assert(fc.property(text, text, (a, b) => a === b || inBlock(a) !== inBlock(b)));
  });

  test("is never longer than it may be", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 2000 }), (text) => {
        for (const line of inBlock(text).split("\n"))
          expect([...line.replace(/^↪/, "").replaceAll(/⟦[^⟧]*⟧/g, "x")].length).toBeLessThanOrEqual(96);
      }),
    );
  });
});
