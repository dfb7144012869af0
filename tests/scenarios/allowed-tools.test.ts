/** Runs whose workflow says which tools the agent has, in the shipped bundle. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { bringServer, hostileHere } from "../mcp/servers.ts";
import { labels, publish, run, waiting } from "./approving.ts";
import { answersOf, play } from "./play.ts";

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

test("a model that calls a tool which is not allowed reads which there are, and one that is allowed works; an agent that it calls has the same, and no more", async () => {
  const echo = call("docs__echo", { word: "hello" });
  const task = call("task", { prompt: "Look around.", subagent_type: "general-purpose" });
  const inputs = {
    "allowed-tools": "task, glob, docs__echo",
    "sub-agents": "true",
    "mcp-config": JSON.stringify({ mcpServers: { docs: hostileHere() } }),
  };
  const script = [
    shell,
    look,
    echo,
    task,
    shell,
    look,
    call("finish", { message: "There is a package.json." }),
    finish,
  ];
  const { stage, rehearsal, problems } = await play(
    { script, inputs, toolErrors: /^terminal: Tool .terminal. not found/ },
    { earlier: bringServer },
  );
  expect(problems).toEqual([]);
  const tools = ["glob", "think", "finish", "docs__echo", "task"];
  expect(toolsOf(stage)).toEqual(tools);
  const [refused, found, served] = answered(stage);
  expect(refused).toContain(`Tool 'terminal' not found. Available: ${tools.join(", ")}.`);
  expect(found).toContain("package.json");
  expect(served).toContain("hello");
  const child = JSON.stringify(stage.model?.requests[6]?.body.messages);
  expect(child).toContain("Tool 'terminal' not found. Available: glob,");
  expect(child).toContain("package.json");
  expect(rehearsal.outputs.outcome).toBe("answered");
});

test("a name that no tool has ends the run before the model is asked, and says which there are", async () => {
  const { rehearsal } = await play({ script: [finish], inputs: { "allowed-tools": "glob, shell" } });
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" } });
  expect(answersOf(rehearsal)[0]).toContain("names tools that do not exist here: shell");
  expect(answersOf(rehearsal)[0]).toContain("There are terminal, file_editor, apply_patch, glob, grep,");
});

test("what was approved of a tool that is not allowed any more does not run, and does when it is again; a conversation goes on with less than it had, is told so, and has it back when it may again", async () => {
  const said = run("echo said by the shell", "LOW");
  const { stage, first, pass } = await waiting([said, run(publish), finish, said, look, finish, said, finish], {
    toolErrors: /^terminal: .*does not allow this tool in this run/s,
  });
  expect(first.outputs.outcome).toBe("awaiting-approval");
  const environment = { "INPUT_ALLOWED-TOOLS": "glob" };
  const second = await stage.play({ issue: 1, happening: labels("maria"), environment });
  expect(second).toMatchObject({ modelRequests: 0, outputs: { outcome: "skipped", branch: "" } });
  expect(second.outputs.reason).toContain("no longer allows the tool of this action");
  pass(5000);
  const third = await stage.play({ issue: 1, happening: labels("maria") });
  expect(third.outputs.outcome).toBe("changed");

  const fourth = await stage.play({ issue: 1, body: "@agent and again", environment });
  expect(fourth.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
  const [before, , , refused, found] = answered(stage);
  expect(before).toContain("said by the shell");
  expect(refused).toContain(
    "does not allow this tool in this run; nothing was done. You can use: glob, think, finish.",
  );
  expect(found).toContain("package.json");
  expect(JSON.stringify(stage.model?.requests[3]?.body.messages)).toContain(
    "In this run you cannot use terminal, file_editor, grep, task_tracker: the workflow does not allow it.",
  );
  expect(toolsOf(stage, 3)).toEqual(toolsOf(stage, 0));
  const fifth = await stage.play({ issue: 1, body: "@agent and once more" });
  expect(answered(stage).at(-1)).toContain("said by the shell");
  expect([first, second, third, fourth, fifth].flatMap(({ problems }) => problems)).toEqual([]);
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
