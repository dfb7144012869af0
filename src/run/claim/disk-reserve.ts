/** Reserves disk space while tools work, so that the work and the report can be written when the disk is full. */
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

const MEGABYTES = 16;

const RESERVE = "reserve";

/**
 * Writes the file in the background. If there is no space, nothing is reserved. The returned function releases it, and can be
 * called more than once.
 */
export function keepReserve(folder: string): () => void {
  const path = join(folder, RESERVE);
  let isReleased = false;
  const take = async () => {
    await using file = await open(path, "w", 0o600);
    // Random bytes: a file system could store zeros without using space.
    const noise = randomBytes(1024 * 1024);
    for (let megabyte = 0; megabyte < MEGABYTES && !isReleased; megabyte += 1) await file.write(noise);
  };
  void take().catch(() => undefined);
  return () => {
    isReleased = true;
    rmSync(path, { force: true });
  };
}

/** Releases what a run has reserved that was killed. */
export function releaseReserve(folder: string): void {
  rmSync(join(folder, RESERVE), { force: true });
}
