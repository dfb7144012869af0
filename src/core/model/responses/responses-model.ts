/** Implements the model port over the Responses API, with the openai client. */
import type {
  FunctionTool,
  ResponseCreateParams,
  ResponseInputContent,
  ResponseInputItem,
  ResponseReasoningItem,
} from "openai/resources/responses/responses";
import { wellFormedJson } from "../../../lib/json.ts";
import { type Content, type Message, plainText } from "../../event/content.ts";
import { leaveOutImages, protocolModel } from "../attempt.ts";
import type { EndpointOptions } from "../endpoint.ts";
import type { ModelFeatures } from "../features/model-features.ts";
import { Lessons, OptionalFields, type Seals } from "../lessons.ts";
import type { Model, ModelRequest, ToolSchema } from "../model.ts";
import { withSignedIds } from "../signed-calls.ts";
import { ResponsesFold } from "./responses-fold.ts";

/**
 * Sends each request once. Only if the endpoint refuses encrypted thoughts or optional fields, the request is sent again
 * without them. Streams unless the features say no.
 */
export function responsesModel(options: EndpointOptions): Model {
  const { seals, optional } = options.lessons ?? new Lessons();
  return protocolModel(options, {
    async send(client, request, signal) {
      for (;;) {
        try {
          return await client.responses
            .create(responsesBody({ ...options, optional }, request, seals), { signal })
            .asResponse();
        } catch (error) {
          if (!seals.learn(error, request) && !optional.learn(error)) throw error;
        }
      }
    },
    fold: () => new ResponsesFold(),
  });
}

type ResponsesSettings = Pick<EndpointOptions, "model" | "features" | "cacheKey"> &
  Readonly<{ optional?: Pick<OptionalFields, "isTaken"> }>;
type ResponsesParameters = Pick<ModelRequest, "messages" | "tools">;

/**
 * Converts our requests to those of the Responses API. The endpoint stores nothing. Its thoughts arrive encrypted, and
 * the next request sends them back.
 */
export function responsesBody(
  settings: ResponsesSettings,
  request: ResponsesParameters,
  seals: Seals,
): ResponseCreateParams {
  const { model, features, cacheKey, optional = new OptionalFields() } = settings;
  const messages = withSignedIds(leaveOutImages(request.messages, features));
  return {
    model,
    ...(features.prompt_caching === "marks" ? { input: markedInput(messages, seals) } : plainInput(messages, seals)),
    ...(request.tools.length > 0 && toolSettings(request.tools, features)),
    store: false,
    ...(seals.areMade && { include: ["reasoning.encrypted_content"] }),
    ...(features.stream && { stream: true }),
    ...(features.temperature !== undefined && { temperature: features.temperature }),
    ...(features.reasoning_effort !== undefined && { reasoning: { effort: features.reasoning_effort } }),
    ...(features.max_output_tokens !== undefined && { max_output_tokens: features.max_output_tokens }),
    ...(features.prompt_caching === "key" &&
      cacheKey !== undefined &&
      optional.isTaken("prompt_cache_key") && { prompt_cache_key: cacheKey }),
  } as ResponseCreateParams; // the client's type wants one of its own words for the effort; endpoints have more
}

/** The API allows several calls at once by default. Some gateways refuse the field, so it is sent only to change that. */
function toolSettings(tools: readonly ToolSchema[], { parallel_tool_calls }: ModelFeatures) {
  const single = parallel_tool_calls ? {} : { parallel_tool_calls };
  return { tools: tools.map(toTool), tool_choice: "auto", ...single } as const;
}

// A strict schema has to require every parameter, and this API treats schemas as strict by default.
function toTool({ name, description, parameters }: ToolSchema): FunctionTool {
  return { type: "function", name, description, parameters: { ...parameters }, strict: false };
}

/** The system texts become the instructions. */
function plainInput(messages: readonly Message[], seals: Seals): Pick<ResponseCreateParams, "instructions" | "input"> {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => plainText(content));
  const rest = messages.filter(({ role }) => role !== "system");
  return {
    ...(system.length > 0 && { instructions: system.join("\n\n") }),
    input: rest.flatMap((message) => toItems(message, seals, contentOf)),
  };
}

type ToContent = (content: readonly Content[]) => string | ResponseInputContent[];

function toItems(message: Message, seals: Seals, toContent: ToContent): ResponseInputItem[] {
  const { role, content, tool_call_id = "" } = message;
  switch (role) {
    case "system":
    case "user":
      return [{ type: "message", role, content: toContent(content) }];
    case "tool": // its output too may be a list of texts and images
      return [{ type: "function_call_output", call_id: tool_call_id, output: toContent(content) }];
    case "assistant":
      return assistantItems(message, seals);
  }
}

const MARK = { cache_control: { type: "ephemeral" } };

/**
 * With marks for the cache, as gateways to Anthropic's models take them: on the first block of the system, which is a
 * message because instructions can bear none, on the last message of the user, and on the last result. Content is always a
 * list, so that without its marks a request is a prefix of the next.
 */
function markedInput(messages: readonly Message[], seals: Seals): ResponseInputItem[] {
  const items = messages.flatMap((message) => toItems(message, seals, partsOf));
  const system = items.findIndex((item) => "role" in item && item.role === "system");
  const user = items.findLastIndex((item) => "role" in item && item.role === "user");
  const result = items.findLastIndex((item) => item.type === "function_call_output");
  return items.map((item, index) => {
    if (index === system) return marked(item, 0);
    return index === user || index === result ? marked(item, -1) : item;
  });
}

/** A part without text cannot have a mark. */
function partsOf(content: readonly Content[]): string | ResponseInputContent[] {
  const parts = inputParts(content).filter((part) => part.type !== "input_text" || part.text !== "");
  return parts.length > 0 ? parts : "";
}

function marked(item: ResponseInputItem, position: 0 | -1): ResponseInputItem {
  const parts: unknown = "output" in item ? item.output : "content" in item ? item.content : undefined;
  if (!Array.isArray(parts) || parts.length === 0) return item;
  const list = parts.with(position, { ...parts.at(position), ...MARK });
  return { ...item, ["output" in item ? "output" : "content"]: list } as ResponseInputItem; // of its own kind still
}

/** Messages of other protocols have no reasoning items. The endpoint refuses reasoning that nothing follows. */
function assistantItems(message: Message, seals: Seals): ResponseInputItem[] {
  const words = plainText(message.content);
  const said: ResponseInputItem[] = words.trim() === "" ? [] : [{ type: "message", role: "assistant", content: words }];
  // Items are sent without ids, because the endpoint would look ids up in a store that we do not use.
  const calls = (message.tool_calls ?? []).map(
    ({ id, name, arguments: json }): ResponseInputItem => ({
      type: "function_call",
      call_id: id,
      name,
      arguments: wellFormedJson(json),
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
  return content.every((block) => block.type === "text") ? plainText(content) : inputParts(content);
}

function inputParts(content: readonly Content[]): ResponseInputContent[] {
  return content.flatMap((block): ResponseInputContent[] =>
    block.type === "text"
      ? [{ type: "input_text", text: block.text }]
      : block.image_urls.map((image_url) => ({ type: "input_image", image_url, detail: "auto" })),
  );
}
