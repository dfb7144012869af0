import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseObject } from "../../src/lib/json.ts";
import { whyNotObject } from "../../src/lib/json-problem.ts";

const START = "The arguments were not a JSON object";

describe("why a text is no JSON object", () => {
  test.for<[string, string]>([
    ["[1]", `${START}.`],
    ['{"a":1', `${START}: they end where a comma or a closing bracket is expected.`],
    ['{"a":', `${START}: they end where a value is expected.`],
    ['{"a":"x', `${START}: they end where a closing quote is expected.`],
    ['{"a" 1}', `${START}: at character 6, a colon is expected, not "1".`],
    ["{a:1}", `${START}: at character 2, a name in double quotes is expected, not "a".`],
    ['{"a":ls}', `${START}: at character 6, a value is expected, not "l".`],
    ['{"a":1}}', `${START}: at character 8, the end is expected, not "}".`],
    ['{"a":1,}', `${START}: at character 8, a name in double quotes is expected, not "}".`],
    ['{"a":[1 2]}', `${START}: at character 9, a comma or a closing bracket is expected, not "2".`],
    ['{"a":01}', `${START}: at character 6, a value is expected, not "0".`],
    ['{"a":"\\d","b":😀}', `${START}: at character 15, a value is expected, not "😀".`],
    ["", `${START}: they end where a value is expected.`],
  ])("%j", ([text, words]) => {
    expect(whyNotObject(text)).toBe(words);
  });

  test("any text that is changed in one place: a place is named if the parser of JavaScript refuses it", () => {
    const change = fc.record({
      at: fc.nat(60),
      put: fc.constantFrom("", "{", "}", "[", "]", ",", ":", '"', "x", "1", " "),
    });
    fc.assert(
      fc.property(fc.jsonValue(), change, (value, { at, put }) => {
        const json = JSON.stringify({ value });
        const text = json.slice(0, at) + put + json.slice(at + 1);
        if (parseObject(text)) return; // a caller has no question then
        const words = whyNotObject(text);
        expect(words).toMatch(/^The arguments were not a JSON object(?:: .* is expected.*)?\.$/s);
        const [, place] = /character (\d+)/.exec(words) ?? [];
        if (place !== undefined) expect(canGoOn(text.slice(0, Number(place) - 1))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

/** Whether a text is the beginning of a JSON text, by trying what may end it. */
function canGoOn(text: string): boolean {
  return whyNotObject(text) === `${START}.` || whyNotObject(text).includes("they end");
}

describe("a backslash that begins no escape", () => {
  test.for([
    [String.raw`{"command":"echo x1 | grep -cE '\d|x'"}`, { command: String.raw`echo x1 | grep -cE '\d|x'` }],
    [String.raw`{"command":"echo C:\project"}`, { command: String.raw`echo C:\project` }],
    [String.raw`{"pattern":"\u12 \w+\\d \n"}`, { pattern: "\\u12 \\w+\\d \n" }],
  ] as const)("is read as a backslash: %s", ([text, value]) => {
    expect(parseObject(text)?.value).toEqual(value);
    expect(JSON.parse(parseObject(text)?.json ?? "")).toEqual(value);
  });

  test("leaves sound texts alone", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue()), (value) => {
        const json = JSON.stringify(value);
        expect(parseObject(json)?.json).toBe(json);
      }),
    );
  });
});
