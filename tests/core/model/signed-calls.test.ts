import { describe, expect, test } from "vitest";
import { type Message, text } from "../../../src/core/event/content.ts";
import { ChatFold } from "../../../src/core/model/chat/chat-fold.ts";
import { chatBody } from "../../../src/core/model/chat/chat-model.ts";
import { UNKNOWN_MODEL } from "../../../src/core/model/features/model-features.ts";
import { Learned, Seals } from "../../../src/core/model/lessons.ts";
import { MessagesFold } from "../../../src/core/model/messages/messages-fold.ts";
import { messagesBody } from "../../../src/core/model/messages/messages-model.ts";
import { REPAIRS } from "../../../src/core/model/repairs.ts";
import { ResponsesFold } from "../../../src/core/model/responses/responses-fold.ts";
import { responsesBody } from "../../../src/core/model/responses/responses-model.ts";

const signature = "c2lnbmVkIGJ5+EdlbWluaQ==";
const id = "call_27c4";
const signedId = `${id}__thought__${signature}`;
const provider_specific_fields = { thought_signature: signature };

/** The same call in each protocol, as LiteLLM sends it for Gemini. */
const REPLIES = {
  chat() {
    const fold = new ChatFold();
    const call = { index: 0, id: signedId, function: { name: "look", arguments: "{}" }, provider_specific_fields };
    fold.take({ id: "c", choices: [{ delta: { tool_calls: [call] }, finish_reason: "tool_calls" }] });
    return fold.finish().message;
  },
  responses() {
    const fold = new ResponsesFold();
    const call = { type: "function_call", id: `fc_${signedId}`, call_id: signedId, name: "look", arguments: "{}" };
    fold.takeWhole({ id: "r", status: "completed", output: [{ ...call, status: "completed" }] });
    return fold.finish().message;
  },
  messages() {
    const fold = new MessagesFold();
    const call = { type: "tool_use", id, name: "look", input: {}, provider_specific_fields: { signature } };
    fold.takeWhole({ type: "message", id: "m", content: [call], stop_reason: "tool_use" });
    return fold.finish().message;
  },
} as const;

const settings = { model: "up-gemini", features: UNKNOWN_MODEL };
const result: Message = { role: "tool", tool_call_id: id, name: "look", content: [text("One.")] };
const requestOf = (call: Message) => ({ messages: [call, result], tools: [] });

/** Where each protocol has the signature, and how the result names its call. */
const REQUESTS = {
  chat: (call: Message) => chatBody(settings, requestOf(call)).messages,
  responses: (call: Message) => responsesBody(settings, requestOf(call), new Seals()).input,
  messages: (call: Message) => Object(messagesBody(settings, requestOf(call), new Learned())).messages,
} as const;
const PLACES = {
  chat: [{ tool_calls: [{ id, provider_specific_fields }] }, { tool_call_id: id }],
  responses: [{ call_id: signedId }, { call_id: signedId }],
  messages: [{ content: [{ id, provider_specific_fields: { signature } }] }, { content: [{ tool_use_id: id }] }],
} as const;

const APIS = ["chat", "responses", "messages"] as const;

describe.for(APIS)("Gemini's signature of a call, which LiteLLM passed on over %s", (from) => {
  test("stands in a field of its own, and the id is one that every endpoint takes", () => {
    expect(REPLIES[from]().tool_calls).toMatchObject([{ id, provider_specific_fields }]);
  });

  test.for(APIS)("goes back over %s in the place that LiteLLM has for it there", (to) => {
    expect(REQUESTS[to](REPLIES[from]())).toMatchObject(PLACES[to]);
  });
});

test("a call without one goes back over Responses as it came, and so does what an older log holds", () => {
  const plain: Message = {
    role: "assistant",
    content: [],
    tool_calls: [{ id, name: "look", arguments: "{}", origin: "responses", provider_specific_fields: { other: 1 } }],
  };
  expect(REQUESTS.responses(plain)).toMatchObject([{ call_id: id }, { call_id: id }]);
});

test("an endpoint to which the signed id is too long gets one that is not", () => {
  const words = `Invalid 'input[1].call_id': string too long. Expected a string with maximum length 64.`;
  const repair = REPAIRS.find((one) => one.words.test(words));
  const [call, answer] = repair?.apply([REPLIES.responses(), result]) ?? [];
  if (!call || !answer) throw new Error("There is no repair.");
  const sent = responsesBody(settings, { messages: [call, answer], tools: [] }, new Seals()).input;
  const short = expect.stringMatching(/^[a-zA-Z0-9]{9}$/);
  expect(sent).toMatchObject([{ call_id: short }, { call_id: short }]);
});
