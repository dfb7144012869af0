/** Invariants in the smallest cases that have broken them once. */
import { expect, test } from "vitest";
import { type Agent, agentOf, introduce } from "../../../src/core/agent/agent.ts";
import { step } from "../../../src/core/agent/step.ts";
import { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import { type Message, text } from "../../../src/core/event/content.ts";
import type { Event, EventDraft } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { UNKNOWN_MODEL } from "../../../src/core/model/features/model-features.ts";
import type { Model } from "../../../src/core/model/model.ts";
import { llmSummarizing } from "../../../src/core/view/condenser/llm-summarizing.ts";
import { answeredCalls } from "../../../src/core/view/properties.ts";
import { toChat } from "../../../src/core/view/to-chat.ts";
import { unmatchedActions, viewOf } from "../../../src/core/view/view.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { contextOf, standard, tool } from "../agent/scripted-agent.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { anthropicProblems } from "../message-rules.ts";
import { usage } from "../model/fake-model.ts";
import { context, summarizer } from "../view/condenser/summarizer.ts";
import { acted, answered, history, said, system } from "../view/events.ts";
import { nowhere } from "../workspace/nowhere.ts";

const ID = "3f2c0000-0000-4000-8000-000000000000";
const forever = new AbortController().signal;

function call(id: string, name = "echo") {
  return { id, name, arguments: '{"word":"w"}', origin: "completion" as const };
}

const calls = (...tool_calls: ReturnType<typeof call>[]): Message => ({ role: "assistant", content: [], tool_calls });
const words: Message = { role: "assistant", content: [text("Done.")] };

function agentThat(replies: readonly (Message | Fault)[], options: Partial<Agent> = {}, tools = standard()): Agent {
  let count = 0;
  const complete: Model["complete"] = async () => {
    const reply = replies[count] ?? words;
    count += 1;
    if (reply instanceof Fault) throw reply;
    return { id: `r${count}`, message: reply, usage: usage(), latencyMs: 1 };
  };
  return agentOf({
    model: { name: "m", features: UNKNOWN_MODEL, complete },
    systemPrompt: "s",
    context: "c",
    ...options,
    tools,
  });
}

const condenser = () => llmSummarizing({ model: summarizer("SUMMARY").model });

function converse(agent: Agent): LocalConversation {
  return LocalConversation.open({
    id: ID,
    agent,
    workspace: nowhere,
    store: memoryStore(),
    stamper: countingStamper(),
    limits: { maxIterations: 10 },
  });
}

/** One step of a fresh agent on a log of its own. */
async function stepped(agent: Agent): Promise<EventLog> {
  const log = new EventLog(memoryStore(), countingStamper());
  log.append(introduce(agent));
  log.append(said("user", "task"));
  await step(agent, contextOf(log));
  return log;
}

test("invariant 12: an id that is as long as it may be is used again", () => {
  const id = "x".repeat(64);
  const log = history(said("user", "task"), acted("r1", id), answered(id, "a"), acted("r2", id), answered(id, "b"));
  expect(anthropicProblems(toChat(viewOf(log)))).toEqual([]);
});

test("invariant 12: an id that another endpoint gave holds a dot and a colon", () => {
  const id = "functions.echo:0";
  const log = history(said("user", "task"), acted("r1", id), answered(id, "a"));
  expect(anthropicProblems(toChat(viewOf(log)))).toEqual([]);
});

test.for([
  { cannotRun: "first", names: ["nosuch", "echo"] },
  { cannotRun: "second", names: ["echo", "nosuch"] },
])("invariant 6: two calls of a reply have one id, and the $cannotRun cannot run", async ({ names }) => {
  const log = await stepped(agentThat([calls(...names.map((name) => call("x", name)))]));
  expect(unmatchedActions(log)).toEqual([]);
  const results = [...answeredCalls(log)].map(([{ tool_name }, result]) => [tool_name, result.kind]);
  const kinds = { nosuch: "AgentErrorEvent", echo: "ObservationEvent" };
  expect(Object.fromEntries(results)).toEqual(kinds);
});

test("invariant 19: whoever goes back into an older batch while a later one waits has it run again", async () => {
  let count = 0;
  const counting = tool("echo", () => {
    count += 1;
    return "counted";
  });
  const conversation = converse(agentThat([calls(call("a")), calls(call("b"))], {}, [counting]));
  conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
  await conversation.send("task");
  await conversation.run(forever);
  await conversation.approve(forever);
  const [first] = [...conversation.log].filter(({ kind }) => kind === "ActionEvent");
  conversation.navigateTo(first?.id ?? null);
  expect(conversation.state.status).toBe("idle");
  await expect(conversation.approve(forever)).rejects.toThrow(/No action waits/);
  expect(count).toBe(1);
});

test("invariant 19: whoever comes back to a batch that waits and never ran can still approve it", async () => {
  const conversation = converse(agentThat([calls(call("a")), words]));
  conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
  await conversation.send("task");
  await conversation.run(forever);
  conversation.navigateTo(conversation.log.leaf);
  expect(conversation.state.status).toBe("waiting_for_confirmation");
  expect(await conversation.approve(forever)).toEqual({ status: "finished" });
  expect([...conversation.log].filter(({ kind }) => kind === "ObservationEvent")).toHaveLength(1);
});

test("a request to condense what cannot be condensed does not keep later runs from working", async () => {
  const conversation = converse(agentThat([words], { condenser: condenser() }));
  await conversation.send("task");
  await expect(conversation.condense(forever)).rejects.toThrow(/Nothing in the conversation can be left out/);
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
  const { unhandledCondensationRequest } = viewOf(conversation.log.branch());
  expect(unhandledCondensationRequest).toBe(false); // who has answered has read it all
});

test("a model whose context is too small can be replaced by one whose context is not", async () => {
  const tooLong = new Fault("model", "It is too long.", { reason: "context-window" });
  const conversation = converse(agentThat([tooLong, tooLong, words], { condenser: condenser() }));
  await conversation.send("task");
  const message = expect.stringContaining("Nothing in the conversation can be left out");
  expect(await conversation.run(forever)).toMatchObject({ status: "failed", fault: { message } });
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
});

test("invariant 8: who looks on from the start hears of what opening a conversation adds to its log", async () => {
  const files = new Map<string, string>();
  const agent = agentThat([calls(call("a"))]);
  const options = { id: ID, agent, workspace: nowhere, stamper: countingStamper(), limits: { maxIterations: 10 } };
  const cutOff = LocalConversation.open({ ...options, store: memoryStore(files) });
  await cutOff.send("task");
  cutOff.log.append(acted("r1", "a")); // and then the process is killed
  const heard: Event[] = [];
  const observers = [{ onEvent: (event: Event) => void heard.push(event) }];
  const again = LocalConversation.open({ ...options, store: memoryStore(files), observers });
  expect(again.log.at(-1)?.kind).toBe("AgentErrorEvent");
  expect(heard).toEqual([again.log.at(-1)]);
});

test("invariant 12: nobody asks the model before a user has said something", async () => {
  const conversation = converse(agentThat([calls(call("a"))]));
  await conversation.send("task");
  conversation.navigateTo(conversation.log.at(0)?.id ?? null);
  expect(await conversation.run(forever)).toMatchObject({ status: "failed", fault: { code: "config" } });
  expect(anthropicProblems(toChat(viewOf(conversation.log.branch())))).toEqual([]);
});

test("invariant 11: news of the state is never a parent", async () => {
  const conversation = converse(agentThat([words]));
  await conversation.send("task");
  await conversation.run(forever);
  const news = [...conversation.log].find(({ kind }) => kind === "ConversationStateUpdateEvent");
  conversation.navigateTo(news?.id ?? null);
  await conversation.send("another");
  expect(conversation.log.branch()).not.toContain(news);
});

test("invariant 25: what is forgotten is what was summed up, though a call with thinking has no result", async () => {
  const thinking = { ...acted("r0", "open"), thinking_blocks: [{ type: "thinking" as const, thinking: "Hm." }] };
  const turns = ["a", "b", "c", "d", "e"].flatMap((id) => [acted(id, id), answered(id, id)]);
  const drafts = [system, said("user", "task"), thinking as EventDraft, ...turns];
  const condenser = llmSummarizing({ model: summarizer("SUMMARY").model, maxSize: 10 });
  const condensed = await condenser.condense(viewOf(history(...drafts)), context());
  const draft = condensed.kind === "condensation" ? condensed.condensation : undefined;
  const events = history(...drafts, draft ?? system);
  const named = new Set(draft?.forgotten_event_ids);
  const left = viewOf(events).events.map(({ id }) => id);
  const before = viewOf(events.slice(0, -1)).events.map(({ id }) => id);
  expect(before.filter((id) => !left.includes(id))).toEqual(before.filter((id) => named.has(id)));
});
