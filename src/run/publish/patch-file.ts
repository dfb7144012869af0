/**
 * Writes a patch into a file of the runner, and reads it back: a comment names the file, and a full disk can leave a part of it
 * without an error.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Publisher } from "../../git/publisher.ts";
import { withReadableNames } from "../../git/readable-names.ts";
import { Fault } from "../../lib/fault.ts";
import type { Patch } from "../../render/report/changed-files.ts";

/** Throws a "config" Fault if the file does not have these very bytes afterwards. `path` is in a folder of our own. */
export function savePatch(path: string, bytes: Buffer): Patch {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    rmSync(path, { force: true }); // others need the room that a part of it takes
    throw error;
  }
  if (readFileSync(path).equals(bytes)) return { path, patch: withReadableNames(bytes.toString()) };
  throw new Fault("config", "A patch of the work could not be written on the runner.", {
    hint: "Check that the disk of the runner has room.",
  });
}

/** The difference of two trees or commits as such a file. */
export async function saveDifference(
  publisher: Publisher,
  { from, to, path }: Readonly<{ from: string; to: string; path: string }>,
): Promise<Patch> {
  return savePatch(path, await publisher.diff({ tree: to }, from));
}
