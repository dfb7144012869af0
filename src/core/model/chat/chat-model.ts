/** The model port over the Chat Completions API, by the openai client. */
import type {
  ChatCompletionAssistantMessageParam,
  ChatCompletionContentPart,
  ChatCompletionContentPartText,
  ChatCompletionCreateParams,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from "openai/resources/chat";
import { wellFormedJson } from "../../../lib/json.ts";
import { prompt } from "../../../prompts.ts";
import { type Content, type Message, plainText } from "../../event/content.ts";
import { leaveOutImages, protocolModel } from "../attempt.ts";
import type { EndpointOptions } from "../endpoint.ts";
import type { ModelFeatures } from "../features/model-features.ts";
import { Lessons, OptionalFields } from "../lessons.ts";
import type { Model, ModelRequest, ToolSchema } from "../model.ts";
import { ChatFold } from "./chat-fold.ts";

/** Tries every request once, but for optional fields that are refused; streams unless the features say otherwise. */
export function chatModel(options: EndpointOptions): Model {
  const { optional } = options.lessons ?? new Lessons();
  return protocolModel(options, {
    async send(client, request, signal) {
      for (;;) {
        try {
          return await client.chat.completions
            .create(chatBody({ ...options, optional }, request), { signal })
            .asResponse();
        } catch (error) {
          if (!optional.learn(error)) throw error;
        }
      }
    },
    fold: () => new ChatFold(),
  });
}

/** Our requests as the Chat Completions API wants them. */
type ChatSettings = Pick<EndpointOptions, "model" | "features" | "cacheKey"> &
  Readonly<{
    optional?: Pick<OptionalFields, "isTaken">;
  }>;
type ChatParameters = Pick<ModelRequest, "messages" | "tools" | "stop">;

/** If nothing is known about a model, the body holds only fields that every endpoint takes. */
export function chatBody(settings: ChatSettings, request: ChatParameters): ChatCompletionCreateParams {
  const { model, features, cacheKey, optional = new OptionalFields() } = settings;
  const messages = toChatMessages(request.messages, features);
  const hasTools = request.tools.length > 0;
  return {
    model,
    messages: takesMarks(features) ? withCacheMarks(messages) : messages,
    ...(hasTools && { tools: toChatTools(request.tools) }),
    ...(features.stream && {
      stream: true,
      ...(optional.isTaken("stream_options") && { stream_options: { include_usage: true } }),
    }),
    ...(hasTools && !features.parallel_tool_calls && { parallel_tool_calls: false }),
    ...(features.stop_words && request.stop && request.stop.length > 0 && { stop: [...request.stop] }),
    ...(features.temperature !== undefined && { temperature: features.temperature }),
    ...effortAndLength(features),
    ...(features.prompt_caching === "key" &&
      cacheKey !== undefined &&
      optional.isTaken("prompt_cache_key") && { prompt_cache_key: cacheKey }),
  } as ChatCompletionCreateParams; // the client's type wants one of its own words for the effort; endpoints have more
}

export function toChatTools(tools: readonly ToolSchema[]): ChatCompletionTool[] {
  return tools.map((tool) => ({
    type: "function",
    function: { name: tool.name, description: tool.description, parameters: { ...tool.parameters } },
  }));
}

// Models that reason count their thoughts too, and take only the newer name of the limit.
function effortAndLength({ reasoning_effort, max_output_tokens }: ModelFeatures): object {
  const limit = reasoning_effort === undefined ? "max_tokens" : "max_completion_tokens";
  return {
    ...(reasoning_effort !== undefined && { reasoning_effort }),
    ...(max_output_tokens !== undefined && { [limit]: max_output_tokens }),
  };
}

/** Our messages as the Chat Completions API wants them. */
type Blocks = Message["content"];

/**
 * One of our messages is one or two of the API's: images a tool returned follow it as a user message. Content is a
 * string where it can be one; blocks stay blocks if one may have to bear a cache mark.
 */
function toChatMessages(messages: readonly Message[], features: ModelFeatures): ChatCompletionMessageParam[] {
  const seen = leaveOutImages(messages, features);
  return seen.flatMap((message, index) => {
    const converted = toChatMessage(message, features);
    const pictures = message.role === "tool" && seen[index + 1]?.role !== "tool" ? toolImages(seen, index) : [];
    if (pictures.length === 0) return [converted];
    // In this role they would look like the user's own.
    return [converted, { role: "user" as const, content: [textPart(prompt("tool-pictures")), ...pictures] }];
  });
}

function toChatMessage(message: Message, features: ModelFeatures): ChatCompletionMessageParam {
  const { role, content } = message;
  switch (role) {
    case "system":
      return { role, content: words(content, features) };
    case "user":
      return { role, content: content.some(isImage) ? parts(content) : words(content, features) };
    case "tool":
      return { role, tool_call_id: message.tool_call_id ?? "", content: words(content, features) };
    case "assistant":
      return {
        ...assistantMessage(message, features),
        ...(features.send_reasoning && thoughtsOf(message)),
        ...(message.reasoning_details && { reasoning_details: message.reasoning_details }),
      };
  }
}

function assistantMessage(message: Message, { string_content }: ModelFeatures): ChatCompletionAssistantMessageParam {
  const content = plainText(message.content);
  const calls = message.tool_calls ?? [];
  if (calls.length === 0) return { role: "assistant", content };
  return {
    role: "assistant",
    content: content.trim() !== "" ? content : string_content ? "" : null,
    tool_calls: calls.map(({ id, name, arguments: json, extra_content, provider_specific_fields }) => ({
      id,
      type: "function" as const,
      function: { name, arguments: wellFormedJson(json) },
      ...(extra_content && { extra_content }),
      ...(provider_specific_fields && { provider_specific_fields }),
    })),
  };
}

// DeepSeek refuses a message without the field, also where nothing was thought.
function thoughtsOf({ reasoning_content = "", thinking_blocks }: Message): object {
  return {
    reasoning_content,
    ...(thinking_blocks !== undefined && { thinking_blocks }),
  };
}

// Tool messages carry text only, and all results of a batch must stand together, so the pictures follow the last.
function toolImages(messages: readonly Message[], last: number): ChatCompletionContentPart[] {
  let first = last;
  while (messages[first - 1]?.role === "tool") first -= 1;
  return messages.slice(first, last + 1).flatMap((message) => message.content.flatMap(imageParts));
}

/** A block without text cannot bear a mark, and some endpoints refuse it. */
function words(content: Blocks, features: ModelFeatures): string | ChatCompletionContentPartText[] {
  if (!takesMarks(features)) return plainText(content);
  const blocks = content.flatMap((block) => (block.type === "text" && block.text !== "" ? [textPart(block.text)] : []));
  return blocks.length > 0 ? blocks : "";
}

function parts(content: Blocks): ChatCompletionContentPart[] {
  return content.flatMap((block) => (block.type === "text" ? [textPart(block.text)] : imageParts(block)));
}

function textPart(text: string): ChatCompletionContentPartText {
  return { type: "text", text };
}

function isImage(block: Content): boolean {
  return block.type === "image";
}

function imageParts(block: Content): ChatCompletionContentPart[] {
  if (block.type !== "image") return [];
  return block.image_urls.map((url) => ({ type: "image_url" as const, image_url: { url } }));
}

const MARK = { cache_control: { type: "ephemeral" } };

type ChatContent = ChatCompletionMessageParam["content"];

/** Whether content is sent as blocks, so that one of them can bear a mark. */
function takesMarks({ prompt_caching, string_content }: ModelFeatures): boolean {
  return prompt_caching === "marks" && !string_content;
}

/**
 * Marks the two ends of what an endpoint may keep: the first block of the system message, and the last block of the
 * last user or tool message. Nothing else is touched: without its marks a request is a prefix of the next.
 */
function withCacheMarks(messages: readonly ChatCompletionMessageParam[]): ChatCompletionMessageParam[] {
  const system = messages.findIndex(({ role }) => role === "system");
  const last = messages.findLastIndex((message) => isHeard(message) && lengthOf(message.content) > 0);
  return messages.map((message, index) => {
    if (index === system) return marked(message, 0);
    return index === last ? marked(message, lengthOf(message.content) - 1) : message;
  });
}

function isHeard({ role }: ChatCompletionMessageParam): boolean {
  return role === "user" || role === "tool";
}

function lengthOf(content: ChatContent): number {
  return Array.isArray(content) ? content.length : 0;
}

function marked(message: ChatCompletionMessageParam, position: number): ChatCompletionMessageParam {
  if (!Array.isArray(message.content)) return message;
  const content = message.content.map((part, index) => (index === position ? { ...part, ...MARK } : part));
  return { ...message, content } as ChatCompletionMessageParam; // the parts are of the message's own kind still
}
