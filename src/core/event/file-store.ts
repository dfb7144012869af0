/** Files that are either there whole or not there: the ground the event log stands on. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Fault } from "../../lib/fault.ts";
import { type Lock, takeLock } from "./writer-lock.ts";

/**
 * Contract: `write` and `move` are atomic against a kill at any instant; names are relative, with `/`, and a Fault if
 * they leave the root.
 */
export interface FileStore {
  write(name: string, text: string): void;
  read(name: string): string;
  /** The file names in a folder, sorted; none if there is no such folder. */
  list(folder: string): readonly string[];
  move(from: string, to: string): void;
  remove(name: string): void;
  /** One holder at a time, in this process or another; a Fault while somebody else has it. */
  lock(name: string): Lock;
}

/** What a `write` that was cut short leaves behind: the name with this after it. */
export const TEMPORARY = ".tmp";

/** A file store in a folder on disk, which is made when first written to. */
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

/** The name itself. */
export function requireInside(name: string): string {
  const isInside = name !== "" && !/^[/\\]|^[A-Za-z]:|\0/.test(name) && !name.split(/[/\\]/).includes("..");
  if (!isInside) throw new Fault("bug", `The file name ${JSON.stringify(name)} leaves the folder of the conversation.`);
  return name;
}
