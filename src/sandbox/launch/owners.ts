/**
 * Remembers whose every file of a checkout is where its files belong to several users, and gives each back to its owner.
 * A checkout of one owner needs none of it.
 */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Fault, machineFault } from "../../lib/fault.ts";
import { withoutPaths } from "../../lib/runner-paths.ts";
import { troubleInWords } from "../../lib/system-error.ts";
import { ENTRY, type Entry, entriesIn } from "./checkout-walk.ts";
import { type CommandLine, program, runToEnd } from "./command-line.ts";
import { asRoot } from "./isolation-method.ts";

/**
 * Writes a record of all owners, for `giveBackToEach`. Files that root's git has made since `begun` was written are recorded as
 * the repository's owner's: they would be root's in the checkout of somebody else. `begun` may be missing. Rejects with a Fault where it is not whole.
 */
export async function recordOwners(
  way: "root" | "sudo",
  { folder, record, begun }: Readonly<{ folder: string; record: string; begun: string }>,
): Promise<void> {
  const made = `${record}.made`;
  for (const list of [record, made]) writeFileSync(list, "");
  const isOurs = way === "root" && existsSync(begun);
  const ours = isOurs ? ["-uid", "0", "-cnewer", begun, "-fprintf", made, ENTRY, ","] : [];
  await run(asRoot(way, [program("find"), folder, "-xdev", ...ours, "-fprintf", record, ENTRY]));
  const { dev } = statSync(folder);
  const all = entriesIn(record, dev);
  const owner = ownerIn(all, join(folder, ".git"));
  const changed = owner && owner.uid !== 0 ? madeSince(all, entriesIn(made, dev)) : new Set<string>();
  const lines = all.map((entry) => {
    const { uid, gid } = owner && changed.has(entry.path) ? owner : entry;
    return `${uid}:${gid} ${entry.path}\0`;
  });
  writeFileSync(record, lines.join(""), "latin1");
}

function ownerIn(all: readonly Entry[], path: string): Entry | undefined {
  const bytes = Buffer.from(path).toString("latin1");
  return all.find((entry) => entry.path === bytes);
}

/** Those of the changed entries that are new. A folder changes also when a file is made in it: it is new if all in it is. */
function madeSince(all: readonly Entry[], changed: readonly Entry[]): ReadonlySet<string> {
  const made = new Set(changed.map(({ path }) => path));
  for (const { path } of all.toReversed()) if (!made.has(path)) made.delete(dirname(path));
  return made;
}

/** `user` is the user of the tools, `record` of `recordOwners`. New files get the owner and the group of their folder. */
export async function giveBackToEach(
  way: "root" | "sudo",
  { folder, user, record }: Readonly<{ folder: string; user: number; record: string }>,
): Promise<void> {
  if (!existsSync(record)) return; // it is removed after all was given back
  const now = `${record}.now`;
  writeFileSync(now, "");
  const theirs = ["(", "-uid", String(user), "-o", "-type", "d", ")"];
  await run(asRoot(way, [program("find"), folder, "-xdev", ...theirs, "-fprintf", now, ENTRY]));
  const owners = ownersOf(entriesIn(now, statSync(folder).dev), user, recorded(record));
  for (const [owner, paths] of owners) {
    const list = `${record}.list`;
    writeFileSync(list, paths.map((path) => `${path}\0`).join(""), "latin1");
    const give = [program("chown"), "-h", `--from=${user}`, owner, "--"];
    // A file that keeps its owner is found when all of the rest is given back.
    await runToEnd(asRoot(way, [program("xargs"), "--null", "--no-run-if-empty", `--arg-file=${list}`, ...give]));
  }
}

/** Removes a record, which nobody needs once all is given back. */
export function removeRecord(record: string): void {
  for (const end of ["", ".made", ".now", ".list"]) rmSync(`${record}${end}`, { force: true });
}

function recorded(record: string): ReadonlyMap<string, string> {
  const lines = readFileSync(record, "latin1").split("\0").slice(0, -1);
  return new Map(lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.slice(0, line.indexOf(" "))]));
}

/** The paths of the tools' user by the owner that they get. Folders come before what is in them. */
function ownersOf(
  now: readonly Entry[],
  user: number,
  before: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string>();
  const paths = new Map<string, string[]>();
  for (const { kind, uid, gid, path } of now) {
    const fits = before.get(path) ?? folders.get(dirname(path));
    const owner = uid === user && fits !== undefined ? fits : `${uid}:${gid}`;
    if (kind === "d") folders.set(path, owner);
    if (uid !== user || fits === undefined) continue;
    const list = paths.get(owner) ?? [];
    list.push(path);
    paths.set(owner, list);
  }
  return paths;
}

async function run(command: CommandLine): Promise<void> {
  const { exitCode, stderr } = await runToEnd(command);
  // A file may go while it is looked for: another program of the job has removed it.
  const lines = stderr.split("\n").filter((line) => line !== "" && !line.includes("No such file or directory"));
  if (exitCode === 0 || (exitCode !== undefined && lines.length === 0 && stderr !== "")) return;
  const trouble = troubleInWords(lines.join("\n"));
  const headline = "The owners of the files in the workspace could not be kept.";
  if (trouble) throw machineFault(trouble, new Error(stderr), headline);
  throw new Fault("machine", headline, { quote: withoutPaths(lines[0] ?? "No reason was given."), cause: stderr });
}
