/** The invariants of an agent at work, whatever its model says. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { introduce } from "../../../src/core/agent/agent.ts";
import { step } from "../../../src/core/agent/step.ts";
import type { Event, EventDraft } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import type { ActionEvent } from "../../../src/core/event/kind/actions.ts";
import { llmSecurityAnalyzer } from "../../../src/core/security/analyzers.ts";
import { isConfirmationActive } from "../../../src/core/security/policy.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";
import { inputIn } from "../../../src/core/tool/wire-class.ts";
import { answeredCalls, batchesOf } from "../../../src/core/view/properties.ts";
import { unmatchedActions, viewOf } from "../../../src/core/view/view.ts";
import { isResult, isVisible } from "../../../src/core/view/visible-event.ts";
import { standardTools } from "../../../src/tools/standard-tools.ts";
import { tool } from "../agent/scripted-agent.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { notFrozen } from "../event/frozen.ts";
import { anthropicProblems, openaiProblems } from "../message-rules.ts";
import { acted } from "../view/events.ts";
import { nowhere } from "../workspace/nowhere.ts";
import { type Plan, randomPlan } from "./random-agent.ts";
import { type Played, play, type Step } from "./random-run.ts";
import { always } from "./runs.ts";

const onRuns = (law: (played: Played) => void | Promise<void>) =>
  always(20, randomPlan, async (plan) => law(await play(plan)));

const actionsIn = (events: Iterable<Event>) => [...events].filter((event) => event.kind === "ActionEvent");
const eventsOf = ({ log }: Played, { from, to }: Step) => log.slice(from, to);

/** The calls of one reply, side by side as they were written. */
const batchesIn = (events: Iterable<Event>) => batchesOf([...events].filter(isVisible));

test("invariant 1: agent, tools and events are immutable, and a run leaves the agent as it was", async () => {
  const agentsParts = ({ agent }: Played) => [agent, agent.model, agent.toolbox, agent.toolbox.tools];
  await onRuns((played) => {
    expect(agentsParts(played).filter((part) => !Object.isFrozen(part))).toEqual([]);
    expect(notFrozen([...played.log]).filter((path) => path !== "/")).toEqual([]);
  });
  expect(standardTools().filter((each) => !Object.isFrozen(each))).toEqual([]);
});

test("invariant 3: every tool has one name, every name one tool, and the model is told of exactly these", async () => {
  const names = fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 5 });
  await always(100, names, (list) => {
    const make = () => toolbox(list.map((name) => tool(name, () => name)));
    if (new Set(list).size < list.length) return void expect(make).toThrow("Two tools have the same name");
    const box = make();
    expect(box.schemas().map(({ name }) => name)).toEqual(list);
    expect(list.map((name) => box.get(name)?.name)).toEqual(list);
    expect(box.get("f")).toBeUndefined();
  });
});

test("invariant 4: only the first action of a reply carries its thought and its reasoning", async () => {
  await onRuns(({ log }) => {
    for (const { calls } of batchesIn(log)) {
      for (const { thought, reasoning_content, thinking_blocks, responses_reasoning_item } of calls.slice(1)) {
        expect({ thought, reasoning_content, thinking_blocks, responses_reasoning_item }).toEqual({
          thought: [],
          thinking_blocks: [],
        });
      }
    }
  });
});

test("invariant 4: and it carries all of it", async () => {
  await onRuns(({ plan, log }) => {
    const replies = plan.turns.flatMap((turn) =>
      turn.kind === "reply" && turn.message.tool_calls ? [turn.message] : [],
    );
    const firsts = batchesIn(log).map(({ calls }) => calls[0]);
    expect(firsts.map(({ thought }) => thought)).toEqual(replies.slice(0, firsts.length).map(({ content }) => content));
    expect(firsts.map((call) => call.reasoning_content)).toEqual(
      replies.slice(0, firsts.length).map((message) => message.reasoning_content),
    );
  });
});

test("invariant 5: confirmation is active exactly with an analyzer and a policy other than never", async () => {
  await always(20, randomPlan, ({ policy, isAnalyzed }) => {
    const analyzer = isAnalyzed ? llmSecurityAnalyzer : undefined;
    expect(isConfirmationActive({ policy, analyzer })).toBe(isAnalyzed && policy.kind !== "NeverConfirm");
  });
});

test("invariant 6: every action has the id of its call, and every result is of an earlier action", async () => {
  await onRuns(({ log }) => {
    const seen = new Map<string, ActionEvent>();
    for (const event of log) {
      if (event.kind === "ActionEvent") {
        expect(event.tool_call_id).not.toBe("");
        expect([event.tool_call.id, event.tool_call.name]).toEqual([event.tool_call_id, event.tool_name]);
        seen.set(event.id, event);
      }
      if (event.kind === "ObservationEvent" || event.kind === "UserRejectObservation") {
        const { tool_call_id, tool_name } = seen.get(event.action_id) ?? {};
        expect([tool_call_id, tool_name]).toEqual([event.tool_call_id, event.tool_name]);
      }
    }
    expect(answeredCalls(log).size).toBe([...log].filter(isResult).length);
  });
});

test("invariant 7: the same log and the same replies make the same run, also if all but the log is forgotten", async () => {
  await always(25, randomPlan, async (plan) => {
    const [once, again, reopened] = [await play(plan), await play(plan), await play(plan, true)];
    expect([...again.files]).toEqual([...once.files]);
    expect([...reopened.files]).toEqual([...once.files]);
    expect(reopened.requests.map(({ messages }) => messages)).toEqual(once.requests.map(({ messages }) => messages));
  });
});

test("invariant 12: every tool call is answered exactly once, before the next assistant turn, in every request", async () => {
  await onRuns(({ requests }) => {
    for (const { messages } of requests) {
      expect(openaiProblems(messages)).toEqual([]);
      expect(anthropicProblems(messages)).toEqual([]);
      const names = messages.flatMap(({ tool_calls = [], name = [] }) =>
        [...tool_calls.map((call) => call.name), name].flat(),
      );
      expect(names.filter((name) => !/^[a-zA-Z0-9_-]{1,64}$/.test(name))).toEqual([]);
    }
  });
});

test("invariant 19: while a batch waits for a person it has no result, and nothing has run", async () => {
  let waits = 0;
  await onRuns((played) => {
    for (const each of played.steps) {
      const events = eventsOf(played, each);
      if (each.end !== "waiting_for_confirmation") continue;
      waits += 1;
      expect(unmatchedActions(played.log.slice(0, each.to))).toEqual(actionsIn(events));
      expect(actionsIn(events).length).toBeGreaterThan(0);
      expect([events.filter(isResult), each.deeds]).toEqual([[], []]);
    }
  });
  expect(waits).toBeGreaterThan(10);
});

test("invariant 19: and no action is left open otherwise", async () => {
  await onRuns((played) => {
    for (const { end, to } of played.steps) {
      if (end !== "waiting_for_confirmation") expect(unmatchedActions(played.log.slice(0, to))).toEqual([]);
    }
  });
});

test("invariant 21: results are in the order of the calls, whatever runs at the same time", async () => {
  await onRuns(({ log }) => {
    const results = [...log].filter(isResult);
    expect([...answeredCalls(log).values()]).toEqual(results);
  });
});

const QUIET: Plan = {
  turns: [],
  concurrency: 1,
  policy: { kind: "NeverConfirm" },
  isAnalyzed: false,
  isCondensed: false,
  verdicts: [true],
};

test("invariant 21: also of calls that wait since another program wrote them after a finish", async () => {
  const { agent } = await play(QUIET);
  const log = new EventLog(memoryStore(), countingStamper());
  log.append(introduce(agent));
  const done = { tool_call_id: "f", tool_name: "finish", action: { kind: "FinishAction", message: "Done." } };
  log.append({ ...acted("r", "f"), ...done, tool_call: { id: "f", name: "finish", arguments: "{}" } } as EventDraft);
  log.append({ ...acted("r", "e"), action: { kind: "EchoAction", word: "w" } } as EventDraft);
  await step(agent, {
    log,
    view: () => viewOf(log.branch()),
    workspace: nowhere,
    signal: new AbortController().signal,
    confirmation: { policy: QUIET.policy, analyzer: undefined },
    blockedActions: new Map(),
    blockedMessages: new Map(),
    lastUserMessageId: undefined,
    agentState: new Map<string, unknown>(),
    approved: "all",
    onReply: () => undefined,
  });
  expect(log.slice(-2).map((event) => Object(event).tool_call_id)).toEqual(["f", "e"]);
});

/** What a call gives when it is the only one. */
const OUTCOMES: Readonly<Record<string, string>> = {
  crash: "AgentErrorEvent Error executing tool 'crash': the disk is on fire",
  mistake: "ObservationEvent Say another.",
  keeper: "ObservationEvent kept",
};

test("invariant 22: a call that fails does not keep the others of its batch from running", async () => {
  await onRuns(({ log, agent }) => {
    for (const [call, result] of answeredCalls(log)) {
      if (!call.action || result.kind === "UserRejectObservation") continue;
      const words =
        "observation" in result ? result.observation.content.map((block) => Object(block).text).join("") : "";
      const told = result.kind === "AgentErrorEvent" ? `${result.kind} ${result.error}` : `${result.kind} ${words}`;
      const echoed = `ObservationEvent ${inputIn(call.action).word ?? call.action.message ?? "Your thought has been logged."}`;
      const expected = OUTCOMES[call.tool_name] ?? echoed;
      if (expected.length < 50_000) expect(told).toBe(expected);
      expect(agent.toolbox.names).toContain(call.tool_name);
    }
  });
});

test("invariant 24: risk and summary never reach a tool that does not declare them", async () => {
  await onRuns(({ steps, log }) => {
    const deeds = steps.flatMap((each) => each.deeds);
    for (const { input } of deeds.filter(({ tool }) => tool !== "keeper")) {
      expect(Object.keys(input).filter((key) => key === "security_risk" || key === "summary")).toEqual([]);
    }
    for (const { tool_name, action } of actionsIn(log)) {
      if (tool_name !== "keeper" && action)
        expect([action.security_risk, action.summary]).toEqual([undefined, undefined]);
    }
  });
});

test("invariant 24: a tool that declares them gets them as they were given", async () => {
  await onRuns(({ steps, plan }) => {
    const given = plan.turns.flatMap((turn) => (turn.kind === "reply" ? (turn.message.tool_calls ?? []) : []));
    const texts = given.filter(({ name }) => name === "keeper").map((call) => JSON.parse(call.arguments));
    for (const { input } of steps.flatMap((each) => each.deeds).filter(({ tool }) => tool === "keeper")) {
      const isSame = (each: Record<string, unknown>) =>
        (each.security_risk ?? undefined) === input.security_risk && (each.summary ?? undefined) === input.summary;
      expect(texts.some(isSame)).toBe(true);
    }
  });
});

test("invariant 27: finish is the last call of its batch, to be written and to run", async () => {
  let finishes = 0;
  await onRuns(({ log, steps }) => {
    const isFinish = ({ action }: ActionEvent) => action?.kind === "FinishAction";
    for (const { calls } of batchesIn(log)) expect(calls.slice(0, -1).filter(isFinish)).toEqual([]);
    for (const { deeds } of steps) {
      finishes += deeds.filter(({ tool }) => tool === "finish").length;
      expect(deeds.slice(0, -1).filter(({ tool }) => tool === "finish")).toEqual([]);
    }
  });
  expect(finishes).toBeGreaterThan(5);
});
