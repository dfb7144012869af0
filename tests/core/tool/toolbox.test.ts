import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineTool } from "../../../src/core/tool/tool.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";

function tool(name: string, readOnlyHint: boolean) {
  return defineTool({
    name,
    description: `Does ${name}.`,
    input: z.object({ path: z.string(), depth: z.int().min(0).default(1), limit: z.int().optional() }),
    annotations: { readOnlyHint, destructiveHint: !readOnlyHint, idempotentHint: false, openWorldHint: false },
    run: async () => ({ content: [] }),
  });
}

test("tools are found by name", () => {
  const box = toolbox([tool("read", true), tool("write", false)]);
  expect(box.names).toEqual(["read", "write"]);
  expect(box.get("write")).toBe(box.tools[1]);
  expect(box.get("erase")).toBeUndefined();
  expect(box.get("constructor")).toBeUndefined();
});

test("two tools of one name are a bug", () => {
  expect(() => toolbox([tool("read", true), tool("read", false)])).toThrow("Two tools have the same name: read, read.");
});

test("the schema of a tool that changes things asks for the risk first, then for a summary, and for no more than that", () => {
  const [schema] = toolbox([tool("write", false)]).schemas();
  const properties = Object(schema?.parameters.properties);
  expect(schema).toMatchObject({ name: "write", description: "Does write." });
  expect(Object.keys(properties)).toEqual(["security_risk", "summary", "path", "depth", "limit"]);
  expect(properties.security_risk.enum).toEqual(["UNKNOWN", "LOW", "MEDIUM", "HIGH"]);
  expect(properties.limit).toEqual({ type: "integer" });
  expect(schema?.parameters).toMatchObject({ type: "object", required: ["path"] });
  expect(schema?.parameters).not.toHaveProperty("$schema");
});

test("the schema of a tool that can do no harm asks for neither", () => {
  const [read, keep] = toolbox([tool("read", true), Object.freeze({ ...tool("keep", false), risk: "LOW" })]).schemas();
  for (const schema of [read, keep])
    expect(Object.keys(Object(schema?.parameters.properties))).toEqual(["path", "depth", "limit"]);
});

test("the schemas are JSON schemas, and the same at every call", () => {
  const box = toolbox([tool("read", true), tool("write", false)]);
  expect(box.schemas()).toBe(box.schemas());
  for (const { parameters } of box.schemas()) {
    const validate = new Ajv({ strict: true }).compile(parameters);
    expect(validate({ path: "x", summary: "look" })).toBe(true);
    expect(validate({ depth: 1 })).toBe(false);
  }
});
