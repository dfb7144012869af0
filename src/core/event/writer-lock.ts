/** A lock on disk that ends with its holder. Two processes that write the same log would destroy it. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { Fault } from "../../lib/fault.ts";

/**
 * The lock file has the process id of its holder and the start time of that process, so that another process with the
 * same id is not mistaken for it. The lock of a dead holder is taken over; a living holder is a Fault.
 */
export function takeLock(path: string): Lock {
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

function release(path: string, own: string): void {
  if (read(path) === own) rmSync(path, { force: true });
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
export type Lock = Readonly<{ tookOver: string | undefined; release(): void }>;
