/** Ollama's own API: a JSON value in each line, calls without ids, and arguments that are objects. */
import { z } from "zod";
import type { Api, Tokens, Turn } from "./api.ts";

export const ollama: Api = {
  path: /^\/api\/chat$/,
  mediaType: "application/x-ndjson",
  callsIn,
  answer: (turn, tokens) =>
    lines(turn, tokens)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(""),
};

const Message = z.object({
  role: z.enum(["system", "user", "assistant", "tool"]),
  content: z.string(),
  tool_calls: z.array(z.object({ function: z.object({ name: z.string(), arguments: z.looseObject({}) }) })).optional(),
});
const Request = z.object({
  model: z.string(),
  messages: z.array(Message).min(1),
  tools: z.array(z.object({ type: z.literal("function"), function: z.object({ name: z.string() }) })).min(1),
  stream: z.literal(true),
});

/** The real one does not pair calls with results; that none is lost is ours to know. */
function callsIn(body: unknown): number {
  const { messages } = Request.parse(body);
  const calls = messages.flatMap(({ tool_calls = [] }) => tool_calls);
  const results = messages.filter(({ role }) => role === "tool");
  if (calls.length !== results.length) throw new Error(`${calls.length} calls have ${results.length} results.`);
  return calls.length;
}

function lines({ text = "", call }: Turn, { prompt, completion }: Tokens) {
  const line = { model: "qwen3", created_at: "2026-01-01T00:00:00Z" };
  const tool_calls = [{ function: { name: call.name, arguments: call.arguments } }];
  return [
    { ...line, message: { role: "assistant", content: text }, done: false },
    { ...line, message: { role: "assistant", content: "", tool_calls }, done: false },
    {
      ...line,
      ...{ message: { role: "assistant", content: "" }, done: true, done_reason: "stop" },
      ...{ total_duration: 1, prompt_eval_count: prompt, eval_count: completion },
    },
  ];
}
