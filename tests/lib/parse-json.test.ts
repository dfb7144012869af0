/** JSON that others wrote: as `JSON.parse` reads it, unless there is so much of it that it would fill the memory. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonOrNothing } from "../../src/lib/json.ts";
import { JsonMeter, parseJson, TooMuchJson } from "../../src/lib/parse-json.ts";

type Verdict = Readonly<{ value: unknown }> | Readonly<{ refused: true }>;

function verdictOf(parse: (text: string) => unknown, text: string): Verdict {
  try {
    return { value: parse(text) };
  } catch {
    return { refused: true };
  }
}

const signs = fc.constantFrom(
  "[",
  "]",
  "{",
  "}",
  ",",
  ":",
  '"',
  "\\",
  '\\"',
  "\n",
  " ",
  "1",
  "null",
  '"a"',
  "é",
  "\\u0022",
);
const soup = fc.array(signs, { maxLength: 60 }).map((parts) => parts.join(""));
const inStrings = fc.array(soup).map((texts) => JSON.stringify(texts.map((text) => text.repeat(50))));

test("ordinary texts are parsed, or refused, as JSON.parse does", () => {
  const padded = fc.tuple(fc.oneof(fc.json(), soup, inStrings), fc.constantFrom("", " ".repeat(1000)));
  fc.assert(
    fc.property(padded, ([text, padding]) => {
      const whole = padding + text;
      expect(verdictOf(parseJson, whole)).toEqual(verdictOf(JSON.parse, whole));
    }),
  );
});

test("a text in pieces is counted like the whole text", () => {
  const verdict = (pieces: readonly string[]) =>
    verdictOf(() => {
      const meter = new JsonMeter();
      for (const piece of pieces) meter.push(piece);
    }, "");
  fc.assert(
    fc.property(
      fc.array(soup, { maxLength: 5 }),
      fc.nat(400),
      fc.constantFrom("[", '["\\"[",'),
      (texts, depth, sign) => {
        const pieces = [...texts, sign.repeat(depth)];
        expect(verdict(pieces)).toEqual(verdict([pieces.join("")]));
        expect(verdict([...pieces.join("")])).toEqual(verdict([pieces.join("")]));
      },
    ),
  );
});

const list = (element: string, count: number) => `[${Array(count).fill(element).join(",")}]`;
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("too much is refused before it is parsed:", () => {
  test.for<[string, string, string]>([
    ["lists", list("[]", 251_000), "too many values"],
    ["objects", list('{"a":1}', 251_000), "too many values"],
    ["numbers", list("1", 501_000), "too many values"],
    ["strings", list('"[\\""', 501_000), "too many values"],
    ["keys", `{${list('"a":1', 501_000).slice(1, -1)}}`, "too many values"],
    ["lists after a string that ends in a backslash", `["\\\\",${list("[]", 251_000)}]`, "too many values"],
    ["lists within each other", nested(201), "nested more than 200 deep"],
    ["the same without an end", "[".repeat(20_000_000), "nested more than 200 deep"],
  ])("%s", ([, text, words]) => {
    expect(() => parseJson(text)).toThrow(TooMuchJson);
    expect(() => parseJson(text)).toThrow(words);
    expect(jsonOrNothing(text)).toBeUndefined();
  });

  test.for<[string, string]>([
    ["a list of 100,000 files", list('{"name":"a","kind":"file"}', 100_000)],
    ["200 lists within each other", nested(200)],
    ["a string of brackets, commas and quotes", JSON.stringify('[{,"\\'.repeat(1_000_000))],
    ["a string of 20 MB", JSON.stringify("x".repeat(20_000_000))],
  ])("a twin: %s", ([, text]) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });
});

const program = fileURLToPath(new URL("parse-json-process.ts", import.meta.url));

/** In a process whose heap has so many megabytes. */
function parsedIn(megabytes: number, kind: string, parser = "ours"): string {
  const { stdout, signal } = spawnSync(process.execPath, [`--max-old-space-size=${megabytes}`, program, kind, parser], {
    encoding: "utf8",
  });
  return signal ?? stdout.trim();
}

describe("memory", () => {
  test.for(["lists", "objects"])("32 MiB of %s would end a process, and are refused", (kind) => {
    expect(parsedIn(128, kind, "JSON.parse")).toBe("SIGABRT");
    expect(parsedIn(128, kind)).toBe("refused");
  });

  test.for([
    ["objects of different shapes", 96, "shapes"],
    ["elements that no schema takes", 300, "nonsense"],
  ] as const)("as many %s as are allowed take less than %i MB", ([, megabytes, kind]) => {
    expect(parsedIn(megabytes, kind)).toBe("parsed");
  });
});
