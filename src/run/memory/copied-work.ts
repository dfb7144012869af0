/**
 * Copies the work of a run byte for byte into files of the state, where git can make no tree of it. It asks git for nothing but the
 * base in the broker's own repository, and does without that if it has to, so it can be called whatever is wrong with the work tree.
 */
import { readUntrusted, untrustedLink } from "../../core/workspace/untrusted-files.ts";
import { TooMuch, unpacked } from "../../leak/packed.ts";
import type { LeakScanner } from "../../leak/scanner.ts";
import { inSlices } from "../../leak/slices.ts";
import { countByFolder } from "../../policy/fullest-folder.ts";
import { type StateFile, storedFile } from "../../state/state-file.ts";
import { type Copy, MODES, MOST_COPIED } from "./copies.ts";
import type { Uncopied } from "./uncopied.ts";
import { type UnpublishedWork, unpublishedFiles } from "./unpublished.ts";
import { type BaseTree, type FoundTree, searchWorkTree, type WorkTree } from "./work-tree.ts";

export type CopyOptions = WorkTree &
  Readonly<{
    leaks: LeakScanner;
    /** The work that earlier runs left. A copy keeps the part that is not in the work tree. */
    before?: UnpublishedWork | undefined;
    /** Bytes, for all copies together; others of the state may have used a part. */
    room?: number;
    /** Copies are made of these files only. */
    only?: readonly string[] | undefined;
  }>;

type Sized = Readonly<{ path: string; size: number }>;
type Touched = FoundTree["touched"][number];

/**
 * `files` are for `Memory.leaveWork`, and name what is lost for the next run too. `why` is a clause for people. Paths are texts in
 * which no secret is. `unnamed` is how many are lost beside those that are named. Nothing is saved yet.
 */
export type CopiedWork = Readonly<{
  files: readonly StateFile[];
  kept: readonly Sized[];
  lost: readonly Uncopied[];
  unnamed: number;
}>;

/**
 * Everything that is new or changed since the run began, in the order of `inOrder`. Never rejects for what is in the work
 * tree.
 */
export async function copyWork(options: CopyOptions): Promise<CopiedWork> {
  const { leaks, before, base, room = MOST_COPIED.allBytes, only } = options;
  const found = only ? onlyOf(await searchWorkTree(options), new Set(only)) : await searchWorkTree(options);
  const taken = new Taking(options, found.base, Math.min(room, MOST_COPIED.allBytes));
  for (const file of inOrder(found.touched)) await taken.take(file);
  for (const path of found.gone) taken.leaveOut(path);
  const named = (path: string) => leaks.redact(Buffer.from(path, "latin1").toString()).text || "the workspace";
  const missed = [...found.shut.map((one) => ({ ...one, size: 0 })), ...taken.lost];
  const lost = missed.slice(0, MOST_NAMED).map((one) => ({ ...one, path: named(one.path) }));
  const copies = { base, all: taken.copies };
  const still = (before?.lost ?? []).filter(({ path }) => !lost.some((one) => one.path === path));
  const names = lost.map(({ path }) => ({ path, was: "" }));
  return {
    files: unpublishedFiles({
      patch: undefined,
      aside: before?.aside,
      copies,
      lost: [...names, ...still].slice(0, MOST_NAMED),
    }),
    kept: taken.copies.map((copy) => ({ path: named(copy.path), size: "bytes" in copy ? copy.bytes.length : 0 })),
    lost,
    unnamed: missed.length - lost.length + taken.unnamed,
  };
}

/**
 * The smallest first, of those the newest, and empty ones last: there can be many, and little is lost with them. If there
 * are more files than copies, those in folders with few of them come first: files that a program made by the thousand must
 * not take the place of one that somebody wrote.
 */
function inOrder(touched: FoundTree["touched"]): FoundTree["touched"] {
  const crowds = touched.length > MOST_COPIED.files ? countByFolder(touched.map(({ path }) => path)) : undefined;
  const crowd = ({ path }: Sized) => crowds?.get(path.slice(0, path.lastIndexOf("/") + 1)) ?? 0;
  const place = ({ size }: Sized) => (size === 0 ? Number.POSITIVE_INFINITY : size);
  return touched.toSorted(
    (one, other) =>
      crowd(one) - crowd(other) || Math.sign(place(one) - place(other) || 0) || other.changedMs - one.changedMs,
  );
}

function onlyOf(found: FoundTree, paths: ReadonlySet<string>): FoundTree {
  const isWanted = ({ path }: Readonly<{ path: string }>) => paths.has(Buffer.from(path, "latin1").toString());
  return { base: found.base, touched: found.touched.filter(isWanted), shut: found.shut.filter(isWanted), gone: [] };
}

const MOST_NAMED = 1000;

class Taking {
  readonly copies: Copy[] = [];
  readonly lost: { path: string; size: number; why: string }[] = [];
  unnamed = 0;
  readonly #options: CopyOptions;
  readonly #base: BaseTree | undefined;
  #room: number;

  constructor(options: CopyOptions, base: BaseTree | undefined, room: number) {
    this.#options = options;
    this.#base = base;
    this.#room = room;
  }

  /** Copies a file that differs from the base. */
  async take(file: Touched): Promise<void> {
    const { path, size } = file;
    const isFull = this.copies.length >= MOST_COPIED.files;
    // There can be hundreds of thousands of new files, and each that is read takes time.
    if (isFull && this.#base !== undefined && !this.#base.has(path)) {
      this.#lose(path, size, "there are too many files");
      return;
    }
    const read = this.#read(file);
    const why = typeof read === "string" ? read : await this.#whyNot(path, read);
    if (why === "") return;
    if (why !== undefined || typeof read === "string") this.#lose(path, size, why ?? "");
    else {
      this.copies.push({ path, was: this.#was(path), ...read });
      this.#room -= "bytes" in read ? read.bytes.length : read.target.length;
    }
  }

  #lose(path: string, size: number, why: string): void {
    if (this.lost.length < MOST_NAMED) this.lost.push({ path, size, why });
    else this.unnamed += 1;
  }

  /** Notes that a file of the base is no longer there. */
  leaveOut(path: string): void {
    if (this.copies.length < MOST_COPIED.files && this.#isSafeName(path))
      this.copies.push({ path, was: this.#was(path), kind: "gone" });
  }

  #was(path: string): string | null {
    return this.#base ? (this.#base.get(path)?.id ?? "") : null;
  }

  /** Or why not, as a clause for people; "" where nothing is lost. */
  #read({ path, size, isLink }: Touched): Content | string {
    const { workspace, signal } = this.#options;
    if (signal.aborted) return "the time was up";
    if (size > MOST_COPIED.fileBytes) return "it is too large";
    const name = Buffer.from(path, "latin1");
    const target = isLink ? untrustedLink(workspace, name) : undefined;
    if (target) return { kind: "link", target };
    const file = readUntrusted(workspace, name, MOST_COPIED.fileBytes);
    if (file.status === "read") return { kind: (file.mode & 0o100) !== 0 ? "executable" : "file", bytes: file.bytes };
    if (file.status === "missing" || file.why === "special") return "";
    return file.why === "too-large" ? "it is too large" : "it cannot be read";
  }

  /** Undefined where it is to be kept, and "" where the base has the very same. */
  async #whyNot(path: string, content: Content): Promise<string | undefined> {
    const bytes = "bytes" in content ? content.bytes : content.target;
    const before = this.#base?.get(path);
    if (before && before.mode === MODES[content.kind] && before.id === storedFile(bytes).object) return "";
    if (this.copies.length >= MOST_COPIED.files) return "there are too many files";
    if (bytes.length > this.#room) return "there is no room for it";
    if (!this.#isSafeName(path) || (await hasSecret(bytes, this.#options.leaks)))
      return "it contains what looks like a secret";
    return undefined;
  }

  #isSafeName(path: string): boolean {
    const texts = [path, Buffer.from(path, "latin1").toString()];
    return texts.every((text) => this.#options.leaks.scan(text).length === 0);
  }
}

type Content = Readonly<{ kind: "file" | "executable"; bytes: Buffer } | { kind: "link"; target: Buffer }>;

/** A search takes up to twenty times the memory of what it looks at; a secret is in one piece, or in two that overlap. */
const PIECE = 2 * 1024 * 1024;
const OVERLAP = 256 * 1024;

async function hasSecret(bytes: Buffer, leaks: LeakScanner): Promise<boolean> {
  if (bytes.length <= PIECE || (await isPacked(bytes))) return (await leaks.scanFile(bytes)).length > 0;
  for (let from = 0; from < bytes.length; from += PIECE) {
    const piece = bytes.subarray(from, from + PIECE + OVERLAP);
    if ((await leaks.scanFile(piece)).length > 0) return true;
  }
  return false;
}

async function isPacked(bytes: Buffer): Promise<boolean> {
  try {
    return (await inSlices(unpacked(bytes))).length > 1;
  } catch (error) {
    if (error instanceof TooMuch) return true;
    throw error;
  }
}
