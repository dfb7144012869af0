/**
 * The program that runs just before a sandbox starts: it leaves the keyring of the job and installs the filter of
 * system calls. Node cannot call the kernel directly, so it is Perl, which Debian and Ubuntu always have.
 */
import { existsSync } from "node:fs";
import { optionalProgram } from "../../lib/programs.ts";
import type { IsolationMethod } from "./isolation-method.ts";
import { callFilter, callNumber, isFiltered } from "./system-calls.ts";

/** Words before a command, which they run. Empty if this machine has no such program. */
export type Launcher = Readonly<{
  words: readonly string[];
  /** The filter for bubblewrap, in the format of Bash's `printf`; "" for none. */
  filter: string;
  /** Whether the sandbox leaves the job's keyring, and whether system calls are filtered. */
  kept: Readonly<{ keys: boolean; calls: boolean }>;
  /** Protections that this machine cannot have, and why, as text. */
  gaps: readonly string[];
}>;

/** The properties of the machine that decide; tests have their own. */
export type Means = Readonly<{
  processor: string;
  perl: string | undefined;
  keyctl: string | undefined;
  hasFilters: boolean;
}>;

/** It only checks which programs exist. */
export function launcherFor(way: IsolationMethod, means: Means = meansHere()): Launcher {
  const { processor, perl, keyctl, hasFilters } = means;
  const isKnown = isFiltered(processor);
  const isByPerl = perl !== undefined && isKnown;
  const calls = isKnown && hasFilters && (way === "bwrap" || perl !== undefined);
  const code = calls && isKnown ? callFilter(processor) : Buffer.alloc(0);
  const numbers = isKnown ? ["keyctl", "prctl", "personality"].map((name) => `${callNumber(name, processor)}`) : [];
  const byKeyctl = keyctl === undefined ? [] : [keyctl, "session", "-"];
  return {
    words: isByPerl ? [perl, "-e", SCRIPT, ...numbers, way === "bwrap" ? "" : code.toString("hex")] : byKeyctl,
    filter: way === "bwrap" ? [...code].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("") : "",
    kept: { keys: isByPerl || keyctl !== undefined, calls },
    gaps: gapsOf({ ...means, isKnown, calls, isByPerl }),
  };
}

function gapsOf({ processor, perl, keyctl, hasFilters, isKnown, calls, isByPerl }: GapOptions): string[] {
  const unknown = isKnown ? [] : [`the filter is not known for ${processor}`];
  const old = hasFilters ? [] : ["this kernel has no filters"];
  const missing = perl === undefined ? ["there is no Perl in a system folder"] : [];
  const why = [...unknown, ...old, ...missing][0] ?? "";
  // If system calls are filtered, the existing keys cannot be reached.
  const areKept = isByPerl || keyctl !== undefined || calls;
  return [
    ...(calls ? [] : [`System calls are not filtered in the sandbox: ${why}.`]),
    ...(areKept
      ? []
      : ["Commands share the kernel keyring of this job: there is neither Perl nor keyctl for a new one."]),
  ];
}

type GapOptions = Means & Readonly<{ isKnown: boolean; calls: boolean; isByPerl: boolean }>;

function meansHere(): Means {
  return {
    processor: process.arch,
    perl: optionalProgram("perl"),
    keyctl: optionalProgram("keyctl"),
    hasFilters: existsSync("/proc/sys/kernel/seccomp/actions_avail"),
  };
}

/**
 * Arguments: the numbers of keyctl, prctl and personality, the filter in hex or "", and the command. It joins a new
 * session keyring (KEYCTL_JOIN_SESSION_KEYRING without a name), sets the ordinary personality, and installs the filter
 * (PR_SET_SECCOMP, SECCOMP_MODE_FILTER), which needs no privileges because new ones are ruled out. The self-test finds
 * failures.
 */
const SCRIPT = String.raw`
my ($keyctl, $prctl, $personality, $filter) = splice @ARGV, 0, 4;
syscall($keyctl + 0, 1, 0);
syscall($personality + 0, 0);
if ($filter ne "") {
  my $code = pack "H*", $filter;
  my $program = pack "Sx![Q]P", length($code) / 8, $code;
  syscall($prctl + 0, 22, 2, $program, 0, 0);
}
exec { $ARGV[0] } @ARGV;
die "$ARGV[0]: $!\n";
`;
