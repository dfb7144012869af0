/** Tries from inside what no tool may be able to do. Each attempt that succeeds is a hole in the sandbox. */
import { spawnSync } from "node:child_process";
import { lookup } from "node:dns/promises";
import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type NetConnectOpts } from "node:net";
import { callNumber, isFiltered } from "../launch/system-calls.ts";
import type { SelfTestOptions } from "../wire/methods.ts";

/** An attempt to break out, and its result: "" if it failed as it should. */
export type Attempt = Readonly<{ name: string; hole: string }>;

const patienceMs = 300;

export async function selfTest(options: SelfTestOptions): Promise<readonly Attempt[]> {
  const connections = [
    ...SOCKETS.map((path) => attemptConnect(`connect to ${path}`, { path })),
    ...ADDRESSES.map((address) => attemptConnect(`connect to ${address.host} without the proxy`, address)),
    resolveName(),
  ];
  return [
    attempt("have rights", () => rights(options.hasOwnUser)),
    ...INHERITED.map(([name, hole]) => attempt(name, hole)),
    ...systemCalls(options),
    attempt("have folders of the machine that are not read-only", () =>
      looselyMounted(readFileSync("/proc/self/mountinfo", "utf8")),
    ),
    attempt("become root", becomeRoot),
    attempt("read the environment of the action", () => foreignEnvironment(options.brokerVariables)),
    ...options.hidden.map((path) => attempt(`see ${path}`, () => kindOf(path))),
    ...["/usr", "/etc", "/opt"].map((folder) => attempt(`write in ${folder}`, () => writeIn(folder))),
    ...(await Promise.all(connections)),
  ];
}

const ADDRESSES = [
  { host: "1.1.1.1", port: 443 },
  { host: "169.254.169.254", port: 80 },
  { host: "168.63.129.16", port: 80 },
] as const;

const SOCKETS = ["/run/docker.sock", "/var/run/docker.sock", "/run/containerd/containerd.sock"] as const;

/** `hole` says what was found; it throws or returns "" if nothing was. */
function attempt(name: string, hole: () => string): Attempt {
  try {
    return { name, hole: hole() };
  } catch {
    return { name, hole: "" };
  }
}

function rights(hasOwnUser: boolean): string {
  const status = readFileSync("/proc/self/status", "utf8");
  const none = ["Inh", "Prm", "Eff", "Bnd", "Amb"].map((set) => `Cap${set}:\t0{16}`);
  const groups = hasOwnUser ? ["Groups:[\\t ]*"] : []; // in bubblewrap, tools are the runner's user, with its groups
  const bad = [...none, "NoNewPrivs:\t1", ...groups].filter((line) => !new RegExp(`^${line}$`, "m").test(status));
  return bad.length === 0 ? "" : `/proc/self/status lacks ${bad.join(", ")}`;
}

/** Properties that processes inherit, and must not inherit from the job. */
const INHERITED: readonly (readonly [string, () => string])[] = [
  ["have the umask of the job", () => (process.umask() === 0o022 ? "" : `it is ${process.umask().toString(8)}`)],
  [
    "have a terminal of the job",
    () => (terminalOf(readFileSync("/proc/self/stat", "utf8")) === "0" ? "" : "it has one"),
  ],
  ["outlive others when memory runs out", () => below(500, readFileSync("/proc/self/oom_score_adj", "utf8"))],
  ["write dumps of memory", () => limitAbove("Max core file size", 0)],
  ["start processes without end", () => limitAbove("Max processes", 1024)],
  ["take the processor from all others", () => limitAbove("Max realtime priority", 0)],
  ["see where the job is in the tree of cgroups", cgroups],
  ["list keys of the kernel", () => readFileSync("/proc/keys", "utf8").trim()],
];

/** The field after the session. The name of the program, which comes before, can contain spaces and brackets. */
function terminalOf(stat: string): string | undefined {
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[4];
}

function below(least: number, text: string): string {
  return Number(text) >= least ? "" : `its score is ${text.trim()}`;
}

/** The second number is the hard limit, which only privileged users can raise. */
function limitAbove(name: string, most: number): string {
  const line = readFileSync("/proc/self/limits", "utf8")
    .split("\n")
    .find((each) => each.startsWith(name));
  const hard = line?.slice(name.length).trim().split(/\s+/)[1];
  return hard === undefined || Number(hard) <= most ? "" : `the limit is ${hard}`;
}

function cgroups(): string {
  const paths = readFileSync("/proc/self/cgroup", "utf8").trim().split("\n");
  return paths.every((line) => line.endsWith(":/")) ? "" : (paths[0] ?? "");
}

/**
 * Places of the machine that every sandbox shows. Without rights nobody can write there in any case; this holds beside
 * it.
 */
const SHOWN = ["/usr", "/etc", "/opt", "/run/node", "/run/host.mjs"];

/** Finds the mounts without the options that they must have, in the kernel's list of mounts. */
export function looselyMounted(mounts: string): string {
  const loose = mounts.split("\n").filter((line) => {
    const [, , , , path = "", options = ""] = line.split(" ");
    return SHOWN.includes(path) && ["ro", "nosuid", "nodev"].some((option) => !options.split(",").includes(option));
  });
  return loose.map((line) => line.split(" ").slice(4, 6).join(" is ")).join(", ");
}

/** In Perl, because Node cannot call the kernel directly. Without Perl or a filter, nothing is tried. */
function systemCalls({ perl, kept }: SelfTestOptions): readonly Attempt[] {
  if (perl === undefined || !isFiltered(process.arch)) return [];
  const processor = process.arch;
  const calls = TRIED.filter(([, name]) => kept.calls || (kept.keys && name === "keyctl"));
  const words = calls.map(([, name, ...args]) => [callNumber(name, processor), ...args].join(","));
  const { stdout } = spawnSync(perl, ["-e", TRY, ...words], { encoding: "utf8", timeout: 15_000 });
  const said = (stdout ?? "").trim().split("\n"); // undefined if it could not be started
  return calls.map(([name], index) => ({
    name,
    hole: said[index] === "refused" ? "" : `it is ${said[index] || "not known: Perl said nothing"}`,
  }));
}

/** A possible act of a program, the call for it, and its arguments. None of them changes anything if it works. */
const TRIED = [
  ["read the kernel keys of the job", "keyctl", 11, -3, 0, 0],
  ["be a user of many rights in a new namespace", "unshare", 0x10000000],
  ["start processes past the filter of system calls", "clone3", 0, 0],
  ["load programs into the kernel", "bpf", 0, 0, 0],
  ["watch the processor", "perf_event_open", 0, 0, 0, 0, 0],
  ["stop the kernel in the middle of a read", "userfaultfd", 1],
  ["have the kernel work past the filter of system calls", "io_uring_setup", 0, 0],
  ["speak with the machine below this one", "socket", 40, 1, 0],
  ["have a pair of sockets of a rare kind", "socketpair", 40, 1, 0, 0],
] as const;

/**
 * A call that the filter allows works, or fails because of these arguments. An empty keyring is nothing to read.
 * Refused: EPERM, ENOSYS, EAFNOSUPPORT.
 */
const TRY = String.raw`
for (@ARGV) {
  my ($number, @arguments) = map { $_ + 0 } split /,/;
  $! = 0;
  my $result = syscall($number, @arguments);
  my $isRefused = $result == -1 && ($! == 1 || $! == 38 || $! == 97);
  print $isRefused || ($result == 0 && $arguments[1] == -3) ? "refused\n" : "possible\n";
}
`;

function becomeRoot(): string {
  const { status } = spawnSync("sudo", ["-n", "true"], { stdio: "ignore", timeout: 2000 });
  return status === 0 ? "sudo works" : "";
}

function foreignEnvironment(names: readonly string[]): string {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const seen = pids.filter((pid) => {
    const variables = attempt("", () => readFileSync(`/proc/${pid}/environ`, "utf8")).hole.split("\0");
    return variables.some((variable) => names.some((name) => variable.startsWith(`${name}=`)));
  });
  return seen.length === 0 ? "" : `process ${seen.join(", ")} shows it`;
}

/** A covered path is an empty folder or file. */
function kindOf(path: string): string {
  const found = lstatSync(path);
  if (found.isDirectory()) return readdirSync(path).length === 0 ? "" : "a folder with something in it";
  return found.isCharacterDevice() ? "" : "a file";
}

function writeIn(folder: string): string {
  const path = `${folder}/.deckhand-self-test`;
  writeFileSync(path, "");
  rmSync(path);
  return "a file could be made";
}

function attemptConnect(name: string, target: NetConnectOpts): Promise<Attempt> {
  const { promise, resolve } = Promise.withResolvers<Attempt>();
  const end = (hole: string) => {
    socket.destroy();
    resolve({ name, hole });
  };
  const socket = connect(target, () => end("it answers"));
  socket.on("error", () => end(""));
  socket.setTimeout(patienceMs, () => end(""));
  return promise;
}

async function resolveName(): Promise<Attempt> {
  const name = "resolve a name";
  const late = new Promise<string>((resolve) => setTimeout(resolve, patienceMs, "").unref());
  const found = lookup("example.com").then(
    ({ address }) => `example.com is ${address}`,
    () => "",
  );
  return { name, hole: await Promise.race([found, late]) };
}
