/**
 * Lets one command work alone: what earlier commands have left is ended before it and after it, and shells and programs
 * that stay are stopped meanwhile. So nothing changes files while it reads them.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { allProcesses, type Descendants, descendantsOf, signalAll, stateOf } from "./processes.ts";

/** A shell stays without its commands, and a program with all that it has started. */
export type Staying = Descendants & Readonly<{ kind: "shell" | "program" }>;

/** `isOwner`: all processes that can be seen are of commands, as in a sandbox. */
export type Crowd = Readonly<{ staying(): readonly Staying[]; isOwner: boolean }>;

const ROUNDS = 50;

/** On Linux. On other systems nothing is ended or stopped. */
export async function alone<Result>(crowd: Crowd, action: () => Promise<Result>): Promise<Result> {
  if (process.platform !== "linux") return action();
  const staying = crowd.staying().flatMap(({ kind, ...one }) => (kind === "shell" ? one.pids : descendantsOf(one)));
  await stop(staying);
  try {
    await endLeft(crowd, staying);
    return await action();
  } finally {
    await endLeft(crowd, staying);
    await goOn(staying);
  }
}

const LOOK_MS = 10;
const PATIENT_LOOKS = 50;
const SURE_LOOKS = 3;

async function stop(pids: readonly number[]): Promise<void> {
  for (let look = 0; look < PATIENT_LOOKS && pids.some(isRunning); look += 1) {
    signalAll(pids.filter(isRunning), "SIGSTOP");
    await sleep(LOOK_MS);
  }
}

/** More than once: `script`, which holds the terminal of a shell, stops itself when it hears that its shell was stopped. */
async function goOn(pids: readonly number[]): Promise<void> {
  for (let [look, sure] = [0, 0]; look < PATIENT_LOOKS && sure < SURE_LOOKS; look += 1) {
    const stopped = pids.filter((pid) => stateOf(pid) === "T");
    signalAll(stopped, "SIGCONT");
    sure = stopped.length === 0 ? sure + 1 : 0;
    await sleep(LOOK_MS);
  }
}

function isRunning(pid: number): boolean {
  return !["T", "Z", "X", ""].includes(stateOf(pid));
}

/** They are stopped first, because processes that fork could be faster. */
async function endLeft(crowd: Crowd, staying: readonly number[]): Promise<void> {
  const known = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = leftIn(crowd, staying).filter((pid) => !known.has(pid));
    if (found.length === 0) break;
    signalAll(found, "SIGSTOP");
    for (const pid of found) known.add(pid);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = leftIn(crowd, staying);
    if (found.length === 0) return;
    signalAll(found, "SIGKILL");
    await sleep(round);
  }
}

function leftIn({ staying, isOwner }: Crowd, stays: readonly number[]): readonly number[] {
  const left = isOwner ? allButOwn() : staying().flatMap(descendantsOf);
  return left.filter((pid) => !stays.includes(pid));
}

/** Without this process and those that it came from. */
function allButOwn(): readonly number[] {
  const all = allProcesses();
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  const own = new Set<number>();
  for (let pid: number | undefined = process.pid; pid !== undefined && !own.has(pid); pid = parents.get(pid))
    own.add(pid);
  return all.filter(({ pid, isAlive }) => isAlive && !own.has(pid)).map(({ pid }) => pid);
}
