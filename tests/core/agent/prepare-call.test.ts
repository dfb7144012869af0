import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type PreparedCall, prepareCall, writtenArguments } from "../../../src/core/agent/prepare-call.ts";
import type { MessageToolCall } from "../../../src/core/event/content.ts";
import { defineTool, type Tool } from "../../../src/core/tool/tool.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";
import { finish } from "../../../src/tools/built-in-tools.ts";
import { fileEditor } from "../../../src/tools/file-editor/file-editor.ts";
import { terminal } from "../../../src/tools/terminal/terminal.ts";

const annotations = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false };

function toolWith(name: string, input: z.ZodObject, readOnlyHint = false): Tool {
  const run = async () => ({ content: [] });
  return defineTool({ name, description: "", input, annotations: { ...annotations, readOnlyHint }, run });
}

const call = (name: string, args: object | string): MessageToolCall => ({
  id: "c1",
  name,
  arguments: typeof args === "string" ? args : JSON.stringify(args),
  origin: "completion",
});
const standard = [terminal(), fileEditor(), finish()];
const prepare = (name: string, args: object | string, tools: readonly Tool[] = standard) =>
  prepareCall(call(name, args), toolbox(tools));

/** `terminal {"command":"ls"}`, or the error. */
function inWords(prepared: PreparedCall): string {
  return prepared.status === "ready" ? `${prepared.tool.name} ${JSON.stringify(prepared.input)}` : prepared.error;
}

describe("a call under another name", () => {
  test.for<[string, object, string]>([
    ["bash", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["execute_bash", { command: "ls", timeout: 5 }, 'terminal {"command":"ls","timeout":5}'],
    ["execute", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["command", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["git", { command: "status -s" }, 'terminal {"command":"git status -s"}'],
    ["git", { command: "git log" }, 'terminal {"command":"git log"}'],
    ["git", {}, 'terminal {"command":"git"}'],
    ["ls", {}, 'terminal {"command":"ls"}'],
    ["pwd", { security_risk: "LOW", summary: "where am I" }, 'terminal {"command":"pwd"}'],
    ["find", {}, 'terminal {"command":"find"}'],
    ["grep", { pattern: "foo" }, `terminal {"command":"grep -rnIE -e 'foo' -- '.'"}`],
    [
      "grep",
      { pattern: "it's $(rm -rf ~); `x`", path: "a b", include: "*.ts" },
      `terminal {"command":"grep -rnIE --include='*.ts' -e 'it'\\\\''s $(rm -rf ~); \`x\`' -- 'a b'"}`,
    ],
    ["str_replace_editor", { command: "view", path: "a" }, 'file_editor {"command":"view","path":"a"}'],
    [
      "str_replace",
      { path: "a", old_str: "x", new_str: "y" },
      'file_editor {"command":"str_replace","path":"a","old_str":"x","new_str":"y"}',
    ],
    ["terminal</parameter>", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["terminal\n<parameter=command>", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["terminal<|channel|>commentary", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["bash>", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["functions.terminal", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["functions.terminal:0", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["tool.terminal", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["Terminal", { command: "ls" }, 'terminal {"command":"ls"}'],
    [" terminal ", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["to=functions.terminal()", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["default_api.Bash", { command: "ls" }, 'terminal {"command":"ls"}'],
    ["FileEditor", { command: "view", path: "a" }, 'file_editor {"command":"view","path":"a"}'],
  ])("%s %j is understood", ([name, args, words]) => {
    expect(inWords(prepare(name, args))).toBe(words);
  });

  test.for<[string, object]>([
    ["grep", { query: "foo" }],
    ["grep", { pattern: "foo", path: 7 }],
    ["ls", { path: "a" }],
    ["find", { name: "x" }],
    ["reset", {}],
    ["shell", { command: "ls" }],
    ["terminal and finish", { command: "ls" }],
    ["terminal2", { command: "ls" }],
    ["__proto__", {}],
    ["constructor", {}],
  ])("%s %j is not guessed at", ([name, args]) => {
    expect(inWords(prepare(name, args))).toMatch(new RegExp(`^Tool '${name}' not found\\. Available: terminal, `));
  });

  test("never takes a tool of that name away", () => {
    const own = ["bash", "grep", "git", "str_replace"].map((name) => toolWith(name, z.object({ pattern: z.string() })));
    for (const { name } of own) {
      expect(inWords(prepare(name, { pattern: "x" }, [...own, ...standard]))).toBe(`${name} {"pattern":"x"}`);
    }
  });

  test("stays unknown when there is no tool that does the same", () => {
    expect(inWords(prepare("bash", { command: "ls" }, [finish()]))).toBe("Tool 'bash' not found. Available: finish.");
    expect(inWords(prepare("ls", {}, [finish()]))).toBe("Tool 'ls' not found. Available: finish.");
  });

  test("stands in the history under the name and with the arguments that it was understood by", () => {
    const { call: kept } = prepare("grep", { pattern: "a", security_risk: "LOW", summary: "look" });
    expect(kept.name).toBe("terminal");
    const args = JSON.parse(kept.arguments);
    expect(args).toEqual({ command: "grep -rnIE -e 'a' -- '.'", security_risk: "LOW", summary: "look" });
  });

  test.for([
    ["bash", { command: "ls" }],
    ["grep", { pattern: "it's" }],
    ["file_editor", { path: "a" }],
    ["nothing<|x|>", { a: 1 }],
    ["terminal", '{"command":'],
    ["terminal", '{"command":"a\nb"}'],
  ] as const)("%s %j is understood in the same way when it is read again", ([name, args]) => {
    const first = prepare(name, args);
    const second = prepareCall(first.call, toolbox(standard));
    expect(second.call).toEqual(first.call);
    expect(second.status).toBe(first.status);
    if (first.status === "ready") expect(inWords(second)).toBe(inWords(first));
  });
});

describe("the editor without a command", () => {
  test.for<[object, string | undefined]>([
    [{ path: "a", old_str: "x", new_str: "y" }, "str_replace"],
    [{ path: "a", insert_line: 0, new_str: "y" }, "insert"],
    [{ path: "a", file_text: "" }, "create"],
    [{ path: "a" }, "view"],
    [{ path: "a", view_range: [1, 2] }, "view"],
    [{ path: "a", command: "undo_edit" }, "undo_edit"],
    [{ path: "a", new_str: "y" }, undefined],
    [{ old_str: "x" }, undefined],
  ])("%j does %s", ([args, command]) => {
    const prepared = prepare("file_editor", args);
    expect(prepared.status === "ready" ? prepared.input.command : undefined).toBe(command);
  });
});

describe("arguments of the wrong type", () => {
  const input = z.object({
    items: z.array(z.string()).optional(),
    range: z.tuple([z.int(), z.int()]).optional(),
    nested: z.object({ list: z.array(z.int()) }).optional(),
    record: z.record(z.string(), z.int()).optional(),
    either: z.union([z.array(z.int()), z.int()]).optional(),
    both: z.union([z.array(z.int()), z.string()]).optional(),
    name: z.string().optional(),
    amount: z.number().max(1e9).optional(),
    whole: z.int().optional(),
    isSo: z.boolean().optional(),
  });
  const run = (args: object) => prepare("tool", args, [toolWith("tool", input)]);

  test.for<[object, object]>([
    [{ items: '["a","b"]' }, { items: ["a", "b"] }],
    [{ items: '["a"]</parameter>' }, { items: ["a"] }],
    [{ range: "[1, 5]" }, { range: [1, 5] }],
    [{ nested: '{"list":[1]}' }, { nested: { list: [1] } }],
    [{ nested: { list: "[1]" } }, { nested: { list: [1] } }],
    [{ nested: '{"list":"[1]"}' }, { nested: { list: [1] } }],
    [{ record: '{"a":1}' }, { record: { a: 1 } }],
    [{ either: "[1]" }, { either: [1] }],
    [{ both: "[1]" }, { both: "[1]" }],
    [{ name: "[1]" }, { name: "[1]" }],
    [{ name: ["a", "b"] }, { name: "a\nb" }],
    [{ amount: "7" }, { amount: 7 }],
    [{ amount: " -1.5e2 " }, { amount: -150 }],
    [{ whole: "7" }, { whole: 7 }],
    [{ isSo: "false" }, { isSo: false }],
    [{ isSo: "True" }, { isSo: true }],
    [{ name: "7" }, { name: "7" }],
    [
      { items: "[]", name: ["a"] },
      { items: [], name: "a" },
    ],
  ])("%j become %j", ([args, expected]) => {
    const prepared = run(args);
    expect(prepared.status === "ready" && prepared.input).toEqual(expected);
    expect(JSON.parse(prepared.call.arguments)).toEqual(args);
  });

  test.for<[object]>([
    [{ items: "a, b" }],
    [{ items: '{"a":1}' }],
    [{ items: "[1]" }],
    [{ nested: "[1]" }],
    [{ name: [1] }],
    [{ name: [] }],
    [{ name: 7 }],
    [{ whole: "7.5" }],
    [{ isSo: "yes" }],
    [{ amount: "7 files" }],
    [{ amount: "seven" }],
    [{ amount: "0x7" }],
    [{ amount: "1e999" }],
    [{ amount: true }],
  ])("%j are the model's to fix", ([args]) => {
    const prepared = run(args);
    expect(inWords(prepared)).toMatch(/^Error validating tool 'tool': [\s\S]*\nParameters provided: \[\w+\]$/);
  });
});

describe("the risk and the summary of a call", () => {
  const plain = toolWith("tool", z.object({ word: z.string() }));

  test.for(["security_risk", "securityRisk", "security-risk", "Security Risk", "security_rsik", "secruity_risk"])(
    "are understood when the risk is called %s",
    (key) => {
      const prepared = prepare("tool", { word: "a", [key]: "HIGH", summary: "so" }, [plain]);
      expect(prepared).toMatchObject({ status: "ready", input: { word: "a" }, risk: "HIGH", summary: "so" });
    },
  );

  test.for(["risk", "security", "security_level"])("are not guessed from %s", (key) => {
    expect(prepare("tool", { word: "a", [key]: "HIGH" }, [plain])).toMatchObject({ risk: "UNKNOWN" });
  });

  test("leave an argument of the tool's own alone, however it is called", () => {
    const tool = toolWith("tool", z.object({ securityrisk: z.string(), summary: z.string() }));
    const prepared = prepare("tool", { securityrisk: "a bit", summary: "mine", security_risk: "LOW" }, [tool]);
    expect(prepared).toMatchObject({ input: { securityrisk: "a bit", summary: "mine" }, risk: "LOW", summary: "mine" });
    expect(prepare("tool", { securityrisk: "a bit", summary: "mine" }, [tool])).toMatchObject({ risk: "UNKNOWN" });
  });

  test("reach a tool that has a security_risk of its own as its own", () => {
    const tool = toolWith("tool", z.object({ security_risk: z.string() }));
    expect(prepare("tool", { security_risk: "who knows" }, [tool])).toMatchObject({
      input: { security_risk: "who knows" },
      risk: "UNKNOWN",
    });
  });
});

test("arguments that were no JSON are kept as valid JSON, and so told apart from those that were empty", () => {
  const prepared = prepare("terminal", '{"command": "rm s3cret');
  expect(inWords(prepared)).toMatch(/^Error validating tool 'terminal': .*not a JSON object.*\nArguments: unparseable/);
  expect(JSON.parse(prepared.call.arguments)).toMatchObject({ _openhands_malformed_tool_call: true });
  expect(inWords(prepared)).not.toContain("s3cret");
  expect(writtenArguments(prepared.call.arguments)).toBe('{"command": "rm s3cret');
  expect(writtenArguments('{"command":"ls"}')).toBe('{"command":"ls"}');
  expect(inWords(prepare("terminal", ""))).toMatch(/command[\s\S]*Parameters provided: \[\]$/);
});
