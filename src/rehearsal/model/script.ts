/**
 * Defines what a scripted model says (one turn for each request, written down or computed from the request) and what
 * can happen to a sound answer on its way.
 */
import type { ChatRequest } from "./request.ts";

export type WireFault =
  /** The connection is cut before the headers. */
  | Readonly<{ kind: "no-answer" }>
  /** Nothing ever comes, and the connection stays open. */
  | Readonly<{ kind: "no-headers" }>
  /** One half, and then nothing. */
  | Readonly<{ kind: "silence" }>
  /** One half, and then comments that keep the connection alive. */
  | Readonly<{ kind: "keep-alive"; everyMs: number }>
  /** One half, and then the connection is cut. */
  | Readonly<{ kind: "cut" }>
  /** Everything but what says that it was everything. */
  | Readonly<{ kind: "no-end" }>
  | Readonly<{ kind: "bad-json" }>
  /** One half, and then an error in its midst. */
  | Readonly<{ kind: "error-event"; error: object }>
  /** Odd, and sound all the same: Windows line breaks; comments and fields nobody needs; a few bytes at a time. */
  | Readonly<{ kind: "crlf" | "comments" | "split-bytes" }>
  | ChatFault
  /** Not from the API at all. */
  | Readonly<{ kind: "html" | "bad-gzip" }>
  | Readonly<{ kind: "content-type"; value: string }>
  | Readonly<{ kind: "redirect"; to: string; status: number }>
  /** Text without measure: in many pieces, in one, or without end. */
  | Readonly<{ kind: "huge-reply" | "huge-delta"; bytes: number }>
  | Readonly<{ kind: "endless" }>;

/** Faults of Chat Completions only: choices that are not choices, content in other shapes, calls in disorder. */
export type ChatFault = Readonly<{
  kind: "empty-choices" | "null-content" | "content-list" | "calls-interleaved" | "calls-all-zero" | "no-index";
}>;

const CHAT_KINDS: ReadonlySet<string> = new Set<ChatFault["kind"]>([
  ...(["empty-choices", "null-content", "content-list", "calls-interleaved", "calls-all-zero", "no-index"] as const),
]);

export function isChatFault(fault: WireFault): fault is ChatFault {
  return CHAT_KINDS.has(fault.kind);
}

/** A tool call to make. A string as `arguments` is sent as it is, so that a script can send broken JSON. */
export type ScriptedCall = Readonly<{ name: string; arguments: object | string }>;

/** The usage that the endpoint reports; `cost` is OpenRouter's field, in dollars, and undefined if it is not stated. */
export type Usage = Readonly<{
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
  cost: number | undefined;
}>;

/** Why the model stopped; unless a script says otherwise, because it was done or calls a tool. */
export type Finish = "stop" | "tool_calls" | "length" | "content_filter";

/** One answer. `status` or `error` make it a failure with that HTTP status; `hangup` cuts the connection half-way. */
export type ScriptedReply = Readonly<{
  text?: string;
  calls?: readonly ScriptedCall[];
  reasoning?: string;
  /** Its words, instead of the requested work. */
  refusal?: string;
  finish?: Finish;
  /** Replaces single figures of the computed usage; `absent` reports none. */
  usage?: Partial<Usage> | "absent";
  status?: number;
  error?: object;
  headers?: Readonly<Record<string, string>>;
  hangup?: boolean;
  /** The fault of the answer on its way. */
  fault?: WireFault;
}>;

/** A function is for turns of the Chat Completions API only. */
type Turn = ScriptedReply | ((request: ChatRequest) => ScriptedReply);

export type Script = readonly Turn[];

/** A turn of plain text. */
export function say(text: string): ScriptedReply {
  return { text };
}

/** A turn that calls one tool; `also` adds to it, e.g. the text before the call. */
export function call(name: string, args: object | string, also: ScriptedReply = {}): ScriptedReply {
  return { ...also, calls: [{ name, arguments: args }, ...(also.calls ?? [])] };
}

/** A turn that ends the run with an answer. */
export function conclude(message: string): ScriptedReply {
  return call("finish", { message });
}

/** A turn of a model that writes its calls as text. */
export function write(name: string, parameters: Readonly<Record<string, string>>, thought = ""): ScriptedReply {
  const values = Object.entries(parameters).map(([key, value]) => `<parameter=${key}>${value}</parameter>\n`);
  return say(`${thought}\n\n<function=${name}>\n${values.join("")}</function>`.trim());
}
