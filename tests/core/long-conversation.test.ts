/** A real conversation of five hundred steps, condensed as it goes: what the model is sent stays sound and cacheable. */
import { expect, test } from "vitest";
import { agentOf } from "../../src/core/agent/agent.ts";
import { LocalConversation } from "../../src/core/conversation/local-conversation.ts";
import { type Message, text } from "../../src/core/event/content.ts";
import { memoryStore } from "../../src/core/event/file-store.ts";
import { UNKNOWN_MODEL } from "../../src/core/model/features/model-features.ts";
import type { Model, ModelReply } from "../../src/core/model/model.ts";
import { llmSummarizing } from "../../src/core/view/condenser/llm-summarizing.ts";
import { viewOf } from "../../src/core/view/view.ts";
import { standard } from "./agent/scripted-agent.ts";
import { countingStamper } from "./event/counting-stamper.ts";
import { anthropicProblems, openaiProblems } from "./message-rules.ts";
import { usage } from "./model/fake-model.ts";
import { summarizer } from "./view/condenser/summarizer.ts";
import { nowhere } from "./workspace/nowhere.ts";

const STEPS = 500;
const MAX_EVENTS = 40;

/** One to three calls, with the same ids in every reply; now and then one that fails, or nothing at all. */
function replyAt(step: number): Message {
  if (step === STEPS) return { role: "assistant", content: [text("Done.")] };
  if (step % 89 === 88) return { role: "assistant", content: [] };
  const name = step % 7 === 3 ? "crash" : "echo";
  const tool_calls = Array.from({ length: 1 + (step % 3) }, (_, index) => ({
    id: `call_${index}`,
    name: step % 41 === 40 ? "nosuch" : name,
    arguments: JSON.stringify({ word: `step ${step} ${"x".repeat(100)}` }),
    origin: "completion" as const,
  }));
  const thinking_blocks = step % 11 === 5 ? [{ type: "thinking" as const, thinking: "Hm.", signature: "s" }] : [];
  return { role: "assistant", content: [text(`On to ${step}.`)], tool_calls, thinking_blocks };
}

/** What was sent at each step, and how many condensations the log held then. */
type Sent = Readonly<{ messages: readonly Message[]; condensations: number }>;

async function run() {
  const store = memoryStore();
  const sent: Sent[] = [];
  const model: Model = {
    name: "scripted",
    features: UNKNOWN_MODEL,
    async complete({ messages }): Promise<ModelReply> {
      const condensations = [...conversation.log].filter(({ kind }) => kind === "Condensation").length;
      const step = sent.push({ messages, condensations });
      if (step % 97 === 50) void conversation.send(`word at ${step}`); // while the agent is at work
      return { id: `r${step}`, message: replyAt(step), usage: usage(), latencyMs: 1 };
    },
  };
  const condenser = llmSummarizing({ model: summarizer("SUMMARY").model, maxSize: MAX_EVENTS, keepFirst: 4 });
  const conversation: LocalConversation = LocalConversation.open({
    id: "3f2c0000-0000-4000-8000-000000000000",
    agent: agentOf({ model, systemPrompt: "You help.", context: "Monday.", tools: standard(), condenser }),
    workspace: nowhere,
    store,
    stamper: countingStamper(),
    limits: { maxIterations: 2 * STEPS },
  });
  await conversation.send("task");
  const end = await conversation.run(new AbortController().signal);
  return { conversation, end, sent };
}

const blocksOf = (messages: readonly Message[]) =>
  messages.flatMap(({ role, content, tool_calls = [] }) =>
    [...content, ...tool_calls].map((block) => `${role} ${JSON.stringify(block)}`),
  );

test("five hundred steps: each request is sound and short, and begins with as much of the last as can be", async () => {
  const { conversation, end, sent } = await run();
  expect([end, sent.length]).toEqual([{ status: "finished" }, STEPS]);
  expect(sent.at(-1)?.condensations).toBeGreaterThan(20);
  expect(viewOf(conversation.log.branch()).events.length).toBeLessThanOrEqual(MAX_EVENTS + 4);
  let before: Sent = { messages: [], condensations: 0 };
  for (const each of sent) {
    expect([openaiProblems(each.messages), anthropicProblems(each.messages)]).toEqual([[], []]);
    expect(each.messages.length).toBeLessThanOrEqual(MAX_EVENTS + 4);
    expect(JSON.stringify(each.messages.slice(0, 2))).toContain("task");
    const [old, now] = [blocksOf(before.messages), blocksOf(each.messages)];
    const isCondensed = each.condensations > before.condensations;
    const stable = isCondensed ? now.findIndex((block) => block.includes("SUMMARY")) : old.length;
    expect(stable).toBeGreaterThanOrEqual(isCondensed ? 3 : 0);
    expect(now.slice(0, stable)).toEqual(old.slice(0, stable));
    before = each;
  }
});
