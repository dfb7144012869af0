/** The model port over the Responses API, by the openai client. */

import { APIError } from "openai";
import type {
  FunctionTool,
  ResponseCreateParams,
  ResponseInputContent,
  ResponseInputItem,
  ResponseReasoningItem,
} from "openai/resources/responses/responses";
import { type Content, type Message, plainText } from "../../event/content.ts";
import { attempting } from "../attempt.ts";
import type { EndpointOptions } from "../endpoint.ts";
import type { ModelFeatures } from "../features/model-features.ts";
import { leaveOutImages } from "../left-out-images.ts";
import type { Model, ModelRequest, ToolSchema } from "../model.ts";
import { ResponsesFold } from "./responses-fold.ts";

/** Tries every request once, but for thoughts that were sealed elsewhere; streams unless the features say otherwise. */
export function responsesModel(options: EndpointOptions): Model {
  const seals = new Seals();
  return attempting(options, {
    async send(client, request, signal) {
      const post = () => client.responses.create(responsesBody(options, request, seals), { signal }).asResponse();
      try {
        return await post();
      } catch (error) {
        if (seals.learn(error, request)) return post();
        throw error;
      }
    },
    fold: () => new ResponsesFold(),
  });
}

/** Our requests as the Responses API wants them. */
type Settings = Pick<EndpointOptions, "model" | "features" | "cacheKey">;
type Request = Pick<ModelRequest, "messages" | "tools">;

/** Nothing is stored at the endpoint; what it thought comes sealed, and goes back with the next request. */
export function responsesBody(settings: Settings, request: Request, seals: Seals): ResponseCreateParams {
  const { model, features, cacheKey } = settings;
  const messages = leaveOutImages(request.messages, features);
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => plainText(content));
  return {
    model,
    ...(system.length > 0 && { instructions: system.join("\n\n") }),
    input: toInput(messages, seals),
    ...(request.tools.length > 0 && toolSettings(request.tools, features)),
    store: false,
    ...(seals.areMade && { include: ["reasoning.encrypted_content"] }),
    ...(features.stream && { stream: true }),
    ...(features.temperature !== undefined && { temperature: features.temperature }),
    ...(features.reasoning_effort !== undefined && { reasoning: { effort: features.reasoning_effort } }),
    ...(features.max_output_tokens !== undefined && { max_output_tokens: features.max_output_tokens }),
    ...(features.prompt_caching === "key" && cacheKey !== undefined && { prompt_cache_key: cacheKey }),
  } as ResponseCreateParams; // the client's type wants one of its own words for the effort; endpoints have more
}

function toolSettings(tools: readonly ToolSchema[], { parallel_tool_calls }: ModelFeatures) {
  return { tools: tools.map(toTool), tool_choice: "auto", parallel_tool_calls } as const;
}

// Strict schemas would have to require every parameter, and this API takes them for strict unless told.
function toTool({ name, description, parameters }: ToolSchema): FunctionTool {
  return { type: "function", name, description, parameters: { ...parameters }, strict: false };
}

/** System texts are left to the instructions. */
function toInput(messages: readonly Message[], seals: Seals): ResponseInputItem[] {
  return messages.flatMap((message) => toItems(message, seals));
}

function toItems(message: Message, seals: Seals): ResponseInputItem[] {
  const { role, content, tool_call_id = "" } = message;
  switch (role) {
    case "system":
      return [];
    case "user":
      return [{ type: "message", role, content: contentOf(content) }];
    case "tool": // its output too may be a list of texts and images
      return [{ type: "function_call_output", call_id: tool_call_id, output: contentOf(content) }];
    case "assistant":
      return assistantItems(message, seals);
  }
}

/** Items that other protocols wrote have no reasoning; reasoning that nothing follows is refused by the endpoint. */
function assistantItems(message: Message, seals: Seals): ResponseInputItem[] {
  const words = plainText(message.content);
  const said: ResponseInputItem[] = words.trim() === "" ? [] : [{ type: "message", role: "assistant", content: words }];
  // Without their own ids: those are looked up in a store that we do not use.
  const calls = (message.tool_calls ?? []).map(
    ({ id, name, arguments: json }): ResponseInputItem => ({
      type: "function_call",
      call_id: id,
      name,
      arguments: json,
    }),
  );
  const rest = [...said, ...calls];
  return rest.length > 0 ? [...reasoningOf(message, seals), ...rest] : [];
}

function reasoningOf({ responses_reasoning_item: item }: Message, seals: Seals): ResponseInputItem[] {
  if (!item || !seals.mayOpen(item.id)) return [];
  if (!item.encrypted_content && !item.content?.length) return []; // an id alone says nothing
  const { summary, content, ...rest } = item;
  return [
    {
      type: "reasoning",
      ...rest,
      summary: summary.map((text) => ({ type: "summary_text" as const, text })),
      ...(content && { content: content.map((text) => ({ type: "reasoning_text" as const, text })) }),
    } as ResponseReasoningItem, // its status is a word of the endpoint's own
  ];
}

function contentOf(content: readonly Content[]): string | ResponseInputContent[] {
  if (content.every((block) => block.type === "text")) return plainText(content);
  return content.flatMap((block): ResponseInputContent[] =>
    block.type === "text"
      ? [{ type: "input_text", text: block.text }]
      : block.image_urls.map((image_url) => ({ type: "input_image", image_url, detail: "auto" })),
  );
}

/** What becomes of thoughts that a Responses endpoint seals: they go back to it, unless it says that it has no use for them. */
const NOT_SEALED_HERE = /encrypted content .*could not be verified/i;
const NEVER_SEALS = /encrypted content is not supported/i;

/** Learns from refusals, for one endpoint and model, as long as the run lasts. */
export class Seals {
  #areMade = true;
  readonly #foreign = new Set<string>();

  /** Whether to ask for sealed thoughts. */
  get areMade(): boolean {
    return this.#areMade;
  }

  /** Whether the endpoint may be able to open the reasoning item of this id. */
  mayOpen(id: string): boolean {
    return this.#areMade && !this.#foreign.has(id);
  }

  /** True if this is news, so that the same request has another chance: it was refused unread. */
  learn(refusal: unknown, { messages }: Pick<ModelRequest, "messages">): boolean {
    if (!(refusal instanceof APIError) || !this.#areMade) return false;
    if (NEVER_SEALS.test(refusal.message)) {
      this.#areMade = false;
      return true;
    }
    if (refusal.code !== "invalid_encrypted_content" && !NOT_SEALED_HERE.test(refusal.message)) return false;
    const known = this.#foreign.size;
    for (const { responses_reasoning_item: item } of messages) if (item) this.#foreign.add(item.id);
    return this.#foreign.size > known;
  }
}
