import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { AgentOptions } from "../../src/action/agent.ts";
import { standardAgent } from "../../src/action/agent.ts";
import { Inputs } from "../../src/action/runner/inputs.ts";
import { subAgentsFor } from "../../src/action/sub-agents.ts";
import type { World } from "../../src/action/world.ts";
import type { Agent } from "../../src/core/agent/agent.ts";
import { builtInSubAgents } from "../../src/core/agent/sub-agent/discovery.ts";
import { readSubAgent } from "../../src/core/agent/sub-agent/sub-agent.ts";
import { Skill } from "../../src/core/skill/skill.ts";
import { defineTool } from "../../src/core/tool/tool.ts";
import { forever } from "../core/model/endpoint.ts";

const world: World = {
  env: {},
  scripts: "/nowhere",
  node: "/nowhere/node",
  fetch: globalThis.fetch,
  now: () => new Date("2026-11-21T10:00:00Z"),
  clock: () => 0,
  sleep: async () => {},
  newId: () => "id",
  random: () => 0,
  signal: forever,
};

const skills = [
  Skill.parse({ name: "agents", content: "STANDING RULE." }),
  Skill.parse({ name: "sql", content: "x", description: "About SQL.", is_agentskills_format: true }),
  Skill.parse({ name: "knots", content: "x", description: "About knots.", is_agentskills_format: true }),
];

function optionsFor(
  inputs: Readonly<Record<string, string>>,
  more: Partial<AgentOptions> = {},
  head = "",
): AgentOptions {
  const needed = { model: "gpt-5", "api-key": "sk-canary-0123456789abcdef", "github-token": "ghs_1" };
  const agents = [...builtInSubAgents(), readSubAgent("tuner.md", `---\n${head}\n---\nYOU TUNE QUERIES.\n`)];
  return {
    inputs: Inputs.parse({ ...needed, ...inputs }),
    world,
    completionLog: undefined,
    conversationId: "c",
    repository: "acme/shop",
    workspace: "/w",
    branch: "main",
    knowledge: { skills, agents, systemPrompt: undefined, changedByHead: 0 },
    ...more,
  };
}

function calledAs(name: string, options: AgentOptions): Agent {
  const settings = subAgentsFor(options, { redact: (text) => text, heard: [] });
  const definition = settings?.agents.find((agent) => agent.name === name);
  if (!settings || !definition) throw new Error(`There is no ${name}.`);
  return settings.agentFor(definition);
}

const server = (name: string, readOnlyHint: boolean) =>
  defineTool({
    name,
    description: "A server's.",
    input: z.object({}),
    annotations: { readOnlyHint, destructiveHint: !readOnlyHint, idempotentHint: true, openWorldHint: true },
    run: async () => ({ content: [] }),
  });

describe("the tools of a sub-agent", () => {
  test.for([
    ["general-purpose", ["terminal", "file_editor", "glob", "grep", "task_tracker", "think", "finish", "invoke_skill"]],
    ["code-explorer", ["file_editor", "glob", "grep", "think", "finish", "invoke_skill"]],
    ["bash-runner", ["terminal", "think", "finish", "invoke_skill"]],
    ["reviewer", ["terminal", "file_editor", "glob", "grep", "think", "finish", "invoke_skill"]],
  ] as const)("are what its definition says, and none that calls others: %s", ([name, tools]) => {
    expect(calledAs(name, optionsFor({})).toolbox.names).toEqual(tools);
  });

  test("are new ones, since a terminal belongs to one conversation", () => {
    const options = optionsFor({});
    const [one, other] = [calledAs("bash-runner", options), calledAs("bash-runner", options)];
    expect(one.toolbox.get("terminal")).not.toBe(other.toolbox.get("terminal"));
  });

  test("of one that may only read say all that they only read, those of servers too", () => {
    const added = [server("docs__look", true), server("docs__write", false)];
    const { toolbox } = calledAs("tuner", optionsFor({}, { added }, "read_only: true"));
    expect(toolbox.names).toContain("docs__look");
    for (const { annotations } of toolbox.tools) expect(annotations.readOnlyHint).toBe(true);
    const free = calledAs("tuner", optionsFor({}, { added }, "tools: [terminal, docs__write]"));
    expect(free.toolbox.names).toEqual(["terminal", "finish", "docs__write", "invoke_skill"]);
  });
});

test("a sub-agent knows what the agent knows, in the words of its definition, and of the skills those that it names", () => {
  const { systemPrompt, context } = calledAs("tuner", optionsFor({}, {}, "skills: [sql]"));
  expect(systemPrompt).toBe(standardAgent(optionsFor({})).systemPrompt);
  expect(context).toContain("YOU TUNE QUERIES.");
  expect(context).toContain("STANDING RULE.");
  expect(context).toContain("About SQL.");
  expect(context).not.toContain("About knots.");
});

describe("the model of a sub-agent", () => {
  test("is its caller's, with what is said of it, or the one that it names, of which that is not said", () => {
    const inputs = { "model-features": '{"vision":false,"context_window":50000}' };
    const inherited = calledAs("tuner", optionsFor(inputs)).model;
    expect([inherited.name, inherited.features.context_window]).toEqual(["gpt-5", 50_000]);
    const own = calledAs("tuner", optionsFor(inputs, {}, "model: gpt-5-mini")).model;
    expect(own.name).toBe("gpt-5-mini");
    expect(own.features.context_window).not.toBe(50_000);
  });

  test("has a price that is known where there is a limit on money, or it is not asked", () => {
    const limited = { "max-budget-usd": "5" };
    expect(() => calledAs("tuner", optionsFor(limited, {}, "model: tiny"))).toThrow(/nobody knows the price of "tiny"/);
    expect(calledAs("tuner", optionsFor(limited, {}, "model: gpt-5-mini")).model.name).toBe("gpt-5-mini");
    expect(calledAs("tuner", optionsFor({}, {}, "model: tiny")).model.name).toBe("tiny");
  });
});

test("the data that a run has to end with are the agent's to say, not a sub-agent's", () => {
  const finishSchema = { type: "object", properties: { mood: { type: "string" } }, required: ["mood"] };
  const options = optionsFor({}, { finishSchema: finishSchema as never });
  const asked = (agent: Agent) => JSON.stringify(agent.toolbox.schemas().find(({ name }) => name === "finish"));
  expect(asked(standardAgent(options))).toContain("mood");
  expect(asked(calledAs("tuner", options))).not.toContain("mood");
});

test("an agent that has nobody to call has no tool to call with", () => {
  const options = optionsFor({});
  expect(standardAgent(options).toolbox.names).toEqual(expect.arrayContaining(["task", "delegate"]));
  const alone = { ...options, knowledge: { ...options.knowledge, agents: [] } };
  expect(standardAgent(alone).toolbox.names).not.toContain("task");
  expect(subAgentsFor(alone, { redact: (text) => text, heard: [] })).toBeUndefined();
});
