/** One attempt at a reply: what is the same in all protocols. */
import { setImmediate } from "node:timers/promises";
import type { OpenAI } from "openai";
import { APIError } from "openai/core/error";
import { Fault } from "../../lib/fault.ts";
import type { Redact } from "../../lib/mask/mask.ts";
import { prompt } from "../../prompts.ts";
import { type Message, text } from "../event/content.ts";
import { type EndpointOptions, openClient, redactorFor } from "./endpoint.ts";
import { toModelFault } from "./failure/failure.ts";
import { quote } from "./failure/quote.ts";
import type { SentRequest } from "./failure/request-size.ts";
import type { ModelFeatures } from "./features/model-features.ts";
import { protocolOf } from "./features/protocols.ts";
import type { Model, ModelReply, ModelRequest } from "./model.ts";
import type { Fold } from "./stream/fold.ts";
import { readReply, watchReply } from "./stream/read-reply.ts";
import { charactersOf, estimateTokens, usageOf } from "./usage.ts";

export type Protocol = Readonly<{
  /** Resolves with the answer as it came, its body unread; rejects with the client's error. */
  send(client: OpenAI, request: ModelRequest, signal: AbortSignal): Promise<Response>;
  /** For one reply. */
  fold(): Fold;
}>;

const IDLE_MS = 60_000;

/** A Model that tries every request once. */
export function protocolModel(options: EndpointOptions, protocol: Protocol): Model {
  const { model, features, clock, idleMs = IDLE_MS } = options;
  const { host } = new URL(options.baseUrl);
  let hasAnswered = false;
  const heard: typeof fetch = async (input, init) => {
    const response = await options.fetch(input, init);
    hasAnswered = true;
    return response;
  };
  const authorize = authorizer({ ...options, fetch: heard });
  const thinks = features.silent_thinking || features.reasoning_effort !== undefined;
  const mayBeSilent = !features.stream || protocolOf(features.api).beginsLate || thinks;
  return {
    name: model,
    features,
    async complete(request): Promise<ModelReply> {
      request.signal.throwIfAborted();
      const start = clock();
      const { client, redact, apiKey } = await authorize(request.signal);
      const controller = new AbortController();
      const giveUp = (fault: Fault) => controller.abort(fault);
      const watch = watchReply({ host, idleMs, mayBeSilent, giveUp });
      const fold = protocol.fold();
      let stated: Stated = {};
      const spent = (characters: number) => ({
        usage: usageOf({ ...fold.usage, cost: fold.usage?.cost ?? stated.cost }, { request, characters, features }),
        latencyMs: clock() - start,
      });
      try {
        const response = await protocol.send(
          await client,
          request,
          AbortSignal.any([request.signal, controller.signal]),
        );
        stated = statedBy(response.headers);
        const reply = await readReply(response, fold, { host, watch, redact, onDelta: request.onDelta });
        await setImmediate(); // in one turn of the event loop the connection comes free, and the next request takes it
        const answeredBy = quote(redact(stated.answeredBy ?? reply.answeredBy ?? ""), apiKey) || undefined;
        return { ...reply, answeredBy, ...spent(charactersOf(reply.message)) };
      } catch (error) {
        const fault = ours(controller.signal.reason) ?? ours(error) ?? error;
        controller.abort(); // whatever else the endpoint has to say
        if (fold.size > 0 || fold.usage) request.onLost?.(spent(fold.size));
        if (request.signal.aborted && fold.size === 0)
          options.onSilence?.({ host, ms: clock() - start, hasSigns: watch.hasBegun });
        request.signal.throwIfAborted();
        const { baseUrl } = options;
        const isToken = typeof options.apiKey !== "string";
        const sent = fault instanceof APIError ? { sent: sentRequest(request, features) } : {};
        throw toModelFault(fault, { model, host, baseUrl, api: features.api, apiKey, isToken, hasAnswered, ...sent });
      } finally {
        watch.stop();
      }
    },
  };
}

/** The request as an endpoint sees it. */
function sentRequest({ messages, tools }: ModelRequest, { vision, context_window }: ModelFeatures): SentRequest {
  const hasPictures = vision && messages.some(hasImage);
  return { tokens: estimateTokens(messages, tools), window: context_window, hasPictures };
}

type Access = Readonly<{ client: Promise<OpenAI>; redact: Redact; apiKey: string }>;

/** How a request gets in: with the key, for which a client is open at once, or with the token of the moment. */
function authorizer({ apiKey, ...options }: EndpointOptions): (signal: AbortSignal) => Promise<Access> {
  const open = (key: string, isToken: boolean): Access => {
    const authorized = { ...options, apiKey: key, isToken };
    return { client: openClient(authorized), redact: redactorFor(authorized), apiKey: key };
  };
  if (typeof apiKey === "string") {
    const access = open(apiKey, false);
    return async () => access;
  }
  let last: Access | undefined;
  return async (signal) => {
    const token = await apiKey(signal);
    if (last?.apiKey !== token) last = open(token, true);
    return last;
  };
}

type Stated = Readonly<{ cost?: number; answeredBy?: string }>;

/** Reads the cost from LiteLLM's headers. For a stream it does not know the cost when it sends them. */
function statedBy(headers: Headers): Stated {
  const cost = Number(headers.get("x-litellm-response-cost") ?? 0);
  const answeredBy = headers.get("x-litellm-model-name");
  return { ...(cost > 0 && { cost }), ...(answeredBy !== null && { answeredBy }) };
}

/** Our own Fault, also where the client has wrapped it into an error of its own. */
function ours(error: unknown): Fault | undefined {
  if (error instanceof Fault) return error;
  return error instanceof Error && error.cause instanceof Fault ? error.cause : undefined;
}

type Vision = Pick<ModelFeatures, "vision" | "string_content">;

/**
 * The messages in a form that the model accepts. They are unchanged if the model sees images and accepts lists of
 * blocks.
 */
export function leaveOutImages(messages: readonly Message[], { vision, string_content }: Vision): readonly Message[] {
  if ((vision && !string_content) || !messages.some(hasImage)) return messages;
  const note = text(prompt("image-left-out"));
  return messages.map((message) =>
    hasImage(message)
      ? { ...message, content: message.content.map((block) => (block.type === "image" ? note : block)) }
      : message,
  );
}

function hasImage({ content }: Message): boolean {
  return content.some((block) => block.type === "image");
}
