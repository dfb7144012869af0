/**
 * Starts the bash of a session: in a separate terminal if `script` can create one, otherwise on pipes. Finds programs
 * like a shell, and ends what they have started, as far as Linux shows it.
 */
import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { accessSync, constants, readdirSync, readFileSync, statSync } from "node:fs";
import type { Socket } from "node:net";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Streams } from "./protocol.ts";

/** `script` and `bash` are paths of these programs. */
export type LaunchOptions = Readonly<{
  bash: string;
  script?: string | undefined;
  cwd: string;
  environment: Readonly<Record<string, string>>;
}>;

export type ShellProcess = Readonly<{
  child: ChildProcess;
  isTerminal: boolean;
  /**
   * The sockets from which bash reads our commands, from which its commands read input, and to which they write output.
   */
  commands: Socket;
  keys: Socket;
  output: Socket;
  streams: Streams;
}>;

const shell = "--noprofile --norc --noediting +H -i <&3 3<&-";

/** `script` passes its command to the shell in SHELL, and keeps other open files: file 3 has our commands. */
export function launchInTerminal({ bash, script = "script", cwd, environment }: LaunchOptions): ShellProcess {
  const args = ["-q", "-e", "-f", "-c", `exec "$SHELL" ${shell}`, "/dev/null"];
  const child = spawn(script, args, { cwd, env: { ...environment, SHELL: bash }, detached: true, stdio });
  return { ...ends(child), isTerminal: true, streams: { input: "/dev/tty", output: "/dev/tty" } };
}

// Node's pipes are sockets, which cannot be opened as /dev/stdin or /dev/stdout, so `cat` makes real ones. An interrupt
// reaches all processes of the shell, and these must survive it.
const relays = `exec 198< <(trap '' INT; exec cat <&0) 199> >(trap '' INT; exec cat >&1)`;

/** Without a terminal there is no job control, and the end of input cannot be typed. */
export function launchOnPipes({ bash, cwd, environment }: LaunchOptions): ShellProcess {
  const args = ["--noprofile", "--norc", "-c", `${relays}; exec "$SHELL" ${shell} >&199 2>&1`];
  const child = spawn(bash, args, { cwd, env: { ...environment, SHELL: bash }, detached: true, stdio });
  return { ...ends(child), isTerminal: false, streams: { input: "&198", output: "&199" } };
}

const stdio: StdioOptions = ["pipe", "pipe", "ignore", "pipe"];

/** Nothing here keeps our own process alive: the caller that waits for the shell does. */
function ends(child: ChildProcess): Pick<ShellProcess, "child" | "commands" | "keys" | "output"> {
  // The pipes of a child process are sockets; their types describe only what all kinds of stdio have in common.
  const [keys, output, , commands] = child.stdio as unknown as [Socket, Socket, null, Socket];
  child.unref();
  for (const stream of [keys, output, commands]) {
    stream.unref();
    // Writing to a shell that has just ended fails; its exit describes this better.
    stream.on("error", () => {});
  }
  return { child, commands, keys, output };
}

/** The first executable file with that name in `searchPath`, whose relative parts start in `folder`. */
export function findProgram(name: string, searchPath: string, folder: string): string | undefined {
  const places = searchPath.split(delimiter).map((part) => join(resolve(folder, part), name));
  return places.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // it does not exist, or this user cannot read its folder or run it
  }
}

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

/** Those that can be seen. */
export function allProcesses(): readonly Process[] {
  return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (processOf(Number(name)) ?? []) : []));
}

/** Those that are alive, with the first ones. */
export function descendantsOf({ mark, pids }: Descendants): readonly number[] {
  const all = allProcesses();
  const isDescendant = ({ pid, session }: Process) => pids.includes(session) || hasMark(pid, mark);
  const found = new Set(all.filter(isDescendant).map(({ pid }) => pid));
  let before = -1;
  while (before < found.size) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid, isAlive }) => isAlive && found.has(pid) && pid !== process.pid).map(({ pid }) => pid);
}

/** The letter of proc_pid_stat(5): `T` is stopped. "" for none. */
export function stateOf(pid: number): string {
  const text = read(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(")") + 2, text.lastIndexOf(")") + 3);
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
