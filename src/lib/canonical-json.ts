/** One text for one value, whatever the order in which its fields were set: what is signed has to be the same again. */

/** JSON without white space, the keys of objects in order of their code units. For what JSON can hold. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// Entries of a null object: `__proto__` is a key like others there.
function sorted(record: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(record).sort((a, b) => (a < b ? -1 : 1));
  const result: Record<string, unknown> = Object.create(null);
  for (const key of keys) result[key] = record[key];
  return result;
}
