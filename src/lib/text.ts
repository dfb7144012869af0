/** Small pure functions on text. */

/** The first `limit` UTF-16 code units, or one less where the last would be half of a character. */
export function startOf(value: string, limit: number): string {
  const to = Math.max(0, limit);
  return value.slice(0, isInside(value, to) ? to - 1 : to);
}

/** The last `limit` UTF-16 code units, or one less where the first would be half of a character. */
export function endOf(value: string, limit: number): string {
  const from = Math.max(0, value.length - Math.max(0, limit));
  return value.slice(isInside(value, from) ? from + 1 : from);
}

/** Whether the code units before and after `index` are one character. */
function isInside(value: string, index: number): boolean {
  return index > 0 && (value.codePointAt(index - 1) ?? 0) > 0xffff;
}

/** One line of at most `limit` characters: runs of white space and control characters become one space. */
export function oneLine(value: string, limit: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  const line = value.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
  return line.length <= limit ? line : `${startOf(line, limit - 1)}…`;
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

/** Letters of Latin script that Unicode does not take apart into a plain letter and a mark. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  "ß ss,æ ae,œ oe,ø o,đ d,ð d,þ th,ł l,ħ h,ı i,ŋ n,ŧ t".split(",").map((pair) => {
    const [letter = "", plain = ""] = pair.split(" ");
    return [letter, plain];
  }),
);

/**
 * Lower-case words of [a-z0-9] joined by dashes, at most `limit` characters; "" if nothing is left. Latin letters lose their
 * marks, and other scripts are left out.
 */
export function slug(value: string, limit: number): string {
  const words =
    value
      .toLowerCase()
      .replaceAll(/[^\0-\u007f]/gu, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
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

const UNITS = ["kB", "MB", "GB", "TB"] as const;

/** A size in bytes as people read it: `1 kB`, `5.7 MB`, `120 MB`. A kB has 1,024 bytes, and a part of one counts as one. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1000) return `${kilobytes} kB`;
  let [amount, unit] = [bytes / 1024 ** 2, 1];
  for (; amount >= 999.5 && unit < UNITS.length - 1; unit += 1) amount /= 1024;
  return `${amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount)} ${UNITS[unit]}`;
}

/** Joins parts as sentences in one line: each ends with punctuation, and missing or empty ones are left out. */
export function sentences(...parts: readonly (string | undefined)[]): string {
  const said = parts.map((part) => part?.trim() ?? "").filter((part) => part !== "");
  return said.map((part) => (/[.!?…:]["'`)\]*]*$/.test(part) ? part : `${part}.`)).join(" ");
}

/**
 * The name among `known` that a misspelled one may mean: one that starts with it, or differs in at most a third of its
 * letters. Two letters in the wrong order are one difference. If several names are as near, it is the one of the same
 * length.
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

/** At most `limit` characters: the start, `notice` on its own line, and the end. Never cuts a character in half. */
export function clipMiddle(value: string, limit: number, notice: string): string {
  if (value.length <= limit) return value;
  const kept = Math.max(0, limit - notice.length - 2);
  return `${startOf(value, Math.ceil(kept / 2))}\n${notice}\n${endOf(value, Math.floor(kept / 2))}`;
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

/** A title without its full stop. Three of them are no full stop. */
export function withoutStop(title: string): string {
  return title.trimEnd().replace(/(?<![.\s])\.$/, "");
}
