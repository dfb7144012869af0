/**
 * Writes a patch into a file of the runner, and reads it back: a comment names the file, and a full disk can leave a part of it
 * without an error.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Publisher } from "../../git/publisher.ts";
import { Fault } from "../../lib/fault.ts";
import type { Patch } from "../../render/report/changed-files.ts";

/** A patch as text, with the names of files as people wrote them. Most patches have no name that git quotes, and load nothing. */
export async function shownPatch(bytes: Buffer): Promise<string> {
  const text = bytes.toString("utf8");
  if (!/(?:^|\n)diff --git "/.test(text)) return text;
  return (await import("../../git/readable-names.ts")).withReadableNames(text);
}

/** Rejects with a "config" Fault if the file does not have these very bytes afterwards. `path` is in a folder of our own. */
export async function savePatch(path: string, bytes: Buffer): Promise<Patch> {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    rmSync(path, { force: true }); // others need the room that a part of it takes
    throw error;
  }
  if (readFileSync(path).equals(bytes)) return { path, patch: await shownPatch(bytes) };
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
