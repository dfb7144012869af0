import { describe, expect, test } from "vitest";
import { openMainAgent, readMainAgent } from "../../../src/core/agent/main-agent.ts";
import { discoverSubAgents } from "../../../src/core/agent/sub-agent.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { sourceOf } from "../skill/sources.ts";

const path = ".agents/agents/main.md";
const read = (head: string, body = "") => readMainAgent(path, `---\n${head}\n---\n${body}`);

describe("a definition of the agent of a run", () => {
  test("has settings, and words if it wants to", () => {
    const head = "name: main\ncondenser: NoOpCondenser\ntool_concurrency_limit: 3\nstuck_thresholds: { action: 24 }";
    expect(read(`${head}\ntools: grep, glob`, "Be brief.")).toEqual({
      ...{ name: "main", condenser: { kind: "NoOpCondenser" }, tool_concurrency_limit: 3 },
      ...{ stuck_thresholds: { action: 24 }, tools: ["grep", "glob"], skills: [] },
      ...{ system_prompt_suffix: "Be brief.", source: path },
    });
    expect(read("tool_concurrency_limit: 2").system_prompt_suffix).toBe("");
  });

  test.for([
    ["model: gpt-x", /model/],
    ["permission_mode: never_confirm", /permission_mode/],
    ["mcp_servers: [docs]", /mcp_servers/],
    ["hooks: {}", /hooks/],
    ["name: other", /It is main, or left out/],
    ["tools: +browser", /only the input `tools` adds/],
    ["tools: grep, -glob", /only the input `tools` adds/],
    ["tools: -finish", /could not end its work/],
    ["tool_concurrency_limit: 9", /tool_concurrency_limit/],
    ["tool_concurrency_limit: 0", /tool_concurrency_limit/],
    ["stuck_thresholds: { action: 1 }", /action/],
    ["stuck_thresholds: { action: 25 }", /action/],
    ["stuck_thresholds: { actions: 3 }", /actions/],
    ["condenser: Mine", /There is LLMSummarizingCondenser/],
    ["max_budget_per_run: 0", /max_budget_per_run/],
    ["tools: [", /main\.md cannot be used/],
  ] as const)("with `%s` ends the run, because what it takes away would be there", ([head, why]) => {
    expect(() => read(head)).toThrow(Fault);
    expect(() => read(head)).toThrow(why);
  });

  test.for([
    ["model: gpt-x\nhooks: {}", "cannot be used: `model`, `hooks` cannot be set here."],
    ["max_iteration_per_run: 0", "cannot be used: `max_iteration_per_run`: Too small"],
    ["name: main\ntools: [", "cannot be used: line 4, column 1 is not valid YAML: Flow sequence"],
  ] as const)("with `%s` says so in plain words, and what can be set", ([head, why]) => {
    const fault = faultOf(() => read(head));
    expect(fault.headline).toContain(why);
    expect(fault.headline).not.toMatch(/✖|Error|\n/);
    expect(fault.hint).toMatch(/It can set name, .*tools, .*stuck_thresholds.*docs\/customizing\.md/);
    expect(fault.hint).not.toMatch(/source|suffix/);
    expect(fault.hint?.length).toBeLessThan(300);
  });

  test("is no sub-agent, and one that is too large ends the run", async () => {
    const source = sourceOf({
      [path]: "Ours.",
      ".openhands/agents/main.md": "Old.",
      ".agents/agents/poet.md": "Write.",
    });
    const { agents, problems } = await discoverSubAgents(source);
    expect([agents.map(({ name }) => name).includes("main"), problems]).toEqual([false, []]);
    const file = { path, size: 100_001, id: "1" };
    await expect(openMainAgent(source, file)).rejects.toThrow("at most 100 kB");
    expect((await openMainAgent(source, { ...file, size: 5 })).system_prompt_suffix).toBe("Ours.");
  });
});

function faultOf(action: () => void): Fault {
  try {
    action();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error("It was read.");
}
