/** Collects what a run did in its checkout that bears on whether tests are what their names say. */
import type { Event } from "../../core/event/event.ts";
import { untrustedText } from "../../core/workspace/untrusted-files.ts";
import { isEdit } from "../outcome/evidence.ts";
import type { Doings } from "../outcome/tests/stands-for.ts";
import { filesWrittenBy } from "../outcome/tests/written-files.ts";

/** In bytes. */
const LARGEST_FILE = 1024 * 1024;

type Known = Pick<Doings, "edited" | "read"> & Readonly<{ writtenBy(commands: readonly string[]): readonly string[] }>;

/** The part of the doings that is the same for every test of a run. `events` are those of sub-agents too. */
export function doingsOf(events: readonly Event[], workspace: string): Known {
  const files = new Map<string, readonly string[]>();
  const filesOf = (command: string) => {
    const found = files.get(command) ?? filesWrittenBy(command);
    files.set(command, found);
    return found;
  };
  const edits = events.filter(isEdit);
  return {
    edited: edits.flatMap(({ observation: { path } }) => (typeof path === "string" ? [path] : [])),
    writtenBy: (commands) => commands.flatMap(filesOf),
    read: (path) => untrustedText(workspace, path, LARGEST_FILE),
  };
}
