/** The settings of an agent are data: base_state.json has them, and an agent is made from them again. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { AgentSettings, partsFrom } from "../../../src/core/agent/agent.ts";
import { earlierSettings } from "../../../src/core/conversation/state/stored-state.ts";
import { folderStore } from "../../../src/core/event/file-store.ts";
import { standard } from "../agent/scripted-agent.ts";
import { test } from "../event/log-folder.ts";
import { forever } from "../model/endpoint.ts";
import { actor, agentWith, done, echo, openIn, say } from "./stage.ts";

const agentFrom = (settings: AgentSettings) => {
  const model = actor(echo("a"), echo("a"), echo("a"), say("Done."), done);
  return agentWith(model, standard(), partsFrom(settings, model));
};

async function begin(folder: string, settings: AgentSettings) {
  const conversation = openIn(folder, actor(), { agent: agentFrom(settings) });
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
    const again = openIn(folder, actor(), { agent: agentFrom(had) });
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
    const again = openIn(folder, actor(), { agent: agentFrom(earlierSettings(folderStore(folder))) });
    await again.close();
    expect(recordIn(folder)).toMatchObject(foreign);
  });
});
