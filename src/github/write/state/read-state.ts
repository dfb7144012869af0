/** Reads a state out of git. Anybody who can push can have written it: it is measured before it is read, and signed or nothing. */
import type { Git } from "../../../core/workspace/git/settings.ts";
import { readBlobs } from "../policy/entries.ts";
import { disclose, type Owner, plainManifest, type StateKeys, type Unusable, unusable } from "./envelope.ts";
import type { Manifest } from "./manifest.ts";
import { digestOf, isStatePath, LIMITS, MANIFEST, type StoredFile, storedFile } from "./state-file.ts";

/** Path → content. */
export type Contents = ReadonlyMap<string, Buffer>;

export type Read = Readonly<{
  status: "found";
  manifest: Manifest;
  files: Contents;
  stored: ReadonlyMap<string, StoredFile>;
  isSealed: boolean;
}>;

type StateEntry = Readonly<{ mode: string; object: string; bytes: number; path: string }>;

export async function readState(git: Git, commit: string, owner: Owner, keys: StateKeys): Promise<Read | Unusable> {
  const stored = await storedIn(git, commit);
  return "status" in stored ? stored : believe(stored, owner, keys);
}

/** `outcome` is how the last run ended, if one has. */
export type Unverified = Readonly<{ status: "found"; outcome: string | null; files: Contents }>;

/** For people who have no key. Nobody knows who wrote it, so no run may act on it. */
export async function readUnverified(git: Git, commit: string): Promise<Unverified | Unusable> {
  const stored = await storedIn(git, commit);
  if ("status" in stored) return stored;
  const manifest = plainManifest(stored.get(MANIFEST)?.toString() ?? "");
  if (!manifest) return unusable("it is encrypted, damaged, or was written by another version");
  const files = new Map([...stored].filter(([path]) => path !== MANIFEST));
  return { status: "found", outcome: manifest.outcome, files };
}

async function storedIn(git: Git, commit: string): Promise<Contents | Unusable> {
  const entries = await entriesOf(git, commit);
  const problem = problemIn(entries);
  if (problem !== undefined) return unusable(problem);
  const blobs = await readBlobs(
    git,
    entries.map(({ object }) => object),
  );
  return new Map(
    entries.flatMap(({ path, object }) => {
      const bytes = blobs.get(object);
      return bytes ? [[path, bytes] as const] : [];
    }),
  );
}

function believe(blobs: Contents, owner: Owner, keys: StateKeys): Read | Unusable {
  const enclosed = disclose(blobs.get(MANIFEST)?.toString() ?? "", owner, keys);
  if (enclosed.status === "unusable") return enclosed;
  const bodies = [...blobs].filter(([path]) => path !== MANIFEST);
  const stored = new Map(bodies.map(([path, bytes]) => [path, storedFile(bytes)]));
  if (digestOf(stored) !== enclosed.files) return unusable("its files are not those that were signed");
  const { manifest, isSealed } = enclosed;
  const plain = bodies.map(([path, bytes]) => [path, isSealed ? keys.unseal(bytes) : bytes] as const);
  const files = new Map(plain.flatMap(([path, bytes]) => (bytes ? [[path, bytes] as const] : [])));
  if (files.size < plain.length) return unusable("a file of it cannot be opened");
  return { status: "found", manifest, files, stored, isSealed };
}

/** Records of `ls-tree -z -l`: `<mode> <type> <object> <size>\t<path>`. */
async function entriesOf(git: Git, commit: string): Promise<StateEntry[]> {
  const text = await git.raw(["ls-tree", "-r", "-z", "-l", "--full-tree", commit]);
  return text
    .split("\0")
    .filter(Boolean)
    .map((record) => {
      const tab = record.indexOf("\t");
      const [mode = "", , object = "", size = ""] = record.slice(0, tab).split(/ +/);
      return { mode, object, bytes: Number(size), path: record.slice(tab + 1) };
    });
}

function problemIn(entries: readonly StateEntry[]): string | undefined {
  const all = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const isTooLarge = entries.length > LIMITS.files || all > LIMITS.allBytes;
  if (isTooLarge || entries.some(({ bytes }) => bytes > LIMITS.fileBytes)) return "it is larger than a state may be";
  const isOdd = entries.some(({ mode, path }) => mode !== "100644" || !(path === MANIFEST || isStatePath(path)));
  return isOdd ? "it contains files that are no part of a state" : undefined;
}
