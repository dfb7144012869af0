/** Small pure functions on text. */

/** One line of at most `limit` characters: runs of white space and control characters become one space. */
export function oneLine(value: string, limit: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  const line = value.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/**
 * Removes the characters of `signs` at the end of a text. A pattern such as `/x+$/` takes quadratic time if many of
 * them are before something else.
 */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Lines joined by one space. */
export function joinLines(text: string): string {
  return text.replaceAll(/\s+/g, (space) => (space.includes("\n") ? " " : space));
}

/** Lower-case words of [a-z0-9] joined by dashes, at most `limit` characters; "" if nothing is left. */
export function slug(value: string, limit: number): string {
  const words =
    value
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, limit).replace(/-+$/, "");
}

/** `1 file`, `2 files`, `1,200 files`. */
export function count(amount: number, noun: string): string {
  return `${figure(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}

/** `12,345`. */
export function figure(amount: number): string {
  return amount.toLocaleString("en-US");
}

/** Joins parts as sentences in one line: each ends with punctuation, and missing or empty ones are left out. */
export function sentences(...parts: readonly (string | undefined)[]): string {
  const said = parts.map((part) => part?.trim() ?? "").filter((part) => part !== "");
  return said.map((part) => (/[.!?…:]["'`)\]*]*$/.test(part) ? part : `${part}.`)).join(" ");
}

/**
 * The name among `known` that a misspelled one may mean: one that starts with it, or differs in at most a third of its
 * letters. Two letters in the wrong order are one difference. Of names that are as near, it is the one of the same length.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[-_\s]/g, "");
  const meant = plain(word);
  const distanceTo = (name: string) => {
    const isBeginning = plain(name) !== meant && plain(name).startsWith(meant);
    if (isBeginning) return 0.5;
    const isOfOtherLength = plain(name).length !== meant.length;
    return editDistance(meant, plain(name)) + (isOfOtherLength ? 0.1 : 0);
  };
  const [best] = known.map((name) => ({ name, distance: distanceTo(name) })).sort((a, b) => a.distance - b.distance);
  const most = Math.max(1, Math.ceil(meant.length / 3));
  return best && meant.length > 1 && Math.floor(best.distance) <= most ? best.name : undefined;
}

/** The number of letters to insert, drop, replace, or exchange with the next one (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  [...one].forEach((letter, index) => {
    const next = [index + 1];
    [...other].forEach((its, at) => {
      const replaced = (row[at] ?? 0) + (letter === its ? 0 : 1);
      const isExchanged = at > 0 && letter === other[at - 1] && its === one[index - 1];
      const exchanged = isExchanged ? (before[at - 1] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, exchanged, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    });
    [before, row] = [row, next];
  });
  return row[other.length] ?? 0;
}

/** The texts between commas, trimmed, without empty ones. */
export function commaList(value: string): readonly string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Whether two texts are equal except for their line ends. */
export function isSameText(one: string, other: string): boolean {
  const normal = (text: string) => text.replaceAll("\r\n", "\n").trim();
  return normal(one) === normal(other);
}

/** At most `limit` characters: the start, `notice` on its own line, and the end. Never splits a surrogate pair. */
export function clipMiddle(value: string, limit: number, notice: string): string {
  if (value.length <= limit) return value;
  const kept = Math.max(0, limit - notice.length - 2);
  const head = value.slice(0, Math.ceil(kept / 2)).replace(/[\uD800-\uDBFF]$/, "");
  const tail = value.slice(value.length - Math.floor(kept / 2)).replace(/^[\uDC00-\uDFFF]/, "");
  return `${head}\n${notice}\n${tail}`;
}

/** A line of code as a code span. */
export function codeSpan(line: string): string {
  const longest = longestRun(line);
  const marks = "`".repeat(longest + 1);
  const pad = longest > 0 || (line.startsWith(" ") && line.endsWith(" ") && line.trim() !== "") ? " " : "";
  return `${marks}${pad}${line}${pad}${marks}`;
}

/** The fence of a block with this code. */
export function fenceFor(code: string): string {
  return "`".repeat(Math.max(3, longestRun(code) + 1));
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
