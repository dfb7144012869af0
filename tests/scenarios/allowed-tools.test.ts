/** Runs whose workflow says which tools the agent has, in the shipped bundle. */
import { expect, test, vi } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { bringServer, hostileHere } from "../mcp/servers.ts";
import { labels, publish, run, waiting } from "./approving.ts";
import { answersOf, play, stageFor } from "./play.ts";

// Several whole runs each.
vi.setConfig({ testTimeout: 180_000 });

const finish = call("finish", { message: "Done." });
const shell = call("terminal", { command: "echo said by the shell" });
const look = call("glob", { pattern: "*.json" });

const toolsOf = ({ model }: Stage, request = 0) =>
  model?.requests[request]?.body.tools?.map((tool) => tool.function.name) ?? [];

/** What the tools answered, in order. */
function answered({ model }: Stage): string[] {
  const messages = model?.requests.at(-1)?.body.messages ?? [];
  return messages.filter(({ role }) => role === "tool").map(({ content }) => JSON.stringify(content));
}

test("a model that calls a tool which is not allowed reads which there are, and one that is allowed works", async () => {
  const echo = call("docs__echo", { word: "hello" });
  const inputs = {
    "allowed-tools": "glob, docs__echo",
    "mcp-config": JSON.stringify({ mcpServers: { docs: hostileHere() } }),
  };
  const { stage, rehearsal, problems } = await play(
    { script: [shell, look, echo, finish], inputs, toolErrors: /^terminal: Tool .terminal. not found/ },
    { earlier: bringServer },
  );
  expect(problems).toEqual([]);
  expect(toolsOf(stage)).toEqual(["glob", "think", "finish", "docs__echo"]);
  const [refused, found, served] = answered(stage);
  expect(refused).toContain("Tool 'terminal' not found. Available: glob, think, finish, docs__echo.");
  expect(found).toContain("package.json");
  expect(served).toContain("hello");
  expect(rehearsal.outputs.outcome).toBe("answered");
});

test("a name that no tool has ends the run before the model is asked, and says which there are", async () => {
  const { rehearsal } = await play({ script: [finish], inputs: { "allowed-tools": "glob, shell" } });
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" } });
  expect(answersOf(rehearsal)[0]).toContain("names tools that do not exist here: shell");
  expect(answersOf(rehearsal)[0]).toContain("There are terminal, file_editor, apply_patch, glob, grep,");
});

test("a conversation goes on with less than it had, is told so, and has it back when it may again", async () => {
  const stage = await stageFor({
    script: [shell, finish, shell, look, finish, shell, finish],
    toolErrors: /^terminal: .*does not allow this tool in this run/s,
  });
  const first = await stage.play();
  const less = { "INPUT_ALLOWED-TOOLS": "glob" };
  const second = await stage.play({ issue: 1, body: "@agent and again", environment: less });
  expect(second.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
  const [before, , refused, found] = answered(stage);
  expect(before).toContain("said by the shell");
  expect(refused).toContain(
    "does not allow this tool in this run; nothing was done. You can use: glob, think, finish.",
  );
  expect(found).toContain("package.json");
  expect(JSON.stringify(stage.model?.requests[2]?.body.messages)).toContain(
    "In this run you cannot use terminal, file_editor, grep, task_tracker: the workflow does not allow it.",
  );
  expect(toolsOf(stage, 2)).toEqual(toolsOf(stage, 0));
  const third = await stage.play({ issue: 1, body: "@agent and once more" });
  expect(answered(stage).at(-1)).toContain("said by the shell");
  expect([...first.problems, ...second.problems, ...third.problems]).toEqual([]);
});

test("what was approved of a tool that is not allowed any more does not run, and does when it is again", async () => {
  const { stage, first, pass } = await waiting([run(publish), finish]);
  expect(first.outputs.outcome).toBe("awaiting-approval");
  const environment = { "INPUT_ALLOWED-TOOLS": "glob, file_editor" };
  const second = await stage.play({ issue: 1, happening: labels("maria"), environment });
  expect(second).toMatchObject({ modelRequests: 0, outputs: { outcome: "skipped", branch: "" } });
  expect(second.outputs.reason).toContain("no longer allows the tool of this action");
  pass(5000);
  const third = await stage.play({ issue: 1, happening: labels("maria") });
  expect(third.outputs.outcome).toBe("changed");
});

const subAgent = [
  call("task", { prompt: "Look around.", subagent_type: "general-purpose" }),
  shell,
  look,
  call("finish", { message: "There is a package.json." }),
  finish,
];

test.for([
  [
    "has no more than its caller may have",
    "task, glob, grep",
    "Tool 'terminal' not found. Available: glob,",
    /^terminal: Tool .terminal. not found/,
  ],
  ["has what its caller may have", "task, glob, terminal", "said by the shell", undefined],
] as const)("an agent that another calls %s", async ([, allowed, said, toolErrors]) => {
  const inputs = { "allowed-tools": allowed, "sub-agents": "true" };
  const { stage, rehearsal } = await play({ script: subAgent, inputs, ...(toolErrors && { toolErrors }) });
  expect(rehearsal.outputs.outcome).toBe("answered");
  const child = stage.model?.requests[3]?.body.messages ?? [];
  expect(JSON.stringify(child)).toContain(said);
  expect(JSON.stringify(child)).toContain("package.json");
});

test("`tools` changes what the agent and its sub-agents have, in the sandbox", async () => {
  const patch = call("apply_patch", { patch: "*** Begin Patch\n*** Add File: note.txt\n+by a patch\n*** End Patch" });
  const script = [
    look,
    patch,
    call("task", { prompt: "Look around.", subagent_type: "general-purpose" }),
    look,
    call("finish", { message: "I looked." }),
    finish,
  ];
  const { stage, rehearsal, problems } = await play({
    script,
    inputs: { tools: "+apply_patch, -file_editor, -glob", "sub-agents": "true" },
    toolErrors: /^glob: Tool .glob. not found/,
  });
  expect(problems).toEqual([]);
  const usual = ["terminal", "apply_patch", "grep", "task_tracker", "think", "finish"];
  expect(toolsOf(stage)).toEqual([...usual, "task", "delegate"]);
  expect(toolsOf(stage, 3)).toEqual(usual);
  expect(rehearsal.diff).toContain("+by a patch");
});

test("a name in `tools` that nobody has ends the run with the name that may be meant", async () => {
  const { rehearsal } = await play({ script: [finish], inputs: { tools: "+aply_patch" } });
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" } });
  expect(answersOf(rehearsal)[0]).toContain("Did you mean `apply_patch`?");
});
