/** A lock on disk that dies with its holder: two processes that write one log would tear it apart. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { Fault } from "../../lib/fault.ts";

/**
 * The lock file holds the process id of its holder and when that process started, so that another process which was
 * given the same id later is not taken for it. A dead holder's lock is taken over; a living one's is a Fault.
 */
export function takeLock(path: string): Lock {
  const own = identityOf(process.pid) ?? `${process.pid} unknown`;
  const stale = create(path, own) ? undefined : takeOver(path, own);
  return { tookOver: stale, release: () => release(path, own) };
}

// A link appears with its content in it; a file made with O_EXCL would be there empty for an instant.
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

function takeOver(path: string, own: string): string {
  const holder = read(path) ?? "";
  if (holder === own) throw held(path, "in this process already", "Close it first.");
  if (isAlive(holder)) throw held(path, `by process ${pidOf(holder)}`, "Wait until that process has ended.");
  if (!putAside(path, holder) || !create(path, own)) {
    throw held(path, "by a process that was faster", "Wait until it has ended.");
  }
  return holder === "" ? "an unknown process" : `process ${pidOf(holder)}`;
}

/** Says whether it was the lock of that holder; another's, taken meanwhile, is given back. */
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

/** `<pid> <start>`, or undefined if there is no such process. */
function identityOf(pid: number): string | undefined {
  const boot = read("/proc/sys/kernel/random/boot_id");
  if (boot === undefined) return answers(pid) ? `${pid} unknown` : undefined;
  const [state, ...fields] = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, "")
    .split(" ") ?? ["X"];
  return state === "Z" || state === "X" ? undefined : `${pid} ${boot.trim()}/${fields[18]}`;
}

/** Whether a process takes signals: all there is to know where there is no /proc. */
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

/** Held until released. `tookOver` says whose it was, if that process died with it in its hands. */
export type Lock = Readonly<{ tookOver: string | undefined; release(): void }>;
