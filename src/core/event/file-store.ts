/** A store whose files are either complete or absent, on disk or in memory. The event log is built on it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Fault } from "../../lib/fault.ts";
import { type Lock, takeLock } from "./writer-lock.ts";

/**
 * Contract: `write` and `move` are atomic even if the process is killed at any moment. Names are relative, with `/`; a
 * name that leaves the root is a Fault.
 */
export interface FileStore {
  write(name: string, text: string): void;
  read(name: string): string;
  /** The file names in a folder, sorted. Empty if there is no such folder. */
  list(folder: string): readonly string[];
  move(from: string, to: string): void;
  remove(name: string): void;
  /** There is one holder at a time, in this process or another. Rejects with a Fault while somebody else holds it. */
  lock(name: string): Lock;
}

/** The suffix of the file that an interrupted `write` leaves. */
export const TEMPORARY = ".tmp";

/** A file store in a folder on disk, which the first write creates. */
export function folderStore(root: string): FileStore {
  const made = new Set<string>();
  const pathOf = (name: string) => join(root, requireInside(name));
  const makeParent = (path: string) => {
    const parent = dirname(path);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    return path;
  };
  return {
    write(name, text) {
      const path = makeParent(pathOf(name));
      writeFileSync(path + TEMPORARY, text);
      renameSync(path + TEMPORARY, path);
    },
    read: (name) => readFileSync(pathOf(name), "utf8"),
    list: (folder) => (existsSync(pathOf(folder)) ? readdirSync(pathOf(folder)).sort() : []),
    move: (from, to) => renameSync(pathOf(from), makeParent(pathOf(to))),
    remove: (name) => rmSync(pathOf(name), { force: true }),
    lock: (name) => takeLock(makeParent(pathOf(name))),
  };
}

/** The name, if it is allowed. */
export function requireInside(name: string): string {
  const isInside = name !== "" && !/^[/\\]|^[A-Za-z]:|\0/.test(name) && !name.split(/[/\\]/).includes("..");
  if (!isInside) throw new Fault("bug", `The file name ${JSON.stringify(name)} leaves the folder of the conversation.`);
  return name;
}

/** `files` maps names to texts; the caller may look at it and change it. */
export function memoryStore(files = new Map<string, string>()): FileStore {
  const held = new Set<string>();
  const read = (name: string) => {
    const text = files.get(requireInside(name));
    if (text === undefined) throw new Fault("bug", `There is no file ${name} in memory.`);
    return text;
  };
  return {
    write: (name, text) => void files.set(requireInside(name), text),
    read,
    list: (folder) => filesIn(`${requireInside(folder)}/`, [...files.keys()]).sort(),
    move(from, to) {
      files.set(requireInside(to), read(from));
      files.delete(from);
    },
    remove: (name) => void files.delete(requireInside(name)),
    lock(name) {
      if (held.has(name)) throw new Fault("bug", "This conversation is open already.", { hint: "Close it first." });
      held.add(name);
      return { tookOver: undefined, release: () => void held.delete(name) };
    },
  };
}

function filesIn(folder: string, names: readonly string[]): string[] {
  const inside = names.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
  return inside.filter((name) => !name.includes("/"));
}
