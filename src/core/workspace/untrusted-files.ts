/**
 * The one way in which the broker reads what tools could write: the workspace, the home of the tools, and their temporary folders.
 * A tool can put anything at a path, such as a named pipe that nobody writes to or a link to a file of the runner. Here nothing
 * waits, no link below `root` is followed, only regular files are read, and no error is thrown.
 *
 * `root` is a folder that tools cannot replace, and `path` is relative to it; a Buffer is a name that is no UTF-8.
 */
import { createHash } from "node:crypto";
import {
  closeSync,
  constants,
  createReadStream,
  type Dir,
  type Dirent,
  fstatSync,
  lstatSync,
  type OpenDirOptions,
  opendirSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
} from "node:fs";
import { posix } from "node:path";
import { errorCode, isAbsence } from "./safe-path.ts";

/**
 * Why a path was not read. `special`: it is a pipe, a socket or a device. `elsewhere`: a folder above it is a link. `denied`: this
 * user may not read it. `unreadable`: the system refused for another reason. `code` is the system's (`EIO`), or "".
 */
export type Refusal = "link" | "folder" | "file" | "special" | "elsewhere" | "too-large" | "denied" | "unreadable";

type NotRead = Readonly<{ status: "missing" } | { status: "refused"; why: Refusal; code: string }>;

/** `mode` are the permission bits. */
export type UntrustedFile = Readonly<{ status: "read"; bytes: Buffer; mode: number }> | NotRead;

/** `isCut`: there are more entries. */
export type UntrustedFolder = Readonly<{ status: "read"; entries: readonly Dirent[]; isCut: boolean }> | NotRead;

/** Without O_NONBLOCK a pipe without a writer would block. */
const READ = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** The bytes of a regular file with at most `maxBytes`. Never throws. */
export function readUntrusted(root: string, path: string | Buffer, maxBytes: number): UntrustedFile {
  return withOpen(root, path, READ, (file, found) => {
    if (!found.isFile()) return refused(found.isDirectory() ? "folder" : "special");
    if (found.size > maxBytes) return refused("too-large");
    const bytes = readAtMost(file, maxBytes);
    // It has grown in the meantime, or it has no size, as files of /proc.
    return bytes === undefined ? refused("too-large") : { status: "read", bytes, mode: found.mode & 0o7777 };
  });
}

/** The same as text; undefined where it was not read. */
export function untrustedText(root: string, path: string, maxBytes: number): string | undefined {
  const found = readUntrusted(root, path, maxBytes);
  return found.status === "read" ? found.bytes.toString("utf8") : undefined;
}

/** `size` is in bytes. `isExecutable`: somebody may execute it. */
export type UntrustedHash = Readonly<{ status: "read"; id: string; size: number; isExecutable: boolean }> | NotRead;

/** `start` is hashed before the bytes of a file with this size. */
export type Hashing = Readonly<{ algorithm: "sha1" | "sha256"; start?: (size: number) => string; maxBytes: number }>;

/** The hash of a regular file, in hexadecimal digits, without the whole of it in memory. Never rejects. */
export async function hashUntrusted(root: string, path: string, hashing: Hashing): Promise<UntrustedHash> {
  const opened = openAt(root, path, READ);
  if (opened.status !== "open") return opened;
  const { file, found } = opened;
  try {
    if (!found.isFile()) return refused(found.isDirectory() ? "folder" : "special");
    if (found.size > hashing.maxBytes) return refused("too-large");
    return await hashOf(file, found, hashing);
  } catch (error) {
    return refused("unreadable", errorCode(error));
  } finally {
    closeSync(file);
  }
}

async function hashOf(file: number, { size, mode }: Stats, { algorithm, start }: Hashing): Promise<UntrustedHash> {
  const hash = createHash(algorithm).update(start?.(size) ?? "");
  let length = 0;
  // One byte more than there was, so that a file that grows meanwhile does not pass, and comes to an end.
  for await (const chunk of createReadStream("", { fd: file, autoClose: false, start: 0, end: size })) {
    hash.update(chunk);
    length += chunk.length;
  }
  if (length !== size) return refused("unreadable");
  return { status: "read", id: hash.digest("hex"), size, isExecutable: (mode & 0o111) !== 0 };
}

/** The first `most` entries of a folder, in the order of the file system; "" is `root` itself. Never throws. */
export function listUntrusted(root: string, path: string | Buffer, most: number): UntrustedFolder {
  const place = isLinux ? READ | constants.O_DIRECTORY : READ;
  return withOpen(root, path, place, (file, found): UntrustedFolder => {
    if (!found.isDirectory()) return refused("file");
    const folder = opendirSync(isLinux ? `/proc/self/fd/${file}` : Buffer.from(whole(root, path)).toString());
    try {
      const entries: Dirent[] = [];
      for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
        if (entries.length === most) return { status: "read", entries, isCut: true };
        entries.push(entry);
      }
      return { status: "read", entries, isCut: false };
    } finally {
      folder.closeSync();
    }
  });
}

/** The names of all entries, byte for byte, if there are at most `most`; undefined where it is no folder that can be read. Never throws. */
export function untrustedNames(root: string, path: string | Buffer, most: number): readonly Buffer[] | undefined {
  const place = isLinux ? READ | constants.O_DIRECTORY : READ;
  const found = withOpen(root, path, place, (file) => {
    const folder = opendirSync(isLinux ? `/proc/self/fd/${file}` : whole(root, path).toString(), AS_BYTES);
    try {
      return { status: "read" as const, names: namesIn(folder, most) };
    } finally {
      folder.closeSync();
    }
  });
  return found.status === "read" ? found.names : undefined;
}

// Node's types do not know that names can be asked for as bytes.
const AS_BYTES = { encoding: "buffer" } as unknown as OpenDirOptions;

function namesIn(folder: Dir, most: number): readonly Buffer[] | undefined {
  const names: Buffer[] = [];
  for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
    if (names.length === most) return undefined;
    names.push(Buffer.from(entry.name));
  }
  return names;
}

/**
 * Looks at a path, without following a link at its end. Returns undefined if nothing is there, or if nobody may look.
 * Never throws.
 */
export function lookAtUntrusted(root: string, path: string | Buffer): Stats | undefined {
  try {
    return lstatSync(whole(root, path), { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Returns the target of a link, as it is written; undefined if there is no link. Never throws. */
export function untrustedLink(root: string, path: string | Buffer): Buffer | undefined {
  try {
    return readlinkSync(whole(root, path), { encoding: "buffer" });
  } catch {
    return undefined;
  }
}

const isLinux = process.platform === "linux";

function withOpen<Found>(
  root: string,
  path: string | Buffer,
  flags: number,
  use: (file: number, found: Stats) => Found | NotRead,
): Found | NotRead {
  const opened = openAt(root, path, flags);
  if (opened.status !== "open") return opened;
  try {
    return use(opened.file, opened.found);
  } catch (error) {
    return notOpened(error, opened.found);
  } finally {
    closeSync(opened.file);
  }
}

type Opened = Readonly<{ status: "open"; file: number; found: Stats }> | NotRead;

function openAt(root: string, path: string | Buffer, flags: number): Opened {
  let file: number | undefined;
  try {
    file = openSync(whole(root, path), flags);
    if (isAt(file, root, path)) return { status: "open", file, found: fstatSync(file) };
    closeSync(file);
    return refused("elsewhere");
  } catch (error) {
    if (file !== undefined) closeSync(file);
    return notOpened(error, lookAtUntrusted(root, path));
  }
}

/** Whether an open file is at this very path, so that no folder above it is a link. */
function isAt(file: number, root: string, path: string | Buffer): boolean {
  const own = whole(realpathSync.native(root), path);
  const real = isLinux
    ? readlinkSync(`/proc/self/fd/${file}`, { encoding: "buffer" })
    : realpathSync.native(whole(root, path), { encoding: "buffer" });
  return own.equals(real);
}

function notOpened(error: unknown, found: Stats | undefined): NotRead {
  const code = errorCode(error);
  if (isAbsence(error) && found === undefined) return { status: "missing" };
  if (found?.isSymbolicLink()) return refused("link", code);
  if (found && !found.isFile() && !found.isDirectory()) return refused("special", code);
  if (code === "ENOTDIR") return refused(found?.isFile() ? "file" : "unreadable", code);
  return refused(code === "EACCES" || code === "EPERM" ? "denied" : "unreadable", code);
}

function refused(why: Refusal, code = ""): NotRead {
  return { status: "refused", why, code };
}

/** Undefined where there is more. */
function readAtMost(file: number, maxBytes: number): Buffer | undefined {
  const size = fstatSync(file).size;
  // A small one that is kept would hold the eight kilobytes that it shares with others.
  let bytes = Buffer.allocUnsafeSlow(Math.min(size, maxBytes) + 1);
  let length = 0;
  for (let more = 1; more > 0; length += more) {
    if (length > maxBytes) return undefined;
    if (length === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)]);
    more = readSync(file, bytes, length, bytes.length - length, null);
  }
  return bytes.subarray(0, length);
}

/** Names may be any bytes but NUL and `/`. A slash at the end says nothing. */
function whole(root: string, path: string | Buffer): Buffer {
  const relative = posix.normalize(Buffer.from(path).toString("latin1")).replace(/\/$/, "");
  return Buffer.concat([Buffer.from(root), relative === "." ? Buffer.alloc(0) : Buffer.from(`/${relative}`, "latin1")]);
}
