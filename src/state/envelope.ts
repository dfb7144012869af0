/** The manifest as it lies in the ref: bound by a MAC to the repository, to the thread, and to every file beside it. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Git } from "../core/workspace/git/settings.ts";
import { canonicalJson } from "../lib/json.ts";
import { readBlobs } from "../policy/entries.ts";
import { Manifest, VERSION } from "./manifest.ts";
import {
  isStatePath,
  LIMITS,
  MANIFEST,
  type StateContents,
  type StoredFile,
  stateDigest,
  storedFile,
} from "./state-file.ts";

/** The repository and the name of a state, so that it is believed nowhere else. `name` is `threads/7` or `tasks/…`. */
export type Owner = Readonly<{ repositoryId: number; name: string }>;

/** `files` is the digest of all files beside it, see state-file.ts. */
const Envelope = z
  .strictObject({
    version: z.int(),
    /** JSON, or what is encrypted, in base64. */
    manifest: z.union([z.strictObject({ plain: z.json() }), z.strictObject({ encrypted: z.string() })]),
    files: z.string(),
    mac: z.string(),
  })
  .readonly();

type Enclosed = Readonly<{ manifest: Manifest; files: string; isEncrypted: boolean }>;
/** `why` is a clause for people: what is wrong with it. */
export type Unusable = Readonly<{ status: "unusable"; why: string }>;
type Opened = (Enclosed & Readonly<{ status: "sound" }>) | Unusable;

export function enclose({ manifest, files, isEncrypted }: Enclosed, owner: Owner, keys: StateKeys): string {
  const text = canonicalJson(manifest);
  const body = isEncrypted
    ? { encrypted: keys.encrypt(Buffer.from(text)).toString("base64") }
    : { plain: JSON.parse(text) };
  const envelope = { version: VERSION, manifest: body, files };
  return `${canonicalJson({ ...envelope, mac: keys.sign(signedText(envelope, owner)) })}\n`;
}

/** Nothing of it is believed before its MAC is. */
export function disclose(text: string, owner: Owner, keys: StateKeys): Opened {
  const parsed = Envelope.safeParse(fromJson(text));
  if (!parsed.success) return unusable("it is damaged, or was written by another version");
  const { mac, ...envelope } = parsed.data;
  if (!keys.isSigned(signedText(envelope, owner), mac)) {
    return unusable("it was not signed with this repository's key for this thread");
  }
  if (envelope.version !== VERSION) return unusable("it was written by another version");
  const isEncrypted = "encrypted" in envelope.manifest;
  const manifest = Manifest.safeParse(contentOf(envelope.manifest, keys));
  if (!manifest.success) return unusable("it was written by another version");
  return { status: "sound", manifest: manifest.data, files: envelope.files, isEncrypted };
}

/** Reads an envelope without encryption, without a look at its MAC. Returns undefined for any other text. */
function plainManifest(text: string): Manifest | undefined {
  const parsed = Envelope.safeParse(fromJson(text));
  if (!parsed.success || !("plain" in parsed.data.manifest)) return undefined;
  return Manifest.safeParse(parsed.data.manifest.plain).data;
}

function unusable(why: string): Unusable {
  return { status: "unusable", why };
}

function signedText(envelope: Omit<z.infer<typeof Envelope>, "mac">, { repositoryId, name }: Owner): string {
  return canonicalJson({ ...envelope, repository_id: repositoryId, name });
}

function contentOf(body: z.infer<typeof Envelope>["manifest"], keys: StateKeys): unknown {
  if ("plain" in body) return body.plain;
  const text = keys.decrypt(Buffer.from(body.encrypted, "base64"));
  return text && fromJson(text.toString());
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // which is no envelope
  }
}

/** The keys of a repository's state, made from one secret: what nobody else can have written, and what nobody else can read. */
export type StateKeys = Readonly<{
  /** Hexadecimal. */
  sign(text: string): string;
  isSigned(text: string, mac: string): boolean;
  encrypt(bytes: Uint8Array): Buffer;
  /** undefined for what was not encrypted under this key. */
  decrypt(encrypted: Uint8Array): Buffer | undefined;
}>;

const ALGORITHM = "aes-256-gcm";
const IV = 12;
const TAG = 16;

/** `secret` is the state key, or else the model's key: both are what tools and writers of the repository do not have. */
export function stateKeys(secret: string, repositoryId: number): StateKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, String(repositoryId), purpose, 32));
  const [macKey, encryptionKey] = [derive("deckhand state mac"), derive("deckhand state encryption")];
  const sign = (text: string) => createHmac("sha256", macKey).update(text).digest("hex");
  return {
    sign,
    isSigned(text, mac) {
      const [wanted, given] = [Buffer.from(sign(text)), Buffer.from(mac)];
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
    encrypt(bytes) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv(ALGORITHM, encryptionKey, iv, { authTagLength: TAG });
      return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(encrypted) {
      if (encrypted.length < IV + TAG) return undefined;
      const decipher = createDecipheriv(ALGORITHM, encryptionKey, encrypted.subarray(0, IV), { authTagLength: TAG });
      decipher.setAuthTag(encrypted.subarray(-TAG));
      try {
        return Buffer.concat([decipher.update(encrypted.subarray(IV, -TAG)), decipher.final()]);
      } catch {
        return undefined; // the tag does not fit
      }
    },
  };
}

export type Read = Readonly<{
  status: "found";
  manifest: Manifest;
  files: StateContents;
  stored: ReadonlyMap<string, StoredFile>;
  isEncrypted: boolean;
}>;

type StateEntry = Readonly<{ mode: string; object: string; bytes: number; path: string }>;

export async function readStateAt(git: Git, commit: string, owner: Owner, keys: StateKeys): Promise<Read | Unusable> {
  const stored = await storedIn(git, commit);
  return "status" in stored ? stored : believe(stored, owner, keys);
}

/** `outcome` is how the last run ended, if one has. */
type Unverified = Readonly<{ status: "found"; outcome: string | null; files: StateContents }>;

/** For people who have no key. Nobody knows who wrote it, so no run may act on it. */
export async function readUnverified(git: Git, commit: string): Promise<Unverified | Unusable> {
  const stored = await storedIn(git, commit);
  if ("status" in stored) return stored;
  const manifest = plainManifest(stored.get(MANIFEST)?.toString() ?? "");
  if (!manifest) return unusable("it is encrypted, damaged, or was written by another version");
  const files = new Map([...stored].filter(([path]) => path !== MANIFEST));
  return { status: "found", outcome: manifest.outcome, files };
}

async function storedIn(git: Git, commit: string): Promise<StateContents | Unusable> {
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

function believe(blobs: StateContents, owner: Owner, keys: StateKeys): Read | Unusable {
  const enclosed = disclose(blobs.get(MANIFEST)?.toString() ?? "", owner, keys);
  if (enclosed.status === "unusable") return enclosed;
  const bodies = [...blobs].filter(([path]) => path !== MANIFEST);
  const stored = new Map(bodies.map(([path, bytes]) => [path, storedFile(bytes)]));
  if (stateDigest(stored) !== enclosed.files) return unusable("its files are not those that were signed");
  const { manifest, isEncrypted } = enclosed;
  const plain = bodies.map(([path, bytes]) => [path, isEncrypted ? keys.decrypt(bytes) : bytes] as const);
  const files = new Map(plain.flatMap(([path, bytes]) => (bytes ? [[path, bytes] as const] : [])));
  if (files.size < plain.length) return unusable("a file of it cannot be opened");
  return { status: "found", manifest, files, stored, isEncrypted };
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
