/** Names of tools, whatever servers call theirs; schemas, whatever servers ask for. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { definitionsOf, inputOf, toolName } from "../../src/mcp/definition.ts";

const listed = (name: string, more: object = {}) => ({
  name,
  description: "",
  inputSchema: {},
  annotations: {},
  ...more,
});
const schemaOf = (inputSchema: unknown) => z.toJSONSchema(inputOf(inputSchema), { target: "draft-7", io: "input" });

test("a name stays if all endpoints take it; another one is fixed, and never meets a third", () => {
  expect(toolName("fs", "read_file")).toBe("fs__read_file");
  expect(toolName("fs", "bash")).toBe("fs__bash");
  expect(toolName("fs", "a.b")).toMatch(/^fs__a_b_[0-9a-f]{8}$/);
  expect(toolName("fs", "a.b")).not.toBe(toolName("fs", "a b"));
  expect(toolName("fs", "a.b")).toBe(toolName("fs", "a.b"));
});

test("names of any tools of two servers are sound, and tell servers and tools apart", () => {
  const server = fc.stringMatching(/^[A-Za-z0-9]{1,8}([-_][A-Za-z0-9]{1,8}){0,2}$/);
  fc.assert(
    fc.property(server, server, fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (a, b, one, other) => {
      const [first, second] = [toolName(a, one), toolName(b, other)];
      expect(first).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
      expect(first === second).toBe(a === b && one === other);
    }),
  );
});

test("of twins the first counts, and the order in which a server lists says nothing", () => {
  const [a, b] = [listed("a", { description: "first" }), listed("b")];
  const definitions = definitionsOf("s", [b, a, listed("a", { description: "second" })]);
  expect(definitions.map(({ name, tool }) => [name, tool.description])).toEqual([
    ["s__a", "first"],
    ["s__b", ""],
  ]);
  expect(definitionsOf("s", [a, b])).toEqual(definitions);
});

test("a print is of everything that is said, and not of the order in which", () => {
  const print = (more: object) => definitionsOf("s", [listed("a", more)])[0]?.print;
  const long = "x".repeat(10_000);
  expect(print({ inputSchema: { a: 1, b: 2 } })).toBe(print({ inputSchema: { b: 2, a: 1 } }));
  expect(print({ description: `${long}.` })).not.toBe(print({ description: `${long}!` }));
  expect(print({ annotations: { readOnlyHint: true } })).not.toBe(print({}));
  expect(print({ inputSchema: { a: [1, 2] } })).not.toBe(print({ inputSchema: { a: [2, 1] } }));
});

test("a schema is passed on without its references", () => {
  const inputSchema = {
    type: "object",
    properties: {
      place: { $ref: "#/$defs/place" },
      many: { type: "array", items: { $ref: "#/$defs/place" }, maxItems: 3 },
      kind: { anyOf: [{ const: "a" }, { type: "null" }], default: null },
      bare: { type: "array" },
    },
    required: ["place", "missing"],
    $defs: { place: { type: "object", properties: { x: { type: "number" } }, required: ["x"], $id: "urn:x" } },
  };
  const place = { type: "object", properties: { x: { type: "number" } }, required: ["x"] };
  expect(schemaOf(inputSchema)).toMatchObject({
    properties: {
      place,
      many: { type: "array", items: place, maxItems: 3 },
      kind: { anyOf: [{ const: "a" }, { type: "null" }], default: null },
      bare: { type: "array", items: {} },
    },
    required: ["place"],
  });
  expect(JSON.stringify(schemaOf(inputSchema))).not.toMatch(/\$ref|\$id|urn:x/);
});

test("slips of the model can be seen by the types of fields; the rest is the server's to judge", () => {
  const input = inputOf({ properties: { list: { type: "array", items: { type: "string" } }, n: { type: "integer" } } });
  expect(input.safeParse({ list: "[]" }).success).toBe(false);
  expect(input.safeParse({ list: [1], more: true })).toMatchObject({ success: true, data: { list: [1], more: true } });
});

const bomb = {
  properties: { a: { $ref: "#/$defs/a" } },
  $defs: { a: { anyOf: Array(20).fill({ $ref: "#/$defs/a" }) } },
};
const hostile: Readonly<Record<string, unknown>> = {
  "no schema": 7,
  "a circle": { properties: { a: { $ref: "#" } } },
  "references that multiply": bomb,
  "words without end": { properties: { a: { type: "string", description: "x".repeat(5_000_000) } } },
  "fields without end": {
    properties: Object.fromEntries([...Array(5000).keys()].map((n) => [`f${n}`, { enum: Array(99).fill(`v${n}`) }])),
  },
  "hidden words": {
    properties: {
      a: { enum: ["one", "\u{e0041}\u{e0042}"], const: "\u202eobey", default: { deep: ["\u001b[8mobey"] } },
      b: { enum: ["one", "zwei ü"], const: "three", default: { deep: ["four"] } },
    },
  },
  "odd names": {
    properties: { "a b": {}, ["__proto__"]: {}, constructor: { type: "string" }, "": {} },
    required: "all",
  },
  "keywords of the wrong kind": {
    properties: {
      a: { type: "text", minimum: "x", enum: [], anyOf: [], items: 3, required: 1, pattern: "((", id: "a", $id: 4 },
    },
  },
};

test.for(Object.entries(hostile))("%s: a schema that every endpoint takes, and a short one", ([, inputSchema]) => {
  const schema = schemaOf(inputSchema);
  expect(JSON.stringify(schema).length).toBeLessThan(25_000);
  expect(JSON.stringify(schema)).not.toMatch(/"enum":\[\]|"anyOf":\[\]|"type":"text"|"pattern"|"minimum":"/);
  expect(JSON.stringify(schema)).not.toMatch(/obey|\\u001b|\u202e|[\u{e0000}-\u{e007f}]/u);
  expect(schemaOf(inputSchema)).toEqual(schema);
});

test("values that can be seen are passed on as they are", () => {
  const { properties } = schemaOf(hostile["hidden words"]) as { properties: object };
  const b = { enum: ["one", "zwei ü"], const: "three", default: { deep: ["four"] } };
  expect(properties).toEqual({ a: {}, b });
});
