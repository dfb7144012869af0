import { expect, test } from "vitest";
import { Inputs } from "../../../src/action/runner/input/inputs.ts";
import { memoryStore } from "../../../src/core/event/memory-store.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { standardAgent } from "../../../src/run/agent/agent.ts";
import { world } from "./still-world.ts";

const knowledge = { skills: [], agents: [], systemPrompt: undefined, changedByHead: 0 };

function agentFor(inputs: Readonly<Record<string, string>>) {
  const needed = { model: "test-1", "api-key": "sk-canary-0123456789abcdef", "github-token": "ghs_1" };
  const place = {
    conversationId: "c",
    repository: "acme/shop",
    workspace: "/w",
    branch: "main",
    knowledge,
    store: memoryStore(),
  };
  return standardAgent({ inputs: Inputs.parse({ ...needed, ...inputs }), world, completionLog: undefined, ...place });
}

function faultFor(inputs: Readonly<Record<string, string>>): Fault {
  try {
    agentFor(inputs);
  } catch (error) {
    if (error instanceof Fault) return error;
  }
  throw new Error("Expected a Fault.");
}

test("the agent condenses, and knows how much its model takes in if anybody does", () => {
  expect(agentFor({}).condenser?.handlesRequests).toBe(true);
  expect(agentFor({}).inputLimit).toBeUndefined();
  expect(agentFor({ model: "gpt-5" }).inputLimit).toBe(217_600);
  expect(agentFor({ "model-features": '{"context_window":10000,"max_output_tokens":2000}' }).inputLimit).toBe(6000);
});

test("what the inputs say of the model is how it is asked", () => {
  const inputs = {
    "model-features": '{"vision":false}',
    temperature: "0.2",
    "reasoning-effort": "low",
    "api-mode": "chat",
  };
  const { features } = agentFor({ model: "gpt-5", ...inputs }).model;
  expect(features).toMatchObject({ vision: false, temperature: 0.2, reasoning_effort: "low", api: "chat" });
});

test("a limit on money is refused in plain words when nobody knows the price", () => {
  const fault = faultFor({ "max-budget-usd": "5" });
  expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining("`model-features`") });
  expect(fault.message).toBe('`max-budget-usd` cannot be enforced: the price of "test-1" is unknown.');
  const other = faultFor({ "max-budget-usd": "5", model: "gpt-5", "small-model": "tiny" });
  expect(other.message).toContain('the price of "tiny"');
  expect(other.hint).toMatch(/^Leave that model out/);
});

test("a limit on money is fine when the price is known, and a price is not needed without a limit", () => {
  expect(agentFor({ "max-budget-usd": "5", model: "gpt-5" }).model.features.price).toBeDefined();
  const price = '{"price":{"input":1,"output":2}}';
  expect(agentFor({ "max-budget-usd": "5", "model-features": price }).model.features.price).toEqual({
    input: 1,
    output: 2,
  });
  expect(agentFor({}).model.features.price).toBeUndefined();
});
