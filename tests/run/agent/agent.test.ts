import { expect, test } from "vitest";
import { type MainAgent, readMainAgent } from "../../../src/core/agent/main-agent.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { modelSettings, standardAgent, warnAboutPrices } from "../../../src/run/agent/agent.ts";
import { runLimitsOf, withinMain } from "../../../src/run/agent/open-conversation.ts";
import { printTo } from "../../../src/runner/commands.ts";
import { Inputs } from "../../../src/runner/input/inputs.ts";
import { world } from "./still-world.ts";

const knowledge = { skills: [], agents: [], systemPrompt: undefined, changedByHead: 0 };

function inputsOf(given: Readonly<Record<string, string>>): Inputs {
  const needed = { model: "test-1", "api-key": "sk-canary-0123456789abcdef", "github-token": "ghs_1" };
  return Inputs.parse({ ...needed, ...given });
}

function agentFor(inputs: Readonly<Record<string, string>>, main?: MainAgent) {
  const place = {
    conversationId: "c",
    repository: "acme/shop",
    workspace: "/w",
    branch: "main",
    knowledge: { ...knowledge, main },
    store: memoryStore(),
  };
  return standardAgent({
    inputs: inputsOf(inputs),
    world,
    completionLog: undefined,
    ...place,
  });
}

async function faultFor(inputs: Readonly<Record<string, string>>): Promise<Fault> {
  try {
    await agentFor(inputs);
  } catch (error) {
    if (error instanceof Fault) return error;
  }
  throw new Error("Expected a Fault.");
}

test("the agent condenses, and knows how much its model takes in if anybody does", async () => {
  expect((await agentFor({})).condenser?.handlesRequests).toBe(true);
  expect((await agentFor({})).inputLimit).toBeUndefined();
  expect((await agentFor({ model: "gpt-5" })).inputLimit).toBe(217_600);
  expect((await agentFor({ "model-features": '{"context_window":10000,"max_output_tokens":2000}' })).inputLimit).toBe(
    6000,
  );
});

test("what the inputs say of the model is how it is asked", async () => {
  const inputs = {
    "model-features": '{"vision":false}',
    temperature: "0.2",
    "reasoning-effort": "low",
    "api-mode": "chat",
  };
  const { features } = (await agentFor({ model: "gpt-5", ...inputs })).model;
  expect(features).toMatchObject({ vision: false, temperature: 0.2, reasoning_effort: "low", api: "chat" });
});

test.for([
  [{}, { maxBudget: 5, maxTokens: undefined, maxTokensWithoutCost: 10_000_000 }],
  [{ "max-budget-usd": "10" }, { maxBudget: 10, maxTokens: undefined }],
  [{ "max-budget-usd": "none" }, { maxBudget: undefined, maxTokens: undefined, maxTokensWithoutCost: 10_000_000 }],
  [{ "max-budget-tokens": "20" }, { maxBudget: 5, maxTokens: 20, maxTokensWithoutCost: 10_000_000 }],
  [{ "max-budget-tokens": "none" }, { maxBudget: 5, maxTokens: undefined, maxTokensWithoutCost: Infinity }],
])("with %j a run may spend %j", ([given, limits]) => {
  expect(runLimitsOf(inputsOf(given as Record<string, string>))).toEqual({ maxIterations: 100, ...limits });
});

test("a limit on money is refused in plain words when nobody knows the price", async () => {
  const fault = await faultFor({ "max-budget-usd": "5" });
  expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining("`model-features`") });
  expect(fault.message).toBe('`max-budget-usd` cannot be enforced: the price of "test-1" is unknown.');
  const other = await faultFor({ "max-budget-usd": "5", model: "gpt-5", "small-model": "tiny" });
  expect(other.message).toContain('the price of "tiny"');
  expect(other.hint).toMatch(/^Leave that model out/);
});

test("a limit on money is fine when the price is known, and a price is not needed without a limit", async () => {
  expect((await agentFor({ "max-budget-usd": "5", model: "gpt-5" })).model.features.price).toBeDefined();
  const price = '{"price":{"input":1,"output":2}}';
  expect((await agentFor({ "max-budget-usd": "5", "model-features": price })).model.features.price).toEqual({
    input: 1,
    output: 2,
  });
  expect((await agentFor({})).model.features.price).toBeUndefined();
});

async function logOf(given: Readonly<Record<string, string>>, now: string): Promise<string> {
  const lines: string[] = [];
  const settings = modelSettings(inputsOf(given), "c", world);
  await printTo(
    (line) => void lines.push(line),
    async () => warnAboutPrices(settings, new Date(now)),
  );
  return lines.join("");
}

test.each([
  [
    "unknown",
    { model: "gpt-5.5", "small-model": "tiny" },
    "2026-12-01",
    /^::notice::The price of "tiny" is unknown, so this run cannot be limited in dollars\.\n$/,
  ],
  [
    "old",
    { model: "gpt-5.5" },
    "2030-01-01",
    /^::notice::The price of "gpt-5\.5" is \d{4} days old; check it with the provider\.\n$/,
  ],
])("the log says of a price that it is %s", async (_, inputs, now, words) => {
  expect(await logOf(inputs, now)).toMatch(words);
});

test.each([
  ["is listed and fresh", { model: "gpt-5.5", "small-model": "gpt-5.4-mini" }, "2026-12-01"],
  ["is stated, at any time", { "model-features": '{"price":{"input":1,"output":2}}' }, "2030-01-01"],
  ["comes with each reply", { "base-url": "https://openrouter.ai/api/v1" }, "2030-01-01"],
])("the log says nothing of a price that %s", async (_, inputs, now) => {
  expect(await logOf(inputs, now)).toBe("");
});

const main = (head: string, body = "") => readMainAgent(".agents/agents/main.md", `---\n${head}\n---\n${body}`);

test("a definition sets what no input sets, and adds its words after those of the workflow", async () => {
  const head = "condenser: NoOpCondenser\ntool_concurrency_limit: 3\nstuck_thresholds: { monologue: 5 }";
  const agent = await agentFor({ "system-prompt-suffix": "Workflow." }, main(head, "Definition."));
  expect(agent).toMatchObject({ toolConcurrencyLimit: 3, settings: { stuck_thresholds: { monologue: 5 } } });
  expect(agent.condenser?.handlesRequests).toBe(false);
  expect(agent.context).toContain("Workflow.\n\nDefinition.");
});

test.for([
  ["tools: glob, grep, browser", {}, ["glob", "grep", "think", "finish"]],
  ["tools: glob, browser", { tools: "+browser" }, ["glob", "browser", "think", "finish"]],
  ["tools: glob, terminal", { "allowed-tools": "glob, file_editor" }, ["glob", "think", "finish"]],
  ["tools: -terminal, -think", {}, ["file_editor", "glob", "grep", "task_tracker", "finish"]],
  [
    "tools: -ipython, -glob, -grep, -task_tracker",
    { tools: "+ipython" },
    ["terminal", "file_editor", "think", "finish"],
  ],
  ["skills: x", { "allowed-tools": "glob" }, ["glob", "think", "finish"]],
] as const)("`%s` takes away from what %j gives, and adds nothing", async ([head, inputs, names]) => {
  expect((await agentFor(inputs, main(head))).toolbox.names).toEqual(names);
});

test("a definition can lower the limits of the workflow and not raise them", () => {
  const given = { maxIterations: 100, maxBudget: 5 };
  const own = (head: string) => withinMain(given, main(head));
  expect(own("max_iteration_per_run: 20\nmax_budget_per_run: 0.5")).toEqual({ maxIterations: 20, maxBudget: 0.5 });
  expect(own("max_iteration_per_run: 900\nmax_budget_per_run: 50")).toEqual(given);
  expect(withinMain({ maxIterations: 9 }, main("max_budget_per_run: 2"))).toEqual({ maxIterations: 9, maxBudget: 2 });
  expect(withinMain(given, undefined)).toEqual(given);
});

test("a limit on money in a definition has to hold: it is not replaced by one on tokens, nor is a run without prices begun", async () => {
  const usual = { maxIterations: 100, maxBudget: 5, maxTokensWithoutCost: 10_000_000 };
  expect(withinMain(usual, main("max_budget_per_run: 2")).maxTokensWithoutCost).toBeUndefined();
  expect(withinMain(usual, main("max_iteration_per_run: 2")).maxTokensWithoutCost).toBe(10_000_000);
  const limited = main("max_budget_per_run: 2");
  await expect(agentFor({}, limited)).rejects.toMatchObject({
    message: '`max_budget_per_run` cannot be enforced: the price of "test-1" is unknown.',
    hint: expect.stringContaining("or leave `max_budget_per_run` empty: then tokens are limited instead."),
  });
  expect((await agentFor({ model: "gpt-5" }, limited)).model.features.price).toBeDefined();
});
