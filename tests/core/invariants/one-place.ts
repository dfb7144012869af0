/** Valid data that is changed in one place, as programs get it wrong: for readers of what others wrote. */
import fc from "fast-check";

type Path = readonly (string | number)[];

/** What was done, and to what. */
export type Changed = Readonly<{ value: unknown; path: Path; how: string }>;

/** All places in a value, the value itself left out. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return keys.flatMap((key) => [
    [...path, key],
    ...placesIn((value as Record<string | number, unknown>)[key], [...path, key]),
  ]); // a key of it
}

const ABSENT = Symbol("absent");

/** By name: what becomes of a value. */
const CHANGES: Readonly<Record<string, (value: unknown) => unknown>> = {
  null: () => null,
  absent: () => ABSENT,
  "a number": () => 7,
  "a text": (value) => (typeof value === "string" ? "" : String(value)),
  "a list": (value) => [value],
  doubled: (value) =>
    Array.isArray(value) ? [...value, ...value] : typeof value === "string" ? value + value : [value, value],
  cut: (value) =>
    typeof value === "string" ? value.slice(0, value.length / 2) : Array.isArray(value) ? value.slice(1) : {},
  reordered: (value) =>
    Array.isArray(value)
      ? value.toReversed()
      : typeof value === "object" && value !== null
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
  huge: (value) => (typeof value === "number" ? 1e308 : "x".repeat(100_000)),
};

/** The sample with one change at one of its places for which `isMeant` holds. */
export function changedInOnePlace(
  sample: unknown,
  isMeant: (path: Path) => boolean = () => true,
): fc.Arbitrary<Changed> {
  const places = placesIn(sample).filter(isMeant);
  return fc
    .tuple(fc.constantFrom(...places), fc.constantFrom(...Object.keys(CHANGES)))
    .map(([path, how]) => ({ value: changed(sample, path, CHANGES[how] ?? ((value) => value)), path, how }));
}

function changed(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...Object(value) }) as Record<string | number, unknown>; // as it was
  const field = changed(copy[key], rest, change);
  if (field !== ABSENT) copy[key] = field;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}
