import { describe, expect, test } from "vitest";
import { UNKNOWN_MODEL } from "../../../src/core/model/features/model-features.ts";
import type { Model } from "../../../src/core/model/model.ts";
import type { Condenser } from "../../../src/core/view/condenser/condenser.ts";
import { Fault, type FaultReason } from "../../../src/lib/fault.ts";
import { prompt } from "../../../src/prompts.ts";
import { say } from "../../../src/rehearsal/model/script.ts";
import { faultOf } from "../model/endpoint.ts";
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
    ["text-protocol", 3, /^It failed so and so\. The model was told so 3 times in a row, and did it again\.$/],
    ["output-limit", 3, /^It failed so and so\. The model was told so 3 times in a row, and did it again\.$/],
    ["content-policy", 1, /^It failed so and so\. It was asked once more in other words\.$/],
    ["empty-reply", 1, /^The model returned only empty replies \(2 attempts\)\.$/],
  ])("%s, it is told so %i times, and then the run fails", async ([reason, times, words]) => {
    const { take, told } = await begin([], { agent: { model: failing(reason) } });
    for (let step = 0; step < times; step += 1) expect(await take()).toBe("continue");
    const fault = await faultOf(take());
    expect(fault).toMatchObject({ code: "model", reason, message: expect.stringMatching(words) });
    expect(told()).toHaveLength(times);
  });

  test("an output limit, a reply in between starts the count anew", async () => {
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
    ["output-limit", prompt("write-less")],
    ["empty-reply", prompt("nudge")],
  ])("%s, the environment tells it so, and the run goes on", async ([reason, words]) => {
    const { take, told, last } = await begin([], { agent: { model: failing(reason) } });
    expect(await take()).toBe("continue");
    expect(told()).toEqual([`environment: ${words}`]);
    expect(last()).toMatchObject({ kind: "MessageEvent", source: "environment", llm_message: { role: "user" } });
  });

  test.for(["context-window", "malformed-history"] as const)(
    "%s, condensing is asked for and done, and then the model is asked again",
    async (reason) => {
      const { take, told, agent } = await begin([say("Done.")], { agent: { condenser } });
      let attempts = 0;
      const { model } = agent;
      const complete: Model["complete"] = (request) => {
        attempts += 1;
        return attempts === 1 ? failing(reason).complete(request) : model.complete(request);
      };
      Object.assign(agent, { model: { ...model, complete } }); // this agent is a test's own and not frozen
      expect([await take(), await take(), await take()]).toEqual(["continue", "continue", "finished"]);
      expect(told()).toEqual(["CondensationRequest", "Condensation", "agent: Done."]);
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

  test("a malformed history that condensing did not mend, the run fails", async () => {
    const { take, told } = await begin([], { agent: { model: failing("malformed-history"), condenser } });
    expect([await take(), await take()]).toEqual(["continue", "continue"]);
    expect((await faultOf(take())).reason).toBe("malformed-history");
    expect(told()).toEqual(["CondensationRequest", "Condensation"]);
  });
});
