import { describe, expect, test } from "vitest";
import { text } from "../../../../src/core/event/content.ts";
import { requireParsed, unparsedCall } from "../../../../src/core/model/text-protocol/unparsed-call.ts";
import { call, UNPARSED } from "./unparsed.ts";

const schema = { type: "object", properties: {} };
const tools = ["terminal", "file_editor", "finish"].map((name) => ({ name, description: name, parameters: schema }));

describe("a call that arrives as text", () => {
  test.for(UNPARSED)("in the notation of %s is recognised: %s", ([family, words]) => {
    expect(unparsedCall(words, tools)).toBe(family);
    expect(unparsedCall(`<think>What now?</think>\n\n${words}\n`, tools)).toBe(family);
  });

  test.for(UNPARSED)("in the notation of %s is none of ours where the tool is not offered: %s", ([, words]) => {
    expect(unparsedCall(words.replaceAll("terminal", "browser"), tools)).toBeUndefined();
  });

  test.for(UNPARSED)("in the notation of %s is an answer where it is explained: %s", ([, words]) => {
    expect(unparsedCall(`${words}\n\nThis is how such a model calls a tool.`, tools)).toBeUndefined();
    expect(unparsedCall(`Such a model writes:\n\n~~~~\n${words}\n~~~~`, tools)).toBeUndefined();
    expect(unparsedCall(`Such a model writes:\n\n\`\`\`\`\n${words}\n\`\`\`\``, tools)).toBeUndefined();
  });

  test("may come after some words, as models think aloud", () => {
    expect(unparsedCall(`I'll run the tests first.\n\n<tool_call>\n${call}\n</tool_call>`, tools)).toBe(
      "Hermes and Qwen",
    );
  });

  test("may be broken off", () => {
    expect(unparsedCall('{"name": "terminal", "arguments": {"command": "echo "a""}}', tools)).toBe("JSON");
    expect(unparsedCall(`<tool_call>\n${call}`, tools)).toBe("Hermes and Qwen");
  });
});

describe("an answer", () => {
  test.for([
    "All tests pass.",
    "",
    `The request has to look like this:\n\n\`\`\`json\n${call}\n\`\`\``,
    `\`\`\`json\n${call}\n\`\`\`\n\nis what \`terminal\` takes.`,
    '```json\n{"name": "slugify", "version": "1.0.0"}\n```',
    '```json\n{"name": "terminal", "version": "1.0.0"}\n```',
    "```js\nterminal({ command: 'ls' })\n```",
    "Qwen writes `<tool_call>` before `terminal`, and Mistral `[TOOL_CALLS]`.",
    "<details><summary>terminal</summary>\n\nfine\n\n</details>",
    '{"passed": true}',
  ])("is no call: %s", (words) => {
    expect(unparsedCall(words, tools)).toBeUndefined();
  });
});

test("looking for a call takes no longer than the text is long", () => {
  const start = performance.now();
  for (const piece of ["<tool_call>{", "<|channel|>", '"name": ', "[TOOL_CALLS]", "```\n", "{", "to=", "<", " \n"]) {
    unparsedCall(`${piece.repeat(300_000 / piece.length)}}`, tools);
    unparsedCall(`<tool_call>{${piece.repeat(300_000 / piece.length)}}`, tools);
  }
  expect(performance.now() - start).toBeLessThan(5000);
});

describe("a reply that was to call a tool, and in which none has arrived,", () => {
  const said = (words: string, more = {}) => ({
    id: "r",
    message: { role: "assistant" as const, content: words === "" ? [] : [text(words)], ...more },
  });
  const unparsed = {
    reason: "unparsed-call",
    hint: expect.stringContaining('Put {"native_tool_calling": false} into the `model-features` input'),
  };

  test("is a fault that says which setting helps", () => {
    const words =
      'The model "m" wrote a tool call as text (the notation of JSON), and its endpoint did not read it as a call.';
    expect(() => requireParsed(said(call), tools, "m")).toThrow(
      expect.objectContaining({ ...unparsed, message: words }),
    );
  });

  test("also where the endpoint announces a call and sends none", () => {
    const message = 'The endpoint of the model "m" announced a tool call and sent none.';
    for (const words of ["I will call a tool now.", ""]) {
      expect(() => requireParsed({ ...said(words), announcesCalls: true }, tools, "m")).toThrow(
        expect.objectContaining({ ...unparsed, message }),
      );
    }
  });

  test("is fine without tools, and with a call", () => {
    const tool_calls = [{ id: "c", name: "terminal", arguments: "{}", origin: "completion" as const }];
    requireParsed({ ...said(call), announcesCalls: true }, [], "m");
    requireParsed({ ...said(call, { tool_calls }), announcesCalls: true }, tools, "m");
    requireParsed(said("Done."), tools, "m");
  });
});
