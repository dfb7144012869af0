/** Texts of a megabyte are scanned in proportion to their length, while other work of the process goes on. */
import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";
import { SLICE } from "../../src/leak/slices.ts";
import { processorMsOf } from "../processor-time.ts";

const key = "sk-proj-Zq83hTn5LwVx2RbYc7Kd";
const scanner = leakScanner([
  { kind: "the model key", value: key },
  { kind: "a short one", value: "hunter22" },
]);
const SIZE = 1_000_000;

const repeated = (text: string, size = SIZE) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const base64 = (text: string) => Buffer.from(text).toString("base64");
const hex = (text: string) => Buffer.from(text).toString("hex");
const prose = repeated("The quick brown fox, which is 3 years old, jumps over the lazy dog; nobody knows why.\n");
const random = randomBytes(SIZE).toString("base64").slice(0, SIZE);

/** What costs most, by what it is. */
const HOSTILE: Readonly<Record<string, string>> = {
  "random base64": random,
  "random base64 in lines": random.replaceAll(/.{76}/g, "$&\n"),
  "random hex": hex(random).slice(0, SIZE),
  "base64 of prose": base64(prose).slice(0, SIZE),
  "base64 of base64 of prose": base64(base64(prose)).slice(0, SIZE),
  "hex of hex of prose": hex(hex(prose.slice(0, SIZE / 4))),
  "one endless token": `sk-${repeated("q8Zt3nVb7Lk2Xw9R")}`,
  "one endless key": `-----BEGIN PRIVATE KEY-----\n${repeated("q8Zt3nVb7Lk2Xw9R")}`,
  "one minified line": repeated("function(a,b){return a?b.c(d[0x1f]+'x'):e.f(g=>h(g))};"),
  JSON: repeated('{"id":1,"name":"a b","tags":["x","y"],"auth":"none"},'),
  "escapes in escapes": repeated("%2541%25%34%31"),
  "escapes of every kind": repeated("%41\\x41&#65;\\u0041 "),
  entities: repeated("&#65;"),
  "octal escapes": repeated("\\63\\0132\\7"),
  "members of gzip": repeated(gzipSync("").toString("base64").slice(0, 24) + gzipSync("a").toString("base64")),
  "empty members of gzip": repeated(gzipSync("").toString("hex")),
  "one word with an escape at its end": `${repeated("q8Zt3nVb7Lk2Xw9R")}\\x41`,
  "UTF-16 of the key, again and again": repeated([...`${key} `].join("\0")),
  "base64 of UTF-16 of the key": Buffer.from(repeated(`${key} `, SIZE / 4), "utf16le").toString("base64"),
  "the key in base64 beside others": repeated(`${base64(`-- ${key} --`)} ${base64("the quick brown fox jumps")} `),
  zeros: "\0".repeat(SIZE),
  "base64 of zeros": repeated("AAAA"),
  "almost the key": repeated("sk-proj-Zq83hTn5LwVx2RbYc7Ke "),
  "the key, again and again": repeated(`${key} `),
  "a short secret, again and again": repeated("hunter22 "),
  "the key in base64, again and again": base64(repeated(`${key} `)).slice(0, SIZE),
  "beginnings of packed data": repeated("eJw"),
  "beginnings of gzip in base64": repeated("H4sIAAAAAAAAA"),
  "beginnings of gzip in hex": repeated("1f8b0800"),
  "packed zeros": repeated(gzipSync(Buffer.alloc(500_000)).toString("base64")),
  "beginnings of tokens": repeated("-ghs_1_eyJaaaaaaaa AKIA -----BEGIN PRIVATE KEY-----\na: b\n"),
  "beginnings of one token": repeated("ghs_1_eyJaaaaaaaa-"),
};

describe.for(Object.entries(HOSTILE))("%s", ([, text]) => {
  test("lets other work in between", async () => {
    await scanner.scanLong(text.slice(0, 200_000)); // compiled
    // Other programs share the caches, which makes any pause longer, but the same one only by chance: the shortest counts.
    let pauses: readonly number[] = [];
    for (let run = 0; run < 6 && (run === 0 || Math.max(...pauses) >= MOST_MS); run += 1) {
      const now = await pausesOf(text);
      pauses = run === 0 ? now : pauses.map((pause, index) => Math.min(pause, now[index] ?? 0));
    }
    expect(Math.max(...pauses)).toBeLessThan(MOST_MS);
    expect(pauses.length).toBeGreaterThan(10);
  });
});

/** A slice takes a few milliseconds. A copy of the whole text falls between two of them. */
const MOST_MS = 50;

/** Milliseconds of the processor in which nothing else of the process could run, again and again until the text is scanned. */
async function pausesOf(text: string): Promise<readonly number[]> {
  const pauses: number[] = [];
  let isDone = false;
  const scan = scanner.scanFile(Buffer.from(text)).finally(() => {
    isDone = true;
  });
  while (!isDone) pauses.push(await processorMsOf(() => setImmediate()));
  await scan;
  return pauses;
}

const wide = (text: string) => text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const FORMS: Readonly<Record<string, (secret: string) => string>> = {
  "as it is": (secret) => secret,
  "in base64": base64,
  "in base64 of several lines": (secret) => base64(secret).replaceAll(/.{10}/g, "$&\n"),
  "in base64 twice": (secret) => base64(base64(secret)),
  "in hex": hex,
  "in hex of base64": (secret) => hex(base64(secret)),
  "in percents": (secret) => [...secret].map((sign) => `%${hex(sign)}`).join(""),
  "in escapes": (secret) => [...secret].map((sign) => `\\u00${hex(sign)}`).join(""),
  "in escapes here and there": (secret) => secret.replaceAll(/[a-z]/g, (sign) => `\\x${hex(sign)}`),
  "in base64 of UTF-16": (secret) => Buffer.from(secret, "utf16le").toString("base64"),
  "in UTF-16": (secret) => [...secret].join("\0"),
  "packed and in base64": (secret) => gzipSync(secret).toString("base64"),
  "in wide letters": wide,
  "on many lines": (secret) => [...secret].join("\n- "),
};

/** Ends of the first short slices, and of long ones. */
const BORDERS = [64, 1024, SLICE, 2 * SLICE];

describe.for(Object.entries(FORMS))("%s", ([, form]) => {
  const said = form(key);
  test.for(BORDERS)("the key is found wherever the end of a slice at %i falls into it", async (border) => {
    const step = Math.max(1, Math.floor(said.length / 6));
    for (let into = 0; into <= said.length; into += step) {
      const before = repeated("lorem ipsum, dolor. ", border - Math.min(into, border - 1) - 1);
      const text = `${before}\n${said}\n${repeated("sit amet; ", 4096)}`; // so that it is not the last slice
      const found = await scanner.scanLong(text);
      expect(found).toEqual(scanner.scan(text));
      expect(found.map(({ kind }) => kind)).toContain("the model key");
      if (into === 0) expect(await scanner.scanLong(text.replace(said, "nothing, really"))).toEqual([]);
    }
  });
});

test("a token is told by its look at the end of a slice, and a run of encoded data is cut nowhere", async () => {
  const token = `ghp_${"q8Zt3nVb7Lk2Xw9Rf4Hs6Dp1Jm5Gc0YaTeUi"}`;
  for (const into of [0, 1, 2, 3, 20, token.length])
    expect(await scanner.scanLong(`${repeated("a b ", SLICE - into - 1)}\n${token}\n`)).toHaveLength(1);
  for (let before = 98_280; before < 98_330; before += 1) {
    const text = base64(`${repeated("a b c d ", before)} ${token} ${repeated("e f ", 500)}`);
    expect((await scanner.scanLong(text)).map(({ kind }) => kind)).toEqual(["a GitHub token"]);
  }
});
