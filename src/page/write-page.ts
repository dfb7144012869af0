/** Reads the log of a conversation from its folder and writes the page beside it. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Event } from "../core/event/event.ts";
import { readEvent } from "../core/event/wire.ts";
import { PageFacts, REPORT_FILE } from "../run/page-facts.ts";
import { type Log, renderPage } from "./page.ts";

/** The name of the page, in the folder of the conversation. */
export const PAGE_FILE = "run.html";

/** Returns the path of the page. Throws if the folder has no log, or takes no file. */
export async function writePage(
  folder: string,
  facts: PageFacts | undefined,
  hide: (text: string) => string,
): Promise<string> {
  const path = join(folder, PAGE_FILE);
  writeFileSync(path, renderPage({ ...readLog(folder), picture: readPicture(folder, facts) }, facts, hide));
  return path;
}

/** The log in a folder of ours or of the OpenHands SDK. An event that cannot be read is left out. */
export function readLog(folder: string): Log {
  const below = join(folder, "subagents");
  const names = existsSync(below) ? readdirSync(below) : [];
  return {
    events: readEvents(folder),
    subAgents: new Map(names.map((name) => [name, readEvents(join(below, name))])),
  };
}

/** As a data URL; undefined if there is none, or if it is too large for a page. */
function readPicture(folder: string, facts: PageFacts | undefined): string | undefined {
  const path = facts?.picture && join(folder, "observations", facts.picture);
  if (!path || !existsSync(path) || statSync(path).size > LARGEST_PICTURE) return undefined;
  return `data:image/png;base64,${readFileSync(path).toString("base64")}`;
}

const LARGEST_PICTURE = 5 * 1024 * 1024;

/** What the report of the last run said; undefined if there is none. */
export function readFacts(folder: string): PageFacts | undefined {
  const path = join(folder, REPORT_FILE);
  if (!existsSync(path)) return undefined;
  return PageFacts.safeParse(JSON.parse(readFileSync(path, "utf8"))).data;
}

function readEvents(folder: string): Event[] {
  const inside = join(folder, "events");
  if (!existsSync(inside)) return [];
  const files = readdirSync(inside).filter((name) => /^event-\d+-.*\.json$/.test(name));
  return files.sort().flatMap((name) => readOne(join(inside, name)));
}

function readOne(path: string): Event[] {
  try {
    return [readEvent(JSON.parse(readFileSync(path, "utf8"))).event];
  } catch {
    return []; // cut short by a kill, or not an event
  }
}
