/** Helps a model that remembers a text wrongly: where it first differs, and what the file has there. */
import { linesOf } from "./text-file.ts";

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
  return best ? ` The line nearest to ${quoted(missing)} is line ${offset + best.number}: ${quoted(best.line)}.` : "";
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
  const letters = line.trim().slice(0, limits.lineLength);
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
}

/** As JSON, so that tabs and trailing spaces are visible. */
function quoted(line: string): string {
  return JSON.stringify(line.slice(0, limits.lineLength));
}
