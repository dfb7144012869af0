/**
 * Starts the bash of a session: in a terminal of its own where `script` can make one, else on pipes. Finds programs
 * as a shell would.
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
  /** Where bash reads what we say, where its commands read what is typed, and what they write. */
  commands: Socket;
  keys: Socket;
  output: Socket;
  streams: Streams;
}>;

const shell = "--noprofile --norc --noediting +H -i <&3 3<&-";

/** `script` gives its command to the shell in SHELL, and hands on what else is open: file 3 is what we say. */
export function launchInTerminal({ bash, script = "script", cwd, environment }: LaunchOptions): ShellProcess {
  const args = ["-q", "-e", "-f", "-c", `exec "$SHELL" ${shell}`, "/dev/null"];
  const child = spawn(script, args, { cwd, env: { ...environment, SHELL: bash }, detached: true, stdio });
  return { ...ends(child), isTerminal: true, streams: { input: "/dev/tty", output: "/dev/tty" } };
}

// Node's pipes are sockets, which cannot be opened as /dev/stdin or /dev/stdout: real ones through cat. An interrupt
// goes to all processes of the shell, and these have to survive it.
const relays = `exec 198< <(trap '' INT; exec cat <&0) 199> >(trap '' INT; exec cat >&1)`;

/** Without a terminal there is no job control, and no end of input can be typed. */
export function launchOnPipes({ bash, cwd, environment }: LaunchOptions): ShellProcess {
  const args = ["--noprofile", "--norc", "-c", `${relays}; exec "$SHELL" ${shell} >&199 2>&1`];
  const child = spawn(bash, args, { cwd, env: { ...environment, SHELL: bash }, detached: true, stdio });
  return { ...ends(child), isTerminal: false, streams: { input: "&198", output: "&199" } };
}

const stdio: StdioOptions = ["pipe", "pipe", "ignore", "pipe"];

/** Nothing here keeps our own process alive: the caller that waits for the shell does. */
function ends(child: ChildProcess): Pick<ShellProcess, "child" | "commands" | "keys" | "output"> {
  // Pipes of a child process are sockets; the types say only what all kinds of stdio have.
  const [keys, output, , commands] = child.stdio as unknown as [Socket, Socket, null, Socket];
  child.unref();
  for (const stream of [keys, output, commands]) {
    stream.unref();
    // Writing to a shell that has just ended fails; its exit says so better.
    stream.on("error", () => {});
  }
  return { child, commands, keys, output };
}

/** The first executable file of that name in `searchPath`, whose relative parts begin in `folder`. */
export function findProgram(name: string, searchPath: string, folder: string): string | undefined {
  const places = searchPath.split(delimiter).map((part) => join(resolve(folder, part), name));
  return places.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // not there, or in a folder that is not ours to look into, or not ours to run
  }
}
