/** The YAML of lock files: what tools write is read as YAML has it, and all else is refused. */
import { expect, test } from "vitest";
import { readPlainYaml } from "../../../src/policy/lock/parse.ts";
import { processorMs } from "../../processor-time.ts";

test.for([
  ["a: b\nc:\n  d: 'e: ''f'\n", { a: "b", c: { d: "e: 'f" } }],
  ['"a, b":\n    c: "d\\u0065"\n# remark\n\nx: {}\n', { "a, b": { c: "de" }, x: {} }],
  [
    "a: {b: c-d, e: [f, 'g h', {i: https://x.test/y}]}",
    { a: { b: "c-d", e: ["f", "g h", { i: "https://x.test/y" }] } },
  ],
  ["a:\n  - b\n  - c\nd:\n", { a: ["b", "c"], d: "" }],
  ["? a long name\n:\n  b: c\n", { "a long name": { b: "c" } }],
  ["a:\n  deprecated: |-\n    some: words\n    # more\n  b: c", { a: { deprecated: "", b: "c" } }],
  ["a@https://x.test/y: b", { "a@https://x.test/y": "b" }],
  ["version: 1.0\nis: true", { version: "1.0", is: "true" }],
])("%j is read", ([text, value]) => {
  expect(readPlainYaml(String(text))).toEqual(value);
});

test.for([
  "a: &x b",
  "a: *x",
  "a: !!str b",
  "a: |\n  b",
  "a: b: c",
  "a: b # remark",
  "a: 'b' c",
  "a: {b: c, b: d}",
  "a: {b}",
  "a: [b",
  "a: b\na: c",
  "a: b\n'a': c",
  "a: b\n  more",
  "a:\n    b: c\n  d: e",
  "a:\n  - b\n  c: d",
  "a:\tb",
  "a: b\u2028c: d",
  "a: b\rc: d",
  "--- a",
  "%YAML 1.1",
  "? a\nb: c",
])("%j is not", (text) => {
  expect(() => readPlainYaml(text)).toThrow();
});

test("no text takes more time than in proportion to its length", () => {
  const texts = [
    "[".repeat(1e5),
    "b ".repeat(1e6),
    `{${"b: c, ".repeat(1e5)}}`,
    '"'.repeat(1e6),
    `b${": ".repeat(1e6)}`,
  ];
  const read = () => texts.map((text) => expect(() => readPlainYaml(`a: ${text}#`)).toThrow());
  expect(processorMs(read)).toBeLessThan(5000);
});
