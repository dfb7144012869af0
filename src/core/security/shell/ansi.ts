/** The text in `$'…'`, with its escapes read. */

const NAMED: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  e: "\x1b",
  E: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

const ESCAPE = /\\(?:x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|([0-7]{1,3})|c([\s\S])|([\s\S]))/g;

export function ansiText(text: string): string {
  return text.replaceAll(ESCAPE, (_, x, u, U, octal, control, other: string | undefined) => {
    const hex: string | undefined = x ?? u ?? U;
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (octal !== undefined) return character(Number.parseInt(octal, 8) & 0xff);
    if (control !== undefined) return character(control.charCodeAt(0) & 0x1f);
    return NAMED[other ?? ""] ?? other ?? "";
  });
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
}
