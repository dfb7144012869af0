/** The JSON that a server says. */

/** Whatever walks through a value recurses, and JSON of a few kilobytes could end the process. */
const DEEPEST = 200;

/** Returns undefined, which no schema takes, for a text that is no JSON, or is nested too deeply. */
export function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) level = level.flatMap(inside);
  return level.length > 0;
}

function inside(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}
