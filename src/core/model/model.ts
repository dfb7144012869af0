/** The model port: messages and tool schemas in, one assistant message out. */
import type { Message } from "../event/content.ts";
import type { ModelFeatures } from "./features/model-features.ts";

/** A tool as the model is told of it; `parameters` is a JSON Schema object. */
export type ToolSchema = Readonly<{ name: string; description: string; parameters: Readonly<Record<string, unknown>> }>;

/** Tokens of one call. `cost` is in US dollars: what the endpoint states, else the price of the tokens, if it is known. */
export type Usage = Readonly<{
  prompt_tokens: number;
  completion_tokens: number;
  cache_read_tokens: number;
  cache_write_tokens: number;
  reasoning_tokens: number;
  cost: number | undefined;
  /** The endpoint did not say, or said nonsense. */
  is_estimated: boolean;
}>;

export type ModelRequest = Readonly<{
  messages: readonly Message[];
  tools: readonly ToolSchema[];
  signal: AbortSignal;
  /** Where the reply is to end, for models that take stop words. */
  stop?: readonly string[];
  /** Told of every reply that could not be used, and was paid for all the same. */
  onLost?(lost: Spent): void;
}>;

/**
 * What a reply took. `model` is the one that answered, where it is another than the one asked; a reply that was lost may
 * have no `id`.
 */
export type Spent = Readonly<{ id?: string; usage: Usage; latencyMs: number; model?: string | undefined }>;

/**
 * `announcesCalls`: the endpoint says that the reply ends in tool calls, whether there are any or not. `answeredBy`: the
 * endpoint's name for the model that answered, which may be more than the name that was asked for says.
 */
export type ModelReply = Spent &
  Readonly<{ id: string; message: Message; announcesCalls?: boolean; answeredBy?: string | undefined }>;

/**
 * Contract: resolves with one complete reply, or rejects with a `Fault` of code "model", or with `signal.reason` when
 * aborted. A reply that was cut off is a fault, so that no tool call is ever taken from half a reply.
 */
export interface Model {
  readonly name: string;
  readonly features: ModelFeatures;
  complete(request: ModelRequest): Promise<ModelReply>;
}
