import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prepareCalls } from "../../../src/core/agent/parallel-calls.ts";
import { readReply } from "../../../src/core/model/text-protocol/read-reply.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";
import { always } from "../invariants/runs.ts";
import { begin, calls } from "./begin.ts";
import { standard, tool } from "./scripted-agent.ts";

const box = toolbox(standard());
const call = (args: unknown, name = "multi_tool_use.parallel", id = "call_1") => ({
  id,
  name,
  arguments: typeof args === "string" ? args : JSON.stringify(args),
  origin: "completion" as const,
});
const use = (word: string) => ({ recipient_name: "functions.echo", parameters: { word } });
const told = (given: unknown, name?: string) =>
  prepareCalls([call(given, name)], box).map((one) =>
    one.status === "ready" ? `${one.tool.name} ${JSON.stringify(one.input)}` : `refused: ${one.error}`,
  );

describe("several calls in one", () => {
  test.for([
    "multi_tool_use.parallel",
    "multi_tool_use_parallel",
    "functions.multi_tool_use.parallel",
    "multi_tool_use",
    " parallel",
  ])("are calls of their own, by the name %j", (name) => {
    expect(told({ tool_uses: [use("a"), use("b")] }, name)).toEqual(['echo {"word":"a"}', 'echo {"word":"b"}']);
  });

  test("have ids of their own, and arguments that every endpoint takes", () => {
    const ids = prepareCalls(
      [call({ tool_uses: [use("a"), use("b")] }, undefined, "x".repeat(64)), call({ word: "c" }, "echo", "y")],
      box,
    );
    expect(new Set(ids.map((one) => one.call.id)).size).toBe(3);
    for (const { call: one } of ids) {
      expect(one.id.length).toBeLessThanOrEqual(40);
      expect(() => JSON.parse(one.arguments)).not.toThrow();
      expect(one.name).toMatch(/^[\w-]{1,64}$/);
    }
  });

  test("may have the list, and parameters, as JSON text", () => {
    const parameters = JSON.stringify({ word: "a" });
    expect(told({ tool_uses: JSON.stringify([{ recipient_name: "echo", parameters }]) })).toEqual([
      'echo {"word":"a"}',
    ]);
  });

  test.for<[string, unknown, RegExp]>([
    ["null", null, /tool_uses\[1\]: it has to be an object/],
    ["a text", "echo", /tool_uses\[1\]: it has to be an object/],
    ["no name", { parameters: {} }, /tool_uses\[1\]: "recipient_name" is missing/],
    [
      "parameters that are a number",
      { recipient_name: "functions.echo", parameters: 7 },
      /tool_uses\[1\]: "parameters" has to be an object, not a number/,
    ],
    [
      "parameters that are broken JSON",
      { recipient_name: "functions.echo", parameters: '{"word": ' },
      /Error validating tool 'echo': .*they end where a value is expected/,
    ],
    ["another list", { recipient_name: "multi_tool_use.parallel", parameters: {} }, /cannot be in another one/],
    ["a tool that is not there", { recipient_name: "functions.fly", parameters: {} }, /Tool 'functions.fly' not found/],
    ["a wrong field", { recipient_name: "functions.echo", parameters: { words: "a" } }, /Error validating tool 'echo'/],
  ])("of which one is %s: its neighbours run, and it is answered with its place", ([, bad, why]) => {
    const [first, second, third] = told({ tool_uses: [use("a"), bad, use("c")] });
    expect([first, third]).toEqual(['echo {"word":"a"}', 'echo {"word":"c"}']);
    expect(second).toMatch(why);
  });

  test.for<[unknown, RegExp]>([
    [{}, /tool_uses has to be a list.*given: \[\]/],
    [{ tool_uses: [] }, /tool_uses has to be a list.*given: \[tool_uses\]/],
    [{ tool_uses: "echo" }, /tool_uses has to be a list/],
    ['{"tool_uses": [', /character|end where/],
    [{ tool_uses: Array.from({ length: 200 }, () => use("a")) }, /more than 128 calls, and none of these 200/],
  ])("that cannot be read as a list are answered once: %j", ([given, why]) => {
    const answers = told(given);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatch(why);
  });

  test("are left to a tool of that name", () => {
    const own = toolbox([...standard(), tool("multi_tool_use_parallel", () => "ours")]);
    expect(prepareCalls([call({ word: "a" }, "multi_tool_use_parallel")], own)).toMatchObject([{ status: "ready" }]);
  });

  test("run in order, and each has its result", async () => {
    const list = { tool_uses: [use("one"), { recipient_name: "functions.echo" }, use("two")] };
    const {
      take,
      told: story,
      problems,
    } = await begin([calls(["multi_tool_use_parallel", list]), calls(["finish", { message: "Done." }])]);
    expect([await take(), await take()]).toEqual(["continue", "finished"]);
    expect(story().slice(0, 6)).toEqual([
      "call echo",
      "call echo (null)",
      "call echo",
      "result one",
      expect.stringContaining("error Error validating tool 'echo'"),
      "result two",
    ]);
    expect(problems).toEqual([]); // the strict endpoint took the history
  });

  test("can be written in the text protocol", () => {
    const isKnown = (name: string) => box.get(name) !== undefined;
    const { calls: read } = readReply(JSON.stringify({ tool_uses: [use("a"), use("b")] }), isKnown);
    expect(read.map(({ name }) => name)).toEqual(["echo", "echo"]);
    const tagged = `<function=multi_tool_use.parallel>\n<parameter=tool_uses>${JSON.stringify([use("a")])}</parameter>\n</function>`;
    expect(readReply(tagged, isKnown).calls).toMatchObject([{ name: "multi_tool_use.parallel" }]);
  });
});

test("whatever one member is, the others run", async () => {
  await always(
    60,
    fc.tuple(fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 6 }), fc.jsonValue(), fc.nat(6)),
    ([words, odd, place]) => {
      const list: unknown[] = words.map(use);
      list.splice(Math.min(place, list.length), 0, odd);
      const answers = prepareCalls([call({ tool_uses: list })], box);
      const run = answers.filter(({ status }) => status === "ready").map((one) => JSON.parse(one.call.arguments).word);
      expect(run.filter((word) => ["a", "b", "c"].includes(word))).toEqual(words);
      expect(answers).toHaveLength(list.length);
      for (const { call: one } of answers) expect(() => JSON.parse(one.arguments)).not.toThrow();
    },
  );
});
