/**
 * Starts the bash of a session: in a separate terminal if `script` can create one, otherwise on pipes. Finds programs
 * like a shell.
 */
import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import type { Socket } from "node:net";
import { delimiter, join, resolve } from "node:path";
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
  /** Where bash reads our commands, where its commands read input, and where they write output. */
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
