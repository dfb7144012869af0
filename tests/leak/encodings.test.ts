/** A secret is found in any three of the known encodings around each other, in any character encoding. */
import { deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";

type Encode = (text: string) => string;

/** How a program may write the characters of a text as bytes. */
const CHARSETS: Readonly<Record<string, (text: string) => Buffer>> = {
  "UTF-8": (text) => Buffer.from(text),
  "UTF-16LE": (text) => Buffer.from(text, "utf16le"),
  "UTF-16LE with a mark": (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "UTF-16BE": (text) => Buffer.from(text, "utf16le").swap16(),
  "UTF-16BE with a mark": (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  "UTF-32LE": (text) =>
    Buffer.from([...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8, 0, 0])),
  "UTF-32BE": (text) =>
    Buffer.from([...text].flatMap((sign) => [0, 0, sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255])),
};

const hexOf = (bytes: Buffer) => bytes.toString("hex");
const pairs = (bytes: Buffer) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0"));

/** Of bytes. */
const OF_BYTES: Readonly<Record<string, (bytes: Buffer) => string>> = {
  base64: (bytes) => bytes.toString("base64"),
  "base64 for addresses": (bytes) => bytes.toString("base64url"),
  "base64 in lines": (bytes) => bytes.toString("base64").replaceAll(/.{23}/g, "$&\n"),
  hex: hexOf,
  "hex in capitals": (bytes) => hexOf(bytes).toUpperCase(),
  "hex in pairs": (bytes) => pairs(bytes).join(" "),
  "hex for a program": (bytes) =>
    pairs(bytes)
      .map((pair) => `0x${pair}`)
      .join(", "),
  percents: (bytes) =>
    pairs(bytes)
      .map((pair) => `%${pair}`)
      .join(""),
  "quoted-printable": (bytes) =>
    pairs(bytes)
      .map((pair) => `=${pair.toUpperCase()}`)
      .join(""),
  "escapes of bytes": (bytes) =>
    pairs(bytes)
      .map((pair) => `\\x${pair}`)
      .join(""),
  "octal escapes": (bytes) => [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join(""),
  "octal escapes as short as can be": (bytes) => [...bytes].map((byte) => `\\${byte.toString(8)}`).join(""),
  "octal escapes of a shell": (bytes) => [...bytes].map((byte) => `\\0${byte.toString(8).padStart(3, "0")}`).join(""),
  "gzip of several members in base64": (bytes) =>
    Buffer.concat([gzipSync("The quick brown fox."), ...halves(bytes).map((half) => gzipSync(half))]).toString(
      "base64",
    ),
  "gzip of many members in hex": (bytes) =>
    hexOf(
      Buffer.concat([
        ...Array.from({ length: 40 }, () => gzipSync("")),
        ...halves(bytes).map((half) => gzipSync(half)),
      ]),
    ),
  "gzip in base64": (bytes) => gzipSync(bytes).toString("base64"),
  "zlib in hex": (bytes) => hexOf(deflateSync(bytes)),
};

function halves(bytes: Buffer): readonly Buffer[] {
  return [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)];
}

/** Of a code point. `zeros` lead it where that changes nothing. */
const OF_POINTS: Readonly<Record<string, (point: number, zeros: string) => string>> = {
  "\\u0041": (point) => `\\u${hex(point, 4)}`,
  "\\u{41}": (point, zeros) => `\\u{${zeros}${hex(point, 1)}}`,
  "\\U00000041": (point) => `\\U${hex(point, 8)}`,
  "\\x{41}": (point, zeros) => `\\x{${zeros}${hex(point, 1)}}`,
  "\\N{U+41}": (point, zeros) => `\\N{U+${zeros}${hex(point, 1)}}`,
  "\\o{101}": (point, zeros) => `\\o{${zeros}${point.toString(8)}}`,
  "%u0041": (point) => `%u${hex(point, 4)}`,
  "&#65;": (point, zeros) => `&#${zeros}${point};`,
  "&#x41;": (point, zeros) => `&#x${zeros}${hex(point, 1)};`,
  "&#X41;": (point, zeros) => `&#X${zeros}${hex(point, 1).toUpperCase()};`,
  "\\41 of CSS": (point) => `\\${hex(point, 1)} `,
  "\\000041 of CSS": (point) => `\\${hex(point, 6)}`,
};

/** Where every character is written so. */
const WITHOUT_ENDS: Readonly<Record<string, (point: number, zeros: string) => string>> = {
  "&#65": (point, zeros) => `&#${zeros}${point}`,
  "&#x41": (point, zeros) => `&#x${zeros}${hex(point, 1)}`,
  "U+0041": (point) => `U+${hex(point, 4)} `,
  _x0041_: (point) => `_x${hex(point, 4)}_`,
};

function hex(point: number, digits: number): string {
  return point.toString(16).padStart(digits, "0");
}

const zeros = fc.constantFrom("", "0", "00", "000");

type Layer = Readonly<{ name: string; encode: Encode; isSpelled?: boolean; isPartial?: boolean }>;

/** Bytes of a character encoding, or every character spelled, or some of them. */
const encoding: fc.Arbitrary<Layer> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...Object.entries(CHARSETS)), fc.constantFrom(...Object.entries(OF_BYTES)))
    .map(([[charset, bytesOf], [name, write]]) => ({
      name: `${name} of ${charset}`,
      encode: (text: string) => write(bytesOf(text)),
      isSpelled: /percents|quoted|escapes/.test(name),
    })),
  fc
    .tuple(fc.constantFrom(...Object.entries({ ...OF_POINTS, ...WITHOUT_ENDS })), zeros)
    .map(([[name, spell], lead]) => ({
      name: `${name} with ${lead.length} zeros`,
      encode: (text: string) => [...text].map((sign) => spell(sign.charCodeAt(0), lead)).join(""),
      isSpelled: true,
    })),
  fc
    .tuple(fc.constantFrom(...Object.entries(OF_POINTS)), zeros, fc.integer({ min: 2, max: 9 }))
    .map(([[name, spell], lead, every]) => ({
      name: `${name} for each ${every}th, with ${lead.length} zeros`,
      encode: (text: string) =>
        [...text].map((sign, index) => (index % every === 1 ? spell(sign.charCodeAt(0), lead) : sign)).join(""),
      isSpelled: true,
      isPartial: true,
    })),
  fc.constant({ name: "an address", encode: (text: string) => `https://a.test/?q=${encodeURIComponent(text)}` }),
);

/** But not some of the characters of an escape sequence. */
const stack = fc
  .array(encoding, { minLength: 1, maxLength: 3 })
  .filter((layers) => layers.every(({ isPartial }, index) => !(isPartial && layers[index - 1]?.isSpelled)));

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=.";
const secret = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 24, maxLength: 60 })
  .map((signs) => signs.join(""))
  .filter(
    (value) =>
      new Set(
        value
          .toLowerCase()
          .replaceAll(/[^a-z0-9]/g, "")
          .slice(0, 12),
      ).size >= 8,
  );

const words = fc.array(
  fc.constantFrom("the", "quick", "=", "brown:", "fox", "1,000", "{}", "// jumps", "\n", "x = 0x1f;"),
  {
    maxLength: 12,
  },
);
const around = words.map((list) => list.join(" "));

const wrapped = (text: string, layers: readonly Readonly<{ encode: Encode }>[]) =>
  layers.reduce((inner, { encode }) => encode(inner), text);

const RUNS = Number(process.env.INVARIANT_RUNS ?? 40) * 10;

test("a parameter of an address in an escaped text is no quoted-printable", () => {
  const value = "sk-live-8Jq2mWx71LzP";
  const packed = deflateSync(` ${value} `).toString("hex");
  const scanner = leakScanner([{ kind: "the key", value }]);
  for (const text of [
    String.raw`https://a.test/?a=1\u0026q=${packed}`,
    String.raw`?q=${packed.slice(0, 3)}\u00${hex(packed.charCodeAt(3), 2)}${packed.slice(4)}`,
  ])
    expect(scanner.scan(text)).toHaveLength(1);
  expect(scanner.scan(`q=${Buffer.from(value).toString("hex").replaceAll(/../g, "=$&").toUpperCase()}`)).toHaveLength(
    1,
  );
});

test("a secret in any three encodings around each other is found, and taking it out leaves nothing of it", () => {
  fc.assert(
    fc.property(secret, stack, around, around, (value, layers, before, after) => {
      const scanner = leakScanner([{ kind: "the key", value }]);
      const text = `${before}\n${wrapped(`${before} ${value} ${after}`, layers)}\n${after}`;
      expect(scanner.scan(text).map(({ kind }) => kind)).toContain("the key");
      const { text: rest } = scanner.redact(text);
      expect(scanner.scan(rest)).toEqual([]);
      const isPacked = layers.some(({ name }) => /gzip|zlib/.test(name)); // which may go on behind what is needed of it
      expect(isPacked || (rest.startsWith(before) && rest.endsWith(after))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test("nothing is found in the same encodings of another text", () => {
  fc.assert(
    fc.property(secret, secret, stack, around, (value, other, layers, before) => {
      const scanner = leakScanner([{ kind: "the key", value }]);
      expect(scanner.scan(`${before} ${wrapped(`${before} ${other}`, layers)}`)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

const key = "sk-proj-Zq83hTn5LwVx2RbYc7Kd";
const scanner = leakScanner([
  { kind: "the model key", value: key },
  { kind: "a short one", value: "hunter22" },
]);

describe.for(Object.entries(CHARSETS))("%s", ([, bytesOf]) => {
  test.for(Object.entries(OF_BYTES))(
    "in %s: a key, a short secret and a token are found where they stand",
    ([, write]) => {
      const token = "ghp_q8Zt3nVb7Lk2Xw9Rf4Hs6Dp1Jm5Gc0YaTeUi";
      for (const [kind, said] of [
        ["the model key", key],
        ["a short one", "hunter22"],
        ["a GitHub token", token],
      ] as const) {
        const text = `It says: "${write(bytesOf(` ${said} `))}"`;
        const spans = scanner.scan(text);
        expect(spans.map((span) => span.kind)).toContain(kind);
        for (const { start, end } of spans) expect([start >= 10, end < text.length]).toEqual([true, true]);
      }
      expect(scanner.scan(`It says: "${write(bytesOf(" the quick brown fox, and nothing else "))}"`)).toEqual([]);
    },
  );

  test("a file of it is read, and a secret is told to the place", async () => {
    const before = "The quick brown fox.\n".repeat(300);
    const bytes = bytesOf(`${before}It is ${key}. And so on.`);
    const [span, ...others] = await scanner.scanFile(bytes);
    expect(others).toEqual([]);
    const said = bytes.toString(bytes.includes(0) ? "latin1" : "utf8").slice(span?.start, span?.end);
    expect(said.replaceAll("\0", "")).toBe(key);
  });
});

test.for(Object.entries(OF_POINTS))(
  "a key whose signs are partly written as %s is found where it stands",
  ([, spell]) => {
    const written = [...key].map((sign, index) => (index % 3 === 1 ? spell(sign.charCodeAt(0), "0") : sign)).join("");
    const text = `${"a = b; c = 0x41; ".repeat(300)} it is '${written}' and ${"%20b%20".repeat(400)}`;
    const [span, ...others] = scanner.scan(text);
    expect(others).toEqual([]);
    expect(text.slice(span?.start, span?.end).trim()).toBe(written.trim());
  },
);

test("wide letters that are spelled are the letters, and invisible ones are nothing", () => {
  const wide = [...key].map((sign) => `\\u${(sign.charCodeAt(0) + 0xfee0).toString(16)}`).join("");
  const apart = [...key].join("&#8203;");
  for (const text of [wide, apart])
    expect(scanner.scan(text)).toEqual([{ start: expect.any(Number), end: expect.any(Number), kind: "the model key" }]);
});

/** As `json.dumps`, `ascii`, `repr`, `quote`, `html.escape`, `quopri` of Python and `printf %q` of bash write these. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "pä$s \"wö'r\\t&=42": {
    json: '"pä$s \\"wö\'r\\\\t&=42"',
    "json in ASCII": '"p\\u00e4$s \\"w\\u00f6\'r\\\\t&=42"',
    Python: "'p\\xe4$s \"w\\xf6\\'r\\\\t&=42'",
    "Python's bytes": "b'p\\xc3\\xa4$s \"w\\xc3\\xb6\\'r\\\\t&=42'",
    "an address": "p%C3%A4%24s%20%22w%C3%B6%27r%5Ct%26%3D42",
    "a form": "p%C3%A4%24s+%22w%C3%B6%27r%5Ct%26%3D42",
    "a page": "pä$s &quot;wö&#x27;r\\t&amp;=42",
    "numbers in a page": "p&#228;$s \"w&#246;'r\\t&=42",
    "a mail": "p=C3=A4$s \"w=C3=B6'r\\t&=3D42",
    bash: "pä\\$s\\ \\\"wö\\'r\\\\t\\&=42",
    "bash in ASCII": "$'p\\303\\244$s \"w\\303\\266\\'r\\\\t&=42'",
  },
  "пароль-очень": {
    json: '"пароль-очень"',
    "json in ASCII": '"\\u043f\\u0430\\u0440\\u043e\\u043b\\u044c-\\u043e\\u0447\\u0435\\u043d\\u044c"',
    Python: "'\\u043f\\u0430\\u0440\\u043e\\u043b\\u044c-\\u043e\\u0447\\u0435\\u043d\\u044c'",
    "Python's bytes":
      "b'\\xd0\\xbf\\xd0\\xb0\\xd1\\x80\\xd0\\xbe\\xd0\\xbb\\xd1\\x8c-\\xd0\\xbe\\xd1\\x87\\xd0\\xb5\\xd0\\xbd\\xd1\\x8c'",
    "an address": "%D0%BF%D0%B0%D1%80%D0%BE%D0%BB%D1%8C-%D0%BE%D1%87%D0%B5%D0%BD%D1%8C",
    "a form": "%D0%BF%D0%B0%D1%80%D0%BE%D0%BB%D1%8C-%D0%BE%D1%87%D0%B5%D0%BD%D1%8C",
    "a page": "пароль-очень",
    "numbers in a page": "&#1087;&#1072;&#1088;&#1086;&#1083;&#1100;-&#1086;&#1095;&#1077;&#1085;&#1100;",
    "a mail": "=D0=BF=D0=B0=D1=80=D0=BE=D0=BB=D1=8C-=D0=BE=D1=87=D0=B5=D0=BD=D1=8C",
    bash: "пароль-очень",
    "bash in ASCII":
      "$'\\320\\277\\320\\260\\321\\200\\320\\276\\320\\273\\321\\214-\\320\\276\\321\\207\\320\\265\\320\\275\\321\\214'",
  },
};
const rows = Object.entries(WRITTEN).flatMap(([value, forms]) =>
  Object.entries(forms).map(([where, form]) => [value, where, form] as const),
);

test.for(rows)("a value with other characters (%s) is found as it stands in %s", ([value, , form]) => {
  const { scan } = leakScanner([{ kind: "a password", value }]);
  expect(scan(`It is ${form}, and so on.`)).toEqual([expect.objectContaining({ kind: "a password" })]);
  expect(scan(`It is ${form.slice(0, -6)}, and so on.`)).toEqual([]);
});

test.for(Object.keys(WRITTEN))("a file in UTF-16 with %s is withheld", async (value) => {
  const { scanFile } = leakScanner([{ kind: "a password", value }]);
  for (const bytes of [Buffer.from(`\ufeff${value}`, "utf16le"), Buffer.from(value, "utf16le").swap16()])
    expect(await scanFile(bytes)).not.toEqual([]);
});
