/** Moves new lines by the indentation by which the lines that a model named differ from those of the file. */
import { Mistake } from "../lib/fault.ts";

/** The indentation that the lines of the file have before the named one, or lack of it. */
export type Shift = Readonly<{ missing: string; surplus: string }>;

/** The one indentation by which all lines differ that are not blank; undefined if they differ in several. */
export function shiftOf(lines: readonly string[], named: readonly string[]): Shift | undefined {
  const pairs = named.flatMap((line, index) =>
    isBlank(line) ? [] : [{ here: indentation(lines[index] ?? ""), named: indentation(line) }],
  );
  const [first = { here: "", named: "" }] = pairs;
  const missing = first.here.slice(0, Math.max(0, first.here.length - first.named.length));
  const surplus = first.named.slice(0, Math.max(0, first.named.length - first.here.length));
  const isSame = pairs.every(({ here, named }) => surplus + here === missing + named);
  return isSame ? { missing, surplus } : undefined;
}

/** `whose` begins a sentence: "`old_str`" or "Hunk 1". Throws a `Mistake` if the line cannot be moved, or would mix tabs and blanks. */
export function shifted(line: string, { missing, surplus }: Shift, whose: string): string {
  if (isBlank(line)) return line;
  const moved = line.startsWith(surplus) ? missing + line.slice(surplus.length) : undefined;
  const start = indentation(moved ?? "");
  const isMixed = start.includes("\t") && start.includes(" ") && (missing !== "" || surplus !== "");
  if (moved !== undefined && !isMixed) return moved;
  throw otherIndentation(whose, `, and ${JSON.stringify(line)} of the new text cannot be moved by the same difference`);
}

export function otherIndentation(whose: string, why = ""): Mistake {
  return new Mistake(
    `${whose} with another indentation${why}. Nothing was changed. View the lines, and give both texts exactly as they are indented.`,
  );
}

export function isBlank(line = ""): boolean {
  return line.trim() === "";
}

export function indentation(line: string): string {
  return /^\s*/.exec(line)?.[0] ?? "";
}
