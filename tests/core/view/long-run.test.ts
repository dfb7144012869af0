/** A run of five hundred steps on the log, condensed as it goes: what a model is sent stays sound, short and cacheable. */
import { describe, expect, test } from "vitest";
import type { Message } from "../../../src/core/event/content.ts";
import { Event, type EventDraft } from "../../../src/core/event/event.ts";
import type { Condenser } from "../../../src/core/view/condenser/condenser.ts";
import { pipeline } from "../../../src/core/view/condenser/condenser-config.ts";
import { llmSummarizing } from "../../../src/core/view/condenser/llm-summarizing.ts";
import { observationMasking } from "../../../src/core/view/condenser/observation-masking.ts";
import { toChat } from "../../../src/core/view/to-chat.ts";
import { ViewBuilder, viewOf } from "../../../src/core/view/view.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { anthropicProblems } from "../message-rules.ts";
import { context, summarizer } from "./condenser/summarizer.ts";
import { acted, failed, said, system } from "./events.ts";

const STEPS = 500;
const summarizing = () => llmSummarizing({ model: summarizer("SUMMARY").model, maxSize: 80, keepFirst: 4 });
const masking = () => observationMasking({ keepLast: 10, step: 10, keepFirst: 4, minimumLength: 50 });

/** What was sent at each step, and how much of the view stood before the summary when it was last condensed. */
type Sent = Readonly<{ messages: Message[]; isAfterCondensation: boolean; summaryOffset: number }>;

async function run(condenser: Condenser): Promise<{ log: Event[]; sent: Sent[] }> {
  const stamp = countingStamper();
  const builder = new ViewBuilder();
  const log: Event[] = [];
  const append = (draft: EventDraft) => {
    const event = Event.parse({ ...draft, ...stamp() });
    log.push(event);
    builder.append(event);
    return event;
  };
  append(system);
  append(said("user", "task"));
  const sent: Sent[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    let condensed = await condenser.condense(builder.view(), context());
    const isAfterCondensation = condensed.kind === "condensation";
    let summaryOffset = 0;
    while (condensed.kind === "condensation") {
      summaryOffset = condensed.condensation.summary_offset ?? 0;
      append(condensed.condensation);
      condensed = await condenser.condense(builder.view(), context());
    }
    sent.push({ messages: toChat(condensed.view), isAfterCondensation, summaryOffset });
    work(step, append);
  }
  return { log, sent };
}

/** One to three calls and what comes of them; now and then an error, or a word of the user while they run. */
function work(step: number, append: (draft: EventDraft) => Event): void {
  const ids = Array.from({ length: 1 + (step % 3) }, (_, index) => `call_${index}`); // the same ids in every reply
  const actions = ids.map((id) => ({ id, action: append(acted(`r${step}`, id)).id }));
  if (step % 97 === 50) append(said("user", `word ${step}`));
  for (const { id, action } of actions) {
    if (step % 7 === 3) append(failed(id, "It went wrong."));
    else append(answer(id, action, `output of step ${step} ${"x".repeat(100)}`));
  }
}

function answer(id: string, action_id: string, output: string): EventDraft {
  const observation = { kind: "EchoObservation", content: [{ type: "text" as const, text: output }] };
  return { kind: "ObservationEvent", tool_name: "echo", tool_call_id: id, action_id, observation };
}

describe.each([
  ["summaries", summarizing],
  ["summaries and masking", () => pipeline([masking(), summarizing()])],
])("with %s", (_, make) => {
  test("every request is sound, has the system prompt and the task first, and is short", async () => {
    const { sent } = await run(make());
    for (const { messages } of sent) {
      expect(anthropicProblems(messages)).toEqual([]);
      expect(messages[0]?.role).toBe("system");
      expect(JSON.stringify(messages[1]?.content)).toContain("task");
      expect(messages.length).toBeLessThanOrEqual(81);
    }
  });

  test("what stands before a summary stays as it was, to the byte", async () => {
    const { sent } = await run(make());
    const after = sent.filter(({ isAfterCondensation }) => isAfterCondensation);
    expect(after.length).toBeGreaterThan(10);
    for (const [index, { messages, isAfterCondensation, summaryOffset }] of sent.entries()) {
      if (!isAfterCondensation) continue;
      const [before, now] = [blocksOf(sent[index - 1]?.messages ?? []), blocksOf(messages)];
      const summary = now.findIndex((block) => block.includes("SUMMARY"));
      expect(summary).toBeGreaterThanOrEqual(summaryOffset);
      expect(now.slice(0, summary)).toEqual(before.slice(0, summary));
    }
  });

  test("the view made again from the log is the one that grew with it", async () => {
    const { log } = await run(make());
    const builder = new ViewBuilder();
    for (const event of log) builder.append(event);
    expect(builder.view()).toEqual(viewOf(log));
  });
});

test("between condensations each request begins with the one before it", async () => {
  const { sent } = await run(summarizing());
  for (const [index, { messages, isAfterCondensation }] of sent.entries()) {
    const before = blocksOf(sent[index - 1]?.messages ?? []);
    if (!isAfterCondensation) expect(blocksOf(messages).slice(0, before.length)).toEqual(before);
  }
});

function blocksOf(messages: readonly Message[]): string[] {
  return messages.flatMap(({ role, content, tool_calls = [] }) =>
    [...content, ...tool_calls].map((block) => `${role} ${JSON.stringify(block)}`),
  );
}
