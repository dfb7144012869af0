import fc from "fast-check";
import { expect, test } from "vitest";
import { HIDDEN, maskOf, streamMask } from "../../../src/lib/mask/mask.ts";
import { always } from "../../core/invariants/runs.ts";
import { expectInProportion } from "../../processor-time.ts";

const KEY = "sk-canary-1234567890";

test("a secret that is cut is hidden, and what cannot begin one is passed on at once", () => {
  const stream = streamMask(() => maskOf([KEY]));
  expect(stream.push("a line\nsk-can")).toBe("a line\n");
  expect(stream.push("ary-12345")).toBe("");
  expect(stream.push("67890 and ")).toBe(`${HIDDEN} and `);
  expect(stream.push("sk-can")).toBe("");
  expect(stream.end()).toBe("sk-can");
  expect(stream.push("ary-1234567890")).toBe("ary-1234567890"); // another text
});

test("a secret that becomes known is hidden from then on", () => {
  const known: string[] = [];
  const stream = streamMask(() => maskOf(known));
  expect(stream.push(`${KEY} `)).toBe(`${KEY} `);
  known.push(KEY);
  expect(stream.push(`${KEY} `)).toBe(`${HIDDEN} `);
});

test("however a text is cut, the whole is the same as of the text in one piece", async () => {
  const secrets = [KEY, 'pass"word\\', "abcabcabd", "nsecret-u0073"];
  const forms = secrets.flatMap((secret) => [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    Buffer.from(secret).toString("base64"),
    secret.slice(0, 7),
  ]);
  const piece = fc.oneof(fc.constantFrom(...forms), fc.string({ unit: fc.constantFrom(..."abcns\\%&;u0073\n\r 2#") }));
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  await always(400, fc.tuple(text, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 })), ([whole, sizes]) => {
    const mask = maskOf(secrets);
    const stream = streamMask(() => mask);
    let told = "";
    for (let start = 0, turn = 0; start < whole.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      told += stream.push(whole.slice(start, start + size));
      start += size;
    }
    expect(told + stream.end()).toBe(mask.mask(whole));
  });
});

/** A text that comes in small pieces. */
function takeIn(text: string): void {
  const mask = maskOf([KEY]);
  const stream = streamMask(() => mask);
  let told = "";
  for (let at = 0; at < text.length; at += 16) told += stream.push(text.slice(at, at + 16));
  told += stream.end();
  expect(told).toBe(text);
}

test.for([
  ["an escape that goes on", "", "\\"],
  ["a secret in which line breaks go on", "sk-can", "\r"],
  ["an ordinary text", "", "Tides are slow.\n"],
] as const)("%s takes time in proportion to its length", ([, begins, goesOn]) => {
  const text = (length: number) => begins + goesOn.repeat(Math.ceil(length / goesOn.length));
  expectInProportion((length) => takeIn(text(length)), 131_072, 150);
});

test("a secret is hidden that ends what was held back for long", () => {
  const stream = streamMask(() => maskOf([KEY]));
  const breaks = "\r".repeat(20_000);
  let told = stream.push(KEY.slice(0, 7));
  for (const piece of [breaks, KEY.slice(7, 8), breaks, KEY.slice(8), " after"]) told += stream.push(piece);
  expect(told + stream.end()).toBe(`${HIDDEN} after`);
});
