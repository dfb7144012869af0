/** Replies as endpoints stream them, a token a frame, and a model that reads them without a network. */
import { setImmediate } from "node:timers/promises";
import { chatModel } from "../../../src/core/model/chat/chat-model.ts";
import { UNKNOWN_MODEL } from "../../../src/core/model/features/model-features.ts";
import { messagesModel } from "../../../src/core/model/messages/messages-model.ts";
import type { Model, ModelRequest } from "../../../src/core/model/model.ts";
import { responsesModel } from "../../../src/core/model/responses/responses-model.ts";

export const APIS = ["chat", "responses", "messages"] as const;
export type Api = (typeof APIS)[number];

const WORD = " token";
/** Frames that come in one turn of the event loop. */
const BURST = 50;
const encoder = new TextEncoder();
const frame = (value: object) => encoder.encode(`data: ${JSON.stringify(value)}\n\n`);

/** One frame for each token, and the end. Nothing is kept of what was sent. */
export function streamOf(api: Api, tokens: number): ReadableStream<Uint8Array> {
  const frames = FRAMES[api](tokens);
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = frames.next();
      sent += 1;
      if (sent % BURST === 0) await setImmediate();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function* chatFrames(tokens: number): Generator<Uint8Array> {
  const head = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1763700000, model: "bench" };
  const chunk = (delta: object, finish_reason: string | null) =>
    frame({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason }], usage: null });
  for (let token = 0; token < tokens; token += 1) yield chunk({ content: WORD }, null);
  yield chunk({}, "stop");
  yield frame({ ...head, choices: [], usage: { prompt_tokens: 10, completion_tokens: tokens } });
}

function* responsesFrames(tokens: number): Generator<Uint8Array> {
  const place = { item_id: "msg_1", output_index: 0, content_index: 0, logprobs: [] };
  for (let token = 0; token < tokens; token += 1) {
    yield frame({ type: "response.output_text.delta", ...place, delta: WORD, sequence_number: token });
  }
  const content = [{ type: "output_text", text: WORD.repeat(tokens), annotations: [] }];
  const output = [{ id: "msg_1", type: "message", status: "completed", role: "assistant", content }];
  const usage = { input_tokens: 10, output_tokens: tokens };
  yield frame({ type: "response.completed", response: { id: "resp_1", status: "completed", output, usage } });
}

function* messagesFrames(tokens: number): Generator<Uint8Array> {
  const named = (value: { type: string; [field: string]: unknown }) =>
    encoder.encode(`event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`);
  const message = { id: "msg_1", type: "message", content: [], usage: { input_tokens: 10, output_tokens: 1 } };
  yield named({ type: "message_start", message });
  yield named({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } });
  const piece = { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: WORD } };
  for (let token = 0; token < tokens; token += 1) yield named(piece);
  yield named({ type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: tokens } });
  yield named({ type: "message_stop" });
}

const FRAMES = { chat: chatFrames, responses: responsesFrames, messages: messagesFrames } as const;
const MODELS = { chat: chatModel, responses: responsesModel, messages: messagesModel } as const;

/** Every answer is a reply of so many tokens. */
export function modelOf(api: Api, tokens: number): Model {
  const headers = { "content-type": "text/event-stream" };
  const options = {
    ...{ model: "bench", apiKey: "sk-bench", baseUrl: "http://127.0.0.1/v1" },
    features: { ...UNKNOWN_MODEL, api },
    fetch: async () => new Response(streamOf(api, tokens), { headers }),
    clock: () => performance.now(),
  };
  return MODELS[api](options);
}

const content = [{ type: "text" as const, text: "Go on.", cache_prompt: false }];
export const request: ModelRequest = {
  messages: [{ role: "user", content }],
  tools: [],
  signal: new AbortController().signal,
};
