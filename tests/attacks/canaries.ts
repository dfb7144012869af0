/** Secrets that are new for every run, and a search for any piece of them in any form. Shares nothing with the scanner. */
import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";

export type Canaries = Readonly<{ githubToken: string; apiKey: string }>;

export function newCanaries(): Canaries {
  const random = (size: number) => randomBytes(size).toString("base64url").replaceAll(/[-_]/g, "x");
  const jwt = [`{"alg":"RS256"}`, `{"iss":"4711","jti":"${random(220)}"}`].map((part) =>
    Buffer.from(part).toString("base64url"),
  );
  return { githubToken: `ghs_4711_${jwt.join(".")}.${random(96)}`, apiKey: `sk-proj-${random(30)}` };
}

const WINDOW = 10;

/** Whether ten characters of the secret stand in the text, however they are written, three encodings deep. */
export function isIn(secret: string, text: string): boolean {
  return finderOf(secret)(plainOf(text));
}

/** Everything that a text may say, in small letters and figures. It takes long: look for all secrets in one of it. */
export function plainOf(text: string): readonly string[] {
  return [...new Set([...new Set(readingsOf(text, 3))].map(bare))];
}

export type Finder = (plain: readonly string[]) => boolean;

/** Looks for pieces of the secret. */
export function finderOf(secret: string): Finder {
  const { pieces, beginnings } = piecesOf(secret);
  const isThere = (text: string) => {
    let number = 0;
    for (let at = 0; at < text.length; at += 1) {
      number = (number * BASE + signOf(text.charCodeAt(at))) % BEGINNINGS;
      const start = at - BEGINNING + 1;
      if (beginnings[number] === 1 && start >= 0 && pieces.has(text.slice(start, start + WINDOW))) return true;
    }
    return false;
  };
  return (plain) => plain.some(isThere);
}

/** Few texts begin as a piece does in so many signs, so that few of them are looked up. */
const BEGINNING = 4;
const BASE = 36;
const BEGINNINGS = BASE ** BEGINNING;

function signOf(code: number): number {
  return code < 97 ? code - 48 : code - 87;
}

type Pieces = Readonly<{ pieces: ReadonlySet<string>; beginnings: Uint8Array }>;

function piecesOf(secret: string): Pieces {
  const pieces = new Set<string>();
  const beginnings = new Uint8Array(BEGINNINGS);
  for (const form of formsOf(secret.replace(/^.*eyJ[^.]*\.|^sk-proj-/, ""))) {
    for (let at = 0; at + WINDOW <= form.length; at += 1) {
      pieces.add(form.slice(at, at + WINDOW));
      const codes = [...form.slice(at, at + BEGINNING)].map((sign) => signOf(sign.charCodeAt(0)));
      beginnings[codes.reduce((number, code) => number * BASE + code, 0)] = 1;
    }
  }
  return { pieces, beginnings };
}

function formsOf(secret: string): string[] {
  const shifted = ["", "a", "ab"].map((before) =>
    Buffer.from(before + secret)
      .toString("base64")
      .slice(before.length + 1, -3),
  );
  return [secret, Buffer.from(secret).toString("hex"), ...shifted].map(bare);
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .toLowerCase();
}

function readingsOf(text: string, depth: number): string[] {
  if (depth === 0) return [text];
  const runs = [...new Set(text.match(/[A-Za-z0-9+/_-]{20,}={0,2}/g) ?? [])];
  const decoded = runs.flatMap((run) => {
    const bytes = [Buffer.from(run, "base64"), ...(/^[0-9a-fA-F]+$/.test(run) ? [Buffer.from(run, "hex")] : [])];
    return bytes.flatMap((buffer) => [buffer.toString("latin1"), unzipped(buffer)]);
  });
  const percent = text.replaceAll(/%([0-9a-fA-F]{2})/g, (_, pair: string) =>
    String.fromCharCode(Number.parseInt(pair, 16)),
  );
  return [text, percent, ...decoded.filter(Boolean).flatMap((inner) => readingsOf(inner, depth - 1))];
}

function unzipped(buffer: Buffer): string {
  if (buffer[0] !== 0x1f || buffer[1] !== 0x8b) return "";
  try {
    return gunzipSync(buffer).toString("latin1");
  } catch {
    return ""; // not packed
  }
}
