/**
 * The sources of a secret (a value, a variable of the runner's environment, or a URL), and secrets on disk: masked, or
 * encrypted.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import type { Weakness } from "../../lib/mask/ordinary.ts";

const description = z.string().optional();

const StaticSecret = z.strictObject({ kind: z.literal("StaticSecret"), value: z.string(), description }).readonly();

/**
 * The secret is read from `variable` of the environment when the conversation is opened. No command sees the variable
 * itself.
 */
const EnvSecret = z.strictObject({ kind: z.literal("EnvSecret"), variable: z.string(), description }).readonly();

/** The body of the response to a GET with these headers, which is requested whenever a command refers to the secret. */
export const LookupSecret = z
  .strictObject({
    kind: z.literal("LookupSecret"),
    url: z.url({ protocol: /^https?$/, error: "must be an absolute http(s) URL" }),
    headers: z.record(z.string(), z.string()).readonly().default({}),
    description,
  })
  .readonly();
export type LookupSecret = z.infer<typeof LookupSecret>;

export const SecretSource = z.discriminatedUnion("kind", [StaticSecret, EnvSecret, LookupSecret]);
export type SecretSource = z.infer<typeof SecretSource>;

/**
 * A function of the program, which is called whenever a command refers to the secret. On disk it is a secret without its
 * value: the program gives it again.
 */
export type CallbackSecret = Readonly<{
  kind: "CallbackSecret";
  read(): string | Promise<string>;
  description?: string | undefined;
}>;

/** The parts of the world that the sources need. */
export type SecretWorld = Readonly<{
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
  /** A monotonic clock in milliseconds. */
  clock(): number;
  /**
   * Hears the name of a secret whose source failed, so that a command runs without it. The source is asked again after a
   * minute.
   */
  onFailure?: ((name: string) => void) | undefined;
  /** Hears the name of a secret that cannot be hidden, or is hidden in ordinary text, too. Never the value. */
  onWeak?: ((name: string, weakness: Weakness) => void) | undefined;
}>;

/** A world without variables and network. */
export const NO_WORLD: SecretWorld = Object.freeze({
  env: {},
  fetch: () => Promise.reject(new Error("There is no network here.")),
  clock: () => 0,
});

/** This text stands for a secret on disk if there is no cipher. */
export const MASK = "**********";

/** `value` and the headers of a lookup are masked or encrypted. Unknown kinds are dropped. */
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

/** Headers and the URL are encrypted like values, because they give access to the secret. */
export function encryptSecrets(source: SecretSource | CallbackSecret, cipher: Cipher | undefined): StoredSecret {
  const lock = (text: string) => cipher?.encrypt(text) ?? MASK;
  switch (source.kind) {
    case "StaticSecret":
      return { ...source, value: lock(source.value) };
    case "EnvSecret":
      return source;
    case "CallbackSecret":
      return { kind: "StaticSecret", value: MASK, description: source.description };
    case "LookupSecret":
      return { ...source, url: lock(source.url), headers: mapValues(source.headers, lock) };
  }
}

/**
 * Returns undefined for a secret that cannot be decrypted or has an unknown kind. Variables of this process and addresses
 * in clear text are not honoured: who can write the file does not thereby read them.
 */
export function decryptSecrets(stored: StoredSecret, cipher: Cipher | undefined): SecretSource | undefined {
  const open = (text: string) => cipher?.decrypt(text);
  const { kind, value, url, headers, description } = stored;
  const source = SecretSource.safeParse({
    kind,
    ...(kind === "StaticSecret" && { value: value != null ? open(value) : undefined }),
    ...(kind === "LookupSecret" && {
      url: url != null ? open(url) : undefined,
      headers: mapValues(headers ?? {}, open),
    }),
    ...(description != null && { description }),
  });
  return source.data;
}

function mapValues<T>(record: Readonly<Record<string, string>>, change: (value: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** `decrypt` returns undefined for a text that this cipher did not make, made with another key, or that was changed. */
export interface Cipher {
  encrypt(secret: string): string;
  decrypt(token: string): string | undefined;
}

const ALGORITHM = "aes-256-gcm";
const PREFIX = "aes256gcm:";
const IV = 12;
const TAG = 16;

/** AES-256-GCM with a key derived from `key`, a text of any length that is not empty. */
export function aesCipher(key: string): Cipher {
  if (key === "") throw new Fault("config", "The key that encrypts stored secrets is empty.");
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
        return undefined; // the tag does not match: another key, or a changed text
      }
    },
  });
}
