/** Replaces a text that occurs once in another, as the model names it, or refuses with the place that may be meant. */
import { Mistake } from "../../lib/fault.ts";
import { isBlank, type Shift, shifted, shiftOf } from "../indentation.ts";
import { indexOfLines, nearestLine } from "../lines.ts";
import { misreading } from "../misread.ts";
import { lineAt, linesOf } from "../text-file.ts";

/** `text` is the complete file after the edit; the changed part has `lineCount` lines from `firstLine` on. */
export type Edit = Readonly<{ text: string; firstLine: number; lineCount: number }>;

/**
 * Replaces the only occurrence of `before`. If there is no exact one, `before` may be whole lines that differ in blank
 * lines around them, in white space at their ends, and in an indentation that all of them lack or have too much; the new
 * lines are then indented by the same difference. Throws a `Mistake` for no occurrence (with the nearest line), for
 * several (with their lines), and for no difference.
 */
export function replaceOnce(whole: string, before: string, after: string, path: string): Edit {
  if (before === "") throw new Mistake("`old_str` is empty. Give the exact text to replace, or use insert.");
  if (before === after) throw new Mistake("`old_str` and `new_str` are the same: nothing would change.");
  const exact = occurrences(whole, before);
  if (exact.length > 1)
    throw severalPlaces(
      exact.map((at) => lineAt(whole, at)),
      path,
    );
  const [at] = exact;
  if (at === undefined) return replaceLines(whole, before, after, path);
  const text = whole.slice(0, at) + after + whole.slice(at + before.length);
  return { text, firstLine: lineAt(whole, at), lineCount: linesOf(after).length };
}

/** The starts of `part`, overlaps included. Counting stops after 21. */
function occurrences(whole: string, part: string): readonly number[] {
  const found: number[] = [];
  for (let at = whole.indexOf(part); at >= 0 && found.length <= MOST; at = whole.indexOf(part, at + 1)) found.push(at);
  return found;
}

const MOST = 20;
const MOST_TRIED = 1000;

function severalPlaces(lines: readonly number[], path: string): Mistake {
  const shown = `${lines.slice(0, MOST).join(", ")}${lines.length > MOST ? ", …" : ""}`;
  return new Mistake(
    `\`old_str\` occurs more than once in "${path}", at lines ${shown}. Nothing was changed. ` +
      "Give more of the lines around the place you mean.",
  );
}

function replaceLines(whole: string, before: string, after: string, path: string): Edit {
  const wanted = withoutBlankEnds(linesOf(before));
  const lines = whole.split("\n");
  const places = wanted.lines.length === 0 ? [] : placesOf(lines, wanted.lines);
  if (places.length > 1)
    throw severalPlaces(
      places.map(({ at }) => at + 1),
      path,
    );
  const [place] = places;
  if (place === undefined) {
    const help = misreading(whole, before) || nearestLine(whole, before);
    throw new Mistake(`\`old_str\` is not in "${path}". Nothing was changed.${help}`);
  }
  const added = withoutBlankEnds(linesOf(after), wanted).lines.map((line) =>
    shifted(line, place, `\`old_str\` is in "${path}"`),
  );
  const text = [...lines.slice(0, place.at), ...added, ...lines.slice(place.at + wanted.lines.length)].join("\n");
  return { text, firstLine: place.at + 1, lineCount: added.length };
}

type Lines = Readonly<{ lines: readonly string[]; above: number; below: number }>;

/** Without the blank lines around them, or without as many of them as `most` says. */
function withoutBlankEnds(lines: readonly string[], most = { above: lines.length, below: lines.length }): Lines {
  let [above, end] = [0, lines.length];
  while (above < end && above < most.above && isBlank(lines[above])) above += 1;
  while (end > above && lines.length - end < most.below && isBlank(lines[end - 1])) end -= 1;
  return { lines: lines.slice(above, end), above, below: lines.length - end };
}

/** A place `at` a line, from 0. */
type Place = Shift & Readonly<{ at: number }>;

/** The places of lines that differ from `wanted` in one indentation and in white space at their ends, at most 21. */
function placesOf(lines: readonly string[], wanted: readonly string[]): readonly Place[] {
  const plain = lines.map((line) => line.trim());
  const sought = wanted.map((line) => line.trim());
  const found: Place[] = [];
  let at = indexOfLines(plain, sought, 0);
  for (let tried = 0; at >= 0 && found.length <= MOST && tried < MOST_TRIED; tried += 1) {
    const shift = shiftOf(lines.slice(at, at + wanted.length), wanted);
    if (shift) found.push({ at, ...shift });
    at = indexOfLines(plain, sought, at + 1);
  }
  return found;
}
