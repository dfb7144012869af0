import { expect, test } from "vitest";
import { z } from "zod";
import { defineToolset, toolRegistry } from "../../../src/core/tool/registry.ts";
import { defineTool } from "../../../src/core/tool/tool.ts";

const tool = (name: string) =>
  defineTool({
    name,
    description: `Does ${name}.`,
    input: z.object({}),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    run: async () => ({ content: [] }),
  });
const plain = (name: string) => defineToolset({ name, params: z.strictObject({}), create: () => [tool(name)] });
const browser = defineToolset({
  name: "browser",
  params: z.strictObject({ pages: z.int().min(1).default(2) }),
  create: ({ pages }) => Array.from({ length: pages }, (_, index) => tool(`browser_${index}`)),
});
const registry = toolRegistry([plain("look"), browser]);
const namesFor = (...specs: { name: string; params?: Record<string, unknown> }[]) =>
  registry.toolsFor(specs).map(({ name }) => name);

test("tools are made by the name of their set, in the order asked for", () => {
  expect(registry.names).toEqual(["look", "browser"]);
  expect(namesFor({ name: "browser" }, { name: "look" })).toEqual(["browser_0", "browser_1", "look"]);
});

test("a set takes settings", () => {
  expect(namesFor({ name: "browser", params: { pages: 1 } })).toEqual(["browser_0"]);
});

test("each call makes new tools", () => {
  expect(registry.toolsFor([{ name: "look" }])[0]).not.toBe(registry.toolsFor([{ name: "look" }])[0]);
});

test.for([
  [[{ name: "grab" }], 'There is no tool "grab".', "There are look, browser."],
  [[{ name: "toString" }], 'There is no tool "toString".', "There are look, browser."],
  [[{ name: "browser", params: { pages: 0 } }], /The settings of the tool "browser" cannot be used\. .*pages/s, /Fix/],
  [[{ name: "browser", params: { page: 1 } }], /"browser" cannot be used\. .*page/s, /Fix/],
  [[{ name: "look", params: { x: 1 } }], /"look" cannot be used/, /Fix/],
  [[{ name: "look" }, { name: "look" }], 'The tool "look" is asked for twice.', "Name every tool once."],
] as const)("%j is a fault of the configuration", ([specs, message, hint]) => {
  const fault = expect.objectContaining({ code: "config", hint: expect.stringMatching(hint) });
  expect(() => registry.toolsFor(specs)).toThrow(fault);
  expect(() => registry.toolsFor(specs)).toThrow(message);
});

test("two sets of one name are a bug", () => {
  expect(() => toolRegistry([plain("look"), plain("look")])).toThrow("Two tool sets have the same name: look, look.");
});
