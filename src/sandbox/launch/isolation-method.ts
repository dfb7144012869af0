/** Finds a way to build a sandbox on this machine, if there is one. */
import { Fault } from "../../lib/fault.ts";
import { type CommandLine, type Ended, program, runToEnd } from "./command-line.ts";

/**
 * `root` and `sudo` give the tools a separate user; with `bwrap` they are the same user, and everything else is hidden.
 */
export const ISOLATION_METHODS = ["root", "sudo", "bwrap"] as const;
export type IsolationMethod = (typeof ISOLATION_METHODS)[number];

/** Like `runToEnd`. */
export type RunProbe = (
  command: CommandLine,
  timeout: number,
) => Promise<Pick<Ended, "exitCode" | "timedOut" | "stderr">>;

/** `namespace`: only with a separate user for the tools. */
export type Isolation = "auto" | "namespace";

/** If there is no way, the Fault contains the messages of the probes. Nothing is ever run without a sandbox instead. */
export async function findIsolationMethod(
  isolation: Isolation,
  uid: number,
  run: RunProbe = runToEnd,
): Promise<IsolationMethod> {
  const own = uid === 0 ? "root" : "sudo";
  const problems: string[] = [];
  for (const way of isolation === "auto" ? ([own, "bwrap"] as const) : ([own] as const)) {
    const problem = await problemOf(way, run);
    if (problem === "") return way;
    problems.push(`${way}: ${problem}`);
  }
  throw new Fault("config", `No sandbox can be built on this runner (${problems.join("; ")}).`, {
    hint:
      "Use a Linux runner with passwordless sudo, or install bubblewrap. " +
      "`isolation: none` runs the tools next to the keys of this job. Use it only where nobody else can write what the agent reads.",
  });
}

const UNSHARE = [
  "--mount",
  "--propagation=private",
  "--pid",
  "--net",
  "--ipc",
  "--uts",
  "--cgroup",
  "--fork",
  "--kill-child=SIGKILL",
  "--mount-proc",
];

/** The start of a command line that runs the rest as root in new namespaces. */
export function asRootInside(way: "root" | "sudo"): CommandLine {
  return asRoot(way, [program("unshare"), ...UNSHARE, "--"]);
}

export function asRoot(way: "root" | "sudo", command: CommandLine): CommandLine {
  return way === "root" ? command : [program("sudo"), "-n", "--", ...command];
}

const BWRAP = ["--unshare-all", "--die-with-parent", "--ro-bind", "/", "/"];
const SETPRIV = [program("setpriv"), "--no-new-privs", "--bounding-set=-all"];

/** A machine under load needs seconds to start a program; one that cannot do it reports that at once. */
const PROBE_LIMIT_MS = 30_000;

async function problemOf(way: IsolationMethod, run: RunProbe): Promise<string> {
  const start: CommandLine = way === "bwrap" ? [program("bwrap"), ...BWRAP] : [...asRootInside(way), ...SETPRIV];
  const { exitCode, timedOut, stderr } = await run([...start, program("true")], PROBE_LIMIT_MS);
  if (exitCode === 0) return "";
  if (timedOut) return `it did not end within ${PROBE_LIMIT_MS / 1000} s`;
  return stderr.trim().split("\n")[0]?.slice(0, 200) || `${start[0].program} cannot be run`;
}
