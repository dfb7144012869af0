/** The model port: takes messages and tool schemas, and returns one assistant message. */
import type { Message } from "../event/content.ts";
import type { ModelFeatures } from "./features/model-features.ts";

/** A tool as described to the model. `parameters` is a JSON Schema object. */
export type ToolSchema = Readonly<{ name: string; description: string; parameters: Readonly<Record<string, unknown>> }>;

/**
 * The tokens of one call. `cost` is in US dollars: the amount that the endpoint reports, or else the price of the
 * tokens, if it is known.
 */
export type Usage = Readonly<{
  prompt_tokens: number;
  completion_tokens: number;
  cache_read_tokens: number;
  cache_write_tokens: number;
  reasoning_tokens: number;
  cost: number | undefined;
  /** Whether the endpoint reported no tokens, or invalid numbers. */
  is_estimated: boolean;
}>;

/** A piece of a reply that is still coming: of its text, of its thoughts, or of both. */
export type Delta = Readonly<{ content?: string; reasoning_content?: string }>;

export type ModelRequest = Readonly<{
  messages: readonly Message[];
  tools: readonly ToolSchema[];
  signal: AbortSignal;
  /** Words at which the reply ends, for models that accept stop words. */
  stop?: readonly string[];
  /** Receives every reply that could not be used although it was paid for. */
  onLost?(lost: Spent): void;
  /**
   * Receives the pieces of a reply that is streamed, in order. They are for people to look at: where a request is made
   * again, the pieces begin again, and what was said counts only in the reply.
   */
  onDelta?(delta: Delta): void;
}>;

/** The cost of a reply. `model` is set if another model answered than the requested one. A lost reply may have no `id`. */
export type Spent = Readonly<{ id?: string; usage: Usage; latencyMs: number; model?: string | undefined }>;

/**
 * `announcesCalls`: the endpoint says that the reply ends in tool calls, even if there are none. `answeredBy`: the
 * endpoint's name for the model that answered, which may be more precise than the requested name.
 */
export type ModelReply = Spent &
  Readonly<{ id: string; message: Message; announcesCalls?: boolean; answeredBy?: string | undefined }>;

/**
 * Resolves to one complete reply. Rejects with a "model" `Fault`, or with `signal.reason` when aborted. An incomplete
 * reply is a fault, so that no tool call is taken from a part of a reply.
 */
export interface Model {
  readonly name: string;
  readonly features: ModelFeatures;
  complete(request: ModelRequest): Promise<ModelReply>;
}
