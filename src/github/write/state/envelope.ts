/** The manifest as it lies in the ref: bound by a MAC to the repository, to the thread, and to every file beside it. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { canonicalJson } from "../../../lib/json.ts";
import { Manifest, VERSION } from "./manifest.ts";

/** What a state is of, so that it is believed nowhere else. `name` is `threads/7` or `tasks/…`. */
export type Owner = Readonly<{ repositoryId: number; name: string }>;

/** `files` is the digest of all files beside it, see state-file.ts. */
const Envelope = z
  .strictObject({
    version: z.int(),
    /** JSON, or what is sealed, in base64. */
    manifest: z.union([z.strictObject({ plain: z.json() }), z.strictObject({ sealed: z.string() })]),
    files: z.string(),
    mac: z.string(),
  })
  .readonly();

type Enclosed = Readonly<{ manifest: Manifest; files: string; isSealed: boolean }>;
/** `why` is a clause for people: what is wrong with it. */
export type Unusable = Readonly<{ status: "unusable"; why: string }>;
type Opened = (Enclosed & Readonly<{ status: "sound" }>) | Unusable;

export function enclose({ manifest, files, isSealed }: Enclosed, owner: Owner, keys: StateKeys): string {
  const text = canonicalJson(manifest);
  const body = isSealed ? { sealed: keys.seal(Buffer.from(text)).toString("base64") } : { plain: JSON.parse(text) };
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
  const isSealed = "sealed" in envelope.manifest;
  const manifest = Manifest.safeParse(contentOf(envelope.manifest, keys));
  if (!manifest.success) return unusable("it was written by another version");
  return { status: "sound", manifest: manifest.data, files: envelope.files, isSealed };
}

/** What an envelope without encryption says, without a look at its MAC; undefined for any other text. */
export function plainManifest(text: string): Manifest | undefined {
  const parsed = Envelope.safeParse(fromJson(text));
  if (!parsed.success || !("plain" in parsed.data.manifest)) return undefined;
  return Manifest.safeParse(parsed.data.manifest.plain).data;
}

export function unusable(why: string): Unusable {
  return { status: "unusable", why };
}

function signedText(envelope: Omit<z.infer<typeof Envelope>, "mac">, { repositoryId, name }: Owner): string {
  return canonicalJson({ ...envelope, repository_id: repositoryId, name });
}

function contentOf(body: z.infer<typeof Envelope>["manifest"], keys: StateKeys): unknown {
  if ("plain" in body) return body.plain;
  const text = keys.unseal(Buffer.from(body.sealed, "base64"));
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
  seal(bytes: Uint8Array): Buffer;
  /** undefined for what was not sealed under this key. */
  unseal(sealed: Uint8Array): Buffer | undefined;
}>;

const ALGORITHM = "aes-256-gcm";
const IV = 12;
const TAG = 16;

/** `secret` is the state key, or else the model's key: both are what tools and writers of the repository do not have. */
export function stateKeys(secret: string, repositoryId: number): StateKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, String(repositoryId), purpose, 32));
  const [macKey, sealKey] = [derive("deckhand state mac"), derive("deckhand state seal")];
  const sign = (text: string) => createHmac("sha256", macKey).update(text).digest("hex");
  return {
    sign,
    isSigned(text, mac) {
      const [wanted, given] = [Buffer.from(sign(text)), Buffer.from(mac)];
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
    seal(bytes) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv(ALGORITHM, sealKey, iv, { authTagLength: TAG });
      return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    unseal(sealed) {
      if (sealed.length < IV + TAG) return undefined;
      const decipher = createDecipheriv(ALGORITHM, sealKey, sealed.subarray(0, IV), { authTagLength: TAG });
      decipher.setAuthTag(sealed.subarray(-TAG));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()]);
      } catch {
        return undefined; // the tag does not fit
      }
    },
  };
}
