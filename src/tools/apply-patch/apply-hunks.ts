/** Applies the hunks of one file to its text. */
import { Mistake } from "../../lib/fault.ts";
import { indentation, isBlank, otherIndentation, shifted, shiftOf } from "../indentation.ts";
import { indexOfLines, nearestLine, plainSigns } from "../lines.ts";
import { misreading } from "../misread.ts";
import { hiddenLine } from "../placeholder.ts";
import { linesOf, type TextFile, withText } from "../text-file.ts";
import type { Hunk } from "./patch.ts";

type Patched = Readonly<{ file: TextFile; fuzz: number }>;

/** The fuzz for a match that is not at the end of the file although the patch says so. */
const NOT_AT_END = 10_000;

/** Applies the hunks in order, each after the one before. Throws a `Mistake` that names a hunk which does not fit. */
export function applyHunks(before: TextFile, hunks: readonly Hunk[], path: string): Patched {
  let file = before;
  let fuzz = 0;
  let from = 0;
  for (const hunk of hunks) {
    const lines = linesOf(file.text);
    const place = locate(lines, hunk, from, path);
    const here = lines.slice(place.at);
    const now = replaced(here, place.fuzz >= OTHER_INDENTATION ? inPlace(here, hunk, path) : hunk);
    file = withText(
      file,
      join([...lines.slice(0, place.at), ...now.lines, ...lines.slice(place.at + now.taken)], file),
    );
    fuzz += place.fuzz;
    from = place.at + now.lines.length;
  }
  return { file, fuzz };
}

/**
 * The hunk with its new lines moved by the indentation by which its removed lines, or else its context, differ from the
 * file. Throws a `Mistake` where that says nothing of the new lines: guessing would break what depends on indentation.
 */
function inPlace(lines: readonly string[], hunk: Hunk, path: string): Hunk {
  const added = hunk.lines.filter(({ kind, text }) => kind === "add" && !isBlank(text));
  const old = hunk.lines
    .filter(({ kind }) => kind !== "add")
    .map((line, index) => ({ ...line, here: lines[index] ?? "" }));
  const removed = old.filter(({ kind, text }) => kind === "remove" && !isBlank(text));
  const known = (removed.length > 0 ? removed : old).filter(({ text }) => !isBlank(text));
  if (added.length === 0) return hunk;
  const texts = known.map(({ text }) => text);
  const shift = shiftOf(
    known.map(({ here }) => here),
    texts,
  );
  const whose = `Hunk ${hunk.number} is in "${path}"`;
  const least = Math.min(...added.map(({ text }) => indentation(text).length));
  const isSame = shift?.missing === "" && shift.surplus === "";
  if (!shift || (!isSame && least > Math.max(...texts.map((text) => indentation(text).length))))
    throw otherIndentation(whose);
  const move = (line: Hunk["lines"][number]) =>
    line.kind === "add" ? { ...line, text: shifted(line.text, shift, whose) } : line;
  return { ...hunk, lines: hunk.lines.map(move) };
}

/** A missing final newline stays missing. */
function join(lines: readonly string[], { text }: TextFile): string {
  const hasFinalNewline = text === "" || text.endsWith("\n");
  return lines.join("\n") + (hasFinalNewline && lines.length > 0 ? "\n" : "");
}

/** The lines that result from a hunk. Lines that it does not change stay as the file has them. */
function replaced(lines: readonly string[], hunk: Hunk): Readonly<{ lines: readonly string[]; taken: number }> {
  const now: string[] = [];
  let taken = 0;
  for (const { kind, text } of hunk.lines) {
    if (kind === "add") now.push(text);
    else {
      if (kind === "context") now.push(lines[taken] ?? text);
      taken += 1;
    }
  }
  return { lines: now, taken };
}

function locate(lines: readonly string[], hunk: Hunk, from: number, path: string): Found {
  const start = afterAnchors(lines, hunk, from, path);
  const wanted = hunk.lines.filter(({ kind }) => kind !== "add").map(({ text }) => text);
  if (wanted.length === 0) return { at: hunk.anchors.length > 0 ? start.at : lines.length, fuzz: start.fuzz };
  const found = (hunk.isAtEnd && atEnd(lines, wanted, start.at)) || anywhere(lines, wanted, start.at, hunk.isAtEnd);
  if (found) return { at: found.at, fuzz: found.fuzz + start.fuzz };
  throw notFound(lines, hunk, wanted, start.at, path);
}

// The text after `@@` only says where to look, so its indentation hardly counts.
function afterAnchors(lines: readonly string[], { anchors, number }: Hunk, from: number, path: string): Found {
  return anchors.reduce<Found>(
    (place, anchor) => {
      const found = findLines(lines, [anchor], place.at);
      if (found) return { at: found.at + 1, fuzz: place.fuzz + Math.min(found.fuzz, 1) };
      const where = place.at > 0 ? ` after line ${place.at}` : "";
      throw new Mistake(
        `Hunk ${number} of "${path}": no line${where} is ${JSON.stringify(anchor)}, as its @@ says. ` +
          `Nothing was changed.${nearestLine(rest(lines, place.at), anchor, place.at)}`,
      );
    },
    { at: from, fuzz: 0 },
  );
}

function atEnd(lines: readonly string[], wanted: readonly string[], from: number): Found | undefined {
  return findLines(lines, wanted, Math.max(from, lines.length - wanted.length));
}

function anywhere(lines: readonly string[], wanted: readonly string[], from: number, isAtEnd: boolean) {
  const found = findLines(lines, wanted, from);
  return found && { ...found, fuzz: found.fuzz + (isAtEnd ? NOT_AT_END : 0) };
}

function notFound(
  lines: readonly string[],
  hunk: Hunk,
  wanted: readonly string[],
  from: number,
  path: string,
): Mistake {
  const earlier = from > 0 ? findLines(lines, wanted, 0) : undefined;
  const where = from > 0 ? ` after line ${from}, where the one before it or its @@ ends` : "";
  const help = earlier
    ? ` They are at line ${earlier.at + 1}: give the hunks of a file in the order of its lines.`
    : hiddenLine(wanted, lines) ||
      misreading(lines.join("\n"), wanted.join("\n")) ||
      nearestLine(rest(lines, from), wanted.join("\n"), from);
  return new Mistake(
    `Hunk ${hunk.number} of "${path}": its context and removed lines are not in the file${where}. Nothing was changed.${help}`,
  );
}

function rest(lines: readonly string[], from: number): string {
  return lines.slice(from).join("\n");
}

/** `fuzz` is 0 for an exact match, and grows with each difference that was ignored. */
type Found = Readonly<{ at: number; fuzz: number }>;

type Likeness = Readonly<{ fuzz: number; seen: (line: string) => string }>;

/** The least fuzz of a match that overlooks indentation. */
const OTHER_INDENTATION = 100;

const likenesses: readonly Likeness[] = [
  { fuzz: 0, seen: (line) => line },
  { fuzz: 1, seen: (line) => line.trimEnd() },
  { fuzz: OTHER_INDENTATION, seen: (line) => line.trim() },
  { fuzz: 1000, seen: (line) => plainSigns(line).trim() },
];

/** The place of `wanted` in `lines`, at or after `from`: the most similar one, and of several the first. */
export function findLines(lines: readonly string[], wanted: readonly string[], from: number): Found | undefined {
  for (const { fuzz, seen } of likenesses) {
    const at = indexOfLines(lines.map(seen), wanted.map(seen), from);
    if (at >= 0) return { at, fuzz };
  }
  return undefined;
}
