/** Which files a state may hold, how large it may be, and the one digest that stands for all of them. */
import { createHash } from "node:crypto";

/** A file of a state: `stamp` changes when it does. */
export type StateFile = Readonly<{ path: string; stamp: string; read(): Buffer }>;

/** A file as it lies in git: the object, and the SHA-256 of its bytes, on which the MAC relies and not on git's ids. */
export type StoredFile = Readonly<{ object: string; sha256: string; bytes: number }>;

const MB = 1024 * 1024;

/** Anyone who can push can write the ref: what goes beyond these is not read. Files in `MANIFEST` count too. */
export const LIMITS = { files: 20_000, fileBytes: 16 * MB, allBytes: 96 * MB } as const;

export const MANIFEST = "manifest.json";

// Plain names, at most five deep, none hidden: nothing that a file system or git could take for something else.
const PATH = /^(?:conversation|work)(?:\/[A-Za-z0-9_][\w.@-]{0,150}){1,5}$/;

export function isStatePath(path: string): boolean {
  return PATH.test(path) && !/\.(?:tmp|lock)$/.test(path);
}

export function digestOf(files: ReadonlyMap<string, StoredFile>): string {
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
