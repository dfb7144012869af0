/** Each tool and each of its commands, in the sandbox: what the model reads, and what is published. */
import { describe, expect, onTestFinished, test } from "vitest";
import { callTool } from "../../src/core/tool/call-tool.ts";
import type { ChatRequest } from "../../src/rehearsal/model/request.ts";
import { call, type Script, type ScriptedReply } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import { applyPatch } from "../../src/tools/apply-patch/apply-patch.ts";
import { makeYard } from "../attacks/yard.ts";
import { forever } from "../core/workspace/temp-folder.ts";
import { bringServer, hostileHere } from "../mcp/servers.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { repository, skill } from "./instructed.ts";
import { type StoryOptions, stageFor } from "./play.ts";
import { done, pullStory } from "./pull-story.ts";

const finish = call("finish", { message: "Done." });
const edit = (command: string, more: object) => call("file_editor", { command, path: "note.txt", ...more });
const terminal = (command: string, more: object = {}) => call("terminal", { command, ...more });

/** What the model read of each call, and the diff that was published. */
async function observe(calls: readonly ScriptedReply[], options: StoryOptions = {}, played: PlayOptions = {}) {
  const script: Script = [...calls, finish];
  const stage = await stageFor({ script, ...options });
  const { diff, outputs, problems } = await stage.play({ body: "@agent do it", ...played });
  expect(problems).toEqual([]);
  const messages = stage.model?.requests.at(-1)?.body.messages ?? [];
  const read = messages
    .filter(({ role }) => role === "tool")
    .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)));
  expect(read).toHaveLength(calls.length);
  return { read, diff, outputs };
}

describe("file_editor", () => {
  test("create, view, str_replace, insert and undo_edit do what they say, and the diff is what they left", async () => {
    const { read, diff } = await observe([
      edit("create", { file_text: "one\ntwo\n" }),
      edit("view", {}),
      edit("view", { view_range: [2, -1] }),
      edit("str_replace", { old_str: "two", new_str: "three" }),
      edit("insert", { insert_line: 0, new_str: "zero" }),
      edit("insert", { insert_line: 0, new_str: "minus one" }),
      edit("undo_edit", {}),
      call("file_editor", { command: "view", path: "." }),
    ]);
    expect(read[0]).toBe('Created "note.txt" with 2 lines.');
    expect(read[1]).toMatch(/^\s+1\tone\n\s+2\ttwo$/);
    expect(read[2]).toMatch(/^\s+2\ttwo$/);
    expect(read[3]).toMatch(/^Edited "note\.txt"\. It now reads:\n\s+1\tone\n\s+2\tthree$/);
    expect(read[4]).toMatch(/1\tzero\n\s+2\tone/);
    expect(read[5]).toMatch(/1\tminus one\n\s+2\tzero/);
    expect(read[6]).toBe('The last edit of "note.txt" is undone.');
    expect(read[7]).toContain("note.txt");
    expect(diff).toContain("+++ b/note.txt\n@@ -0,0 +1,3 @@\n+zero\n+one\n+three\n");
  });

  test("all edits can be undone, as far as the file's creation", async () => {
    const { read, diff } = await observe([
      edit("create", { file_text: "one\n" }),
      edit("str_replace", { old_str: "one", new_str: "two" }),
      edit("str_replace", { old_str: "two", new_str: "three" }),
      edit("undo_edit", {}),
      edit("undo_edit", {}),
    ]);
    expect(read.slice(3)).toEqual(Array(2).fill('The last edit of "note.txt" is undone.'));
    expect(diff).toContain("@@ -0,0 +1 @@\n+one\n");
  });

  test("each mistake is an error that says what is wrong, and a story has to declare it", async () => {
    const mistakes = [
      [edit("str_replace", { old_str: "nowhere", new_str: "x" }), '`old_str` is not in "note.txt"'],
      [edit("undo_edit", {}), 'There is no edit of "note.txt" to undo.'],
      [call("file_editor", { command: "view", path: "absent.txt" }), "no such file or directory (ENOENT)"],
      [call("file_editor", { command: "create", path: "/etc/x", file_text: "" }), "is outside the workspace"],
    ] as const;
    const calls = [edit("create", { file_text: "one\n" }), ...mistakes.map(([mistake]) => mistake)];
    const { read } = await observe(calls, { toolErrors: /^file_editor: / });
    expect(read.slice(1)).toEqual(mistakes.map(([, words]) => expect.stringContaining(words)));
    await expect(observe(calls.slice(0, 2))).rejects.toThrow("tool calls that ended in an error");
  });
});

describe("terminal", () => {
  test("keeps its folder and variables, and says how a command ended", async () => {
    const { read } = await observe([
      terminal("mkdir -p deck && cd deck && export SAIL=red"),
      terminal('echo "$SAIL in $(basename "$PWD")"'),
      terminal("false"),
    ]);
    expect(read[1]).toContain("red in deck");
    expect(read[2]).toContain("exit code 1");
  });

  test("is typed into, waits as long as it is told, and is interrupted", async () => {
    const { read } = await observe([
      terminal("read -p 'name? ' name; echo \"hello $name\"; sleep 60", { timeout: 1 }),
      terminal("maria", { is_input: true, timeout: 1 }),
      terminal("", { timeout: 1 }),
      terminal("C-c", { is_input: true }),
      terminal("echo next"),
    ]);
    expect(read[0]).toContain("name?");
    expect(read[1]).toContain("hello maria");
    expect(read[3]).toContain("130");
    expect(read[4]).toContain("next");
  });

  test("begins again with `reset`", async () => {
    const { read } = await observe([
      terminal("SAIL=red; sleep 60", { timeout: 1 }),
      terminal('echo "sail: [$SAIL]"', { reset: true }),
    ]);
    expect(read[1]).toContain("sail: []");
  });

  test("saves a long output in a file that the model can read and not write", async () => {
    const saved = ({ messages }: ChatRequest) =>
      /All of it is in (\S+terminal-1\.txt)/.exec(JSON.stringify(messages))?.[1] ?? "/nowhere";
    const script: Script = [
      terminal("seq 1 20000"),
      (request) => terminal(`tail -n 1 ${saved(request)}; echo more >> ${saved(request)}`),
      (request) => call("file_editor", { command: "view", path: saved(request), view_range: [20_000, -1] }),
      finish,
    ];
    const stage = await stageFor({ script });
    await stage.play({ body: "@agent do it" });
    const messages = stage.model?.requests.at(-1)?.body.messages ?? [];
    const read = messages.filter(({ role }) => role === "tool").map(({ content }) => JSON.stringify(content));
    expect(read[1]).toMatch(/20000.*(?:Read-only file system|Permission denied)/);
    expect(read[2]).toContain("20000\\t20000");
  });
});

test("glob and grep find what is in the workspace", async () => {
  const files = { "src/tides.js": "export const HIGH = 12;\n", "src/knots.js": "export const BOWLINE = 1;\n" };
  const { read } = await observe(
    [
      call("glob", { pattern: "*.js" }),
      call("glob", { pattern: "*.js", path: "src" }),
      call("grep", { pattern: "high" }),
      call("grep", { pattern: "bowline", path: "src", include: "*.js" }),
    ],
    { repository: repository(files) },
  );
  expect(read[0]).toMatch(/src\/knots\.js[\s\S]*src\/tides\.js|src\/tides\.js[\s\S]*src\/knots\.js/);
  expect(read[1]).toContain("tides.js");
  expect(read[2]).toBe("src/tides.js");
  expect(read[3]).toBe("src/knots.js");
});

test("task_tracker and think answer, and finish ends the run with its message", async () => {
  const { read, outputs } = await observe([
    call("task_tracker", { command: "plan", task_list: [{ title: "Look", status: "done" }, { title: "Write" }] }),
    call("task_tracker", { command: "view" }),
    call("think", { thought: "It is low water." }),
  ]);
  expect(read[0]).toBe("1. [x] Look\n2. [ ] Write");
  expect(read[1]).toBe(read[0]);
  expect(read[2]).toContain("Your thought has been logged.");
  expect(outputs["final-response"]).toBe("Done.");
});

test("invoke_skill reads a skill", async () => {
  const { read } = await observe([call("invoke_skill", { name: "knots" })], {
    repository: repository(skill("knots", "A BOWLINE.")),
  });
  expect(read[0]).toContain("A BOWLINE.");
});

test("task and delegate have a sub-agent work in the same sandbox, and read its answer", async () => {
  const script = [
    call("task", { prompt: "Write a note.", subagent_type: "general-purpose" }),
    edit("create", { file_text: "low water\n" }),
    call("finish", { message: "It is written." }),
    call("delegate", { command: "spawn", ids: ["reader"] }),
    call("delegate", { command: "delegate", tasks: { reader: "Read the note." } }),
    edit("view", {}),
    call("finish", { message: "It says low water." }),
    finish,
  ];
  const stage = await stageFor({ script, inputs: { "sub-agents": "true" } });
  const { diff, problems } = await stage.play({ body: "@agent do it" });
  expect(problems).toEqual([]);
  const messages = stage.model?.requests.at(-1)?.body.messages ?? [];
  const read = messages.filter(({ role }) => role === "tool").map(({ content }) => JSON.stringify(content));
  expect(read[0]).toContain("It is written.");
  expect(read[2]).toContain("It says low water.");
  expect(diff).toContain("+low water");
});

test("a server's tool answers from inside the sandbox", async () => {
  const mcp = JSON.stringify({ mcpServers: { local: hostileHere() } });
  const inputs = { "mcp-config": mcp };
  const { read } = await observe([call("local__echo", { word: "ahoy" })], { inputs }, { earlier: bringServer });
  expect(read[0]).toContain("ahoy");
});

test("the review tools show the diff, take a finding, and refuse one on a line that is not in it", async () => {
  const finding = {
    ...{ path: "src/tides.js", severity: "minor", title: "High water is at noon" },
    body: "`HIGH` is 12.",
  };
  const script = [
    call("read_diff", { path: "src/tides.js" }),
    call("report_finding", { ...finding, line: 1 }),
    call("report_finding", { ...finding, line: 20 }),
    finish,
  ];
  const options = {
    inputs: { mode: "review" },
    toolErrors: /^report_finding: Line 20 of the new src\/tides\.js is not in the diff/,
  };
  const story = await pullStory(script, { "src/tides.js": "export const HIGH = 12;\n" }, options);
  const { rehearsal } = await story.play({ happening: done("opened") });
  const messages = story.stage.model?.requests.at(-1)?.body.messages ?? [];
  const read = messages.filter(({ role }) => role === "tool").map(({ content }) => JSON.stringify(content));
  expect(read[0]).toContain("export const HIGH = 12;");
  expect(rehearsal.outputs["findings-new"]).toBe("1");
});

test("apply_patch, which the action does not offer by default, works in the sandbox", needsSandbox, async () => {
  const yard = makeYard();
  onTestFinished(() => yard.raze());
  const sandbox = await yard.open();
  const patch = "*** Begin Patch\n*** Update File: a.txt\n@@\n-one\n+two\n*** Add File: b.txt\n+three\n*** End Patch";
  const answer = await callTool(applyPatch(), { patch }, { workspace: sandbox.workspace, signal: forever });
  expect(answer).toMatchObject({ observation: { is_error: false } });
  const read = async (path: string) => Buffer.from(await sandbox.workspace.read(path, 100)).toString();
  expect([await read("a.txt"), await read("b.txt")]).toEqual(["two\n", "three\n"]);
  await sandbox.close();
});
