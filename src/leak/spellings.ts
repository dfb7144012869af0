/** Reads one code point as programs spell it: percent signs, escapes of languages, entities, quoted-printable. */

/** Bytes of ASCII. */
export const [PERCENT, BACKSLASH, EQUALS] = [37, 92, 61] as const;
const [AND, ZERO] = [38, 48] as const;
const [LARGE_N, LARGE_U, LARGE_X, SMALL_O, SMALL_U, SMALL_X] = [78, 85, 88, 111, 117, 120] as const;
const [OPEN, CLOSE, PLUS, SEMICOLON, BLANK] = [123, 125, 43, 59, 32] as const;

/** By byte, a bit for each spelling that begins with it, and one for each whose second sign it can be. */
export const LEADS = bits(["%", "\\", "&", "="]);
const SECONDS = bits([/[0-9A-Fa-fuU]/, /[0-9A-Fa-fxuUNo]/, /#/, /[0-9A-F]/]);

function bits(signs: readonly (string | RegExp)[]): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, unit) => {
    const sign = String.fromCharCode(unit);
    return signs.reduce(
      (all, one, bit) => all | ((typeof one === "string" ? one === sign : one.test(sign)) ? 1 << bit : 0),
      0,
    );
  });
}

/** By byte, the value of a hex digit; 16 for none. */
const DIGITS = Uint8Array.from({ length: 256 }, (_, unit) => {
  const value = Number.parseInt(String.fromCharCode(unit), 16);
  return Number.isNaN(value) ? 16 : value;
});

/**
 * Two languages read digits behind a backslash in two ways: those of CSS as hex, `\41`; C, and shells with a zero before
 * them, as up to three octal digits, `\63`, `\0132`. So such a text is read twice. In "octal", `=41` is a sign and two digits as in
 * an address, and not quoted-printable.
 */
export type Dialect = "hex" | "octal";

/** Whether reading as octal finds another code point behind this backslash. */
export function isShortOctal(bytes: Uint8Array, at: number): boolean {
  const digits = octalDigits(bytes, at);
  return digits === 2 || digits === 4;
}

/** How many belong to it: up to three, or four that begin with a zero. */
function octalDigits(bytes: Uint8Array, at: number): number {
  const most = bytes[at + 1] === ZERO ? 4 : 3;
  let count = 0;
  while (count < most && (DIGITS[bytes[at + 1 + count] ?? 0] ?? 16) < 8) count += 1;
  return count;
}

function octal(bytes: Uint8Array, at: number): number {
  let count = octalDigits(bytes, at);
  let point = 0;
  for (let digit = 1; digit <= count; digit += 1) {
    const next = point * 8 + (DIGITS[bytes[at + digit] ?? 0] ?? 0);
    if (next > 255) count = digit - 1;
    else point = next;
  }
  return count === 0 ? 0 : spelled(point, count + 1);
}

/** No spelling has more digits. */
const MOST_DIGITS = 10;

/**
 * The byte that is spelled here and, eight bits above it, the length; 0 if none is. A number that is no byte counts as zero, a
 * wide letter as the letter.
 */
export function spelledAt(bytes: Uint8Array, at: number, dialect: Dialect): number {
  const [lead, next] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
  if (((LEADS[lead] ?? 0) & (SECONDS[next] ?? 0)) === 0) return 0;
  switch (lead) {
    case PERCENT:
      return percentAt(bytes, at);
    case BACKSLASH:
      return afterBackslash(bytes, at, next, dialect);
    case AND:
      return entity(bytes, at);
    case EQUALS:
      return dialect === "octal" || isSmall(bytes[at + 2] ?? 0) ? 0 : twoDigits(bytes, at, 1);
    default:
      return 0;
  }
}

/** The same behind a percent sign. */
export function percentAt(bytes: Uint8Array, at: number): number {
  const next = bytes[at + 1];
  return next === SMALL_U || next === LARGE_U ? exactly(bytes, at, 2, 4) : twoDigits(bytes, at, 1);
}

/** Quoted-printable has capitals, and settings of programs have not. */
function isSmall(unit: number): boolean {
  return unit >= 97;
}

/** `%41`, `=41`, `\x41` */
function twoDigits(bytes: Uint8Array, at: number, skipped: number): number {
  const [high, low] = [DIGITS[bytes[at + skipped] ?? 0] ?? 16, DIGITS[bytes[at + skipped + 1] ?? 0] ?? 16];
  return high === 16 || low === 16 ? 0 : spelled(16 * high + low, skipped + 2);
}

/** `%u0041`, `\u0041` */
function exactly(bytes: Uint8Array, at: number, skipped: number, count: number): number {
  let point = 0;
  for (let digit = at + skipped; digit < at + skipped + count; digit += 1) {
    const value = DIGITS[bytes[digit] ?? 0] ?? 16;
    if (value === 16) return 0;
    point = point * 16 + value;
  }
  return spelled(point, skipped + count);
}

/** `\x41`, `\x{41}`, `\u0041`, `\u{41}`, `\U00000041`, `\N{U+41}`, `\o{101}`, `\101`, and `\41` or `\000041` of CSS. */
function afterBackslash(bytes: Uint8Array, at: number, letter: number, dialect: Dialect): number {
  const third = bytes[at + 2] ?? 0;
  switch (letter) {
    case SMALL_X:
      return third === OPEN ? inBraces(bytes, at, 3, 16) : twoDigits(bytes, at, 2);
    case SMALL_U:
      return third === OPEN ? inBraces(bytes, at, 3, 16) : exactly(bytes, at, 2, 4);
    case LARGE_U:
      return exactly(bytes, at, 2, 8) || exactly(bytes, at, 2, 4);
    case LARGE_N:
      return third === OPEN && bytes[at + 3] === LARGE_U && bytes[at + 4] === PLUS ? inBraces(bytes, at, 5, 16) : 0;
    case SMALL_O:
      return third === OPEN ? inBraces(bytes, at, 3, 8) : 0;
    default:
      if ((DIGITS[letter] ?? 16) === 16) return 0;
      return dialect === "octal" ? octal(bytes, at) : ofDigits(bytes, at);
  }
}

function inBraces(bytes: Uint8Array, at: number, skipped: number, base: number): number {
  let point = 0;
  let count = 0;
  for (; count < MOST_DIGITS; count += 1) {
    const value = DIGITS[bytes[at + skipped + count] ?? 0] ?? 16;
    if (value >= base) break;
    point = point * base + value;
  }
  return count > 0 && bytes[at + skipped + count] === CLOSE ? spelled(point, skipped + count + 1) : 0;
}

/** Three octal digits, or one, two or six of hex, behind which a blank belongs to them. */
function ofDigits(bytes: Uint8Array, at: number): number {
  let count = 1;
  while (count < 6 && (DIGITS[bytes[at + 1 + count] ?? 0] ?? 16) < 16) count += 1;
  const isCss = count === 6 && bytes[at + 1] === ZERO && bytes[at + 2] === ZERO;
  const [first = 0, second = 0, third = 0] = [1, 2, 3].map((place) => DIGITS[bytes[at + place] ?? 0]);
  if (!isCss && first < 4 && second < 8 && third < 8) return spelled(first * 64 + second * 8 + third, 4);
  const isApart = bytes[at + 1 + count] === BLANK;
  if (!isCss && count !== 2 && !(count === 1 && isApart)) return 0;
  const read = exactly(bytes, at, 1, count);
  return isApart ? read + 256 : read;
}

/** `&#65;`, `&#0065`, `&#x41;`, `&#X00041` */
function entity(bytes: Uint8Array, at: number): number {
  const isHex = bytes[at + 2] === SMALL_X || bytes[at + 2] === LARGE_X;
  const [skipped, base] = isHex ? [3, 16] : [2, 10];
  let point = 0;
  let count = 0;
  for (; count < MOST_DIGITS; count += 1) {
    const value = DIGITS[bytes[at + skipped + count] ?? 0] ?? 16;
    if (value >= base) break;
    point = point * base + value;
  }
  if (count === 0) return 0;
  return spelled(point, skipped + count + (bytes[at + skipped + count] === SEMICOLON ? 1 : 0));
}

function spelled(point: number, length: number): number {
  if (point < 256) return (length << 8) | point;
  return (length << 8) | (point > 0xff00 && point < 0xff5f ? point - 0xfee0 : 0);
}
