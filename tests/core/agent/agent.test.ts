import { describe, expect, test } from "vitest";
import { agentOf } from "../../../src/core/agent/agent.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { finish, think } from "../../../src/tools/built-in-tools.ts";
import { modelAt } from "../model/endpoint.ts";
import { begin, calls } from "./begin.ts";
import { standard, tool } from "./scripted-agent.ts";

const settings = { model: modelAt("http://127.0.0.1:1/v1"), systemPrompt: "You help.", context: "" };
const echo = (name: string) => tool(name, ({ word }) => word);

describe("a filter of tools", () => {
  const tools = [echo("terminal"), echo("mcp_search"), echo("mcp_write"), echo("my_mcp_read"), think(), finish()];
  const left = (filterToolsRegex: string) => agentOf({ ...settings, tools, filterToolsRegex }).toolbox.names;

  test.for<[string, string[]]>([
    ["terminal", ["terminal"]],
    ["mcp_", ["mcp_search", "mcp_write"]],
    ["mcp_(?!write)", ["mcp_search"]],
    ["term|mcp_w", ["terminal", "mcp_write"]],
    ["no such tool", []],
  ])("%s leaves what begins so, and always think and finish", ([pattern, names]) => {
    expect(left(pattern)).toEqual([...names, "think", "finish"]);
  });

  test("may leave out one of two tools of one name, which would not go together", () => {
    const twice = [...tools, echo("mcp_search")];
    expect(() => agentOf({ ...settings, tools: twice })).toThrow(/the same name/);
    expect(agentOf({ ...settings, tools: twice, filterToolsRegex: "term" }).toolbox.names).toHaveLength(3);
  });

  test("that is no pattern is refused", () => {
    expect(() => left("(")).toThrow(Fault);
    expect(() => left("(")).toThrow(/"\(" is not a regular expression/);
  });
});

describe("a schema for the end", () => {
  const schema = {
    type: "object",
    properties: { passed: { type: "boolean" }, files: { type: "array", items: { type: "string" } } },
    required: ["passed"],
  };
  const agent = (finishSchema: object, tools = standard()) =>
    agentOf({ ...settings, tools, finishSchema: finishSchema as Record<string, unknown> });

  test("is shown to the model, and what it describes is in the log", async () => {
    const { toolbox } = agent(schema);
    expect(toolbox.schemas().find(({ name }) => name === "finish")?.parameters).toMatchObject({
      properties: { message: { type: "string" }, passed: { type: "boolean" }, files: { type: "array" } },
      required: ["message", "passed"],
    });
    const reply = calls(["finish", { message: "Done.", passed: true, files: '["a"]' }]);
    const { take, told, actions } = await begin([reply], { agent: { toolbox } });
    expect(await take()).toBe("finished");
    expect(told()).toEqual(["call finish", "result Done."]);
    expect(actions()[0]?.action).toEqual({ kind: "FinishAction", message: "Done." }); // the SDK takes no more
    expect(JSON.parse(actions()[0]?.tool_call.arguments ?? "")).toEqual({
      message: "Done.",
      passed: true,
      files: ["a"],
    });
  });

  test("is held: an end without it is no end", async () => {
    const { toolbox } = agent(schema);
    const { take, told } = await begin([calls(["finish", { message: "Done." }])], { agent: { toolbox } });
    expect(await take()).toBe("continue");
    expect(told()[1]).toMatch(/^error Error validating tool 'finish'[\s\S]*passed/);
  });

  test.for<[string, object]>([
    ["a field that finish has", { type: "object", properties: { message: { type: "string" } } }],
    ["a field that every call has", { type: "object", properties: { summary: { type: "string" } } }],
    ["a risk", { type: "object", properties: { security_risk: { type: "string" } } }],
    ["the name of the action", { type: "object", properties: { kind: { type: "string" } } }],
    ["a list", { type: "array", items: { type: "string" } }],
    ["a type that there is not", { type: "thing" }],
  ])("is refused if it describes %s", ([, unusable]) => {
    expect(() => agent(unusable)).toThrow(/schema for the final answer cannot be used/);
  });

  test("is refused without a finish tool", () => {
    expect(() => agent(schema, [echo("terminal")])).toThrow(/no finish tool/);
  });
});

test("an agent is frozen", () => {
  expect(Object.isFrozen(agentOf({ ...settings, tools: standard() }))).toBe(true);
});
