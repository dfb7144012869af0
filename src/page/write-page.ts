/** Reads the log of a conversation from its folder and writes the page beside it. */
import { closeSync, constants, existsSync, openSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { STATE_FILE } from "../core/conversation/state/base-state.ts";
import { NO_STATS, Stats } from "../core/conversation/state/stats.ts";
import type { Event } from "../core/event/event.ts";
import { readEvent } from "../core/event/wire.ts";
import { readUntrusted } from "../core/workspace/untrusted-files.ts";
import { Fault } from "../lib/fault.ts";
import { PageFacts, REPORT_FILE, type WrittenPage } from "../render/page-facts.ts";
import { renderSteps } from "./markdown.ts";
import { itemsOf, type Log, renderPage } from "./page.ts";
import { usageIn } from "./usage.ts";

/** The name of the page, in the folder of the conversation. */
export const PAGE_FILE = "run.html";

/** Throws if the log cannot be read, or `path` takes no file. */
export async function writePage(
  folder: string,
  facts: PageFacts | undefined,
  hide: (text: string) => string,
  path = join(folder, PAGE_FILE),
): Promise<WrittenPage> {
  const log = readLog(folder);
  writeNamedFile(path, renderPage({ ...log, picture: readPicture(folder, facts) }, facts, hide));
  const began = facts ? Date.parse(facts.beganAt) : 0;
  return { path, steps: renderSteps(itemsOf(log, hide), log.usage, began) };
}

/**
 * Writes a file at a path that a person may have named. Throws the error of the system, always with the path. A pipe that nobody reads is one: without O_NONBLOCK, opening it
 * would wait for ever.
 */
export function writeNamedFile(path: string, text: string): void {
  let held: number | undefined;
  try {
    held = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_NONBLOCK, 0o666);
    writeFileSync(path, text); // opened again, since a pipe that is full would refuse a part of it
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  } finally {
    if (held !== undefined) closeSync(held);
  }
}

/**
 * The log in a folder that we or the OpenHands SDK wrote. An event that cannot be read is left out, and named in
 * `damage`.
 */
export function readLog(folder: string): Log {
  const below = join(folder, "subagents");
  const names = existsSync(below) ? readdirSync(below) : [];
  const inner = names.map((name) => ({ name, ...readEvents(join(below, name)) }));
  const { events, lost } = readEvents(folder);
  const lostBelow = inner.flatMap((log) => log.lost.map((name) => `subagents/${log.name}/${name}`));
  return {
    events,
    subAgents: new Map(inner.map((log) => [log.name, log.events])),
    usage: usageIn(readStats(folder)),
    damage: { events: [...lost, ...lostBelow], report: readReport(folder).problem },
  };
}

/** As a data URL; undefined if there is none, or if it is too large for a page. */
function readPicture(folder: string, facts: PageFacts | undefined): string | undefined {
  if (!facts?.picture) return undefined;
  const found = readUntrusted(folder, join("observations", facts.picture), LARGEST_PICTURE);
  return found.status === "read" ? `data:image/png;base64,${found.bytes.toString("base64")}` : undefined;
}

const LARGEST_PICTURE = 5 * 1024 * 1024;

function readStats(folder: string): Stats {
  try {
    return z.object({ stats: Stats }).parse(JSON.parse(textOf(folder, STATE_FILE))).stats;
  } catch {
    return NO_STATS; // not there, or cut short
  }
}

/** Reads the report of the last run; undefined if there is none that can be used. */
export function readFacts(folder: string): PageFacts | undefined {
  return readReport(folder).facts;
}

/** `problem` says why the report that is there cannot be used. */
function readReport(folder: string): Readonly<{ facts?: PageFacts; problem?: string }> {
  if (!existsSync(join(folder, REPORT_FILE))) return {};
  try {
    const read = PageFacts.safeParse(JSON.parse(textOf(folder, REPORT_FILE)));
    if (read.success) return { facts: read.data };
    const [issue] = read.error.issues;
    return { problem: `${issue?.path.join(".")}: ${issue?.message}` };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** `lost` are the files that hold no event, and `event-00007` where a number is missing. */
type ReadEvents = Readonly<{ events: readonly Event[]; lost: readonly string[] }>;

function readEvents(folder: string): ReadEvents {
  const names = eventFiles(folder);
  const numbers = new Set(names.map(numberOf));
  const last = names.length === 0 ? -1 : numberOf(names.at(-1) ?? "");
  const missing = Array.from({ length: Math.min(last, MOST_EVENTS) }, (_, at) => at).filter((at) => !numbers.has(at));
  const read = names.map((name) => ({ name, event: readOne(folder, join("events", name)) }));
  const damaged = read.flatMap(({ name, event }) => (event ? [] : [name]));
  const gaps = missing.map((at) => `event-${String(at).padStart(5, "0")}`);
  return { events: read.flatMap(({ event }) => event ?? []), lost: [...damaged, ...gaps].sort() };
}

/** A name with a number beyond this is no reason to look for all the others. */
const MOST_EVENTS = 100_000;

const EVENT_FILE = /^event-(\d+)-.*\.json$/;
const numberOf = (name: string) => Number(EVENT_FILE.exec(name)?.[1]);

/** The names of the files of the events, in the order of the log. */
export function eventFiles(folder: string): string[] {
  const inside = join(folder, "events");
  const names = existsSync(inside) ? readdirSync(inside) : [];
  return names.filter((name) => EVENT_FILE.test(name)).sort((one, other) => numberOf(one) - numberOf(other));
}

function readOne(folder: string, path: string): Event | undefined {
  try {
    const { event, unreadable } = readEvent(JSON.parse(textOf(folder, path)));
    return unreadable.includes("") ? undefined : event;
  } catch {
    return undefined; // cut short by a kill, or not an event
  }
}

/** The folder may be an artifact of somebody else, in which a pipe would be waited for. Throws where no file can be read. */
function textOf(folder: string, path: string): string {
  const read = readUntrusted(folder, path, MOST_BYTES);
  if (read.status === "read") return read.bytes.toString();
  throw new Fault("config", read.status === "missing" ? "it is not there" : "it is not a file that can be read");
}

/** A file of a conversation is far smaller. */
const MOST_BYTES = 512 * 1024 * 1024;
