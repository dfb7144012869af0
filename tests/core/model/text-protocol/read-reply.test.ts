import { describe, expect, test } from "vitest";
import { processorMsOf } from "../../../processor-time.ts";
import { READ } from "./samples.ts";
import { forever, HELLO, speaking, TOOLS } from "./tools.ts";
import { UNREADABLE } from "./unreadable-samples.ts";

async function read(text: string) {
  const { model } = speaking([{ text }]);
  const { message } = await model.complete({ messages: HELLO, tools: TOOLS, signal: forever });
  return {
    calls: (message.tool_calls ?? []).map(({ name, arguments: json }) => [name, JSON.parse(json)]),
    thought: message.content.map((block) => ("text" in block ? block.text : "")).join(),
    reasoning: message.reasoning_content,
  };
}

describe("what a small model wrote is read", () => {
  test.for(Object.entries(READ))("%s", async ([, { text, calls = [], thought = "" }]) => {
    expect(await read(text)).toMatchObject({ calls, thought });
  });

  test("what it thought is kept apart", async () => {
    expect((await read("<think>Hm.</think>Yes.")).reasoning).toBe("Hm.");
  });
});

describe("what cannot be read is told to the model, not guessed", () => {
  test.for(UNREADABLE)("%s", async ([, text, problem]) => {
    await expect(read(text)).rejects.toMatchObject({
      code: "model",
      reason: "text-protocol",
      isTransient: false,
      message: expect.stringMatching(problem),
    });
    await expect(read(text)).rejects.toMatchObject({
      told: expect.stringMatching(/^Your last reply was not carried out/),
      headline: expect.stringMatching(/^The model wrote a tool call that cannot be read: /),
    });
  });
});

const K = 1024;
const hostile: readonly [string, string][] = [
  ["functions", "<function=terminal>".repeat(5 * K)],
  ["parameters", `<function=terminal>${"<parameter>".repeat(9 * K)}`],
  ["values", `<function=terminal>${"<parameter=command>x</parameter>".repeat(3 * K)}`],
  ["ends of parameters", `<function=terminal><parameter=command>${"</parameter> x ".repeat(6 * K)}`],
  ["beginnings and ends", `<function=terminal><parameter=command>${"<parameter></parameter> x ".repeat(4 * K)}`],
  ["ends of functions", `<function=terminal><parameter=command>${"</function>".repeat(9 * K)}`],
  ["half tags", "<function".repeat(11 * K)],
  ["half names", `<function=${"a".repeat(100 * K)}`],
  ["half attributes", "&lt;parameter=a ".repeat(6 * K)],
  ["wrappers", "\n<tool_call>".repeat(8 * K)],
  ["code blocks", "```\n".repeat(25 * K)],
  ["code blocks with half an object", "```\n{\n".repeat(16 * K)],
  ["code blocks of growing length", Array.from({ length: 400 }, (_, length) => "`".repeat(length + 3)).join("\n")],
  ["thinking", "</think>".repeat(12 * K)],
  ["brackets", `<tool_call>${"[{".repeat(50 * K)}`],
  ["quotes", `<tool_call>{${'"\\'.repeat(50 * K)}`],
  ["blanks", `<function=terminal>${" ".repeat(100 * K)}`],
  ["blanks before every tag", `<function=terminal>${`${" ".repeat(90)}</parameter>`.repeat(K)}`],
];

// A square of the length would take minutes.
test.for(hostile)("100 kB of %s take no longer than others", async ([, text]) => {
  expect(await processorMsOf(() => read(text).catch(() => undefined))).toBeLessThan(5000);
});
