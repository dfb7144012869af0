/** Mistral's API: Chat Completions without unknown fields, with ids of nine letters and digits, and roles in a fixed order. */
import { z } from "zod";
import { type Api, eventStream, type Tokens, type Turn } from "./api.ts";

export const mistral: Api = {
  path: /^\/v1\/chat\/completions$/,
  mediaType: "text/event-stream",
  callsIn,
  answer: (turn, tokens, done) => `${eventStream(chunks(turn, tokens, done))}data: [DONE]\n\n`,
};

const Id = z.string().regex(/^[a-zA-Z0-9]{9}$/, "Tool call id must be a-z, A-Z, 0-9, with a length of 9.");
const Text = z.union([z.string(), z.array(z.strictObject({ type: z.literal("text"), text: z.string() })).min(1)]);
const Call = z.strictObject({
  id: Id,
  type: z.literal("function").optional(),
  index: z.int().optional(),
  function: z.strictObject({ name: z.string(), arguments: z.string() }),
});
const Message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.enum(["system", "user"]), content: Text }),
  z.strictObject({
    role: z.literal("assistant"),
    content: Text.nullish(),
    tool_calls: z.array(Call).min(1).optional(),
    prefix: z.literal(false).optional(),
  }),
  z.strictObject({ role: z.literal("tool"), content: Text, tool_call_id: Id, name: z.string().optional() }),
]);
type Message = z.infer<typeof Message>;
const Request = z.strictObject({
  model: z.string(),
  messages: z.array(Message).min(1),
  tools: z
    .array(
      z.strictObject({
        type: z.literal("function"),
        function: z.strictObject({
          name: z.string(),
          description: z.string(),
          parameters: z.looseObject({ type: z.literal("object") }),
          strict: z.boolean().optional(),
        }),
      }),
    )
    .min(1),
  tool_choice: z.literal("auto").optional(),
  parallel_tool_calls: z.boolean().optional(),
  max_tokens: z.int().positive().optional(),
  stream: z.literal(true),
});

/** Each call must have its result after it, and a user never speaks after a tool. */
function callsIn(body: unknown): number {
  const { messages } = Request.parse(body);
  for (const [at, message] of messages.entries()) requireOrder(message, messages[at + 1], messages[at - 1]);
  const called = messages.flatMap((message) => ("tool_calls" in message ? (message.tool_calls ?? []) : []));
  const answered = messages.flatMap((message) => (message.role === "tool" ? [message.tool_call_id] : []));
  if (called.map(({ id }) => id).join() !== answered.join())
    throw new Error("Not the same number of function calls and responses");
  return called.length;
}

function requireOrder({ role }: Message, next: Message | undefined, before: Message | undefined): void {
  if (role === "user" && before?.role === "tool") throw new Error("Unexpected role 'user' after role 'tool'");
  if (role === "assistant" && next === undefined)
    throw new Error("Expected last role User or Tool (or Assistant with prefix True) for serving but got assistant");
}

function chunks({ text = "", call }: Turn, { prompt, completion }: Tokens, done: number) {
  const id = `call0000${done}`;
  const tool_calls = [
    { id, index: 0, function: { name: call.name, arguments: JSON.stringify(call.arguments) } }, // it names no type
  ];
  const chunk = (choice: object) => ({
    ...{ id: `cmpl-${done}`, object: "chat.completion.chunk", created: 1, model: "mistral-large-latest" },
    choices: [{ index: 0, finish_reason: null, ...choice }],
  });
  return [
    chunk({ delta: { role: "assistant", content: text } }),
    {
      ...chunk({ delta: { content: "", tool_calls }, finish_reason: "tool_calls" }),
      usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
    },
  ];
}
