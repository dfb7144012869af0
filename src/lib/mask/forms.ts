/** The unescaped forms of a secret in a text: as it is, in lines, in base64, in hex. */
import { decoded } from "./decoded.ts";
import { secretParts } from "./secret-parts.ts";

/** Shorter values are not searched for, because they would match ordinary words. */
export const MIN_LENGTH = 6;

const minLine = 16;

/** The value, its secret parts, and those of its lines that are longer than ordinary words. */
export function textsOf(value: string): readonly string[] {
  return [...new Set([value.trim(), ...secretParts(value).flatMap((part) => [part, ...longLines(part)])])];
}

/** Every text to search for: `textsOf` and their encodings, without line breaks, which `Automaton` skips. */
export function formsOf(value: string): readonly string[] {
  return textsOf(value)
    .filter((part) => part.length >= MIN_LENGTH)
    .flatMap((part) => [...asWritten(part), ...encoded(part)]);
}

function longLines(part: string): readonly string[] {
  const lines = part.split(/[\r\n]+/).map((line) => line.trim());
  return lines.length > 1 ? lines.filter((line) => line.length >= minLine) : [];
}

function asWritten(part: string): string[] {
  const forms = [part, decoded(part).text];
  if (part.includes(" ")) forms.push(part.replaceAll(" ", "+")); // as HTML forms send it
  // Percent encoding is per byte, and each byte is read as a character.
  if (/[^\0-\x7f]/.test(part)) forms.push(Buffer.from(part).toString("latin1"));
  return forms.filter((form) => form.length >= MIN_LENGTH);
}

function encoded(part: string): string[] {
  const bytes = Buffer.from(part);
  const hex = bytes.toString("hex");
  return [hex, hex.toUpperCase(), ...base64(bytes, "base64"), ...base64(bytes, "base64url")];
}

/**
 * The complete encoding, and the letters that depend only on the value if it starts at the first, second or third byte
 * of a group.
 */
function base64(bytes: Buffer, encoding: "base64" | "base64url"): string[] {
  const inside = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString(encoding);
    return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  });
  return [bytes.toString(encoding), ...inside];
}
