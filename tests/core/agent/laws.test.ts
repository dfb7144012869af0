import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Agent, introduce } from "../../../src/core/agent/agent.ts";
import { step } from "../../../src/core/agent/step.ts";
import { Message, type MessageToolCall, text } from "../../../src/core/event/content.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { UNKNOWN_MODEL } from "../../../src/core/model/features/model-features.ts";
import type { Model } from "../../../src/core/model/model.ts";
import { defineTool } from "../../../src/core/tool/tool.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";
import { inputIn } from "../../../src/core/tool/wire-class.ts";
import { toChat } from "../../../src/core/view/to-chat.ts";
import { unmatchedActions, viewOf } from "../../../src/core/view/view.ts";
import { Mistake } from "../../../src/lib/fault.ts";
import { finish } from "../../../src/tools/built-in-tools.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { anthropicProblems, openaiProblems } from "../message-rules.ts";
import { usage } from "../model/fake-model.ts";
import { contextOf } from "./scripted-agent.ts";

const annotations = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const deeds = ["well", "mistaken", "crashing", "unknown", "invalid", "garbled", "blocked", "finish"] as const;
type Deed = (typeof deeds)[number];
type Wish = Readonly<{ deed: Deed; turns: number; key: string }>;

const wish = fc.record<Wish>({
  deed: fc.constantFrom(...deeds),
  turns: fc.nat(3),
  key: fc.constantFrom("", "a", "b"),
});
const reply = fc.record({ words: fc.constantFrom("", "So."), wishes: fc.array(wish, { minLength: 1, maxLength: 6 }) });

/** A tool that does as it is told, and notes what it was given. */
function obedient(given: object[]) {
  return defineTool({
    name: "act",
    description: "",
    input: z.looseObject({ deed: z.string(), turns: z.int(), key: z.string() }),
    annotations,
    declaredResources: ({ key }) => ({ declared: key !== "b", keys: key === "" ? [] : [`file:${key}`] }),
    run: async (input) => {
      given.push(input);
      for (let turn = 0; turn < input.turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      if (input.deed === "mistaken") throw new Mistake("no");
      if (input.deed === "crashing") throw new Error("no");
      return { content: [text("done")] };
    },
  });
}

function callOf({ deed, ...rest }: Wish, id: string): MessageToolCall {
  const args = { ...rest, deed, security_risk: "LOW", summary: "it acts" };
  const call = { id, origin: "completion" as const, name: "act", arguments: JSON.stringify(args) };
  if (deed === "unknown") return { ...call, name: "nothing of the kind" };
  if (deed === "invalid") return { ...call, arguments: '{"turns":"many"}' };
  if (deed === "garbled") return { ...call, arguments: '{"turns":' };
  if (deed === "finish") return { ...call, name: "finish", arguments: '{"message":"Done."}' };
  return call;
}

function saying(replies: readonly { words: string; wishes: readonly Wish[] }[]): Model {
  let count = 0;
  const complete: Model["complete"] = async () => {
    const { words = "", wishes = [] } = replies[count] ?? {};
    count += 1;
    const tool_calls = wishes.map((each, index) => callOf(each, `call_${count}_${index}`));
    const message = Message.parse({ role: "assistant", content: words === "" ? [] : words, tool_calls });
    return { id: `r${count}`, message, usage: usage(), latencyMs: 0 };
  };
  return { name: "scripted", features: UNKNOWN_MODEL, complete };
}

test("whatever a model asks for, and however many calls run at once, the log keeps its laws", async () => {
  const always = { policy: { kind: "AlwaysConfirm" as const }, analyzer: undefined };
  const run = async (replies: readonly { words: string; wishes: readonly Wish[] }[], limit: number, asks: boolean) => {
    const given: object[] = [];
    const tools = toolbox([obedient(given), finish()]);
    const agent: Agent = {
      model: saying(replies),
      toolbox: tools,
      systemPrompt: "s",
      context: "c",
      toolConcurrencyLimit: limit,
    };
    const log = new EventLog(memoryStore(), countingStamper());
    const blockedActions = new Map<string, string>();
    log.subscribe((event) => {
      if (event.kind === "ActionEvent" && inputIn(event.action).deed === "blocked") blockedActions.set(event.id, "no");
    });
    log.append(introduce(agent));
    log.append({ kind: "MessageEvent", source: "user", llm_message: { role: "user", content: [text("Do it.")] } });
    const context = contextOf(log, { blockedActions, ...(asks && { confirmation: always }) });
    for (const { words, wishes } of replies) {
      const before = log.length;
      let end = await step(agent, context);
      if (end === "waiting_for_confirmation") {
        expect(log.slice(before).every(({ kind }) => kind === "ActionEvent")).toBe(true);
        expect(unmatchedActions(log).length).toBe(log.length - before);
        end = await step(agent, { ...context, approved: "all" });
      }
      // A finish ends its batch, and nothing after it is there.
      const cut = wishes.findIndex(({ deed }) => deed === "finish");
      const batch = cut < 0 ? wishes : wishes.slice(0, cut + 1);
      expect(end).toBe(cut < 0 ? "continue" : "finished");
      const fresh = log.slice(before);
      const actions = fresh.slice(0, batch.length).flatMap((event) => (event.kind === "ActionEvent" ? [event] : []));
      // One result for each call, in the order of the calls, after all of them.
      expect(actions).toHaveLength(batch.length);
      expect(fresh.slice(batch.length).map((event) => "tool_call_id" in event && event.tool_call_id)).toEqual(
        actions.map(({ tool_call_id }) => tool_call_id),
      );
      expect(fresh.slice(batch.length).map(({ kind }) => kind)).toEqual(batch.map(({ deed }) => resultKind(deed)));
      expect(actions.map(({ thought }) => thought.length)).toEqual(
        batch.map((_, i) => (i === 0 && words !== "" ? 1 : 0)),
      );
      expect(unmatchedActions(log)).toEqual([]);
      const messages = toChat(viewOf(log.branch()));
      expect([...openaiProblems(messages), ...anthropicProblems(messages)]).toEqual([]);
    }
    expect(given.every((input) => !("security_risk" in input) && !("summary" in input))).toBe(true);
  };
  const property = fc.asyncProperty(
    fc.array(reply, { maxLength: 4 }),
    fc.integer({ min: 1, max: 5 }),
    fc.boolean(),
    run,
  );
  await fc.assert(property, { numRuns: 150 });
});

function resultKind(deed: Deed): string {
  if (deed === "blocked") return "UserRejectObservation";
  return ["well", "mistaken", "finish"].includes(deed) ? "ObservationEvent" : "AgentErrorEvent";
}
