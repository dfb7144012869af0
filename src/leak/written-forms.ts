/** A value as programs write it into JSON, addresses, pages, shells and code, where it has more than letters and digits. */

/** The characters that all of them leave as they are, but for their own signs. */
const PLAIN = /^[\n\x20-\x7e]$/;

/** Writes a character that is not plain. */
type Spell = (character: string) => string;

const SPELLINGS: readonly Spell[] = [
  (character) => inUnits(character), // JSON, JavaScript
  (character) => (pointOf(character) < 256 ? `\\x${hexOf(pointOf(character), 2)}` : inUnits(character)), // Python
  (character) => inBytes(character, (byte) => `\\x${hexOf(byte, 2)}`),
  (character) => inBytes(character, (byte) => `\\${byte.toString(8).padStart(3, "0")}`), // shells, git
  (character) => `&#${pointOf(character)};`,
  (character) => `&#x${hexOf(pointOf(character), 1)};`,
];

/** Signs that a writer puts a backslash before: of JSON and C, of Python, between quotes of a shell, and without quotes. */
const QUOTED = [/[\\"]/g, /[\\']/g, /[\\"$`]/g, /[^A-Za-z0-9._+:@%/=\n\u0080-\u{10ffff}-]/gu];

/** Without the value itself. */
export function writtenForms(value: string): readonly string[] {
  const given = value.toWellFormed();
  const texts = [given, ...QUOTED.map((signs) => given.replaceAll(signs, "\\$&"))];
  const spelled = SPELLINGS.flatMap((spell) => texts.map((text) => written(text, spell)));
  const mail = written(given.replaceAll("=", "=3D"), (one) =>
    inBytes(one, (byte) => `=${hexOf(byte, 2).toUpperCase()}`),
  );
  const all = [...texts, ...spelled, mail, ...inAddress(given), ...inPage(given), ...inFiles(given)];
  return [...new Set(all)].filter((form) => form !== value);
}

function written(text: string, spell: Spell): string {
  return Array.from(text, (character) => (PLAIN.test(character) ? character : spell(character))).join("");
}

function inAddress(text: string): readonly string[] {
  const loose = encodeURIComponent(text);
  const strict = loose.replaceAll(/[!'()*]/g, (sign) => `%${hexOf(sign.charCodeAt(0), 2).toUpperCase()}`);
  const both = [loose, strict].flatMap((form) => [form, form.replaceAll(/%../g, (code) => code.toLowerCase())]);
  return both.flatMap((form) => [form, form.replaceAll("%20", "+")]);
}

function inPage(text: string): readonly string[] {
  const page = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  return ["'", "&#39;", "&#x27;"].map((quote) => page.replaceAll("'", quote));
}

/** The bytes of other character encodings, one by one, and letters with their accents apart. */
function inFiles(text: string): readonly string[] {
  if (/^[\n\x20-\x7e]*$/.test(text)) return []; // these are searched for without their zeros
  const wide = Buffer.from(text, "utf16le");
  const narrow = /^[\0-\xff]*$/.test(text) ? [text] : [];
  return [
    wide.toString("latin1"),
    Buffer.from(wide).swap16().toString("latin1"),
    ...narrow,
    text.normalize("NFD"),
    text.normalize("NFC"),
  ];
}

function inUnits(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${hexOf(unit.charCodeAt(0), 4)}`)
    .join("");
}

function inBytes(character: string, write: (byte: number) => string): string {
  return Array.from(Buffer.from(character), write).join("");
}

function pointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function hexOf(code: number, digits: number): string {
  return code.toString(16).padStart(digits, "0");
}
