/** Holds folders open while they are used, so that none can be replaced by a link in between. */
import { constants } from "node:fs";
import { type FileHandle, mkdir, open, realpath } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "./file-mistake.ts";

// Node has no openat. On Linux, the number of an open folder in /proc does the same; elsewhere the path is used.
const isLinux = process.platform === "linux";

export type HeldFolder = Readonly<{
  /** A path to `name` in this very folder, even if the folder was moved. */
  entry(name: string): string;
  close(): Promise<void>;
}>;

/** The real path of an open file. */
export function placeOfHandle(handle: FileHandle, path: string): Promise<string> {
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
