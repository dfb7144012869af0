import { describe, expect, test } from "vitest";
import { refusalsIn } from "../../../src/core/agent/recover.ts";
import { text } from "../../../src/core/event/content.ts";
import { ModelFault } from "../../../src/core/model/failure/model-fault.ts";
import { UNKNOWN_MODEL } from "../../../src/core/model/features/model-features.ts";
import type { Model } from "../../../src/core/model/model.ts";
import type { Condenser } from "../../../src/core/view/condenser/condenser.ts";
import { isRequest } from "../../../src/core/view/visible-event.ts";
import { Fault, type FaultReason } from "../../../src/lib/fault.ts";
import { prompt } from "../../../src/prompts.ts";
import { say } from "../../../src/rehearsal/model/script.ts";
import { faultOf } from "../model/endpoint.ts";
import { usage } from "../model/fake-model.ts";
import { begin, calls } from "./begin.ts";

const failing = (reason?: FaultReason): Model => ({
  name: "failing",
  features: UNKNOWN_MODEL,
  complete: () => Promise.reject(new Fault("model", "It failed so and so.", { reason })),
});

/** Forgets nothing, but says that it did when it was asked to. */
const condenser: Condenser = {
  handlesRequests: true,
  condense: async (view) =>
    view.unhandledCondensationRequest
      ? { kind: "condensation", condensation: { kind: "Condensation", summary: "So far.", llm_response_id: "r" } }
      : { kind: "view", view },
};
const deaf: Condenser = { handlesRequests: false, condense: async (view) => ({ kind: "view", view }) };

describe("when the model fails again and again because of", () => {
  test.for<[FaultReason, number, RegExp]>([
    ["text-protocol", 3, /^It failed so and so\. The model was told 3 times in a row, and repeated it\.$/],
    ["unparsed-call", 3, /^It failed so and so\. The model was told 3 times in a row, and repeated it\.$/],
    ["rejected-call", 3, /^It failed so and so\. The model was told 3 times in a row, and repeated it\.$/],
    ["output-limit", 3, /^It failed so and so\. The model was told 3 times in a row, and repeated it\.$/],
    ["content-policy", 1, /^It failed so and so\. It was asked once more in other words\.$/],
    ["empty-reply", 1, /^The model returned only empty replies \(2 attempts\)\.$/],
  ])("%s, it is told so %i times, and then the run fails", async ([reason, times, words]) => {
    const { take, told } = await begin([], { agent: { model: failing(reason) } });
    for (let step = 0; step < times; step += 1) expect(await take()).toBe("continue");
    const fault = await faultOf(take());
    expect(fault).toMatchObject({ code: "model", reason, message: expect.stringMatching(words) });
    expect(told()).toHaveLength(times);
  });

  test("an output limit, a reply in between starts the count again", async () => {
    const script = [
      "fail",
      "fail",
      "fail",
      calls(["echo", { word: "a" }]),
      "fail",
      "fail",
      "fail",
      say("Done."),
    ] as const;
    const replies = script.filter((turn) => turn !== "fail");
    const { take, told, agent } = await begin(replies);
    const turns = [...script];
    const { model } = agent;
    const complete: Model["complete"] = (request) =>
      (turns.shift() === "fail" ? failing("output-limit") : model).complete(request);
    Object.assign(agent, { model: { ...model, complete } }); // this agent is a test's own and not frozen
    const ends = [];
    for (let step = 0; step < script.length; step += 1) ends.push(await take());
    expect(ends.at(-1)).toBe("finished");
    expect(told().filter((line) => line.startsWith("environment"))).toHaveLength(6);
  });
});

describe("when the model fails because of", () => {
  test.for<[FaultReason, string]>([
    ["content-policy", prompt("rephrase")],
    ["text-protocol", "It failed so and so."],
    ["unparsed-call", prompt("unparsed-call")],
    ["rejected-call", prompt("rejected-call", { reply: "" })],
    ["output-limit", prompt("write-less")],
    ["empty-reply", prompt("nudge")],
  ])("%s, the environment tells it so, and the run goes on", async ([reason, words]) => {
    const { take, told, last } = await begin([], { agent: { model: failing(reason) } });
    expect(await take()).toBe("continue");
    expect(told()).toEqual([`environment: ${words}`]);
    expect(last()).toMatchObject({ kind: "MessageEvent", source: "environment", llm_message: { role: "user" } });
  });

  test("a call that cannot be read, the model gets its own words, and people get theirs", async () => {
    const complete: Model["complete"] = () =>
      Promise.reject(new ModelFault("It wrote nonsense.", { reason: "text-protocol", told: "You wrote nonsense." }));
    const { take, told } = await begin([], { agent: { model: { ...failing("text-protocol"), complete } } });
    for (let step = 0; step < 3; step += 1) await take();
    expect(told()).toEqual(Array.from({ length: 3 }, () => "environment: You wrote nonsense."));
    expect((await faultOf(take())).message).toMatch(/^It wrote nonsense\. The model was told 3 times/);
  });

  test.for(["context-window", "malformed-history"] as const)(
    "%s, condensing is asked for and done, and then the model is asked again",
    async (reason) => {
      const { take, told, agent } = await begin([calls(["finish", { message: "Done." }])], { agent: { condenser } });
      let attempts = 0;
      const { model } = agent;
      const complete: Model["complete"] = (request) => {
        attempts += 1;
        return attempts === 1 ? failing(reason).complete(request) : model.complete(request);
      };
      Object.assign(agent, { model: { ...model, complete } }); // this agent is a test's own and not frozen
      expect([await take(), await take(), await take()]).toEqual(["continue", "continue", "finished"]);
      expect(told()).toEqual(["CondensationRequest", "Condensation", "call finish", "result Done."]);
      expect(attempts).toBe(2);
    },
  );

  test.for<[string, FaultReason | undefined, Condenser | undefined]>([
    ["a context window, and there is no condenser", "context-window", undefined],
    ["a context window, and the condenser takes no requests", "context-window", deaf],
    ["a malformed history, and there is no condenser", "malformed-history", undefined],
    ["something else", undefined, condenser],
  ])("%s, the run fails", async ([, reason, given]) => {
    const { take, told } = await begin([], { agent: { model: failing(reason), ...(given && { condenser: given }) } });
    expect((await faultOf(take())).message).toBe("It failed so and so.");
    expect(told()).toEqual([]);
  });

  test("a malformed history that condensing did not fix, the run fails", async () => {
    const { take, told } = await begin([], { agent: { model: failing("malformed-history"), condenser } });
    expect([await take(), await take()]).toEqual(["continue", "continue"]);
    expect(await faultOf(take())).toMatchObject({
      reason: "malformed-history",
      message: "It failed so and so. It also refused the history after it was condensed.",
    });
    expect(told()).toEqual(["CondensationRequest", "Condensation"]);
  });

  test("the fault that ends the run says that a repeat would meet it again", async () => {
    const lasting = (reason: FaultReason, isLasting: boolean): Model => ({
      ...failing(),
      complete: () => Promise.reject(new ModelFault("It failed so and so.", { reason, isTransient: !isLasting })),
    });
    for (const [reason, isLasting] of [
      ["unparsed-call", true],
      ["empty-reply", false],
    ] as const) {
      const { take } = await begin([], { agent: { model: lasting(reason, isLasting) } });
      const end = async (): Promise<unknown> => take().then(end, (error) => error);
      expect(await end()).toMatchObject({ reason, isLasting });
    }
  });

  describe("a malformed history again and again, with calls in between,", () => {
    /** Refuses each history that has a call in it, as an endpoint does that loses part of a call. */
    const refusingCalls = (): Model => {
      let count = 0;
      const complete: Model["complete"] = async ({ messages, ...request }) => {
        if (messages.some(({ tool_calls }) => tool_calls)) {
          return failing("malformed-history").complete({ messages, ...request });
        }
        count += 1;
        const call = { id: `call-${count}`, name: "idle", arguments: "{}", origin: "completion" as const };
        const message = { role: "assistant" as const, content: [], tool_calls: [call] };
        return { id: `r${count}`, message, usage: usage({}), latencyMs: 1 };
      };
      return { name: "refusing", features: UNKNOWN_MODEL, complete };
    };
    const forgetting: Condenser = {
      handlesRequests: true,
      condense: async (view) => {
        if (!view.unhandledCondensationRequest) return { kind: "view", view };
        const forgotten_event_ids = view.events.slice(2).map(({ id }) => id);
        const summary = { summary: "So far.", summary_offset: 2 };
        return {
          kind: "condensation",
          condensation: { kind: "Condensation", forgotten_event_ids, ...summary, llm_response_id: "r" },
        };
      },
    };

    test("it is condensed twice for a request, and then the run fails", async () => {
      const agentState = new Map();
      const agent = { model: refusingCalls(), condenser: forgetting };
      const { take, told, log } = await begin([], { agent, context: { agentState } });
      const fail = async () => {
        for (let steps = 0; steps < 30; steps += 1) {
          try {
            await take({ lastUserMessageId: log.branch().findLast(isRequest)?.id });
          } catch (error) {
            return error;
          }
        }
        return undefined;
      };
      const condensed = () => told().filter((line) => line === "Condensation").length;
      expect(await fail()).toMatchObject({ reason: "malformed-history" });
      expect([condensed(), refusalsIn(Object.fromEntries(agentState))]).toEqual([2, 3]);
      log.append({ kind: "MessageEvent", source: "user", llm_message: { role: "user", content: [text("Again.")] } });
      expect(await fail()).toMatchObject({ reason: "malformed-history" });
      expect([condensed(), refusalsIn(Object.fromEntries(agentState))]).toEqual([4, 6]);
    });
  });
});
