/**
 * A store whose files are either complete or absent, on disk or in memory, and which one process at a time holds. The
 * event log is built on it.
 */
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Fault } from "../../lib/fault.ts";

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
  lock(name: string): WriterLock;
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

/**
 * The lock file has the process id of its holder and the start time of that process, so that another process with the
 * same id is not mistaken for it. The lock of a dead holder is taken over; a living holder is a Fault.
 */
function takeLock(path: string): WriterLock {
  const own = identityOf(process.pid) ?? `${process.pid} unknown`;
  const stale = create(path, own) ? undefined : takeOver(path, own);
  return { tookOver: stale, release: () => release(path, own) };
}

// A link appears with its content; a file made with O_EXCL would be empty for a moment.
function create(path: string, own: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, own);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

function takeOver(path: string, own: string): string | undefined {
  const holder = read(path) ?? "";
  if (holder === own) throw held(path, "in this process already", "Close it first.");
  if (isAlive(holder)) throw held(path, `by process ${pidOf(holder)}`, "Wait until that process has ended.");
  if (!putAside(path, holder) || !create(path, own)) {
    throw held(path, "by a process that was faster", "Wait until it has ended.");
  }
  return holder === "" ? undefined : `process ${pidOf(holder)}`; // the SDK leaves an empty file behind
}

/** Returns whether the lock belonged to that holder. A lock that another process took in the meantime is given back. */
function putAside(path: string, holder: string): boolean {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
  const isStale = read(aside) === holder;
  if (isStale) rmSync(aside);
  else renameSync(aside, path);
  return isStale;
}

/** Never throws: a lock that stays belongs to nobody when this process has ended. */
function release(path: string, own: string): void {
  try {
    if (read(path) === own) rmSync(path, { force: true });
  } catch {
    // the disk or its folder fails, and the run has its own error for that
  }
}

function held(path: string, by: string, hint: string): Fault {
  return new Fault("config", `The conversation is open ${by} (${path}).`, { hint });
}

function pidOf(holder: string): number {
  return Number(holder.split(" ")[0]);
}

function isAlive(holder: string): boolean {
  const pid = pidOf(holder);
  return Number.isInteger(pid) && pid > 0 && identityOf(pid) === holder;
}

/** Returns `<pid> <start>`, or undefined if there is no such process. */
function identityOf(pid: number): string | undefined {
  const boot = read("/proc/sys/kernel/random/boot_id");
  if (boot === undefined) return answers(pid) ? `${pid} unknown` : undefined;
  const [state, ...fields] = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, "")
    .split(" ") ?? ["X"];
  return state === "Z" || state === "X" ? undefined : `${pid} ${boot.trim()}/${fields[18]}`;
}

/** Whether a process accepts signals. Without /proc nothing else is known. */
function answers(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ESRCH")) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** The lock is held until it is released. `tookOver` is its holder that died without releasing it, if any. */
export type WriterLock = Readonly<{ tookOver: string | undefined; release(): void }>;
