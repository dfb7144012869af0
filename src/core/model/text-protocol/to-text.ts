/** Converts a conversation to one without tool calls: calls and their results become text. */
import { parseJson } from "../../../lib/parse-json.ts";
import { type Content, type Message, type MessageToolCall, plainText, text } from "../../event/content.ts";
import type { ToolSchema } from "../model.ts";
import { coerce, isSchema, schemaOf, toolNamed } from "./check-call.ts";
import { hasMarks } from "./tag-call.ts";

/**
 * How the functions are described: `system` is added to the first block of the system message, `example` comes before
 * the first request.
 */
export type Briefing = Readonly<{ system: string; example: string }>;

/** Converts message by message, so that text that was sent once never changes. Only adjacent user turns are joined. */
export function toTextMessages(
  messages: readonly Message[],
  tools: readonly ToolSchema[],
  briefing: Briefing,
): readonly Message[] {
  const names = new Map(
    messages.flatMap(({ tool_calls = [] }) => tool_calls.map(({ id, name }) => [id, name] as const)),
  );
  const said: Message[] = [];
  for (const message of messages.map((message) => inWords(message, names, tools))) {
    const last = said.at(-1);
    if (last?.role !== "user" || message.role !== "user") said.push(message);
    else said[said.length - 1] = { ...last, content: [...last.content, ...message.content] };
  }
  return withExample(withSystem(said, briefing.system), briefing.example);
}

function inWords(message: Message, names: ReadonlyMap<string, string>, tools: readonly ToolSchema[]): Message {
  const { tool_calls, tool_call_id, name, ...rest } = message;
  if (message.role === "tool") {
    const title = `EXECUTION RESULT of [${name ?? names.get(tool_call_id ?? "") ?? "function"}]:`;
    return { role: "user", content: titled(title, message.content) };
  }
  if (!tool_calls || tool_calls.length === 0) return name === undefined ? rest : { ...rest, name };
  const thought = plainText(message.content).trim();
  const calls = tool_calls.map((call) => renderCall(call, tools));
  return { ...rest, content: [text([thought, ...calls].filter((part) => part !== "").join("\n\n"))] };
}

function titled(title: string, content: readonly Content[]): Content[] {
  const [first, ...rest] = content;
  return first?.type === "text" ? [text(`${title}\n${first.text}`), ...rest] : [text(title), ...content];
}

// Added to the first block, because it never changes in a conversation. The following blocks may change.
function withSystem(messages: readonly Message[], words: string): readonly Message[] {
  if (words === "") return messages;
  const [first, ...rest] = messages;
  if (first?.role !== "system") return [{ role: "system", content: [text(words)] }, ...messages];
  const [block, ...blocks] = first.content;
  const content = block?.type === "text" ? [{ ...block, text: `${block.text}\n\n${words}` }, ...blocks] : [text(words)];
  return [{ ...first, content }, ...rest];
}

function withExample(messages: readonly Message[], example: string): readonly Message[] {
  const first = messages.findIndex(({ role }) => role === "user");
  if (example === "" || first < 0) return messages;
  return messages.map((message, index) =>
    index === first ? { ...message, content: [text(`${example}\n`), ...message.content] } : message,
  );
}

/** In tags, or as JSON if a value or a name looks like a tag itself. */
export function renderCall(call: Pick<MessageToolCall, "name" | "arguments">, tools: readonly ToolSchema[]): string {
  const fields = fieldsOf(call.arguments);
  const entries = Object.entries(fields);
  const tool = toolNamed(call.name, tools);
  const isPlain = isName(call.name) && entries.every(([name, value]) => isName(name) && isReadable(name, value, tool));
  if (!isPlain) return jsonCall(call.name, fields);
  const lines = entries.map(([name, value]) => `<parameter=${name}>${padded(asText(value))}</parameter>`);
  return [`<function=${call.name}>`, ...lines, "</function>"].join("\n");
}

function fieldsOf(json: string): Record<string, unknown> {
  try {
    const value: unknown = parseJson(json.trim() || "{}");
    return isSchema(value) ? value : {};
  } catch {
    return {}; // invalid JSON was already answered with an error
  }
}

function isName(name: string): boolean {
  return /^[\w.:-]{1,100}$/.test(name);
}

/** Whether the text of a value is parsed as the same value again. */
function isReadable(name: string, value: unknown, tool: ToolSchema | undefined): boolean {
  const text = asText(value);
  if (hasMarks(text) || text.endsWith("\r")) return false;
  const schema = tool && schemaOf(name, tool);
  if (!schema) return true;
  const read = coerce({ kind: "text", text }, schema);
  return read.kind === "value" && JSON.stringify(read.value) === JSON.stringify(value);
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The parser removes the line breaks at both ends as part of the tags. */
function padded(text: string): string {
  return text.includes("\n") ? `\n${text}\n` : text;
}

function jsonCall(name: string, fields: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify({ name, arguments: fields }).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
  return `<tool_call>\n${json}\n</tool_call>`;
}
