/**
 * Which letters people can read for sure, word by word. Letters of another script are shown as they are where no word of
 * Latin letters can look the same, by Unicode's table of confusable characters (UTS #39); others are shown by their codes.
 * README.md says why.
 */

/** By script: its letters, and those of them that make a word unlike any of Latin letters. */
const CYRILLIC = { all: /^[А-Яа-яЁёЄєІіЇїҐґЎў]+$/u, sure: /[джийлмтфцчшщъыэюяДЖИЙЛПФЦЧШЩЪЫЭЮЯ]/u };
/** Some of its letters look like no Latin one, but like one of Cyrillic: a word needs one that looks like none of both. */
const GREEK = {
  all: /^[Α-ΡΣ-Ωα-ωάέήίόύώϊϋΐΰ]+$/u,
  sure: /(?=.*[δζθλξπφψΓΔΘΛΞΠΣΦΨΩ])(?=.*[ζηθιλμξσςψωΘΞΣΨΩάέήίόύώ])/u,
};

/** Letters of Latin that look like others, and of Asia that look like signs where they stand alone. */
const LOOKALIKES = new Set("ÐıĲĳĸĿŀŉ一丶丨丿ノニ〇ー");
const LATIN = /^[A-Za-zÀ-ÖØ-öø-ž]$/u;

/** Letters of Asia, and what is written between them: signs as wide as a letter, none of which a shell knows. */
const ASIAN = "ぁ-ゖァ-ヺー々〆〇一-鿿가-힣";
const ASIAN_SIGNS = "、。〈-】〔-〛・（），：；！？";
const ASIAN_LETTER = /[ぁ-ゖァ-ヺ一-鿿가-힣]/u;

/** Pictures of one character. Flags are made of two, and a tone joins the picture before it. */
const PICTURE = /^(?![\p{Regional_Indicator}\p{Emoji_Modifier}➕➖➗🟰💲➰➿❗❓❔❕⭕])\p{Emoji_Presentation}$/u;

const PARTS = new RegExp(`([${ASIAN}${ASIAN_SIGNS}]+)|([\\p{L}\\p{M}\\p{N}]+)|[^]`, "gu");

/** Digits that a letter of Cyrillic looks like. Between such letters, their codes are shown. */
const LETTER_LIKE = /[36]/g;

/**
 * The text with `escaped` in the place of each character that people could mistake or not see. ASCII stays, and what is
 * shown differs for any two texts.
 */
export function withSureLetters(text: string, escaped: (character: string) => string): string {
  return text.replaceAll(PARTS, (part: string, asian?: string, word?: string) => {
    if (asian !== undefined && isAsianText(asian)) return part;
    if (word !== undefined && isOwnWord(word)) return part.replaceAll(LETTER_LIKE, escaped);
    return Array.from(part, (sign) => (isSure(sign) ? sign : escaped(sign))).join("");
  });
}

/** For a character by itself. */
function isSure(sign: string): boolean {
  if (/^[\n\x20-\x7e]$/.test(sign) || PICTURE.test(sign)) return true;
  return !LOOKALIKES.has(sign) && (LATIN.test(sign) || ASIAN_LETTER.test(sign));
}

function isOwnWord(word: string): boolean {
  const letters = word.replaceAll(/\d/g, "");
  return [CYRILLIC, GREEK].some(({ all, sure }) => all.test(letters) && sure.test(letters));
}

function isAsianText(text: string): boolean {
  return Array.from(text).some((sign) => ASIAN_LETTER.test(sign) && !LOOKALIKES.has(sign));
}

const FOREIGN = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}]/u;

/**
 * The same for prose, in which people read other scripts: only letters of another script within a word of Latin letters
 * are replaced, where they can be taken for Latin ones.
 */
export function withShownStrangers(prose: string, escaped: (character: string) => string): string {
  return prose.replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    if (!/[A-Za-z]/.test(word) || !FOREIGN.test(word)) return word;
    return Array.from(word, (sign) => (FOREIGN.test(sign) && !isUnlikeLatin(sign) ? escaped(sign) : sign)).join("");
  });
}

function isUnlikeLatin(sign: string): boolean {
  return CYRILLIC.sure.test(sign) || /[δζθλξπφψΓΔΘΛΞΠΣΦΨΩ]/u.test(sign);
}
