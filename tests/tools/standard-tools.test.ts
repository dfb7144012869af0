import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { toChatTools } from "../../src/core/model/chat/chat-model.ts";
import { callTool } from "../../src/core/tool/call-tool.ts";
import { toolbox } from "../../src/core/tool/toolbox.ts";
import { localWorkspace } from "../../src/core/workspace/local-workspace.ts";
import { prompt } from "../../src/prompts.ts";
import {
  descriptionsFor,
  READ_ONLY_TOOLS,
  REVIEW_TOOLS,
  standardRegistry,
  standardTools,
  toolsNamed,
  usualNames,
  whyUnusable,
} from "../../src/tools/standard-tools.ts";
import { forever, test } from "../core/workspace/temp-folder.ts";

const noSettings = { toMarkdown: async (html: string) => html };
const everything = standardRegistry().names.map((name) => ({ name }));
const sizeOf = (value: object) => Buffer.byteLength(JSON.stringify(value));

/** Bytes. The first request to the model, which the stories measure, has 8,000. */
const MOST = 4950;

describe("what the tools cost in each request", () => {
  test("those that an agent has unless told otherwise", () => {
    expect(sizeOf(toolbox(standardTools()).schemas())).toBeLessThan(MOST);
  });

  test("those of a model that edits with patches", async () => {
    const tools = toolbox(await toolsNamed(usualNames("gpt-5"), "long", noSettings));
    expect(tools.names).toEqual(["terminal", "apply_patch", "glob", "grep", "task_tracker", "think", "finish"]);
    expect(sizeOf(tools.schemas())).toBeLessThan(MOST);
  });

  test("the first request with every tool there is stays under 10 kB", () => {
    const { names, schemas } = toolbox(standardTools({ tools: everything, includeDefaultTools: [] }));
    const about = {
      repository: "octo-org/octo-repo",
      branch: "main",
      date: "2026-11-21",
      workspace: "/repo/octo-repo",
    };
    const { repository } = about;
    const task = { requester: "@mona", request: "Fix the failing test.", thread: "issue #7", repository, nonce: "abc" };
    const words = [
      prompt("system", { trust: prompt("trust") }),
      prompt("context", about),
      prompt("task", { ...task, gaps: "", data: "" }),
    ];
    const messages = words.map((content) => ({ role: "user", content }));
    expect(sizeOf({ model: "gpt-5", messages, tools: toChatTools(schemas()) })).toBeLessThan(10_000);
    expect(names).toHaveLength(9);
  });

  test("short descriptions cost less than three quarters of it", () => {
    const [long, short] = (["long", "short"] as const).map((descriptions) =>
      sizeOf(toolbox(standardTools({ tools: everything, includeDefaultTools: [], descriptions })).schemas()),
    );
    expect(short).toBeLessThan((long ?? 0) * 0.75);
  });
});

test("the tools have their wire names", () => {
  expect(standardTools().map(({ name, kind, actionKind }) => [name, kind, actionKind])).toEqual([
    ["terminal", "TerminalTool", "TerminalAction"],
    ["file_editor", "FileEditorTool", "FileEditorAction"],
    ["glob", "GlobTool", "GlobAction"],
    ["grep", "GrepTool", "GrepAction"],
    ["task_tracker", "TaskTrackerTool", "TaskTrackerAction"],
    ["think", "ThinkTool", "ThinkAction"],
    ["finish", "FinishTool", "FinishAction"],
  ]);
});

describe("a row says the same of a tool as the tool itself", () => {
  const tools = everything.flatMap((spec) => standardTools({ tools: [spec], includeDefaultTools: [] }));

  test.for(tools)("$name", ({ name, annotations, input, paths }) => {
    const looks = annotations.readOnlyHint && !annotations.openWorldHint;
    // The editor shows files where it may not write them, and tasks are no files. Only its own agent condenses a conversation.
    if (looks && name !== "request_condensation") expect(READ_ONLY_TOOLS).toContain(name);
    if (looks && name !== "request_condensation") expect(REVIEW_TOOLS).toContain(name);
    if (!looks && !["file_editor", "task_tracker"].includes(name)) expect(READ_ONLY_TOOLS).not.toContain(name);
    // Rules about files judge the paths that a tool names. A search names a folder, not files.
    const namesFile = Object.keys(input.shape).some((field) => /^(?:path|paths|file)$/.test(field));
    if (namesFile && name !== "glob" && name !== "grep") expect(paths).toBeDefined();
  });
});

test("the tools can be chosen, those that every agent has too", () => {
  const tools = standardTools({ tools: [{ name: "apply_patch" }], includeDefaultTools: ["finish"] });
  expect(tools.map(({ name }) => name)).toEqual(["apply_patch", "finish"]);
  expect(() => standardTools({ tools: [{ name: "hammer" }] })).toThrow('There is no tool "hammer".');
  expect(() => standardTools({ tools: [{ name: "think" }] })).toThrow('The tool "think" is asked for twice.');
});

test("only the words differ between long and short descriptions", () => {
  const long = standardTools();
  for (const [index, short] of standardTools({ descriptions: "short" }).entries()) {
    const { description, input, run, declaredResources, close, risk, grant, commands, paths, about, ...rest } = short;
    expect(long[index]).toMatchObject(rest);
    expect(description.length).toBeLessThan(long[index]?.description.length ?? 0);
    expect(Object.isFrozen(short)).toBe(true);
  }
});

test.for([
  ["gpt-4o", "short"],
  ["openai/gpt-4.1-mini", "short"],
  ["o3", "short"],
  ["azure/o4-mini", "short"],
  ["o1-preview", "short"],
  ["gpt-5", "long"],
  ["claude-sonnet-4", "long"],
  ["qwen-o3lite", "long"],
  ["solo-o30b", "long"],
] as const)("%s is told in %s", ([model, descriptions]) => {
  expect(descriptionsFor(model)).toBe(descriptions);
});

test("what a model always reads is Latin-1: any other character doubles the memory of every request", () => {
  for (const descriptions of ["long", "short"] as const) {
    const schemas = toolbox(standardTools({ tools: everything, includeDefaultTools: [], descriptions })).schemas();
    expect(`${prompt("system", { trust: prompt("trust") })}${JSON.stringify(schemas)}`).toMatch(/^[\0-\xff]*$/);
  }
});

test.for([
  [8192, "short"],
  [32_768, "short"],
  [32_769, "long"],
] as const)("a model with a window of %d tokens is told in %s", ([window, descriptions]) => {
  expect(descriptionsFor("unheard-of", window)).toBe(descriptions);
});

test.for([
  ["think", { thought: "Hm." }, "Your thought has been logged."],
  ["finish", { message: "All **done**." }, "All **done**."],
] as const)("%s answers", async ([name, input, answer], { workspace }) => {
  const tool = toolbox(standardTools()).get(name);
  if (!tool) throw new Error(`no ${name}`);
  expect(tool.annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true, openWorldHint: false });
  expect(await callTool(tool, input, { workspace, signal: forever })).toMatchObject({
    observation: { content: [{ text: answer }], is_error: false },
  });
});

test.for([
  ["", ["execute_ipython_cell"]],
  ["python3", []],
] as const)("with %j in the PATH of tools, what cannot be used is %j", async ([program, names], { folder }) => {
  symlinkSync("/bin/bash", join(folder, "bash"));
  if (program !== "") writeFileSync(join(folder, program), "", { mode: 0o755 });
  const workspace = localWorkspace({ workingDir: folder, environment: { PATH: folder } });
  const problems = await whyUnusable(["terminal", "execute_ipython_cell"], workspace, forever);
  expect([...problems.keys()]).toEqual(names);
  for (const why of problems.values()) expect(why).toBe("there is no python3 in the PATH of tools");
});
