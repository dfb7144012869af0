/** What a scripted model says: one turn for each request, written down or computed from the request. */
import type { ChatRequest } from "./request.ts";
import type { WireFault } from "./wire-fault.ts";

/** A tool call to make. A string as `arguments` is sent as it is, so that a script can send broken JSON. */
export type Call = Readonly<{ name: string; arguments: object | string }>;

/** What the endpoint reports as used; `cost` is OpenRouter's field, in dollars, and undefined where it is not stated. */
export type Usage = Readonly<{
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
  cost: number | undefined;
}>;

/** Why the model stopped; unless a script says otherwise, because it was done or calls a tool. */
export type Finish = "stop" | "tool_calls" | "length" | "content_filter";

/** One answer. `status` or `error` make it a failure with that HTTP status; `hangup` cuts the connection half-way. */
export type Reply = Readonly<{
  text?: string;
  calls?: readonly Call[];
  reasoning?: string;
  /** What it says instead of doing what it was asked. */
  refusal?: string;
  finish?: Finish;
  /** Replaces single figures of the computed usage; `absent` reports none. */
  usage?: Partial<Usage> | "absent";
  status?: number;
  error?: object;
  headers?: Readonly<Record<string, string>>;
  hangup?: boolean;
  /** What happens to the answer on its way. */
  fault?: WireFault;
}>;

/** A function is for turns of the Chat Completions API only. */
type Turn = Reply | ((request: ChatRequest) => Reply);

export type Script = readonly Turn[];

/** A turn of plain text. */
export function say(text: string): Reply {
  return { text };
}

/** A turn that calls one tool; `also` adds to it, e.g. the text before the call. */
export function call(name: string, args: object | string, also: Reply = {}): Reply {
  return { ...also, calls: [{ name, arguments: args }, ...(also.calls ?? [])] };
}

/** A turn that ends the run with an answer. */
export function conclude(message: string): Reply {
  return call("finish", { message });
}

/** A turn of a model that writes its calls as text. */
export function write(name: string, parameters: Readonly<Record<string, string>>, thought = ""): Reply {
  const values = Object.entries(parameters).map(([key, value]) => `<parameter=${key}>${value}</parameter>\n`);
  return say(`${thought}\n\n<function=${name}>\n${values.join("")}</function>`.trim());
}
