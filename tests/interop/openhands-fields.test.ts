/** Everything that we write has the fields that the OpenHands SDK requires, and none that it refuses. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { z } from "zod";
import { agentOf } from "../../src/core/agent/agent.ts";
import { text } from "../../src/core/event/content.ts";
import { StoredEvent } from "../../src/core/event/event.ts";
import { dumpEvent } from "../../src/core/event/wire.ts";
import { defineTool, type Tool } from "../../src/core/tool/tool.ts";
import { SERVER_TOOL } from "../../src/core/tool/wire-class.ts";
import { localWorkspace } from "../../src/core/workspace/local-workspace.ts";
import { Mistake } from "../../src/lib/fault.ts";
import { invokeSkill } from "../../src/tools/invoke-skill.ts";
import { requestNetwork } from "../../src/tools/request-network.ts";
import { standardTools } from "../../src/tools/standard-tools.ts";
import { subAgentTools } from "../../src/tools/sub-agent-tools.ts";
import { actor, agentWith, call, conclude, openIn } from "../core/conversation/stage.ts";
import { stored } from "../core/event/examples.ts";
import { test } from "../core/event/log-folder.ts";
import { Actor, randomDeal } from "../core/invariants/random-conversation.ts";
import { always } from "../core/invariants/runs.ts";
import { forever } from "../core/workspace/temp-folder.ts";
import { fieldProblems, TABLE } from "./openhands-fields.ts";

const harmless = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const ours = defineTool({
  name: "weigh",
  description: "Weighs a word.",
  input: z.object({ word: z.string(), kind: z.string().optional() }),
  annotations: harmless,
  run: async ({ word }) => {
    if (word === "") throw new Mistake("There is nothing to weigh.");
    return { content: [text(`${word.length}`)], weight: word.length };
  },
});
const served: Tool = { ...ours, ...SERVER_TOOL, name: "server_weigh" };

/** Each with a call that works and one that is a mistake, where there is such a call. */
const CALLS: Readonly<Record<string, readonly object[]>> = {
  terminal: [
    { command: "echo hi" },
    { command: "printf '\\033[31mred\\033[0m'" },
    { command: "", is_input: true },
    { command: "cd /; pwd" },
    { command: "", reset: true },
  ],
  file_editor: [
    { command: "create", path: "b.txt", file_text: "b\n" },
    { command: "str_replace", path: "b.txt", old_str: "zzz", new_str: "a" },
    { command: "view", path: "." },
  ],
  apply_patch: [
    { patch: "*** Begin Patch\n*** Add File: c.txt\n+c\n*** End Patch" },
    { patch: "*** Begin Patch\n*** Update File: gone.txt\n@@\n-a\n+b\n*** End Patch" },
  ],
  glob: [{ pattern: "*.txt" }, { pattern: "*.txt", path: "gone" }],
  grep: [
    { pattern: "a", output_mode: "lines" },
    { pattern: "(", include: "*.txt" },
  ],
  task_tracker: [{ command: "plan", task_list: [{ title: "Look", status: "todo" }] }, { command: "plan" }],
  think: [{ thought: "Hm." }],
  invoke_skill: [{ name: "knots" }, { name: "none" }],
  task: [{ prompt: "Look." }],
  delegate: [{ command: "spawn", ids: [] }],
  request_condensation: [{}],
  request_network: [{ hosts: ["example.org"], command: "true", why: "to see" }],
  weigh: [{ word: "abc", kind: "long" }, { word: "" }],
  server_weigh: [{ word: "abc", kind: "long" }, { word: "" }],
};

const skill = {
  name: "knots",
  description: "Knots.",
  content: "Tie them.",
  path: "k.md",
  format: "agent-skill",
} as never;

function allTools(): readonly Tool[] {
  const names = ["terminal", "file_editor", "apply_patch", "glob", "grep", "task_tracker", "request_condensation"];
  return [
    ...standardTools({ tools: names.map((name) => ({ name })) }),
    ...invokeSkill({ skills: [skill] }),
    ...subAgentTools({ kinds: [{ name: "scout", description: "Looks." }] }),
    requestNetwork(),
    ours,
    served,
  ];
}

describe("each call of each tool", () => {
  test("is written as the SDK reads it, with its result, whether it works or not", async ({ folder }) => {
    const checkout = join(folder, "checkout");
    mkdirSync(checkout);
    writeFileSync(join(checkout, "a.txt"), "a\n");
    const lines = Object.entries(CALLS).flatMap(([name, inputs]) => inputs.map((input) => call(name, input)));
    const unknown = [call("no_such_tool", {}), call("terminal", { no: "command" })];
    const model = actor(...lines, ...unknown, conclude("Done."));
    const finishSchema = { type: "object", properties: { passed: { type: "boolean" } } };
    const { toolbox } = agentOf({ model, systemPrompt: "", context: "", tools: allTools(), finishSchema });
    const conversation = openIn(join(folder, "log"), model, {
      agent: agentWith(model, [], { toolbox }),
      workspace: localWorkspace({ workingDir: checkout, environment: { PATH: process.env.PATH ?? "" } }),
      limits: { maxIterations: 60 },
    });
    await conversation.send("Call everything.");
    expect(await conversation.run(forever)).toMatchObject({ status: "finished" });
    const events = [...conversation.log].map((event) => JSON.parse(dumpEvent(event)));
    expect(events.flatMap(fieldProblems)).toEqual([]);
    const answered = new Set(events.filter(({ kind }) => kind === "ObservationEvent").map((event) => event.tool_name));
    expect([...answered].sort()).toEqual([...(conversation.state.identity.agent.tool_names ?? [])].sort());
    const weighed = events.filter(({ tool_name }) => tool_name === "weigh");
    expect(weighed[0]?.action).toEqual({ kind: "MCPToolAction", data: { word: "abc", kind: "long" } });
    expect(weighed[1]?.observation).toEqual({ kind: "ClientToolObservation", content: [text("3")], is_error: false });
    await conversation.close();
  });
});

test("each kind of event has a class there, and the examples of all kinds fit", () => {
  const kinds = StoredEvent.options.map((option) => option.unwrap().shape.kind.value);
  expect(kinds.filter((kind) => !(kind in TABLE))).toEqual([]);
  const simple = stored.filter(
    ({ kind }) => kind !== "SystemPromptEvent" && kind !== "ActionEvent" && kind !== "ObservationEvent",
  );
  expect(simple.flatMap(fieldProblems)).toEqual([]);
});

test("random conversations fit", async () => {
  await always(60, randomDeal, async (deal) => {
    const someone = new Actor(deal);
    for (const act of deal.acts) await someone.act(act).catch(() => undefined);
    const events = [...someone.conversation.log].map((event) => JSON.parse(dumpEvent(event)));
    expect(events.flatMap(fieldProblems)).toEqual([]);
    await someone.conversation.close();
  });
});

test("what the SDK refuses is found", () => {
  const wrong = { kind: "ObservationEvent", observation: { kind: "GlobObservation", content: [], mood: "good" } };
  expect(fieldProblems(wrong)).toEqual(
    expect.arrayContaining([
      "GlobObservation lacks pattern",
      "GlobObservation has mood",
      "ObservationEvent lacks action_id",
    ]),
  );
});
