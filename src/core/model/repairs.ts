/** Adapts a history that another provider wrote to an endpoint that refuses it in words that say what is wrong. */
import { createHash } from "node:crypto";
import { sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { type Message, plainText, text } from "../event/content.ts";
import { ModelFault } from "./failure/model-fault.ts";
import type { ModelFeatures } from "./features/model-features.ts";
import type { Model, ModelRequest } from "./model.ts";

/** How often one request is made again. */
const MOST_REPAIRS = 2;

/**
 * The model that `open` makes, which is asked again when its endpoint refuses a history for a reason that can be
 * repaired. A lesson holds for the requests that follow, so that their histories continue each other. A history that is
 * refused for the same reason again, or for a third one, is a ModelFault without a `reason`: no summary would help.
 * `learned` was learned before; it grows.
 */
export function withRepairs(
  open: (features: ModelFeatures) => Model,
  features: ModelFeatures,
  learned: Set<Repair>,
): Model {
  let model = open(Object.assign({}, features, ...[...learned].map((repair) => repair.features)));
  const learn = (repair: Repair) => {
    learned.add(repair);
    if (repair.features) model = open({ ...model.features, ...repair.features });
  };
  return Object.freeze<Model>({
    name: model.name,
    get features() {
      return model.features;
    },
    async complete(request) {
      for (let repairs = 0; ; repairs += 1) {
        try {
          return await model.complete(repairRequest(request, learned));
        } catch (error) {
          request.signal.throwIfAborted();
          const repair = repairFor(error);
          if (!repair) throw error;
          if (learned.has(repair) || repairs === MOST_REPAIRS) throw refusedAgain(error as ModelFault); // it has a repair
          learn(repair);
        }
      }
    },
  });
}

function repairRequest(request: ModelRequest, learned: ReadonlySet<Repair>): ModelRequest {
  if (learned.size === 0) return request;
  const inOrder = REPAIRS.filter((repair) => learned.has(repair));
  return { ...request, messages: inOrder.reduce((messages, { apply }) => apply(messages), request.messages) };
}

function repairFor(error: unknown): Repair | undefined {
  if (!(error instanceof ModelFault) || error.reason !== "malformed-history") return undefined;
  const told = error.cause instanceof Error ? error.cause.message : (error.quote ?? "");
  return REPAIRS.find(({ words }) => words.test(told));
}

function refusedAgain({ headline, hint, quote, reply, refused, cause }: ModelFault): ModelFault {
  const more = "It also refused the history after it was adapted.";
  return new ModelFault(sentences(headline, more), {
    hint,
    quote,
    reply,
    refused,
    cause,
    reason: "unrepaired-history",
  });
}

type Messages = readonly Message[];

/** `words` are those of the refusal. `features` are known of the model from then on. */
export type Repair = Readonly<{
  words: RegExp;
  features?: Partial<ModelFeatures>;
  apply(messages: Messages): Messages;
}>;

const SEALS = "extra_content|provider_specific_fields|reasoning_details|thinking_blocks|reasoning_content";
const ID = String.raw`tool[ _-]?call[ _-]?ids?|tool_use\.id|toolUseId|tool_calls\[\d+\]\.id|call_id`;

/** In the order in which they are applied; of those whose words fit a refusal, the first is meant. */
export const REPAIRS: readonly Repair[] = [
  {
    words: RegExp(
      [
        String.raw`(?:${ID})\b.{0,80}(?:must be a-z|alphanumeric|length of 9|should match pattern|regular expression pattern|too long)`,
        "tool_use.{0,20}ids must be unique",
        "must have a single result",
      ].join("|"),
      "is",
    ),
    apply: withShortIds,
  },
  {
    words:
      /missing.{0,20}reasoning_content|reasoning_content.{0,60}(?:is missing|must be (?:passed|provided|included|sent)|is required)/is,
    features: { send_reasoning: true },
    apply: (messages) => messages,
  },
  {
    words: RegExp(
      String.raw`(?:${SEALS})\b.{0,80}(?:not permitted|not allowed|not supported|unsupported|unknown|unrecognized|unexpected)|(?:unknown|unsupported|unrecognized|unexpected|invalid) (?:parameter|property|field|argument|key|name).{0,80}\b(?:${SEALS})\b`,
      "is",
    ),
    features: { send_reasoning: false },
    apply: withoutSeals,
  },
  {
    words: /(?:invalid|corrupted).{0,20}signature|signature.{0,20}is not valid/is,
    apply: withoutSeals,
  },
  { words: /missing a.{0,3}thought_signature/is, apply: withPlaceholders },
  {
    words:
      /roles must alternate|unexpected role .{0,40} after role|expected last role|conversation must (?:start|end) with a user message|first message must use the .?user.? role/is,
    apply: alternating,
  },
  {
    words: /text content blocks must be non-empty|(?:message|content).{0,60}(?:must|can) ?not be empty/is,
    apply: withoutBlanks,
  },
];

/** Nine letters and digits, which every endpoint takes. */
const SHORT_ID = /^[a-z0-9]{9}$/i;

/**
 * The same id becomes the same, and another one where it comes up again: some endpoints begin to count with each reply. A
 * signature that would make it longer again is left out.
 */
function withShortIds(messages: Messages): Messages {
  const times = new Map<string, number>();
  const current = new Map<string, string>();
  const shorten = (id: string) => {
    const time = (times.get(id) ?? 0) + 1;
    const short = time === 1 && SHORT_ID.test(id) ? id : shortId(`${id} ${time}`);
    times.set(id, time);
    current.set(id, short);
    return short;
  };
  return messages.map((message) => {
    const { tool_calls, tool_call_id = "" } = message;
    if (message.role === "tool") return { ...message, tool_call_id: current.get(tool_call_id) ?? tool_call_id };
    if (!tool_calls) return message;
    const unsigned = tool_calls.map(({ provider_specific_fields: _, ...call }) => call);
    return { ...message, tool_calls: unsigned.map((call) => ({ ...call, id: shorten(call.id) })) };
  });
}

function shortId(id: string): string {
  const digest = createHash("sha256").update(id).digest("base64url");
  return digest.replaceAll(/[-_]/g, "").slice(0, 9);
}

/** Removes signed and sealed parts, because another provider cannot read them. */
function withoutSeals(messages: Messages): Messages {
  return messages.map(({ thinking_blocks: _, reasoning_details: __, ...message }) => ({
    ...message,
    ...(message.tool_calls && {
      tool_calls: message.tool_calls.map(({ extra_content: _, provider_specific_fields: __, ...call }) => call),
    }),
  }));
}

/**
 * The text that Gemini accepts as the signature of a call that another model made
 * (https://ai.google.dev/gemini-api/docs/thought-signatures).
 */
const PLACEHOLDER = { google: { thought_signature: "skip_thought_signature_validator" } };

/** Gemini signs the first of several calls that were made together. */
function withPlaceholders(messages: Messages): Messages {
  return messages.map((message) => {
    const [first, ...rest] = message.tool_calls ?? [];
    const isSigned = first?.extra_content !== undefined || first?.provider_specific_fields !== undefined;
    if (!first || isSigned) return message;
    return { ...message, tool_calls: [{ ...first, extra_content: PLACEHOLDER }, ...rest] };
  });
}

/** Turns of the user and of the model in alternation, a user's first and last; the system has its own place. */
function alternating(messages: Messages): Messages {
  const said: Message[] = [];
  for (const message of messages) {
    const last = said.at(-1);
    const isTurn = (role: Message["role"]) => message.role === role && last?.role === role;
    if (last && (isTurn("user") || (isTurn("assistant") && !last.tool_calls && !message.tool_calls))) {
      said[said.length - 1] = { ...last, content: [...last.content, ...message.content] };
      continue;
    }
    if (message.role === "user" && last?.role === "tool") said.push(filling("assistant"));
    if (message.role === "assistant" && (!last || last.role === "system")) said.push(filling("user"));
    said.push(message);
  }
  return said.at(-1)?.role === "assistant" ? [...said, filling("user")] : said;
}

function filling(role: "user" | "assistant"): Message {
  return { role, content: [text(prompt(`filling-${role}`))] };
}

function withoutBlanks(messages: Messages): Messages {
  return messages.map((message) => {
    const hasImage = message.content.some(({ type }) => type === "image");
    const isSaid = hasImage || message.tool_calls || plainText(message.content).trim() !== "";
    return isSaid ? message : { ...message, content: [text(prompt("filling-blank"))] };
  });
}
