import { describe, expect, test } from "vitest";
import { leadingJson, parseObject } from "../../src/lib/json.ts";

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
    const start = process.cpuUsage(); // what others do on the machine does not count
    for (const hostile of ['{"a":"', '{"a":[', '"']) parseObject(hostile + '\\"\n["'.repeat(200_000));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
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
