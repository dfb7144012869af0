import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { sign } from "../../../src/rehearsal/model/messages/request.ts";
import { call, say } from "../../../src/rehearsal/model/script.ts";
import { openModel } from "../../../src/rehearsal/model/server.ts";

const Failure = z.strictObject({
  type: z.literal("error"),
  error: z.looseObject({ type: z.string(), message: z.string() }),
  request_id: z.string(),
});

const HEADERS = { "x-api-key": "key", "anthropic-version": "2023-06-01" };

async function scripted(...script: Parameters<typeof openModel>[0]["script"]) {
  const model = await openModel({ script, apiKey: "key", model: "scripted" });
  onTestFinished(() => model.close());
  const ask = (body: object, headers: Readonly<Record<string, string>> = HEADERS) =>
    fetch(`${model.url}/messages`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ model: "scripted", max_tokens: 100, ...body }),
    });
  return { model, ask };
}

const hello = { role: "user", content: "Hello" };
const thought = { type: "thinking", thinking: "Hm.", signature: sign("Hm.") };
const use = (id: string) => ({ type: "tool_use", id, name: "echo", input: {} });
const called = { role: "assistant", content: [thought, use("a")] };
const result = (id: string) => ({ type: "tool_result", tool_use_id: id, content: "ok" });
const answered = { role: "user", content: [result("a")] };

describe("a scripted model speaks the Messages API", () => {
  test("with thoughts, text, calls and usage", async () => {
    const { model, ask } = await scripted(call("echo", { word: "a" }, { text: "I look.", reasoning: "Hm." }));
    expect(await (await ask({ messages: [hello] })).json()).toMatchObject({
      ...{ id: "msg_1", type: "message", role: "assistant", stop_reason: "tool_use" },
      content: [thought, { type: "text", text: "I look." }, { type: "tool_use", id: "call_1_0", input: { word: "a" } }],
      usage: { input_tokens: expect.any(Number), cache_read_input_tokens: 0, output_tokens: expect.any(Number) },
    });
    expect(model.messagesRequests).toHaveLength(1);
  });

  test("as a stream of named events", async () => {
    const { ask } = await scripted(call("echo", { word: "a" }, { text: "I look.", reasoning: "Hm." }));
    const text = await (await ask({ messages: [hello], stream: true })).text();
    const names = [...text.matchAll(/^event: (.*)$/gm)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(["message_start", "ping", "content_block_start"]);
    expect(names.slice(-3)).toEqual(["content_block_stop", "message_delta", "message_stop"]);
    expect(names.filter((name) => name === "content_block_start")).toHaveLength(3);
    expect(text).toContain('"type":"signature_delta"');
  });

  test.for([
    [{ text: "I bega", finish: "length" }, "max_tokens"],
    [{ refusal: "I will not." }, "refusal"],
    [say("Done."), "end_turn"],
  ] as const)("and says why it stopped: %o", async ([reply, stop_reason]) => {
    const { ask } = await scripted(reply);
    expect(await (await ask({ messages: [hello] })).json()).toMatchObject({ stop_reason });
  });
});

describe("as the real endpoint does, it refuses", () => {
  test.for<[string, object[], RegExp]>([
    [
      "a first turn of the assistant",
      [{ role: "assistant", content: "Hi" }, hello],
      /first message must use the "user" role/,
    ],
    ["two turns of the user", [hello, hello], /roles must alternate/],
    ["a last turn of the assistant", [hello, { role: "assistant", content: "Hi" }], /must end with a user message/],
    ["a call without its result", [hello, called, hello], /without `tool_result` blocks immediately after: a/],
    [
      "a result behind other words",
      [hello, called, { role: "user", content: [{ type: "text", text: "So" }, result("a")] }],
      /immediately after: a/,
    ],
    ["a result without its call", [{ role: "user", content: [result("a")] }], /unexpected `tool_use_id`/],
    ["an id twice", [hello, called, answered, called, answered], /ids must be unique/],
    ["blank words", [{ role: "user", content: [{ type: "text", text: " " }] }], /non-whitespace/],
    ["no content", [{ role: "user", content: [] }], /content/],
    [
      "a thought that nobody signed",
      [hello, { ...called, content: [{ ...thought, signature: "x" }, use("a")] }, answered],
      /Invalid `signature`/,
    ],
    [
      "a mark on a thought",
      [hello, { ...called, content: [{ ...thought, cache_control: { type: "ephemeral" } }, use("a")] }, answered],
      /messages/,
    ],
  ])("%s", async ([, messages, message]) => {
    const { model, ask } = await scripted(say("Hi"));
    const response = await ask({ messages });
    expect(response.status).toBe(400);
    const { error } = Failure.parse(await response.json());
    expect(error).toMatchObject({ type: "invalid_request_error", message: expect.stringMatching(message) });
    expect(model.problems).toHaveLength(1);
    expect((await ask({ messages: [hello, called, answered] })).status).toBe(200);
  });

  test("thoughts that have moved, or were left out, in the latest turn", async () => {
    const { ask } = await scripted(call("echo", {}, { reasoning: "Hm." }), say("Hi"), say("Hi"));
    await ask({ messages: [hello] });
    const back = (...content: object[]) =>
      ask({ messages: [hello, { role: "assistant", content }, { role: "user", content: [result("call_1_0")] }] });
    for (const content of [[use("call_1_0")], [use("call_1_0"), thought]]) {
      expect(Failure.parse(await (await back(...content)).json()).error.message).toContain("cannot be modified");
    }
    expect((await back(thought, use("call_1_0"))).status).toBe(200);
  });

  test("a budget to think with where the latest calls came of no thought", async () => {
    const { ask } = await scripted(say("Hi"));
    const thinking = { type: "enabled", budget_tokens: 1024 };
    const plain = { role: "assistant", content: [use("a")] };
    const refused = await ask({ max_tokens: 2000, thinking, messages: [hello, plain, answered] });
    expect(Failure.parse(await refused.json()).error.message).toContain("must start with a thinking block");
    expect((await ask({ max_tokens: 1024, thinking, messages: [hello] })).status).toBe(400);
    expect((await ask({ max_tokens: 2000, thinking, messages: [hello, called, answered] })).status).toBe(200);
  });

  test.for<[string, Record<string, string>, number, string]>([
    ["a wrong key", { ...HEADERS, "x-api-key": "other" }, 401, "authentication_error"],
    [
      "a key where OpenAI's endpoints have it elsewhere",
      { ...HEADERS, "x-api-key": "", "api-key": "key" },
      401,
      "authentication_error",
    ],
    ["no version", { "x-api-key": "key" }, 400, "invalid_request_error"],
  ])("%s", async ([, headers, status, type]) => {
    const { ask } = await scripted(say("Hi"));
    const response = await ask({ messages: [hello] }, headers);
    expect([response.status, Failure.parse(await response.json()).error.type]).toEqual([status, type]);
  });

  test("arguments that it does not know, a fifth mark, and a model that is not there", async () => {
    const { ask } = await scripted(say("Hi"));
    expect((await ask({ messages: [hello], parallel_tool_calls: true })).status).toBe(400);
    const marked = { type: "text", text: "x", cache_control: { type: "ephemeral" } };
    expect((await ask({ messages: [{ role: "user", content: Array(5).fill(marked) }] })).status).toBe(400);
    const gone = await ask({ messages: [hello], model: "gone-1" });
    expect([gone.status, Failure.parse(await gone.json()).error.type]).toEqual([404, "not_found_error"]);
    expect((await ask({ messages: [{ role: "user", content: Array(4).fill(marked) }] })).status).toBe(200);
  });
});
