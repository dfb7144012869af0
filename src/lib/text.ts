/** Small pure functions on text. */

/** One line of at most `limit` characters: runs of white space and control characters become one space. */
export function oneLine(value: string, limit: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  const line = value.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, "")}…`;
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

/** `1 file`, `2 files`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

/** What stands between commas, without the blanks around it and without what is empty. */
export function commaList(value: string): readonly string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Whether two texts say the same, however the ends of their lines are written. */
export function isSameText(one: string, other: string): boolean {
  const normal = (text: string) => text.replaceAll("\r\n", "\n").trim();
  return normal(one) === normal(other);
}
