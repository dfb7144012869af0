/** Entities and escapes, as GitHub's parser reads them. */
import { decodeHTMLStrict } from "entities/decode";

const REPLACEMENT = "\ufffd";
const NUMBER = /^#(?:[xX]([0-9A-Fa-f]+)|(\d+))$/;

export type Entity = Readonly<{ text: string; length: number }>;

/** The entity whose `&` is there; undefined where there is none. */
export function entityAt(text: string, at: number): Entity | undefined {
  const end = text.slice(at, at + 34).indexOf(";");
  if (end < 2) return undefined;
  const name = text.slice(at + 1, at + end);
  const decoded = name.startsWith("#") ? numbered(name) : named(name);
  return decoded === undefined ? undefined : { text: decoded, length: end + 1 };
}

function numbered(name: string): string | undefined {
  const [, hexadecimal, decimal] = NUMBER.exec(name) ?? [];
  const digits = hexadecimal ?? decimal ?? "";
  if (digits === "" || digits.length > 8) return undefined;
  const point = Number.parseInt(digits, hexadecimal === undefined ? 10 : 16);
  const isCharacter = point > 0 && point < 0x110000 && !(point >= 0xd800 && point < 0xe000);
  return isCharacter ? String.fromCodePoint(point) : REPLACEMENT;
}

function named(name: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9]+$/.test(name)) return undefined;
  const entity = `&${name};`;
  const decoded = decodeHTMLStrict(entity);
  return decoded === entity ? undefined : decoded;
}

/** The text with its entities decoded. */
export function withoutEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(/&(?:#[xX]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/g, (found) => {
    return entityAt(found, 0)?.text ?? found;
  });
}

/** The text without the backslashes that escape a sign. */
export function withoutEscapes(text: string): string {
  return text.includes("\\") ? text.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1") : text;
}
