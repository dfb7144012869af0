import { describe, expect, test } from "vitest";
import { type Message, plainText } from "../../../../src/core/event/content.ts";
import type { ModelRequest } from "../../../../src/core/model/model.ts";
import { toolbox } from "../../../../src/core/tool/toolbox.ts";
import { standardTools } from "../../../../src/tools/standard-tools.ts";
import { block, forever, HELLO, speaking, TOOLS } from "./tools.ts";

const LS = "I look.\n\n<function=terminal>\n<parameter=command>ls</parameter>\n";
const picture = { type: "image" as const, image_urls: ["data:image/png;base64,AA=="], cache_prompt: false };

const called = (id: string, name: string, args: object) =>
  ({ id, name, arguments: JSON.stringify(args), origin: "completion" }) as const;
const result = (tool_call_id: string, name: string, ...content: Message["content"]): Message => ({
  ...{ role: "tool", tool_call_id, name, content },
});
const told = (request: ModelRequest | undefined) =>
  (request?.messages ?? []).map(({ role, content }) => `${role}: ${plainText(content)}`);

async function ask(messages: readonly Message[], features = {}, tools = TOOLS) {
  const { model, requests } = speaking([{ text: tools.length === 0 ? LS : "Done." }], features);
  const reply = await model.complete({ messages, tools, signal: forever });
  return { reply, request: requests[0] };
}

describe("a model without tool calling", () => {
  test("is told of the tools in words, and sent none", async () => {
    const { request } = await ask(HELLO);
    expect(request?.tools).toEqual([]);
    const system = told(request)[0] ?? "";
    expect(system).toMatch(/^system: You help\.\n\n# Functions\n[\s\S]*\nIt is Monday\.$/);
    for (const line of [
      "---- BEGIN FUNCTION #1: terminal ----\nDescription: Run a command.\nParameters:",
      '  (1) security_risk (string, required): The harm it could do. Allowed values: ["UNKNOWN", "LOW", "MEDIUM", "HIGH"].',
      "  (2) command (string, required): What to run.",
      "  (5) view_range (array of integer, optional)",
      "  (6) options (object, optional)\n    - deep (boolean, required): All of it.\n    - depth (integer, optional)",
      "  (7) limit (integer or null, optional)",
      "---- BEGIN FUNCTION #4: idle ----\nDescription: Nothing.\nParameters: none.\n---- END FUNCTION #4 ----",
    ]) {
      expect(system).toContain(line);
    }
  });

  test("sees an example before the first request, of tools that there are", async () => {
    const first = told((await ask([...HELLO, { role: "user", content: [block("Now!")] }])).request)[1] ?? "";
    expect(first).toMatch(/^user: Here is how[\s\S]*<function=finish>[\s\S]*Now your own task:\n\nDo it\.\nNow!$/);
    const idle = TOOLS.filter(({ name }) => name === "idle");
    expect(told((await ask(HELLO, {}, idle)).request)[1]).toBe("user: Do it.");
    const finish = TOOLS.filter(({ name }) => name === "finish");
    expect(told((await ask(HELLO, {}, finish)).request)[1]).not.toContain("<function=terminal>");
  });

  test("fits the first request of our own tools into 12 kB", async () => {
    const { request } = await ask(HELLO, {}, toolbox(standardTools()).schemas());
    expect(JSON.stringify(request?.messages).length).toBeLessThan(10_000);
  });

  test("is stopped at the end of a call, if it takes stop words", async () => {
    expect((await ask(HELLO)).request?.stop).toEqual(["</function"]);
    expect((await ask(HELLO, { stop_words: false })).request?.stop).toBeUndefined();
  });

  test("is asked without all that where there are no tools, and its words are left alone", async () => {
    const { reply, request } = await ask(HELLO, {}, []);
    expect(request).toEqual({ messages: HELLO, tools: [], signal: forever });
    expect(plainText(reply.message.content)).toBe(LS);
  });

  test("has a system message made for it where there is none", async () => {
    expect(told((await ask(HELLO.slice(1))).request)[0]).toMatch(/^system: # Functions/);
  });
});

describe("the history of such a model", () => {
  const history: Message[] = [
    ...HELLO,
    {
      role: "assistant",
      content: [block("I look.")],
      tool_calls: [called("a", "terminal", { command: "ls" }), called("b", "idle", {})],
      reasoning_content: "Hm.",
    },
    result("a", "terminal", block("a.txt")),
    result("b", "idle", picture, block("a picture")),
    { role: "user", content: [block("Go on.")] },
  ];

  test("has calls in words, and their results as one turn of the user", async () => {
    const { request } = await ask(history);
    expect(told(request).slice(2)).toEqual([
      "assistant: I look.\n\n<function=terminal>\n<parameter=command>ls</parameter>\n</function>\n\n<function=idle>\n</function>",
      "user: EXECUTION RESULT of [terminal]:\na.txt\nEXECUTION RESULT of [idle]:\na picture\nGo on.",
    ]);
    expect(request?.messages[2]).toMatchObject({ reasoning_content: "Hm." });
    expect(request?.messages.every((message) => !("tool_calls" in message || "tool_call_id" in message))).toBe(true);
  });

  test("keeps the pictures in their places", async () => {
    const content = (await ask(history)).request?.messages[3]?.content;
    expect(content?.map(({ type }) => type)).toEqual(["text", "text", "image", "text", "text"]);
  });

  test("names a result by its call where it has no name of its own", async () => {
    const nameless = history.map(({ name: _, ...message }) => message);
    expect(told((await ask(nameless)).request)[3]).toContain("RESULT of [terminal]");
  });

  test("is what it was, from step to step, byte by byte", async () => {
    const { model, requests } = speaking([{ text: LS }, { text: LS }, { text: LS }]);
    const messages = [...HELLO];
    for (let step = 0; step < 3; step += 1) {
      const { message } = await model.complete({ messages: [...messages], tools: TOOLS, signal: forever });
      messages.push(message, result(message.tool_calls?.[0]?.id ?? "", "terminal", block(`a ${step}`)));
    }
    const sent = requests.map((request) => JSON.stringify(request.messages).slice(0, -1));
    expect(sent[1]?.startsWith(sent[0] ?? "?")).toBe(true);
    expect(sent[2]?.startsWith(sent[1] ?? "?")).toBe(true);
  });
});

describe("a reply of such a model", () => {
  test("has words and calls apart, and all else as it was", async () => {
    const { model } = speaking([{ text: LS, id: "chatcmpl-1", message: { reasoning_content: "Hm." } }]);
    const { message } = await model.complete({ messages: HELLO, tools: TOOLS, signal: forever });
    expect(message).toEqual({
      role: "assistant",
      content: [block("I look.")],
      tool_calls: [called("call_chatcmpl-1_0", "terminal", { command: "ls" })],
      reasoning_content: "Hm.",
    });
  });

  const twice = "<function=idle></function><function=finish></function>";

  test("has all its calls in order, or the first if there may be one only", async () => {
    const { model } = speaking([{ text: twice }]);
    const all = await model.complete({ messages: HELLO, tools: TOOLS, signal: forever });
    expect(all.message.tool_calls?.map(({ name }) => name)).toEqual(["idle", "finish"]);
    const { model: single } = speaking([{ text: twice }], { parallel_tool_calls: false });
    const one = await single.complete({ messages: HELLO, tools: TOOLS, signal: forever });
    expect(one.message.tool_calls?.map(({ name }) => name)).toEqual(["idle"]);
  });

  test("has calls with ids of their own, even where the endpoint gives every reply the same", async () => {
    const { model } = speaking([
      { text: twice, id: "same" },
      { text: twice, id: "same" },
    ]);
    const { message } = await model.complete({ messages: HELLO, tools: TOOLS, signal: forever });
    const messages = [...HELLO, message, ...(message.tool_calls ?? []).map(({ id }) => result(id, "idle", block("")))];
    const next = await model.complete({ messages, tools: TOOLS, signal: forever });
    const ids = [message, next.message].flatMap(({ tool_calls = [] }) => tool_calls.map(({ id }) => id));
    expect(new Set(ids).size).toBe(4);
  });

  test("is taken as it is where the endpoint has read the call itself", async () => {
    const tool_calls = [called("x", "idle", {})];
    const { model } = speaking([{ text: LS, message: { tool_calls } }]);
    const { message } = await model.complete({ messages: HELLO, tools: TOOLS, signal: forever });
    expect(message).toMatchObject({ content: [block(LS)], tool_calls });
  });
});
