import { expect, test } from "vitest";
import { canonicalJson } from "../../src/lib/json.ts";

test("the order of keys does not count, at any depth; that of lists does", () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe(canonicalJson({ a: null, b: [{ c: 2, d: 1 }] }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test("a key named like a prototype is a key", () => {
  const text = '{"__proto__":{"x":1},"a":2}';
  expect(canonicalJson(JSON.parse(text))).toBe(text);
});
