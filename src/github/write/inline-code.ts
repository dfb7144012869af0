/** Values of others as code in Markdown, whatever they contain. */
import { oneLine } from "../../lib/text.ts";

/** As inline code that survives in a table cell, whatever it contains; at most 200 characters of it. */
export function code(value: string): string {
  return codeWithin(200, value);
}

/** The same with at most so many characters. */
export function codeWithin(length: number, value: string): string {
  const line = oneLine(value, length) || "?";
  // Renderers disagree on a backslash before an escaped pipe; an entity is no pipe to any of them.
  if (line.includes("|"))
    return `<code>${line.replaceAll(/[^\w ./-]/gu, (sign) => `&#${sign.codePointAt(0)};`)}</code>`;
  const longest = longestRun(line);
  const ticks = "`".repeat(longest + 1);
  return longest === 0 ? `${ticks}${line}${ticks}` : `${ticks} ${line} ${ticks}`;
}

/** A fence that the value cannot end. */
export function fenceFor(value: string): string {
  return "`".repeat(Math.max(3, longestRun(value) + 1));
}

function longestRun(value: string): number {
  return Math.max(0, ...[...value.matchAll(/`+/g)].map(([run]) => run.length));
}
