/**
 * Reads and writes the files of the local workspace (whole files, regular files only), and saves long outputs next to it.
 * Folders are held open while they are used, so that none can be replaced by a link in between.
 */
import { randomUUID } from "node:crypto";
import { constants, type Dirent, type Stats } from "node:fs";
import {
  chmod,
  type FileHandle,
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { Fault, Mistake } from "../../lib/fault.ts";
import { errorCode, isAbsence, orMistake, type Roots, requireInside, safePath, safeWritePath } from "./safe-path.ts";

export async function statFile(roots: Roots, path: string): Promise<FileInfo | undefined> {
  return orMistake(`look at "${path}"`, async () => {
    const found = await statOrNothing(await safePath(roots, path));
    return found && { kind: kindOf(found), size: found.size, mode: found.mode & 0o7777 };
  });
}

export async function readFile(roots: Roots, path: string, maxBytes: number): Promise<Uint8Array> {
  return orMistake(`read "${path}"`, async () => {
    // NONBLOCK, because a pipe without a writer would block; NOFOLLOW, because links were resolved before.
    const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;
    const real = await safePath(roots, path);
    await using file = await open(real, flags);
    await requireInside(roots, await placeOfHandle(file, real), path);
    const found = await file.stat();
    refuseUnlessFile(found, path);
    if (found.size > maxBytes) throw tooLarge(path, found.size, maxBytes);
    return await file.readFile();
  });
}

export async function writeWholeFile(roots: Roots, path: string, bytes: Uint8Array, mode?: number): Promise<void> {
  await orMistake(`write "${path}"`, async () => {
    const { root, steps, real } = await safeWritePath(roots, path);
    const found = await statOrNothing(real);
    if (found) refuseUnlessFile(found, path);
    const folder = await holdFolder(root, steps.slice(0, -1));
    try {
      await replaceFile(folder, basename(real), bytes, found ? found.mode & 0o7777 : mode);
    } finally {
      await folder.close();
    }
  });
}

export async function removeFile(roots: Roots, path: string): Promise<void> {
  await orMistake(`remove "${path}"`, async () => {
    // Links in the folder are followed; the entry itself is removed, even if it is a link.
    const absolute = resolve(roots[0], path);
    const { root, steps } = await safeWritePath(roots, dirname(absolute));
    if (basename(absolute).toLowerCase() === ".git")
      throw new Mistake(`"${path}" belongs to git and cannot be removed.`);
    const folder = await holdFolder(root, steps);
    try {
      const entry = folder.entry(basename(absolute));
      const found = await lstat(entry);
      if (!found.isSymbolicLink()) refuseUnlessFile(found, path);
      await unlink(entry);
    } finally {
      await folder.close();
    }
  });
}

export async function listDirectory(roots: Roots, path: string): Promise<readonly Entry[]> {
  return orMistake(`list "${path}"`, async () => {
    const entries = await readdir(await safePath(roots, path), { withFileTypes: true });
    return entries.map(toEntry).sort((a, b) => (a.name < b.name ? -1 : 1));
  });
}

async function replaceFile(
  folder: HeldFolder,
  name: string,
  bytes: Uint8Array,
  mode: number | undefined,
): Promise<void> {
  const temporary = folder.entry(`.deckhand-${randomUUID()}`);
  try {
    await writeFile(temporary, bytes, { flag: "wx" });
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, folder.entry(name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function statOrNothing(real: string): Promise<Stats | undefined> {
  try {
    return await stat(real);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

function kindOf(found: Stats | Dirent): FileInfo["kind"] {
  if (found.isFile()) return "file";
  return found.isDirectory() ? "directory" : "other";
}

function toEntry(entry: Dirent): Entry {
  return { name: entry.name, kind: entry.isSymbolicLink() ? "link" : kindOf(entry) };
}

function refuseUnlessFile(found: Stats, path: string): void {
  const kind = kindOf(found);
  if (kind === "directory") throw new Mistake(`"${path}" is a directory, not a file.`);
  if (kind === "other") throw new Mistake(`"${path}" is a device, pipe or socket. Only regular files are allowed.`);
}

function tooLarge(path: string, size: number, maxBytes: number): Mistake {
  return new Mistake(
    `"${path}" has ${size} bytes, more than the ${maxBytes} allowed. Look at parts of it with commands.`,
  );
}

export type Entry = Readonly<{ name: string; kind: "file" | "directory" | "link" | "other" }>;

/** `mode` are the permission bits. */
export type FileInfo = Readonly<{ kind: "file" | "directory" | "other"; size: number; mode: number }>;

/**
 * Appends bytes to the file `name` in `outputDir`, creates it if needed, and resolves to its path. Rejects with a
 * `Mistake` if the disk fails, and with a "bug" Fault without a folder or for a name that leads out of it.
 */
export async function saveOutput(outputDir: string | undefined, name: string, bytes: Uint8Array): Promise<string> {
  if (outputDir === undefined) throw new Fault("bug", "There is no folder for long outputs.");
  if (!/^\w[\w.-]*$/.test(name)) throw new Fault("bug", `"${name}" is no name for a saved output.`);
  return orMistake(`save the output as "${name}"`, async () => {
    const folder = await holdFolder(outputDir, []);
    try {
      // NOFOLLOW, because commands can create links there; NONBLOCK, because they can create pipes.
      const flags =
        constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;
      await using file = await open(folder.entry(name), flags, 0o644);
      await file.writeFile(bytes);
    } finally {
      await folder.close();
    }
    return join(outputDir, name);
  });
}

// Node has no openat. On Linux, the number of an open folder in /proc does the same; elsewhere the path is used.
const isLinux = process.platform === "linux";

export type HeldFolder = Readonly<{
  /** A path to `name` in this very folder, even if the folder was moved. */
  entry(name: string): string;
  close(): Promise<void>;
}>;

/** The real path of an open file. */
function placeOfHandle(handle: FileHandle, path: string): Promise<string> {
  return realpath(isLinux ? `/proc/self/fd/${handle.fd}` : path);
}

/** Opens the folder `steps` below `root`, and creates what is missing. Fails on any link below the root. */
export async function holdFolder(root: string, steps: readonly string[]): Promise<HeldFolder> {
  await mkdir(root, { recursive: true });
  let path = root;
  let folder = held(await openFolder(root), root);
  for (const step of steps) {
    path = join(path, step);
    const outer = folder;
    try {
      folder = held(await openOrMake(outer.entry(step)), path);
    } finally {
      await outer.close();
    }
  }
  return folder;
}

function held(handle: FileHandle, path: string): HeldFolder {
  const base = isLinux ? `/proc/self/fd/${handle.fd}` : path;
  return { entry: (name) => join(base, name), close: () => handle.close() };
}

async function openOrMake(path: string): Promise<FileHandle> {
  try {
    return await openFolder(path);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
  await mkdir(path, { recursive: true }); // another process may be creating it at the same time
  return openFolder(path);
}

function openFolder(path: string): Promise<FileHandle> {
  return open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
}
