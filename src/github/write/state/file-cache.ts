/** The files of a state that are stored already: what has not changed is neither read nor sent again. */
import { isUtf8 } from "node:buffer";
import type { LeakScanner } from "../leak/scanner.ts";
import type { Contents, Read } from "./envelope.ts";
import { isStatePath, LIMITS, type StateFile, type StoredFile, sha256, storedFile } from "./state-file.ts";

type CachedFile = Readonly<{ stored: StoredFile; stamp: string; plain: string }>;

/** `stored` are all of the files, `added` the bytes of those that are new. */
type Put = Readonly<{ stored: ReadonlyMap<string, StoredFile>; added: Contents }>;

export class FileCache {
  readonly #leaks: LeakScanner;
  readonly #wrap: (bytes: Buffer) => Buffer;
  readonly #known = new Map<string, CachedFile>();

  /** `wrap` makes of a file what is stored of it. */
  constructor(leaks: LeakScanner, wrap: (bytes: Buffer) => Buffer) {
    this.#leaks = leaks;
    this.#wrap = wrap;
  }

  /** What was read is stored. */
  learn({ stored, files }: Pick<Read, "stored" | "files">): void {
    for (const [path, file] of stored) {
      const plain = files.get(path);
      if (plain) this.#known.set(path, { stored: file, stamp: "", plain: sha256(plain) });
    }
  }

  /** Leaves out what is no part of a state: odd names, what is no text, what is too large. */
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
    if (bytes.length > LIMITS.fileBytes / 2 || !isUtf8(bytes)) return undefined;
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
    const content = this.#wrap(Buffer.from((await this.#leaks.redactLong(bytes.toString())).text));
    added.set(path, content);
    return { stored: storedFile(content), stamp, plain };
  }
}
