/** Folds the events of a Responses reply into one assistant message. */
import { APIError } from "openai/core/error";
import { z } from "zod";
import type { Message } from "../../event/content.ts";
import { ModelFault } from "../failure/model-fault.ts";
import type { Delta } from "../model.ts";
import {
  deltaOf,
  type Fold,
  type FoldedReply,
  type ReplyEnding,
  type ReplyParts,
  wholeMessage,
} from "../stream/fold.ts";
import { requireMeasure } from "../stream/read-reply.ts";
import type { ReportedUsage } from "../usage.ts";

/** The size of an item in addition to its texts. */
const ITEM_SIZE = 64;

/** Reads complete items only. Endpoints send each item when it is done, and again at the end. */
export class ResponsesFold implements Fold {
  #heard = 0;
  #kept = 0;
  #response: ResponseBody | undefined;
  readonly #items = new Map<number, OutputItem>();

  get size(): number {
    return this.#heard + this.#kept;
  }

  get usage(): ReportedUsage | undefined {
    return this.#response?.usage ?? undefined;
  }

  take(value: unknown): Delta | undefined {
    const event = OtherEvent.safeParse(value);
    if (!event.success) throw notResponses(event.error);
    const { type, delta } = event.data;
    if (isKnown(type)) this.#takeKnown(value);
    else this.#hear(delta ?? "");
    return deltaOf(type === TEXT && delta, THOUGHTS.has(type) && delta);
  }

  takeWhole(body: unknown): void {
    const response = ResponseBody.safeParse(body);
    if (!response.success) throw notResponses(response.error);
    this.#end(response.data, "completed");
  }

  finish(): FoldedReply {
    const { id, model, output = [] } = this.#response ?? {};
    const items = output.length > 0 ? output : [...this.#items].sort(([a], [b]) => a - b).map(([, item]) => item);
    requireMeasure(0, items.filter(isCall).length);
    const ending = this.#response ? endingOf(this.#response, items) : "broken-off";
    const message = wholeMessage({ id: id ?? "", ...partsOf(items) }, ending, "responses");
    return { id: id ?? "", message, answeredBy: model || undefined };
  }

  #takeKnown(value: unknown): void {
    const known = ResponsesEvent.safeParse(value);
    if (!known.success) throw notResponses(known.error);
    const { data: event } = known;
    if (event.type === "error") throw new APIError(undefined, event, undefined, undefined);
    if (event.type !== "response.output_item.done") this.#end(event.response, event.type.slice("response.".length));
    else this.#keep(event.output_index ?? this.#items.size, event.item);
  }

  #hear(delta: string): void {
    this.#heard += delta.length;
    requireMeasure(this.#heard, 0);
  }

  #keep(index: number, item: OutputItem): void {
    this.#items.set(index, item);
    this.#kept += ITEM_SIZE + sizeOf(item);
    requireMeasure(this.#kept, 0);
  }

  #end(response: ResponseBody, status: string): void {
    this.#response = { ...response, status: response.status ?? status };
    if (response.error) throw new APIError(undefined, response.error, undefined, undefined);
  }
}

function endingOf({ status, incomplete_details }: ResponseBody, items: readonly OutputItem[]): ReplyEnding {
  const reason = incomplete_details?.reason;
  if (reason === "content_filter" || items.some(isRefusal)) return "content-policy";
  if (reason === "max_output_tokens") return "output-limit";
  if (status === "failed") return "failed";
  const isWhole = status === "completed" && !items.some((item) => isCall(item) && item.status === "incomplete");
  return isWhole ? "whole" : "broken-off";
}

function isCall({ type }: OutputItem): boolean {
  return type === "function_call";
}

function isRefusal({ type, content }: OutputItem): boolean {
  return type === "message" && (content ?? []).some((part) => part.type === "refusal" && part.refusal !== "");
}

function partsOf(items: readonly OutputItem[]): Omit<ReplyParts, "id"> {
  const ofType = (type: string) => items.filter((item) => item.type === type);
  const reasoning = ofType("reasoning");
  const [first] = reasoning;
  return {
    text: ofType("message")
      .map(({ content }) => texts(content).join(""))
      .filter(Boolean)
      .join("\n\n"),
    reasoning: reasoning.flatMap(({ summary, content }) => [...texts(summary), ...texts(content)]).join("\n\n"),
    calls: items.filter(isCall).map((item) => ({
      id: item.call_id ?? "",
      ...(item.id && { responses_item_id: item.id }),
      name: item.name ?? "",
      arguments: item.arguments ?? "",
    })),
    ...(first?.id && { reasoningItem: reasoningItem(first.id, first) }),
  };
}

// A message can have one. The first one is before everything else.
function reasoningItem(id: string, item: OutputItem): NonNullable<Message["responses_reasoning_item"]> {
  return {
    id,
    summary: texts(item.summary),
    ...(item.content && item.content.length > 0 && { content: texts(item.content) }),
    ...(item.encrypted_content && { encrypted_content: item.encrypted_content }),
    ...(item.status && { status: item.status }),
  };
}

function texts(parts: OutputItem["content"]): string[] {
  return (parts ?? []).flatMap((part) => part.text ?? []);
}

function sizeOf({ content, summary, encrypted_content, arguments: json }: OutputItem): number {
  return [...texts(content), ...texts(summary), encrypted_content ?? "", json ?? ""].join("").length;
}

function notResponses(cause: unknown): ModelFault {
  return new ModelFault("The model endpoint sent a reply that is not a Responses reply.", {
    hint: "Check the `base-url` input, and whether the endpoint has the Responses API: the `api-mode` input chooses.",
    cause,
  });
}

/** The fields of items, responses and events that we use. */
const Word = z.string().nullish();
const Id = z.union([z.string(), z.number().transform(String)]).nullish();
/** A wrong figure does not make a reply unusable. */
const Figure = z.number().nullish().catch(undefined);
const Texts = z.array(z.object({ type: Word, text: Word, refusal: Word })).nullish();

/** An item of any type: a message, a call, reasoning, or something that we ignore. */
const OutputItem = z.object({
  type: z.string(),
  id: Id,
  status: Word,
  content: Texts,
  summary: Texts,
  encrypted_content: Word,
  call_id: Id,
  name: Word,
  arguments: Word,
});
type OutputItem = z.infer<typeof OutputItem>;

const Details = z
  .object({ cached_tokens: Figure, cache_write_tokens: Figure, reasoning_tokens: Figure })
  .nullish()
  .catch(undefined);

const ResponsesUsage = z
  .object({
    input_tokens: Figure,
    output_tokens: Figure,
    cost: Figure,
    input_tokens_details: Details,
    output_tokens_details: Details,
  })
  .transform(
    ({ input_tokens_details, output_tokens_details, ...usage }): ReportedUsage => ({
      prompt_tokens: usage.input_tokens,
      completion_tokens: usage.output_tokens,
      cache_read_tokens: input_tokens_details?.cached_tokens,
      cache_write_tokens: input_tokens_details?.cache_write_tokens,
      reasoning_tokens: output_tokens_details?.reasoning_tokens,
      cost: usage.cost,
    }),
  );

const ResponseBody = z.object({
  id: Id,
  model: Word.catch(undefined),
  status: Word,
  output: z.array(OutputItem),
  usage: ResponsesUsage.nullish().catch(undefined),
  error: z.object({ code: Word, message: Word }).nullish(),
  incomplete_details: z.object({ reason: Word }).nullish(),
});
type ResponseBody = z.infer<typeof ResponseBody>;

const ENDS = ["response.completed", "response.incomplete", "response.failed"] as const;

/** Only the events that end a response or an item are read. For all other events only the size counts. */
const ResponsesEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.enum(ENDS),
    response: ResponseBody,
  }),
  z.object({ type: z.literal("response.output_item.done"), output_index: z.number().nullish(), item: OutputItem }),
  z.object({ type: z.literal("error"), code: Word, message: Word }),
]);

/** The events that bring pieces of the text, and of the thoughts. */
const TEXT = "response.output_text.delta";
const THOUGHTS: ReadonlySet<string> = new Set([
  "response.reasoning_text.delta",
  "response.reasoning_summary_text.delta",
]);

/** Returns whether events of this type must match `ResponsesEvent`. */
function isKnown(type: string): boolean {
  return KNOWN.has(type);
}

const KNOWN: ReadonlySet<string> = new Set([...ENDS, "response.output_item.done", "error"]);

/** Everything with a type is an event, but its type may be unknown. */
const OtherEvent = z.object({ type: z.string(), delta: z.string().nullish().catch(undefined) });
