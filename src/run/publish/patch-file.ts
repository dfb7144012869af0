/**
 * Writes a patch into a file of the runner, and reads it back: a comment names the file, and a full disk can leave a part of it
 * without an error. A long patch is never in memory as a whole.
 */
import { createHash } from "node:crypto";
import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import type { Publisher } from "../../git/publisher.ts";
import { Fault } from "../../lib/fault.ts";
import type { Patch } from "../../render/report/changed-files.ts";

/** A patch as text, with the names of files as people wrote them. Most patches have no name that git quotes, and load nothing. */
export async function shownPatch(bytes: Buffer): Promise<string> {
  const text = bytes.toString("utf8");
  if (!/(?:^|\n)diff --git "/.test(text)) return text;
  return (await import("../../git/readable-names.ts")).withReadableNames(text);
}

/** In bytes. No comment has room for a patch of this length. */
const LONGEST_SHOWN = 1024 * 1024;

/** Hands over the bytes of a patch. */
type Write = (take: (piece: Buffer) => void) => Promise<void>;

/** Rejects with a "config" Fault if the file does not have these very bytes afterwards. `path` is in a folder of our own. */
export function savePatch(path: string, bytes: Buffer): Promise<Patch> {
  return saved(path, async (take) => take(bytes));
}

/** The difference of two trees or commits as such a file. */
export function saveDifference(
  publisher: Pick<Publisher, "diffPieces">,
  { from, to, path }: Readonly<{ from: string; to: string; path: string }>,
): Promise<Patch> {
  return saved(path, (take) => publisher.diffPieces({ tree: to }, take, from));
}

async function saved(path: string, write: Write): Promise<Patch> {
  const { beginning, isCut, digest } = await written(path, write).catch((error: unknown) => {
    rmSync(path, { force: true }); // others need the room that a part of it takes
    throw error;
  });
  if (digestOf(path) === digest)
    return { path, patch: await shownPatch(beginning), ...(isCut && { isCut: true as const }) };
  throw new Fault("config", "A patch of the work could not be written on the runner.", {
    hint: "Check that the disk of the runner has room.",
  });
}

type Written = Readonly<{ beginning: Buffer; isCut: boolean; digest: string }>;

async function written(path: string, write: Write): Promise<Written> {
  const hash = createHash("sha256");
  const beginning: Buffer[] = [];
  let length = 0;
  const file = openSync(path, "w");
  try {
    await write((piece) => {
      for (let at = 0; at < piece.length; ) at += writeSync(file, piece, at);
      hash.update(piece);
      if (length < LONGEST_SHOWN) beginning.push(piece.subarray(0, LONGEST_SHOWN - length));
      length += piece.length;
    });
  } finally {
    closeSync(file);
  }
  return { beginning: Buffer.concat(beginning), isCut: length > LONGEST_SHOWN, digest: hash.digest("hex") };
}

function digestOf(path: string): string {
  const [hash, part] = [createHash("sha256"), Buffer.allocUnsafe(LONGEST_SHOWN)];
  const file = openSync(path, "r");
  try {
    for (;;) {
      const length = readSync(file, part);
      if (length === 0) return hash.digest("hex");
      hash.update(part.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
}
