/** Converts our messages to the turns of the Messages API, in which user and assistant alternate. */
import {
  type Content,
  type Message,
  type MessageToolCall,
  plainText,
  type ThinkingBlock,
} from "../../event/content.ts";
import { signatureOf } from "../signed-calls.ts";

export type MessagesBlock = Readonly<{ type: string; [field: string]: unknown }>;
export type MessagesTurn = Readonly<{ role: "user" | "assistant"; content: readonly MessagesBlock[] }>;

/** Returns whether a thought may be sent back. */
type MayOpen = (block: ThinkingBlock) => boolean;

/** Leaves out system messages and messages without content: this API does not accept them here. */
export function toTurns(messages: readonly Message[], mayOpen: MayOpen): MessagesTurn[] {
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
export function textBlocks(text: string): MessagesBlock[] {
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
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {}; // its result says what was wrong
  }
}
