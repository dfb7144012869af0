/**
 * Reads and writes the files of a conversation that are passed from run to run. Without a sandbox, tools can write them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listUntrusted, lookAtUntrusted, readUntrusted } from "../../core/workspace/untrusted-files.ts";
import { isStatePath, type StateContents, type StateFile } from "../../state/state-file.ts";

export const PREFIX = "conversation/";
const OUTPUTS = "observations";

/** Bytes. The model saw these outputs in part, so losing some does no harm; the newest are kept. */
const LARGEST_OUTPUT = 1024 * 1024;
const ALL_OUTPUTS = 8 * 1024 * 1024;
const MOST_OUTPUTS = 1000;

/** No log of a run comes near these: they are for what a tool put there. In bytes, and in entries of a folder. */
const LARGEST_FILE = 500 * 1024 * 1024;
const MOST_FILES = 1_000_000;

/** The state and events of the conversation and of its sub-agents, and the newest outputs that were too long to be shown. */
export function conversationFiles(folder: string): StateFile[] {
  const subAgents = entries(folder, "subagents").filter((entry) => entry.isDirectory());
  const parts = ["", ...subAgents.map(({ name }) => `subagents/${name}/`)];
  return [...parts.flatMap((part) => logFiles(folder, part)), ...outputs(folder)].filter(({ path }) =>
    isStatePath(path),
  );
}

/** The files of `part`, which ends in a slash, or is "" for the main conversation. */
function logFiles(folder: string, part: string): StateFile[] {
  // An event is written once, so its name is a sufficient stamp. Other files are checked each time.
  const events = names(folder, `${part}events`).map((name) => fileAt(folder, `${part}events/${name}`, "written once"));
  const others = names(folder, part).filter((name) => name.endsWith(".json"));
  return [...others.map((name) => fileAt(folder, part + name)), ...events];
}

/** Restores the files of a saved state into an empty folder. */
export function restoreConversation(files: StateContents, folder: string): void {
  for (const [path, bytes] of files) {
    if (!path.startsWith(PREFIX)) continue;
    const target = join(folder, path.slice(PREFIX.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}

/** The stamp of files that are as they were read from the saved state. */
export const AS_READ = "as read";

/** The files that were read, to be written again unchanged. */
export function sameFiles(files: StateContents): StateFile[] {
  return [...files].map(([path, bytes]) => ({ path, stamp: AS_READ, read: () => bytes }));
}

function outputs(folder: string): StateFile[] {
  const found = names(folder, OUTPUTS).flatMap((name) => {
    const facts = lookAtUntrusted(folder, `${OUTPUTS}/${name}`);
    return facts?.isFile() && facts.size <= LARGEST_OUTPUT ? [{ size: facts.size, mtimeMs: facts.mtimeMs, name }] : [];
  });
  let left = ALL_OUTPUTS;
  const newest = found
    .sort((a, b) => b.mtimeMs - a.mtimeMs)
    .filter(({ size }) => {
      left -= size;
      return left >= 0;
    });
  return newest
    .slice(0, MOST_OUTPUTS)
    .map(({ name, size, mtimeMs }) => fileAt(folder, `${OUTPUTS}/${name}`, `${size} ${mtimeMs}`));
}

function fileAt(folder: string, name: string, stamp?: string): StateFile {
  const facts = stamp === undefined ? lookAtUntrusted(folder, name) : undefined;
  return {
    path: PREFIX + name,
    stamp: stamp ?? `${facts?.size} ${facts?.mtimeMs}`,
    read: () => readPlain(folder, name),
  };
}

function names(folder: string, inside: string): string[] {
  return entries(folder, inside)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

function entries(folder: string, inside: string) {
  const found = listUntrusted(folder, inside, MOST_FILES);
  return found.status === "read" ? found.entries : [];
}

/** Empty if it is no longer a regular file. */
function readPlain(folder: string, name: string): Buffer {
  const found = readUntrusted(folder, name, LARGEST_FILE);
  return found.status === "read" ? found.bytes : Buffer.alloc(0);
}
