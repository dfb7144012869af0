/**
 * Which files a state may hold, how large it may be, the one digest that stands for all of them, and which of them are
 * stored already: what has not changed is neither read nor sent again.
 */
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import type { LeakScanner } from "../leak/scanner.ts";

/** A file of a state: `stamp` changes when it does. */
export type StateFile = Readonly<{ path: string; stamp: string; read(): Buffer }>;

/** A file as it lies in git: the object, and the SHA-256 of its bytes, on which the MAC relies and not on git's ids. */
export type StoredFile = Readonly<{ object: string; sha256: string; bytes: number }>;

/** Path → content. */
export type StateContents = ReadonlyMap<string, Buffer>;

const MB = 1024 * 1024;

/**
 * Anyone who can push can write the ref: what goes beyond `files`, `fileBytes` and `allBytes` is not read. Files in `MANIFEST` count
 * too. `textBytes` is the most of one text. `filesBesideCopies` and `besideCopies` are the most of everything but copies, so that
 * copies never keep a conversation from being saved.
 */
export const LIMITS = {
  files: 40_000,
  filesBesideCopies: 20_000,
  fileBytes: 24 * MB,
  allBytes: 160 * MB,
  textBytes: 8 * MB,
  besideCopies: 96 * MB,
} as const;

export const MANIFEST = "manifest.json";

// Plain names, at most five deep, none hidden: nothing that a file system or git could take for something else.
const PATH = /^(?:conversation|work)(?:\/[A-Za-z0-9_][\w.@-]{0,150}){1,5}$/;

export function isStatePath(path: string): boolean {
  return PATH.test(path) && !/\.(?:tmp|lock)$/.test(path);
}

const COPY = /^work\/(?:repositories\/\d+\/)?copies\//;

/**
 * Whether this is a file of the work as it was, byte for byte. It is stored as it is: who makes one has looked through it for
 * secrets. All other files are texts, in which secrets are hidden.
 */
export function isCopy(path: string): boolean {
  return COPY.test(path);
}

export function stateDigest(files: ReadonlyMap<string, StoredFile>): string {
  const hash = createHash("sha256");
  for (const path of [...files.keys()].sort()) hash.update(`${path}\0${files.get(path)?.sha256}\n`);
  return hash.digest("hex");
}

export function storedFile(bytes: Uint8Array): StoredFile {
  const object = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  return { object, sha256: sha256(bytes), bytes: bytes.length };
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** `name` is what the state is of, e.g. `threads/7`. */
export type StateName = Readonly<{ name: string; ref: string; branch: string }>;

const REFS = "refs/deckhand/";
const BRANCHES = "refs/heads/deckhand/state/";

export function threadState(number: number): StateName {
  return { name: `threads/${number}`, ref: `${REFS}threads/${number}`, branch: `${BRANCHES}${number}` };
}

/** For work without a thread; what makes it the same work again is its key. */
export function taskState(key: string): StateName {
  const short = createHash("sha256").update(key).digest("hex").slice(0, 32);
  return { name: `tasks/${short}`, ref: `${REFS}tasks/${short}`, branch: `${BRANCHES}task-${short}` };
}

type CachedFile = Readonly<{ stored: StoredFile; stamp: string; plain: string }>;

/** `stored` are all of the files, `added` the bytes of those that are new. */
export type Put = Readonly<{ stored: ReadonlyMap<string, StoredFile>; added: StateContents }>;

export class FileCache {
  readonly #leaks: LeakScanner;
  readonly #wrap: (bytes: Buffer) => Buffer;
  #known = new Map<string, CachedFile>();

  /** `wrap` makes of a file what is stored of it. */
  constructor(leaks: LeakScanner, wrap: (bytes: Buffer) => Buffer) {
    this.#leaks = leaks;
    this.#wrap = wrap;
  }

  /** Remembers that these files are stored, because they were read. */
  learn({ stored, files }: Readonly<{ stored: ReadonlyMap<string, StoredFile>; files: StateContents }>): void {
    for (const [path, file] of stored) {
      const plain = files.get(path);
      if (plain) this.#known.set(path, { stored: file, stamp: "", plain: sha256(plain) });
    }
  }

  /** The returned function forgets what was put from now on. */
  remember(): () => void {
    const known = new Map(this.#known);
    return () => {
      this.#known = known;
    };
  }

  /** Leaves out what is no part of a state: odd names, what is no text and no copy, what is too large. */
  async put(files: readonly StateFile[]): Promise<Put> {
    const stored = new Map<string, StoredFile>();
    const added = new Map<string, Buffer>();
    for (const file of files.filter(({ path }) => isStatePath(path))) {
      const known = this.#known.get(file.path);
      const isSame = known !== undefined && known.stamp === file.stamp;
      const current = isSame ? known : await this.#take(file, known, added);
      if (current) stored.set(file.path, current.stored);
    }
    return { stored, added };
  }

  async #take(
    file: StateFile,
    known: CachedFile | undefined,
    added: Map<string, Buffer>,
  ): Promise<CachedFile | undefined> {
    const bytes = file.read();
    const isFit = isCopy(file.path)
      ? bytes.length <= LIMITS.fileBytes - MB
      : bytes.length <= LIMITS.textBytes && isUtf8(bytes);
    if (!isFit) return undefined;
    const plain = sha256(bytes);
    const isSame = known !== undefined && known.plain === plain;
    const current = isSame ? { ...known, stamp: file.stamp } : await this.#add(file, { bytes, plain }, added);
    this.#known.set(file.path, current);
    return current;
  }

  async #add(
    { path, stamp }: StateFile,
    { bytes, plain }: { bytes: Buffer; plain: string },
    added: Map<string, Buffer>,
  ) {
    const clean = isCopy(path) ? bytes : Buffer.from((await this.#leaks.redactLong(bytes.toString())).text);
    const content = this.#wrap(clean);
    added.set(path, content);
    return { stored: storedFile(content), stamp, plain };
  }
}
