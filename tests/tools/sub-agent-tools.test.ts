import { expect, test } from "vitest";
import { builtInSubAgents } from "../../src/core/agent/sub-agent.ts";
import { toChatTools } from "../../src/core/model/chat/chat-model.ts";
import { callTool } from "../../src/core/tool/call-tool.ts";
import { toolbox } from "../../src/core/tool/toolbox.ts";
import { subAgentTools } from "../../src/tools/sub-agent-tools.ts";
import { forever } from "../core/model/endpoint.ts";
import { nowhere } from "../core/workspace/nowhere.ts";

const sizeOf = (tools: ReturnType<typeof subAgentTools>) =>
  JSON.stringify(toChatTools(toolbox(tools).schemas())).length;

test("the tools that call sub-agents cost little in each request, and less in short", () => {
  const kinds = builtInSubAgents();
  const long = sizeOf(subAgentTools({ kinds }));
  expect(long).toBeLessThan(1900);
  expect(sizeOf(subAgentTools({ kinds, descriptions: "short" }))).toBeLessThan(long);
});

test("however many there are, and however long they speak of themselves, the model is told their names", () => {
  const kinds = Array.from({ length: 50 }, (_, index) => ({
    name: `agent-${index}`,
    description: "Long.\n".repeat(99),
  }));
  const [task] = subAgentTools({ kinds });
  for (const { name } of kinds) expect(task?.description).toMatch(new RegExp(`^- ${name}\\b`, "m"));
  expect(task?.description.length).toBeLessThan(3500);
});

test("without anybody to call there is no tool, and a tool without sub-agents says so", async () => {
  expect(subAgentTools({ kinds: [] })).toEqual([]);
  for (const tool of subAgentTools({ kinds: builtInSubAgents() })) {
    const input = tool.name === "task" ? { prompt: "Look." } : { command: "spawn", ids: ["a"] };
    const result = await callTool(tool, input, { workspace: nowhere, signal: forever });
    expect(JSON.stringify(result)).toContain("There are no sub-agents here. Do the work yourself.");
  }
});
