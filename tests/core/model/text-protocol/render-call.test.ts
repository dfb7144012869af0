import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ToolSchema } from "../../../../src/core/model/model.ts";
import { checkCall } from "../../../../src/core/model/text-protocol/check-call.ts";
import { readReply } from "../../../../src/core/model/text-protocol/read-reply.ts";
import { renderCall } from "../../../../src/core/model/text-protocol/to-text.ts";
import { always } from "../../invariants/runs.ts";
import { TOOLS } from "./tools.ts";

const render = (name: string, args: object) => renderCall({ name, arguments: JSON.stringify(args) }, TOOLS);

describe("a call is written", () => {
  test("in tags, a value of several lines on lines of its own", () => {
    expect(render("file_editor", { command: "create", path: "a.txt", file_text: "one\ntwo" })).toBe(
      "<function=file_editor>\n<parameter=command>create</parameter>\n<parameter=path>a.txt</parameter>\n" +
        "<parameter=file_text>\none\ntwo\n</parameter>\n</function>",
    );
  });

  test("with numbers, lists and objects as JSON", () => {
    expect(render("file_editor", { line: 3, view_range: [1, 2] })).toContain(
      "<parameter=line>3</parameter>\n<parameter=view_range>[1,2]</parameter>",
    );
  });

  test("as JSON where a value looks like a tag", () => {
    expect(render("terminal", { command: "grep '</parameter>' ." })).toBe(
      `<tool_call>\n{"name":"terminal","arguments":{"command":"grep '\\u003c/parameter>' ."}}\n</tool_call>`,
    );
  });

  test.for(["", "no JSON", "[1]"])("without parameters where the arguments are %j", (json) => {
    expect(renderCall({ name: "idle", arguments: json }, TOOLS)).toBe("<function=idle>\n</function>");
  });

  test("of a function that there is no more", () => {
    expect(render("gone", { a: "x" })).toBe("<function=gone>\n<parameter=a>x</parameter>\n</function>");
  });
});

const snippet = fc.constantFrom(
  ...["</parameter>", "<parameter=a>", "</function>", "<function=f>", "<tool_call>", "</think>", "```", "\n", "\r\n"],
  ...["&lt;function=f&gt;", "EXECUTION RESULT of [f]:\n", " ", "<", "&lt;", "{", '"', "\\", "null", "7", "<parameter>"],
);
const words = fc.array(fc.oneof(snippet, fc.string({ unit: "binary" }))).map((parts) => parts.join(""));
const name = fc.stringMatching(/^[A-Za-z_][\w-]{0,20}$/);
const field = fc.oneof(
  fc.record({ schema: fc.constantFrom({ type: "string" }, {}), value: words }),
  fc.record({ schema: fc.constant({ type: "integer" }), value: fc.maxSafeInteger() }),
  fc.record({
    schema: fc.constant({ type: "number" }),
    value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0), // JSON has no -0
  }),
  fc.record({ schema: fc.constant({ type: "boolean" }), value: fc.boolean() }),
  fc.record({ schema: fc.constant({ type: "array" }), value: fc.array(fc.oneof(words, fc.integer())) }),
  fc.record({ schema: fc.constant({ type: "object" }), value: fc.dictionary(words, fc.oneof(words, fc.integer())) }),
  fc.record({
    schema: fc.constant({ type: ["string", "integer", "null"] }),
    value: fc.oneof(words, fc.integer(), fc.constant(null)),
  }),
);
const calling = fc.record({
  tool: name,
  fields: fc.dictionary(fc.oneof({ weight: 5, arbitrary: name }, { weight: 1, arbitrary: words }), field, {
    maxKeys: 6,
  }),
  thought: fc.constantFrom("", "I look.", "Two\n\nparts."),
});

test("what is written is read as the same call, whatever its values are", async () => {
  await always(200, calling, ({ tool, fields, thought }) => {
    const entries = Object.entries(fields);
    const properties = Object.fromEntries(entries.map(([key, { schema }]) => [key, schema]));
    const parameters = { type: "object", properties, required: Object.keys(fields) };
    const tools: ToolSchema[] = [{ name: tool, description: "", parameters }];
    const json = JSON.stringify(Object.fromEntries(entries.map(([key, { value }]) => [key, value])));
    const text = [thought, renderCall({ name: tool, arguments: json }, tools)].join("\n\n");
    const read = readReply(text, (known) => known === tool);
    expect(read.thought).toBe(thought);
    const checked = read.calls.map((call) => checkCall(call, tools));
    expect(checked).toEqual([{ name: tool, arguments: expect.anything() }]);
    expect(JSON.parse(checked[0]?.arguments ?? "")).toEqual(JSON.parse(json));
  });
});
