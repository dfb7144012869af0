/** Each part of the scan finds what a slow and simple way finds: decoding with `Buffer`, replacing with patterns. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { base64Parts, fromBase64 } from "../../src/leak/base64.ts";
import { fromEscapes } from "../../src/leak/escapes.ts";
import { fromHex } from "../../src/leak/hex.ts";
import { picked } from "../../src/leak/picked.ts";
import { leakScanner } from "../../src/leak/scanner.ts";
import { atOnce, charactersOf, withoutZeros } from "../../src/leak/slices.ts";
import type { Stream } from "../../src/leak/streams.ts";

const RUNS = Number(process.env.INVARIANT_RUNS ?? 40) * 10;

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const ascii = fc.array(fc.constantFrom(...ASCII), { maxLength: 40 }).map((signs) => signs.join(""));
const noise = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));
const bytes = fc.oneof(
  noise,
  ascii.map((text) => Buffer.from(text)),
  ascii.map((text) => Buffer.from(text, "utf16le")),
);

/** Encoded and other pieces beside each other; now and then so much that a slice of the text ends in them. */
const piece = fc.oneof(
  bytes.map((data) => data.toString("base64")),
  bytes.map((data) => data.toString("base64url")),
  bytes.map((data) => data.toString("hex")),
  bytes.map((data) => data.toString("hex").replaceAll(/../g, "0x$&, ")),
  noise.map((data) => data.toString("latin1")),
  ascii,
  fc.constantFrom("-", "--", "/", "_", "x", "0x", "00x1", "=", "==\n", "\u6f22", "\u{1d400}", "// ", "\n# "),
  fc
    .constantFrom("lorem ipsum, dolor; ", "QUJD", "4142")
    .chain((text) => fc.nat(900).map((times) => text.repeat(times))),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

/** So many ordinary characters in a row; zeros may be between them. */
function rowsIn(data: Buffer): readonly string[] {
  const rows = data.toString("latin1").match(/[\0\t\n\r -~]{6,}/g) ?? [];
  return rows.map((row) => row.replaceAll("\0", ""));
}

function rowsOf({ runs, write }: Stream): readonly string[] {
  return runs.flatMap((first, index) => {
    if (index % 2 === 1) return [];
    const to = Buffer.alloc((runs[index + 1] ?? 0) - first + 1);
    return [to.toString("latin1", 0, write(first, runs[index + 1] ?? 0, to, 0))];
  });
}

/** What is unpacked stands behind it. */
function expectRows(streams: readonly Stream[], decoded: readonly Buffer[]): void {
  const rows = decoded.map(rowsIn).filter(({ length }) => length > 0);
  expect(streams.slice(0, rows.length).map(rowsOf)).toEqual(rows);
}

describe("decoded from each place where a group may begin", () => {
  test("base64 is what `Buffer` decodes of all signs with a letter beside them", () => {
    fc.assert(
      fc.property(text, (said) => {
        const near = said.replaceAll(/(?<![\w+/-])[+/_-]+(?![\w+/-])/g, "");
        const signs = near.replaceAll(/[^\w+/-]/g, "");
        const { base64 } = atOnce(picked(atOnce(charactersOf(said))));
        const decoded = [0, 1, 2, 3].map((phase) => Buffer.from(signs.slice(phase), "base64"));
        expectRows(atOnce(fromBase64(base64, base64Parts())), decoded);
      }),
      { numRuns: RUNS },
    );
  });

  test("hex is what `Buffer` decodes of all digits that are in no `0x`", () => {
    fc.assert(
      fc.property(text, (said) => {
        const digits = said.replaceAll("0x", "").replaceAll(/[^0-9A-Fa-f]/g, "");
        const { hex } = atOnce(picked(atOnce(charactersOf(said))));
        const decoded = [0, 1].map((phase) => Buffer.from(digits.slice(phase).replace(/^((?:..)*).?$/, "$1"), "hex"));
        expectRows(atOnce(fromHex(hex)), decoded);
      }),
      { numRuns: RUNS },
    );
  });
});

test("bytes in percents are the bytes, whatever of them is written as it is", () => {
  const written = fc.array(fc.tuple(fc.nat(255), fc.boolean()), { minLength: 1, maxLength: 3000 });
  fc.assert(
    fc.property(written, (signs) => {
      const data = Buffer.from(signs.map(([byte]) => byte));
      const said = signs.map(([byte, isPlain]) => {
        const sign = String.fromCharCode(byte);
        return isPlain && /[A-Za-z0-9]/.test(sign) ? sign : `%${byte.toString(16).padStart(2, "0")}`;
      });
      if (!said.some((sign) => sign.length > 1)) return;
      expectRows(atOnce(fromEscapes(Buffer.from(said.join("")))), [data]);
    }),
    { numRuns: RUNS },
  );
});

test("without its zeros a text is the same otherwise, and each place in it is known", () => {
  const zero = fc.constantFrom("\0", "\0\0\0", "\0".repeat(3000), "a\0b\0c\0", "\ud835", "\udc00");
  fc.assert(
    fc.property(fc.array(fc.oneof(zero, ascii, piece), { maxLength: 20 }), (pieces) => {
      const said = pieces.join("");
      const { characters, placeOf } = atOnce(withoutZeros(atOnce(charactersOf(said))));
      expect(characters).toEqual(atOnce(charactersOf(said.replaceAll("\0", ""))));
      const { length } = characters.text;
      for (let place = 0; place < length; place += 1 + (length >>> 8))
        expect(said[placeOf(place)]).toBe(characters.text[place]);
      expect(placeOf(0)).toBe(said.search(/[^\0]/) < 0 ? said.length : said.search(/[^\0]/));
    }),
    { numRuns: RUNS },
  );
});

test("zeros hide nothing, also where they stand between the halves of a character", () => {
  const { scan } = leakScanner([{ kind: "the key", value: "Zq83hTn5LwVx2RbYc7Kd" }]);
  for (const between of ["\0", "\0\0\0", "\ud835\0\udc00", "\ud835\0", "\u6f22\0"]) {
    const said = ["Zq83hTn5", "LwVx2RbYc7Kd"].join(between);
    expect(scan(`a ${said} b`)).toEqual([{ start: 2, end: 2 + said.length, kind: "the key" }]);
  }
});

test("a token is told by its look wherever it stands", () => {
  const tokens = [
    "AKIAQ8ZT3NVB7LK2XW9R",
    "ghp_q8Zt3nVb7Lk2Xw9Rf4Hs6Dp1Jm5Gc0YaTeUi",
    "sk-q8Zt3nVb7Lk2Xw9Rf4Hs6Dp1Jm5Gc0",
  ];
  fc.assert(
    fc.property(text, fc.constantFrom(...tokens), fc.constantFrom("", " ", "\n", "\0", '"'), (before, token, sign) => {
      const lead = `${before}${sign}`;
      const isApart = !/\w$/.test(lead);
      fc.pre(isApart || !/[=%&\\]\S{0,10}$/.test(lead)); // the last sign may be spelled, such as a blank as `=20`
      const spans = leakScanner([]).scan(`${lead}${token}`);
      expect(spans.some(({ start, end }) => start <= lead.length && end === lead.length + token.length)).toBe(isApart);
    }),
    { numRuns: RUNS },
  );
});
