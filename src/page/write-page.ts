/** Reads the log of a conversation from its folder and writes the page beside it. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { NO_STATS, Stats } from "../core/conversation/state/stats.ts";
import { STATE_FILE } from "../core/conversation/state/stored-state.ts";
import type { Event } from "../core/event/event.ts";
import { readEvent } from "../core/event/wire.ts";
import { renderSteps } from "./markdown.ts";
import { itemsOf, type Log, renderPage } from "./page.ts";
import { PageFacts, REPORT_FILE, type WrittenPage } from "./page-facts.ts";
import { usageIn } from "./usage.ts";

/** The name of the page, in the folder of the conversation. */
export const PAGE_FILE = "run.html";

/** Throws if the folder has no log, or takes no file. */
export async function writePage(
  folder: string,
  facts: PageFacts | undefined,
  hide: (text: string) => string,
): Promise<WrittenPage> {
  const path = join(folder, PAGE_FILE);
  const log = readLog(folder);
  writeFileSync(path, renderPage({ ...log, picture: readPicture(folder, facts) }, facts, hide));
  const began = facts ? Date.parse(facts.beganAt) : 0;
  return { path, steps: renderSteps(itemsOf(log, hide), log.usage, began) };
}

/** The log in a folder that we or the OpenHands SDK wrote. An event that cannot be read is left out. */
export function readLog(folder: string): Log {
  const below = join(folder, "subagents");
  const names = existsSync(below) ? readdirSync(below) : [];
  return {
    events: readEvents(folder),
    subAgents: new Map(names.map((name) => [name, readEvents(join(below, name))])),
    usage: usageIn(readStats(join(folder, STATE_FILE))),
  };
}

/** As a data URL; undefined if there is none, or if it is too large for a page. */
function readPicture(folder: string, facts: PageFacts | undefined): string | undefined {
  const path = facts?.picture && join(folder, "observations", facts.picture);
  if (!path || !existsSync(path) || statSync(path).size > LARGEST_PICTURE) return undefined;
  return `data:image/png;base64,${readFileSync(path).toString("base64")}`;
}

const LARGEST_PICTURE = 5 * 1024 * 1024;

function readStats(path: string): Stats {
  try {
    return z.object({ stats: Stats }).parse(JSON.parse(readFileSync(path, "utf8"))).stats;
  } catch {
    return NO_STATS; // not there, or cut short
  }
}

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
