/** Shows a text so that nothing in it can hide, no two texts look the same, and all of it is on the screen of a phone. */
import { withShownStrangers, withSureLetters } from "./letters.ts";

const TAB = "⇥";
const BLANK = "␠";
const NEWLINE = "⏎";
const GOES_ON = "↪";

/**
 * The columns of a code block. GitHub leaves 262 pixels for them where the screen has 360: 16 on each side of the page, of
 * the comment and of the block, and two borders. Fonts of phones take up to 7.4 pixels for a column at GitHub's size of
 * 11.9. `tests/render/approval/phone.test.ts` measures it.
 */
export const COLUMNS = 34;

/** The look of each sign, and how it is found in a shown text. `prompts/approval-legend.md` has a line for each. */
const SIGNS: readonly (readonly [string, RegExp])[] = [
  [NEWLINE, /⏎(?!⟧)/],
  [BLANK, /␠(?!⟧)/],
  [TAB, /⇥(?!⟧)/],
  ["⟦80 × ⏎⟧", /⏎⟧/],
  ["⟦35 × ␠⟧", /␠⟧/],
  ["⟦5 × ⇥⟧", /⇥⟧/],
  ["⟦U+…⟧", /⟦U\+/],
  [GOES_ON, /↪/],
];

/** The signs in a shown text that have to be explained, each once, as the legend has them. */
export function signsIn(shown: string): readonly string[] {
  return SIGNS.filter(([, form]) => form.test(shown)).map(([sign]) => sign);
}

/**
 * In the lines that the text has. The signs used here are themselves not plain, so none of them can be forged, and the
 * text can be read back from them.
 */
export function visible(text: string): string {
  return withShownEdges(withShownBlanks(plain(text)).replaceAll(/\n{5,}/g, countedLines));
}

/** In one line, for a name that stands in inline code: not even its blanks are lost there. */
export function visibleName(name: string): string {
  return withShownBlanks(plain(name))
    .replaceAll("\n", NEWLINE)
    .replaceAll(/^ +| {2,}| +$/g, signsFor(BLANK));
}

/** A text for a code block that is seen whole. */
export function inColumns(text: string, columns = COLUMNS): string {
  return broken(visible(text), columns, () => "");
}

/** An indent up to here stays what it is in a diff: people read code by it, and it leaves room for what follows. */
const INDENT = 12;
const DIFF_LINE = new RegExp(`^([+ -]?)( {1,${INDENT}}(?! ))?(.*)$`, "s");

/** The same for a diff, without its last line end. A line that goes on keeps the sign that it begins with. */
export function diffInColumns(diff: string): string {
  const lines = withShownEdges(diff.split("\n").map(diffLine).join("\n"));
  return broken(lines, COLUMNS, (line) => /^[+-]/.exec(line)?.[0] ?? "");
}

function diffLine(line: string): string {
  const [, sign = "", indent = "", rest = ""] = DIFF_LINE.exec(line) ?? [];
  if (rest !== "") return `${sign}${indent}${visible(rest)}`;
  return sign === " " ? visible(line) : `${sign}${visible(indent)}`;
}

function plain(text: string): string {
  return withSureLetters(text, escaped);
}

/** Prose in which no letter of another script can be taken for a Latin one. */
export function readableProse(prose: string): string {
  return withShownStrangers(prose, escaped);
}

function escaped(character: string): string {
  if (character === "\t") return TAB;
  const point = character.codePointAt(0) ?? 0;
  return `⟦U+${point.toString(16).toUpperCase().padStart(4, "0")}⟧`;
}

/** Four or more alike are counted, so that they move nothing out of sight; at the end of a line each is shown. */
function withShownBlanks(text: string): string {
  return text
    .replaceAll(/ {4,}/g, (blanks) => counted(blanks.length, BLANK))
    .replaceAll(/⇥{4,}/g, (tabs) => counted(tabs.length, TAB))
    .replaceAll(/(?<! ) +(?=\n|$)/g, signsFor(BLANK));
}

/** In a line of their own. */
function countedLines(lines: string, at: number, text: string): string {
  const before = at === 0 ? "" : "\n";
  const after = at + lines.length === text.length ? "" : "\n";
  return `${before}${counted(lines.length, NEWLINE)}${after}`;
}

/** A code block shows nothing of the line ends at its edges. */
function withShownEdges(text: string): string {
  return text
    .replace(/^\n+$/, signsFor(NEWLINE))
    .replace(/^\n+/, (lines) => `${NEWLINE}\n`.repeat(lines.length))
    .replace(/(?<!\n)\n+$/, signsFor(NEWLINE));
}

function counted(amount: number, sign: string): string {
  return `⟦${amount} × ${sign}⟧`;
}

function signsFor(sign: string): (characters: string) => string {
  return (characters) => sign.repeat(characters.length);
}

/** A sign in place of one or many characters is never parted. */
const PIECE = /⟦[^⟧\n]*⟧|[^\n]/gu;

/** `again` has what a line begins with that goes on. */
function broken(shown: string, columns: number, again: (line: string) => string): string {
  const lines = shown.split("\n");
  return lines.map((line) => partsOf(line, columns).join(`\n${again(line)}${GOES_ON}`)).join("\n");
}

/** The sign that a line goes on, and what may stand before it. */
const BEFORE = 3;

function partsOf(line: string, columns: number): readonly string[] {
  const pieces = line.match(PIECE) ?? [];
  const parts: string[] = [];
  for (let start = 0; start < pieces.length || start === 0; ) {
    const end = endOf(pieces, start, start === 0 ? columns : columns - BEFORE);
    parts.push(pieces.slice(start, end).join(""));
    start = Math.max(end, 1);
  }
  return parts;
}

/** Before the last blanks of a line that is at least half full, where they are seen behind the sign; else where it is full. */
function endOf(pieces: readonly string[], start: number, room: number): number {
  let width = 0;
  let blank = 0;
  for (let at = start; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? "";
    if (piece === " " && pieces[at - 1] !== " " && width >= room / 2) blank = at;
    width += widthOf(piece);
    if (width > room) return blank || Math.max(at, start + 1);
  }
  return pieces.length;
}

/** In columns. Letters of Asia are wide, and so can be the signs that a font of a phone lacks. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character > "\u024f" ? 2 : 1), 0);
}
