/** The settings of an agent are data: base_state.json has them, and an agent is made from them again. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { z } from "zod";
import { type Agent, AgentSettings, agentOf, partsFrom } from "../../../src/core/agent/agent.ts";
import { AgentRecord } from "../../../src/core/conversation/state/agent-record.ts";
import { earlierSettings, readState } from "../../../src/core/conversation/state/read-state.ts";
import { agentFrom } from "../../../src/core/conversation/state/stored-agent.ts";
import { folderStore, memoryStore } from "../../../src/core/event/file-store.ts";
import { defineToolset, type ToolSpec, toolRegistry } from "../../../src/core/tool/registry.ts";
import { standard } from "../agent/scripted-agent.ts";
import { test } from "../event/log-folder.ts";
import { forever } from "../model/endpoint.ts";
import { type Actor, actor, agentWith, done, echo, openIn, say } from "./stage.ts";

const agentWithParts = (settings: AgentSettings) => {
  const model = actor(echo("a"), echo("a"), echo("a"), say("Done."), done);
  return agentWith(model, standard(), partsFrom(settings, model));
};

async function begin(folder: string, settings: AgentSettings) {
  const conversation = openIn(folder, actor(), { agent: agentWithParts(settings) });
  await conversation.send("Fix it.");
  await conversation.close();
}

const stateFile = (folder: string) => join(folder, "base_state.json");
const recordIn = (folder: string) => JSON.parse(readFileSync(stateFile(folder), "utf8")).agent;

describe("an agent", () => {
  test("is made again from base_state.json, where its condenser is as the SDK writes it", async ({ folder }) => {
    const settings = AgentSettings.parse({
      condenser: { kind: "LLMSummarizingCondenser", max_size: 40, keep_first: 3 },
      tool_concurrency_limit: 2,
      stuck_thresholds: { action_observation: 2 },
    });
    await begin(folder, settings);
    expect(recordIn(folder)).toMatchObject({
      tool_concurrency_limit: 2,
      condenser: { kind: "LLMSummarizingCondenser", llm: { model: "test-1", usage_id: "condenser" }, max_size: 40 },
    });
    const had = earlierSettings(folderStore(folder));
    expect(had).toEqual(settings);
    const again = openIn(folder, actor(), { agent: agentWithParts(had) });
    expect(await again.run(forever)).toMatchObject({ status: "stuck", pattern: "action_observation" });
    await again.close();
    expect(earlierSettings(folderStore(folder))).toEqual(settings);
  });

  test.for([
    [{ kind: "NoOpCondenser" }, { condenser: { kind: "NoOpCondenser" } }],
    [
      { kind: "ObservationMaskingCondenser", keep_last: 4 },
      { own_condenser: { kind: "ObservationMaskingCondenser", keep_last: 4 } },
    ],
    [
      { kind: "PipelineCondenser", condensers: [{ kind: "NoOpCondenser" }, { kind: "LLMSummarizingCondenser" }] },
      { condenser: { kind: "PipelineCondenser", condensers: [{}, { llm: { model: "test-1" } }] } },
    ],
  ] as const)("has the condenser %j again", async ([condenser, record], { folder }) => {
    await begin(folder, AgentSettings.parse({ condenser }));
    expect(recordIn(folder)).toMatchObject(record);
    expect(earlierSettings(folderStore(folder))).toEqual({ condenser });
  });

  test("without settings has none on disk, and what cannot be read is left out", async ({ folder }) => {
    await begin(folder, {});
    expect(Object.keys(recordIn(folder))).not.toContain("condenser");
    const state = JSON.parse(readFileSync(stateFile(folder), "utf8"));
    const foreign = { condenser: { kind: "SomeoneElses", llm: {} }, tool_concurrency_limit: 4, stuck_thresholds: 7 };
    writeFileSync(stateFile(folder), JSON.stringify({ ...state, agent: { ...state.agent, ...foreign } }));
    expect(earlierSettings(folderStore(folder))).toEqual({ tool_concurrency_limit: 4 });
    const again = openIn(folder, actor(), { agent: agentWithParts(earlierSettings(folderStore(folder))) });
    await again.close();
    expect(recordIn(folder)).toMatchObject(foreign);
  });
});

describe("the agent of a conversation that is opened again", () => {
  const params = z.strictObject({});
  const toolset = ({ name }: { name: string }) =>
    defineToolset({ name, params, create: () => standard().filter((tool) => tool.name === name) });
  const registry = toolRegistry(standard().map(toolset));

  /** What the model is sent first. */
  async function firstRequest(agent: Agent, model: Actor): Promise<string> {
    const conversation = openIn("", model, { agent, store: memoryStore() });
    await conversation.send("Fix it.");
    await conversation.run(forever);
    await conversation.close();
    const { messages, tools } = model.requests[0] ?? { messages: [], tools: [] };
    return JSON.stringify({ messages, tools });
  }

  const schema = { type: "object", properties: { score: { type: "number" } }, required: ["score"] };
  const settings = AgentSettings.parse({ condenser: { kind: "NoOpCondenser" }, tool_concurrency_limit: 3 });

  test.for([
    ["little", {}, {}],
    ["everything that is data", { filterToolsRegex: "ec|id", finishSchema: schema }, settings],
  ] as const)("is the same, byte for byte, also if it has %s", async ([, more, given], { folder }) => {
    const [first, second] = [actor(done), actor(done)];
    const prompts = { systemPrompt: "You help.", context: "It is Monday." };
    const agent = agentOf({ model: first, ...prompts, tools: standard(), ...more, ...partsFrom(given, first) });
    await openIn(folder, first, { agent }).close();
    const record = AgentRecord.parse(readState(folderStore(folder))?.agent);
    const named: string[] = [];
    const modelFor = (name: string) => {
      named.push(name);
      return second;
    };
    const again = await agentFrom(record, { modelFor, toolsFor: registry.toolsFor });
    expect([named, again.settings]).toEqual([["test-1"], given]);
    const sent = await firstRequest(again, second);
    expect(sent).toContain("It is Monday.");
    expect(sent).toBe(await firstRequest(agent, first));
    const reopened = openIn(folder, second, { agent: again });
    await reopened.close();
    expect(readState(folderStore(folder))?.agent).toEqual(record);
  });

  test("has the tools that another program names by their classes, with their settings", async () => {
    const tools = [{ name: "TerminalTool", params: { shell: "sh" } }, { name: "glob" }];
    const llm = { model: "litellm_proxy/x", temperature: 0 };
    const record = AgentRecord.parse({ kind: "Agent", llm, tools, include_default_tools: ["FinishTool"] });
    const asked: ToolSpec[] = [];
    const toolsFor = (specs: readonly ToolSpec[]) => {
      asked.push(...specs);
      return [];
    };
    await agentFrom(record, { modelFor: () => actor(), toolsFor });
    expect(asked).toEqual([{ name: "terminal", params: { shell: "sh" } }, { name: "glob" }, { name: "finish" }]);
  });

  test("is not made without one of its tools", async ({ folder }) => {
    await openIn(folder, actor()).close();
    const record = AgentRecord.parse(readState(folderStore(folder))?.agent);
    const { toolsFor } = toolRegistry(standard().slice(1).map(toolset));
    const made = agentFrom(record, { modelFor: () => actor(), toolsFor });
    await expect(made).rejects.toMatchObject({ code: "config", message: 'There is no tool "echo".' });
  });
});
