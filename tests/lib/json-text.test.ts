import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leadingJson, parseObject, wellFormedJson } from "../../src/lib/json.ts";
import { processorMs } from "../processor-time.ts";

describe("the object in a text", () => {
  test.for<[string, string, object]>([
    ["plain JSON", '{"a":1}', { a: 1 }],
    ["line breaks and tabs between the tokens", '{\n\t"a"\r\n:\t1\n}', { a: 1 }],
    ["a raw line break in a string", '{"a":"x\ny"}', { a: "x\ny" }],
    ["a raw tab and a bell in a string", '{"a":"x\ty\u0007"}', { a: "x\ty\u0007" }],
    ["raw line breaks inside and between", '{\n"a":"x\n\\"y\\"\n"\n}', { a: 'x\n"y"\n' }],
    ["an escaped backslash before a quote", '{"a":"x\n\\\\","b":2}', { a: "x\n\\", b: 2 }],
  ])("is found in %s", ([, text, value]) => {
    const parsed = parseObject(text);
    expect(parsed?.value).toEqual(value);
    expect(JSON.parse(parsed?.json ?? "")).toEqual(value);
  });

  test("is given with the text that the model wrote, where that was sound", () => {
    expect(parseObject('{ "a": 1.0 }')?.json).toBe('{ "a": 1.0 }');
  });

  test.for(["", "7", '"a"', "null", "[1]", '{"a":', '{"a":"x', "{'a':1}", "{a:1}"])("is not found in %s", (text) => {
    expect(parseObject(text)).toBeUndefined();
  });

  test("takes a time that grows with the length, whatever the text is", () => {
    const hostile = ['{"a":"', '{"a":[', '"'];
    const parse = (text: string) => parseObject(text + '\\"\n["'.repeat(200_000));
    expect(processorMs(() => hostile.map(parse))).toBeLessThan(3000);
  });
});

describe("the JSON that a text begins with", () => {
  test.for<[string, unknown]>([
    ["[1, 5]", [1, 5]],
    [' {"a":"}"} ', { a: "}" }],
    ["[1, 5]</parameter>", [1, 5]],
    ['["a]", "b"], and more', ["a]", "b"]],
    ['[{"a":"x\ny"}]', [{ a: "x\ny" }]],
    ["[1, 5", undefined],
    ["[1}", undefined],
    ["see [1]", undefined],
    ["7", undefined],
    ["", undefined],
  ])("of %j is %j", ([text, value]) => {
    expect(leadingJson(text.trimStart(), 0)?.value).toEqual(value);
  });
});

describe("JSON without half characters", () => {
  const anyText = fc.string({
    unit: fc.oneof(
      fc.string({ unit: "binary", maxLength: 2 }),
      fc.constantFrom("\\", "\\ud83d", "\\u", "😀", "\ud83d", "\ude00"),
    ),
  });

  test("says what well-formed texts say, however they are nested", () => {
    fc.assert(
      fc.property(anyText, anyText, (key, value) => {
        const once = wellFormedJson(JSON.stringify({ [key]: value }));
        expect(JSON.parse(once)).toEqual({ [key.toWellFormed()]: value.toWellFormed() });
        expect(JSON.parse(once).isWellFormed?.() ?? true).toBe(true);
        const sound = value.toWellFormed();
        expect(wellFormedJson(JSON.stringify(JSON.stringify(sound)))).toBe(JSON.stringify(JSON.stringify(sound)));
      }),
    );
  });

  test("keeps both escapes of one character, and replaces one that stands alone", () => {
    expect(JSON.parse(wellFormedJson('["\\ud83d\\ude00", "\\uD83D", "\\ude00\\ud83d", "\\\\ud83d"]'))).toEqual([
      "😀",
      "\ufffd",
      "\ufffd\ufffd",
      "\\ud83d",
    ]);
  });
});
