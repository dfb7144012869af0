/** Finds out in which way this machine lets us build a sandbox, if in any. */
import { Fault } from "../../lib/fault.ts";
import { type CommandLine, type Ended, program, runToEnd } from "./command-line.ts";

/** `root` and `sudo` give the tools a user of their own; `bwrap` hides everything else from a user that is the same. */
export const WAYS = ["root", "sudo", "bwrap"] as const;
export type Way = (typeof WAYS)[number];

/** As `runToEnd`. */
export type RunProbe = (
  command: CommandLine,
  timeout: number,
) => Promise<Pick<Ended, "exitCode" | "timedOut" | "stderr">>;

/** `namespace`: only what gives the tools a user of their own. */
export type Isolation = "auto" | "namespace";

/** Without a way in, whatever the probes say is in the Fault. Nothing is ever run without a sandbox instead. */
export async function findWay(isolation: Isolation, uid: number, run: RunProbe = runToEnd): Promise<Way> {
  const own = uid === 0 ? "root" : "sudo";
  const problems: string[] = [];
  for (const way of isolation === "auto" ? ([own, "bwrap"] as const) : ([own] as const)) {
    const problem = await problemOf(way, run);
    if (problem === "") return way;
    problems.push(`${way}: ${problem}`);
  }
  throw new Fault("config", `The tools cannot be walled off on this runner (${problems.join("; ")}).`, {
    hint:
      "Use a Linux runner with passwordless sudo, or install bubblewrap. " +
      "`isolation: none` runs the tools beside the keys of this job: only where nobody else can write what the agent reads.",
  });
}

const UNSHARE = [
  "--mount",
  "--pid",
  "--net",
  "--ipc",
  "--uts",
  "--cgroup",
  "--fork",
  "--kill-child=SIGKILL",
  "--mount-proc",
];

/** The start of a command line that runs the rest as root in namespaces of its own. */
export function asRootInside(way: "root" | "sudo"): CommandLine {
  return asRoot(way, [program("unshare"), ...UNSHARE, "--"]);
}

export function asRoot(way: "root" | "sudo", command: CommandLine): CommandLine {
  return way === "root" ? command : [program("sudo"), "-n", "--", ...command];
}

const BWRAP = ["--unshare-all", "--die-with-parent", "--ro-bind", "/", "/"];
const SETPRIV = [program("setpriv"), "--no-new-privs", "--bounding-set=-all"];

/** A machine under load needs seconds to start a program; one that cannot do it says so at once. */
const PROBE_LIMIT_MS = 30_000;

async function problemOf(way: Way, run: RunProbe): Promise<string> {
  const start: CommandLine = way === "bwrap" ? [program("bwrap"), ...BWRAP] : [...asRootInside(way), ...SETPRIV];
  const { exitCode, timedOut, stderr } = await run([...start, program("true")], PROBE_LIMIT_MS);
  if (exitCode === 0) return "";
  if (timedOut) return `it was not over after ${PROBE_LIMIT_MS / 1000} s`;
  return stderr.trim().split("\n")[0]?.slice(0, 200) || `${start[0].program} cannot be run`;
}
