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

/** The signs used here are themselves not plain, so none of them can be forged. */
export function visible(text: string): string {
  const shown = Array.from(text, sign).join("");
  return shown
    .replaceAll(/ +(?=\n|$)/g, (blanks) => BLANK.repeat(blanks.length))
    .replace(/^\n+/, (lines) => `${NEWLINE}\n`.repeat(lines.length))
    .replace(/\n+$/, (lines) => NEWLINE.repeat(lines.length));
}

function sign(character: string): string {
  if (character === "\t") return TAB;
  if (PLAIN.test(character) && !LOOKALIKES.has(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  return `⟦U+${code.toString(16).toUpperCase().padStart(4, "0")}⟧`;
}
