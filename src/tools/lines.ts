/** Looks for lines in a text: the place where they are, or the line that comes nearest, and how it differs. */
import { startOf } from "../lib/text.ts";
import { linesOf } from "./text-file.ts";

/** The index of `wanted` in `lines`, at or after `from`; -1 if it is not there. Takes linear time. */
export function indexOfLines(lines: readonly string[], wanted: readonly string[], from: number): number {
  // The algorithm of Knuth, Morris and Pratt, because a file may repeat the same line a million times.
  const borders = bordersOf(wanted);
  let matched = 0;
  for (let at = from; at < lines.length; at += 1) {
    while (matched > 0 && lines[at] !== wanted[matched]) matched = borders[matched - 1] ?? 0;
    if (lines[at] === wanted[matched]) matched += 1;
    if (matched === wanted.length) return at + 1 - matched;
  }
  return -1;
}

/** For each prefix of `wanted`, the length of its longest border. */
function bordersOf(wanted: readonly string[]): readonly number[] {
  const borders = [0];
  for (let at = 1; at < wanted.length; at += 1) {
    let length = borders[at - 1] ?? 0;
    while (length > 0 && wanted[at] !== wanted[length]) length = borders[length - 1] ?? 0;
    borders.push(wanted[at] === wanted[length] ? length + 1 : 0);
  }
  return borders;
}

const limits = { lines: 20_000, lineLength: 200, likeness: 0.5 };

/**
 * A sentence about the first line of `part` that is not in `whole`, or "" if there is nothing useful to say. `whole`
 * starts after line `offset` of its file.
 */
export function nearestLine(whole: string, part: string, offset = 0): string {
  const lines = linesOf(whole).slice(0, limits.lines);
  const known = new Set(lines);
  const missing = linesOf(part).find((line) => line.trim() !== "" && !known.has(line));
  if (missing === undefined) return " Each of its lines is in the file, but not in this order.";
  const best = mostAlike(lines, missing);
  if (!best) return "";
  const place = `line ${offset + best.number}: ${quoted(best.line)}`;
  return ` The line nearest to ${quoted(missing)} is ${place}.${unseenDifference(best.line, missing)}`;
}

function mostAlike(lines: readonly string[], wanted: string) {
  const pairs = pairsOf(wanted);
  const rated = lines.map((line, index) => ({ line, number: index + 1, likeness: likeness(pairs, pairsOf(line)) }));
  const best = rated.reduce((one, other) => (other.likeness > (one?.likeness ?? 0) ? other : one), rated[0]);
  return best && best.likeness >= limits.likeness ? best : undefined;
}

/** Dice's coefficient of two sets of letter pairs: 1 if they are equal, 0 if they have nothing in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

function pairsOf(line: string): ReadonlySet<string> {
  const letters = plainSigns(startOf(line.trim(), limits.lineLength));
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
}

/** As JSON, so that tabs and trailing spaces are visible. */
function quoted(line: string): string {
  return JSON.stringify(startOf(line, limits.lineLength).toWellFormed());
}

/** Names the first difference of two lines where a reader may not see it: one of the characters is not plain ASCII. */
function unseenDifference(line: string, wanted: string): string {
  const [here, named] = [[...line], [...wanted]];
  let at = 0;
  while (at < here.length && here[at] === named[at]) at += 1;
  const pair = [here[at], named[at]].map(codeOf);
  const isSeen = [here[at], named[at]].every((character = " ") => /^[\t\x20-\x7e]$/.test(character));
  return isSeen ? "" : ` Character ${at + 1} of that line is ${pair[0]}, yours is ${pair[1]}.`;
}

function codeOf(character: string | undefined): string {
  if (character === undefined) return "its end";
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xdc80 && code <= 0xdcff) return `the byte 0x${(code - 0xdc00).toString(16).toUpperCase()}, no UTF-8`;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Letters composed, typographic dashes, quotes and spaces as on a keyboard, and without signs that nobody sees. */
export function plainSigns(line: string): string {
  if (/^[\t\x20-\x7e]*$/.test(line)) return line;
  return line
    .normalize("NFC")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[\u2018-\u201B]/g, "'")
    .replaceAll(/[\u201C-\u201F]/g, '"')
    .replaceAll("\u2026", "...")
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
}
