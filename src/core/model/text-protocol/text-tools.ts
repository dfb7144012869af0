/** Tool calling for models that have none: tools are described in words, and calls are read from the reply's text. */
import { type Message, type MessageToolCall, plainText, text } from "../../event/content.ts";
import type { Model, ModelReply, ModelRequest, ToolSchema } from "../model.ts";
import { checkCall, toolNamed } from "./check-call.ts";
import { describeTools } from "./describe-tools.ts";
import { workedExample } from "./example.ts";
import { readReply } from "./read-reply.ts";
import { type Briefing, toTextMessages } from "./to-text.ts";
import { unparsedCall } from "./unparsed-call.ts";
import { unreadable } from "./written-call.ts";

/** Generation ends before a call is closed, so that no model goes on with a result that it made up. */
const STOP = "</function";

/**
 * The same port over a model that is never told of tools. A reply whose call cannot be read is a ModelFault of reason
 * "text-protocol", with a message for the model. A reply that has native calls all the same is taken as it is.
 */
export function withTextTools(model: Model): Model {
  const briefed = remembering(briefingOf);
  return {
    name: model.name,
    features: model.features,
    async complete(request) {
      const reply = await model.complete(requestInWords(request, briefed(request.tools), model));
      return request.tools.length === 0 ? reply : readPaidCalls(reply, request, model);
    },
  };
}

function requestInWords(request: ModelRequest, briefing: Briefing, { features }: Model): ModelRequest {
  const stop = [...(request.stop ?? []), ...(features.stop_words && request.tools.length > 0 ? [STOP] : [])];
  const messages = toTextMessages(request.messages, request.tools, briefing);
  return { ...request, messages, tools: [], ...(stop.length > 0 && { stop }) };
}

function briefingOf(tools: readonly ToolSchema[]): Briefing {
  if (tools.length === 0) return { system: "", example: "" };
  return { system: describeTools(tools), example: workedExample(tools) };
}

/** Asked again for the same tools, it answers the same, without reading prompts again. */
function remembering(describe: typeof briefingOf): typeof briefingOf {
  const known = new WeakMap<readonly ToolSchema[], Briefing>();
  return (tools) => {
    const briefing = known.get(tools) ?? describe(tools);
    known.set(tools, briefing);
    return briefing;
  };
}

function readPaidCalls(reply: ModelReply, request: ModelRequest, model: Model): ModelReply {
  try {
    return readCalls(reply, request, model);
  } catch (error) {
    request.onLost?.(reply);
    throw error;
  }
}

function readCalls(reply: ModelReply, { messages, tools }: ModelRequest, { features }: Model): ModelReply {
  const { message } = reply;
  if (message.tool_calls && message.tool_calls.length > 0) return reply;
  const read = readReply(plainText(message.content), (name) => toolNamed(name, tools) !== undefined);
  const family = read.calls.length === 0 ? unparsedCall(read.thought, tools) : undefined;
  if (family !== undefined) throw unreadable(`it is written in the notation of ${family}.`);
  const wanted = features.parallel_tool_calls ? read.calls : read.calls.slice(0, 1);
  const uniqueId = idsBeside(messages, reply.id);
  const calls = wanted.map(
    (call, index): MessageToolCall => ({
      ...{ id: uniqueId(index), origin: "completion" },
      ...checkCall(call, tools),
    }),
  );
  const reasoning = [message.reasoning_content, read.reasoning].filter(Boolean).join("\n\n");
  const said: Message = {
    ...message,
    content: read.thought === "" ? [] : [text(read.thought)],
    ...(calls.length > 0 && { tool_calls: calls }),
    ...(reasoning !== "" && { reasoning_content: reasoning }),
  };
  return { ...reply, message: said };
}

/** Ids from that of the reply; some endpoints give all replies the same. */
function idsBeside(messages: readonly Message[], reply: string): (position: number) => string {
  const taken = new Set(messages.flatMap(({ tool_calls = [] }) => tool_calls.map(({ id }) => id)));
  return (position) => {
    const id = `call_${reply.slice(-24)}_${position}`;
    let unique = id;
    for (let number = 2; taken.has(unique); number += 1) unique = `${id}-${number}`;
    return unique;
  };
}
