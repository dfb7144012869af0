/** Changes a valid sample in one place, as broken programs and hurried people do: for tests of all that reads foreign data. */
import fc from "fast-check";

type Path = readonly (string | number)[];

/** `at` is the path of the value that was changed; the change is a copy. */
export type Change = Readonly<{ what: string; at: Path; value: unknown }>;

/** In characters. */
const HUGE = 20_000;

/** Undefined for a change that this value cannot have. */
const CHANGES: Readonly<Record<string, (value: unknown) => unknown>> = {
  null: () => null,
  absent: () => ABSENT,
  "another type": (value) => (typeof value === "string" ? 7 : "seven"),
  "a list": (value) => (Array.isArray(value) ? value[0] : [value]),
  "an object": (value) => ({ value }),
  doubled: (value) =>
    Array.isArray(value) ? [...value, ...value] : typeof value === "string" ? value + value : undefined,
  cut: (value) =>
    Array.isArray(value) || typeof value === "string" ? value.slice(0, Math.floor(value.length / 2)) : undefined,
  reordered: (value) => (Array.isArray(value) ? value.toReversed() : isObject(value) ? reordered(value) : undefined),
  huge: (value) =>
    typeof value === "number" ? 1e300 : typeof value === "string" ? value.padEnd(HUGE, "x") : undefined,
  "another word": (value) => (typeof value === "string" ? "Zzz" : undefined),
};

const ABSENT = Symbol("absent");

/** A sample with one change, anywhere in it but at its root. */
export function oneChange(sample: unknown): fc.Arbitrary<Change> {
  const changes = pathsIn(sample).flatMap((at) =>
    Object.entries(CHANGES).flatMap(([what, change]) => {
      const value = change(valueAt(sample, at));
      return value === undefined ? [] : [{ what, at, value: withValue(sample, at, value) }];
    }),
  );
  return fc.constantFrom(...changes);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function reordered(value: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(value).toReversed());
}

function pathsIn(value: unknown): readonly Path[] {
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [[key], ...pathsIn(valueAt(value, [key])).map((path) => [key, ...path])]);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((holder, key) => Reflect.get(Object(holder), key), value);
}

function withValue(sample: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(sample);
  const [holder, key = ""] = [valueAt(copy, path.slice(0, -1)), path.at(-1)];
  if (value !== ABSENT) Reflect.set(Object(holder), key, value);
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(Object(holder), key);
  return copy;
}
