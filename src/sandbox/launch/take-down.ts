/**
 * The user of the tools. Ends everything behind the sandbox, makes sure of it, and gives back what tools were handed over, so that later
 * steps of the job find it as they left it.
 */
import { constants, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { addRights, isAllowed } from "../../core/workspace/owner-rights.ts";
import { Fault, machineFault } from "../../lib/fault.ts";
import { withoutPaths } from "../../lib/runner-paths.ts";
import { troubleInWords } from "../../lib/system-error.ts";
import { type CommandLine, program, runToEnd } from "./command-line.ts";
import { PutAside, putBack } from "./git-settings.ts";
import { asRoot, ISOLATION_METHODS, type IsolationMethod } from "./isolation-method.ts";
import { giveBackToEach, removeRecord } from "./owners.ts";
import type { Kept } from "./protected-files.ts";
import type { HostProcess } from "./start-host.ts";

/** The steps to undo a sandbox, as plain data that another process can read. `user` is the user of the tools. */
export const HandBack = z
  .object({
    way: z.enum(ISOLATION_METHODS),
    user: z.int(),
    owner: z.object({ uid: z.int(), gid: z.int() }).readonly(),
    folders: z.array(z.string()).readonly(),
    settings: z.array(PutAside).readonly(),
    /** The home of the tools, which is removed. */
    home: z.string(),
    /** A record of the owners, where the files have several. */
    owners: z.string().optional(),
  })
  .readonly();
export type HandBack = z.infer<typeof HandBack>;

/**
 * It can be called again, also by another process, but not while a tool runs. Resolves to what has kept its owner: that costs nobody
 * the work. Rejects with a Fault if the system refuses otherwise.
 */
async function handBack({ way, folders, user, owner, settings, home, owners }: HandBack): Promise<Kept | undefined> {
  // Existing files kept their group; files of the tools have the tools' own. A file that is not a hard link cannot
  // become one, because nothing outside can be linked from inside the sandbox.
  let kept: Kept | undefined;
  if (way !== "bwrap") {
    if (owners !== undefined) for (const folder of folders) await giveBackToEach(way, { folder, user, record: owners });
    const give = (from: string, to: string): CommandLine =>
      asRoot(way, [program("chown"), "-RPh", `--from=${from}`, to, "--", ...folders]);
    const ends = [await runToEnd(give(`${user}`, `${owner.uid}`)), await runToEnd(give(`:${user}`, `:${owner.gid}`))];
    const words = ends.filter(({ exitCode }) => exitCode !== 0).map(({ stderr }) => stderr.trim());
    if (words.length > 0) kept = await keptAfter(way, { folders, user, home, words: words.join("\n") });
  }
  // Tools may have shut them, and the settings are in them. They belong to this user again.
  for (const folder of folders)
    for (const path of [folder, join(folder, ".git")])
      if (isFolder(path) && !isAllowed(path, ALL)) addRights(path, 0o700);
  await putBack(settings).catch((error: unknown) => {
    if (!kept) throw error; // the folder that keeps its owner may be that of the settings
  });
  await removeTree(way, home);
  if (owners !== undefined && !kept) removeRecord(owners);
  return kept;
}

/** Rejects with a Fault where it is not that files have kept their owner. */
async function keptAfter(
  way: "root" | "sudo",
  {
    folders: [folder = ""],
    user,
    home,
    words,
  }: Pick<HandBack, "folders" | "user" | "home"> & Readonly<{ words: string }>,
): Promise<Kept> {
  const { keptOwners } = await import("./protected-files.ts");
  const kept = await keptOwners(way, { folder, test: `( -uid ${user} -o -gid ${user} )`, words, list: `${home}.kept` });
  if (kept.entries.length === 0) throw notGivenBack(words);
  return kept;
}

const ALL = constants.R_OK | constants.W_OK | constants.X_OK;

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * Removes a folder of tools that have ended. It can contain folders that their owner may not write. Files that cannot
 * be removed are left to the runner.
 */
export async function removeTree(way: IsolationMethod, home: string): Promise<void> {
  const remove: CommandLine = [program("rm"), "-rf", "--one-file-system", "--", home];
  const commands =
    way === "bwrap" ? ([[program("chmod"), "-R", "u+rwX", "--", home], remove] as const) : [asRoot(way, remove)];
  for (const command of commands) await runToEnd(command, 60_000);
}

function notGivenBack(stderr: string): Fault {
  const trouble = troubleInWords(stderr);
  if (trouble) return machineFault(trouble, new Error(stderr), "The workspace could not be given back to its owner.");
  const why = withoutPaths((stderr || "no reason was given").split("\n")[0] ?? "");
  return new Fault("machine", `The workspace could not be given back to its owner: ${why}.`, {
    hint: "Later steps of this job may not be able to write in it. A self-hosted runner needs `chown -R` on it by hand.",
  });
}

const GRACE_MS = { stdin: 2000, killed: 3000, gone: 5000 };

/**
 * Rejects with a Fault if a process is left, because it could still write to what is read or given back next. The proxies
 * are closed first, with all their connections: what follows needs open files. Resolves to what has kept the tools' user.
 */
export async function takeDown(
  hosts: Iterable<HostProcess>,
  exits: readonly Readonly<{ close(): Promise<void> }>[],
  back: HandBack,
): Promise<Kept | undefined> {
  await Promise.all(exits.map((exit) => exit.close()));
  await endAll(hosts, back);
  return handBack(back);
}

/** Rejects with a Fault if a process of the tools is left. */
export async function endAll(hosts: Iterable<HostProcess>, back: HandBack): Promise<void> {
  const all = [...hosts];
  const ends = await Promise.all(all.map((host) => endHost(host, () => killTools(back))));
  const deaf = all.filter((_, index) => !ends[index]);
  if (deaf.length > 0 && back.way === "bwrap") throw left(deaf.flatMap(({ pid }) => pid ?? []));
  await requireNobody(back);
}

/**
 * Ends one of several sandboxes; the others keep running. Resolves to whether it has ended. Its first process belongs
 * to root, and ends everything in it when its stdin closes.
 */
export async function endHost(host: HostProcess, force: () => Promise<void> = async () => {}): Promise<boolean> {
  host.input.end();
  if (await within(GRACE_MS.stdin, host.ended)) return true;
  host.kill();
  await force();
  return within(GRACE_MS.killed, host.ended);
}

/** Also for another process than the one that built the sandbox. */
export async function giveBack(back: HandBack): Promise<Kept | undefined> {
  await requireNobody(back);
  return handBack(back);
}

async function requireNobody(back: HandBack): Promise<void> {
  if (back.way === "bwrap") return; // they have no user of their own, and ended with the host
  const end = performance.now() + GRACE_MS.gone;
  while (processesOf(back.user).length > 0) {
    if (performance.now() > end) throw left(processesOf(back.user));
    await killTools(back);
    await sleep(20);
  }
}

async function killTools({ way, user }: HandBack): Promise<void> {
  const pids = way === "bwrap" ? [] : processesOf(user).map(String);
  if (way === "bwrap" || pids.length === 0) return;
  await runToEnd(asRoot(way, [program("kill"), "-KILL", ...pids]));
}

async function within(milliseconds: number, ended: Promise<unknown>): Promise<boolean> {
  const controller = new AbortController();
  const late = sleep(milliseconds, false, { signal: controller.signal }).catch(() => false);
  const isOver = await Promise.race([ended.then(() => true), late]);
  controller.abort();
  return isOver;
}

function left(pids: readonly number[]): Fault {
  return new Fault("machine", `Processes of the tools are still there (${pids.join(", ")}), so nothing is published.`, {
    hint: "A self-hosted runner needs them killed by hand before the next job.",
  });
}

/** Below the range of containers, above the range of accounts. */
const FIRST = 64_000;
const COUNT = 1000;

/**
 * A user for the tools: a number that no account has and that no other run on this machine uses. `random` is from 0 to
 * less than 1, so that two runs that start together choose different numbers.
 */
export function freeUser(random: () => number, inUse: ReadonlySet<number> = usersNow()): number {
  const start = Math.floor(random() * COUNT);
  for (let step = 0; step < COUNT; step += 1) {
    const uid = FIRST + ((start + step) % COUNT);
    if (!inUse.has(uid)) return uid;
  }
  throw new Fault("config", "There is no free user for the tools: too many runs on this machine at once.", {
    hint: "Run it again when another run on this machine has ended.",
  });
}

/** The processes of a user, by number. Zombies do not count. */
export function processesOf(uid: number): readonly number[] {
  return statuses().flatMap(({ pid, text }) => (isAlive(text) && uidsIn(text).includes(uid) ? [pid] : []));
}

function usersNow(): ReadonlySet<number> {
  return new Set(statuses().flatMap(({ text }) => uidsIn(text)));
}

function uidsIn(status: string): number[] {
  return (/^Uid:\t([\d\t]+)$/m.exec(status)?.[1] ?? "").split("\t").map(Number);
}

function isAlive(status: string): boolean {
  return !/^State:\t[ZX]/m.test(status);
}

function statuses(): readonly Readonly<{ pid: number; text: string }>[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [{ pid: Number(name), text: readFileSync(`/proc/${name}/status`, "utf8") }];
    } catch {
      return []; // it has ended in the meantime
    }
  });
}
