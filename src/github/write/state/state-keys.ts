/** The keys of a repository's state, made from one secret: what nobody else can have written, and what nobody else can read. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

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
