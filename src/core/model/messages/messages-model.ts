/** Implements the model port over Anthropic's Messages API. The openai client sends any JSON to any path. */
import { leaveOutImages, protocolModel } from "../attempt.ts";
import type { EndpointOptions } from "../endpoint.ts";
import type { ModelFeatures } from "../features/model-features.ts";
import { type Learned, Lessons } from "../lessons.ts";
import type { Model, ModelRequest, ToolSchema } from "../model.ts";
import { MessagesFold } from "./messages-fold.ts";
import { type MessagesBlock, type MessagesTurn, textBlocks, toTurns } from "./turns.ts";

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
