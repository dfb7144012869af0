/**
 * The one look at every file of a checkout before the first tool runs: at connections to programs outside, and at files
 * that belong to somebody else. A checkout can have hundreds of thousands of files, so nothing else walks an ordinary one.
 */
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeSpan, oneLine } from "../../lib/text.ts";
import { program, runToEnd } from "./command-line.ts";
import { asRoot, type IsolationMethod } from "./isolation-method.ts";

/** `kind` as `find` names it: `d` is a folder, `f` a file. Each character of `path` is a byte of it. */
export type Entry = Readonly<{ kind: string; uid: number; gid: number; mode: number; path: string }>;

export type Walk = Readonly<{
  /** The paths of sockets, named pipes and devices. */
  special: readonly string[];
  /** Files and folders of another owner, on the same file system. */
  foreign: readonly Entry[];
  /** Paths in the checkout at which tools do not see what is mounted. Each character is a byte. */
  mounted: readonly string[];
  /** Whether git may keep a part of the repository elsewhere. */
  mayBeElsewhere: boolean;
}>;

/** With rights it is the owner of the folder that counts, and without the user of this step. */
function whoseFiles(way: IsolationMethod, folder: string): Readonly<{ uid: number; gid: number }> {
  const { uid, gid } = statSync(folder);
  return { uid: way === "root" ? uid : (process.getuid?.() ?? uid), gid };
}

/** `list` is a file outside the checkout that is overwritten. It may not search everywhere, and then finds what it may. */
export async function walkCheckout(way: IsolationMethod, folder: string, list: string): Promise<Walk> {
  const { uid, gid } = whoseFiles(way, folder);
  // Without rights no group is changed, so nothing has to be known about it.
  const own = ["-uid", String(uid), ...(way === "bwrap" ? [] : ["-gid", String(gid)])];
  writeFileSync(list, ""); // it stays ours, also where root writes it
  const odd = ["(", ..."-type s -o -type p -o -type b -o -type c".split(" "), ")", "-print0"];
  const find = [program("find"), folder, ...odd, "-o", "!", "(", ...own, ")", "-fprintf", list, ENTRY] as const;
  const { stdout } = await runToEnd(way === "bwrap" ? find : asRoot(way, find));
  const special = stdout.split("\0").filter(Boolean);
  // Bubblewrap shows what is mounted.
  const mounted = way === "bwrap" ? [] : mountedIn(folder);
  return { special, foreign: entriesIn(list, statSync(folder).dev), mounted, mayBeElsewhere: mayBeElsewhere(folder) };
}

function mayBeElsewhere(folder: string): boolean {
  const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const repository = join(folder, ".git");
  const leads = ["commondir", "objects/info/alternates"].some((name) => existsSync(join(repository, name)));
  return leads || !isFolder(repository) || !isFolder(join(repository, "objects"));
}

/** The kernel writes blanks and the like as octal numbers (proc_pid_mountinfo(5)). */
function mountedIn(folder: string): readonly string[] {
  const root = `${Buffer.from(folder).toString("latin1")}/`;
  const points = readFileSync("/proc/self/mountinfo", "latin1")
    .split("\n")
    .map((line) => (line.split(" ")[4] ?? "").replaceAll(/\\([0-7]{3})/g, (_, code) => octal(code)));
  return [...new Set(points.filter((point) => point.startsWith(root)).map((point) => point.slice(root.length)))];
}

function octal(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 8));
}

/** A record of an entry for `-fprintf`, as `entriesIn` reads it. */
export const ENTRY = "%y %U %G %m %D %p\\0";

/** The entries of a list that are on this device: a mount in the checkout is not handed over. */
export function entriesIn(list: string, device: number): readonly Entry[] {
  const records = readFileSync(list, "latin1").split("\0").slice(0, -1);
  return records.flatMap((record) => {
    const [kind = "", uid, gid, mode = "", on, ...path] = record.split(" ");
    if (Number(on) !== device) return [];
    return [{ kind, uid: Number(uid), gid: Number(gid), mode: Number.parseInt(mode, 8), path: path.join(" ") }];
  });
}

/** The first three of these paths in words, as they are in the folder. */
export function namesIn(folder: string, entries: readonly Entry[]): string {
  const root = Buffer.from(folder).toString("latin1");
  const names = entries.map(({ path }) => Buffer.from(path.slice(root.length + 1) || ".", "latin1").toString());
  const some = names.slice(0, 3).map((name) => codeSpan(oneLine(name, 80)));
  return `${some.join(", ")}${names.length > 3 ? ", …" : ""}`;
}
