/** The secrets of a conversation as they stand on disk: masked, or locked up by a cipher. */

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { SecretSource } from "./secret-source.ts";

/** Stands on disk where a secret was and no cipher was at hand. */
export const MASK = "**********";

/** `value`, and each header of a lookup, is a mask or what a cipher made. Kinds that are not known are read and lost. */
const StoredSecret = z
  .looseObject({
    kind: z.string(),
    value: z.string().nullish(),
    variable: z.string().nullish(),
    url: z.string().nullish(),
    headers: z.record(z.string(), z.string()).readonly().nullish(),
    description: z.string().nullish(),
  })
  .readonly();
type StoredSecret = z.infer<typeof StoredSecret>;

export const StoredSecrets = z
  .object({ secret_sources: z.record(z.string(), StoredSecret).readonly().prefault({}) })
  .readonly();
export type StoredSecrets = z.infer<typeof StoredSecrets>;

/** Headers and the address are locked up as values are: they are what a lookup is paid with. */
export function lockUp(source: SecretSource, cipher: Cipher | undefined): StoredSecret {
  const lock = (text: string) => cipher?.encrypt(text) ?? MASK;
  switch (source.kind) {
    case "StaticSecret":
      return { ...source, value: lock(source.value) };
    case "EnvSecret":
      return source;
    case "LookupSecret":
      return { ...source, url: lock(source.url), headers: mapValues(source.headers, lock) };
  }
}

/** Undefined for what cannot be unlocked, or is of a kind that is not known. */
export function unlocked(stored: StoredSecret, cipher: Cipher | undefined): SecretSource | undefined {
  const open = (text: string) => cipher?.decrypt(text);
  const { kind, value, variable, url, headers, description } = stored;
  const source = SecretSource.safeParse({
    kind,
    ...(kind === "StaticSecret" && { value: value != null ? open(value) : undefined }),
    ...(kind === "EnvSecret" && { variable }),
    // An address in the clear is one that another program wrote.
    ...(kind === "LookupSecret" && {
      url: url != null ? (open(url) ?? url) : undefined,
      headers: mapValues(headers ?? {}, open),
    }),
    ...(description != null && { description }),
  });
  return source.data;
}

function mapValues<T>(record: Readonly<Record<string, string>>, change: (value: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** `decrypt` gives undefined for what this cipher did not make, or made under another key, or was changed since. */
export interface Cipher {
  encrypt(secret: string): string;
  decrypt(token: string): string | undefined;
}

const ALGORITHM = "aes-256-gcm";
const PREFIX = "aes256gcm:";
const IV = 12;
const TAG = 16;

/** AES-256-GCM under a key derived from `key`, which may be a text of any length but not empty. */
export function aesCipher(key: string): Cipher {
  if (key === "") throw new Fault("config", "The key that secrets are kept under is empty.");
  const derived = Buffer.from(hkdfSync("sha256", key, "", "deckhand secrets", 32));
  return Object.freeze<Cipher>({
    encrypt(secret) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv(ALGORITHM, derived, iv, { authTagLength: TAG });
      const sealed = [iv, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()];
      return PREFIX + Buffer.concat(sealed).toString("base64url");
    },
    decrypt(token) {
      const sealed = Buffer.from(token.slice(PREFIX.length), "base64url");
      if (!token.startsWith(PREFIX) || sealed.length < IV + TAG) return undefined;
      const cipher = createDecipheriv(ALGORITHM, derived, sealed.subarray(0, IV), { authTagLength: TAG });
      cipher.setAuthTag(sealed.subarray(-TAG));
      try {
        return Buffer.concat([cipher.update(sealed.subarray(IV, -TAG)), cipher.final()]).toString("utf8");
      } catch {
        return undefined; // the tag does not fit: another key, or changed text
      }
    },
  });
}
