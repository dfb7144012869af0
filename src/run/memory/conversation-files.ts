/**
 * Reads and writes the files of a conversation that are passed from run to run. Tools can write some of them, so no
 * link is followed.
 */
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isStatePath, type StateContents, type StateFile } from "../../github/write/state/state-file.ts";

export const PREFIX = "conversation/";
const OUTPUTS = "observations";

/** Bytes. The model saw these outputs in part, so losing some does no harm; the newest are kept. */
const LARGEST_OUTPUT = 1024 * 1024;
const ALL_OUTPUTS = 8 * 1024 * 1024;

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

/** The files that were read, to be written again unchanged. */
export function sameFiles(files: StateContents): StateFile[] {
  return [...files].map(([path, bytes]) => ({ path, stamp: "as read", read: () => bytes }));
}

function outputs(folder: string): StateFile[] {
  const found = names(folder, OUTPUTS).flatMap((name) => {
    const facts = look(join(folder, OUTPUTS, name));
    return facts && facts.size <= LARGEST_OUTPUT ? [{ ...facts, name }] : [];
  });
  let left = ALL_OUTPUTS;
  const newest = found
    .sort((a, b) => b.mtimeMs - a.mtimeMs)
    .filter(({ size }) => {
      left -= size;
      return left >= 0;
    });
  return newest.map(({ name, size, mtimeMs }) => fileAt(folder, `${OUTPUTS}/${name}`, `${size} ${mtimeMs}`));
}

function fileAt(folder: string, name: string, stamp?: string): StateFile {
  const path = join(folder, name);
  const facts = stamp === undefined ? look(path) : undefined;
  return { path: PREFIX + name, stamp: stamp ?? `${facts?.size} ${facts?.mtimeMs}`, read: () => readPlain(path) };
}

function names(folder: string, inside: string): string[] {
  return entries(folder, inside)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

function entries(folder: string, inside: string) {
  const path = join(folder, inside);
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
}

function look(path: string) {
  return opened(path, (descriptor) => {
    const facts = fstatSync(descriptor);
    return facts.isFile() ? { size: facts.size, mtimeMs: facts.mtimeMs } : undefined;
  });
}

/** Empty if it is no longer a regular file. */
function readPlain(path: string): Buffer {
  return (
    opened(path, (descriptor) => (fstatSync(descriptor).isFile() ? readFileSync(descriptor) : undefined)) ??
    Buffer.alloc(0)
  );
}

// Non-blocking: opening a pipe without a writer would block forever.
function opened<Result>(path: string, use: (descriptor: number) => Result): Result | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    return use(descriptor);
  } catch {
    return undefined; // a link, or deleted
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
