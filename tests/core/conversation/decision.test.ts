import { describe, expect } from "vitest";
import { type SecurityAnalyzer, standardAnalyzer } from "../../../src/core/security/analyzers.ts";
import { inputIn } from "../../../src/core/tool/wire-class.ts";
import { unmatchedActions } from "../../../src/core/view/view.ts";
import { standard, story, tool } from "../agent/scripted-agent.ts";
import { test } from "../event/log-folder.ts";
import { forever } from "../model/endpoint.ts";
import { type Actor, actor, agentWith, call, done, type Line, openIn, say } from "./stage.ts";

const always = { kind: "AlwaysConfirm" } as const;
const count = (word: string) => ["count", { word }] as const;
const finish = ["finish", { message: "Fixed." }] as const;
const batch = (...calls: (readonly [string, object])[]): Line => ({ calls });

/** Analyses by the word of a call. */
const byWord: SecurityAnalyzer = {
  kind: "ByWord",
  assess: async ({ action }) => {
    const { word } = inputIn(action);
    const isForbidden = word === "never";
    return { risk: word === "a" ? "LOW" : "HIGH", reasons: [`It says ${word}.`], isForbidden };
  },
};

async function waiting(folder: string, model: Actor, securityAnalyzer?: SecurityAnalyzer) {
  const ran: string[] = [];
  const counter = tool("count", ({ word }, signal) => {
    ran.push(word);
    if (word === "crash") throw new Error("the disk is on fire");
    if (word !== "slow") return word;
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  const agent = agentWith(model, [...standard(), counter]);
  const conversation = openIn(folder, model, { agent, ...(securityAnalyzer && { securityAnalyzer }) });
  conversation.setConfirmationPolicy(always);
  await conversation.send("Fix it.", "alice");
  expect(await conversation.run(forever)).toEqual({ status: "waiting" });
  const [first = "", second = "", third = ""] = (await conversation.pendingActions()).map(({ action }) => action.id);
  return { conversation, ran, agent, first, second, third };
}

const results = (lines: readonly string[]) => lines.filter((line) => /^(result|error|reject)/.test(line));

describe("of several actions that wait", () => {
  test("one is approved: it runs, the other goes on waiting, and the model is not asked", async ({ folder }) => {
    const model = actor(batch(count("a"), count("b")), done);
    const { conversation, ran, second } = await waiting(folder, model);
    expect(await conversation.approve(forever, undefined, [second])).toEqual({ status: "waiting" });
    expect([ran, conversation.state.status, model.requests.length]).toEqual([["b"], "waiting_for_confirmation", 1]);
    expect((await conversation.pendingActions()).map(({ action }) => inputIn(action.action).word)).toEqual(["a"]);
    expect(await conversation.approve(forever)).toEqual({ status: "finished" });
    expect(ran).toEqual(["b", "a"]);
    const answers = model.requests[1]?.messages.filter(({ role }) => role === "tool").map(({ content }) => content);
    expect(answers).toMatchObject([[{ text: "a" }], [{ text: "b" }]]);
  });

  test("what approved ones have come to can be kept before the model is asked, and before the rest is", async ({
    folder,
  }) => {
    const model = actor(batch(count("a"), count("b")), done);
    const { conversation, ran, first } = await waiting(folder, model);
    const seen: unknown[] = [];
    const look = async () => {
      await Promise.resolve();
      seen.push([[...ran], model.requests.length, unmatchedActions(conversation.log.branch()).length]);
    };
    expect(await conversation.approve(forever, undefined, [first], { onResults: look })).toEqual({ status: "waiting" });
    expect(await conversation.approve(forever, undefined, undefined, { onResults: look })).toEqual({
      status: "finished",
    });
    expect(seen).toEqual([
      [["a"], 1, 1],
      [["a", "b"], 1, 0],
    ]);
  });

  test("those that are approved run in the order of the reply, however they are named", async ({ folder }) => {
    const { conversation, ran, first, third } = await waiting(folder, actor(batch(count("a"), count("b"), count("c"))));
    await conversation.approve(forever, undefined, [third, first]);
    expect(ran).toEqual(["a", "c"]);
  });

  test("one is rejected and the other approved: the run goes on, and the model reads both", async ({ folder }) => {
    const model = actor(batch(count("a"), count("b")), say("I see."));
    const { conversation, ran, first, second } = await waiting(folder, model);
    conversation.rejectPendingActions("Too dangerous.", [first]);
    expect([conversation.state.status, ran]).toEqual(["waiting_for_confirmation", []]);
    expect(await conversation.run(forever)).toEqual({ status: "waiting" });
    expect(await conversation.approve(forever, undefined, [second])).toEqual({ status: "finished" });
    expect(ran).toEqual(["b"]);
    expect(JSON.stringify(model.requests[1]?.messages)).toContain("Too dangerous.");
  });

  test("one is approved and the last rejected: nothing waits any more", async ({ folder }) => {
    const { conversation, ran, first, second } = await waiting(
      folder,
      actor(batch(count("a"), count("b")), say("Ah.")),
    );
    await conversation.approve(forever, undefined, [first]);
    conversation.rejectPendingActions("No.", [second]);
    expect([conversation.state.status, unmatchedActions(conversation.log)]).toEqual(["idle", []]);
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(ran).toEqual(["a"]);
  });

  test("no other can be decided about: none that has been, that is of no such id, or of none at all", async ({
    folder,
  }) => {
    const { conversation, ran, first } = await waiting(folder, actor(batch(count("a"), count("b"))));
    await conversation.approve(forever, undefined, [first]);
    for (const ids of [[first], ["e-1"], []]) {
      await expect(conversation.approve(forever, undefined, ids)).rejects.toThrow(/do not wait|named/);
      expect(() => conversation.rejectPendingActions("No.", ids)).toThrow(/do not wait|named/);
    }
    expect([ran, conversation.state.status]).toEqual([["a"], "waiting_for_confirmation"]);
  });

  test("one that fails does not take the place of the other", async ({ folder }) => {
    const { conversation, ran, first } = await waiting(folder, actor(batch(count("crash"), count("b"))));
    expect(await conversation.approve(forever, undefined, [first])).toEqual({ status: "waiting" });
    expect((await conversation.pendingActions()).map(({ action }) => inputIn(action.action).word)).toEqual(["b"]);
    expect(ran).toEqual(["crash"]);
  });

  test("what waits still waits after a restart, and what has run does not run again", async ({ folder }) => {
    const { conversation, ran, agent, first } = await waiting(folder, actor(batch(count("a"), count("b"))));
    await conversation.approve(forever, undefined, [first]);
    await conversation.close();
    const again = openIn(folder, actor(done), { agent: { ...agent, model: actor(done) } });
    expect((await again.pendingActions()).map(({ action }) => inputIn(action.action).word)).toEqual(["b"]);
    expect(await again.approve(forever)).toEqual({ status: "finished" });
    expect(ran).toEqual(["a", "b"]);
  });

  test("none is left to run after one was cut off: all are closed, and the agent is told", async ({ folder }) => {
    const { conversation, ran, first } = await waiting(folder, actor(batch(count("slow"), count("b")), done));
    const cut = new AbortController();
    const run = conversation.approve(cut.signal, undefined, [first]);
    await expect.poll(() => ran).toEqual(["slow"]);
    cut.abort("enough");
    expect(await run).toEqual({ status: "interrupted", reason: "enough" });
    expect(unmatchedActions(conversation.log)).toEqual([]);
    await expect(conversation.approve(forever)).rejects.toThrow(/No action waits/);
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(ran).toEqual(["slow"]);
  });
});

describe("what only speaks", () => {
  test("needs no decision of its own: it goes with the last approval", async ({ folder }) => {
    const { conversation, ran, first, second } = await waiting(folder, actor(batch(count("a"), count("b"), finish)));
    expect((await conversation.pendingActions()).map(({ action }) => action.id)).toEqual([first, second]);
    expect(await conversation.approve(forever, undefined, [second])).toEqual({ status: "waiting" });
    expect(await conversation.approve(forever, undefined, [first])).toEqual({ status: "finished" });
    expect(ran).toEqual(["b", "a"]);
  });

  test("does not finish over a rejection: the model reads that first", async ({ folder }) => {
    const model = actor(batch(count("a"), count("b"), finish), say("Then not."));
    const { conversation, first } = await waiting(folder, model);
    conversation.rejectPendingActions("No.", [first]);
    expect(await conversation.approve(forever)).toEqual({ status: "finished" });
    expect(results(story(conversation.log)).at(-1)).toBe("error Not run: a call before it was rejected.");
    expect(conversation.finalResponse()).toBe("Then not.");
  });

  test("is rejected with the last rejection", async ({ folder }) => {
    const { conversation, first } = await waiting(folder, actor(batch(count("a"), finish), say("Then not.")));
    conversation.rejectPendingActions("No.", [first]);
    expect([conversation.state.status, unmatchedActions(conversation.log)]).toEqual(["idle", []]);
  });
});

describe("whoever decides", () => {
  test("sees each action with its risk and the reasons; nothing when nothing waits", async ({ folder }) => {
    const { conversation } = await waiting(folder, actor(batch(count("a"), count("b")), done), byWord);
    const told = (await conversation.pendingActions()).map(({ risk, reasons }) => [risk, reasons]);
    expect(told).toEqual([
      ["LOW", ["It says a."]],
      ["HIGH", ["It says b."]],
    ]);
    await conversation.approve(forever);
    expect(await conversation.pendingActions()).toEqual([]);
  });

  test("is not asked about what is forbidden: it is refused, the model reads why, and the others wait", async ({
    folder,
  }) => {
    const model = actor(batch(count("never"), count("b")), done);
    const { conversation, ran } = await waiting(folder, model, byWord);
    expect((await conversation.pendingActions()).map(({ action }) => inputIn(action.action).word)).toEqual(["b"]);
    await conversation.approve(forever);
    expect(ran).toEqual(["b"]);
    expect(JSON.stringify(model.requests[1]?.messages)).toContain("forbidden here. It says never.");
  });

  test("or nobody: what is forbidden is refused where nothing is ever asked, in the order of the calls", async ({
    folder,
  }) => {
    const ran: string[] = [];
    const model = actor(batch(count("b"), count("never"), count("a")), done);
    const agent = agentWith(model, [...standard(), tool("count", ({ word }) => String(ran.push(word) && word))]);
    const conversation = openIn(folder, model, { agent, securityAnalyzer: byWord });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(ran).toEqual(["b", "a"]);
    expect(results(story(conversation.log)).slice(0, 3)).toEqual([
      "result b",
      expect.stringMatching(/^error This call is forbidden here/),
      "result a",
    ]);
  });
});

test("calls that have one id can only be approved together, for an error would not say which it is of", async ({
  folder,
}) => {
  const twins = actor(() => batch(count("crash"), count("b")));
  const model = {
    ...twins,
    complete: async (request: Parameters<Actor["complete"]>[0]) => {
      const reply = await twins.complete(request);
      const tool_calls = reply.message.tool_calls?.map((one) => ({ ...one, id: "same" }));
      return { ...reply, message: { ...reply.message, ...(tool_calls && { tool_calls }) } };
    },
  };
  const { conversation, ran, second } = await waiting(folder, model);
  await expect(conversation.approve(forever, undefined, [second])).rejects.toThrow(/together/);
  expect(ran).toEqual([]);
  await conversation.approve(forever);
  expect(ran).toEqual(["crash", "b"]);
});

test("the analyzer and its rules outlive a restart", async ({ folder }) => {
  const rules = { rules: [{ tool: "count", effect: "forbid" as const, reason: "Nobody counts here." }] };
  const first = openIn(folder, actor(), { securityAnalyzer: standardAnalyzer({ rules }) });
  await first.close();
  const model = actor(call("count", { word: "a" }), done);
  const counter = tool("count", () => "counted");
  const again = openIn(folder, model, { agent: agentWith(model, [...standard(), counter]) });
  await again.send("Count.");
  expect(await again.run(forever)).toEqual({ status: "finished" });
  expect(JSON.stringify(model.requests[1]?.messages)).toContain("Nobody counts here.");
});

test("a call alone is approved by its id", async ({ folder }) => {
  const { conversation, ran, first } = await waiting(folder, actor(call("count", { word: "a" }), done));
  expect(await conversation.approve(forever, undefined, [first])).toEqual({ status: "finished" });
  expect(ran).toEqual(["a"]);
});
