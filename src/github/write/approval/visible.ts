/** Shows a text so that nothing in it can hide, and so that no two texts look the same. */

/**
 * What a reader cannot mistake: ASCII, and letters that look like nothing else. Letters of other alphabets that look like
 * Latin ones are not among them, nor what joins, turns around or takes no room.
 */
const PLAIN = /^[\n\x20-\x7eÀ-ÖØ-öø-žぁ-ゖァ-ヺ一-鿿가-힣]$/u;
const LOOKALIKES = new Set(["Ð", "ı", "Ĳ", "ĳ", "ĸ", "Ŀ", "ŀ", "ŉ", "一", "丶", "丨", "丿"]);

const TAB = "⇥";
const BLANK = "␠";
const NEWLINE = "⏎";
const GOES_ON = "↪";

/** From here on so many alike would move what follows out of sight. */
const BLANKS = / {40,}/g;
const LINES = /\n{5,}/g;

/** What each sign looks like, and how it is found in a shown text. `prompts/approval-legend.md` has a line for each. */
const SIGNS: readonly (readonly [string, RegExp])[] = [
  [NEWLINE, /⏎(?!⟧)/],
  [BLANK, /␠(?!⟧)/],
  [TAB, /⇥/],
  ["⟦80 × ⏎⟧", /⏎⟧/],
  ["⟦500 × ␠⟧", /␠⟧/],
  ["⟦U+…⟧", /⟦U\+/],
  [GOES_ON, /↪/],
];

/** The signs in a shown text that have to be explained, each once, as the legend has them. */
export function signsIn(shown: string): readonly string[] {
  return SIGNS.filter(([, form]) => form.test(shown)).map(([sign]) => sign);
}

/** The signs used here are themselves not plain, so none of them can be forged. */
export function visible(text: string): string {
  const shown = Array.from(text, sign).join("");
  return shown
    .replaceAll(BLANKS, (blanks) => `⟦${blanks.length} × ${BLANK}⟧`)
    .replaceAll(LINES, (lines) => `\n⟦${lines.length} × ${NEWLINE}⟧\n`)
    .replaceAll(/(?<! ) +(?=\n|$)/g, (blanks) => BLANK.repeat(blanks.length))
    .replace(/^\n+/, (lines) => `${NEWLINE}\n`.repeat(lines.length))
    .replace(/(?<!\n)\n+$/, (lines) => NEWLINE.repeat(lines.length));
}

/**
 * What fits into a code block of a comment without scrolling, in the column that GitHub gives it. What stands for a
 * character or for many counts as one.
 */
const LINE = /(?:⟦[^⟧\n]*⟧|[^\n]){1,96}/gu;

/** A visible text for a code block, in lines that are seen whole: nothing is out of sight to the right. */
export function wrapped(shown: string): string {
  return shown
    .split("\n")
    .map((line) => {
      const parts = line.match(LINE) ?? [line];
      const ended = parts.map((part, index) => (index < parts.length - 1 ? part.replace(/ $/, BLANK) : part));
      return ended.join(`\n${GOES_ON}`);
    })
    .join("\n");
}

function sign(character: string): string {
  if (character === "\t") return TAB;
  if (PLAIN.test(character) && !LOOKALIKES.has(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  return `⟦U+${code.toString(16).toUpperCase().padStart(4, "0")}⟧`;
}
