/** Hides secrets in all texts of an event or a state. */

/**
 * Fields that our own programs fill with a word of a fixed list or the name of a tool. They cannot contain a secret.
 */
const FIXED: ReadonlySet<string> = new Set(["kind", "type", "role", "source", "origin", "tool_name"]);

/**
 * Returns a copy with every text masked, or the same value if nothing had to be hidden. Keys stay, and so do the fields
 * on which the form of an event depends.
 */
export function maskTexts<T>(value: T, mask: (text: string) => string): T {
  return maskedAt("", value, mask) as T; // texts become texts, and nothing else changes
}

function maskedAt(key: string, value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === "string") return FIXED.has(key) && /^[A-Za-z_]+$/.test(value) ? value : mask(value);
  if (Array.isArray(value)) return maskedArray(value, mask);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([name, inner]) => [name, maskedAt(name, inner, mask)] as const);
  return changed.every(([, inner], index) => inner === entries[index]?.[1]) ? value : Object.fromEntries(changed);
}

function maskedArray(values: readonly unknown[], mask: (text: string) => string): readonly unknown[] {
  const changed = values.map((inner) => maskedAt("", inner, mask));
  return changed.every((inner, index) => inner === values[index]) ? values : changed;
}
