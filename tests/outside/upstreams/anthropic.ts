/** Anthropic's Messages API. */
import { z } from "zod";
import { type Api, eventStream, type Tokens, type Turn } from "./api.ts";

export const anthropic: Api = {
  path: /^\/v1\/messages$/,
  mediaType: "text/event-stream",
  callsIn,
  answer: (turn, tokens, done) => eventStream(events(turn, tokens, done)),
};

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
const Request = z.object({
  model: z.string(),
  max_tokens: z.int().positive(),
  stream: z.literal(true),
  tools: z.array(Tool).min(1),
  messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.array(Block).min(1) })).min(1),
});

/** Each call must have its result in the very next message. */
function callsIn(body: unknown): number {
  const { messages } = Request.parse(body);
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

function events({ text, call }: Turn, { prompt, cached, completion }: Tokens, done: number) {
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
      usage: { ...usage, output_tokens: completion },
    },
    { type: "message_stop" },
  ];
}
