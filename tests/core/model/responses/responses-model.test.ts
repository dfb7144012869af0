import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { type Message, text } from "../../../../src/core/event/content.ts";
import { faultOf, forever, hello, modelAt, responsesAt, type serve as Serve, serve, streaming } from "../endpoint.ts";

const request = { messages: hello, tools: [], signal: forever };
const call = { type: "function_call", id: "fc_1", call_id: "c1", name: "echo", arguments: "{}", status: "completed" };
const thought = { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "sealed" };
const said = { type: "message", content: [{ type: "output_text", text: "Hi" }] };
const response = (...output: object[]) => ({
  id: "resp_1",
  status: "completed",
  output,
  error: null,
  usage: { input_tokens: 7, output_tokens: 3 },
});
/** An event as OpenAI sends it: its name twice. */
const event = (type: string, fields: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
const answer = (...output: object[]) =>
  streaming(
    event("response.created", { response: { ...response(), status: "in_progress" } }),
    ...output.map((item, output_index) => event("response.output_item.done", { output_index, item })),
    event("response.completed", { response: response(...output) }),
  );
const turn = (message: Message): Message[] => [
  ...hello,
  message,
  { role: "tool", tool_call_id: "c1", name: "echo", content: [text("done")] },
];

describe("a Responses model", () => {
  test("streams a reply, and gives back what it thought with the next request", async () => {
    const endpoint = await serve(answer(thought, call));
    const model = responsesAt(endpoint.url);
    const { message, ...reply } = await model.complete(request);
    expect(reply).toMatchObject({ id: "resp_1", usage: { prompt_tokens: 7, completion_tokens: 3 } });
    await model.complete({ ...request, messages: turn(message) });
    expect(endpoint.bodies()[1]?.input).toEqual([
      { type: "message", role: "user", content: "Hi" },
      { ...thought },
      { type: "function_call", call_id: "c1", name: "echo", arguments: "{}" },
      { type: "function_call_output", call_id: "c1", output: "done" },
    ]);
  });

  test("reads a reply in one piece where streaming is off", async () => {
    const endpoint = await serve((incoming, outgoing) => {
      incoming.resume();
      outgoing.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(response(said)));
    });
    const reply = await responsesAt(endpoint.url, { features: { stream: false } }).complete(request);
    expect(reply.message.content).toMatchObject([{ text: "Hi" }]);
    expect(endpoint.bodies()[0]).not.toHaveProperty("stream");
  });

  test("and a chat model can take over from each other", async () => {
    const chat = await serve(streaming({ id: "r", choices: [{ delta: { content: "Hi" }, finish_reason: "stop" }] }));
    const endpoint = await serve(answer(thought, call));
    const { message } = await responsesAt(endpoint.url).complete(request);
    await modelAt(chat.url).complete({ ...request, messages: turn(message) });
    expect(chat.bodies()[0]?.messages).toMatchObject([
      { role: "user" },
      { role: "assistant", content: null, tool_calls: [{ id: "c1", type: "function" }] },
      { role: "tool", tool_call_id: "c1", content: "done" },
    ]);
  });
});

describe("thoughts that another endpoint sealed", () => {
  const error = { code: "invalid_encrypted_content", message: "The encrypted content gAAA could not be verified." };
  const sealed: Message = {
    role: "assistant",
    content: [],
    tool_calls: [{ id: "c1", name: "echo", arguments: "{}", origin: "responses" }],
    responses_reasoning_item: { id: "rs_0", summary: [], encrypted_content: "foreign" },
  };
  const holdsForeign = (body: unknown) => JSON.stringify(body).includes("foreign");

  function strict(): ReturnType<typeof Serve> {
    return serve((incoming, outgoing) => {
      let body = "";
      incoming.on("data", (piece) => {
        body += piece;
      });
      incoming.on("end", () => {
        if (!holdsForeign(body)) return answer(thought, call)(incoming, outgoing);
        outgoing.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify({ error }));
      });
    });
  }

  test("are taken out when the endpoint refuses them, and not sent to it again", async () => {
    const endpoint = await strict();
    const model = responsesAt(endpoint.url);
    const { message } = await model.complete({ ...request, messages: turn(sealed) });
    await model.complete({ ...request, messages: [...turn(sealed), ...turn(message).slice(1)] });
    expect(endpoint.bodies().map(holdsForeign)).toEqual([true, false, false]);
    expect(JSON.stringify(endpoint.bodies()[2])).toContain("rs_1");
  });

  test("are a fault when there is nothing to take out", async () => {
    const endpoint = await serve((incoming, outgoing) => {
      incoming.resume();
      outgoing.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify({ error }));
    });
    expect(await faultOf(responsesAt(endpoint.url).complete(request))).toMatchObject({ isTransient: false });
    expect(endpoint.hits()).toBe(1);
  });
});

test("a model that seals nothing is not asked for it again", async () => {
  const error = { message: "Encrypted content is not supported with this model." };
  const refuse: RequestListener = (incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify({ error }));
  };
  const answers = [refuse, answer(said), answer(said)];
  const endpoint = await serve((incoming, outgoing) => answers.shift()?.(incoming, outgoing));
  const model = responsesAt(endpoint.url);
  await model.complete(request);
  await model.complete(request);
  expect(endpoint.bodies().map((body) => "include" in body)).toEqual([true, false, false]);
});

describe("a Responses model that cannot answer", () => {
  const failed = {
    type: "response.failed",
    response: { ...response(), error: { code: "server_error", message: "Oh." } },
  };
  const tooLong = { error: { code: "context_length_exceeded", message: "Your input exceeds the context window." } };

  test.for<[string, string[], object]>([
    ["a response that failed", [`data: ${JSON.stringify(failed)}\n\n`], { isTransient: true }],
    ["an error event", [event("error", { code: "server_error", message: "Oh." })], { isTransient: true }],
    [
      "an error without a name",
      [`data: ${JSON.stringify({ type: "error", message: "Oh." })}\n\n`],
      { isTransient: true },
    ],
    ["an error that the agent can fix", [event("error", tooLong.error)], { reason: "context-window" }],
    ["a stream that breaks off", [event("response.created", { response: response() })], { isTransient: true }],
    ["a chat reply", [`data: ${JSON.stringify({ id: "r", choices: [] })}\n\n`], { isTransient: false }],
  ])("is a fault: %s", async ([, frames, expected]) => {
    const { url } = await serve(streaming(...frames));
    expect(await faultOf(responsesAt(url).complete(request))).toMatchObject({ code: "model", ...expected });
  });
});
