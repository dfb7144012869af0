import { APIError } from "openai";
import { describe, expect, test } from "vitest";
import { MessagesFold } from "../../../../src/core/model/messages/messages-fold.ts";
import { faultOf } from "../endpoint.ts";

const begun = {
  type: "message_start",
  message: { id: "msg_1", content: [], usage: { input_tokens: 7, output_tokens: 1 } },
};
const ended = (stop_reason: string | null, more: object = {}) => ({
  type: "message_delta",
  delta: { stop_reason },
  ...more,
});
const over = { type: "message_stop" };
const start = (index: number, content_block: object) => ({ type: "content_block_start", index, content_block });
const delta = (index: number, piece: object) => ({ type: "content_block_delta", index, delta: piece });

const thinking = (index: number, thought: string, signature: string) => [
  start(index, { type: "thinking", thinking: "", signature: "" }),
  ...(thought === "" ? [] : [delta(index, { type: "thinking_delta", thinking: thought })]),
  delta(index, { type: "signature_delta", signature }),
  { type: "content_block_stop", index },
];
const redacted = (index: number, data: string) => [start(index, { type: "redacted_thinking", data })];
const said = (index: number, ...words: string[]) => [
  start(index, { type: "text", text: "" }),
  ...words.map((text) => delta(index, { type: "text_delta", text })),
];
const called = (index: number, id: string, ...json: string[]) => [
  start(index, { type: "tool_use", id, name: "echo", input: {} }),
  ...json.map((partial_json) => delta(index, { type: "input_json_delta", partial_json })),
];

function fold(...events: object[]) {
  const reply = new MessagesFold();
  for (const event of events) reply.take(event);
  return { ...reply.finish(), usage: reply.usage, size: reply.size };
}

const call = (id: string, json = "{}") => ({ id, name: "echo", arguments: json, origin: "completion" });

describe("a Messages reply", () => {
  const blocks = [
    ...thinking(0, "Let me think.", "sig-1"),
    ...redacted(1, "sealed"),
    ...said(2, "Good ", "day"),
    ...called(3, "toolu_1", "", '{"x":', "1}"),
    ...called(4, "toolu_2"),
  ];
  const expected = {
    role: "assistant",
    content: [{ type: "text", text: "Good day", cache_prompt: false }],
    reasoning_content: "Let me think.",
    thinking_blocks: [
      { type: "thinking", thinking: "Let me think.", signature: "sig-1" },
      { type: "redacted_thinking", data: "sealed" },
    ],
    tool_calls: [call("toolu_1", '{"x":1}'), call("toolu_2")],
  };

  test("is put together from its blocks, in the shape of a log", () => {
    const { id, message } = fold(begun, { type: "ping" }, ...blocks, ended("tool_use"), over);
    expect(id).toBe("msg_1");
    expect(message).toEqual(expected);
  });

  test("in one piece is read the same", () => {
    const reply = new MessagesFold();
    reply.takeWhole({
      type: "message",
      id: "msg_1",
      content: [
        { type: "thinking", thinking: "Let me think.", signature: "sig-1" },
        { type: "redacted_thinking", data: "sealed" },
        { type: "text", text: "Good day" },
        { type: "tool_use", id: "toolu_1", name: "echo", input: { x: 1 } },
        { type: "tool_use", id: "toolu_2", name: "echo", input: {} },
      ],
      stop_reason: "tool_use",
      usage: { input_tokens: 7, output_tokens: 9 },
    });
    expect(reply.finish()).toEqual({ id: "msg_1", message: expected });
    expect(reply.usage).toMatchObject({ prompt_tokens: 7, completion_tokens: 9 });
  });

  test("keeps a signature whose thought is not shown, and passes over what it does not know", () => {
    const unknown = [start(1, { type: "server_tool_use", id: "x" }), { type: "new_event", delta: { text: "no" } }];
    const { message } = fold(begun, ...thinking(0, "", "sig-1"), ...unknown, ...said(2, "Hi"), ended("end_turn"));
    expect(message.thinking_blocks).toEqual([{ type: "thinking", thinking: "", signature: "sig-1" }]);
    expect(message).not.toHaveProperty("reasoning_content");
    expect(message.content).toMatchObject([{ text: "Hi" }]);
  });

  test("notes the order of its blocks on the first call where it is not thoughts, words, calls", () => {
    const { message } = fold(
      begun,
      ...said(0, "First."),
      ...thinking(1, "Hm", "sig-1"),
      ...called(2, "toolu_1"),
      ...said(3, "Then."),
      ...thinking(4, "Oh", "sig-2"),
      ...called(5, "toolu_2"),
      ended("tool_use"),
    );
    expect(message.content).toMatchObject([{ text: "First.\n\nThen." }]);
    expect(message.tool_calls).toEqual([
      { ...call("toolu_1"), block_order: [8, "thinking", "tool_use", 5, "thinking", "tool_use"] },
      call("toolu_2"),
    ]);
  });

  test("counts what the cache read and wrote among the tokens of the prompt", () => {
    const cached = {
      input_tokens: 10,
      cache_read_input_tokens: 800,
      cache_creation_input_tokens: 40,
      output_tokens: 1,
    };
    const usage = { output_tokens: 90, output_tokens_details: { thinking_tokens: 60 } };
    const events = [{ ...begun, message: { id: "m", usage: cached } }, ...said(0, "Hi"), ended("end_turn", { usage })];
    expect(fold(...events).usage).toEqual({
      prompt_tokens: 850,
      completion_tokens: 90,
      cache_read_tokens: 800,
      cache_write_tokens: 40,
      reasoning_tokens: 60,
    });
  });

  test("that broke off has no figure for what it said, only for what it was asked", () => {
    const reply = new MessagesFold();
    for (const event of [begun, ...said(0, "Hi")]) reply.take(event);
    expect(reply.usage).toMatchObject({ prompt_tokens: 7, completion_tokens: undefined });
    expect(reply.size).toBe(2);
  });
});

describe("a Messages reply that is not whole", () => {
  test.for<[string, object[], object]>([
    ["cut off at its limit", [ended("max_tokens")], { reason: "output-limit" }],
    ["cut off where the window ends", [ended("model_context_window_exceeded")], { reason: "context-window" }],
    ["refused", [ended("refusal")], { reason: "content-policy" }],
    ["paused", [ended("pause_turn")], { isTransient: true }],
    ["broken off", [], { isTransient: true }],
    ["broken off before it said why it ends", [ended(null), over], { isTransient: true }],
  ])("is a fault: %s", async ([, ending, expected]) => {
    const events = [begun, ...said(0, "I begin"), ...called(1, "toolu_1", "{}"), ...ending];
    expect(await faultOf(Promise.resolve().then(() => fold(...events)))).toMatchObject({ code: "model", ...expected });
  });

  test("is empty where it holds nothing", async () => {
    const empty = Promise.resolve().then(() => fold(begun, ended("end_turn"), over));
    expect(await faultOf(empty)).toMatchObject({ reason: "empty-reply", isTransient: true });
  });

  test.for<[string, unknown]>([
    ["a chunk of a chat", { id: "r", choices: [] }],
    ["a text", "Hello"],
    ["a piece of a block that is not there", delta(3, { type: "text_delta", text: "x" })],
  ])("%s is none", async ([, event]) => {
    const taken = Promise.resolve().then(() => new MessagesFold().take(event));
    expect((await faultOf(taken)).hint).toContain("`api-mode`");
    await expect(taken).rejects.not.toBeInstanceOf(APIError);
  });

  test("holds no more calls than anybody can mean", async () => {
    const calls = Array.from({ length: 129 }, (_, index) => called(index, `toolu_${index}`)).flat();
    expect((await faultOf(Promise.resolve().then(() => fold(begun, ...calls)))).message).toContain("128 tool calls");
    const thoughts = Array.from({ length: 200 }, (_, index) => thinking(index, "x", "s")).flat();
    expect(fold(begun, ...thoughts, ...called(200, "a"), ended("tool_use")).message.thinking_blocks).toHaveLength(200);
  });
});
