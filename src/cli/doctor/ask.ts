/** Asks a model one question with a tool and a picture, and again with less where the endpoint refuses that. */
import { type Message, plainText, text } from "../../core/event/content.ts";
import { ModelFault } from "../../core/model/failure/model-fault.ts";
import type { ModelFeatures } from "../../core/model/features/model-features.ts";
import { PROTOCOL_NAMES } from "../../core/model/features/protocols.ts";
import type { ModelReply, ToolSchema } from "../../core/model/model.ts";
import { type ModelSettings, openModel } from "../../core/model/open-model.ts";
import { spokenCall } from "../../core/model/text-protocol/spoken-calls.ts";
import { prompt } from "../../prompts.ts";
import type { World } from "../../runner/world.ts";

export type AskWorld = Pick<World, "fetch" | "clock" | "sleep" | "random" | "signal">;

/**
 * `native`: as the protocol has it; `words`: as text that was to hold it; `unread`: as text that was not; or none at
 * all.
 */
type Calling = "native" | "words" | "unread" | "none";

export type ModelProbe = Readonly<{
  reply: ModelReply;
  /** The features of the model, with the lessons of its endpoint. */
  features: ModelFeatures;
  calling: Calling;
  /** Whether the reply came as a stream. */
  isStreamed: boolean;
  /** `unasked`: the model is known to see none. */
  vision: "seen" | "unseen" | "refused" | "unasked";
  /** The features that a workflow has to state, so that the endpoint takes requests. */
  needed: Partial<ModelFeatures>;
  requests: number;
}>;

const ANSWER: ToolSchema = {
  name: "answer",
  description: "Gives the answer.",
  parameters: { type: "object", properties: { word: { type: "string" } }, required: ["word"] },
};

/** Red, 64 × 64. */
const PICTURE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAS0lEQVR42u3PQQkAAAgAsetfWiP4FgYrsKZeS0BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDgsqnc8OJg6Ln3AAAAAElFTkSuQmCC";

/** One at a time: what is left out of the question when the endpoint refuses it. */
const WITHOUT: readonly Partial<ModelFeatures>[] = [
  { vision: false },
  { stream: false },
  { native_tool_calling: false },
];

/**
 * Rejects with the Fault of the first request where no question was taken. If the endpoint does not have the protocol,
 * and none was given, it is asked over the others.
 */
export async function askModel(settings: ModelSettings, world: AskWorld): Promise<ModelProbe> {
  const wire = watched(world);
  const found = async (needed: Partial<ModelFeatures>): Promise<ModelProbe> => {
    const { model, reply, isShown } = await askOnce(settings, needed, { ...world, fetch: wire.fetch });
    const vision = needed.vision === false ? "refused" : isShown ? seenIn(reply) : "unasked";
    return {
      ...{ reply, features: model.features, calling: callingIn(reply, model.features), vision, needed },
      ...wire.seen(),
    };
  };
  try {
    return await found({});
  } catch (first) {
    const others = isRefusal(first)
      ? WITHOUT
      : isNotThere(first) && !settings.api
        ? PROTOCOL_NAMES.map((api) => ({ api }))
        : [];
    for (const needed of others) {
      const finding = await found(needed).catch((error: unknown) => requireSame(error, first));
      if (finding) return finding;
    }
    throw first;
  }
}

async function askOnce(settings: ModelSettings, needed: Partial<ModelFeatures>, world: AskWorld) {
  const overrides = { ...settings.overrides, ...needed };
  const { default: model } = openModel({ ...settings, overrides }, { ...world, attempts: 2 });
  const isShown = model.features.vision;
  const picture = { type: "image" as const, image_urls: [PICTURE], cache_prompt: false };
  const content = isShown ? [text(prompt("doctor-question")), picture] : [text(prompt("doctor-question-words"))];
  const messages: Message[] = [
    { role: "system", content: [text(prompt("doctor-system"))] },
    { role: "user", content },
  ];
  return { model, reply: await model.complete({ messages, tools: [ANSWER], signal: world.signal }), isShown };
}

/** Counts requests, and sees in which form the last answer came. */
function watched({ fetch }: AskWorld) {
  let requests = 0;
  let isStreamed = false;
  const counting: typeof fetch = async (input, init) => {
    requests += 1;
    const response = await fetch(input, init);
    isStreamed = !/json/.test(response.headers.get("content-type") ?? "");
    return response;
  };
  return { fetch: counting, seen: () => ({ requests, isStreamed }) };
}

/** About the request itself: not the key, the model, the account or the network, which no other question would change. */
function isRefusal(error: unknown): error is ModelFault {
  if (!(error instanceof ModelFault) || error.isTransient || error.isModelMissing) return false;
  const status = statusOf(error);
  return status === 400 || status === 422;
}

/** There is no such address, or none for this way of asking. */
function isNotThere(error: unknown): boolean {
  if (error instanceof ModelFault && error.isModelMissing) return false;
  const status = statusOf(error);
  return status === 404 || status === 405;
}

/** Another failure than the first says more. */
function requireSame(error: unknown, first: unknown): undefined {
  if (!(isRefusal(error) || (isNotThere(first) && isNotThere(error)))) throw error;
}

function statusOf(error: unknown): unknown {
  return error instanceof ModelFault && error.cause instanceof Error && "status" in error.cause
    ? error.cause.status
    : undefined;
}

function callingIn({ message }: ModelReply, { native_tool_calling }: ModelFeatures): Calling {
  const called = (message.tool_calls ?? []).some(({ name }) => name === ANSWER.name);
  if (called) return native_tool_calling ? "native" : "words";
  return spokenCall(message, [ANSWER]) ? "unread" : "none";
}

function seenIn({ message }: ModelReply): "seen" | "unseen" {
  const said = [plainText(message.content), ...(message.tool_calls ?? []).map((call) => call.arguments)].join(" ");
  return /\bred\b/i.test(said) ? "seen" : "unseen";
}
