/** A model that says what a test has written down, and remembers what it was asked: for tests of programs, without a network. */
import { randomUUID } from "node:crypto";
import { type MessageToolCall, text } from "../core/event/content.ts";
import { type ModelFeatures, UNKNOWN_MODEL } from "../core/model/features/model-features.ts";
import type { Model, ModelReply, ModelRequest, Usage } from "../core/model/model.ts";
import { Fault } from "../lib/fault.ts";

/** Words, calls of tools, or both. `arguments` as a text are sent as they are, so that a test can send broken JSON. */
export type ScriptedReply = Readonly<{
  text?: string;
  calls?: readonly Readonly<{ name: string; arguments: object | string }>[];
  usage?: Partial<Usage>;
}>;

/** A function sees the request. An Error is the failure of the model. */
export type ScriptedTurn = ScriptedReply | Error | ((request: ModelRequest) => ScriptedReply | Promise<ScriptedReply>);

export type ScriptedModel = Model & Readonly<{ requests: readonly ModelRequest[] }>;

export type ScriptedModelOptions = Readonly<{ name?: string; features?: Partial<ModelFeatures> }>;

const USAGE: Usage = {
  prompt_tokens: 10,
  completion_tokens: 10,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  reasoning_tokens: 0,
  cost: 0,
  is_estimated: false,
};

/** One reply for each request, in this order. A request beyond the last one rejects with a "model" Fault. */
export function scriptedModel(
  turns: readonly ScriptedTurn[],
  { name = "scripted", features = {} }: ScriptedModelOptions = {},
): ScriptedModel {
  const requests: ModelRequest[] = [];
  return Object.freeze<ScriptedModel>({
    name,
    features: { ...UNKNOWN_MODEL, ...features },
    requests,
    async complete(request) {
      request.signal.throwIfAborted();
      const turn = turns[requests.push(request) - 1];
      if (turn === undefined) throw atItsEnd(turns.length);
      if (turn instanceof Error) throw turn;
      return replyOf(typeof turn === "function" ? await turn(request) : turn);
    },
  });
}

function atItsEnd(length: number): Fault {
  const hint = "Add a reply to the script, such as a call of `finish`.";
  return new Fault("model", `The script of the model has ${length} replies, and one more was asked for.`, { hint });
}

function replyOf({ text: words, calls = [], usage }: ScriptedReply): ModelReply {
  const id = randomUUID();
  const tool_calls = calls.map(({ name, arguments: given }, index): MessageToolCall => {
    const json = typeof given === "string" ? given : JSON.stringify(given);
    return { id: `call_${id.slice(0, 8)}_${index}`, name, arguments: json, origin: "completion" };
  });
  const content = words === undefined ? [] : [text(words)];
  const message = { role: "assistant" as const, content, ...(tool_calls.length > 0 && { tool_calls }) };
  return { id: `reply_${id}`, message, usage: { ...USAGE, ...usage }, latencyMs: 0 };
}
