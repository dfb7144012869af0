/** Rights of the owner on what tools have left, which may have been taken away. Nothing here follows a link at the end of a path. */
import { accessSync, chmodSync, closeSync, constants, fstatSync, openSync } from "node:fs";

/** Whether this user has the rights, as in `access(2)`. */
export function isAllowed(path: string | Buffer, rights: number): boolean {
  try {
    accessSync(path, rights);
    return true;
  } catch {
    return false;
  }
}

/** Not in Node's constants. The file is only named by it, so no right to read it is needed. */
const O_PATH = 0o10000000;

/**
 * Adds rights, and returns the mode that it was before; undefined where this user may not do that. It goes by the number of the open
 * file, so that no link can be put in its place in between.
 */
export function addRights(path: string | Buffer, rights: number): number | undefined {
  return changeMode(path, (mode) => mode | rights);
}

/** Sets the mode, if this user may do that. */
export function setMode(path: string | Buffer, mode: number): void {
  changeMode(path, () => mode);
}

function changeMode(path: string | Buffer, change: (mode: number) => number): number | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const file = openSync(path, O_PATH | constants.O_NOFOLLOW);
    try {
      const mode = fstatSync(file).mode & 0o7777;
      chmodSync(`/proc/self/fd/${file}`, change(mode));
      return mode;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined; // it is not there, or belongs to somebody else
  }
}
