import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Agent } from "../../../src/core/agent/agent.ts";
import { builtInSubAgents, readSubAgent } from "../../../src/core/agent/sub-agent.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { Skill } from "../../../src/core/skill/skill.ts";
import { defineTool } from "../../../src/core/tool/tool.ts";
import { type AgentOptions, standardAgent } from "../../../src/run/agent/agent.ts";
import { type ServersForSubAgents, subAgentsFor } from "../../../src/run/agent/open-conversation.ts";
import { Inputs } from "../../../src/runner/input/inputs.ts";
import { world } from "./still-world.ts";

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
    store: memoryStore(),
    ...more,
  };
}

const noServers: ServersForSubAgents = { subAgentServers: new Map(), openOwn: async () => ({ ...NONE, tools: [] }) };
const NONE = { report: () => [], close: async () => {} };

const settingsFor = (options: AgentOptions, servers = noServers) =>
  subAgentsFor(options, { redact: (text) => text, events: [] }, servers);

async function calledAs(name: string, options: AgentOptions, servers = noServers): Promise<Agent> {
  const settings = settingsFor(options, servers);
  const definition = settings?.agents.find((agent) => agent.name === name);
  if (!settings || !definition) throw new Error(`There is no ${name}.`);
  const { agent, close } = await settings.agentFor(definition, memoryStore());
  await close();
  return agent;
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
    ["general-purpose", ["terminal", "apply_patch", "glob", "grep", "task_tracker", "think", "finish", "invoke_skill"]],
    ["code-explorer", ["file_editor", "glob", "grep", "think", "finish", "invoke_skill"]],
    ["bash-runner", ["terminal", "think", "finish", "invoke_skill"]],
    ["reviewer", ["terminal", "file_editor", "glob", "grep", "think", "finish", "invoke_skill"]],
  ] as const)("are what its definition says, and none that calls others: %s", async ([name, tools]) => {
    expect((await calledAs(name, optionsFor({}))).toolbox.names).toEqual(tools);
  });

  test("are new ones, since a terminal belongs to one conversation", async () => {
    const options = optionsFor({});
    const [one, other] = [await calledAs("bash-runner", options), await calledAs("bash-runner", options)];
    expect(one.toolbox.get("terminal")).not.toBe(other.toolbox.get("terminal"));
  });

  test("of one that may only read say all that they only read, those of servers too", async () => {
    const added = [server("docs__look", true), server("docs__write", false)];
    const { toolbox } = await calledAs("tuner", optionsFor({}, { added }, "read_only: true"));
    expect(toolbox.names).toContain("docs__look");
    for (const { annotations } of toolbox.tools) expect(annotations.readOnlyHint).toBe(true);
    const free = await calledAs("tuner", optionsFor({}, { added }, "tools: [terminal, docs__write]"));
    expect(free.toolbox.names).toEqual(["terminal", "finish", "docs__write", "invoke_skill"]);
  });
});

test("a sub-agent knows what the agent knows, in the words of its definition, and of the skills those that it names", async () => {
  const { systemPrompt, context } = await calledAs("tuner", optionsFor({}, {}, "skills: [sql]"));
  expect(systemPrompt).toBe((await standardAgent(optionsFor({}))).systemPrompt);
  expect(context).toContain("YOU TUNE QUERIES.");
  expect(context).toContain("STANDING RULE.");
  expect(context).toContain("About SQL.");
  expect(context).not.toContain("About knots.");
});

describe("the definition of a sub-agent", () => {
  const namesOf = async (head: string, inputs: Readonly<Record<string, string>> = {}) =>
    (await calledAs("tuner", optionsFor({ model: "test-1", ...inputs }, {}, head))).toolbox.names;

  test("changes the tools that its caller has", async () => {
    const usual = ["terminal", "file_editor", "grep", "task_tracker", "think", "finish", "invoke_skill"];
    expect(await namesOf("tools: -glob")).toEqual(usual);
    expect(await namesOf("tools: [+apply_patch, -file_editor, -glob]", { tools: "-grep" })).toEqual([
      "terminal",
      "apply_patch",
      "task_tracker",
      "think",
      "finish",
      "invoke_skill",
    ]);
  });

  test("names all of its tools, and `allowed-tools` has the last word", async () => {
    expect(await namesOf("tools: [apply_patch, terminal]")).toEqual([
      "terminal",
      "apply_patch",
      "finish",
      "invoke_skill",
    ]);
    expect(await namesOf("tools: +apply_patch", { "allowed-tools": "glob" })).toEqual(["glob", "think", "finish"]);
  });

  test("is refused if it does both", () => {
    const mixed = () => readSubAgent("tuner.md", "---\ntools: [terminal, -glob]\n---\nYOU TUNE.\n");
    expect(mixed).toThrow("either names, or changes such as +browser and -glob, but not both");
  });
});

describe("the model of a sub-agent", () => {
  test("is its caller's, with what is said of it, or the one that it names, of which that is not said", async () => {
    const inputs = { "model-features": '{"vision":false,"context_window":50000}' };
    const inherited = (await calledAs("tuner", optionsFor(inputs))).model;
    expect([inherited.name, inherited.features.context_window]).toEqual(["gpt-5", 50_000]);
    const own = (await calledAs("tuner", optionsFor(inputs, {}, "model: gpt-5-mini"))).model;
    expect(own.name).toBe("gpt-5-mini");
    expect(own.features.context_window).not.toBe(50_000);
  });

  test("has a price that is known where there is a limit on money, or it is not asked", async () => {
    const limited = { "max-budget-usd": "5" };
    await expect(calledAs("tuner", optionsFor(limited, {}, "model: tiny"))).rejects.toThrow(
      /the price of "tiny" is unknown/,
    );
    expect((await calledAs("tuner", optionsFor(limited, {}, "model: gpt-5-mini"))).model.name).toBe("gpt-5-mini");
    expect((await calledAs("tuner", optionsFor({}, {}, "model: tiny"))).model.name).toBe("tiny");
  });
});

test("the data that a run has to end with are the agent's to say, not a sub-agent's", async () => {
  const finishSchema = { type: "object", properties: { mood: { type: "string" } }, required: ["mood"] };
  const options = optionsFor({}, { finishSchema: finishSchema as never });
  const asked = (agent: Agent) => JSON.stringify(agent.toolbox.schemas().find(({ name }) => name === "finish"));
  expect(asked(await standardAgent(options))).toContain("mood");
  expect(asked(await calledAs("tuner", options))).not.toContain("mood");
});

test("an agent that has nobody to call has no tool to call with", async () => {
  const options = optionsFor({});
  expect((await standardAgent(options)).toolbox.names).toEqual(expect.arrayContaining(["task", "delegate"]));
  const alone = { ...options, knowledge: { ...options.knowledge, agents: [] } };
  expect((await standardAgent(alone)).toolbox.names).not.toContain("task");
  expect(settingsFor(alone)).toBeUndefined();
});

describe("the servers of a sub-agent", () => {
  const of = (name: string) => ({
    ...server(`${name}__look`, true),
    meta: { tool_name: "look", server: name, print: "" },
  });
  const added = [of("docs"), of("tickets")];
  const names = ({ toolbox }: Agent) => toolbox.names.filter((name) => name.includes("__"));

  test("are those of its caller, if its definition says nothing; else those that it names and its own, whatever its tools", async () => {
    const subAgentServers = new Map([["tuner", { named: ["docs"], own: [] }]]);
    const openOwn = async () => ({ ...NONE, tools: [of("own")] });
    const options = optionsFor({}, { added }, "tools: [grep]");
    expect(names(await calledAs("bash-runner", options))).toEqual([]);
    expect(names(await calledAs("tuner", optionsFor({}, { added })))).toEqual(["docs__look", "tickets__look"]);
    const tuner = await calledAs("tuner", options, { subAgentServers, openOwn });
    expect(tuner.toolbox.names).toEqual(["grep", "finish", "docs__look", "own__look", "invoke_skill"]);
  });

  test("that are its own are opened with what its conversation knows of them, and closed with it or where it cannot be", async () => {
    const store = memoryStore();
    const opened: unknown[][] = [];
    let closed = 0;
    const close = async () => {
      closed += 1;
    };
    const own = [{ name: "own", isTrusted: false, kind: "stdio", file: "x", args: [], environment: {} } as const];
    const servers: ServersForSubAgents = {
      subAgentServers: new Map([["tuner", { named: [], own }]]),
      openOwn: async (...given) => {
        opened.push(given);
        return { report: () => [], tools: [], close };
      },
    };
    const settings = settingsFor(optionsFor({}), servers);
    const tuner = settings?.agents.find(({ name }) => name === "tuner");
    if (!settings || !tuner) throw new Error("There is no tuner.");
    const ready = await settings.agentFor(tuner, store);
    expect([opened, closed]).toEqual([[["tuner", own, store]], 0]);
    await ready.close();
    expect(closed).toBe(1);
    const unpriced = optionsFor({ "max-budget-usd": "5" }, {}, "model: tiny");
    await expect(calledAs("tuner", unpriced, servers)).rejects.toThrow('the price of "tiny" is unknown');
    expect(closed).toBe(2);
  });
});

test("memory is saved whenever a tool of a sub-agent begins to work", () => {
  let saved = 0;
  const observer = settingsFor(optionsFor({}, { world: { ...world, saveMemory: () => void saved++ } }))?.observer?.(
    "s1",
  );
  const events = [
    { kind: "CondensationRequest", source: "environment" },
    { kind: "ActionEvent", source: "agent", tool_name: "think", action: null, tool_call: { arguments: "{}" } },
  ];
  const counts = events.map((event) => {
    observer?.onEvent?.(event as Event); // the rest of an event is not looked at
    return saved;
  });
  expect(counts).toEqual([0, 1]);
});
