/** Writes the same text for the same value, whatever the order of its fields is, so that signatures can be compared. */

/** JSON without white space, with sorted keys (by code units). The value must be representable in JSON. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// Entries of a null object, in which `__proto__` is an ordinary key.
function sorted(record: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(record).sort((a, b) => (a < b ? -1 : 1));
  const result: Record<string, unknown> = Object.create(null);
  for (const key of keys) result[key] = record[key];
  return result;
}
