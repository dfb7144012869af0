/**
 * Errors of the machine that we work on: a full disk, a missing right, a limit. One table says each for people and for
 * models, and what to do about it. They are not our defects, however they reach us.
 */

/** `isLasting`: it stays until somebody changes something, so a repetition does not help. */
export type SystemTrouble = Readonly<{ code: string; headline: string; hint: string; isLasting: boolean }>;

type Row = Readonly<{
  /** As the end of `Cannot read "x": `. */
  reason: string;
  headline: string;
  hint: string;
  isLasting: boolean;
  /** How programs print it, in the C locale. */
  words?: RegExp;
}>;

const PATH_IN_LOG = "The log of this run names the path.";

const RIGHTS = {
  reason: "permission denied",
  headline: "The user of this runner has no right to use a file or folder that this run needs.",
  hint: `Give that user the right to read and write the workspace and the runner's temporary folder: a step before this one, such as a container that works as root, may have changed the owner. ${PATH_IN_LOG}`,
  isLasting: true,
} as const;

const FILES = {
  reason: "too many files are open",
  headline: "Too many files are open on this runner.",
  hint: "Run it again. If it persists, raise the limit of open files (`ulimit -n`) on the runner, or let fewer jobs share it.",
  isLasting: false,
} as const;

const MEMORY = "Run it again. If it persists, use a larger runner, or let fewer jobs share it.";

const GONE = {
  headline: "A file, a folder or a program that this run needs is not there, or is of another kind.",
  hint: `Run it again, and let no other step or job change the workspace and the runner's temporary folder meanwhile. ${PATH_IN_LOG}`,
  isLasting: false,
} as const;

const NETWORK = {
  reason: "the network failed",
  headline: "A network connection of this runner failed.",
  hint: "Run it again. If it persists, check the network and the proxy of the runner.",
  isLasting: false,
} as const;

const TABLE: Readonly<Record<string, Row>> = {
  ENOSPC: {
    reason: "the disk is full",
    headline: "The disk of this runner is full.",
    hint: "Free disk space in a step before this one, or use a larger runner. Then mention me with `continue`.",
    isLasting: true,
    words: /No space left on device/,
  },
  EDQUOT: {
    reason: "the disk quota is used up",
    headline: "The disk quota of this runner's user is used up.",
    hint: "Free disk space in a step before this one, or raise the quota. Then mention me with `continue`.",
    isLasting: true,
    words: /Disk quota exceeded/,
  },
  EROFS: {
    reason: "the file system is read-only",
    headline: "A file system of this runner that this run has to write is read-only.",
    hint: `Make the workspace and the runner's temporary folder writable, for example in the \`volumes\` of the job's container. Then mention me with \`continue\`. ${PATH_IN_LOG}`,
    isLasting: true,
    words: /Read-only file system/,
  },
  // Not what ssh says about keys.
  EACCES: { ...RIGHTS, words: /Permission denied(?! \()/ },
  EPERM: { ...RIGHTS, words: /Operation not permitted/ },
  EMFILE: { ...FILES, words: /Too many open files(?! in system)/ },
  ENFILE: { ...FILES, words: /Too many open files in system/ },
  EIO: {
    reason: "the disk reported an error",
    headline: "A disk of this runner reported an error.",
    hint: `Run it again on another runner, and check the disk of this one. ${PATH_IN_LOG}`,
    isLasting: false,
    words: /Input\/output error/,
  },
  ENAMETOOLONG: {
    reason: "the name is too long",
    headline: "A path is too long for the file system of this runner.",
    hint: `Shorten the names of folders and files, or use a runner whose work folder has a shorter path. ${PATH_IN_LOG}`,
    isLasting: true,
    words: /File name too long/,
  },
  ELOOP: {
    reason: "too many levels of symbolic links",
    headline: "Symbolic links on this runner lead in a circle, or through too many others.",
    hint: `Remove the link. ${PATH_IN_LOG}`,
    isLasting: true,
    words: /Too many levels of symbolic links/,
  },
  ETIMEDOUT: {
    reason: "it did not answer in time",
    headline: "The network or a disk of this runner did not answer in time.",
    hint: "Run it again. If it persists, check the network and the disks of the runner.",
    isLasting: false,
  },
  EAGAIN: {
    reason: "the system has no more processes or memory for it",
    headline: "This runner has no more processes or memory for this run.",
    hint: "Run it again. If it persists, raise the limit of processes (`ulimit -u`) on the runner, or use a larger one.",
    isLasting: false,
    words: /Resource temporarily unavailable/,
  },
  ENOMEM: {
    reason: "there is not enough memory",
    headline: "This runner has not enough memory for this run.",
    hint: MEMORY,
    isLasting: false,
    words: /Cannot allocate memory/,
  },
  ENOENT: { ...GONE, reason: "no such file or directory" },
  ENOTDIR: { ...GONE, reason: "a part of the path is a file, not a directory" },
  EISDIR: { ...GONE, reason: "it is a directory" },
  ECONNREFUSED: NETWORK,
  ECONNRESET: NETWORK,
  ECONNABORTED: NETWORK,
  EPIPE: NETWORK,
  ENOTFOUND: NETWORK,
  EAI_AGAIN: NETWORK,
  EHOSTUNREACH: NETWORK,
  ENETUNREACH: NETWORK,
  EADDRNOTAVAIL: NETWORK,
};

const OTHER = {
  reason: "the system refused",
  hint: `Run it again. If it persists, report it with the log of this run. ${PATH_IN_LOG}`,
  isLasting: false,
} as const;

/** Why the system refused, as the end of a sentence: `the disk is full (ENOSPC)`. */
export function systemReason(code: string): string {
  return `${(TABLE[code] ?? OTHER).reason} (${code})`;
}

/**
 * Says what an error of the system means for a run, in words without a path; undefined for other errors. It may be the
 * cause of the error that was thrown.
 */
export function systemTrouble(error: unknown): SystemTrouble | undefined {
  const code = systemCode(error);
  return code === undefined ? undefined : troubleOf(code);
}

const SHORTAGES = ["ENOSPC", "EDQUOT", "EROFS", "EMFILE", "ENFILE", "EIO", "EAGAIN", "ENOMEM"];

/** The same for errors that no other setting or request could avoid. */
export function shortageIn(error: unknown): SystemTrouble | undefined {
  const code = systemCode(error);
  return code !== undefined && SHORTAGES.includes(code) ? troubleOf(code) : undefined;
}

const ROOM = ["ENOSPC", "EDQUOT", "EROFS"];

/** Whether a file could not be written because its disk has no room for it, or takes none: another disk may. */
export function isWithoutRoom(error: unknown): boolean {
  const codes = causesOf(error).map((one) => ownCode(one) ?? wordedCode(withoutRemote(one.message.slice(0, LONGEST))));
  return codes.some((code) => code !== undefined && ROOM.includes(code));
}

/** The same for what a program of this machine printed when it failed. Words of a remote are about its machine. */
export function troubleInWords(printed: string): SystemTrouble | undefined {
  const code = wordedCode(withoutRemote(printed));
  return code === undefined ? undefined : troubleOf(code);
}

function withoutRemote(printed: string): string {
  return printed.replaceAll(/^remote: .*$/gm, "");
}

function wordedCode(printed: string): string | undefined {
  return Object.entries(TABLE).find(([, { words }]) => words?.test(printed))?.[0];
}

function troubleOf(code: string): SystemTrouble {
  const { headline, hint, isLasting } = TABLE[code] ?? {
    ...OTHER,
    headline: `The system of this runner refused an operation (${code}).`,
  };
  return { code, headline, hint, isLasting };
}

/** The system's code (`ENOENT`) of an error, or of the error that caused it; undefined for errors of other kinds. */
export function systemCode(error: unknown): string | undefined {
  for (const one of causesOf(error)) {
    const code = ownCode(one);
    if (code !== undefined) return code;
  }
  return undefined;
}

/** A few errors that name each other are enough. */
const MOST_CAUSES = 10;

/** The error, what caused it, and the errors that it gathers: ten at most. */
export function causesOf(error: unknown): readonly Error[] {
  const found: Error[] = [];
  const open = [error];
  while (open.length > 0 && found.length < MOST_CAUSES) {
    const next = open.shift();
    if (!(next instanceof Error)) continue;
    found.push(next);
    open.push(next.cause, ...(next instanceof AggregateError ? next.errors.slice(0, MOST_CAUSES) : []));
  }
  return found;
}

/** Node gives them a code and the name of the call; what crossed a process has its message only. */
function ownCode(error: Error): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException; // each may be missing, or of another type
  if (typeof code === "string" && code !== "") return code in TABLE || typeof syscall === "string" ? code : undefined;
  if (typeof syscall === "string") return wordedCode(error.message) ?? "EUNKNOWN"; // `rm` of Node 24 has an empty code
  const words = error.message
    .slice(0, LONGEST)
    .replace(/^Error: /, "")
    .trim()
    .split(" ");
  const named = words[0] === "spawn" ? words.at(-1) : /^(E[A-Z0-9_]+):$/.exec(words[0] ?? "")?.[1];
  return named !== undefined && named in TABLE ? named : undefined;
}

/** The limit of a message. Paths have at most 4096 bytes. */
const LONGEST = 5000;
