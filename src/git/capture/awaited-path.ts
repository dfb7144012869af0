/** Finds the named pipe for which git waits without end in a work tree. Use it only where no tool has run yet. */
import { closeSync, constants, openSync, statSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { blockingPaths, wholePath } from "./readable-tree.ts";

/** Entries that are looked at before others get their turn. */
const AT_ONCE = 500;

/** Relative to the work tree; undefined where nobody waits for any path that git reads, or the signal is aborted. */
export async function awaitedPath(workspace: string, signal: AbortSignal): Promise<string | undefined> {
  let looks = 0;
  for (const path of blockingPaths(workspace)) {
    if (path !== undefined && isAwaited(workspace, path)) return Buffer.from(path, "latin1").toString();
    looks += 1;
    if (looks % AT_ONCE === 0) await setImmediate();
    if (signal.aborted) return undefined;
  }
  return undefined;
}

/**
 * Opening a pipe to write fails at once where nobody reads, or waits to read (fifo(7)). It also releases anyone who waits there: a
 * process that git has started would stay when git is ended.
 */
function isAwaited(workspace: string, path: string): boolean {
  const whole = wholePath(workspace, path);
  try {
    if (!statSync(whole).isFIFO()) return true; // a device without an end
    closeSync(openSync(whole, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch {
    return false;
  }
}
