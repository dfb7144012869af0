import type { RequestListener } from "node:http";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { text } from "../../../src/core/event/content.ts";
import { protocolIn } from "../../../src/core/model/failure/failure-reason.ts";
import { type ModelSettings, openModel } from "../../../src/core/model/open-model.ts";
import { API_KEY, chatReply, faultOf, forever, hello, serve } from "./endpoint.ts";

const RESPONSES_ONLY =
  "Function tools with reasoning_effort are not supported for gpt-6-sol in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.";
const CHAT_ONLY = "This model is not supported in v1/responses. Please use v1/chat/completions instead.";

const tools = [{ name: "look", description: "Looks.", parameters: { type: "object", properties: {} } }];
const request = { messages: hello, tools, signal: forever };

type Answer = RequestListener;

function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answer {
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
}
const refusing = (message: string, status = 400) => json(status, { error: { message, type: "invalid_request_error" } });
const chatSays = (words: string, also: object = {}, headers = {}) =>
  json(200, { id: "c", choices: [{ message: { content: words }, finish_reason: "stop" }], ...also }, headers);
const responsesSay = (words: string) =>
  json(200, {
    ...{ id: "r", status: "completed" },
    output: [{ type: "message", content: [{ type: "output_text", text: words }] }],
  });

/** An endpoint with both protocols, and a model at it whose requests to api.openai.com go there, too. */
async function open(paths: Readonly<Record<"chat" | "responses", Answer>>, settings: Partial<ModelSettings> = {}) {
  const asked: string[] = [];
  const endpoint = await serve((incoming, response) => {
    const api = incoming.url?.includes("/responses") ? "responses" : "chat";
    asked.push(api);
    incoming.resume().once("end", () => paths[api](incoming, response));
  });
  const { model = "some-model", baseUrl = endpoint.url, ...more } = settings;
  const models = openModel(
    { model, baseUrl, apiKey: API_KEY, ...more },
    {
      fetch: (url, init) => fetch(String(url).replace("https://api.openai.com/v1", endpoint.url), init),
      clock: () => performance.now(),
      sleep: async () => {},
      random: () => 0,
    },
  );
  return { model: models.default, asked, endpoint };
}

describe("the protocol", () => {
  test.for(["gpt-6.1-sol", "gpt-6-astra", "gpt-5.6-terra", "o5", "gpt-7"])(
    "of %s at OpenAI is Responses",
    async (name) => {
      const paths = { chat: refusing(RESPONSES_ONLY), responses: responsesSay("Hi.") };
      const { model, asked } = await open(paths, { model: name, baseUrl: "https://api.openai.com/v1" });
      await model.complete(request);
      expect(asked).toEqual(["responses"]);
    },
  );

  test("is learned once from a refusal that names the other one", async () => {
    const { model, asked } = await open({ chat: refusing(RESPONSES_ONLY), responses: responsesSay("Hi.") });
    expect(await model.complete(request)).toMatchObject({ message: { content: [{ text: "Hi." }] } });
    await model.complete(request);
    expect(asked).toEqual(["chat", "responses", "responses"]);
    expect(model.features.api).toBe("responses");
  });

  test("is learned in the other direction, too", async () => {
    const paths = { chat: chatSays("Hi."), responses: refusing(CHAT_ONLY, 404) };
    const { model, asked } = await open(paths, { model: "gpt-9-mini", baseUrl: "https://api.openai.com/v1" });
    await model.complete(request);
    await model.complete(request);
    expect(asked).toEqual(["responses", "chat", "chat"]);
  });

  test("stays as somebody has chosen it, and the hint names the input", async () => {
    const paths = { chat: refusing(RESPONSES_ONLY), responses: responsesSay("Hi.") };
    const { model, asked } = await open(paths, { api: "chat" });
    expect(await faultOf(model.complete(request))).toMatchObject({
      headline: expect.stringMatching(/through the Responses API only \(.* answered 400\)/),
      hint: "Set `api-mode: responses`.",
    });
    const other = await open({ ...paths, responses: refusing(CHAT_ONLY) }, { api: "responses" });
    expect((await faultOf(other.model.complete(request))).hint).toBe("Set `api-mode: chat`.");
    expect([asked, other.asked]).toEqual([["chat"], ["responses"]]);
  });

  test("where neither is served, the refusal is told with what is left to do, and another model is asked", async () => {
    const paths = { chat: refusing(RESPONSES_ONLY), responses: json(404, { detail: "Not Found" }) };
    const { model, asked } = await open(paths);
    expect(await faultOf(model.complete(request))).toMatchObject({
      headline: expect.stringContaining("through the Responses API only"),
      hint: expect.stringContaining("`api-mode`"),
      quote: expect.stringContaining("Function tools"),
      isModelMissing: true,
    });
    expect(asked).toEqual(["chat", "responses"]);
    const pingPong = await open({ chat: refusing(RESPONSES_ONLY), responses: refusing(CHAT_ONLY) });
    await faultOf(pingPong.model.complete(request));
    expect(pingPong.asked).toEqual(["chat", "responses"]);
  });

  test("is kept when the other one fails for another reason", async () => {
    let isBusy = true;
    const busyOnce: Answer = (incoming, response) => {
      const answer = isBusy ? refusing("Slow down.", 429) : responsesSay("Hi.");
      isBusy = false;
      answer(incoming, response);
    };
    const { model, asked } = await open({ chat: refusing(RESPONSES_ONLY), responses: busyOnce });
    await model.complete(request);
    expect(asked).toEqual(["chat", "responses", "responses"]);
  });

  test("is not changed by a refusal of another kind", async () => {
    const { model, asked } = await open({ chat: refusing("Invalid value: 'tools'."), responses: responsesSay("Hi.") });
    await faultOf(model.complete(request));
    expect(asked).toEqual(["chat"]);
  });

  test.for([
    [RESPONSES_ONLY, "chat", "responses"],
    ["This model is only supported in v1/responses and not in v1/chat/completions.", "chat", "responses"],
    [
      "Function tools are not supported in /v1/chat/completions. Please use /v1/responses instead.",
      "chat",
      "responses",
    ],
    [
      "This is not a chat model and thus not supported in the v1/chat/completions endpoint. Did you mean to use v1/completions?",
      "chat",
      "responses",
    ],
    ["The chatCompletion operation does not work with the specified model, gpt-5-codex.", "chat", "responses"],
    ["litellm.BadRequestError: OpenAIException - To use function tools, use /v1/responses", "chat", "responses"],
    ["The model x only works with the Responses API.", "chat", "responses"],
    [CHAT_ONLY, "responses", "chat"],
    ["The model `x` is not supported with the Responses API.", "responses", "chat"],
    ["This model does not support the Responses API. Use Chat Completions.", "responses", "chat"],
    // And their twins, which are about something else.
    [RESPONSES_ONLY, "responses", undefined],
    [CHAT_ONLY, "chat", undefined],
    ["This parameter is not supported in v1/responses.", "chat", undefined],
    ["The model's responses are not to be used for this.", "chat", undefined],
    ["Unsupported parameter: 'stop' is not supported with this model.", "chat", undefined],
    ["The model `x` does not exist or you do not have access to it.", "responses", undefined],
    ["The server does not use responses that are longer.", "messages", undefined],
  ] as const)("%s, told over %s, asks for %s", ([words, used, asked]) => {
    expect(protocolIn(words, used as "chat")).toBe(asked); // one row is of a protocol that asks for no other
  });
});

describe("the name", () => {
  const thought = { role: "assistant" as const, content: [text("Hi.")], reasoning_content: "Hm." };
  const later = { ...request, messages: [...hello, thought, ...hello] };
  const named = (headers: Readonly<Record<string, string>>, model?: string) => chatSays("Hi.", { model }, headers);
  const noResponses = json(404, {});

  test.for<[string, Answer]>([
    ["in LiteLLM's header", named({ "x-litellm-model-name": "deepseek/deepseek-reasoner" }, "my-alias")],
    ["in the reply", named({}, "deepseek-reasoner")],
  ])("of the model that answered is learned %s", async ([, chat]) => {
    const { model, endpoint } = await open({ chat, responses: noResponses }, { model: "my-alias" });
    await model.complete(later);
    expect(model.features).toMatchObject({ send_reasoning: true, vision: false, api: "chat" });
    await model.complete(later);
    const thoughts = endpoint.bodies().map((body) => JSON.stringify(body).includes("reasoning_content"));
    expect(thoughts).toEqual([false, true]);
  });

  test("that says what the model is counts, whatever is in the reply; so does what a person says", async () => {
    const chat = named({}, "gpt-4o");
    const known = await open({ chat, responses: noResponses }, { model: "proxy/claude-sonnet-5" });
    await known.model.complete(request);
    expect(known.model.features.prompt_caching).toBe("marks");
    const overrides = { send_reasoning: false };
    const told = await open({ chat: named({}, "deepseek-reasoner"), responses: noResponses }, { overrides });
    await told.model.complete(request);
    expect(told.model.features).toMatchObject({ send_reasoning: false, string_content: true });
  });

  test("that nobody knows changes nothing", async () => {
    const { model } = await open({ chat: named({}, "another-alias"), responses: noResponses });
    const { features } = model;
    await model.complete(request);
    expect(model.features).toBe(features);
  });

  test("of a model with a price at this very host gives the price, of the first reply too", async () => {
    const usage = { input_tokens: 1_000_000, output_tokens: 0 };
    const responses = json(200, {
      ...{ id: "r", status: "completed", model: "gpt-4.1-mini", usage },
      output: [{ type: "message", content: [{ type: "output_text", text: "Hi." }] }],
    });
    const settings = { model: "house-model", baseUrl: "https://api.openai.com/v1" };
    const { model } = await open({ chat: chatSays("Hi."), responses }, settings);
    expect((await model.complete(request)).usage.cost).toBeCloseTo(0.4, 2);
  });
});

describe("what a refusal has taught", () => {
  const history = [
    ...hello,
    {
      role: "assistant" as const,
      content: [],
      tool_calls: [{ id: "call_1_0", name: "look", arguments: "{}", origin: "completion" as const }],
    },
    { role: "tool" as const, tool_call_id: "call_1_0", name: "look", content: [text("One.")] },
  ];
  const named = chatSays("Hi.", { model: "deepseek-reasoner" });

  test.for<[string, (body: string) => string | undefined]>([
    [
      "of ids",
      (body) =>
        /"id":"[a-zA-Z0-9]{9}"/.test(body)
          ? undefined
          : "Tool call id was call_1_0 but must be a-z, A-Z, 0-9, with a length of 9.",
    ],
    ["of a field", (body) => (body.includes("stream_options") ? "Unknown parameter: stream_options" : undefined)],
    [
      "of thoughts",
      (body) =>
        body.includes("reasoning_content") ? undefined : "Missing `reasoning_content` field in the assistant message",
    ],
  ])("%s holds when the name of the model is learned", async ([, refusal]) => {
    const { model, asked, endpoint } = await open(
      {
        async chat(incoming, response) {
          await setImmediate(); // the endpoint writes the body down first
          const words = refusal(JSON.stringify(endpoint.bodies().at(-1)));
          (words === undefined ? named : refusing(words))(incoming, response);
        },
        responses: json(404, {}),
      },
      { model: "my-alias" },
    );
    await model.complete({ ...request, messages: history });
    await model.complete({ ...request, messages: history });
    expect(asked).toEqual(["chat", "chat", "chat"]);
  });
});

describe("the cost in LiteLLM's header", () => {
  const usage = { prompt_tokens: 10, completion_tokens: 2 };

  test.for<[string, object, string | undefined, number | undefined]>([
    ["counts where the reply states none", { usage }, "0.0125", 0.0125],
    ["counts without any usage", {}, "0.0125", 0.0125],
    ["gives way to the one in the reply", { usage: { ...usage, cost: 0.5 } }, "0.0125", 0.5],
    ["is no cost when it is zero, as it is for a price that LiteLLM does not know", { usage }, "0.0", undefined],
    ["is no cost when it is no number", { usage }, "none", undefined],
    ["may be missing", { usage }, undefined, undefined],
  ])("%s", async ([, also, header, cost]) => {
    const headers = header === undefined ? {} : { "x-litellm-response-cost": header };
    const { model } = await open({ chat: chatSays("Hi.", also, headers), responses: json(404, {}) });
    expect((await model.complete(request)).usage.cost).toBe(cost);
  });
});

test("a stream names its model as well", async () => {
  const [first = {}, last = {}] = chatReply({ content: "Hi." }).map((chunk) => ({
    ...chunk,
    model: "claude-sonnet-5",
  }));
  const chat: Answer = (_, response) => {
    const frames = [first, last].map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
    response.writeHead(200, { "content-type": "text/event-stream" }).end(frames.join(""));
  };
  const { model } = await open({ chat, responses: json(404, {}) });
  await model.complete(request);
  expect(model.features).toMatchObject({ prompt_caching: "marks", send_reasoning: true });
});
