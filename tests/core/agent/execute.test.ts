import { describe, expect, test } from "vitest";
import { z } from "zod";
import { text } from "../../../src/core/event/content.ts";
import { type DeclaredResources, defineTool, type Tool } from "../../../src/core/tool/tool.ts";
import { Mistake } from "../../../src/lib/fault.ts";
import { say } from "../../../src/rehearsal/model/script.ts";
import { begin, calls } from "./begin.ts";
import { standard, tool } from "./scripted-agent.ts";

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Tools that note who is inside; a call stays inside for `turns` turns of the event loop. */
type Declare = (input: { key: string; turns: number }) => DeclaredResources | Promise<DeclaredResources>;

function watched(declaredResources?: Declare) {
  const inside = new Set<string>();
  const seen = { most: 0, order: [] as string[] };
  const make = (name: string): Tool =>
    defineTool({
      name,
      description: "",
      input: z.object({ word: z.string(), key: z.string().default(""), turns: z.int().default(3) }),
      annotations,
      ...(declaredResources && { declaredResources }),
      run: async ({ word, turns }) => {
        inside.add(word);
        seen.most = Math.max(seen.most, inside.size);
        for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        inside.delete(word);
        seen.order.push(word);
        if (word === "mistake") throw new Mistake("wrong");
        if (word === "crash") throw new Error("on fire");
        return { content: [text(word)] };
      },
    });
  return { seen, make };
}

const byKey = ({ key }: { key: string }) => ({ declared: true, keys: key === "" ? [] : [key] });
const limited = (toolConcurrencyLimit: number, tools: readonly Tool[]) => ({ agent: { toolConcurrencyLimit }, tools });

describe("the calls of a reply", () => {
  test("run one after the other unless told otherwise", async () => {
    const { seen, make } = watched(byKey);
    const { take } = await begin([calls(["t", { word: "a" }], ["t", { word: "b" }])], { tools: [make("t")] });
    await take();
    expect(seen).toEqual({ most: 1, order: ["a", "b"] });
  });

  test("run together up to the limit, and their results stand in the order of the calls", async () => {
    const { seen, make } = watched(byKey);
    const reply = calls(...["a", "b", "c", "d"].map((word, i): [string, object] => ["t", { word, turns: 20 - 5 * i }]));
    const { take, told, problems } = await begin([reply, say("So.")], limited(3, [make("t")]));
    expect(await take()).toBe("continue");
    expect(seen.most).toBe(3);
    expect(seen.order).not.toEqual(["a", "b", "c", "d"]);
    expect(told().slice(4)).toEqual(["result a", "result b", "result c", "result d"]);
    await take();
    expect(problems).toEqual([]);
  });

  test.for<[string, ReturnType<typeof watched>, [string, object][], number]>([
    [
      "of a tool that declares nothing wait for one another",
      watched(),
      [
        ["t", {}],
        ["t", {}],
      ],
      1,
    ],
    [
      "of two tools that declare nothing run together",
      watched(),
      [
        ["t", {}],
        ["u", {}],
      ],
      2,
    ],
    [
      "that use one thing wait for one another",
      watched(byKey),
      [
        ["t", { key: "k" }],
        ["u", { key: "k" }],
      ],
      1,
    ],
    [
      "that use two things run together",
      watched(byKey),
      [
        ["t", { key: "k" }],
        ["t", { key: "l" }],
      ],
      2,
    ],
    [
      "that use nothing run together",
      watched(byKey),
      [
        ["t", {}],
        ["t", {}],
      ],
      2,
    ],
  ])("%s", async ([, { seen, make }, list, most]) => {
    const reply = calls(...list.map(([name, args], i): [string, object] => [name, { ...args, word: `w${i}` }]));
    const { take, told } = await begin([reply], limited(9, [make("t"), make("u")]));
    await take();
    expect(seen.most).toBe(most);
    expect(told().slice(2)).toEqual(["result w0", "result w1"]);
  });

  test("that use one thing run in their order, however long it takes to find out what they use", async () => {
    const slowly: Declare = async ({ turns }) => {
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return { declared: true, keys: ["k"] };
    };
    const { seen, make } = watched(slowly);
    const reply = calls(...["a", "b", "c"].map((word, i): [string, object] => ["t", { word, turns: 6 - 3 * i }]));
    const { take } = await begin([reply], limited(3, [make("t")]));
    await take();
    expect(seen).toEqual({ most: 1, order: ["a", "b", "c"] });
  });

  test("whose needs cannot be found out fail alone", async () => {
    const failing: Declare = async ({ turns }) => {
      if (turns === 0) throw new Error("no idea");
      return { declared: true, keys: [] };
    };
    const { make } = watched(failing);
    const reply = calls(["t", { word: "a", turns: 0 }], ["t", { word: "b", turns: 1 }]);
    const { take, told } = await begin([reply], limited(2, [make("t")]));
    await take();
    expect(told().slice(2)).toEqual(["error Error executing tool 't': no idea", "result b"]);
  });

  test.for([1, 4])("do not suffer from one another's failures, %i at a time", async (limit) => {
    const { make } = watched(byKey);
    const words = ["a", "mistake", "crash", "b"];
    const { take, told, last } = await begin(
      [calls(...words.map((word): [string, object] => ["t", { word }]), ["t", { word: 7 }])],
      limited(limit, [make("t")]),
    );
    expect(await take()).toBe("continue");
    expect(told().slice(5, 9)).toEqual([
      "result a",
      "mistake wrong",
      "error Error executing tool 't': on fire",
      "result b",
    ]);
    expect(last()).toMatchObject({ kind: "AgentErrorEvent", classification: { kind: "agent_action" } });
  });

  test("that fail in saying what they use fail alone", async () => {
    const { make } = watched(() => {
      throw new Error("no idea");
    });
    const { take, told } = await begin([calls(["t", { word: "a" }], ["echo", { word: "b" }])], {
      tools: [make("t"), ...standard()],
    });
    await take();
    expect(told().slice(2)).toEqual(["error Error executing tool 't': no idea", "result b"]);
  });

  test("are over before finish runs, however slow they are", async () => {
    const { seen, make } = watched(byKey);
    const ends = tool("finish", () => {
      seen.order.push("finish");
      return "Done.";
    });
    const reply = calls(["t", { word: "a", turns: 20 }], ["t", { word: "b" }], ["finish", { word: "c" }]);
    const { take, told } = await begin([reply], limited(5, [make("t"), ends]));
    expect(await take()).toBe("finished");
    expect(seen.order).toEqual(["b", "a", "finish"]);
    expect(told().slice(3)).toEqual(["result a", "result b", "result Done."]);
  });

  test("do not end the run with a finish that fails", async () => {
    const ends = tool("finish", () => Promise.reject(new Error("no")));
    const { take } = await begin([calls(["finish", { word: "c" }])], { tools: [ends] });
    expect(await take()).toBe("continue");
  });
});

describe("a run that is stopped in the middle of a batch", () => {
  test.for([1, 3])("keeps what is done, lets nothing go on, and begins nothing more, %i at a time", async (limit) => {
    const stop = new AbortController();
    const begun: string[] = [];
    const slow = defineTool({
      name: "t",
      description: "",
      input: z.object({ word: z.string() }),
      annotations,
      declaredResources: () => ({ declared: true, keys: [] }),
      run: async ({ word }, { signal }) => {
        begun.push(word);
        if (word === "stop") stop.abort(new Error("stopped"));
        signal.throwIfAborted();
        return { content: [text(word)] };
      },
    });
    const reply = calls(["t", { word: "a" }], ["t", { word: "stop" }], ["t", { word: "b" }]);
    const { take, told } = await begin([reply], { ...limited(limit, [slow]), context: { signal: stop.signal } });
    await expect(take()).rejects.toThrow("stopped");
    expect(begun).toEqual(["a", "stop"]);
    expect(told().slice(3)).toEqual(["result a"]);
  });
});

test("an agent inside a tool has locks of its own, so it may use what the tool around it uses", async () => {
  const script = [calls(["t", { word: "x" }], ["t", { word: "y" }]), say("Inner done.")];
  const inner = await begin(script, limited(2, [watched().make("t")]));
  const outer = tool("t", async () => {
    await inner.take();
    return "Done.";
  });
  const { take, told } = await begin([calls(["t", { word: "a" }], ["t", { word: "b" }])], limited(2, [outer]));
  expect(await take()).toBe("continue"); // a deadlock ends at the limit of the test
  expect(told()).toHaveLength(4);
  expect(inner.told().slice(2, 5)).toEqual(["result x", "result y", "agent: Inner done."]);
});
