/** Events as JSON. Writing is strict, reading is lenient. */
import type { z } from "zod";
import { frozenCopy } from "./envelope.ts";
import { type Event, WireEvent } from "./event.ts";
import { UnknownEvent } from "./kind/host-events.ts";

/** An event that was read, and the paths of its unknown fields, such as `llm_message.mood`. */
export type EventReading = Readonly<{ event: Event; unknownFields: readonly string[] }>;

/**
 * Returns one line of JSON. Absent and null fields are left out, as in every log of this format; empty and false ones
 * stay.
 */
export function dumpEvent(event: Event): string {
  if (event.kind === "UnknownEvent") return JSON.stringify(event.wire);
  return JSON.stringify(Object.fromEntries(Object.entries(event).filter(([, field]) => field !== null)));
}

/**
 * Reads events of any version of this or another program. An unknown kind becomes an UnknownEvent, unknown fields of a
 * known kind stay, and an unexpected null counts as absent. Throws a ZodError for everything else that is invalid.
 */
export function readEvent(value: unknown): EventReading {
  const strict = WireEvent.safeParse(value);
  if (strict.success) return { event: strict.data, unknownFields: [] };
  if (isOfUnknownKind(value)) return { event: unknownEvent(value), unknownFields: [] };
  return forgive(value, strict.error.issues);
}

const KINDS: ReadonlySet<string> = new Set(WireEvent.options.map((option) => option.unwrap().shape.kind.value));

function isOfUnknownKind(value: unknown): value is Readonly<Record<string, unknown>> {
  const isObject = typeof value === "object" && value !== null && "kind" in value;
  return isObject && typeof value.kind === "string" && !KINDS.has(value.kind);
}

function unknownEvent(wire: Readonly<Record<string, unknown>>): Event {
  const { id, timestamp, parent_id, source } = wire;
  const parent = parent_id === undefined || parent_id === null ? {} : { parent_id };
  return UnknownEvent.parse({ kind: "UnknownEvent", id, timestamp, ...parent, source, wire });
}

type Path = readonly PropertyKey[];

// Parses without the invalid fields, then adds the unknown ones again. So there is one schema for each kind, and
// reading our own events costs nothing extra.
function forgive(value: unknown, issues: readonly z.core.$ZodIssue[]): EventReading {
  const unknown = issues.flatMap(unknownFieldsOf);
  const nulls = issues.map((issue) => issue.path).filter((path) => path.length > 0 && valueAt(value, path) === null);
  const known = structuredClone(value);
  for (const path of [...unknown, ...nulls]) delete holderOf(known, path)[nameOf(path)];
  const whole = structuredClone(WireEvent.parse(known));
  for (const path of unknown) holderOf(whole, path)[nameOf(path)] = valueAt(value, path);
  const event = frozenCopy(whole) as Event; // a WireEvent with fields that its type does not have
  return { event, unknownFields: unknown.map((path) => path.join(".")) };
}

function unknownFieldsOf(issue: z.core.$ZodIssue): Path[] {
  return issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [];
}

// The casts are safe: zod has visited these paths of the same value.
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((holder, key) => (holder as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function holderOf(value: unknown, path: Path): Record<PropertyKey, unknown> {
  return valueAt(value, path.slice(0, -1)) as Record<PropertyKey, unknown>;
}

function nameOf(path: Path): PropertyKey {
  return path.at(-1) ?? "";
}
