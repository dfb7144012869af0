/**
 * Collects paths that may be any number: up to a limit all of them, and beyond it only how many there are and where. A run that leaves
 * more than that has nothing to publish, so nobody needs their names, and the memory that they take stays the same.
 */
import { type FolderCounts, fullestFolder } from "../../policy/fullest-folder.ts";
import { textAt } from "../byte-paths.ts";

/** More changed files are never listed: `max-patch-files` is 3,000 at most, and a patch of so many is too large to be kept. */
export const MOST_LISTED = 20_000;

/** Folders that are counted one by one. Files in more of them count as if they were in the root. */
const MOST_FOLDERS = 20_000;

export class CountedPaths {
  readonly #folders = new Map<string, number>();
  readonly #most: number;
  #paths: string[] = [];
  #count = 0;

  constructor(most = MOST_LISTED) {
    this.#most = most;
  }

  /** Latin-1. */
  add(path: string): void {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const place = this.#folders.has(folder) || this.#folders.size < MOST_FOLDERS ? folder : "";
    this.#folders.set(place, (this.#folders.get(place) ?? 0) + 1);
    this.#count += 1;
    if (this.#count <= this.#most) this.#paths.push(path);
    else this.#paths = [];
  }

  get count(): number {
    return this.#count;
  }

  get isTooMany(): boolean {
    return this.#count > this.#most;
  }

  /** None if they are too many. */
  get paths(): readonly string[] {
    return this.#paths;
  }

  get folders(): FolderCounts {
    return this.#folders;
  }
}

/** More changed files than are listed. `folder` is the clause of `fullestFolder`. */
export type TooMany = Readonly<{ files: number; folder: string }>;

/** Undefined where all of them together can be listed. */
export function tooManyOf(parts: readonly CountedPaths[]): TooMany | undefined {
  const files = parts.reduce((sum, { count }) => sum + count, 0);
  if (files <= MOST_LISTED) return undefined;
  const folders = new Map<string, number>();
  for (const part of parts)
    for (const [folder, count] of part.folders) {
      const place = textAt(folder);
      folders.set(place, (folders.get(place) ?? 0) + count);
    }
  return { files, folder: fullestFolder(folders) };
}
