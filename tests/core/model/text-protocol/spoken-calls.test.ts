import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { text } from "../../../../src/core/event/content.ts";
import { isExample, spokenCall } from "../../../../src/core/model/text-protocol/spoken-calls.ts";
import { expectInProportion } from "../../../processor-time.ts";
import { TOOLS } from "./tools.ts";
import { call, UNPARSED } from "./unparsed.ts";

const spoken = (words: string, reasoning = "") =>
  spokenCall({ content: [text(words)], ...(reasoning !== "" && { reasoning_content: reasoning }) }, TOOLS);

describe("a call that arrives as text", () => {
  test.for(UNPARSED)("in the notation of %s is recognised where it is all there is: %s", ([family, words]) => {
    const whole = { family, manner: "whole" };
    expect(spoken(words)).toEqual(whole);
    expect(spoken(`<think>What now?</think>\n\n${words}\n`)).toEqual(whole);
    expect(spoken(`${words}\n${words}`)).toEqual(whole);
  });

  test.for(UNPARSED)("in the notation of %s is none of ours where the tool is not offered: %s", ([, words]) => {
    const other = words.replaceAll("terminal", "browser");
    expect(spoken(other)).toBeUndefined();
    expect(spoken(`I'll run the tests.\n\n${other}`)).toBeUndefined();
  });

  test.for(UNPARSED)("in the notation of %s is recognised beside words: %s", ([family, words]) => {
    const isCode = words.startsWith("```") || family === "JSON";
    const beside = { family, manner: isCode ? "quoted" : "beside" };
    expect(spoken(`I'll run the tests.\n\n${words}`)).toEqual(beside);
    expect(spoken(`${words}\n\nI'll wait for the result.`)).toEqual(beside);
    expect(spoken(`${words}\n\nI run the tests.\n\n${words}\n\nNow I wait.`)).toEqual(beside);
  });

  const inLine = UNPARSED.filter(([, words]) => !/^(?:```|\[terminal|commentary|Action:)/.test(words));
  test.for(inLine)("in the notation of %s is recognised behind words in its line: %s", ([family, words]) => {
    expect(spoken(`I'll run the tests. ${words}`)?.family).toBe(family);
  });

  test.for(UNPARSED)("in the notation of %s is quoted in a code block beside words: %s", ([family, words]) => {
    for (const fence of ["````", "````xml", "~~~~tool_call"]) {
      const block = `${fence}\n${words}\n${fence.slice(0, 4)}`;
      if (!words.startsWith("```")) expect(spoken(block)).toEqual({ family, manner: "whole" });
      if (!words.startsWith("```")) expect(spoken(`So:\n\n${block}`)).toEqual({ family, manner: "quoted" });
    }
  });

  test("may be parted by a server that parts thoughts from words", () => {
    const tags = ["<tool_call>", "</tool_call>"] as const;
    const hermes = (manner: string) => ({ family: "Hermes and Qwen", manner });
    const [begins, ends] = [call.slice(0, 20), call.slice(20)];
    expect(spoken(`${ends}\n${tags[1]}`, `I run the tests.\n${tags[0]}\n${begins}`)).toEqual(hermes("beside"));
    expect(spoken(tags[1], `I run the tests.\n${tags[0]}\n${call}`)).toEqual(hermes("beside"));
    expect(spoken("", `I run the tests.\n${tags[0]}\n${call}\n${tags[1]}`)).toEqual(hermes("whole"));
    expect(spoken(`<think>I run the tests.\n${tags[0]}\n${call}\n${tags[1]}</think>`)).toEqual(hermes("whole"));
    expect(spoken(`<think>I run the tests.\n${tags[0]}\n${call}\n${tags[1]}`)).toEqual(hermes("whole"));
  });

  test("may have lost the sign that it begins with", () => {
    const whole = { family: "JSON", manner: "whole" };
    expect(spoken(`${call}\n</tool_call>`)).toEqual(whole);
    expect(spoken(`${call}\n</tool_call>`, "I run the tests.\n<tool_call>")).toEqual(whole);
  });

  test("may be two code blocks, of which each is one", () => {
    const block = `\`\`\`json\n${call}\n\`\`\``;
    expect(spoken(`${block}\n\n${block}`)).toEqual({ family: "JSON", manner: "whole" });
  });

  test.for([
    ["JSON", '{"name": "terminal", "arguments": {"command": "echo "a""}}'],
    ["JSON", '```json\n{"tool": "terminal", "args": {"command": "echo "a""}}\n```'],
    ["JSON", `\`\`\`json\n${call}\`\`\``],
    ["Hermes and Qwen", `<tool_call>\n${call}`],
  ] as const)("may be broken: %s", ([family, words]) => {
    expect(spoken(words)?.family).toBe(family);
  });
});

describe("an answer", () => {
  const definition = {
    name: "terminal",
    description: "Runs a command.",
    parameters: { type: "object", properties: { command: { type: "string" } }, required: ["command"] },
  };
  const block = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

  test.for([
    "All tests pass.",
    "",
    '```json\n{"name": "slugify", "version": "1.0.0"}\n```',
    '```json\n{"name": "terminal", "version": "1.0.0"}\n```',
    '{"name": "terminal"}',
    '{"name": "idle"}',
    '{"tool": "terminal", "status": "passed"}',
    '{"name": "terminal", "arguments": {}}',
    '{"name": "terminal", "arguments": {"cmd": "ls"}}',
    '{"action": "opened", "number": 1}',
    '{"function": "slugify", "arguments": {"command": "ls"}}',
    block(definition),
    block([definition]),
    block({ type: "function", function: definition }),
    JSON.stringify(definition),
    `${JSON.stringify(definition).slice(0, -1)}, …}`,
    "```js\nterminal({ command: 'ls' })\n```",
    "Qwen writes `<tool_call>` before `terminal`, and Mistral `[TOOL_CALLS]`.",
    'Qwen writes `<tool_call>{"name": "terminal", "arguments": {}}</tool_call>` in one line.',
    "<details><summary>terminal</summary>\n\nfine\n\n</details>",
    "[terminal](https://example.org/terminal)",
    '{"passed": true}',
    'The settings:\n\n{"name": "terminal", "version": 1}\n\nThat is all.',
    `# An agent framework\n\nA tool is defined so:\n\n${block(definition)}\n\n\`\`\`sh\nnpm install\n\`\`\`\n\nThen call \`run()\`.`,
  ])("is no call: %s", (words) => {
    expect(spoken(words)).toBeUndefined();
  });

  test("is no call for what was thought before it", () => {
    const thoughts = `Such a model writes\n<tool_call>\n${call}\n</tool_call>`;
    expect(spoken("All is well (see [1])", thoughts)).toBeUndefined();
    expect(spoken("<b>All is well</b>", `${thoughts}.`)).toBeUndefined();
    expect(spoken("All is well", `Such a model writes\n<tool_call>\n${call}`)).toBeUndefined();
  });
});

test.for([
  ["whole", [false, false, false]],
  ["beside", [false, false, true]],
  ["quoted", [false, true, true]],
] as const)(
  "a call that is %s is an example where none was read, where one was, and where that was told",
  ([manner, expected]) => {
    const facts = [
      { hasCalled: false, isTold: true },
      { hasCalled: true, isTold: false },
      { hasCalled: true, isTold: true },
    ];
    expect(facts.map((about) => isExample({ family: "JSON", manner }, about))).toEqual(expected);
  },
);

test("looking for a call takes time in proportion to the text, whatever it repeats", () => {
  const signs = [
    ...[
      "<tool_call>",
      "</tool_call>",
      "<function=",
      "<invoke name=",
      "<function_calls>",
      "<|python_tag|>",
      "[TOOL_CALLS]",
    ],
    ...[
      "<｜tool▁calls▁begin｜>",
      "<｜DSML｜",
      "<|channel|>",
      "commentary to=",
      "call:",
      "<|tool_call|>",
      "terminal(",
      "[a(",
    ],
    ...[
      '"name": "terminal"',
      '"name": ',
      '{"function":',
      "{",
      "[",
      "}",
      '"',
      "\\",
      ": {",
      "```json\n",
      "```",
      "~~~\n",
      "`",
    ],
    ...["\n", " ", "\t", "a", "<", ">", "<think>", "</think>", "to=", ","],
  ];
  const unit = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
  const check = fc.property(unit, unit, fc.constantFrom("", "}", "</tool_call>", "```", "`"), (first, piece, last) => {
    const words = (length: number) => first + piece.repeat(Math.ceil(length / piece.length)) + last;
    expectInProportion((length) => spoken(words(length), words(length / 2)), 100_000);
  });
  const slowOnce: [string, string, string][] = [
    ["~~~", "~", "`"],
    ["```", "a", "`"],
    ["```", " ", "`"],
  ];
  fc.assert(check, { numRuns: 100, examples: slowOnce, endOnFailure: true });
});
