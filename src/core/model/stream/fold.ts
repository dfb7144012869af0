/**
 * Defines how all protocols fold a reply's events: into one whole message, or into a fault that says why it is not
 * whole.
 */
import { Message, type MessageToolCall, text } from "../../event/content.ts";
import { ModelFault } from "../failure/model-fault.ts";
import type { Delta, ModelReply } from "../model.ts";
import { withPlainId } from "../signed-calls.ts";
import { partThoughts } from "../thoughts.ts";
import type { ReportedUsage } from "../usage.ts";

/** Takes the events of one reply in order. */
export interface Fold {
  /** Characters of text, reasoning and arguments so far. */
  readonly size: number;
  /** As the endpoint stated it so far; also of a reply that is of no use. */
  readonly usage: ReportedUsage | undefined;
  /**
   * Returns the words that it brought, if there are any. Throws a Fault for what is no event of this protocol, or for a
   * reply that grows too large.
   */
  take(event: unknown): Delta | undefined;
  /** Takes a reply that came in one piece. */
  takeWhole(body: unknown): void;
  /** The reply, if it is whole; else throws a ModelFault. */
  finish(): FoldedReply;
}

type Word = string | null | undefined | false;

/** The words of an event; undefined if it brought none. */
export function deltaOf(content: Word, reasoning: Word): Delta | undefined {
  if (!content && !reasoning) return undefined;
  return { ...(content && { content }), ...(reasoning && { reasoning_content: reasoning }) };
}

export type FoldedReply = Pick<ModelReply, "id" | "message" | "announcesCalls" | "answeredBy">;

/** How a reply ended, in one set of words for all protocols. */
export type ReplyEnding =
  | "whole"
  | "rejected-call"
  | "output-limit"
  | "context-window"
  | "content-policy"
  | "failed"
  | "broken-off"
  | "empty";

export type StreamedCall = Omit<MessageToolCall, "origin">;

export type ReplyParts = Readonly<{
  id: string;
  text: string;
  reasoning: string;
  calls: readonly StreamedCall[];
  thinking?: Message["thinking_blocks"];
  reasoningItem?: Message["responses_reasoning_item"];
  details?: Message["reasoning_details"];
}>;

/**
 * The message, with an id for every call; calls without name and arguments are dropped, and thoughts in tags that begin the
 * text are reasoning. An empty reply is a transient fault.
 */
export function wholeMessage(parts: ReplyParts, ending: ReplyEnding, origin: MessageToolCall["origin"]): Message {
  requireWhole(ending);
  const calls = parts.calls.filter(isCall).map(withName).map(withPlainId);
  const { thinking = [], reasoningItem, details = [] } = parts;
  const { thoughts, words } = partThoughts(parts.text);
  const reasoning = [parts.reasoning, thoughts].filter((part) => part !== "").join("\n\n");
  if (calls.length === 0 && thinking.length === 0 && (words + reasoning).trim() === "") throw empty();
  return Message.parse({
    role: "assistant",
    content: words === "" ? [] : [text(words)],
    ...(calls.length > 0 && {
      tool_calls: calls.map((call, index) => ({ ...call, id: idOf(parts.id, calls, index), origin })),
    }),
    ...(reasoning !== "" && { reasoning_content: reasoning }),
    ...(thinking.length > 0 && { thinking_blocks: thinking }),
    ...(reasoningItem && { responses_reasoning_item: reasoningItem }),
    ...(details.length > 0 && { reasoning_details: details }),
  });
}

function isCall({ name, arguments: json }: StreamedCall): boolean {
  return name !== "" || !["", "{}", "null"].includes(json.trim());
}

/** The model is told that there is no such tool. */
function withName(call: StreamedCall): StreamedCall {
  return call.name === "" ? { ...call, name: "call_without_name" } : call;
}

function requireWhole(ending: ReplyEnding): void {
  const again = { hint: "Run it again.", isTransient: true };
  switch (ending) {
    case "whole":
      return;
    case "broken-off":
      throw new ModelFault("The model's reply broke off.", again);
    case "empty":
      throw empty();
    case "rejected-call":
      throw new ModelFault("The model wrote a tool call that its provider did not accept.", {
        hint: "Use a model that writes calls better.",
        reason: "rejected-call",
      });
    case "failed":
      throw new ModelFault("The model's provider failed in the middle of the reply.", again);
    case "output-limit":
      throw new ModelFault("The model's reply was cut off at its output limit.", {
        hint: "Use a model with a larger output limit, or ask for less at once.",
        reason: "output-limit",
      });
    case "context-window":
      throw new ModelFault("The model's reply was cut off where its context window ends.", {
        hint: "Use a model with a larger context.",
        reason: "context-window",
      });
    case "content-policy":
      throw new ModelFault("The model refused to answer, or its provider's content policy stopped it.", {
        hint: "Ask for it in other words.",
        reason: "content-policy",
      });
  }
}

const EMPTY =
  'Some servers return nothing where they could not read a tool call: put {"native_tool_calling": false} into the `model-features` input, or use another model.';

function empty(): ModelFault {
  return new ModelFault("The model returned an empty reply.", {
    hint: EMPTY,
    reason: "empty-reply",
    isTransient: true,
  });
}

/** The call's own id if it has one and no call before it has the same; endpoints take 40 characters at most. */
function idOf(reply: string, calls: readonly StreamedCall[], index: number): string {
  const id = calls[index]?.id ?? "";
  const isUnique = id !== "" && calls.findIndex((call) => call.id === id) === index;
  return isUnique ? id : `call_${reply.slice(-24)}_${index}`;
}
