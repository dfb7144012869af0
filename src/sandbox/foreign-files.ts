/**
 * Decides what becomes of files in the checkout that belong to somebody else than the rest. A run stops before the
 * model is asked if tools could not write what belongs to the commit: it would end with nothing and say that all is well.
 */
import { constants, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { git } from "../core/workspace/git.ts";
import { isAllowed } from "../core/workspace/owner-rights.ts";
import { Fault } from "../lib/fault.ts";
import { withoutPaths } from "../lib/runner-paths.ts";
import { count, oneLine } from "../lib/text.ts";
import { type Entry, namesIn, walkCheckout } from "./launch/checkout-walk.ts";
import type { IsolationMethod } from "./launch/isolation-method.ts";

export type Looked = Readonly<{ way: IsolationMethod; folder: string; foreign: readonly Entry[] }>;

/** The files that root hands over, as a test of `find` in words. With sudo, root does not give tools what this user does not have. */
export function handedOver({ way, folder, foreign }: Looked): string {
  const { uid } = statSync(folder);
  if (way === "sudo") return [...new Set([uid, process.getuid?.() ?? uid])].map((one) => `-uid ${one}`).join(" -o ");
  if (foreign.length === 0) return `-uid ${uid}`;
  const nobody = unmapped();
  return nobody === undefined ? "-true" : `! -uid ${nobody}`;
}

/**
 * Throws a "config" Fault where tools could not write a tracked file, its folder or the repository. Resolves to sentences about
 * what else they cannot write.
 */
export async function requireWritable(looked: Looked): Promise<readonly string[]> {
  const closed = looked.foreign.filter((entry) => !isWritable(looked, entry));
  if (closed.length === 0) return [];
  const matters = await commitsOwn(looked.folder);
  const own = closed.filter((entry) => matters(entry));
  if (own.length > 0) throw foreignFault(looked, own);
  const some = `${count(closed.length, "untracked path")} of the workspace`;
  return [`The agent cannot change ${some} (${namesIn(looked.folder, outermost(closed))}): ${ownersOf(closed)}.`];
}

/**
 * The same for what has kept its owner although root has handed it over to `user`. `test` is that of `handedOver`, and `broker` the
 * folder in which the script of the sandbox has left what the system said.
 */
export async function requireHandedOver(
  { way, folder }: Pick<Looked, "way" | "folder">,
  { user, test, broker }: Readonly<{ user: number; test: string; broker: string }>,
): Promise<readonly string[]> {
  if (way === "bwrap") return [];
  const said = join(broker, "refused");
  const words = read(said);
  rmSync(said, { force: true });
  if (words === "") return [];
  const { keptOwners, reasonOf } = await import("./launch/protected-files.ts");
  const left = { folder, test: `! -uid ${user} ( ${test} )`, words, list: join(broker, "kept") };
  const kept = await keptOwners(way, left);
  const closed = kept.entries.filter(({ kind }) => kind === "d" || kind === "f");
  if (closed.length === 0) return unsearched(words);
  const { reason, advice } = reasonOf(kept);
  const matters = await commitsOwn(folder);
  const own = closed.filter((entry) => matters(entry));
  if (own.length > 0) {
    const what = `The agent could not write ${count(own.length, "path")} of the checkout (${namesIn(folder, own)}): ${reason}.`;
    throw new Fault("config", what, { hint: advice });
  }
  const some = `${count(closed.length, "untracked path")} of the workspace`;
  return [`The agent cannot change ${some} (${namesIn(folder, outermost(closed))}): ${reason}.`];
}

/** Tells that root could not look into a part, such as a folder on a disk with errors. Files that were removed meanwhile do not count. */
function unsearched(words: string): readonly string[] {
  const [first] = words.split("\n").filter((line) => line !== "" && !line.endsWith("No such file or directory"));
  if (first === undefined) return [];
  return [`The agent may not be able to change all of the workspace: ${oneLine(withoutPaths(first), 200)}.`];
}

/**
 * The Fault that names foreign files, if this user can write them not; undefined otherwise. For an error of git in the checkout
 * before there is a sandbox.
 */
export async function foreignFilesFault(folder: string): Promise<Fault | undefined> {
  if (process.getuid?.() === 0) return undefined;
  const own = mkdtempSync(join(tmpdir(), "deckhand-owners-"));
  try {
    const { foreign } = await walkCheckout("bwrap", folder, join(own, "foreign"));
    await requireWritable({ way: "bwrap", folder, foreign });
    return undefined;
  } catch (error) {
    return error instanceof Fault && error.code === "config" ? error : undefined;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Links are replaced and never written; this takes rights on their folder only. */
function isWritable({ way, folder }: Looked, { kind, uid, mode, path }: Entry): boolean {
  if (kind !== "d" && kind !== "f") return true;
  if (way === "root") return uid !== unmapped();
  const me = process.getuid?.();
  if (uid === me) return true;
  const rights = kind === "d" ? constants.W_OK | constants.X_OK : constants.W_OK;
  const isHanded = way === "bwrap" || uid === statSync(folder).uid || (mode & 0o002) !== 0;
  return isHanded && isAllowed(Buffer.from(path, "latin1"), rights);
}

/** The number by which all users go that this container does not have: root has no rights on their files. */
function unmapped(): number | undefined {
  const [, , size] = read("/proc/self/uid_map").trim().split(/\s+/);
  if (size === undefined || Number(size) >= 2 ** 32 - 1) return undefined;
  return Number(read("/proc/sys/kernel/overflowuid").trim() || 65_534);
}

/** Whether an entry is tracked, has tracked files in it, or is a part of the repository that git writes. */
async function commitsOwn(folder: string): Promise<(entry: Entry) => boolean> {
  const root = Buffer.from(folder).toString("latin1");
  const tracked = new Set(await trackedIn(folder));
  for (const path of [...tracked])
    for (let parent = dirname(path); !tracked.has(parent); parent = dirname(parent)) tracked.add(parent);
  return (entry) => {
    const relative = entry.path.slice(root.length + 1) || ".";
    return tracked.has(relative) || (/^\.git(?:\/|$)/.test(relative) && !isIdle(entry, relative));
  };
}

/** In the repository: what git reads only, or replaces without writing it. */
function isIdle({ kind, mode }: Entry, path: string): boolean {
  if (/^\.git\/(?:hooks|branches|lfs|info|description$)/.test(path)) return true;
  const isReplaced = /\/objects\/|^\.git\/(?:index|HEAD|ORIG_HEAD|packed-refs|shallow|refs\/.*)$/.test(path);
  return kind === "f" && isReplaced && (mode & 0o004) !== 0;
}

/** Paths, each character a byte. None without a repository, or where its index cannot be read: then the repository is somebody else's too. */
export async function trackedIn(folder: string): Promise<readonly string[]> {
  if (!existsSync(join(folder, ".git"))) return [];
  const list = await git({ folder })
    .bytes(["ls-files", "-z"])
    .catch(() => Buffer.of());
  return list.toString("latin1").split("\0").filter(Boolean);
}

function foreignFault({ way, folder }: Looked, own: readonly Entry[]): Fault {
  const me = process.getuid?.() ?? 0;
  const what = `The agent could not write ${count(own.length, "path")} of the checkout (${namesIn(folder, own)}): ${ownersOf(own)}, and this step runs as ${nameOf(me)}.`;
  if (way === "root") {
    const hint = "This container does not have the user that owns them. Change the owner on the machine outside of it.";
    return new Fault("config", what, { hint });
  }
  const hint = `Before this step, let root give the workspace to that user (\`chown -R ${me}\`), or let the step that made these files (such as a container that works as root, or \`sudo git\`) run as that user.`;
  return new Fault("config", what, { hint });
}

/** "they belong to root (0) and deploy (1002)". */
function ownersOf(entries: readonly Entry[]): string {
  const names = [...new Set(entries.map(({ uid }) => uid))].map(nameOf);
  const some = names.length > 4 ? [...names.slice(0, 4), "others"] : names;
  return `${entries.length === 1 ? "it belongs" : "they belong"} to ${some.join(" and ")}`;
}

/** "root (0)"; the number where the user has no name here. */
function nameOf(uid: number): string {
  const line = read("/etc/passwd")
    .split("\n")
    .find((line) => line.split(":")[2] === String(uid));
  const name = line?.split(":")[0];
  return name ? `${name} (${uid})` : `user ${uid}`;
}

function outermost(entries: readonly Entry[]): readonly Entry[] {
  const paths = new Set(entries.map(({ path }) => path));
  return entries.filter(({ path }) => !paths.has(dirname(path)));
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
