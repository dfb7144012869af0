/** Opens the files of an earlier process, however it ended. No file of them keeps the others from being read. */
import { count } from "../../lib/text.ts";
import type { Event } from "./event.ts";
import { type FileStore, TEMPORARY } from "./file-store.ts";
import type { UnknownEvent } from "./kind/host-events.ts";
import { EventTree } from "./readable-log.ts";
import { readEventText, withoutParent } from "./wire.ts";

export const FOLDER = "events";
export const LOCK = ".eventlog.lock";
const ASIDE = ".corrupt";
const ASIDE_ENDING = /\.corrupt(-\d+)?$/;
/** The SDK counts its events with the name of an empty file. */
const SDK_MARKER = /^\.eventlog-len-\d+\.marker$/;
const NAME = /^event-(\d{5,})-([0-9a-fA-F-]{8,})\.json$/;

type EventFile = Readonly<{ name: string; number: number; id: string }>;

/** The store, the contents of its folder when it was opened, and the problems that were found. */
type OpenedStore = Readonly<{ store: FileStore; names: readonly string[]; findings: RecoveryFinding[] }>;

/** `next` is the number of the next file. */
type Recovered = Readonly<{ tree: EventTree; next: number; findings: readonly RecoveryFinding[] }>;

/**
 * Reads the event files of a locked store. Files that are no longer part of the log are renamed, never deleted. A file
 * in the middle that cannot be understood stays where it is, and counts as an unknown event.
 */
export function recover(store: FileStore): Recovered {
  const place: OpenedStore = { store, names: store.list(FOLDER), findings: [] };
  const files = withoutTornTail(place, untilGap(place, eventFiles(place)));
  const tree = readTree(place, files);
  return { tree, next: (files.at(-1)?.number ?? -1) + 1, findings: place.findings };
}

/** The name of an event's file in the store. */
export function fileOf(number: number, id: string): string {
  return `${FOLDER}/event-${String(number).padStart(5, "0")}-${id}.json`;
}

/** Sorts by number: as text, 100000 comes before 99999. */
function eventFiles(place: OpenedStore): EventFile[] {
  const files = place.names.flatMap((name) => {
    const [, number, id] = NAME.exec(name) ?? [];
    if (number !== undefined && id !== undefined) return [{ name, number: Number(number), id }];
    passOver(place, name);
    return [];
  });
  return files.sort((a, b) => a.number - b.number);
}

function passOver(place: OpenedStore, name: string): void {
  if (name.startsWith(LOCK) || SDK_MARKER.test(name) || NAME.test(name.replace(ASIDE_ENDING, ""))) return;
  if (!name.endsWith(TEMPORARY) || !NAME.test(name.slice(0, -TEMPORARY.length))) {
    report(place, "foreign-file", name, "This is not an event file; it was ignored.");
    return;
  }
  place.store.remove(`${FOLDER}/${name}`);
  report(place, "leftover-temporary", name, "A write that was cut short was removed; its event was never announced.");
}

function untilGap(place: OpenedStore, files: readonly EventFile[]): readonly EventFile[] {
  for (const [position, { name, number }] of files.entries()) {
    const before = files[position - 1]?.number ?? -1;
    if (number > before + 1) return cutAtGap(place, files, position);
    if (number === before) report(place, "same-number", name, `Two files have the number ${number}; both were kept.`);
  }
  return files;
}

function cutAtGap(place: OpenedStore, files: readonly EventFile[], position: number): readonly EventFile[] {
  const [kept, lost] = [files.slice(0, position), files.slice(position)];
  for (const { name } of lost.toReversed()) setAside(place, name);
  const missing = (kept.at(-1)?.number ?? -1) + 1;
  const text = `Event number ${missing} is missing; ${count(lost.length, "file")} after it got the ending ${ASIDE}.`;
  report(place, "gap", lost[0]?.name ?? "", text);
  return kept;
}

/** Incomplete or empty files at the end. After a power cut there may be several. */
function withoutTornTail(place: OpenedStore, files: readonly EventFile[]): readonly EventFile[] {
  const last = files.findLastIndex(({ name }) => isWhole(place.store.read(`${FOLDER}/${name}`)));
  for (const { name } of files.slice(last + 1).toReversed()) {
    setAside(place, name);
    report(place, "torn-tail", name, `The event was not written to its end; its file got the ending ${ASIDE}.`);
  }
  return files.slice(0, last + 1);
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function setAside({ store, names }: OpenedStore, name: string): void {
  let aside = name + ASIDE;
  for (let copy = 2; names.includes(aside); copy += 1) aside = `${name}${ASIDE}-${copy}`;
  store.move(`${FOLDER}/${name}`, `${FOLDER}/${aside}`);
}

function readTree(place: OpenedStore, files: readonly EventFile[]): EventTree {
  const tree = new EventTree();
  const strangers: Stranger[] = [];
  for (const file of files) {
    if (tree.indexOf(file.id) < 0) strangers.push(...readInto(tree, place.store, file));
    else report(place, "duplicate", file.name, "An event before this one has the same id; that one counts.");
  }
  for (const [what, [first, ...others]] of Map.groupBy(strangers, ({ what }) => what)) {
    if (first)
      report(place, first.kind, first.name, `${what} ${SAID[first.kind]}; ${count(others.length + 1, "event")}.`);
  }
  return tree;
}

type Stranger = Readonly<{ kind: "unknown-kind" | "unknown-field" | "unreadable"; what: string; name: string }>;

const SAID: Readonly<Record<Stranger["kind"], string>> = {
  "unknown-kind": "is unknown",
  "unknown-field": "is unknown",
  unreadable: "cannot be read, and was kept as it is",
};

/** Before the first event. */
const LONG_AGO = "1970-01-01T00:00:00Z";

/** Adds the event and reports what of it is unknown. */
function readInto(tree: EventTree, store: FileStore, { name, id }: EventFile): Stranger[] {
  const timestamp = tree.events.at(-1)?.timestamp ?? LONG_AGO;
  const { event, unknownFields, unreadable } = readEventText(store.read(`${FOLDER}/${name}`), { id, timestamp });
  const isOrphan = !tree.hasParentOf(event);
  tree.add(isOrphan ? withoutParent(event) : event);
  const parts = [...unreadable, ...(isOrphan ? ["parent_id"] : [])];
  const lost = parts.map((part) => ({ kind: "unreadable" as const, what: wherein(event, part, name), name }));
  if (event.kind === "UnknownEvent")
    return lost.length > 0 ? lost : [{ kind: "unknown-kind", what: wireKind(event), name }];
  return [
    ...lost,
    ...unknownFields.map((field) => ({ kind: "unknown-field" as const, what: `${event.kind}.${field}`, name })),
  ];
}

/** An event that says nothing is named by its file. */
function wherein(event: Event, part: string, name: string): string {
  const kind = event.kind === "UnknownEvent" ? wireKind(event) : event.kind;
  return part === "" ? `${kind || "The event"} in ${name}` : `${kind || "An event"}.${part}`;
}

function wireKind({ wire }: UnknownEvent): string {
  return typeof wire === "object" && wire !== null && "kind" in wire ? String(wire.kind) : "";
}

function report({ findings }: OpenedStore, kind: RecoveryFinding["kind"], name: string, text: string): void {
  findings.push({ kind, file: `${FOLDER}/${name}`, text });
}

/**
 * - `torn-tail`: the last file was not written to its end, and was set aside
 * - `gap`: a number is missing; the files after it were set aside
 * - `duplicate`: an id occurs twice; the first counts
 * - `same-number`: two files have one number; both count, in the order of their names
 * - `foreign-file`: no event file; left alone
 * - `leftover-temporary`: a write that a kill cut short; removed, for nobody was told that it was done
 * - `unknown-kind`, `unknown-field`: written by something newer; kept, and passed over by the view
 * - `unreadable`: an event, or a part of one, that is not as its kind has it; kept, and read as text or as absent
 * - `stale-lock`: the last writer ended without closing the log
 */
export type RecoveryFinding = Readonly<{
  kind:
    | "torn-tail"
    | "gap"
    | "duplicate"
    | "same-number"
    | "foreign-file"
    | "leftover-temporary"
    | "unknown-kind"
    | "unknown-field"
    | "unreadable"
    | "stale-lock";
  /** Relative to the conversation folder. If there are several similar files, this is the first. */
  file: string;
  /** A text for people: what was found and what was done. */
  text: string;
}>;
