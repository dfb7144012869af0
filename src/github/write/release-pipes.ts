/**
 * Keeps git from waiting without end for a named pipe (fifo(7)) that tools made in the place of a file such as `.gitignore`,
 * which git opens wherever it lists or adds files.
 */
import { closeSync, constants, openSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes the pipes with names that git reads from a work tree, so that git reads them as empty files. Call it when no tool
 * runs, and while git waits. Never rejects.
 */
export async function releasePipes(folder: string, signal: AbortSignal): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (signal.aborted) return;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await releasePipes(path, signal);
    else if (entry.isFIFO() && entry.name.startsWith(".git")) release(path);
  }
}

/** Opened for both, a pipe has a writer at once: a process that waits for one reads an empty file when it is closed. */
function release(path: string): void {
  try {
    const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK | constants.O_NOFOLLOW);
    rmSync(path, { force: true });
    closeSync(pipe);
  } catch {
    // Git cannot open it either, and goes on.
  }
}
