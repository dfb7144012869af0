/** Gives all tests one folder for temporary files, in TMPDIR or else in memory, and removes it afterwards. */
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Called by vitest before the workers start, which inherit the environment; what is returned is called at the end. */
export function setup(): () => void {
  const folder = mkdtempSync(join(process.env.TMPDIR ? tmpdir() : (memory() ?? tmpdir()), "deckhand-tests-"));
  process.env.TMPDIR = folder;
  // Under a name of our own: the workers would write theirs when all is removed.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Thousands of small files come and go, which takes a disk's file system a tenth of the whole time. */
function memory(): string | undefined {
  try {
    accessSync("/dev/shm", constants.W_OK | constants.X_OK);
    return "/dev/shm";
  } catch {
    return undefined; // not on Linux
  }
}
