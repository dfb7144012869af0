/**
 * Saves a state when no disk has room for all of it: with fewer copies of files, the smallest of which stay. Everything else of a
 * state is small, and without it the next run could not go on.
 */
import { isWithoutRoom } from "../../lib/system-error.ts";
import type { Manifest } from "../../state/manifest.ts";
import type { StateContents, StateFile } from "../../state/state-file.ts";
import type { SavedOrLost, StateStore } from "../../state/state-store.ts";
import { sameFiles } from "./conversation-files.ts";
import { type Copy, contentOf } from "./copies.ts";
import { noteUncopied, type Uncopied } from "./uncopied.ts";
import { asOther, isOfOther, ofOther, PENDING_REPORT, unpublishedFiles, unpublishedIn } from "./unpublished.ts";

type Draft = Parameters<StateStore["write"]>[0];

/** `files` are those of the draft that were saved, and `lost` the copies that were not. */
type Fitting = Readonly<{ files: readonly StateFile[]; lost: readonly Uncopied[] }>;

/** The parts of all copies that are tried one after the other. */
const PARTS = [1 / 4, 1 / 16, 1 / 64, 0];

/**
 * Call it when writing the draft has failed with `full`. Rejects with it where there is no room even without copies. The notes name
 * the copies that were not saved.
 */
export async function writeFewer(
  store: StateStore,
  draft: Draft,
  full: unknown,
  notes: Set<string>,
): Promise<Readonly<{ written: SavedOrLost; files: readonly StateFile[] }>> {
  const all = copiedIn(draft.files);
  const sizes = all.map(sizeOf).toSorted((one, other) => one - other);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  for (const part of all.length === 0 ? [] : PARTS) {
    const { files, lost } = withFewer(draft.files, largestWithin(sizes, bytes * part));
    try {
      const written = await store.write({ ...draft, files });
      noteUncopied({ notes }, lost);
      return { written, files };
    } catch (error) {
      if (!isWithoutRoom(error)) throw error;
    }
  }
  throw full;
}

/**
 * Saves how a run ended, and of its state only what was read: nobody waits for the thread then. Never rejects; resolves to whether
 * it is saved.
 */
export async function releaseOnly(store: StateStore, { begun, ended, files }: Released): Promise<boolean> {
  const { conversation_id, read_until, thread_digest } = begun;
  // A proposal is about actions in the part that is not saved.
  const manifest = { ...ended, conversation_id, read_until, thread_digest, proposal: null };
  return store.write({ manifest, files: sameFiles(files) }).then(
    ({ status }) => status === "saved",
    () => false, // the notes have the error of the attempt before
  );
}

/** The manifest and the files that were read, and the manifest as the run ended. */
type Released = Readonly<{ begun: Manifest; ended: Manifest; files: StateContents }>;

/** The size of the largest file among the smallest ones that have so many bytes together; -1 for none. */
function largestWithin(sizes: readonly number[], bytes: number): number {
  let [left, largest] = [bytes, -1];
  for (const size of sizes) {
    left -= size;
    if (left < 0) break;
    largest = size;
  }
  return largest;
}

function copiedIn(files: readonly StateFile[]): readonly Copy[] {
  return partsOf(files).flatMap(({ work }) => work?.copies?.all ?? []);
}

function sizeOf(copy: Copy): number {
  return copy.kind === "gone" ? 0 : contentOf(copy).length;
}

/** Without the copies that are larger. */
function withFewer(files: readonly StateFile[], largest: number): Fitting {
  const lost: Uncopied[] = [];
  const work = partsOf(files).flatMap(({ work, own, inPart }) => {
    if (!work?.copies) return own;
    const { base, all } = work.copies;
    const dropped = all.filter((copy) => copy.kind !== "gone" && sizeOf(copy) > largest);
    const named = dropped.map((copy) => ({ path: Buffer.from(copy.path, "latin1").toString(), size: sizeOf(copy) }));
    lost.push(...named.map((one) => ({ ...one, why: "the disk of the runner was full" })));
    const kept = all.filter((copy) => !dropped.includes(copy));
    const names = [...work.lost, ...named.map(({ path }) => ({ path, was: "" }))];
    return unpublishedFiles({ ...work, copies: { base, all: kept }, lost: names }).map(inPart);
  });
  return { files: [...files.filter(({ path }) => !isWork(path)), ...work], lost };
}

const isWork = (path: string) => path.startsWith("work/") && path !== PENDING_REPORT;

/** The work of this repository, and of each other one of the run. `inPart` gives a file of it the name that it has in the state. */
function partsOf(files: readonly StateFile[]) {
  const all = files.filter(({ path }) => isWork(path));
  const ids = all.filter(({ path }) => isOfOther(path)).map(({ path }) => Number(path.split("/")[2]));
  const main = all.filter(({ path }) => !isOfOther(path));
  const same = (file: StateFile) => file;
  return [
    { own: main, work: unpublishedIn(contentsOf(main)), inPart: same },
    ...[...new Set(ids)].map((id) => {
      const own = all.filter(({ path }) => isOfOther(path, id));
      return { own, work: unpublishedIn(ofOther(contentsOf(own), id)), inPart: (file: StateFile) => asOther(file, id) };
    }),
  ];
}

function contentsOf(files: readonly StateFile[]) {
  return new Map(files.map(({ path, read }) => [path, read()]));
}
