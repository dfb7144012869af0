/**
 * Files that a tool took out of the work tree by a sparse checkout, which the index of the checkout says: nobody has deleted them.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../core/workspace/git/settings.ts";
import { lookAtUntrusted, readUntrusted } from "../core/workspace/untrusted-files.ts";
import { ABSENT, type ChangeEntry, latinOf } from "../policy/entries.ts";

/** `objects` is git in the private repository, with more variables. */
type Place = Readonly<{ gitDir: string; workspace: string; objects(extra: Readonly<Record<string, string>>): Git }>;

const LARGEST_INDEX = 64 * 1024 * 1024;
const INDEX = ".git/index";

/**
 * Returns those entries of a difference that are gone, and that the checkout's index has with the same content and the bit
 * that says so. None if that index cannot be read.
 */
export async function sparseOf(entries: readonly ChangeEntry[], place: Place): Promise<readonly ChangeEntry[]> {
  const gone = entries.filter(({ newMode }) => newMode === ABSENT);
  if (gone.length === 0 || lookAtUntrusted(place.workspace, ".git/info/sparse-checkout") === undefined) return [];
  const found = readUntrusted(place.workspace, INDEX, LARGEST_INDEX);
  if (found.status !== "read") return [];
  const copy = join(place.gitDir, "sparse-index");
  writeFileSync(copy, found.bytes);
  const list = ["ls-files", "-z", "-t", "--stage"];
  const skipped = new Map<string, string>();
  // `S 100644 <object> 0`, a tab, the path
  const take = (line: string) => {
    const [tag, , object = ""] = line.split(" ", 3);
    if (tag === "S") skipped.set(line.slice(line.indexOf("\t") + 1), object);
  };
  await place
    .objects({ GIT_INDEX_FILE: copy })
    .records(list, take)
    .catch(() => skipped.clear());
  rmSync(copy, { force: true });
  return gone.filter(({ quoted, oldObject }) => skipped.get(latinOf(quoted)) === oldObject);
}
