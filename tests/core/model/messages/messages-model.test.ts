import type { RequestListener } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Message, plainText, text } from "../../../../src/core/event/content.ts";
import { type ModelSettings, openModel } from "../../../../src/core/model/open-model.ts";
import { call, type Script, say } from "../../../../src/rehearsal/model/script.ts";
import { openModel as openScripted } from "../../../../src/rehearsal/model/server.ts";
import { API_KEY, faultOf, forever, hello, messagesAt, modelAt, responsesAt, serve } from "../endpoint.ts";

const request = { messages: hello, tools: [], signal: forever };
const system: Message = { role: "system", content: [text("You help.")] };
const tool = { name: "echo", description: "Says it again.", parameters: { type: "object", properties: {} } };
const asked = { messages: [system, ...hello], tools: [tool], signal: forever };

/** An endpoint of all protocols that plays a script, as strictly as a real one. */
async function scripted(...script: Script) {
  const server = await openScripted({ script, apiKey: API_KEY, model: "test-1" });
  onTestFinished(() => server.close());
  return server;
}

const followed = (messages: readonly Message[], ...turns: readonly Message[]): Message[] => [
  ...messages,
  ...turns.flatMap((turn): Message[] => [turn, ...(turn.tool_calls ?? []).map(resultOf)]),
];
const resultOf = ({ id }: { id: string }): Message => ({
  role: "tool",
  tool_call_id: id,
  name: "echo",
  content: [text("done")],
});

const answering =
  (status: number, body: object, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
const error = (type: string, message: string) => ({ type: "error", error: { type, message }, request_id: "req_1" });
const whole = { type: "message", id: "msg_1", content: [{ type: "text", text: "Hi" }], stop_reason: "end_turn" };

describe("a Messages model", () => {
  test("sends its key and the version of the API as this API wants them, and nothing of a bearer", async () => {
    const server = await scripted(say("Hi."));
    const { message } = await messagesAt(server.url).complete(asked);
    expect(plainText(message.content)).toBe("Hi.");
    const { headers = {} } = server.messagesRequests[0] ?? {};
    expect(headers).toMatchObject({
      "x-api-key": API_KEY,
      "anthropic-version": "2023-06-01",
      "user-agent": "deckhand",
    });
    expect(headers).not.toHaveProperty("authorization");
    expect(server.problems).toEqual([]);
  });

  test("gives its thoughts back as they were signed, with the results of its calls", async () => {
    const thinking = { reasoning: "Let me think.", text: "I look." };
    const server = await scripted(call("echo", { word: "one" }, thinking), call("echo", { word: "two" }), say("Done."));
    const model = messagesAt(server.url);
    const first = await model.complete(asked);
    expect(first.message.thinking_blocks).toMatchObject([{ type: "thinking", thinking: "Let me think." }]);
    const second = await model.complete({ ...asked, messages: followed(asked.messages, first.message) });
    const third = await model.complete({ ...asked, messages: followed(asked.messages, first.message, second.message) });
    expect(plainText(third.message.content)).toBe("Done.");
    expect(server.problems).toEqual([]);
  });

  test("reads a reply in one piece where streaming is off", async () => {
    const server = await scripted(call("echo", { word: "one" }, { text: "I look." }));
    const { message } = await messagesAt(server.url, { features: { stream: false } }).complete(asked);
    expect(message).toMatchObject({ content: [{ text: "I look." }], tool_calls: [{ arguments: '{"word":"one"}' }] });
    expect(server.messagesRequests[0]?.body).not.toHaveProperty("stream");
  });

  test("prices what its cache read and wrote", async () => {
    const usage = {
      input_tokens: 1000,
      cache_read_input_tokens: 100_000,
      cache_creation_input_tokens: 2000,
      output_tokens: 500,
    };
    const { url } = await serve(answering(200, { ...whole, usage }));
    const price = { input: 2, output: 10, cache_read: 0.2, cache_write: 2.5 };
    const reply = await messagesAt(url, { features: { price } }).complete(request);
    expect(reply.usage).toMatchObject({ prompt_tokens: 103_000, cache_read_tokens: 100_000, cache_write_tokens: 2000 });
    expect(reply.usage.cost).toBeCloseTo((1000 * 2 + 500 * 10 + 100_000 * 0.2 + 2000 * 2.5) / 1e6, 9);
  });
});

describe("a thread goes on", () => {
  const thoughtful = call("echo", { word: "one" }, { reasoning: "Hm.", text: "I look." });

  test.for([
    ["chat", modelAt],
    ["responses", (url: string) => responsesAt(url, { features: { api: "responses" } })],
  ] as const)("over Messages after %s, and back", async ([, other]) => {
    const server = await scripted(thoughtful, thoughtful, thoughtful, say("Done."));
    const [theirs, ours] = [other(server.url), messagesAt(server.url)];
    const turns: Message[] = [];
    for (const model of [theirs, ours, theirs, ours]) {
      turns.push((await model.complete({ ...asked, messages: followed(asked.messages, ...turns) })).message);
    }
    expect(turns.map(({ content }) => plainText(content))).toEqual(["I look.", "I look.", "I look.", "Done."]);
    expect(server.problems).toEqual([]);
  });

  test("over a model that knows no effort, after calls of another one", async () => {
    const server = await scripted(thoughtful, thoughtful, say("Done."));
    const chat = await modelAt(server.url).complete(asked);
    const refusal = error("invalid_request_error", "adaptive thinking is not supported on this model");
    const old: typeof fetch = async (url, init) =>
      String(init?.body).includes('"adaptive"') ? Response.json(refusal, { status: 400 }) : fetch(url, init);
    const ours = messagesAt(server.url, { features: { reasoning_effort: "low" }, fetch: old });
    const own = await ours.complete({ ...asked, messages: followed(asked.messages, chat.message) });
    await ours.complete({ ...asked, messages: followed(asked.messages, chat.message, own.message) });
    expect(server.problems).toEqual([]);
    expect(server.messagesRequests.map(({ body }) => body.thinking?.type)).toEqual([undefined, "enabled"]);
  });

  test("with a fallback model of another protocol at the same endpoint, with the same key", async () => {
    const server = await scripted(call("echo", { word: "one" }), say("Done."));
    const settings: ModelSettings = {
      ...{ model: "gone-1", apiKey: API_KEY, baseUrl: server.url },
      ...{ overrides: { api: "messages" }, fallbackModels: ["test-1"] },
    };
    const { fetch } = globalThis;
    const models = openModel(settings, { fetch, clock: () => 0, sleep: async () => undefined, random: () => 0 });
    const first = await models.default.complete(asked);
    expect(first).toMatchObject({ model: "test-1" });
    expect(server.requests).toHaveLength(1);
    expect(server.problems).toEqual([expect.stringContaining("gone-1")]);
  });
});

describe("a refusal teaches, and the same request goes out once more:", () => {
  test.for<[string, object]>([
    ["max_tokens: 32000 > 8192, which is the maximum allowed number of output tokens for it", { max_tokens: 8192 }],
    ["adaptive thinking is not supported on this model", { thinking: { type: "enabled", budget_tokens: 4096 } }],
  ])("%s", async ([message, expected]) => {
    const answers = [
      answering(400, error("invalid_request_error", message)),
      answering(200, whole),
      answering(200, whole),
    ];
    const endpoint = await serve((incoming, outgoing) => answers.shift()?.(incoming, outgoing));
    const model = messagesAt(endpoint.url, { features: { reasoning_effort: "low" } });
    await model.complete(request);
    await model.complete(request);
    const [, second, third] = endpoint.bodies();
    expect(second).toMatchObject(expected);
    expect(third).toEqual(second);
    expect(answers).toEqual([]);
  });

  test("thoughts that were signed elsewhere are left out, and not sent again", async () => {
    const server = await scripted(call("echo", { word: "one" }, { reasoning: "Hm." }), say("Done."));
    const foreign: Message = {
      ...{
        role: "assistant",
        content: [],
        tool_calls: [{ id: "c1", name: "echo", arguments: "{}", origin: "completion" }],
      },
      thinking_blocks: [{ type: "thinking", thinking: "So.", signature: "of-another-one" }],
    };
    const model = messagesAt(server.url);
    const { message } = await model.complete({ ...asked, messages: followed(asked.messages, foreign) });
    await model.complete({ ...asked, messages: followed(asked.messages, foreign, message) });
    expect(server.problems).toEqual([expect.stringContaining("Invalid `signature`")]);
    expect(JSON.stringify(server.messagesRequests.at(-1)?.body)).toContain("Hm.");
  });

  test("no more than once: what is refused again is a fault", async () => {
    const refusal = error("invalid_request_error", "adaptive thinking is not supported on this model");
    const endpoint = await serve(answering(400, refusal));
    const model = messagesAt(endpoint.url, { features: { reasoning_effort: "low" } });
    expect(await faultOf(model.complete(request))).toMatchObject({ isTransient: false });
    expect(endpoint.hits()).toBe(2);
  });
});

describe("an error by its type", () => {
  const stream =
    (value: object): RequestListener =>
    (incoming, outgoing) => {
      incoming.resume();
      outgoing
        .writeHead(200, { "content-type": "text/event-stream" })
        .end(`event: error\ndata: ${JSON.stringify(value)}\n\n`);
    };

  test.for<[string, RequestListener, object]>([
    ["overloaded", answering(529, error("overloaded_error", "Overloaded")), { isTransient: true }],
    ["overloaded within a stream", stream(error("overloaded_error", "Overloaded")), { isTransient: true }],
    ["failed within a stream", stream(error("api_error", "Internal server error")), { isTransient: true }],
    [
      "rate limited, and for how long",
      answering(429, error("rate_limit_error", "Slow down."), { "retry-after": "7" }),
      { isTransient: true, retryAfterMs: 7000 },
    ],
    [
      "too long",
      answering(400, error("invalid_request_error", "prompt is too long: 205000 tokens > 200000 maximum")),
      { isTransient: false, reason: "context-window" },
    ],
    [
      "too long within a stream",
      stream(error("invalid_request_error", "prompt is too long: 205000 tokens > 200000 maximum")),
      { isTransient: false, reason: "context-window" },
    ],
    ["a wrong key", answering(401, error("authentication_error", "invalid x-api-key")), { isTransient: false }],
    ["no such model", answering(404, error("not_found_error", "model: claude-9")), { isModelMissing: true }],
    [
      "no credit",
      answering(400, error("invalid_request_error", "Your credit balance is too low to access the Anthropic API.")),
      { isTransient: false, headline: expect.stringContaining("no credit") },
    ],
    [
      "no such address",
      answering(404, { detail: "Not Found" }),
      { hint: expect.stringContaining("no Messages API, set `api-mode: chat`") },
    ],
  ])("is a fault: %s", async ([, listener, expected]) => {
    const { url } = await serve(listener);
    expect(await faultOf(messagesAt(url).complete(request))).toMatchObject({ code: "model", ...expected });
  });
});
