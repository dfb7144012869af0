/**
 * Accepts requests as a strict Messages endpoint does: it checks the shape, and the rules between the turns: they
 * alternate, calls have their results, and thoughts come back as they were sent.
 */
import { z } from "zod";

const Mark = {
  cache_control: z.strictObject({ type: z.literal("ephemeral"), ttl: z.enum(["5m", "1h"]).optional() }).optional(),
};

const Text = z.strictObject({
  type: z.literal("text"),
  text: z.string().regex(/\S/, "text content blocks must contain non-whitespace text"),
  ...Mark,
});

const Image = z.strictObject({
  type: z.literal("image"),
  source: z.discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("base64"),
      media_type: z.enum(["image/jpeg", "image/png", "image/gif", "image/webp"]),
      data: z.base64(),
    }),
    z.strictObject({ type: z.literal("url"), url: z.url({ protocol: /^https?$/ }) }),
  ]),
  ...Mark,
});

const Id = z.string().regex(/^[a-zA-Z0-9_-]+$/, "String should match pattern '^[a-zA-Z0-9_-]+$'");
const ToolName = z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/);

const ToolUse = z.strictObject({
  type: z.literal("tool_use"),
  id: Id,
  name: ToolName,
  input: z.record(z.string(), z.unknown()),
  ...Mark,
});

const ToolResult = z.strictObject({
  type: z.literal("tool_result"),
  tool_use_id: Id,
  content: z.union([z.string(), z.array(z.discriminatedUnion("type", [Text, Image]))]).optional(),
  is_error: z.boolean().optional(),
  ...Mark,
});

/** No mark may stand on a thought. */
const Thinking = z.strictObject({ type: z.literal("thinking"), thinking: z.string(), signature: z.string() });
const RedactedThinking = z.strictObject({ type: z.literal("redacted_thinking"), data: z.string() });

const UserTurn = z.strictObject({
  role: z.literal("user"),
  content: z.union([z.string().regex(/\S/), z.array(z.discriminatedUnion("type", [Text, Image, ToolResult])).min(1)]),
});
const AssistantTurn = z.strictObject({
  role: z.literal("assistant"),
  content: z.union([
    z.string().regex(/\S/),
    z.array(z.discriminatedUnion("type", [Text, ToolUse, Thinking, RedactedThinking])).min(1),
  ]),
});
const Turn = z.discriminatedUnion("role", [UserTurn, AssistantTurn]);
type Turn = z.infer<typeof Turn>;

const Tool = z.strictObject({
  name: ToolName,
  description: z.string().optional(),
  input_schema: z.looseObject({ type: z.literal("object") }),
  ...Mark,
});

const ThinkingMode = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("disabled") }),
  z.strictObject({ type: z.literal("adaptive"), display: z.enum(["summarized", "omitted"]).optional() }),
  z.strictObject({ type: z.literal("enabled"), budget_tokens: z.int().min(1024), display: z.string().optional() }),
]);

/** A request body; an unknown argument is refused, as Anthropic refuses it. */
export const MessagesRequest = z
  .strictObject({
    model: z.string(),
    max_tokens: z.int().positive(),
    messages: z.array(Turn).min(1),
    system: z.union([z.string(), z.array(Text).min(1)]).optional(),
    tools: z.array(Tool).min(1).optional(),
    tool_choice: z
      .strictObject({ type: z.enum(["auto", "none"]), disable_parallel_tool_use: z.boolean().optional() })
      .optional(),
    stream: z.boolean().optional(),
    stop_sequences: z.array(z.string().regex(/\S/)).optional(),
    temperature: z.number().min(0).max(1).optional(),
    top_p: z.number().optional(),
    top_k: z.int().optional(),
    thinking: ThinkingMode.optional(),
    output_config: z.strictObject({ effort: z.enum(["low", "medium", "high", "xhigh", "max"]).optional() }).optional(),
    metadata: z.strictObject({ user_id: z.string().optional() }).optional(),
    service_tier: z.string().optional(),
  })
  .refine(({ thinking, max_tokens }) => thinking?.type !== "enabled" || thinking.budget_tokens < max_tokens, {
    message: "`max_tokens` must be greater than `thinking.budget_tokens`.",
    path: ["max_tokens"],
  })
  .refine((request) => marksIn(request) <= 4, {
    message: "A maximum of 4 blocks with cache_control may be provided.",
  })
  .readonly();
export type MessagesRequest = z.infer<typeof MessagesRequest>;

function marksIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = "cache_control" in value ? 1 : 0;
  return Object.values(value).reduce<number>((sum, field) => sum + marksIn(field), own);
}

type Block = Exclude<Turn["content"], string>[number];

/** The blocks of one reply, by the id of each of its calls. */
type Said = ReadonlyMap<string, readonly SaidBlock[]>;
export type SaidBlock = Readonly<{ type: string; [field: string]: unknown }>;

/** The first breach in the endpoint's words; undefined for a sound history. */
export function historyProblem({ messages, thinking }: MessagesRequest, said: Said): string | undefined {
  const problems = [
    ...turnProblems(messages),
    ...pairingProblems(messages),
    ...thoughtProblems(messages, said),
    ...(thinking?.type === "enabled" ? budgetProblems(messages) : []),
  ];
  return problems[0];
}

/** Makes the signature that only the endpoint can make, and has to get back with the thought. */
export function sign(thought: string): string {
  return Buffer.from(`signed:${thought}`).toString("base64");
}

function blocksOf({ content }: Turn): readonly Block[] {
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

/** The real endpoint joins turns of one role; a client that relies on that has lost count of them. */
function* turnProblems(turns: readonly Turn[]): Generator<string> {
  if (turns[0]?.role !== "user") yield 'messages: first message must use the "user" role';
  if (turns.at(-1)?.role !== "user")
    yield "This model does not support assistant message prefill. The conversation must end with a user message.";
  for (const [index, { role }] of turns.entries()) {
    if (index > 0 && turns[index - 1]?.role === role) {
      yield `messages: roles must alternate between "user" and "assistant", but found multiple "${role}" roles in a row`;
    }
  }
}

function* pairingProblems(turns: readonly Turn[]): Generator<string> {
  const seen = new Set<string>();
  for (const [index, turn] of turns.entries()) {
    const calls = callIds(turn);
    for (const id of calls) {
      if (seen.has(id)) yield "messages: `tool_use` ids must be unique";
      seen.add(id);
    }
    const next = turns[index + 1];
    const results = next ? leadingResults(next) : [];
    const missing = calls.filter((id) => !results.includes(id));
    if (missing.length > 0) {
      yield `messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(", ")}.`;
    }
    const before = index > 0 ? callIds(turns[index - 1] as Turn) : []; // there is one before
    for (const id of allResults(turn)) {
      if (!before.includes(id))
        yield `messages.${index}.content: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${id}.`;
    }
  }
}

function callIds(turn: Turn): string[] {
  return blocksOf(turn).flatMap((block) => (block.type === "tool_use" ? [block.id] : []));
}

function allResults(turn: Turn): string[] {
  return blocksOf(turn).flatMap((block) => (block.type === "tool_result" ? [block.tool_use_id] : []));
}

/** Results stand before whatever else the user says. */
function leadingResults(turn: Turn): string[] {
  const blocks = blocksOf(turn);
  const end = blocks.findIndex(({ type }) => type !== "tool_result");
  return allResults({ role: "user", content: (end < 0 ? blocks : blocks.slice(0, end)) as never }); // blocks of that turn
}

/**
 * Signatures are checked everywhere, and the thoughts of the latest turn have to be those that were sent, in their
 * places.
 */
function* thoughtProblems(turns: readonly Turn[], said: Said): Generator<string> {
  for (const [index, turn] of turns.entries()) {
    for (const [place, block] of blocksOf(turn).entries()) {
      const isForged =
        (block.type === "thinking" && block.signature !== sign(block.thinking)) ||
        (block.type === "redacted_thinking" && !Buffer.from(block.data, "base64").toString().startsWith("signed:"));
      if (isForged) yield `messages.${index}.content.${place}: Invalid \`signature\` in \`thinking\` block`;
    }
  }
  const latest = turns.findLast(({ role }) => role === "assistant");
  const sent = latest && said.get(callIds(latest)[0] ?? "");
  if (!latest || !sent || JSON.stringify(thoughtsIn(blocksOf(latest))) === JSON.stringify(thoughtsIn(sent))) return;
  yield `messages.${turns.indexOf(latest)}.content: \`thinking\` or \`redacted_thinking\` blocks in the latest assistant message cannot be modified. These blocks must remain as they were in the original response.`;
}

/** Each with the number of calls before it. */
function thoughtsIn(blocks: readonly SaidBlock[]): unknown[] {
  let calls = 0;
  return blocks.flatMap((block) => {
    if (block.type === "tool_use") calls += 1;
    return block.type === "thinking" || block.type === "redacted_thinking" ? [[calls, block]] : [];
  });
}

function* budgetProblems(turns: readonly Turn[]): Generator<string> {
  const latest = turns.findLastIndex(({ role }) => role === "assistant");
  const turn = turns[latest];
  const first = turn && blocksOf(turn)[0]?.type;
  if (!turn || callIds(turn).length === 0 || first === "thinking" || first === "redacted_thinking") return;
  yield `messages.${latest}.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${first}\`. When \`thinking\` is enabled, a final \`assistant\` message must start with a thinking block.`;
}
