import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decoded, startOfOpenEscape } from "../../../src/lib/mask/forms.ts";
import { HIDDEN, maskOf } from "../../../src/lib/mask/mask.ts";
import { always } from "../../core/invariants/runs.ts";

const KEY = "sk-canary/1234+5678?90";
const PEM = `-----BEGIN KEY-----\n${"MIIEvQIBADANBgkqhkiG9w0B\n".repeat(3)}-----END KEY-----\n`;

const base64 = (text: string) => Buffer.from(text).toString("base64");
const wrapped = (text: string, width: number) => text.replaceAll(new RegExp(`.{${width}}`, "g"), "$&\n");
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const html = (text: string) =>
  text.replaceAll(/[&<>"']/g, (char) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[char] ?? "#39"};`);

describe("a secret is hidden", () => {
  test.for<[string, string, string]>([
    ["as it is", KEY, KEY],
    ["in base64", KEY, base64(KEY)],
    ["in base64 for URLs", KEY, Buffer.from(KEY).toString("base64url")],
    ["in hex", KEY, Buffer.from(KEY).toString("hex")],
    ["in hex, upper case", KEY, Buffer.from(KEY).toString("hex").toUpperCase()],
    ["in lines of hex", KEY, wrapped(Buffer.from(KEY).toString("hex"), 20)],
    ["in a URL", KEY, encodeURIComponent(KEY)],
    ["in a URL, every byte", "sécret wörd", percent("sécret wörd")],
    ["in a form", "my secret word", "my+secret+word"],
    ["in JSON", 'a "quoted" \\ value', json('a "quoted" \\ value')],
    ["in JSON in JSON", 'a "quoted"\tvalue', json(json('a "quoted"\tvalue'))],
    [
      "in JSON of Python",
      "gehéim🔑nis",
      "gehéim🔑nis".replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
    ],
    ["in HTML", `<a&b>"c'd`, html(`<a&b>"c'd`)],
    ["by a shell", "a$b c'd", "a\\$b\\ c\\'d"],
    ["broken into lines", "a-long-secret-value", "a-long-\r\nsecret-value"],
    ["that has several lines", PEM, PEM.trim()],
    ["that has several lines, in JSON", PEM, json(PEM.trim())],
    ["with line breaks written out", json(PEM), PEM.trim()],
    ["that has white space around it", `  ${KEY}\n`, KEY],
    ["that is in part another", "canary-in-a-mine", "canary-in-a-mine"],
  ])("%s", ([, secret, form]) => {
    const { mask } = maskOf([secret, "canary"]);
    expect(mask(form)).toBe(HIDDEN);
    expect(mask(`before ${form} after ${form}`)).toBe(`before ${HIDDEN} after ${HIDDEN}`);
  });

  test.for([0, 1, 2])("in the base64 of a text that it is a part of, wherever it begins: %i", (offset) => {
    const whole = base64(`${"x".repeat(offset + 60)}${KEY} and more`);
    for (const text of [whole, wrapped(whole, 76), json(wrapped(whole, 64))]) {
      const left = maskOf([KEY]).mask(text);
      expect(left).toContain(HIDDEN);
      const rest = left.replaceAll(/\\n|\n/g, "").split(HIDDEN);
      for (const part of rest) expect(Buffer.from(part, "base64").toString()).not.toMatch(/canary|5678/);
    }
  });

  test("line by line, where a line is long enough to be told", () => {
    const { mask } = maskOf([PEM]);
    expect(mask("grep: MIIEvQIBADANBgkqhkiG9w0B\n")).toBe(`grep: ${HIDDEN}\n`);
    expect(maskOf(["short\nlines\nonly"]).mask("lines")).toBe("lines");
  });

  test("with the mark that is asked for", () => {
    expect(maskOf([KEY], "***").mask(`a ${KEY}`)).toBe("a ***");
  });
});

describe("a text stays as it is", () => {
  test.for([
    ["no secrets are known", [], "anything"],
    ["the secret does not occur", [KEY], "sk-canary/1234+5678?9 0"],
    ["the secret is empty", ["", "  \n "], "  \n "],
    ["the secret is so short that it would hit ordinary words", ["the"], "the quick brown fox"],
    ["a blank line stands between its parts", ["a-long-secret"], "a-long\n\n-secret"],
  ] as const)("when %s", ([, secrets, text]) => {
    expect(maskOf(secrets).mask(text)).toBe(text);
  });

  test("the very same text, if it holds none of the characters of the secret", async () => {
    const secret = fc.stringMatching(/^[a-m]{6,20}$/);
    const text = fc.string({ unit: fc.constantFrom(...'NOPQR nopqr\n\\%&"{}:<>\t=,') });
    await always(200, fc.tuple(fc.array(secret), text), ([secrets, words]) => {
      expect(maskOf(secrets).mask(words)).toBe(words);
    });
  });
});

const encodings: readonly ((text: string) => string)[] = [
  (text) => text,
  base64,
  (text) => wrapped(base64(text), 76),
  (text) => Buffer.from(text).toString("base64url"),
  (text) => Buffer.from(text).toString("hex"),
  encodeURIComponent,
  percent,
  json,
  html,
];
const secretText = fc
  .string({ minLength: 8, maxLength: 40, unit: fc.constantFrom(..."abcXYZ0189-_./+=!\"'\\<>&% \nü") })
  .filter((text) => text.trim().length >= 8 && !/\n\s*\n/.test(text))
  .filter((text) => decoded(text.trim()).text.length >= 6)
  // What follows may complete an escape that a secret ends in, if another part of it is escaped otherwise.
  .filter((text) => startOfOpenEscape(text.trim()) === text.trim().length);

test("no encoding of a secret survives in whatever it stands, and a second time finds nothing", async () => {
  const around = fc.string({ maxLength: 30, unit: fc.constantFrom(..."abc019 ,;:\n") });
  const encoding = fc.constantFrom(...encodings);
  await always(300, fc.tuple(secretText, around, encoding, around), ([secret, before, encode, after]) => {
    const { mask } = maskOf([secret]);
    const form = encode(secret.trim());
    const left = mask(before + form + after);
    expect(left).not.toContain(form);
    expect(left).toContain(HIDDEN);
    expect(mask(left)).toBe(left);
  });
});

test("a large text takes time in proportion", () => {
  const { mask } = maskOf([KEY, PEM, "aaaaaaaaaaaaaaab"]);
  const text = "a".repeat(2_000_000);
  expect(mask(text)).toBe(text); // quadratic, this would take minutes
});
