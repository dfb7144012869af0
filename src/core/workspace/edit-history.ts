/** What files were before they were edited, so that an edit can be undone, also by the process after this one. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { Mistake } from "../../lib/fault.ts";
import { listDirectory, readFile, removeFile, statFile, writeWholeFile } from "./files.ts";

const depth = 10;
/** Larger versions stay in memory. */
const maxStoredBytes = 256 * 1024;

/** `bytes` are set if the version is in memory only. */
type Version = Readonly<{ name: string; bytes?: Uint8Array }>;

/**
 * The last ten versions of each file, by its real path. They are stored in `folder`, which no path of a tool may reach;
 * without a folder, or where the disk refuses, they stay in memory.
 */
export class EditHistory {
  readonly #folder: string | undefined;
  readonly #versions = new Map<string, readonly Version[]>();

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Never rejects: the edit has been made, whatever becomes of its copy. `mayStore: false` keeps it in memory. */
  async remember(file: string, before: Uint8Array, { mayStore }: Readonly<{ mayStore: boolean }>): Promise<void> {
    const versions = await this.#of(file);
    const name = String(Number(versions.at(-1)?.name ?? 0) + 1).padStart(6, "0");
    const isStored = mayStore && before.length <= maxStoredBytes && (await this.#store(file, name, before));
    const all = [...versions, isStored ? { name } : { name, bytes: before }];
    for (const version of all.slice(0, -depth)) await this.#discard(file, version);
    this.#versions.set(file, all.slice(-depth));
  }

  /** The bytes before the last edit, or undefined if there is none. A `Mistake` if its copy cannot be read. */
  async last(file: string): Promise<Uint8Array | undefined> {
    const version = (await this.#of(file)).at(-1);
    if (!version || this.#folder === undefined) return version?.bytes;
    return version.bytes ?? readFile([this.#folder], this.#pathOf(file, version.name), maxStoredBytes);
  }

  /** Never rejects: the edit has been undone. */
  async forgetLast(file: string): Promise<void> {
    const versions = await this.#of(file);
    const last = versions.at(-1);
    if (last) await this.#discard(file, last);
    this.#versions.set(file, versions.slice(0, -1));
  }

  async #of(file: string): Promise<readonly Version[]> {
    return this.#versions.get(file) ?? (await this.#stored(file));
  }

  /** What an earlier process stored. */
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

  async #discard(file: string, { name, bytes }: Version): Promise<void> {
    const folder = this.#folder;
    if (bytes || folder === undefined) return;
    await orElse(undefined, () => removeFile([folder], this.#pathOf(file, name)));
  }

  #pathOf(file: string, name = ""): string {
    return join(this.#folder ?? "", createHash("sha256").update(file).digest("hex").slice(0, 16), name);
  }
}

/** Where the disk refuses, `fallback`. */
async function orElse<Result>(fallback: Result, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof Mistake) return fallback;
    throw error;
  }
}
