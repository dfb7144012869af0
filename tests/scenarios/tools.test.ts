/** Each tool and each of its commands, in the sandbox: what the model reads, and what is published. */
import { describe, expect, onTestFinished, test } from "vitest";
import { callTool } from "../../src/core/tool/call-tool.ts";
import type { ChatRequest } from "../../src/rehearsal/model/request.ts";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import { applyPatch } from "../../src/tools/apply-patch/apply-patch.ts";
import { makeYard } from "../attacks/yard.ts";
import { forever } from "../core/workspace/temp-folder.ts";
import { bringServer, hostileHere } from "../mcp/servers.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { repository, skill } from "./instructed.ts";
import { type StoryOptions, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";

const finish = call("finish", { message: "Done." });
const editor = (path: string) => (command: string, more: object) => call("file_editor", { command, path, ...more });
const edit = editor("note.txt");
const other = editor("other.txt");
const terminal = (command: string, more: object = {}) => call("terminal", { command, ...more });

/** What the model read of each call, and the diff that was published. `sub` are calls of sub-agents among them. */
async function observe(calls: Script, options: StoryOptions = {}, played: PlayOptions & { sub?: number } = {}) {
  const script: Script = [...calls, finish];
  const stage = await stageFor({ script, ...options });
  const { sub = 0, ...play } = played;
  const { diff, outputs, problems } = await stage.play({ body: "@agent do it", ...play });
  expect(problems).toEqual([]);
  const messages = stage.model?.requests.at(-1)?.body.messages ?? [];
  const read = messages
    .filter(({ role }) => role === "tool")
    .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)));
  expect(read).toHaveLength(calls.length - sub);
  return { stage, read, diff, outputs };
}

const edits = [
  edit("create", { file_text: "one\ntwo\n" }),
  edit("view", {}),
  edit("view", { view_range: [2, -1] }),
  edit("str_replace", { old_str: "two", new_str: "three" }),
  edit("insert", { insert_line: 0, new_str: "zero" }),
  edit("insert", { insert_line: 0, new_str: "minus one" }),
  edit("undo_edit", {}),
  call("file_editor", { command: "view", path: "." }),
  other("create", { file_text: "one\n" }),
  other("str_replace", { old_str: "one", new_str: "two" }),
  other("str_replace", { old_str: "two", new_str: "three" }),
  other("undo_edit", {}),
  other("undo_edit", {}),
];

const wrong = editor("wrong.txt");
const mistakes = [
  [wrong("str_replace", { old_str: "nowhere", new_str: "x" }), '`old_str` is not in "wrong.txt"'],
  [wrong("undo_edit", {}), 'There is no edit of "wrong.txt" to undo.'],
  [call("file_editor", { command: "view", path: "absent.txt" }), "no such file or directory (ENOENT)"],
  [call("file_editor", { command: "create", path: "/etc/x", file_text: "" }), "is outside the workspace"],
] as const;
const mistaken = [wrong("create", { file_text: "one\n" }), ...mistakes.map(([mistake]) => mistake)];

const typed = [
  terminal("read -p 'name? ' name; echo \"hello $name\"; sleep 60", { timeout: 1 }),
  terminal("maria", { is_input: true, timeout: 1 }),
  terminal("C-c", { is_input: true }),
  terminal("SAIL=red; sleep 60", { timeout: 1 }),
  terminal("", { timeout: 1 }),
  terminal('echo "sail: [$SAIL]"', { reset: true }),
];

const saved = ({ messages }: ChatRequest) =>
  /All of it is in (\S+terminal-\d+\.txt)/.exec(JSON.stringify(messages))?.[1] ?? "/nowhere";
const commands: Script = [
  terminal("mkdir -p deck && cd deck && export SAIL=red"),
  terminal('echo "$SAIL in $(basename "$PWD")"'),
  terminal("false"),
  terminal("seq 1 20000"),
  (request) => terminal(`tail -n 1 ${saved(request)}; echo more >> ${saved(request)}`),
  (request) => call("file_editor", { command: "view", path: saved(request), view_range: [20_000, -1] }),
];

/** Edits, mistakes, keys and commands in one run: they do not get in each other's way. */
const worked = playedOnce(async (lasting) => {
  const calls = [edits, mistaken, typed, commands];
  const { stage, read, diff } = await observe(calls.flat(), { toolErrors: /^file_editor: /, ...lasting });
  const [edited = [], refused = [], keyed = [], ran = []] = calls.map((part, at) => {
    const start = calls.slice(0, at).flat().length;
    return read.slice(start, start + part.length);
  });
  return { stage, diff, edited, refused, keyed, ran };
});

describe("file_editor", () => {
  test("create, view, str_replace, insert and undo_edit, as far as a file's creation, do what they say, and the diff is what they left", async () => {
    const { edited: read, diff } = await worked();
    expect(read[0]).toBe('Created "note.txt" with 2 lines.');
    expect(read[1]).toMatch(/^\s+1\tone\n\s+2\ttwo$/);
    expect(read[2]).toMatch(/^\s+2\ttwo$/);
    expect(read[3]).toMatch(/^Edited "note\.txt"\. It now reads:\n\s+1\tone\n\s+2\tthree$/);
    expect(read[4]).toMatch(/1\tzero\n\s+2\tone/);
    expect(read[5]).toMatch(/1\tminus one\n\s+2\tzero/);
    expect(read[6]).toBe('The last edit of "note.txt" is undone.');
    expect(read[7]).toContain("note.txt");
    expect(diff).toContain("+++ b/note.txt\n@@ -0,0 +1,3 @@\n+zero\n+one\n+three\n");
    expect(read.slice(11)).toEqual(Array(2).fill('The last edit of "other.txt" is undone.'));
    expect(diff).toContain("+++ b/other.txt\n@@ -0,0 +1 @@\n+one\n");
  });

  test("each mistake is an error that says what is wrong, and a story has to declare it", async () => {
    const { refused } = await worked();
    expect(refused.slice(1)).toEqual(mistakes.map(([, words]) => expect.stringContaining(words)));
    await expect(observe(mistaken.slice(0, 2))).rejects.toThrow("tool calls that ended in an error");
  });
});

describe("terminal", () => {
  test("is typed into, waits as long as it is told, is interrupted, and begins again with `reset`", async () => {
    const { keyed: read } = await worked();
    expect(read[0]).toContain("name?");
    expect(read[1]).toContain("hello maria");
    expect(read[2]).toContain("130");
    expect(read[5]).toContain("sail: []");
  });

  test("keeps its folder and variables, says how a command ended, and saves a long output in a file to read and not to write", async () => {
    const { ran: read } = await worked();
    expect(read[1]).toContain("red in deck");
    expect(read[2]).toContain("exit code 1");
    expect(read[4]).toMatch(/20000.*(?:Read-only file system|Permission denied)/s);
    expect(read[5]).toContain("20000\t20000");
  });
});

test("glob, grep, task_tracker, think, invoke_skill and a server in the sandbox answer; task and delegate have a sub-agent work in the same sandbox, and read its answer; finish ends the run", async () => {
  const files = { "src/tides.js": "export const HIGH = 12;\n", "src/knots.js": "export const BOWLINE = 1;\n" };
  const mcp = JSON.stringify({ mcpServers: { local: hostileHere() } });
  const { read, outputs, diff } = await observe(
    [
      call("glob", { pattern: "*.js" }),
      call("glob", { pattern: "*.js", path: "src" }),
      call("grep", { pattern: "high" }),
      call("grep", { pattern: "bowline", path: "src", include: "*.js" }),
      call("task_tracker", { command: "plan", task_list: [{ title: "Look", status: "done" }, { title: "Write" }] }),
      call("task_tracker", { command: "view" }),
      call("think", { thought: "It is low water." }),
      call("invoke_skill", { name: "knots" }),
      call("local__echo", { word: "ahoy" }),
      call("task", { prompt: "Write a note.", subagent_type: "general-purpose" }),
      edit("create", { file_text: "low water\n" }),
      call("finish", { message: "It is written." }),
      call("delegate", { command: "spawn", ids: ["reader"] }),
      call("delegate", { command: "delegate", tasks: { reader: "Read the note." } }),
      edit("view", {}),
      call("finish", { message: "It says low water." }),
    ],
    {
      repository: repository({ ...files, ...skill("knots", "A BOWLINE.") }),
      inputs: { "mcp-config": mcp, "sub-agents": "true" },
    },
    { earlier: bringServer, sub: 4 },
  );
  expect(read[0]).toMatch(/src\/knots\.js[\s\S]*src\/tides\.js|src\/tides\.js[\s\S]*src\/knots\.js/);
  expect(read[1]).toContain("tides.js");
  expect(read[2]).toBe("src/tides.js");
  expect(read[3]).toBe("src/knots.js");
  expect(read[4]).toBe("1. [x] Look\n2. [ ] Write");
  expect(read[5]).toBe(read[4]);
  expect(read[6]).toContain("Your thought has been logged.");
  expect(read[7]).toContain("A BOWLINE.");
  expect(read[8]).toContain("ahoy");
  expect(read[9]).toContain("It is written.");
  expect(read[11]).toContain("It says low water.");
  expect(diff).toContain("+low water");
  expect(outputs["final-response"]).toBe("Done.");
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
