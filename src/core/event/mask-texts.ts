/** Hides secrets in all texts of an event or a state. */

/**
 * Fields that our own programs fill with a word of a fixed list or the name of a tool. They cannot contain a secret.
 */
const FIXED: ReadonlySet<string> = new Set(["kind", "type", "role", "source", "origin", "tool_name"]);

const LETTERS = /^[A-Za-z_]+$/;

/**
 * Returns a copy with every text masked, or the same value if nothing had to be hidden. The fields on which
 * the form of an event depends stay, and names that consist of letters, as those of all schemas do.
 */
export function maskTexts<T>(value: T, mask: (text: string) => string): T {
  return maskedAt("", value, mask) as T; // texts become texts, and nothing else changes
}

function maskedAt(key: string, value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === "string") return FIXED.has(key) && LETTERS.test(value) ? value : mask(value);
  if (Array.isArray(value)) return maskedArray(value, mask);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([name, inner]) => [maskedName(name, mask), maskedAt(name, inner, mask)] as const);
  const isSame = changed.every(([name, inner], at) => name === entries[at]?.[0] && inner === entries[at]?.[1]);
  return isSame ? value : Object.fromEntries(changed);
}

function maskedName(name: string, mask: (text: string) => string): string {
  return LETTERS.test(name) ? name : mask(name);
}

function maskedArray(values: readonly unknown[], mask: (text: string) => string): readonly unknown[] {
  const changed = values.map((inner) => maskedAt("", inner, mask));
  return changed.every((inner, index) => inner === values[index]) ? values : changed;
}
