/** Defines what Chat Completions endpoints send: the fields that we use, in every form that endpoints send. */
import { z } from "zod";
import type { ReportedUsage } from "../usage.ts";

const Word = z.string().nullish();
/** A word that may come as a number; of any other type it is absent. */
const Id = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(undefined);
/** An invalid number does not make the reply unusable. */
const Figure = z.number().nullish().catch(undefined);

/** Some small servers send the arguments as an object and not as JSON text. The model corrects a value that is neither. */
const Arguments = z.union([z.string(), z.unknown().transform((value) => JSON.stringify(value))]);
const Sealed = z.record(z.string(), z.unknown()).nullish().catch(undefined);

/** The name of a call that cannot be read: the model is told that there is no such tool, with what it sent. */
const UNREADABLE = "unreadable_call";
const unreadable = (value: unknown) => ({ name: UNREADABLE, arguments: JSON.stringify({ received: value ?? null }) });

const Called = z.object({ name: Id, arguments: Arguments.nullish() }).nullish();

const SoundPiece = z.object({
  index: z.number().nullish().catch(undefined),
  id: Id,
  function: Called.catch(({ value }) => unreadable(value)),
  extra_content: Sealed,
  provider_specific_fields: Sealed,
});
export type CallPiece = z.infer<typeof SoundPiece>;

/** Null is no piece, and what is no object is a call that cannot be read. */
const CallPieces = z
  .unknown()
  .transform((value) => (Array.isArray(value) ? value : [value]))
  .transform((pieces) => pieces.filter((piece: unknown) => piece != null).map(pieceOf));

function pieceOf(value: unknown): CallPiece {
  const { success, data } = SoundPiece.safeParse(value);
  return success ? data : { index: undefined, id: undefined, function: unreadable(value) };
}

const ThinkingPiece = z.object({ type: z.string(), thinking: Word, signature: Word, data: Word });
export type ThinkingPiece = z.infer<typeof ThinkingPiece>;

/** From OpenRouter: pieces of one thought have the same index. */
const DetailPiece = z.looseObject({ type: Word, index: z.number().nullish(), text: Word, summary: Word, data: Word });
export type DetailPiece = z.infer<typeof DetailPiece>;

/** Some endpoints send content as a list of parts. Parts without text are ignored. */
const Text = z.union([
  z.string(),
  z
    .array(z.object({ text: Word.catch(undefined) }))
    .transform((parts) => parts.map((part) => part.text ?? "").join("")),
]);

const ChunkDelta = z.object({
  content: Text.nullish().catch(undefined),
  reasoning_content: Word.catch(undefined),
  /** The field's name at OpenRouter, Ollama and recent versions of vLLM. */
  reasoning: Word.catch(undefined),
  thinking_blocks: z.array(ThinkingPiece).nullish().catch(undefined),
  reasoning_details: z.array(DetailPiece).nullish().catch(undefined),
  refusal: Word.catch(undefined),
  tool_calls: CallPieces.optional(),
  /** The older form of a call, from before several calls were possible. */
  function_call: Called.catch(({ value }) => unreadable(value)),
});
export type ChunkDelta = z.infer<typeof ChunkDelta>;

const Details = z
  .object({ cached_tokens: Figure, cache_write_tokens: Figure, reasoning_tokens: Figure })
  .nullish()
  .catch(undefined);

/** The second row has the names of proxies for Anthropic's models, and the third those of DeepSeek. */
const ChatUsage = z
  .object({
    prompt_tokens: Figure,
    completion_tokens: Figure,
    prompt_tokens_details: Details,
    cost: Figure,
    completion_tokens_details: Details,
    cache_read_input_tokens: Figure,
    cache_creation_input_tokens: Figure,
    prompt_cache_hit_tokens: Figure,
  })
  .transform(
    (usage): ReportedUsage => ({
      prompt_tokens: usage.prompt_tokens,
      completion_tokens: usage.completion_tokens,
      cache_read_tokens:
        usage.prompt_tokens_details?.cached_tokens ?? usage.cache_read_input_tokens ?? usage.prompt_cache_hit_tokens,
      cache_write_tokens: usage.prompt_tokens_details?.cache_write_tokens ?? usage.cache_creation_input_tokens,
      reasoning_tokens: usage.completion_tokens_details?.reasoning_tokens,
      cost: usage.cost,
    }),
  );

const Position = z.number().int().nonnegative().nullish().catch(undefined);

/** OpenRouter reports failures of its provider in a choice. */
const Failure = z.looseObject({ message: Word }).nullish().catch(undefined);

export const Chunk = z.object({
  id: Id,
  model: Word.catch(undefined),
  choices: z
    .array(z.object({ index: Position, delta: ChunkDelta.nullish(), finish_reason: Word, error: Failure }))
    .nullish(),
  usage: ChatUsage.nullish().catch(undefined),
});
export type Chunk = z.infer<typeof Chunk>;

/** A reply that is not streamed, as one chunk with everything. The index of its calls is their position. */
export const WholeReply = z
  .object({
    id: Id,
    model: Word.catch(undefined),
    choices: z.array(z.object({ index: Position, message: ChunkDelta.nullish(), finish_reason: Word, error: Failure })),
    usage: ChatUsage.nullish().catch(undefined),
  })
  .transform(
    ({ choices, ...rest }): Chunk => ({
      ...rest,
      choices: choices.map(({ message, ...choice }, index) => ({
        ...choice,
        index,
        delta: message && inPlace(message),
      })),
    }),
  );

function inPlace(message: ChunkDelta): ChunkDelta {
  return { ...message, tool_calls: message.tool_calls?.map((call, index) => ({ ...call, index })) };
}
