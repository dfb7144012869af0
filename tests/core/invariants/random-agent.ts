/** A random agent: tools that tell what they are given, and a model that says what a plan says. */
import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { z } from "zod";
import { type Agent, agentOf } from "../../../src/core/agent/agent.ts";
import { text } from "../../../src/core/event/content.ts";
import { UNKNOWN_MODEL } from "../../../src/core/model/features/model-features.ts";
import type { Model, ModelReply, ModelRequest } from "../../../src/core/model/model.ts";
import type { ConfirmationPolicy } from "../../../src/core/security/policy.ts";
import { defineTool, type Tool } from "../../../src/core/tool/tool.ts";
import { llmSummarizing } from "../../../src/core/view/condenser/llm-summarizing.ts";
import { Fault, Mistake } from "../../../src/lib/fault.ts";
import { finish, think } from "../../../src/tools/built-in-tools.ts";
import { usage } from "../model/fake-model.ts";
import { summarizer } from "../view/condenser/summarizer.ts";
import { randomTurn, type Turn } from "./random-turn.ts";

export type Plan = Readonly<{
  turns: readonly Turn[];
  concurrency: number;
  policy: ConfirmationPolicy;
  isAnalyzed: boolean;
  isCondensed: boolean;
  /** What a person says to each batch that waits: yes or no, from the beginning again when they run out. */
  verdicts: readonly boolean[];
}>;

export const randomPlan: fc.Arbitrary<Plan> = fc.record({
  turns: fc.oneof(
    { arbitrary: fc.array(randomTurn, { minLength: 1, maxLength: 12 }), weight: 9 },
    { arbitrary: randomTurn.map((turn) => Array.from({ length: 12 }, () => turn)), weight: 4 },
  ),
  concurrency: fc.integer({ min: 1, max: 4 }),
  policy: fc.constantFrom<ConfirmationPolicy>(
    { kind: "NeverConfirm" },
    { kind: "AlwaysConfirm" },
    { kind: "ConfirmRisky", threshold: "MEDIUM", confirm_unknown: false },
    { kind: "ConfirmRisky", threshold: "HIGH", confirm_unknown: true },
  ),
  isAnalyzed: fc.boolean(),
  isCondensed: fc.boolean(),
  verdicts: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
});

/** A tool at work: what it was given. */
export type Deed = Readonly<{ tool: string; input: Readonly<Record<string, unknown>> }>;

const annotations = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const Word = z.looseObject({ word: z.string(), turns: z.int().optional() });
const Keeper = Word.extend({ security_risk: z.unknown().optional(), summary: z.unknown().optional() });

/** Five tools that tell what they are given, and the real `think` and `finish`. */
function tools(deeds: Deed[]): Tool[] {
  const tool = (name: string, run: (input: z.infer<typeof Word>) => Promise<string>, input: z.ZodObject = Word) =>
    defineTool({
      name,
      description: `The tool ${name}.`,
      input,
      annotations,
      run: async (given) => {
        deeds.push({ tool: name, input: given });
        return { content: [text(await run(given as z.infer<typeof Word>))] };
      },
    });
  const told = (original: Tool): Tool => ({
    ...original,
    run: async (input, context) => {
      deeds.push({ tool: original.name, input });
      return original.run(input, context);
    },
  });
  const slow = async ({ word, turns = 0 }: z.infer<typeof Word>) => {
    for (let turn = 0; turn < Math.min(turns, 5); turn += 1) await nextTurn();
    return word;
  };
  return [
    tool("echo", async ({ word }) => word),
    tool("slow", slow),
    tool("keeper", async () => "kept", Keeper),
    tool("mistake", () => Promise.reject(new Mistake("Say another."))),
    tool("crash", () => Promise.reject(new Error("the disk is on fire"))),
    told(think()),
    told(finish()),
  ];
}

/** The error for one request too many. */
export const outOfTurns = new Fault("model", "The model has said all it had to say.");

function modelOf(turns: readonly Turn[], { requests, onRequest }: Traces): Model {
  return Object.freeze<Model>({
    name: "random",
    features: UNKNOWN_MODEL,
    async complete(request): Promise<ModelReply> {
      request.signal.throwIfAborted();
      onRequest?.(request);
      const index = requests.push(request) - 1;
      const turn = turns[index];
      if (!turn) throw outOfTurns;
      if (turn.kind === "fault") throw turn.error();
      return { id: replyId(turn.reply, index), message: turn.message, usage: usage({ cost: 0.01 }), latencyMs: 1 };
    },
  });
}

function replyId(reply: string, index: number): string {
  if (reply === "") return "";
  return reply === "again" ? "r-again" : `r${index}`;
}

/** What agents leave behind: the requests to their model, and what their tools did. */
export type Traces = Readonly<{
  requests: ModelRequest[];
  deeds: Deed[];
  summaries: Model;
  /** Called when the model is asked. */
  onRequest?(request: ModelRequest): void;
}>;

export function noTraces(): Traces {
  return { requests: [], deeds: [], summaries: summarizer("SUMMARY").model };
}

/** An agent that goes on with the turns of the plan where those before it in `traces` stopped. */
export function agentFor(plan: Plan, traces: Traces): Agent {
  const { deeds, summaries } = traces;
  return agentOf({
    model: modelOf(plan.turns, traces),
    systemPrompt: "You help.",
    context: "It is Monday.",
    toolConcurrencyLimit: plan.concurrency,
    ...(plan.isCondensed && { condenser: llmSummarizing({ model: summaries, maxSize: 12, keepFirst: 2 }) }),
    tools: tools(deeds),
  });
}
