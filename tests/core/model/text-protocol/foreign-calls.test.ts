/** Calls in the notations of model families, in the text protocol: read where they can be, and told where they cannot. */
import { describe, expect, test } from "vitest";
import { processorMsOf } from "../../../processor-time.ts";
import { forever, HELLO, speaking, TOOLS } from "./tools.ts";
import { call, UNPARSED } from "./unparsed.ts";

async function read(text: string) {
  const { model } = speaking([{ text }]);
  const { message } = await model.complete({ messages: HELLO, tools: TOOLS, signal: forever });
  return {
    calls: (message.tool_calls ?? []).map(({ name, arguments: json }) => [name, JSON.parse(json)]),
    thought: message.content.map((block) => ("text" in block ? block.text : "")).join(),
    reasoning: message.reasoning_content,
  };
}

const shell = (command: string) => ["terminal", { command }];
const create = (file_text: string) => ["file_editor", { command: "create", path: "a.py", file_text }];
const args = '{"command": "ls"}';
const TICKS = "```";

/** JSON under other names for its fields is not read, because data looks alike; the model is told. */
const isNamedOtherwise = (words: string) =>
  /"(?:tool|function|action|tool_calls|tool_input)": ?["{[]/.test(words) || words.includes('"functions.');

/** Nothing is given where something has to be. */
const isBare = (words: string) => words.includes("terminal\n</tool_call>");

describe("each notation is read as the call that it is", () => {
  test.for(UNPARSED.filter(([family, words]) => !isBare(words) && (family !== "JSON" || !isNamedOtherwise(words))))(
    "%s: %s",
    async ([, words]) => {
      const { calls, thought } = await read(words);
      expect(calls).toMatchObject([["terminal", { command: /[">]ls["<]/.test(words) ? "ls" : "node --test" }]]);
      expect(thought).not.toMatch(/[<[]/);
    },
  );
});

describe("several calls, and words before them:", () => {
  test.for<[string, string, readonly unknown[], string]>([
    [
      "Llama",
      `I look.\n<|python_tag|>{"name": "terminal", "parameters": ${args}}; {"name": "idle", "parameters": {}}`,
      [shell("ls"), ["idle", {}]],
      "I look.",
    ],
    ["Llama's lists", '[terminal(command="ls"), idle()]', [shell("ls"), ["idle", {}]], ""],
    [
      "Mistral",
      `I look.[TOOL_CALLS]terminal[CALL_ID]D681PevKs[ARGS]${args}[TOOL_CALLS]idle{}`,
      [shell("ls"), ["idle", {}]],
      "I look.",
    ],
    [
      "DeepSeek",
      `I look.<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>terminal\n${TICKS}json\n${args}\n${TICKS}<｜tool▁call▁end｜>\n<｜tool▁call▁begin｜>function<｜tool▁sep｜>idle\n${TICKS}json\n{}\n${TICKS}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
      [shell("ls"), ["idle", {}]],
      "I look.",
    ],
    [
      "Kimi",
      `I look.<|tool_calls_section_begin|><|tool_call_begin|>functions.terminal:0<|tool_call_argument_begin|>${args}<|tool_call_end|><|tool_call_begin|>functions.idle:1<|tool_call_argument_begin|>{}<|tool_call_end|><|tool_calls_section_end|>`,
      [shell("ls"), ["idle", {}]],
      "I look.",
    ],
    [
      "gpt-oss",
      `<|channel|>analysis<|message|>I look.<|end|><|start|>assistant to=functions.terminal<|channel|>commentary json<|message|>${args}<|call|>`,
      [shell("ls")],
      "I look.",
    ],
    [
      "Gemma",
      `I look.\n${TICKS}tool_code\nprint(default_api.terminal(command='ls'))\nidle()\n${TICKS}`,
      [shell("ls"), ["idle", {}]],
      "I look.",
    ],
    [
      "GLM",
      "I look.\n<tool_call>terminal\n<arg_key>command</arg_key>\n<arg_value>ls</arg_value>\n</tool_call>\n<tool_call>idle\n</tool_call>",
      [shell("ls"), ["idle", {}]],
      "I look.",
    ],
  ])("%s", async ([, words, calls, thought]) => {
    expect(await read(words)).toMatchObject({ calls, thought });
  });

  test("thoughts in tags are kept apart", async () => {
    expect(await read(`<think>Hm.</think>I look.\n[TOOL_CALLS]terminal${args}`)).toEqual({
      calls: [shell("ls")],
      thought: "I look.",
      reasoning: "Hm.",
    });
  });

  test("a reply that is one code block is meant", async () => {
    expect((await read(`${TICKS}\n<|python_tag|>{"name": "terminal", "parameters": ${args}}\n${TICKS}`)).calls).toEqual(
      [shell("ls")],
    );
  });
});

describe("arguments in Python are read as Python means them:", () => {
  const tool = (given: string) => `${TICKS}tool_code\nfile_editor(command="create", path="a.py", ${given})\n${TICKS}`;

  test.for<[string, string]>([
    ['file_text="a\\nb"', "a\nb"],
    ["file_text='''a\n\"b\"\n'''", 'a\n"b"\n'],
    ['file_text=r"a\\nb"', "a\\nb"],
    ['file_text="it\\\'s \\u00e9"', "it's é"],
    ['file_text="a\nb",', "a\nb"],
  ])("%j", async ([given, text]) => {
    expect((await read(tool(given))).calls).toEqual([create(text)]);
  });

  test("numbers, truth, lists and dictionaries", async () => {
    const given = 'line=3, view_range=[1, -2], options={"deep": True, "depth": 1_000}, limit=None';
    expect((await read(tool(given))).calls).toEqual([
      [
        "file_editor",
        {
          command: "create",
          path: "a.py",
          line: 3,
          view_range: [1, -2],
          options: { deep: true, depth: 1000 },
          limit: null,
        },
      ],
    ]);
  });
});

describe("what only looks like a call is none:", () => {
  test.for([
    "Mistral writes `[TOOL_CALLS]terminal{}` before a call.",
    `This is how it looks:\n${TICKS}\n<|python_tag|>${call}\n${TICKS}\nand that is all.`,
    "The sign [TOOL_CALLS] stands before a list.",
    `${TICKS}tool_code\nprint("hello")\n${TICKS}`,
    "[link](https://a.test) and [terminal] are links.",
    "It begins with <｜tool▁call▁begin｜> and ends.",
  ])("%s", async (text) => {
    expect(await read(text)).toMatchObject({ calls: [], thought: text });
  });

  test("signs in the values of a call are part of them", async () => {
    const file = `x = "[TOOL_CALLS]idle{}"\n<|python_tag|>{"name": "idle", "parameters": {}}`;
    const tags = `<function=file_editor><parameter=command>create</parameter><parameter=path>a.py</parameter><parameter=file_text>${file}</parameter></function>`;
    const json = JSON.stringify({
      name: "file_editor",
      arguments: { command: "create", path: "a.py", file_text: file },
    });
    for (const text of [tags, json, `<tool_call>${json}</tool_call>`])
      expect((await read(text)).calls).toEqual([create(file)]);
  });
});

test("a call of a function that there is not is left to the agent, which names those there are", async () => {
  expect((await read('[TOOL_CALLS]reboot{"now": true}')).calls).toEqual([["reboot", { now: true }]]);
});

test.for<[string, string, RegExp]>([
  ["broken JSON", '[TOOL_CALLS]terminal{"command": "ls', /arguments of terminal are no JSON object/],
  ["broken Python", `${TICKS}tool_code\nterminal("ls")\n${TICKS}`, /arguments of terminal are not all given/],
  [
    "a value without an end",
    "<tool_call>terminal\n<arg_key>command</arg_key>\n<arg_value>ls",
    /value of command.*is not closed/,
  ],
  [
    "what is nested",
    "<start_function_call>call:terminal{command:{a:1}}<end_function_call>",
    /cannot be read in this notation/,
  ],
])("what cannot be read is told to the model: %s", async ([, text, problem]) => {
  await expect(read(text)).rejects.toMatchObject({ reason: "text-protocol", message: expect.stringMatching(problem) });
});

const K = 1024;

test.for<[string, string]>([
  ["signs of Mistral", "[TOOL_CALLS]".repeat(8 * K)],
  ["signs of Kimi", "<|tool_call_begin|>a:0".repeat(5 * K)],
  ["signs of DeepSeek", "<｜tool▁call▁begin｜>".repeat(5 * K)],
  ["signs of gpt-oss", "<|channel|>commentary to=a ".repeat(4 * K)],
  ["names of GLM", "<tool_call>a ".repeat(8 * K)],
  ["keys of GLM", `<tool_call>terminal${"<arg_key>a</arg_key><arg_value>b</arg_value>".repeat(2 * K)}`],
  ["lists of Python", `[terminal(command=${"[".repeat(100 * K)}`],
  ["strings of Python", `[terminal(command="${"\\\\'".repeat(30 * K)}`],
  ["blocks of Gemma", "```tool_code\nterminal(\n```\n".repeat(4 * K)],
  ["blanks", `[TOOL_CALLS]${" ".repeat(100 * K)}`],
])("100 kB of %s take no longer than others", async ([, text]) => {
  expect(await processorMsOf(() => read(text).catch(() => undefined))).toBeLessThan(5000);
});
