/** Finds and ends everything that a shell has started, as far as Linux lets us know of it. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** `mark` is a `NAME=value` that only the shell's environment has; `pids` are the processes it began with. */
export type Descendants = Readonly<{ mark: string; pids: readonly number[] }>;

/** What /proc says of a process: its parent, its session, and the group that its terminal listens to. */
type Process = Readonly<{ pid: number; isAlive: boolean; parent: number; session: number; foreground: number }>;

const rounds = 50;

/**
 * Kills until nothing is left: what descends from the shell, is in its session, or has its mark in the environment.
 * Escaped has only who left the session, lost its parents and wiped its environment. Elsewhere than on Linux: the groups.
 */
export async function killDescendants(descendants: Descendants): Promise<void> {
  if (process.platform !== "linux")
    return signalAll(
      descendants.pids.map((pid) => -pid),
      "SIGKILL",
    );
  // Stopped first, or processes that fork would outrun us.
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

/** The process group that the shell's terminal listens to, if that is not the shell itself: what runs now. */
export function foregroundGroup(shell: number): number | undefined {
  const group = processOf(shell)?.foreground;
  return group === undefined || group <= 1 || group === shell ? undefined : group;
}

/** Sends a signal to processes, or with negative numbers to groups; those that are gone do not matter. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // gone meanwhile, or another user's
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

/** Fields as in proc_pid_stat(5), counted from behind the name, which may have anything in it. */
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

/** "" if the process is gone or another user's. */
function read(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
