/**
 * Errors as a command of the terminal tells them. Who typed it works on this machine, so paths are shown, and what a run
 * says about its runner does not apply.
 */
import { lstatSync, type Stats, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { Fault, toFault } from "../lib/fault.ts";
import { causesOf, systemCode, systemReason, troubleInWords } from "../lib/system-error.ts";

/** Says which path, or what else of this machine, stands in the way, and what to do; any other error as `toFault` does. */
export function commandFault(error: unknown): Fault {
  const fault = toFault(error);
  const code = systemCode(error) ?? codeInWords(error);
  if (fault.code !== "machine") return withHint(fault, code);
  const refused = causesOf(error).find(isAboutPath);
  if (refused) return pathFault(refused, error);
  const said = error instanceof Fault ? error.headline : "It cannot continue.";
  if (code === undefined) return new Fault("machine", said, { quote: fault.quote, hint: fault.hint, cause: error });
  return new Fault("machine", said, { quote: `The reason: ${systemReason(code)}.`, hint: hintFor(code), cause: error });
}

/** Programs say it in words only. */
function codeInWords(error: unknown): string | undefined {
  for (const { message } of causesOf(error)) {
    const found = troubleInWords(message)?.code;
    if (found !== undefined) return found;
  }
  return undefined;
}

function withHint(fault: Fault, code: string | undefined): Fault {
  if (fault.hint !== undefined || code === undefined) return fault;
  const headline = `It cannot continue: ${systemReason(code)}.`;
  return new Fault(fault.code, headline, { quote: fault.message, hint: hintFor(code), cause: fault });
}

type PathError = Error & Readonly<{ code: string; path: string; syscall?: string }>;

/** A program that could not be started has a path too, and is named by its own Fault. */
function isAboutPath(error: Error): error is PathError {
  const { code, path, syscall } = error as NodeJS.ErrnoException; // each may be missing
  return typeof code === "string" && typeof path === "string" && !syscall?.startsWith("spawn");
}

function pathFault(refused: PathError, cause: unknown): Fault {
  const isTemporary = refused.syscall === "mkdtemp";
  const path = isTemporary ? dirname(refused.path) : refused.path;
  const code = systemCode(refused) ?? refused.code;
  const hint = isTemporary && !DISK.includes(code) ? TEMPORARY : undefined;
  const told = KINDS.includes(code) ? kindOf(path, code, isTemporary) : undefined;
  if (told) return new Fault("config", told.sentence, { hint: hint ?? told.hint, cause });
  const words = `${path} could not be used: ${systemReason(code)}.`;
  return new Fault("config", words, { hint: hint ?? hintFor(code), cause });
}

/** Something else is there than what is needed, or nothing. */
const KINDS = ["ENOENT", "ENOTDIR", "EISDIR", "EEXIST", "ENXIO"];

type Told = Readonly<{ sentence: string; hint: string }>;

/** Undefined where nothing of the kind can be seen there. */
function kindOf(path: string, code: string, isFolder: boolean): Told | undefined {
  if (code === "EISDIR") return { sentence: `${path} is a folder, not a file.`, hint: "Name a file." };
  if (code === "ENXIO") return { sentence: `${path} is a pipe that nobody reads, or a socket.`, hint: "Name a file." };
  const obstacle = obstacleAt(path);
  if (obstacle !== undefined) return { sentence: obstacle, hint: "Name another path." };
  if (code !== "ENOENT") return undefined;
  const above = dirname(path);
  if (found(above) === undefined)
    return { sentence: `There is no folder ${above}.`, hint: "Make it, or name another." };
  if (found(path) === undefined) {
    const kind = isFolder ? "folder " : "";
    return { sentence: `There is no ${kind}${path}.`, hint: "Check the name, or name another path." };
  }
  return { sentence: `Nothing can be made in ${path}.`, hint: "Name another folder." };
}

/** The part of the path that is there and no folder, as a sentence. */
function obstacleAt(path: string): string | undefined {
  const there = found(path);
  if (there?.isDirectory()) return undefined;
  if (there) return `${path} is ${there.isFile() ? "a file" : "a pipe, a socket or a device"}, not a folder.`;
  if (found(path, lstatSync)) return `${path} is a link that leads nowhere.`;
  return dirname(path) === path ? undefined : obstacleAt(dirname(path));
}

/** Why a path is no folder, as a sentence. */
export function notFolder(path: string): string {
  return obstacleAt(path) ?? `There is no folder ${path}.`;
}

function found(path: string, look: typeof statSync | typeof lstatSync = statSync): Stats | undefined {
  try {
    return look(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // nobody may look there, or a part of it is a file
  }
}

const DISK = ["ENOSPC", "EDQUOT"];

/** The hint about the folder in which a command makes its own. */
const TEMPORARY = "Set TMPDIR, or RUNNER_TEMP where it is set, to a folder that you may write to.";

const RIGHTS = "Name a path that you may use, or change its permissions.";
const HINTS: Readonly<Record<string, string>> = {
  EROFS: "Name a folder that can be written, or set TMPDIR to one.",
  EACCES: RIGHTS,
  EPERM: RIGHTS,
  EMFILE: "Raise the limit of open files (`ulimit -n`), and try again.",
  ENFILE: "End other programs, and try again.",
  ELOOP: "Remove the link, or name another path.",
  ENAMETOOLONG: "Name a shorter path.",
  EIO: "Check the disk, or name a path on another one.",
  ETIMEDOUT: "Try again, and check the network and the disks if it happens again.",
};

function hintFor(code: string): string {
  if (DISK.includes(code))
    return `Free some space there and in ${tmpdir()}, or set TMPDIR to a folder on another disk.`;
  return HINTS[code] ?? "Try again, or name another path.";
}
