/** What Chat Completions endpoints send that the documentation of OpenAI does not say, each as it comes over the wire. */
import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import type { Message } from "../../../../src/core/event/content.ts";
import { type Endpoint, faultOf, forever, hello, modelAt, serve, streaming } from "../endpoint.ts";

type Chunk = Readonly<Record<string, unknown>>;

const delta = (fields: object, finish_reason: string | null = null): Chunk => ({
  id: "r",
  choices: [{ index: 0, delta: fields, finish_reason }],
});
const end = (finish_reason: string): Chunk => delta({}, finish_reason);
const named = (name: string, args: unknown, more: object = {}) => ({
  ...{ type: "function", function: { name, arguments: args } },
  ...more,
});
const calls = (...tool_calls: object[]): Chunk => delta({ tool_calls });

async function ask(answer: RequestListener, history: readonly Message[] = []) {
  const endpoint = await serve(answer);
  const asked = modelAt(endpoint.url).complete({ messages: [...hello, ...history], tools: [], signal: forever });
  return { endpoint, ...(await asked) };
}

const made = ({ tool_calls = [] }: Message) => tool_calls.map((call) => [call.name, call.arguments]);
const look = ["look", '{"path":"a"}'];
const list = ["list", "{}"];
const both = [look, list];

describe("calls are read as they are meant", () => {
  test.for<[string, readonly (Chunk | string)[], readonly (readonly string[])[]]>([
    [
      "llama.cpp: the arguments are an object, and the id is empty",
      [calls({ index: 0, id: "", ...named("look", { path: "a" }) }), end("tool_calls")],
      [look],
    ],
    [
      "Gemini: no index, each call whole, the end is a stop",
      [calls({ id: "1", ...named(...(look as [string, string])) }, { id: "2", ...named("list", "{}") }), end("stop")],
      both,
    ],
    [
      "Gemini: no index and no ids, each call in a chunk of its own",
      [calls(named("look", '{"path":"a"}')), calls(named("list", "{}")), end("stop")],
      both,
    ],
    [
      "Gemini: arguments in pieces without an index",
      [calls({ id: "1", ...named("look", '{"path"') }), calls({ function: { arguments: ':"a"}' } }), end("stop")],
      [look],
    ],
    [
      "Ollama: every call has the index 0, and content is empty beside it",
      [
        delta({ role: "assistant", content: "", tool_calls: [{ index: 0, id: "c1", ...named("look", look[1]) }] }),
        delta({ role: "assistant", content: "", tool_calls: [{ index: 0, id: "c2", ...named("list", "{}") }] }),
        end("tool_calls"),
      ],
      both,
    ],
    [
      "vLLM: content is null, and the end is a stop",
      [
        delta({ role: "assistant", content: null, reasoning_content: "Hm." }),
        delta({ content: null, tool_calls: [{ index: 0, id: "chatcmpl-tool-1", ...named("look", "") }] }),
        delta({ content: null, tool_calls: [{ index: 0, function: { arguments: look[1] } }] }),
        end("stop"),
      ],
      [look],
    ],
    [
      "Azure: a first chunk of filter results, and an end of them",
      [
        { id: "", model: "", choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] },
        calls({ index: 0, id: "call_1", ...named("look", look[1]) }),
        {
          id: "r",
          choices: [{ index: 0, finish_reason: null, content_filter_offsets: {}, content_filter_results: {} }],
        },
        end("tool_calls"),
      ],
      [look],
    ],
    [
      "OpenRouter: comments while it waits, and the usage in a chunk with an empty choice",
      [
        ": OPENROUTER PROCESSING\n\n",
        calls({ index: 0, id: "toolu_1", ...named("look", look[1]) }),
        end("tool_calls"),
        { ...delta({ role: "assistant", content: "" }), usage: { prompt_tokens: 9, completion_tokens: 3, cost: 0.1 } },
      ],
      [look],
    ],
    [
      "Mistral: content as a list with thinking in it, everything else in one chunk",
      [
        delta({ content: [{ type: "thinking", thinking: [{ type: "text", text: "Hm." }] }] }),
        delta({ content: "", tool_calls: [{ id: "D681PevKs", index: 0, ...named("look", look[1]) }] }, "tool_calls"),
      ],
      [look],
    ],
    [
      "somebody: ids are numbers",
      [{ ...calls({ index: 0, id: 7, ...named("look", look[1]) }), id: 1 }, end("tool_calls")],
      [look],
    ],
    [
      "somebody: the one call of the old kind",
      [
        delta({ role: "assistant", content: null, function_call: { name: "look", arguments: "" } }),
        delta({ function_call: { arguments: look[1] } }),
        end("function_call"),
      ],
      [look],
    ],
  ])("%s", async ([, chunks, expected]) => {
    expect(made((await ask(streaming(...chunks))).message)).toEqual(expected);
  });

  test.for(["malformed_function_call", "function_call_filter: MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL"])(
    "Gemini: one that it could not read is told to the model: %s",
    async (finish) => {
      const asked = ask(streaming(delta({ content: "I look." }), end(finish)));
      expect(await faultOf(asked)).toMatchObject({ reason: "rejected-call", isTransient: false });
    },
  );

  test("in one piece too", async () => {
    const message = { role: "assistant", content: null, tool_calls: [{ id: "", ...named("look", { path: "a" }) }] };
    const body = JSON.stringify({ id: "r", choices: [{ index: 0, message, finish_reason: "stop" }] });
    const answer: RequestListener = (request, response) => {
      request.resume();
      response.writeHead(200, { "content-type": "application/json" }).end(body);
    };
    const { message: said } = await ask(answer);
    expect(made(said)).toEqual([look]);
    expect(said.tool_calls?.[0]?.id).not.toBe("");
  });
});

describe("thoughts are kept apart, whatever they are called", () => {
  test.for(["reasoning", "reasoning_content"])("%s", async (field) => {
    const { message } = await ask(
      streaming(delta({ content: "", [field]: "Hm." }), delta({ content: "Yes." }, "stop")),
    );
    expect(message).toMatchObject({ reasoning_content: "Hm.", content: [{ text: "Yes." }] });
  });
});

describe("thoughts in the text are reasoning too", () => {
  test.for<[string, readonly string[], object]>([
    [
      "a server without a parser for them",
      ["<thi", "nk>\nHm.", "\n</think>\n\nYes."],
      { reasoning_content: "Hm.", content: [{ text: "Yes." }] },
    ],
    [
      "a template that opens them in the prompt",
      ["Hm.\n</think>", "\n\nYes."],
      { reasoning_content: "Hm.", content: [{ text: "Yes." }] },
    ],
    ["nothing but thoughts", ["<think>Hm.</think>"], { reasoning_content: "Hm.", content: [] }],
    ["an answer about the tag", ["It writes `<think>`."], { content: [{ text: "It writes `<think>`." }] }],
  ])("%s", async ([, pieces, expected]) => {
    const { message } = await ask(streaming(...pieces.map((content) => delta({ content })), end("stop")));
    expect(message).toMatchObject(expected);
  });
});

/** What the endpoint gets of a message that it wrote itself. */
async function sentBack(message: Message): Promise<Chunk | undefined> {
  const result: Message = {
    role: "tool",
    tool_call_id: message.tool_calls?.[0]?.id ?? "",
    content: hello[0]?.content ?? [],
  };
  const { endpoint } = await ask(streaming(delta({ content: "Done." }, "stop")), [message, result]);
  return messagesAt(endpoint).find(({ role }) => role === "assistant");
}

const messagesAt = (endpoint: Endpoint) => endpoint.bodies()[0]?.messages as Chunk[]; // our own body

describe("what an endpoint seals goes back to it untouched", () => {
  const signature = { google: { thought_signature: "c2lnbmVk" } };

  test("Gemini's signature on a call", async () => {
    const call = { index: 0, id: "1", ...named("look", "{}"), extra_content: signature };
    const { message } = await ask(streaming(calls(call), end("stop")));
    expect(await sentBack(message)).toMatchObject({ tool_calls: [{ id: "1", extra_content: signature }] });
  });

  test("Gemini's signature that comes after its call, alone", async () => {
    const { message } = await ask(
      streaming(calls({ id: "1", ...named("look", "{}") }), calls({ extra_content: signature }), end("stop")),
    );
    expect(await sentBack(message)).toMatchObject({ tool_calls: [{ extra_content: signature }] });
  });

  test("LiteLLM's copy of it, and not a second time in the id", async () => {
    const provider_specific_fields = { thought_signature: "c2lnbmVk" };
    const id = `call_abc__thought__${"c2ln+/==".repeat(50)}`;
    const { message } = await ask(
      streaming(calls({ index: 0, id, ...named("look", "{}"), provider_specific_fields }), end("stop")),
    );
    expect(await sentBack(message)).toMatchObject({ tool_calls: [{ id: "call_abc", provider_specific_fields }] });
  });

  test("OpenRouter's details, put together from their pieces", async () => {
    const details = (...reasoning_details: object[]) => delta({ reasoning_details });
    const thought = { type: "reasoning.text", index: 0, format: "anthropic-claude-v1" };
    const sealed = { type: "reasoning.encrypted", index: 1, id: "rs_1", data: "c2VhbGVk", format: "google-gemini-v1" };
    const chunks = [
      details({ ...thought, text: "Let me " }),
      details({ ...thought, text: "look." }),
      details({ ...thought, signature: "s1" }, sealed),
      calls({ index: 0, id: "1", ...named("look", "{}") }),
    ];
    const { message } = await ask(streaming(...chunks, end("tool_calls")));
    expect(await sentBack(message)).toMatchObject({
      reasoning_details: [{ ...thought, text: "Let me look.", signature: "s1" }, sealed],
    });
  });

  test("but details without a seal are words that it has no use for", async () => {
    const chunk = delta({ reasoning: "Hm.", reasoning_details: [{ type: "reasoning.text", index: 0, text: "Hm." }] });
    const { message } = await ask(
      streaming(chunk, calls({ index: 0, id: "1", ...named("look", "{}") }), end("tool_calls")),
    );
    expect(await sentBack(message)).not.toHaveProperty("reasoning_details");
  });
});

describe("an error in place of a reply with a 200 is one, in its words", () => {
  test.for<[string, object, string, object]>([
    ["OpenAI's", { error: { message: "Overloaded", type: "overloaded_error" } }, "Overloaded", { isTransient: true }],
    [
      "vLLM's",
      { object: "error", message: "This model's maximum context length is 8192 tokens.", code: 400 },
      "This model's maximum",
      { reason: "context-window" },
    ],
    [
      "LM Studio's",
      { error: "Unexpected endpoint or method. (POST /chat/completions)" },
      "Unexpected endpoint",
      { isTransient: false },
    ],
    ["LM Studio's, about the model", { error: "Failed to load model." }, "Failed to load", { isTransient: true }],
    ["FastAPI's", { detail: "Out of memory" }, "Out of memory", { isTransient: true }],
    ["a gateway's", { code: 401, msg: "The token is invalid" }, "The token is invalid", { isTransient: false }],
    [
      "OpenRouter's, in the choice",
      { choices: [{ error: { code: 502, message: "Provider disconnected" }, finish_reason: "error" }] },
      "Provider disconnected",
      { isTransient: true },
    ],
    [
      "MiniMax's, beside nothing",
      { choices: null, base_resp: { status_code: 1008, status_msg: "insufficient balance" } },
      "insufficient balance",
      {},
    ],
  ])("%s", async ([, body, words, expected]) => {
    for (const type of ["application/json", "text/event-stream"]) {
      const { url } = await serve((request, response) => {
        request.resume();
        const sent = type === "application/json" ? JSON.stringify(body) : `data: ${JSON.stringify(body)}\n\n`;
        response.writeHead(200, { "content-type": type }).end(sent);
      });
      const asked = modelAt(url).complete({ messages: hello, tools: [], signal: forever });
      expect(await faultOf(asked)).toMatchObject({ ...expected, quote: expect.stringContaining(words) });
    }
  });
});

describe("an error in the midst of a stream", () => {
  const begun = delta({ content: "I be" });

  test.for<[string, Chunk | string, object]>([
    [
      "OpenRouter's, with a number for a code",
      { ...delta({ content: "" }, "error"), error: { code: 502, message: "Provider disconnected" } },
      { isTransient: true },
    ],
    ["OpenRouter's, about the key", { error: { code: 401, message: "User not found." } }, { isTransient: false }],
    [
      "LiteLLM's, with a number in quotes",
      { error: { message: "litellm.RateLimitError", type: "None", param: "None", code: "429" } },
      { isTransient: true },
    ],
    [
      "vLLM's, in the middle of a long conversation",
      { error: { object: "error", message: "This model's maximum context length is 8192 tokens.", code: 400 } },
      { reason: "context-window", isTransient: false },
    ],
    ["an event of that name", 'event: error\ndata: {"message": "Overloaded"}\n\n', { isTransient: true }],
  ])("is one: %s", async ([, chunk, expected]) => {
    const { url } = await serve(streaming(begun, chunk));
    const asked = modelAt(url).complete({ messages: hello, tools: [], signal: forever });
    expect(await faultOf(asked)).toMatchObject({ code: "model", ...expected });
  });
});

describe("an endpoint that does not want to be told what to do with a request", () => {
  const mistral = (field: string) => ({
    object: "error",
    message: { detail: [{ type: "extra_forbidden", loc: ["body", field], msg: "Extra inputs are not permitted" }] },
    type: "invalid_request_error",
  });

  function strict(field: string): RequestListener {
    const sound = streaming(delta({ content: "Yes." }, "stop"));
    return (request, response) => {
      let body = "";
      request.on("data", (piece) => {
        body += piece;
      });
      request.on("end", () => {
        if (!(field in JSON.parse(body))) return sound(request, response);
        return response.writeHead(422, { "content-type": "application/json" }).end(JSON.stringify(mistral(field)));
      });
    };
  }

  test("is not asked what a stream used, and no more", async () => {
    const endpoint = await serve(strict("stream_options"));
    const model = modelAt(endpoint.url);
    const request = { messages: hello, tools: [], signal: forever };
    expect((await model.complete(request)).usage.is_estimated).toBe(true);
    await model.complete(request);
    expect(endpoint.bodies().map((body) => "stream_options" in body)).toEqual([true, false, false]);
  });

  test("nor for which conversation to keep it", async () => {
    const endpoint = await serve(strict("prompt_cache_key"));
    const model = modelAt(endpoint.url, { cacheKey: "thread-7", features: { prompt_caching: "key" } });
    await model.complete({ messages: hello, tools: [], signal: forever });
    await model.complete({ messages: hello, tools: [], signal: forever });
    expect(endpoint.bodies().map((body) => "prompt_cache_key" in body)).toEqual([true, false, false]);
    expect(endpoint.bodies().every((body) => "stream_options" in body)).toBe(true);
  });

  test("and one that refuses something else is told of", async () => {
    const { url, hits } = await serve(strict("stream"));
    const fault = await faultOf(modelAt(url).complete({ messages: hello, tools: [], signal: forever }));
    expect(fault.message).toContain('does not take the parameter "stream"');
    expect(hits()).toBe(1);
  });
});
