/** The APIs of Anthropic and of Gemini, scripted: what LiteLLM translates to. As strict as the real ones about calls and their results. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";

export type Turn = Readonly<{ text?: string; call: Readonly<{ name: string; arguments: object }> }>;

/** What each answer reports as used; `cached` are among those of the prompt. */
export type Tokens = Readonly<{ prompt: number; cached: number; completion: number }>;

export interface Upstream extends AsyncDisposable {
  /** Roots of the two APIs. */
  readonly anthropic: string;
  readonly gemini: string;
  /** Everything that was refused, in words. */
  readonly problems: readonly string[];
  /** How many marks for the cache Anthropic's API was sent so far. */
  marks(): number;
}

/** Which turn is due is seen in the history, so that a repeated request gets the same answer. */
export async function openUpstream(turns: readonly Turn[], tokens: Tokens): Promise<Upstream> {
  const problems: string[] = [];
  let marks = 0;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(`${request.url?.split("?")[0]}: ${message}`);
      const body = {
        type: "error",
        error: { type: "invalid_request_error", code: 400, status: "INVALID_ARGUMENT", message },
      };
      response.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await json(request);
    const path = request.url?.split("?")[0] ?? "";
    const isGemini = path.startsWith("/gemini/") && path.endsWith(":streamGenerateContent");
    if (!isGemini && path !== "/anthropic/v1/messages") throw new Error("There is no such address.");
    if (!isGemini) marks += JSON.stringify(body).split('"cache_control"').length - 1;
    const done = isGemini ? geminiCalls(body) : anthropicCalls(body);
    const turn = turns[done];
    if (!turn) throw new Error(`The script is over after ${turns.length} turns.`);
    const events = isGemini ? geminiEvents(turn, tokens) : anthropicEvents(turn, tokens, done);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of events) {
      const name = "type" in event ? `event: ${event.type}\n` : "";
      response.write(`${name}data: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a string only for pipes
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return {
    anthropic: `${root}/anthropic`,
    gemini: `${root}/gemini`,
    problems,
    marks: () => marks,
    [Symbol.asyncDispose]: close,
  };
}

const Tool = z.object({
  name: z.string(),
  description: z.string(),
  input_schema: z.object({ type: z.literal("object") }),
});
const Block = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string().min(1) }),
  z.object({ type: z.literal("tool_use"), id: z.string().min(1), name: z.string(), input: z.object({}) }),
  z.object({ type: z.literal("tool_result"), tool_use_id: z.string() }),
]);
const AnthropicRequest = z.object({
  model: z.string(),
  max_tokens: z.int().positive(),
  stream: z.literal(true),
  tools: z.array(Tool).min(1),
  messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.array(Block).min(1) })).min(1),
});

/** How many calls the history has; each must have its result in the very next message. */
function anthropicCalls(body: unknown): number {
  const { messages } = AnthropicRequest.parse(body);
  const roles = messages.map(({ role }) => role);
  if (roles.some((role, at) => role !== (at % 2 === 0 ? "user" : "assistant")))
    throw new Error(`Roles: ${roles.join()}`);
  const uses = messages.map(({ content }) => content.flatMap((block) => (block.type === "tool_use" ? [block.id] : [])));
  uses.forEach((ids, at) => {
    const results = messages[at + 1]?.content.flatMap((block) =>
      block.type === "tool_result" ? [block.tool_use_id] : [],
    );
    if (ids.length > 0 && ids.join() !== results?.join())
      throw new Error("`tool_use` ids were found without `tool_result` blocks.");
  });
  return uses.flat().length;
}

function anthropicEvents({ text, call }: Turn, { prompt, cached, completion }: Tokens, done: number) {
  const usage = { input_tokens: prompt - cached, cache_read_input_tokens: cached, cache_creation_input_tokens: 0 };
  const message = {
    id: `msg_${done}`,
    type: "message",
    role: "assistant",
    model: "claude",
    content: [],
    stop_reason: null,
  };
  const use = { type: "tool_use", id: `toolu_${done}`, name: call.name, input: {} };
  const input = { type: "input_json_delta", partial_json: JSON.stringify(call.arguments) };
  const blocks = [
    ...(text === undefined ? [] : [{ start: { type: "text", text: "" }, delta: { type: "text_delta", text } }]),
    { start: use, delta: input },
  ];
  return [
    { type: "message_start", message: { ...message, stop_sequence: null, usage: { ...usage, output_tokens: 1 } } },
    ...blocks.flatMap(({ start, delta }, index) => [
      { type: "content_block_start", index, content_block: start },
      { type: "content_block_delta", index, delta },
      { type: "content_block_stop", index },
    ]),
    {
      type: "message_delta",
      delta: { stop_reason: "tool_use", stop_sequence: null },
      usage: { output_tokens: completion },
    },
    { type: "message_stop" },
  ];
}

const signature = "c2lnbmVkIGJ5IHRoZSBzY3JpcHQ=";

const Part = z.union([
  z.object({ text: z.string() }),
  z.object({ function_call: z.object({ name: z.string() }), thoughtSignature: z.literal(signature) }),
  z.object({ function_response: z.object({ name: z.string(), response: z.object({}) }) }),
]);
const GeminiRequest = z.object({
  contents: z.array(z.object({ role: z.enum(["user", "model"]), parts: z.array(Part).min(1) })).min(1),
  tools: z.array(z.object({ function_declarations: z.array(z.object({ name: z.string() })).min(1) })).min(1),
});

/** How many calls the history has; each must carry its signature and have its response in the next content. */
function geminiCalls(body: unknown): number {
  const { contents } = GeminiRequest.parse(body);
  const calls = contents.map(({ parts }) =>
    parts.flatMap((part) => ("function_call" in part ? [part.function_call.name] : [])),
  );
  calls.forEach((names, at) => {
    const answered = contents[at + 1]?.parts.flatMap((part) =>
      "function_response" in part ? [part.function_response.name] : [],
    );
    if (names.length > 0 && names.join() !== answered?.join())
      throw new Error("A function call has no response after it.");
  });
  return calls.flat().length;
}

function geminiEvents({ text, call }: Turn, { prompt, cached, completion }: Tokens) {
  const parts = [
    ...(text === undefined ? [] : [{ text }]),
    { functionCall: { name: call.name, args: call.arguments }, thoughtSignature: signature },
  ];
  const usageMetadata = {
    ...{ promptTokenCount: prompt, cachedContentTokenCount: cached, candidatesTokenCount: completion },
    totalTokenCount: prompt + completion,
  };
  return [
    {
      candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }],
      usageMetadata,
      modelVersion: "gemini",
    },
  ];
}
