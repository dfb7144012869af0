import { describe, expect, test } from "vitest";
import { prepareCall } from "../../../src/core/agent/call/prepare.ts";
import { memoryStore } from "../../../src/core/event/memory-store.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { allowTools, type KnownTools, requireKnown, toolsClosed } from "../../../src/run/agent/allowed-tools.ts";
import { glob } from "../../../src/tools/glob.ts";
import { standardTools } from "../../../src/tools/standard-tools.ts";

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

const allowed = (names: readonly string[] | undefined, store = memoryStore()) =>
  toolbox(allowTools(standardTools(), { allowed: names, store }));

describe("allowed-tools", () => {
  test("leaves an agent the tools that it names, those to think and to end, and no others", () => {
    expect(allowed(["grep", "glob"]).names).toEqual(["glob", "grep", "think", "finish"]);
    expect(toolsClosed(allowed(["grep"]))).toEqual([]);
    expect(allowed(undefined).names).toEqual(standardTools().map(({ name }) => name));
  });

  test("closes what a conversation had: it stays in the prompt, and a call of it is told why nothing is done", () => {
    const before = allowed(undefined);
    const now = allowed(["glob"], began("terminal", "FileEditorTool", "glob"));
    expect(now.names).toEqual(["terminal", "file_editor", "glob", "think", "finish"]);
    const schemas = before.schemas().filter(({ name }) => now.names.includes(name));
    expect(now.schemas()).toEqual(schemas);
    const error = expect.stringContaining("does not allow this tool in this run; nothing was done. You can use: glob,");
    expect(prepareCall(asked("terminal", { command: "ls" }), now)).toMatchObject({ status: "refused", error });
    expect(prepareCall(asked("bash", { command: "ls" }), now)).toMatchObject({ status: "refused", error });
    expect(prepareCall(asked("glob", { pattern: "*" }), now)).toMatchObject({ status: "ready" });
    expect(toolsClosed(now)).toEqual(["terminal", "file_editor"]);
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
    expect(() => requireKnown([name], { served, absent: [], ...known })).not.toThrow();
  });

  test.for<readonly [string, string, Partial<KnownTools>]>([
    ["that nobody has", "shell", {}],
    ["that nobody has, where no server is looked for,", "shell", { absent: undefined }],
    ["that a server does not have", "docs__gone", {}],
    ["of a server that there is not", "other__look", { absent: ["down"] }],
  ])("%s is refused, with those that there are", ([, name, known]) => {
    const refusal = () => requireKnown(["terminal", name], { served, absent: [], ...known });
    expect(refusal).toThrow(Fault);
    expect(refusal).toThrow(`\`allowed-tools\` names tools that do not exist here: ${name}.`);
    const hint = expect.stringMatching(/^There are terminal, file_editor, glob, .*, docs__look\.$/);
    expect(refusal).toThrow(expect.objectContaining({ code: "config", hint }));
  });
});
