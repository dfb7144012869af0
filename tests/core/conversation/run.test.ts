import { describe, expect } from "vitest";
import type { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import { HANGS_MS, pause } from "../../real-time.ts";
import { standard, story, tool } from "../agent/scripted-agent.ts";
import { test } from "../event/log-folder.ts";
import { forever } from "../model/endpoint.ts";
import { actor, agentWith, call, conclude, done, echo, openIn } from "./stage.ts";

const kinds = (conversation: LocalConversation) => [...conversation.log].map(({ kind }) => kind);
const ends = (conversation: LocalConversation) => story(conversation.log).filter((line) => line.startsWith("end"));

describe("a finished conversation", () => {
  test("is not run again, and asks nobody", async ({ folder }) => {
    const model = actor(done);
    const conversation = openIn(folder, model);
    await conversation.send("Fix it.");
    await conversation.run(forever);
    const { length } = conversation.log;
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect([model.requests.length, conversation.log.length]).toEqual([1, length]);
  });

  test("goes on after a message", async ({ folder }) => {
    const conversation = openIn(folder, actor(done, conclude("And that.")));
    await conversation.send("Fix it.");
    await conversation.run(forever);
    await conversation.send("And that.");
    expect(conversation.state.status).toBe("idle");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(conversation.finalResponse()).toBe("And that.");
  });
});

describe("a message that comes during a run", () => {
  test("waits for the end of the step, and the run goes on with it", async ({ folder }) => {
    let sent: Promise<void> | undefined;
    const model = actor(() => {
      sent = conversation.send("One more thing.", "bob");
      return conclude("Done.");
    }, conclude("That too."));
    const conversation = openIn(folder, model);
    await conversation.send("Fix it.", "alice");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    await sent;
    expect(story(conversation.log).slice(2, -1)).toEqual([
      "status running",
      "call finish",
      "result Done.",
      "user: One more thing.",
      "call finish",
      "result That too.",
    ]);
  });

  test("is not lost when the step breaks off", async ({ folder }) => {
    const model = actor(() => {
      void conversation.send("One more thing.", "bob");
      throw new Error("The line is dead.");
    });
    const conversation = openIn(folder, model);
    await conversation.send("Fix it.", "alice");
    expect((await conversation.run(forever)).status).toBe("failed");
    expect(story(conversation.log).at(-1)).toBe("user: One more thing.");
  });

  test("must be from a user", async ({ folder }) => {
    const conversation = openIn(folder, actor());
    expect(() => conversation.send({ role: "assistant", content: [] })).toThrow(/assistant/);
  });
});

describe("a pause", () => {
  test("takes effect between two steps, is noted once, and ends with the next run", async ({ folder }) => {
    const model = actor(() => {
      conversation.pause();
      conversation.pause();
      return echo("a");
    }, done);
    const conversation = openIn(folder, model);
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "interrupted", reason: "paused" });
    expect(conversation.state.status).toBe("paused");
    expect(kinds(conversation).filter((kind) => kind === "PauseEvent")).toHaveLength(1);
    expect(story(conversation.log)).toContain("result a");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    conversation.pause();
    expect(conversation.state.status).toBe("finished");
  });
});

describe("an interruption", () => {
  test("F33 cuts a call off, twice as well as once, and the next run goes on", async ({ folder }) => {
    const slow = tool("slow", async (_, signal) => {
      conversation.interrupt();
      conversation.interrupt();
      await pause(HANGS_MS, signal);
      return "never";
    });
    const model = actor(call("slow", { word: "a" }), done);
    const conversation = openIn(folder, model, { agent: agentWith(model, [...standard(), slow]) });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "interrupted", reason: "paused" });
    expect(kinds(conversation).slice(-3)).toEqual([
      "AgentErrorEvent",
      "InterruptEvent",
      "ConversationStateUpdateEvent",
    ]);
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });

  test("after the end changes nothing", async ({ folder }) => {
    const conversation = openIn(folder, actor(done));
    await conversation.send("Fix it.");
    await conversation.run(forever);
    const { length } = conversation.log;
    conversation.interrupt();
    expect([conversation.log.length, conversation.state.status]).toEqual([length, "finished"]);
  });
});

describe("the limit on money", () => {
  const limits = { maxIterations: 20, maxBudget: 1 };

  test("ends the run that reaches it, and the next run has as much again", async ({ folder }) => {
    const conversation = openIn(folder, actor(echo("a", 0.6), echo("b", 0.4), { ...done, cost: 0.5 }), { limits });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "exhausted", limit: { of: "money", most: 1 } });
    expect(ends(conversation)).toEqual([expect.stringMatching(/^end MaxBudgetReached: .*\$1/)]);
    expect(conversation.state.status).toBe("error");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(conversation.state.totals.cost).toBe(1.5);
  });

  test("does not spoil a finish that reaches it", async ({ folder }) => {
    const conversation = openIn(folder, actor({ ...done, cost: 5 }), { limits });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });

  test("is refused where no price is stated: at the first call, or before it if that is known", async ({ folder }) => {
    const model = actor(echo("a"));
    const conversation = openIn(folder, model, { limits });
    await conversation.send("Fix it.");
    const refused = { status: "failed", fault: { code: "config", message: expect.stringContaining("does not state") } };
    expect(await conversation.run(forever)).toMatchObject(refused);
    await conversation.close();
    const again = openIn(folder, model, { limits, reportsCost: false });
    expect(await again.run(forever)).toMatchObject(refused);
    expect(model.requests).toHaveLength(1);
  });
});

describe("the limit on tokens", () => {
  const limits = { maxIterations: 20, maxTokens: 22 }; // of which a reply takes 11, both ways together

  test("ends the run that reaches it, and the next run has as much again", async ({ folder }) => {
    const conversation = openIn(folder, actor(echo("a"), echo("b"), echo("c"), done), { limits });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "exhausted", limit: { of: "tokens", most: 22 } });
    expect(ends(conversation)).toEqual(["end MaxTokensReached: The run reached its limit of 22 tokens."]);
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(conversation.state.totals.calls).toBe(4);
  });

  test("needs no price, and a run that stays below it goes on", async ({ folder }) => {
    const conversation = openIn(folder, actor(echo("a"), done), { limits: { ...limits, maxTokens: 23 } });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });
});

describe("the limit on events", () => {
  const limits = { maxIterations: 20, maxEvents: 9 };

  test("lets no further step begin, and the next run has as many again", async ({ folder }) => {
    const model = actor(...Array.from({ length: 20 }, (_, index) => echo(`${index}`)));
    const conversation = openIn(folder, model, { limits });
    await conversation.send("Fix it.");
    const end = { status: "exhausted", limit: { of: "events", most: 9 } };
    expect(await conversation.run(forever)).toEqual(end);
    const asked = model.requests.length;
    expect([asked > 2, asked < 9]).toEqual([true, true]);
    expect(ends(conversation)).toEqual(["end MaxEventsReached: The run reached its limit of 9 events."]);
    expect(await conversation.run(forever)).toEqual(end);
    expect(model.requests.length).toBeGreaterThan(asked);
  });

  test("is none for a run that stays below it", async ({ folder }) => {
    const conversation = openIn(folder, actor(echo("a"), done), { limits });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });
});

describe("a deadline", () => {
  test("cuts off what is under way, and is another end than an interruption", async ({ folder }) => {
    const time = new AbortController();
    const model = actor(async ({ signal }) => {
      time.abort(new Error("late"));
      await pause(HANGS_MS, signal);
      return done;
    }, done);
    const conversation = openIn(folder, model);
    await conversation.send("Fix it.");
    expect(await conversation.run(forever, time.signal)).toEqual({ status: "deadline" });
    expect(ends(conversation)).toEqual([expect.stringMatching(/^end DeadlineReached/)]);
    expect(conversation.state.status).toBe("error");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });
});

describe("an agent that goes in circles", () => {
  test("is stopped, stays stuck, and starts afresh after a message", async ({ folder }) => {
    const conversation = openIn(folder, actor(...Array(4).fill(echo("a")), echo("b"), done));
    await conversation.send("Fix it.");
    const stuck = { status: "stuck", pattern: "action_observation", circle: { times: 4 } };
    expect(await conversation.run(forever)).toMatchObject(stuck);
    expect(await conversation.run(forever)).toMatchObject(stuck);
    expect(conversation.state.status).toBe("stuck");
    await conversation.send("Try b.");
    expect(conversation.state.status).toBe("idle");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });

  test("is told once that it repeats an error before it is stopped", async ({ folder }) => {
    const crash = call("crash", { word: "a" });
    const conversation = openIn(folder, actor(...Array(9).fill(crash)));
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toMatchObject({ status: "stuck" });
    const told = story(conversation.log).filter((line) => line.startsWith("environment: "));
    expect(told).toEqual([expect.stringContaining("failed every time")]);
  });

  test("is left alone when nobody looks", async ({ folder }) => {
    const conversation = openIn(folder, actor(...Array(5).fill(echo("a")), done), { stuckDetection: false });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });
});

describe("a hook at the finish", () => {
  test("can send the agent back to work, with a reason that it reads", async ({ folder }) => {
    const verdicts = [{ decision: "deny", feedback: "Run the tests." } as const, { decision: "allow" } as const];
    const onFinish = async () => verdicts.shift() ?? ({ decision: "allow" } as const);
    const model = actor(conclude("Done."), conclude("Tested."));
    const conversation = openIn(folder, model, { onFinish });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(JSON.stringify(model.requests[1]?.messages.at(-1))).toContain("Run the tests.");
    expect(conversation.finalResponse()).toBe("Tested.");
  });
});

test("a blocked message is not answered", async ({ folder }) => {
  const model = actor();
  const conversation = openIn(folder, model);
  await conversation.send("Fix it.");
  conversation.block("messages", conversation.log.at(1)?.id ?? "", "Not today.");
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
  expect(model.requests).toEqual([]);
});

describe("observers", () => {
  test("hear of everything; one that throws hurts nobody and is reported once", async ({ folder }) => {
    const heard: string[] = [];
    const problems: string[] = [];
    const broken = { onEvent: fail };
    const conversation = openIn(folder, actor(echo("a"), done), {
      observers: [broken, { onEvent: ({ kind }) => void heard.push(kind) }],
      report: ({ message }) => problems.push(message),
    });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(heard).toEqual(kinds(conversation));
    expect(problems).toEqual([expect.stringContaining("the screen is off")]);
  });
});

function fail(): never {
  throw new Error("the screen is off");
}
