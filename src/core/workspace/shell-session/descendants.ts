/** Finds and ends the processes that a shell has started, as far as Linux shows them. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** `mark` is a `NAME=value` that only the shell's environment has; `pids` are its first processes. */
export type Descendants = Readonly<{ mark: string; pids: readonly number[] }>;

/** The fields of /proc for a process: its parent, its session, and the foreground group of its terminal. */
type Process = Readonly<{ pid: number; isAlive: boolean; parent: number; session: number; foreground: number }>;

const rounds = 50;

/**
 * Kills until nothing is left: descendants of the shell, its session, and processes with its mark in their environment.
 * A process escapes only if it left the session, lost its parents and cleared its environment. On other systems than
 * Linux: the process groups.
 */
export async function killDescendants(descendants: Descendants): Promise<void> {
  if (process.platform !== "linux")
    return signalAll(
      descendants.pids.map((pid) => -pid),
      "SIGKILL",
    );
  // They are stopped first, because processes that fork could be faster.
  const stopped = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const found = descendantsOf(descendants).filter((pid) => !stopped.has(pid));
    if (found.length === 0) break;
    signalAll(found, "SIGSTOP");
    for (const pid of found) stopped.add(pid);
  }
  for (let round = 0; round < rounds; round += 1) {
    const found = descendantsOf(descendants);
    if (found.length === 0) return;
    signalAll(found, "SIGKILL");
    await sleep(round);
  }
}

/** The foreground process group of the shell's terminal, unless it is the shell itself: the running command. */
export function foregroundGroup(shell: number): number | undefined {
  const group = processOf(shell)?.foreground;
  return group === undefined || group <= 1 || group === shell ? undefined : group;
}

/** Sends a signal to processes, or to groups with negative numbers. Processes that have ended are ignored. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // it has ended, or belongs to another user
    }
  }
}

function descendantsOf({ mark, pids }: Descendants): readonly number[] {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (processOf(Number(name)) ?? []) : []));
  const isDescendant = ({ pid, session }: Process) => pids.includes(session) || hasMark(pid, mark);
  const found = new Set(all.filter(isDescendant).map(({ pid }) => pid));
  let before = -1;
  while (before < found.size) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid, isAlive }) => isAlive && found.has(pid) && pid !== process.pid).map(({ pid }) => pid);
}

/** The fields of proc_pid_stat(5), counted from behind the name, which may contain anything. */
function processOf(pid: number): Process | undefined {
  const text = read(`/proc/${pid}/stat`);
  const [state = "", parent, , session, , foreground] = text.slice(text.lastIndexOf(")") + 2).split(" ");
  if (parent === undefined) return undefined;
  const numbers = { parent: Number(parent), session: Number(session), foreground: Number(foreground) };
  return { pid, isAlive: !/[ZX]/.test(state), ...numbers };
}

function hasMark(pid: number, mark: string): boolean {
  return read(`/proc/${pid}/environ`).split("\0").includes(mark);
}

/** Returns "" if the process has ended or belongs to another user. */
function read(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
