import { describe, expect } from "vitest";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import type { Condenser } from "../../../src/core/view/condenser/condenser.ts";
import { standard, story, tool } from "../agent/scripted-agent.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { test } from "../event/log-folder.ts";
import { forever } from "../model/endpoint.ts";
import { fakeModel, replyOf } from "../model/fake-model.ts";
import { actor, agentWith, call, conclude, done, echo, openIn, say } from "./stage.ts";

describe("a question beside the task", () => {
  test("is answered from what is known, and leaves the log as it is", async ({ folder }) => {
    const model = actor(echo("a"), done, { ...say("Forty-two."), cost: 0.5 });
    const conversation = openIn(folder, model);
    await conversation.send("Fix it.");
    await conversation.run(forever);
    const { length } = conversation.log;
    expect(await conversation.askAgent("What is it?", forever)).toBe("Forty-two.");
    expect(conversation.log).toHaveLength(length);
    expect(JSON.stringify(model.requests.at(-1)?.messages.at(-1))).toContain("What is it?");
    expect(conversation.state.stats.usage_to_metrics["ask-agent-llm"]).toMatchObject({
      calls: 1,
      accumulated_cost: 0.5,
    });
  });

  test("may come when the user has just spoken, or while actions wait", async ({ folder }) => {
    const conversation = openIn(folder, actor(say("Yes."), echo("a"), say("Soon.")));
    conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
    await conversation.send("Fix it.");
    expect(await conversation.askAgent("Ready?", forever)).toBe("Yes.");
    await conversation.run(forever);
    expect(await conversation.askAgent("When?", forever)).toBe("Soon.");
    expect(conversation.state.status).toBe("waiting_for_confirmation");
  });

  test("without an answer in words is a fault", async ({ folder }) => {
    const conversation = openIn(folder, actor(echo("a")));
    await conversation.send("Please fix the gate.");
    await expect(conversation.askAgent("What?", forever)).rejects.toThrow(/did not answer/);
  });

  test("and a run need a request first, and say so", async ({ folder }) => {
    const conversation = openIn(folder, actor(conclude("Fixed.")));
    const advice = { code: "config", hint: "Call `send` first." };
    await expect(conversation.askAgent("What?", forever)).rejects.toMatchObject(advice);
    expect(await conversation.run(forever)).toMatchObject({ status: "failed", fault: advice });
    expect(conversation.isTerminal).toBe(true);
    await conversation.send("Please fix the gate.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });
});

describe("a title", () => {
  test.for([
    ["is the model's", say("Fix the gate"), "Fix the gate"],
    ["is cut to its length and to one line", say(`Fix\nthe ${"g".repeat(80)}`), /^Fix the g+…$/],
    ["is the request's beginning if the model fails", new Error("x"), "Please fix the gate."],
    ["is the request's beginning if the model says nothing", say(" "), "Please fix the gate."],
  ] as const)("%s", async ([, turn, title]) => {
    const conversation = openIn("", actor(turn), { store: memoryStore() });
    await conversation.send("Please fix\nthe gate.");
    const given = await conversation.generateTitle(forever);
    expect(given).toMatch(title);
    expect(given.length).toBeLessThanOrEqual(50);
  });

  test("is a small model's, if the agent has one", async () => {
    const [model, smallModel] = [actor(), fakeModel([replyOf("Small title", { model: "small" })], { name: "small" })];
    const conversation = openIn("", model, {
      store: memoryStore(),
      agent: agentWith(model, undefined, { smallModel }),
    });
    await conversation.send("Please fix the gate.");
    expect(await conversation.generateTitle(forever)).toBe("Small title");
    expect(model.requests).toEqual([]);
    expect(conversation.state.stats.usage_to_metrics.title).toMatchObject({ calls: 1, model_name: "small" });
  });

  test("needs a request", async () => {
    const conversation = openIn("", actor(), { store: memoryStore() });
    await expect(conversation.generateTitle(forever)).rejects.toThrow(/nothing was asked/);
  });

  test("is that of the active branch", async () => {
    const conversation = openIn("", actor(new Error("x")), { store: memoryStore() });
    await conversation.send("One.");
    conversation.navigateTo(null);
    await conversation.send("Two.");
    expect(await conversation.generateTitle(forever)).toBe("Two.");
  });
});

describe("condensing on demand", () => {
  test("has the condenser shorten the view, and asks nobody else", async ({ folder }) => {
    const condenser: Condenser = {
      handlesRequests: true,
      condense: async (view) =>
        view.unhandledCondensationRequest
          ? { kind: "condensation", condensation: { kind: "Condensation", llm_response_id: "r" } }
          : { kind: "view", view },
    };
    const model = actor(done);
    const conversation = openIn(folder, model, { agent: agentWith(model, undefined, { condenser }) });
    await conversation.send("Fix it.");
    await conversation.condense(forever);
    expect(story(conversation.log).slice(-2)).toEqual(["CondensationRequest", "Condensation"]);
    expect([model.requests.length, conversation.state.status]).toEqual([0, "idle"]);
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });

  test("lets no run and no second condensation come between, and may be interrupted", async ({ folder }) => {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const condenser: Condenser = {
      handlesRequests: true,
      condense: (_, { signal }) => {
        resolve();
        return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      },
    };
    const model = actor(done);
    const conversation = openIn(folder, model, { agent: agentWith(model, undefined, { condenser }) });
    await conversation.send("Fix it.");
    const condensing = conversation.condense(forever);
    await begun;
    await expect(conversation.run(forever)).rejects.toThrow(/already running/);
    await expect(conversation.condense(forever)).rejects.toThrow(/already running/);
    expect(() => conversation.navigateTo(null)).toThrow(/already running/);
    conversation.interrupt();
    await expect(condensing).rejects.toThrow();
    expect([model.requests.length, conversation.state.status]).toEqual([0, "idle"]);
  });

  test("needs a condenser that can", async ({ folder }) => {
    await expect(openIn(folder, actor()).condense(forever)).rejects.toThrow(/no condenser/);
  });
});

describe("calling a tool by hand", () => {
  test("gives its answer and leaves the log as it is, before any run", async ({ folder }) => {
    const conversation = openIn(folder, actor());
    const result = await conversation.executeTool("echo", { word: "hi" }, forever);
    expect(result).toMatchObject({ status: "answered", observation: { content: [{ text: "hi" }] } });
    expect(conversation.log).toHaveLength(0);
  });

  test("of a name that is none is a fault", async ({ folder }) => {
    await expect(openIn(folder, actor()).executeTool("nothing", {}, forever)).rejects.toThrow(/no tool nothing/);
  });
});

describe("doing it all again", () => {
  async function did(folder: string, fails: () => boolean) {
    const words: string[] = [];
    const write = tool("write", ({ word }) => {
      if (word === "b" && fails()) throw new Error("The disk is full.");
      words.push(word);
      return word;
    });
    const model = actor(
      call("write", { word: "a" }),
      call("nothing", {}),
      call("mistake", { word: "x" }),
      call("write", { word: "b" }),
      call("write", { word: "c" }),
      done,
    );
    const conversation = openIn(folder, model, { agent: agentWith(model, [...standard(), write]) });
    await conversation.send("Write.");
    await conversation.run(forever);
    return { conversation, words };
  }

  test("runs what ran, in order, and what failed then may fail again", async ({ folder }) => {
    const { conversation, words } = await did(folder, () => false);
    const { length } = conversation.log;
    const results = new EventLog(memoryStore(), countingStamper());
    expect(await conversation.rerunActions(forever, results)).toEqual({ repeated: 5 });
    expect(words).toEqual(["a", "b", "c", "a", "b", "c"]);
    expect(story(results)).toEqual([
      "result a",
      "mistake There is no such word. Say another.",
      "result b",
      "result c",
      "result Fixed.",
    ]);
    expect(conversation.log).toHaveLength(length);
  });

  test("stops at the first that fails now", async ({ folder }) => {
    let isFull = false;
    const { conversation, words } = await did(folder, () => isFull);
    isFull = true;
    expect(await conversation.rerunActions(forever)).toMatchObject({
      repeated: 3,
      failed: { action: { tool_name: "write" }, error: expect.stringContaining("The disk is full.") },
    });
    expect(words).toEqual(["a", "b", "c", "a"]);
  });
});
