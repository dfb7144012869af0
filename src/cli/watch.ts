/** Serves the page of a rehearsal that is at work, from the folder of its conversation. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type LivePage, servePage } from "../page/live-page.ts";
import { REPORT_FILE } from "../page/page-facts.ts";
import { readFacts, readLog } from "../page/write-page.ts";

/** Where the conversation is by now; undefined before it has begun. */
type FolderOf = () => string | undefined;

/** Serves until `close` is called. */
export async function watchRun(folderOf: FolderOf): Promise<LivePage> {
  return servePage({
    version: () => versionOf(folderOf()),
    log() {
      const folder = folderOf();
      return folder === undefined ? NOTHING : readLog(folder);
    },
    facts() {
      const folder = folderOf();
      return folder === undefined ? undefined : readFacts(folder);
    },
  });
}

const NOTHING = { events: [], subAgents: new Map(), usage: new Map() };

/** Changes when the page does. */
function versionOf(folder: string | undefined): string {
  if (folder === undefined) return "nothing";
  const events = join(folder, "events");
  const report = statSync(join(folder, REPORT_FILE), { throwIfNoEntry: false });
  return `${existsSync(events) ? readdirSync(events).length : 0} ${report?.mtimeMs}`;
}

/** The conversation that was begun last in the folder of a rehearsal. */
export function latestConversation(folder: string): string | undefined {
  const found = runsIn(folder).flatMap((temp) =>
    namesIn(temp)
      .filter((name) => name.startsWith("deckhand-"))
      .flatMap((name) => namesIn(join(temp, name, "conversations")).map((id) => join(temp, name, "conversations", id))),
  );
  const begun = (path: string) => statSync(path, { throwIfNoEntry: false })?.birthtimeMs ?? 0;
  return found.toSorted((one, other) => begun(other) - begun(one))[0];
}

function runsIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => /^run-\d+$/.test(name))
    .map((name) => join(folder, name, "_temp"));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
