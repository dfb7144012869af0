/** Starts the tool host in the sandbox. */
import { existsSync, readFileSync, statSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { systemPath } from "../../lib/programs.ts";
import { fileLimit } from "../open-files.ts";
import { type CommandWords, program, startDetached } from "./command-line.ts";
import { asRootInside, type IsolationMethod } from "./isolation-method.ts";
import type { Launcher } from "./launcher.ts";
import { HOME, type Mount, SYSTEM, writableIn } from "./mounts.ts";
import { SANDBOX_SCRIPT } from "./sandbox-script.ts";

export type HostOptions = Readonly<{
  way: IsolationMethod;
  launcher: Launcher;
  places: readonly Mount[];
  /**
   * The user of the tools, and which files of the places they get, as a test of `find` in words; undefined if nothing is
   * handed over.
   */
  uid: number;
  handed?: string;
  /** The program that runs the host, and the host's bundle. */
  node: string;
  host: string;
  /** The socket of the proxy, the only network access. */
  proxySocket: string;
  /** A folder that becomes the home of tools. Without it, the home is in memory. */
  home?: string;
}>;

export type HostProcess = Readonly<{
  pid: number | undefined;
  input: Writable;
  output: Readable;
  /** The messages of the sandbox, which say what went wrong. */
  words: Readable;
  /** Resolves when it has ended in any way, with bwrap together with everything in the sandbox. */
  ended: Promise<unknown>;
  kill(): void;
}>;

/**
 * Nothing of our environment reaches it, and no argument is a secret, because everybody on the machine can read
 * arguments.
 */
export function startHost(options: HostOptions): HostProcess {
  const command = options.way === "bwrap" ? bwrapCommand(options) : rootCommand(options, options.way);
  const { filter } = options.launcher;
  const words = ["--norc", "-c", CLOSE_AND_RUN, "sandbox", filter, String(options.uid), ...command];
  const child = startDetached([program("bash"), ...words]);
  const { pid, stdin: input, stdout: output, stderr } = child;
  const host = { pid, input, output, words: stderr };
  if (options.way !== "bwrap") return { ...host, ended: child.then(() => {}), kill: () => void child.kill("SIGKILL") };
  let first: number | undefined;
  output.once("data", () => {
    first = firstInside(pid);
  });
  const kill = () => {
    if (first !== undefined && isBwrap(first)) process.kill(first, "SIGKILL");
    child.kill("SIGKILL");
  };
  return { ...host, ended: child.then(() => gone(first)), kill };
}

/**
 * The sandbox does not inherit what the job gave its processes: its umask, its out-of-memory score, and its open files.
 * An audit id that is unset could be chosen by any process, so it becomes that of the tools' user. Arguments: the filter,
 * which is then open as file 3, that user, and the command.
 */
const CLOSE_AND_RUN = `
umask 022
read -r score < /proc/self/oom_score_adj && [ "$score" -ge 500 ] || echo 500 2>/dev/null > /proc/self/oom_score_adj
filter=$1 user=$2
shift 2
for audit in "$user" "$UID"; do
  { read -r before < /proc/self/loginuid && [ "$before" != 4294967295 ] || echo "$audit" > /proc/self/loginuid; } 2>/dev/null || :
done
for path in /proc/self/fd/*; do
  if [ "\${path##*/}" -gt 2 ]; then eval "exec \${path##*/}<&-"; fi
done
if [ -n "$filter" ]; then exec 3< <(printf "$filter"); fi
exec "$@"
`;

/** The child of bwrap that is the first process in the sandbox; undefined if this system does not show it. */
function firstInside(bwrap: number | undefined): number | undefined {
  try {
    const children = readFileSync(`/proc/${bwrap}/task/${bwrap}/children`, "utf8").split(" ").filter(Boolean);
    return children.map(Number).find(isBwrap);
  } catch {
    return undefined;
  }
}

/** Of 10 ms. A process that the kernel cannot end, because its disk does not answer, is not waited for longer. */
const MOST_LOOKS = 3000;

/** bwrap ends with the host, and the first process a moment later, after all others in the sandbox. */
async function gone(first: number | undefined): Promise<void> {
  if (first === undefined) return;
  for (let look = 0; look < MOST_LOOKS && isBwrap(first); look += 1) await sleep(10);
}

function isBwrap(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return status.startsWith("Name:\tbwrap\n") && !/^State:\t[ZX]/m.test(status);
  } catch {
    return false;
  }
}

function rootCommand({ places, uid, handed, node, host, ...more }: HostOptions, way: "root" | "sudo"): CommandWords {
  const { words } = more.launcher;
  const fixed = [String(uid), handed ?? "", node, host, more.proxySocket, more.home ?? "", systemPath()];
  const laid = places.flatMap(({ how, path, from }) => [how, path, from ?? path]);
  const bash = [program("bash"), "--norc", "-c", SANDBOX_SCRIPT, "sandbox"];
  return [...asRootInside(way), ...bash, ...fixed, `${words.length}`, ...words, ...laid];
}

const BASICS = {
  HOME,
  USER: "agent",
  LOGNAME: "agent",
  TMPDIR: "/tmp",
  LANG: "C.UTF-8",
};

function bwrapCommand({ places, node, host, proxySocket, home, launcher }: HostOptions): CommandWords {
  const { words, filter } = launcher;
  return [
    ...[...words, program("bwrap")],
    ...["--unshare-all", "--die-with-parent", "--new-session", "--clearenv", "--cap-drop", "ALL"],
    ...SYSTEM.flatMap((folder) => ["--ro-bind-try", folder, folder]),
    ...(filter === "" ? [] : ["--seccomp", "3"]),
    ...["--proc", "/proc", ...KEY_FILES.flatMap(bwrapCover), "--dev", "/dev", "--tmpfs", "/tmp", "--tmpfs", "/run"],
    ...(home === undefined ? ["--dir", HOME] : ["--bind", home, HOME]),
    ...["--tmpfs", "/var/tmp", "--symlink", "/run", "/var/run"],
    ...places.flatMap(bwrapPlace),
    ...["--ro-bind", node, "/run/node", "--ro-bind", host, "/run/host.mjs", "--bind", proxySocket, "/run/proxy"],
    ...Object.entries({ PATH: systemPath(), ...BASICS }).flatMap(([name, value]) => ["--setenv", name, value]),
    ...["--chdir", writableIn(places)[0] ?? "/", "--"],
    ...[program("prlimit"), "--nproc=1024", `--nofile=${Math.min(4096, fileLimit())}`, ...LIMITS, "--"],
    ...["/run/node", "/run/host.mjs", "/run/proxy"],
  ];
}

/** Descriptions of keys: the job's, if tools are the same user. */
const KEY_FILES = ["/proc/keys", "/proc/key-users"];

function bwrapCover(path: string): string[] {
  return existsSync(path) ? ["--ro-bind", "/dev/null", path] : [];
}

const LIMITS = ["--fsize=2147483648", "--core=0", "--rtprio=0", "--nice=0"];

function bwrapPlace({ how, path, from = path }: Mount): string[] {
  if (how === "no") return isFolder(path) ? ["--tmpfs", path] : ["--ro-bind", "/dev/null", path];
  return [how === "rw" ? "--bind" : "--ro-bind-try", from, path];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() !== false;
}
