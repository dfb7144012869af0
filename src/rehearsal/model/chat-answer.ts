/** A scripted reply as Chat Completions has it: one body, or a stream of chunks; in disorder if the script wants that. */
import {
  type Completion,
  completionBody,
  completionChunks,
  completionOf,
  type Frame,
  type FramedAnswer,
} from "./completion.ts";
import type { ChatRequest } from "./request.ts";
import { type ChatFault, isChatFault, type ScriptedReply } from "./script.ts";

type Delta = { role?: string; content?: unknown; tool_calls?: { index?: number }[] };
type Chunk = { choices: { delta: Delta; finish_reason: string | null }[] };

export function chatAnswer(request: ChatRequest, reply: ScriptedReply, turn: number): FramedAnswer {
  const completion = completionOf(request, reply, turn);
  const includeUsage = request.stream_options?.include_usage ?? false;
  const sound = [...completionChunks(completion, includeUsage)] as Chunk[]; // they are made a few lines above
  const fault = reply.fault && isChatFault(reply.fault) ? reply.fault : undefined;
  const chunks = fault ? disorder(sound, fault) : sound;
  const end = chunks.findIndex(({ choices }) => choices[0] === undefined || choices[0].finish_reason !== null);
  return {
    body: bodyOf(completion, fault),
    opening: chunks.slice(0, 1).map(frameOf),
    content: chunks.slice(1, end).map(frameOf),
    ending: [...chunks.slice(end).map(frameOf), { data: "[DONE]" }],
    delta: (text) => frameOf(textChunk(chunks[0], text)),
  };
}

function frameOf(chunk: Chunk): Frame {
  return { data: JSON.stringify(chunk), isDelta: typeof chunk.choices[0]?.delta.content === "string" };
}

function textChunk(model: Chunk | undefined, content: string): Chunk {
  return { ...model, choices: [{ delta: { content }, finish_reason: null }] };
}

function bodyOf(completion: Completion, fault: ChatFault | undefined): object {
  const body = completionBody(completion);
  switch (fault?.kind) {
    case "empty-choices":
      return { ...body, choices: [] };
    case "content-list":
      return completionBody({ ...completion, text: [{ type: "text", text: completion.text }] as never }); // on purpose
    default:
      return body;
  }
}

function disorder(chunks: Chunk[], { kind }: ChatFault): Chunk[] {
  switch (kind) {
    case "empty-choices":
      return chunks.map((chunk) => ({ ...chunk, choices: [] }));
    case "null-content":
      return chunks.map((chunk) => changed(chunk, (delta) => ({ content: null, ...delta })));
    case "content-list":
      return chunks.map((chunk) => changed(chunk, (delta) => ({ ...delta, ...listed(delta.content) })));
    case "calls-all-zero":
      return chunks.map((chunk) => changed(chunk, (delta) => indexed(delta, 0)));
    case "no-index":
      return chunks.map((chunk) => changed(chunk, (delta) => indexed(delta, undefined)));
    case "calls-interleaved":
      return interleaved(chunks);
  }
}

function changed(chunk: Chunk, change: (delta: Delta) => Delta): Chunk {
  return { ...chunk, choices: chunk.choices.map((choice) => ({ ...choice, delta: change(choice.delta) })) };
}

function listed(content: unknown): Delta {
  return typeof content === "string" ? { content: [{ type: "text", text: content }] } : {};
}

function indexed({ tool_calls, ...delta }: Delta, index: number | undefined): Delta {
  if (!tool_calls) return delta;
  const calls = tool_calls.map(({ index: _, ...call }) => ({ ...call, ...(index !== undefined && { index }) }));
  return { ...delta, tool_calls: calls };
}

/** A piece of every call in turn, the last call first. */
function interleaved(chunks: readonly Chunk[]): Chunk[] {
  const indexOf = (chunk: Chunk) => chunk.choices[0]?.delta.tool_calls?.[0]?.index;
  const first = chunks.findIndex((chunk) => indexOf(chunk) !== undefined);
  const last = chunks.findLastIndex((chunk) => indexOf(chunk) !== undefined);
  const queues = [...Map.groupBy(chunks.slice(first, last + 1), indexOf).values()].reverse();
  const mixed: Chunk[] = [];
  while (queues.some((queue) => queue.length > 0)) mixed.push(...queues.flatMap((queue) => queue.splice(0, 1)));
  return [...chunks.slice(0, first), ...mixed, ...chunks.slice(last + 1)];
}
