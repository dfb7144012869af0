/**
 * Asks GitHub for files of a state that was just pushed, and compares them with what was meant. It costs some answers of
 * GitHub's, so it is done for work that exists nowhere else, and not for each checkpoint.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../core/workspace/git/settings.ts";
import { git, makeBareRepository } from "../core/workspace/git.ts";
import { authorization, type GitRemote } from "../git/commit/push.ts";
import { toFault } from "../lib/fault.ts";
import { isWithoutRoom } from "../lib/system-error.ts";
import { readBlobs } from "../policy/entries.ts";
import { type StoredFile, sha256 } from "./state-file.ts";

/** `why` is a sentence for people. */
export type ReadBack = Readonly<{ status: "saved"; proof: Saved } | { status: "unsaved"; why: string }>;

/** `commit` is what `ref` was pushed to, with these files, as they are stored. */
export type Pushed = Readonly<{ ref: string; commit: string; files: ReadonlyMap<string, StoredFile> }>;

type Source = Readonly<{
  /** Folders in which we may make one of our own: the first that has room is used. */
  folders: readonly string[];
  environment: Readonly<Record<string, string>>;
  remote: GitRemote;
  /** Asks GitHub for the commits of the ref. */
  tips(ref: string): Promise<ReadonlyMap<string, string>>;
}>;

/** Files of which GitHub has given back the very bytes. Nobody else can make one, so it can be asked for as a proof. */
export class Saved {
  readonly #paths: ReadonlySet<string>;

  private constructor(paths: readonly string[]) {
    this.#paths = new Set(paths);
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Never rejects. `paths` that were not pushed are not saved. */
  static async readBack(source: Source, pushed: Pushed, paths: readonly string[]): Promise<ReadBack> {
    try {
      const tip = (await source.tips(pushed.ref)).get(pushed.ref);
      if (tip !== pushed.commit) return unsaved("The saved state was changed by somebody else at once.");
      const wanted = paths.map((path) => pushed.files.get(path)).filter((file) => file !== undefined);
      if (wanted.length < paths.length) return unsaved("A part of it is too large for the saved state.");
      const isSame = await isGivenBack(source, pushed.ref, wanted);
      return isSame ? { status: "saved", proof: new Saved(paths) } : unsaved("GitHub gave back something else.");
    } catch (error) {
      return unsaved(`It could not be read back from GitHub. ${toFault(error).message}`);
    }
  }
}

function unsaved(why: string): ReadBack {
  return { status: "unsaved", why };
}

async function isGivenBack(source: Source, ref: string, files: readonly StoredFile[]): Promise<boolean> {
  for (const above of source.folders.slice(0, -1)) {
    try {
      return await isGivenBackIn(above, source, ref, files);
    } catch (error) {
      if (!isWithoutRoom(error)) throw error;
    }
  }
  return isGivenBackIn(source.folders.at(-1) ?? "", source, ref, files);
}

/** Into a repository that has nothing: what is there afterwards came from GitHub. */
async function isGivenBackIn(
  above: string,
  source: Omit<Source, "folders">,
  ref: string,
  files: readonly StoredFile[],
): Promise<boolean> {
  const folder = mkdtempSync(join(above, "deckhand-read-back-"));
  const gitDir = join(folder, "read-back.git");
  try {
    makeBareRepository(gitDir);
    const access = source.remote.token === "" ? {} : authorization(source.remote);
    const run = git({ folder, gitDir, environment: { ...source.environment, ...access } });
    await fetchFiles(run, { url: source.remote.url, ref }, files);
    for (const some of inPortions(files)) {
      const blobs = await readBlobs(
        run,
        some.map(({ object }) => object),
      );
      const isSame = ({ object, sha256: wanted }: StoredFile) =>
        sha256(blobs.get(object) ?? Buffer.alloc(0)) === wanted;
      if (!some.every(isSame)) return false;
    }
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** So many bytes are held in memory at once, or one file. */
const PORTION = 8 * 1024 * 1024;

function inPortions(files: readonly StoredFile[]): readonly (readonly StoredFile[])[] {
  const portions: StoredFile[][] = [];
  let room = 0;
  for (const file of files) {
    room -= file.bytes;
    const last = portions.at(-1);
    if (last && room >= 0) last.push(file);
    else {
      portions.push([file]);
      room = PORTION - file.bytes;
    }
  }
  return portions;
}

const FETCH = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head"];

/** These files alone; or all of the ref, from a server that gives no single ones. */
async function fetchFiles(
  run: Git,
  { url, ref }: Readonly<{ url: string; ref: string }>,
  files: readonly StoredFile[],
) {
  const ids = [...new Set(files.map(({ object }) => object))];
  try {
    await run.raw([...FETCH, "--stdin", url], ids.map((id) => `${id}\n`).join(""));
  } catch {
    await run.raw([...FETCH, "--depth=1", url, ref]);
  }
}
