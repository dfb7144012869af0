/** Implements the model port over Anthropic's Messages API. The openai client sends any JSON to any path. */
import { parseJson } from "../../../lib/parse-json.ts";
import {
  type Content,
  type Message,
  type MessageToolCall,
  plainText,
  type ThinkingBlock,
} from "../../event/content.ts";
import { leaveOutImages, protocolModel } from "../attempt.ts";
import type { EndpointOptions } from "../endpoint.ts";
import type { ModelFeatures } from "../features/model-features.ts";
import { type Learned, Lessons } from "../lessons.ts";
import type { Model, ModelRequest, ToolSchema } from "../model.ts";
import { signatureOf } from "../signed-calls.ts";
import { MessagesFold } from "./messages-fold.ts";

/**
 * Sends each request once, and again only if a refusal says something new about the model. Streams unless the features
 * say no.
 */
export function messagesModel(options: EndpointOptions): Model {
  const { messages: learned } = options.lessons ?? new Lessons();
  return protocolModel(options, {
    async send(client, request, signal) {
      for (;;) {
        try {
          const body = messagesBody(options, request, learned);
          return await client.post("/messages", { body, signal }).asResponse();
        } catch (error) {
          if (!learned.learn(error, request)) throw error;
        }
      }
    },
    fold: () => new MessagesFold(),
  });
}

type MessagesSettings = Pick<EndpointOptions, "model" | "features">;
type MessagesParameters = Pick<ModelRequest, "messages" | "tools" | "stop">;

/**
 * Signed reasoning is always sent back unchanged, independent of the features: without it this API refuses the calls
 * that follow it.
 */
export function messagesBody(
  { model, features }: MessagesSettings,
  request: MessagesParameters,
  learned: Learned,
): object {
  const messages = leaveOutImages(request.messages, features);
  const system = messages.flatMap(({ role, content }) =>
    role === "system" ? content.flatMap((block) => (block.type === "text" ? textBlocks(block.text) : [])) : [],
  );
  const turns = toTurns(messages, (block) => learned.mayOpen(block));
  const max_tokens = tokensOf(features, learned);
  const body = {
    model,
    max_tokens,
    ...(system.length > 0 && { system }),
    messages: turns,
    ...(request.tools.length > 0 && toolSettings(request.tools, features)),
    ...(features.stream && { stream: true }),
    ...(request.stop && request.stop.length > 0 && features.stop_words && { stop_sequences: [...request.stop] }),
    ...(features.temperature !== undefined && { temperature: features.temperature }),
    ...thinkingOf(features, { learned, turns, max_tokens }),
  };
  return features.prompt_caching === "marks" ? withCacheMarks(body) : body;
}

const MOST_TOKENS = 32_000;

/** This API requires a limit, and counts it against the window. The default is enough for a long file. */
function tokensOf(
  { max_output_tokens, context_window = Number.POSITIVE_INFINITY }: ModelFeatures,
  { mostTokens }: Learned,
): number {
  return Math.min(max_output_tokens ?? Math.min(MOST_TOKENS, Math.ceil(context_window / 4)), mostTokens);
}

function toolSettings(tools: readonly ToolSchema[], { parallel_tool_calls }: ModelFeatures) {
  return {
    tools: tools.map(({ name, description, parameters }) => ({ name, description, input_schema: parameters })),
    ...(!parallel_tool_calls && { tool_choice: { type: "auto", disable_parallel_tool_use: true } }),
  };
}

type ThinkingRequest = Readonly<{ learned: Learned; turns: readonly MessagesTurn[]; max_tokens: number }>;

/** The tokens for reasoning, for models without an effort parameter. */
const BUDGETS: Readonly<Record<string, number>> = { minimal: 1024, low: 4096, medium: 10_000 };
const LARGEST_BUDGET = 24_000;
const SMALLEST_BUDGET = 1024;

function thinkingOf({ reasoning_effort }: ModelFeatures, { learned, turns, max_tokens }: ThinkingRequest): object {
  if (reasoning_effort === undefined) return {};
  if (reasoning_effort === "none") return { thinking: { type: "disabled" } };
  if (learned.thinking === "adaptive") {
    const effort = reasoning_effort === "minimal" ? "low" : reasoning_effort;
    return { thinking: { type: "adaptive", display: "summarized" }, output_config: { effort } };
  }
  const budget_tokens = Math.min(BUDGETS[reasoning_effort] ?? LARGEST_BUDGET, Math.floor(max_tokens / 2));
  const mayThink = budget_tokens >= SMALLEST_BUDGET && !continuesWithoutThought(turns);
  return mayThink ? { thinking: { type: "enabled", budget_tokens } } : {};
}

/** With a token budget, the last calls must follow a reasoning block. Calls of another model do not have one. */
function continuesWithoutThought(turns: readonly MessagesTurn[]): boolean {
  const { content = [] } = turns.findLast(({ role }) => role === "assistant") ?? {};
  const answersCalls = turns.at(-1)?.content.some(({ type }) => type === "tool_result") ?? false;
  return answersCalls && !/thinking$/.test(content[0]?.type ?? "");
}

const MARK = { cache_control: { type: "ephemeral" } };

type Markable = Readonly<{
  tools?: readonly object[];
  system?: readonly MessagesBlock[];
  messages: readonly MessagesTurn[];
}>;

/**
 * Marks the tools, the static system text, and the last two user turns. The next request begins with the later turn.
 * The earlier one is needed if a turn has more blocks than the endpoint searches. Apart from the marks, a request is a
 * prefix of the next one.
 */
function withCacheMarks<Body extends Markable>(body: Body): Body {
  const { tools, system, messages } = body;
  const users = messages.flatMap(({ role }, index) => (role === "user" ? [index] : [])).slice(-2);
  return {
    ...body,
    ...(tools && { tools: marked(tools, tools.length - 1) }),
    ...(system && { system: marked(system, 0) }),
    messages: messages.map((turn, index) => (users.includes(index) ? markedAtEnd(turn) : turn)),
  };
}

function markedAtEnd(turn: MessagesTurn): MessagesTurn {
  return { ...turn, content: marked(turn.content, turn.content.length - 1) };
}

function marked<Item extends object>(items: readonly Item[], position: number): readonly Item[] {
  return items.map((item, index) => (index === position ? { ...item, ...MARK } : item));
}

type MessagesBlock = Readonly<{ type: string; [field: string]: unknown }>;
type MessagesTurn = Readonly<{ role: "user" | "assistant"; content: readonly MessagesBlock[] }>;

/** Returns whether a thought may be sent back. */
type MayOpen = (block: ThinkingBlock) => boolean;

/** Leaves out system messages and messages without content: this API does not accept them here. */
function toTurns(messages: readonly Message[], mayOpen: MayOpen): MessagesTurn[] {
  const turns: MessagesTurn[] = [];
  for (const message of messages) {
    const content = blocksOf(message, mayOpen);
    const role = message.role === "assistant" ? "assistant" : "user";
    const last = turns.at(-1);
    if (last?.role === role) turns[turns.length - 1] = { role, content: [...last.content, ...content] };
    else if (content.length > 0) turns.push({ role, content });
  }
  return turns;
}

function blocksOf(message: Message, mayOpen: MayOpen): readonly MessagesBlock[] {
  switch (message.role) {
    case "system":
      return [];
    case "user":
      return contentBlocks(message.content);
    case "tool":
      return [toolResult(message)];
    case "assistant":
      return assistantBlocks(message, mayOpen);
  }
}

function contentBlocks(content: readonly Content[]): MessagesBlock[] {
  return content.flatMap((block) =>
    block.type === "text"
      ? textBlocks(block.text)
      : block.image_urls.map((url) => ({ type: "image", source: sourceOf(url) })),
  );
}

/** The API refuses a text of spaces. */
function textBlocks(text: string): MessagesBlock[] {
  return text.trim() === "" ? [] : [{ type: "text", text }];
}

function sourceOf(url: string): object {
  const [, media_type] = /^data:([\w.+/-]+);base64,/.exec(url) ?? [];
  if (media_type === undefined) return { type: "url", url };
  return { type: "base64", media_type, data: url.slice(url.indexOf(",") + 1) };
}

function toolResult({ tool_call_id = "", content }: Message): MessagesBlock {
  const blocks = contentBlocks(content);
  return { type: "tool_result", tool_use_id: tool_call_id, ...(blocks.length > 0 && { content: blocks }) };
}

/** Returns the blocks in the order of the model, because an endpoint refuses thoughts in another place. */
function assistantBlocks(message: Message, mayOpen: MayOpen): MessagesBlock[] {
  const { thinking_blocks = [], tool_calls = [] } = message;
  const words = plainText(message.content);
  const [thoughts, calls] = [[...thinking_blocks], [...tool_calls]];
  let said = 0;
  return orderOf(message, words).flatMap((part): MessagesBlock[] => {
    if (part === "thinking") return thoughts.splice(0, 1).filter(mayOpen);
    if (part === "tool_use") return calls.splice(0, 1).map(toolUse);
    said += part;
    return textBlocks(words.slice(said - part, said));
  });
}

type Order = NonNullable<MessageToolCall["block_order"]>;

/** Returns the noted order, if it still fits the message. Masked secrets may have changed its words. */
function orderOf({ tool_calls = [], thinking_blocks = [] }: Message, words: string): Order {
  const usual: Order = [
    ...thinking_blocks.map(() => "thinking" as const),
    ...(words === "" ? [] : [words.length]),
    ...tool_calls.map(() => "tool_use" as const),
  ];
  const noted = tool_calls[0]?.block_order ?? usual;
  return isSame(measure(noted), measure(usual)) ? noted : usual;
}

/** Counts thoughts, characters and calls. */
function measure(order: Order): readonly number[] {
  const count = (kind: string) => order.filter((part) => part === kind).length;
  return [
    count("thinking"),
    count("tool_use"),
    order.reduce<number>((sum, part) => sum + (typeof part === "number" ? part : 0), 0),
  ];
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.every((amount, index) => amount === other[index]);
}

function toolUse(call: MessageToolCall): MessagesBlock {
  const { id, name, arguments: json } = call;
  const signature = signatureOf(call);
  const signed = signature !== undefined && { provider_specific_fields: { signature } };
  return { type: "tool_use", id, name, input: objectIn(json), ...signed };
}

function objectIn(json: string): object {
  try {
    const value: unknown = parseJson(json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {}; // its result says what was wrong
  }
}
