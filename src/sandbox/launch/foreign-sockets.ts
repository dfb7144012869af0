/**
 * Finds connections from the files that tools see to programs outside: sockets, named pipes and devices that exist
 * before the first tool runs. Anybody who may write to a socket can talk to its listener, even in a read-only folder.
 */
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { program, runToEnd } from "./command-line.ts";
import { asRoot, type IsolationMethod } from "./isolation-method.ts";
import { SYSTEM } from "./mounts.ts";

/**
 * `special` are what a walk has found in the folder that tools write, `shown` the folders that they read in addition to the
 * system's. Paths as tools see them.
 */
export type VisibleFolders = Readonly<{ special: readonly string[]; shown: readonly string[] }>;

/**
 * The shown folders are too large for a search: there, sockets are found in the kernel's list of bound sockets, which
 * does not know about moved ones.
 */
export async function foreignSockets(
  way: IsolationMethod,
  { special, shown }: VisibleFolders,
): Promise<readonly string[]> {
  const names = boundNames();
  const relative = names.filter((name) => !isAbsolute(name));
  const folders = relative.length === 0 ? [] : await paths(way, FOLDERS_OF_PROCESSES);
  const bound = [
    ...names.filter(isAbsolute),
    ...new Set(folders.flatMap((folder) => relative.map((name) => join(folder, name)))),
  ];
  return [...new Set([...special, ...bound.flatMap((path) => placesOf(path, [...SYSTEM, ...shown]))])];
}

const FOLDERS_OF_PROCESSES = ["/proc", ..."-mindepth 2 -maxdepth 2 -name cwd -printf".split(" "), "%l\\0"];

/** The results of `find`, even if it may not search everywhere. */
async function paths(way: IsolationMethod, args: readonly string[]): Promise<readonly string[]> {
  const find = [program("find"), ...args] as const;
  const { stdout } = await runToEnd(way === "bwrap" ? find : asRoot(way, find));
  return stdout.split("\0").filter(Boolean);
}

/** All sockets with a path, in every network namespace, because containers have their own. Each has one list of them. */
function boundNames(): readonly string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const lists = [...Map.groupBy(pids, namespaceOf).values()].map(firstList);
  const names = lists.flatMap((list) => list.split("\n").map((line) => NAMED.exec(line)?.[1] ?? ""));
  return [...new Set(names)].filter((name) => name !== "" && !name.startsWith("@"));
}

/** A process whose namespace we may not see counts as one with its own. */
function namespaceOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`);
  } catch {
    return pid;
  }
}

/** As the first of these processes tells it that has not ended; a list that is there is not empty. */
function firstList(pids: readonly string[]): string {
  for (const pid of pids) {
    const list = read(`/proc/${pid}/net/unix`);
    if (list !== "") return list;
  }
  return "";
}

/** Seven fields and the name, which may contain spaces. */
const NAMED = /^[0-9a-f]+: (?:\S+ +){5}\d+ (.*)$/i;

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // the process has ended
  }
}

/** The paths at which tools see a socket, if they do: one for each folder that shows it. */
function placesOf(path: string, shown: readonly string[]): readonly string[] {
  try {
    if (!lstatSync(path).isSocket()) return [];
    const real = realpathSync(path);
    return shown.flatMap((folder) => {
      const root = realOf(folder);
      return root !== undefined && real.startsWith(`${root}/`) ? [`${folder}${real.slice(root.length)}`] : [];
    });
  } catch {
    return []; // it does not exist, or is in a container
  }
}

function realOf(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    return undefined;
  }
}
