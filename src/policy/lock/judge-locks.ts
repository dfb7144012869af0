/** Lets lock files through that changed with their manifests and keep to the places that they had. */
import type { Git } from "../../core/workspace/git/settings.ts";
import { oneLine } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import type { Withheld } from "../codes.ts";
import { type ChangeEntry, readBlobs } from "../entries.ts";
import { compareLocks, type LockVerdict } from "./compare-locks.ts";
import type { Format } from "./formats.ts";
import { type Lock, type Manifests, strangeAddress } from "./lock.ts";
import { nameOf } from "./pairs.ts";
import type { Files } from "./repository.ts";

/** A lock file that is published without approval: the manifests that changed with it, and its new entries. */
export type PassedLock = Readonly<{ path: string; manifests: readonly string[]; added: readonly string[] }>;

/** `locks` are withheld only because they are lock files. `files` are all files of the published tree. */
export type Judging = Readonly<{ entries: readonly ChangeEntry[]; locks: readonly ChangeEntry[]; files: Files }>;

/** Removes the verdict of each lock file that passes, and gives the others a reason. */
export async function judgeLocks(
  git: Git,
  { entries, locks, files }: Judging,
  verdicts: Map<ChangeEntry, Withheld>,
): Promise<PassedLock[]> {
  const judged = locks.filter((entry) => verdicts.get(entry)?.code === "DKH-103");
  if (judged.length === 0) return [];
  const [{ FORMATS }, { manifestsOf, manifestsSay }] = await Promise.all([
    import("./formats.ts"),
    import("./repository.ts"),
  ]);
  const changed = new Set(
    entries.filter((entry) => !verdicts.has(entry) && isRewritten(entry)).map(({ path }) => path),
  );
  const before = filesBefore(files, entries);
  const passed: PassedLock[] = [];
  for (const entry of judged) {
    const { path } = entry;
    const owned = await manifestsOf(git, path, files);
    const manifests = [...owned.keys()].filter((manifest) => changed.has(manifest)).sort();
    const [unread] = [...owned].flatMap(([manifest, read]) => (read ? [] : [manifest]));
    const old = await manifestsOf(git, path, before);
    const say = manifestsSay(path, owned.values(), files, old.values());
    const format = FORMATS.get(nameOf(path));
    const verdict = !format
      ? refused("a lock file with this spelling of its name is not checked")
      : manifests.length === 0
        ? refused("its manifest has not changed with it")
        : unread !== undefined
          ? refused(`its manifest ${code(oneLine(unread, 100))} cannot be read`)
          : await judge(git, entry, say, format);
    if (verdict.status === "kept") {
      verdicts.delete(entry);
      passed.push({ path, manifests, added: verdict.added });
    } else verdicts.set(entry, { path, code: "DKH-103", detail: verdict.why });
  }
  return passed;
}

/** As they were, of those that are there after the change. */
function filesBefore(files: Files, entries: readonly ChangeEntry[]): Files {
  const old = new Map(files);
  for (const { path, oldObject, oldMode } of entries)
    if (oldMode.startsWith("100") && files.has(path)) old.set(path, oldObject);
    else old.delete(path);
  return old;
}

function isRewritten({ oldObject, newObject, newMode }: ChangeEntry): boolean {
  return oldObject !== newObject && newMode.startsWith("100");
}

async function judge(
  git: Git,
  { oldObject, newObject }: ChangeEntry,
  manifests: Manifests,
  format: Format,
): Promise<LockVerdict> {
  const texts = await readBlobs(git, [oldObject, newObject]);
  const [before, after] = [oldObject, newObject].map((object) => texts.get(object));
  if (!after) return refused("it cannot be read");
  const [old, fresh] = [before && readLock(before, format), readLock(after, format)];
  if (typeof old === "string") return refused(`as it was before, ${old}`);
  if (typeof fresh === "string") return refused(fresh);
  const verdict = compareLocks(old, fresh, format.places, manifests);
  if (verdict.status === "refused") return verdict;
  const strange = strangeAddress(before?.toString() ?? "", after.toString(), {
    ...format,
    hasFolder: manifests.hasFolder,
  });
  return strange === undefined ? verdict : refused(`it has a new address, ${code(oneLine(strange, 100))}`);
}

function refused(why: string): LockVerdict {
  return { status: "refused", why };
}

/** Or why it cannot be read. */
function readLock(bytes: Buffer, { read }: Format): Lock | string {
  try {
    return read(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    return `it cannot be checked: ${code(oneLine(error instanceof Error ? error.message : String(error), 100))}`;
  }
}
