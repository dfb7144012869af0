/**
 * Copies of files, byte for byte, as the saved state has them: the last resort where git can make no patch of the work. An index
 * names each path, which may be any bytes; the content is beside it, named by its SHA-256.
 *
 * Paths are Latin-1 here, byte for byte, as elsewhere where git's own paths are.
 */
import { z } from "zod";
import { type StateContents, type StateFile, sha256 } from "../../state/state-file.ts";

const MB = 1024 * 1024;

/** The limits of one file, and of all copies in the state together. A file beyond them is named with its size. */
export const MOST_COPIED = { fileBytes: 20 * MB, allBytes: 50 * MB, files: 10_000 } as const;

/** Text, or what is no UTF-8, in base64. */
const Bytes = z.union([z.string(), z.strictObject({ base64: z.string() }).readonly()]);
type Bytes = z.infer<typeof Bytes>;

/** `was` is git's id of what the base has there, "" for nothing, and null where that is not known. */
const at = { path: Bytes, was: z.string().nullable() };

const Entry = z.discriminatedUnion("kind", [
  z.strictObject({ ...at, kind: z.enum(["file", "executable"]), sha256: z.string(), size: z.int() }).readonly(),
  z.strictObject({ ...at, kind: z.literal("link"), target: Bytes }).readonly(),
  z.strictObject({ ...at, kind: z.literal("gone") }).readonly(),
]);

/** `base` is the commit that the work began with. */
const Index = z.strictObject({ base: z.string(), entries: z.array(Entry).readonly() }).readonly();

type Place = Readonly<{ path: string; was: string | null }>;

/** `gone`: the base has it, and the work tree has not. */
export type Copy = Place &
  Readonly<{ kind: "file" | "executable"; bytes: Buffer } | { kind: "link"; target: Buffer } | { kind: "gone" }>;

/** Modes of git. */
export const MODES = { file: "100644", executable: "100755", link: "120000" } as const;

/** Returns the content of a copy as git's blob has it. */
export function contentOf(copy: Exclude<Copy, { kind: "gone" }>): Buffer {
  return copy.kind === "link" ? copy.target : copy.bytes;
}

export type Copies = Readonly<{ base: string; all: readonly Copy[] }>;

/** The folder of the state. */
export const COPIES = "work/copies/";
const INDEX = `${COPIES}index.json`;

/** The files of the state that have these copies. */
export function copiesFiles({ base, all }: Copies): StateFile[] {
  const contents = new Map(all.flatMap((copy) => ("bytes" in copy ? [[sha256(copy.bytes), copy.bytes] as const] : [])));
  const index = Buffer.from(JSON.stringify({ base, entries: all.map(entryOf) } satisfies z.infer<typeof Index>));
  const files = [...contents].map(([digest, bytes]) => ({ path: COPIES + digest, stamp: digest, read: () => bytes }));
  return all.length === 0 ? [] : [{ path: INDEX, stamp: sha256(index), read: () => index }, ...files];
}

/**
 * Undefined if the state has none. If nobody has verified the state, only contents that fit their digests are returned.
 */
export function copiesIn(files: StateContents): Copies | undefined {
  const text = files.get(INDEX);
  const index = text && Index.safeParse(JSON.parse(text.toString())).data;
  if (!index) return undefined;
  return { base: index.base, all: index.entries.flatMap((entry) => copyOf(entry, files)) };
}

/** How many bytes of copies are in these files of a state. */
export function copiedBytes(files: Iterable<readonly [string, Buffer]>): number {
  return [...files]
    .filter(([path]) => /\/copies\/[0-9a-f]{64}$/.test(path))
    .reduce((sum, [, { length }]) => sum + length, 0);
}

function entryOf(copy: Copy): z.infer<typeof Entry> {
  const place = { path: encoded(Buffer.from(copy.path, "latin1")), was: copy.was };
  switch (copy.kind) {
    case "file":
    case "executable":
      return { ...place, kind: copy.kind, sha256: sha256(copy.bytes), size: copy.bytes.length };
    case "link":
      return { ...place, kind: copy.kind, target: encoded(copy.target) };
    case "gone":
      return { ...place, kind: copy.kind };
  }
}

function copyOf(entry: z.infer<typeof Entry>, files: StateContents): Copy[] {
  const place = { path: decoded(entry.path).toString("latin1"), was: entry.was };
  if (entry.kind === "gone") return [{ ...place, kind: entry.kind }];
  if (entry.kind === "link") return [{ ...place, kind: entry.kind, target: decoded(entry.target) }];
  const bytes = files.get(COPIES + entry.sha256);
  return bytes && sha256(bytes) === entry.sha256 ? [{ ...place, kind: entry.kind, bytes }] : [];
}

function encoded(bytes: Buffer): Bytes {
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : { base64: bytes.toString("base64") };
}

function decoded(bytes: Bytes): Buffer {
  return typeof bytes === "string" ? Buffer.from(bytes) : Buffer.from(bytes.base64, "base64");
}
