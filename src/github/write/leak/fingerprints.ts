/**
 * Cuts the forms in which a secret might travel into windows that can be looked up. Case, width, blanks, signs and
 * invisible characters make no difference.
 */
import { secretParts } from "../../../lib/mask/secret-parts.ts";

/** A value that must not leave, and what people call it: `the model key`. */
export type KnownValue = Readonly<{ kind: string; value: string }>;

export const WINDOW = 12;

/** Window of normalised text → kind; and what is too short for windows, to be found as it stands. */
export type Fingerprints = Readonly<{ windows: ReadonlyMap<string, string>; short: readonly KnownValue[] }>;

/** Of a value with public parts (a connection address, a key file) only what is secret in it counts. */
export function fingerprintsOf(values: readonly KnownValue[]): Fingerprints {
  const windows = new Map<string, string>();
  const short: KnownValue[] = [];
  const parts = values.flatMap(({ kind, value }) => secretParts(value).map((part) => ({ kind, value: part })));
  for (const { kind, value } of parts) {
    const secret = secretPart(value);
    if (normal(secret).length < WINDOW) short.push(...shortForms(kind, value));
    else for (const form of formsOf(secret)) addWindows(windows, form, kind);
  }
  return { windows, short };
}

/** The prefix that all tokens of a kind share is not a secret, nor is the header of a JWT. */
function secretPart(value: string): string {
  return value.replace(/^(?:gh[a-z]_(?:\d+_)?|github_pat_)/, "").replaceAll(/\beyJ[\w-]+\.(?=eyJ)/g, "");
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const encoded = [bytes.toString("hex"), ...base64Forms(bytes)];
  return [secret, rotated(secret), ...encoded].map(normal).flatMap((form) => [form, reversed(form)]);
}

/** Base64 of a value that begins at any byte of a group of three, without the characters that its neighbours share. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString("base64")
      .replaceAll("=", "");
    const hasTail = (shift + bytes.length) % 3 !== 0;
    return text.slice(shift === 0 ? 0 : shift + 1, hasTail ? -1 : undefined);
  });
}

function addWindows(windows: Map<string, string>, form: string, kind: string): void {
  for (let at = 0; at + WINDOW <= form.length; at += 1) {
    const window = form.slice(at, at + WINDOW);
    // Every diff has runs of zeros: such windows say nothing about a secret.
    if (new Set(window).size >= 5) windows.set(window, kind);
  }
}

/** Under six characters anything would match. */
function shortForms(kind: string, value: string): KnownValue[] {
  if (value.length < 6) return [];
  const bytes = Buffer.from(value);
  const forms = [value, reversed(value), rotated(value), bytes.toString("hex"), bytes.toString("base64")];
  return forms.map((form) => ({ kind, value: form }));
}

function rotated(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}

/** 0-9 and a-z are 0 to 35; anything else is NOTHING and takes no part. */
export const NOTHING = 255;

/** By code unit below 256. */
export const LATIN: Uint8Array = Uint8Array.from({ length: 256 }, (_, unit) => codeOf(String.fromCharCode(unit)));

/** Lower-case letters and digits of a text, in order. */
function normal(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
}

/** The value of any character: full-width and mathematical letters are letters. */
export function codeOf(character: string): number {
  const plain = character.normalize("NFKC").toLowerCase();
  return /^[a-z0-9]$/.test(plain) ? Number.parseInt(plain, 36) : NOTHING;
}
