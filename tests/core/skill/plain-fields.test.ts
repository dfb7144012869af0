import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { plainFields } from "../../../src/core/skill/frontmatter.ts";

test("fields and lists of plain words are read", () => {
  const text =
    "name: tides\ndescription: When the water is high, or low (see https://tides.test/a#b).\ntriggers: [sea, high-water]\n";
  expect(plainFields(text)).toEqual({
    name: "tides",
    description: "When the water is high, or low (see https://tides.test/a#b).",
    triggers: ["sea", "high-water"],
  });
});

describe("is left to the parser:", () => {
  test.for([
    ["a number", "version: 1"],
    ["a truth", "on: true"],
    ["a truth in a list", "on: [yes, True]"],
    ["nothing", "name: null"],
    ["quotes", 'name: "tides"'],
    ["a block", "name: |\n  tides"],
    ["a nested field", "metadata:\n  by: rita"],
    ["a list in lines", "names:\n- one"],
    ["a remark", "name: tides # or so"],
    ["what is no YAML", "description: Use it when: always"],
    ["a colon at the end", "description: as follows:"],
    ["a field that comes twice", "name: one\nname: two"],
    ["words that go on below", "name: one\n  two"],
    ["an anchor", "name: &a tides"],
    ["a field called like what every object has", "constructor: x"],
    ["an empty line", "name: one\n\nother: two"],
    ["a list in a list", "names: [one, [two]]"],
  ])("%s", ([, text]) => {
    expect(plainFields(`${text}\n`)).toBeUndefined();
  });
});

test("whatever is read is what YAML says", () => {
  const odd = [..."1-:#'[],{&*!%@`?|>é~=", '"', "true", "Null", "b:", "no", "<<"];
  const plain = fc.constantFrom("a", "tide", "x1", "high-water", "it's", "(see)");
  const word = fc.oneof({ weight: 12, arbitrary: plain }, { weight: 1, arbitrary: fc.constantFrom(...odd) });
  const words = fc.array(fc.tuple(word, fc.constantFrom("", " ", ", ", "  ", "\t")), { maxLength: 6 });
  const value = words.map((parts) => parts.flat().join(""));
  const line = fc
    .tuple(fc.constantFrom("name", "b-c", "true", "d_1", "E"), value)
    .map(([name, text]) => `${name}: ${text}`);
  const listed = fc.array(word, { maxLength: 3 }).map((parts) => `list: [${parts.join(", ")}]`);
  const text = fc.array(fc.oneof(line, listed), { minLength: 1, maxLength: 3 }).map((lines) => `${lines.join("\n")}\n`);
  let seen = 0;
  fc.assert(
    fc.property(text, (yaml) => {
      const fields = plainFields(yaml);
      if (fields === undefined) return;
      seen += 1;
      expect(fields).toEqual(parse(yaml, { logLevel: "error" }));
    }),
    { numRuns: 5000 },
  );
  expect(seen).toBeGreaterThan(200);
});
