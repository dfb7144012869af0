import { describe, expect } from "vitest";
import { llmSecurityAnalyzer } from "../../../src/core/security/analyzers.ts";
import { unmatchedActions } from "../../../src/core/view/view.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { standard, story, tool } from "../agent/scripted-agent.ts";
import { test } from "../event/log-folder.ts";
import { forever } from "../model/endpoint.ts";
import { type Actor, actor, agentWith, call, conclude, done, echo, openIn, say } from "./stage.ts";

const always = { kind: "AlwaysConfirm" } as const;
const twice = { calls: [["count", { word: "a" }] as const, ["count", { word: "b" }] as const] };

async function waiting(folder: string, model: Actor) {
  const ran: string[] = [];
  const count = tool("count", ({ word }) => {
    ran.push(word);
    return word;
  });
  const agent = agentWith(model, [...standard(), count]);
  const conversation = openIn(folder, model, { agent });
  conversation.setConfirmationPolicy(always);
  await conversation.send("Fix it.", "alice");
  return { conversation, ran, agent };
}

describe("a policy that asks", () => {
  test("stops the run before the actions: they wait without a result", async ({ folder }) => {
    const { conversation, ran } = await waiting(folder, actor(twice));
    expect(await conversation.run(forever)).toEqual({ status: "waiting" });
    expect([conversation.state.status, ran, unmatchedActions(conversation.log).length]).toEqual([
      "waiting_for_confirmation",
      [],
      2,
    ]);
    expect(story(conversation.log).slice(-3)).toEqual(["call count", "call count", "status waiting_for_confirmation"]);
  });

  test("is not outwitted by running again, by pausing, or by a message", async ({ folder }) => {
    const model = actor(twice);
    const { conversation, ran } = await waiting(folder, model);
    await conversation.run(forever);
    conversation.pause();
    await conversation.send("Go on!", "mallory");
    expect(await conversation.run(forever)).toEqual({ status: "waiting" });
    expect([conversation.state.status, ran, model.requests.length]).toEqual(["waiting_for_confirmation", [], 1]);
  });

  test("lets exactly the pending actions run when they are approved, and goes on", async ({ folder }) => {
    const { conversation, ran } = await waiting(folder, actor(twice, done));
    await conversation.run(forever);
    expect(await conversation.approve(forever)).toEqual({ status: "finished" });
    expect(ran).toEqual(["a", "b"]);
    expect(story(conversation.log).filter((line) => /^(call|result)/.test(line))).toEqual([
      "call count",
      "call count",
      "result a",
      "result b",
      "call finish",
      "result Fixed.",
    ]);
  });

  test("is asked again for what comes after an approval", async ({ folder }) => {
    const { conversation, ran } = await waiting(folder, actor(twice, call("count", { word: "c" })));
    await conversation.run(forever);
    expect(await conversation.approve(forever)).toEqual({ status: "waiting" });
    expect(ran).toEqual(["a", "b"]);
  });

  test("tells the model of a message that came while actions waited, after their results", async ({ folder }) => {
    const model = actor(twice, say("Done."));
    const { conversation } = await waiting(folder, model);
    await conversation.run(forever);
    await conversation.send("And hurry.", "alice");
    await conversation.approve(forever);
    expect(model.requests[1]?.messages.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "assistant",
      "tool",
      "tool",
      "user",
    ]);
  });

  test("lets nothing run that is rejected, and the model reads why", async ({ folder }) => {
    const model = actor(twice, say("I see."));
    const { conversation, ran } = await waiting(folder, model);
    await conversation.run(forever);
    conversation.rejectPendingActions("Too dangerous.");
    expect(conversation.state.status).toBe("idle");
    expect([...conversation.log].filter(({ kind }) => kind === "UserRejectObservation")).toHaveLength(2);
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(ran).toEqual([]);
    expect(JSON.stringify(model.requests[1]?.messages)).toContain("Too dangerous.");
  });

  test("asks neither for a finish alone nor for an answer in words", async ({ folder }) => {
    const { conversation } = await waiting(folder, actor(done, conclude("Yes.")));
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    await conversation.send("Really?");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });

  test("outlives a restart, with what waits, and so does the analyzer", async ({ folder }) => {
    const first = await waiting(folder, actor(twice));
    first.conversation.setSecurityAnalyzer(llmSecurityAnalyzer);
    await first.conversation.run(forever);
    await first.conversation.close();
    const second = openIn(folder, actor(done), { agent: { ...first.agent, model: actor(done) } });
    expect(second.state.status).toBe("waiting_for_confirmation");
    expect(second.state.fields).toMatchObject({
      confirmation_policy: always,
      security_analyzer: { kind: "LLMSecurityAnalyzer" },
    });
    expect(await second.approve(forever)).toEqual({ status: "finished" });
    expect(first.ran).toEqual(["a", "b"]);
  });
});

test("nothing can be approved or rejected that does not wait", async ({ folder }) => {
  const conversation = openIn(folder, actor(echo("a"), done));
  await conversation.send("Fix it.");
  await expect(conversation.approve(forever)).rejects.toThrow(Fault);
  expect(() => conversation.rejectPendingActions()).toThrow(/idle/);
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
});
