/** Disks of a few megabytes, for what happens when they are full. Only root can mount one. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A small disk of its own; false where this machine does not let us mount one. Unmounted when the test is over. */
export function smallDisk(folder: string, megabytes: number): boolean {
  mkdirSync(folder, { recursive: true });
  const size = `size=${Math.round(megabytes * 1024)}k`;
  const mount = spawnSync("mount", ["-t", "tmpfs", "-o", size, "small", folder]);
  if (mount.status === 0) onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return mount.status === 0;
}

/** A new folder with a small disk on it; undefined where this machine does not let us mount one. */
export function newSmallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-disk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return smallDisk(folder, megabytes) ? folder : undefined;
}

/** Takes the room that is left on the disk of this folder. */
export function fill(folder: string): void {
  spawnSync("sh", ["-c", "head -c 1G /dev/zero >> fill"], { cwd: folder });
}
