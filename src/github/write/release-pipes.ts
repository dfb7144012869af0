/**
 * Keeps git from waiting without end for a named pipe (fifo(7)) that tools made in the place of a file such as `.gitignore`,
 * which git opens wherever it lists or adds files.
 */
import { closeSync, constants, openSync, rmSync } from "node:fs";
import { opendir } from "node:fs/promises";
import { join } from "node:path";

/** Most captures end sooner and look for no pipes. */
const PATIENCE_MS = 2000;

/**
 * Resolves as `capture` does, in which git reads the work tree. If it takes long, pipes with names that git reads are removed
 * from the work tree, and git reads them as empty files. Call it when no tool runs.
 */
export async function releasePipesIfSlow<Result>(workspace: string, capture: () => Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const timer = setTimeout(() => void releasePipes(workspace, ended.signal), PATIENCE_MS);
  try {
    return await capture();
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

/** Never rejects. */
async function releasePipes(folder: string, signal: AbortSignal): Promise<void> {
  try {
    for await (const entry of await opendir(folder)) {
      if (signal.aborted) return;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await releasePipes(path, signal);
      else if (entry.isFIFO() && entry.name.startsWith(".git")) release(path);
    }
  } catch {
    // Git says what it cannot read.
  }
}

/** Opened for both, a pipe has a writer at once: whoever waits for one reads an empty file when it is closed. */
function release(path: string): void {
  const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  rmSync(path, { force: true });
  closeSync(pipe);
}
