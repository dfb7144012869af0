import { describe, expect, test } from "vitest";
import { readMainAgent } from "../../../src/core/agent/main-agent.ts";
import { prepareCall } from "../../../src/core/agent/prepare-call.ts";
import { readSubAgent } from "../../../src/core/agent/sub-agent.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";
import { Fault } from "../../../src/lib/fault.ts";
import {
  allowTools,
  closedTools,
  earlierOwnTools,
  type KnownTools,
  ownTools,
  requireKnown,
  unknownIn,
  unusableNamesIn,
} from "../../../src/run/agent/allowed-tools.ts";
import { glob } from "../../../src/tools/search.ts";
import { standardTools, toolsNamed, usualNames } from "../../../src/tools/standard-tools.ts";

const asked = (name: string, args: object) => ({
  id: "c1",
  name,
  arguments: JSON.stringify(args),
  origin: "completion" as const,
});

/** What a conversation has on disk that began with these tools. */
function began(...names: readonly string[]) {
  const agent = { kind: "Agent", llm: { model: "m" }, tools: names.map((name) => ({ name })) };
  const workspace = { kind: "LocalWorkspace", working_dir: "/w" };
  const state = { id: crypto.randomUUID(), agent, workspace, max_iterations: 5, execution_status: "idle" };
  return memoryStore(new Map([["base_state.json", JSON.stringify(state)]]));
}

const noSettings = { toMarkdown: async (html: string) => html };

type Given = Readonly<{ allowed?: readonly string[]; changes?: readonly string[]; without?: readonly string[] }>;

async function chosen({ allowed, changes, without = [] }: Given, store = memoryStore(), model = "test-1") {
  const own = ownTools({ allowed, changes, usual: usualNames(model), without, store });
  const tools = await toolsNamed([...own, ...earlierOwnTools(store)], "long", noSettings);
  return toolbox(allowTools(tools, { own, allowed, changes, store }));
}

const allowed = (names: readonly string[] | undefined, store = memoryStore()) =>
  chosen({ ...(names && { allowed: names }) }, store);

describe("allowed-tools", () => {
  test("leaves an agent the tools that it names, those to think and to end, and no others", async () => {
    expect((await allowed(["grep", "glob"])).names).toEqual(["glob", "grep", "think", "finish"]);
    expect((await allowed(["apply_patch"])).names).toEqual(["apply_patch", "think", "finish"]);
    expect(closedTools(await allowed(["grep"]))).toEqual([]);
    expect((await allowed(undefined)).names).toEqual(standardTools().map(({ name }) => name));
  });

  test("closes what a conversation had: it stays in the prompt, and a call of it is told why nothing is done", async () => {
    const before = await allowed(undefined);
    const now = await allowed(["glob"], began("terminal", "FileEditorTool", "glob"));
    expect(now.names).toEqual(["terminal", "file_editor", "glob", "think", "finish"]);
    const schemas = before.schemas().filter(({ name }) => now.names.includes(name));
    expect(now.schemas()).toEqual(schemas);
    const error = expect.stringContaining("does not allow this tool in this run; nothing was done. You can use: glob,");
    expect(prepareCall(asked("terminal", { command: "ls" }), now)).toMatchObject({ status: "refused", error });
    expect(prepareCall(asked("bash", { command: "ls" }), now)).toMatchObject({ status: "refused", error });
    expect(prepareCall(asked("glob", { pattern: "*" }), now)).toMatchObject({ status: "ready" });
    expect(closedTools(now)).toEqual(["terminal", "file_editor"]);
  });
});

describe("the input tools", () => {
  test("adds to the usual tools and takes from them", async () => {
    const { names } = await chosen({ changes: ["+apply_patch", "-glob", "-file_editor"] });
    expect(names).toEqual(["terminal", "apply_patch", "grep", "task_tracker", "think", "finish"]);
  });

  test("says nothing where `allowed-tools` does", async () => {
    const { names } = await chosen({ allowed: ["glob"], changes: ["+apply_patch", "-glob"] });
    expect(names).toEqual(["glob", "think", "finish"]);
  });

  test("closes what a conversation has had", async () => {
    const now = await chosen({ changes: ["-glob"] }, began("terminal", "file_editor", "glob", "apply_patch"));
    expect(closedTools(now)).toEqual(["glob"]);
  });

  test("has no say on what cannot be used here", async () => {
    const { names } = await chosen({ changes: ["+apply_patch"], without: ["apply_patch"] });
    expect(names).not.toContain("apply_patch");
  });
});

describe("the editor", () => {
  test.for([
    ["gpt-5", "apply_patch"],
    ["openai/gpt-5.5-mini", "apply_patch"],
    ["gpt-6-astra", "apply_patch"],
    ["codex-mini-latest", "apply_patch"],
    ["gpt-4.1", "file_editor"],
    ["gpt-oss-120b", "file_editor"],
    ["claude-sonnet-5", "file_editor"],
  ] as const)("of %s is %s", async ([model, editor]) => {
    const { names } = await chosen({}, memoryStore(), model);
    expect(names.filter((name) => ["apply_patch", "file_editor"].includes(name))).toEqual([editor]);
  });

  test("with which a conversation began stays when its model changes", async () => {
    const { names } = await chosen({}, began("terminal", "file_editor"), "gpt-5");
    expect(names).toEqual([
      "terminal",
      "file_editor",
      "apply_patch",
      "glob",
      "grep",
      "task_tracker",
      "think",
      "finish",
    ]);
    expect(closedTools(await chosen({}, began("terminal", "file_editor"), "gpt-5"))).toEqual([]);
  });
});

const served = [Object.freeze({ ...glob(), name: "docs__look" })];

describe("a name in allowed-tools", () => {
  test.for<readonly [string, string, Partial<KnownTools>]>([
    ["of ours", "terminal", {}],
    ["of one that is there for some runs only", "task", {}],
    ["of a review's", "report_finding", {}],
    ["of a server's", "docs__look", {}],
    ["of a server's that is not up", "down__look", { absent: ["down"] }],
    ["of a server's where none is looked for", "docs__gone", { absent: undefined }],
  ])("%s is known", ([, name, known]) => {
    expect(() => requireKnown({ allowed: [name], changes: undefined }, { served, absent: [], ...known })).not.toThrow();
  });

  test.for<readonly [string, string, Partial<KnownTools>]>([
    ["that nobody has", "shell", {}],
    ["that nobody has, where no server is looked for,", "shell", { absent: undefined }],
    ["that a server does not have", "docs__gone", {}],
    ["of a server that there is not", "other__look", { absent: ["down"] }],
  ])("%s is refused, with those that there are", ([, name, known]) => {
    const refusal = () =>
      requireKnown({ allowed: ["terminal", name], changes: undefined }, { served, absent: [], ...known });
    expect(refusal).toThrow(Fault);
    expect(refusal).toThrow(`\`allowed-tools\` names tools that do not exist here: ${name}.`);
    const hint = expect.stringMatching(/There are terminal, file_editor, apply_patch, glob, .*, docs__look\.$/);
    expect(refusal).toThrow(expect.objectContaining({ code: "config", hint }));
  });
});

describe("a name in tools", () => {
  const refusal = (...changes: string[]) =>
    faultOf(() => requireKnown({ allowed: undefined, changes }, { served, absent: [] }));

  test.for([
    ["+apply_patch", "-glob"],
    ["-docs__look", "-task"],
  ])("of ours is known: %s", (changes) => {
    expect(refusal(...changes)).toBeUndefined();
  });

  test("that nobody has is refused, with the one that may be meant", () => {
    expect(refusal("+aply_patch")?.message).toContain("`tools` names tools that do not exist here: +aply_patch.");
    expect(refusal("+aply_patch")?.hint).toContain("Did you mean `apply_patch`?");
    expect(refusal("-shell", "+hammer")?.hint).toMatch(/^There are terminal, /);
  });

  test("that no input can add is refused, and so is an agent that cannot end", () => {
    expect(refusal("+docs__look")?.message).toBe("The input `tools` cannot add docs__look.");
    expect(refusal("-finish")?.message).toContain("takes `finish` away");
  });

  test("of a sub-agent's definition is told by its file", () => {
    const agent = readSubAgent(".agents/agents/tuner.md", "---\ntools: [terminal, brep]\n---\nYOU TUNE.\n");
    const [problem, ...others] = unknownIn(agent, { served, absent: [] });
    expect(problem?.path).toBe(".agents/agents/tuner.md");
    expect(problem?.problem).toContain("names tools that do not exist here: brep. Did you mean `grep`?");
    expect(others).toEqual([]);
  });
});

function faultOf(action: () => void): Fault | undefined {
  try {
    action();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  return undefined;
}

test("what the definition of the agent names in vain is told", () => {
  const main = (tools: string) => readMainAgent("main.md", `---\ntools: ${tools}\n---\n`);
  const told = (tools: string, changes?: readonly string[]) =>
    unusableNamesIn(main(tools), { allowed: undefined, changes, usual: usualNames("test-1") }).map(
      ({ problem }) => problem,
    );
  expect(told("glob, browser")).toEqual(["names tools that the workflow does not give: browser"]);
  expect(told("glob, browser", ["+browser"])).toEqual([]);
  expect(told("glob, finish")).toEqual([]);
  expect(told("-terminal, -glob")).toEqual([]);
});

describe("an unknown name in the definition of the agent", () => {
  const refusal = (tools: string) => {
    const main = readMainAgent("main.md", `---\ntools: ${tools}\n---\n`);
    return faultOf(() => requireKnown({ allowed: undefined, changes: undefined, main }, { served, absent: [] }));
  };

  test.for(["terminl", "terminl, glob", "-terminl"])("ends the run: %s", (tools) => {
    const fault = refusal(tools);
    expect(fault?.code).toBe("config");
    expect(fault?.message).toMatch(/^`tools` in main\.md names tools that do not exist here: -?terminl\./);
    expect(fault?.hint).toContain("Did you mean `terminal`?");
  });

  test.for(["terminal, ipython", "-glob", "docs__look", "task, finish"])("is none of: %s", (tools) => {
    expect(refusal(tools)).toBeUndefined();
  });
});

describe("the list of names after a typo", () => {
  const hint = (foreign: readonly string[]) => {
    const tools = foreign.map((name) => Object.freeze({ ...glob(), name }));
    const known = { served: tools, absent: [] };
    return faultOf(() => requireKnown({ allowed: undefined, changes: ["+browsr"] }, known))?.hint ?? "";
  };

  test("has what people can name, as the documentation has it, and is short enough to be shown", () => {
    expect(hint([])).toMatch(/^Did you mean `browser`\? There are terminal, .*, ipython, browser, web_read, /);
    expect(hint([])).not.toMatch(/execute_ipython_cell|read_diff|finding|propose|request_network|read_github/);
    expect(hint([]).length).toBeLessThan(300);
  });

  test("counts the tools of servers", () => {
    const many = Array.from({ length: 40 }, (_, index) => `docs__${index}`);
    expect(hint(many)).toMatch(/docs__4 and 35 more of servers\.$/);
    expect(hint(many).length).toBeLessThan(300);
  });

  test("suggests the name that people write", () => {
    const known = { served: [], absent: [] };
    const told = faultOf(() => requireKnown({ allowed: undefined, changes: ["+ipythn"] }, known));
    expect(told?.hint).toContain("Did you mean `ipython`?");
  });
});
