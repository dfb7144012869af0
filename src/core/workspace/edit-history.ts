/** Stores earlier versions of edited files, so that an edit can be undone, also by a later process. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { Mistake } from "../../lib/fault.ts";
import { listDirectory, readFile, removeFile, statFile, writeWholeFile } from "./files.ts";

const depth = 10;
/** Larger versions stay in memory. */
const maxStoredBytes = 256 * 1024;
const MB = 1024 * 1024;
/** For all versions in memory, and for all that this process has stored. */
const LIMITS = { held: 16 * MB, stored: 64 * MB };

/** `bytes` are set if the version is only in memory. */
type Version = Readonly<{ name: string; bytes?: Uint8Array }>;

/** The space that a version takes. */
type Room = Readonly<{ file: string; size: number }>;

/**
 * The last ten versions of each file, by real path. They are stored in `folder`, which no tool can reach; without a
 * folder, or if the disk fails, the latest 16 MB of all files stay in memory. 64 MB of all files are stored.
 */
export class EditHistory {
  readonly #folder: string | undefined;
  readonly #versions = new Map<string, readonly Version[]>();
  /** The versions in memory, and those that this process has stored, the oldest first. */
  readonly #held = new Map<Version, Room>();
  readonly #kept = new Map<Version, Room>();

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Never rejects, because the edit has already been made. `mayStore: false` keeps the copy in memory. */
  async remember(file: string, before: Uint8Array, { mayStore }: Readonly<{ mayStore: boolean }>): Promise<void> {
    const versions = await this.#of(file);
    const name = String(Number(versions.at(-1)?.name ?? 0) + 1).padStart(6, "0");
    const isStored = mayStore && before.length <= maxStoredBytes && (await this.#store(file, name, before));
    const version: Version = isStored ? { name } : { name, bytes: before };
    (isStored ? this.#kept : this.#held).set(version, { file, size: before.length });
    await this.#keep(file, [...versions, version], depth);
    await this.#limit(this.#held, LIMITS.held);
    await this.#limit(this.#kept, LIMITS.stored);
  }

  /** Keeps only the last `most` versions. */
  async #keep(file: string, versions: readonly Version[], most: number): Promise<void> {
    const kept = most === 0 ? [] : versions.slice(-most);
    for (const version of versions.slice(0, versions.length - kept.length)) await this.#discard(file, version);
    this.#versions.set(file, kept);
  }

  /**
   * Older versions of the file are removed with a version, because without it they are not what was before the next
   * edit.
   */
  async #limit(rooms: ReadonlyMap<Version, Room>, most: number): Promise<void> {
    let size = 0;
    for (const room of rooms.values()) size += room.size;
    for (const [version, { file }] of rooms) {
      if (size <= most) return;
      const versions = await this.#of(file);
      const gone = versions.slice(0, versions.indexOf(version) + 1);
      for (const old of gone) size -= rooms.get(old)?.size ?? 0;
      await this.#keep(file, versions, versions.length - gone.length);
    }
  }

  /**
   * Returns the bytes before the last edit, or undefined if there is none. Rejects with a `Mistake` if the copy cannot
   * be read.
   */
  async last(file: string): Promise<Uint8Array | undefined> {
    const version = (await this.#of(file)).at(-1);
    if (!version || this.#folder === undefined) return version?.bytes;
    return version.bytes ?? readFile([this.#folder], this.#pathOf(file, version.name), maxStoredBytes);
  }

  /** Never rejects, because the edit has already been undone. */
  async forgetLast(file: string): Promise<void> {
    const versions = await this.#of(file);
    const last = versions.at(-1);
    if (last) await this.#discard(file, last);
    this.#versions.set(file, versions.slice(0, -1));
  }

  async #of(file: string): Promise<readonly Version[]> {
    return this.#versions.get(file) ?? (await this.#stored(file));
  }

  /** Versions that an earlier process stored. */
  async #stored(file: string): Promise<readonly Version[]> {
    const folder = this.#folder;
    if (folder === undefined) return [];
    const path = this.#pathOf(file);
    const entries = await orElse([], async () =>
      (await statFile([folder], path)) ? listDirectory([folder], path) : [],
    );
    return entries.filter(({ name }) => /^\d{6}$/.test(name)).map(({ name }) => ({ name }));
  }

  async #store(file: string, name: string, bytes: Uint8Array): Promise<boolean> {
    const folder = this.#folder;
    if (folder === undefined) return false;
    return orElse(false, async () => {
      await writeWholeFile([folder], this.#pathOf(file, name), bytes);
      return true;
    });
  }

  async #discard(file: string, version: Version): Promise<void> {
    const folder = this.#folder;
    this.#held.delete(version);
    this.#kept.delete(version);
    if (version.bytes || folder === undefined) return;
    await orElse(undefined, () => removeFile([folder], this.#pathOf(file, version.name)));
  }

  #pathOf(file: string, name = ""): string {
    return join(this.#folder ?? "", createHash("sha256").update(file).digest("hex").slice(0, 16), name);
  }
}

/** Returns `fallback` if the disk fails. */
async function orElse<Result>(fallback: Result, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof Mistake) return fallback;
    throw error;
  }
}
