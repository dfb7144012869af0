/** Events as JSON. Writing is strict, reading is lenient. */
import type { z } from "zod";
import { frozenCopy, stamp } from "./envelope.ts";
import { type Event, WireEvent } from "./event.ts";
import { UnknownEvent } from "./kind/host-events.ts";
import { parsePartly, valueAt } from "./parse-partly.ts";

/** An event that was read, and what of it is unknown here. */
export type EventReading = Readonly<{
  event: Event;
  /** The paths of fields that its kind does not have, such as `llm_message.mood`. */
  unknownFields: readonly string[];
  /** The paths of the parts that cannot be read, such as `security_risk`; "" is the event. They are written as they were. */
  unreadable: readonly string[];
}>;

/** An event of which some parts cannot be read keeps its JSON here, so that it is written as it was. */
const WIRE = Symbol("wire");

type Kept = Readonly<{ [WIRE]?: unknown }>;

/**
 * Returns one line of JSON. Absent and null fields are left out, as in every log of this format; empty and false ones
 * stay.
 */
export function dumpEvent(event: Event): string {
  if (event.kind === "UnknownEvent") return JSON.stringify(event.wire);
  const { [WIRE]: wire } = event as Kept; // no schema has it
  if (wire !== undefined) return JSON.stringify(wire);
  return JSON.stringify(Object.fromEntries(Object.entries(event).filter(([, field]) => field !== null)));
}

/** The fields that say which event it is, where the event itself may not say it. */
type Named = Readonly<{ id: string; timestamp: string }>;

/**
 * Reads events of any version of this or another program. An unknown kind becomes an UnknownEvent, unknown fields of a
 * known kind stay, and an unexpected null counts as absent. Another part that cannot be read is read as text or as absent;
 * an event without sense becomes an UnknownEvent. Throws a ZodError for what says neither its id nor its time, unless it
 * is `named`.
 */
export function readEvent(value: unknown, named?: Named): EventReading {
  const strict = WireEvent.safeParse(value);
  if (strict.success) return isNamed(strict.data, named) ? known(strict.data) : unread(value, named);
  if (isOfUnknownKind(value)) return unread(value, named, isNamed(value, named) ? [] : [""]);
  return (
    (isNamed(value, named) ? forgiven(value, strict.error.issues) : undefined) ??
    partlyParsedEvent(value, named) ??
    unread(value, named)
  );
}

/** The same for the text of a file. Never throws. */
export function readEventText(text: string, named: Named): EventReading {
  try {
    return readEvent(JSON.parse(text), named);
  } catch {
    return unread(text, named); // no JSON, or nested too deeply
  }
}

/** The event without its parent: it follows the one before it. It is written as it was. */
export function withoutParent(event: Event): Event {
  const { parent_id: _, ...others } = event;
  if (event.kind === "UnknownEvent") return frozenCopy(others) as Event; // an optional field is missing
  return keeping(others as Event, JSON.parse(dumpEvent(event)));
}

function known(event: Event): EventReading {
  return { event, unknownFields: [], unreadable: [] };
}

function isNamed(event: unknown, named: Named | undefined): boolean {
  return named === undefined || valueAt(event, ["id"]) === named.id;
}

const KINDS: ReadonlySet<string> = new Set(WireEvent.options.map((option) => option.unwrap().shape.kind.value));

function isOfUnknownKind(value: unknown): value is Readonly<Record<string, unknown>> {
  const isObject = typeof value === "object" && value !== null && "kind" in value;
  return isObject && typeof value.kind === "string" && !KINDS.has(value.kind);
}

/** Kept as it is, and passed over by all who read the log. */
function unread(wire: unknown, named: Named | undefined, unreadable: readonly string[] = [""]): EventReading {
  const { id, timestamp, parent_id, source } = { ...Object(wire), ...unsaid(wire, named) };
  const parent = stamp.parent_id.safeParse(parent_id).data;
  const own = { id: named?.id ?? id, timestamp, ...(parent !== undefined && { parent_id: parent }), source };
  const isLost = parent === undefined && parent_id !== undefined && parent_id !== null;
  const event = UnknownEvent.parse({ kind: "UnknownEvent", ...own, wire });
  return { event, unknownFields: [], unreadable: isLost && unreadable.length === 0 ? ["parent_id"] : unreadable };
}

/** The fields that only its file says. */
function unsaid(value: unknown, named: Named | undefined): Partial<Named> {
  const { id, timestamp } = Object(value);
  const isIn = { id: stamp.id.safeParse(id).success, timestamp: stamp.timestamp.safeParse(timestamp).success };
  return {
    ...(named && !isIn.id && { id: named.id }),
    ...(named && !isIn.timestamp && { timestamp: named.timestamp }),
  };
}

type Path = readonly PropertyKey[];

// Parses without the invalid fields, then adds the unknown ones again. So there is one schema for each kind, and
// reading our own events costs nothing extra.
function forgiven(value: unknown, issues: readonly z.core.$ZodIssue[]): EventReading | undefined {
  const unknown = issues.flatMap(unknownFieldsOf);
  const nulls = issues.map((issue) => issue.path).filter((path) => path.length > 0 && valueAt(value, path) === null);
  const draft = structuredClone(value);
  for (const path of [...unknown, ...nulls]) delete holderOf(draft, path)[nameOf(path)];
  const parsed = WireEvent.safeParse(draft);
  if (!parsed.success) return undefined;
  const whole = structuredClone(parsed.data);
  for (const path of unknown) holderOf(whole, path)[nameOf(path)] = valueAt(value, path);
  const event = frozenCopy(whole) as Event; // a WireEvent with fields that its type does not have
  return { event, unknownFields: unknown.map((path) => path.join(".")), unreadable: [] };
}

function partlyParsedEvent(value: unknown, named: Named | undefined): EventReading | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const own = unsaid(value, named);
  const whole = { ...value, ...own };
  const read = isNamed(whole, named) ? parsePartly(WireEvent, whole) : undefined;
  const unreadable = [...Object.keys(own), ...(read?.paths ?? [])];
  return read && { event: keeping(read.value, value), unknownFields: [], unreadable };
}

function keeping(event: Event, wire: unknown): Event {
  return Object.freeze({ ...event, [WIRE]: frozenCopy(wire) });
}

function unknownFieldsOf(issue: z.core.$ZodIssue): Path[] {
  return issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [];
}

// The cast is safe: zod has visited these paths of the same value.
function holderOf(value: unknown, path: Path): Record<PropertyKey, unknown> {
  return valueAt(value, path.slice(0, -1)) as Record<PropertyKey, unknown>;
}

function nameOf(path: Path): PropertyKey {
  return path.at(-1) ?? "";
}
