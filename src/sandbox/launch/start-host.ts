/** Starts the tool host behind the wall. */
import { readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { execa } from "execa";
import { HOME, type Place, writableIn } from "./place.ts";
import { WALL_SCRIPT } from "./wall-script.ts";
import { asRootInside, type CommandLine, SYSTEM_PATH, type Way } from "./way.ts";

export type HostOptions = Readonly<{
  way: Way;
  places: readonly Place[];
  /** The user that tools run as, and the one that owns what they are handed over; none where they have it already. */
  uid: number;
  owner?: number;
  /** The program that runs the host, and the host's one file. */
  node: string;
  host: string;
  /** The socket of the proxy, the only way out. */
  proxySocket: string;
  /** A folder that becomes the home of tools, handed over like places that they write; left out, it is in memory. */
  home?: string;
}>;

export type HostProcess = Readonly<{
  pid: number | undefined;
  input: Writable;
  output: Readable;
  /** What it says of itself, which is what went wrong. */
  words: Readable;
  /** Resolves when it has ended, however it did, and with bwrap all behind the wall too. */
  ended: Promise<unknown>;
  kill(): void;
}>;

/** Nothing of our environment reaches it, and no argument is a secret: everybody on the machine can read those. */
export function startHost(options: HostOptions): HostProcess {
  const command = options.way === "bwrap" ? bwrapCommand(options) : rootCommand(options, options.way);
  const child = execa("bash", ["--norc", "-c", CLOSE_AND_RUN, "wall", ...command], {
    ...{ env: { PATH: SYSTEM_PATH }, extendEnv: false, cwd: "/" },
    ...{ stdin: "pipe", stdout: "pipe", stderr: "pipe", buffer: false, reject: false, encoding: "buffer" },
    // A Ctrl-C at a terminal is for the broker, which ends the host when it is done with it.
    detached: true,
    cleanup: false,
  } as const);
  const { pid, stdin: input, stdout: output, stderr: words } = child;
  const host = { pid, input, output, words };
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

/** What whoever started us left open would else be open behind the wall too. */
const CLOSE_AND_RUN = `
for path in /proc/self/fd/*; do
  if [ "\${path##*/}" -gt 2 ]; then eval "exec \${path##*/}<&-"; fi
done
exec "$@"
`;

/** The child of bwrap that is the first process behind the wall; undefined where this system does not tell. */
function firstInside(bwrap: number | undefined): number | undefined {
  try {
    const [first] = readFileSync(`/proc/${bwrap}/task/${bwrap}/children`, "utf8").split(" ").filter(Boolean);
    return first === undefined ? undefined : Number(first);
  } catch {
    return undefined;
  }
}

/** bwrap ends with the host, the first process a moment later, and not before all others behind the wall. */
async function gone(first: number | undefined): Promise<void> {
  while (first !== undefined && isBwrap(first)) await sleep(10);
}

function isBwrap(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return status.startsWith("Name:\tbwrap\n") && !/^State:\t[ZX]/m.test(status);
  } catch {
    return false;
  }
}

function rootCommand({ places, uid, owner, node, host, ...more }: HostOptions, way: "root" | "sudo"): CommandLine {
  const fixed = [String(uid), String(owner ?? ""), node, host, more.proxySocket, more.home ?? ""];
  const laid = places.flatMap(({ how, path }) => [how, path]);
  return [...asRootInside(way), "bash", "--norc", "-c", WALL_SCRIPT, "wall", ...fixed, ...laid];
}

const SYSTEM = "/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /opt /var/lib/gems".split(" ");
const BASICS = {
  PATH: SYSTEM_PATH,
  HOME,
  USER: "agent",
  LOGNAME: "agent",
  TMPDIR: "/tmp",
  LANG: "C.UTF-8",
};

function bwrapCommand({ places, node, host, proxySocket, home }: HostOptions): CommandLine {
  return [
    "bwrap",
    ...["--unshare-all", "--die-with-parent", "--new-session", "--clearenv", "--cap-drop", "ALL"],
    ...SYSTEM.flatMap((folder) => ["--ro-bind-try", folder, folder]),
    ...["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--tmpfs", "/run"],
    ...(home === undefined ? ["--dir", HOME] : ["--bind", home, HOME]),
    ...["--symlink", "/tmp", "/var/tmp", "--symlink", "/run", "/var/run"],
    ...places.flatMap(bwrapPlace),
    ...["--ro-bind", node, "/run/node", "--ro-bind", host, "/run/host.mjs", "--bind", proxySocket, "/run/proxy"],
    ...Object.entries(BASICS).flatMap(([name, value]) => ["--setenv", name, value]),
    ...["--chdir", writableIn(places)[0] ?? "/", "--"],
    ...["prlimit", "--nproc=1024", "--nofile=4096", "--fsize=2147483648", "--core=0", "--"],
    ...["/run/node", "/run/host.mjs", "/run/proxy"],
  ];
}

function bwrapPlace({ how, path }: Place): string[] {
  if (how === "no") return ["--tmpfs", path];
  return [how === "rw" ? "--bind" : "--ro-bind-try", path, path];
}
