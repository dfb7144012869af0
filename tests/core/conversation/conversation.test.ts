import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { Agent } from "../../../src/core/agent/agent.ts";
import { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import { folderStore } from "../../../src/core/event/file-store.ts";
import type { Tool } from "../../../src/core/tool/tool.ts";
import { prompt } from "../../../src/prompts.ts";
import { call, conclude, type Script, say } from "../../../src/rehearsal/model/script.ts";
import { HANGS_MS, pause } from "../../real-time.ts";
import { agentAt, scriptedAgent, standard, story, tool } from "../agent/scripted-agent.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { eventFiles, test } from "../event/log-folder.ts";
import { API_KEY, forever, serve, streaming } from "../model/endpoint.ts";
import { nowhere } from "../workspace/nowhere.ts";

const ID = "3f2c0000-0000-4000-8000-000000000000";

function converse(agent: Agent, folder: string, maxIterations = 10): LocalConversation {
  return LocalConversation.open({
    id: ID,
    agent,
    workspace: nowhere,
    store: folderStore(folder),
    stamper: countingStamper(folderStore(folder).list("events").length),
    limits: { maxIterations },
  });
}

/** A conversation in which a user has asked for something. */
async function asked(folder: string, script: Script, { tools, maxIterations }: Partial<Limits> = {}) {
  const { agent, server } = await scriptedAgent(script, tools);
  const conversation = converse(agent, folder, maxIterations);
  await conversation.send("Fix it.", "alice");
  return { conversation, server, told: () => story(conversation.log) };
}
type Limits = { tools: readonly Tool[]; maxIterations: number };

const baseState = (folder: string) => JSON.parse(readFileSync(join(folder, "base_state.json"), "utf8"));
const echo = call("echo", { word: "a" });
const done = call("finish", { message: "Fixed." });

describe("a conversation", () => {
  test("runs until the agent is done, and says so in value, state and log", async ({ folder }) => {
    const { conversation, server, told } = await asked(folder, [echo, done]);
    expect(conversation.state.status).toBe("idle");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(told()).toEqual([
      "system",
      "user: Fix it.",
      "status running",
      "call echo",
      "result a",
      "call finish",
      "result Fixed.",
      "status finished",
    ]);
    expect([conversation.state.status, conversation.finalResponse()]).toEqual(["finished", "Fixed."]);
    expect(conversation.log.at(1)).toMatchObject({ source: "user", sender: "alice" });
    expect(server.problems).toEqual([]);
  });

  test("has one system prompt, before the first message, whatever happens first", async ({ folder }) => {
    const { conversation, told } = await asked(folder, [conclude("Yes?"), conclude("Done.")]);
    await conversation.run(forever);
    await conversation.send("And this.", "bob");
    await conversation.run(forever);
    expect(told().filter((line) => line === "system" || line.startsWith("user"))).toEqual([
      "system",
      "user: Fix it.",
      "user: And this.",
    ]);
  });

  test("has its system prompt before the first message even if it was stopped before it began", async ({ folder }) => {
    const { agent } = await scriptedAgent([conclude("Done.")]);
    const conversation = converse(agent, folder);
    await conversation.run(AbortSignal.abort("too soon"));
    await conversation.send("Fix it.", "alice");
    expect(story(conversation.log).slice(-2)).toEqual(["system", "user: Fix it."]);
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
  });

  test("uses one connection to the model for all its steps", async ({ folder }) => {
    const { conversation, server } = await asked(
      folder,
      [...Array.from({ length: 30 }, (_, n) => call("echo", { word: `${n}` })), done],
      {
        maxIterations: 50,
      },
    );
    await conversation.run(forever);
    expect([server.requests.length, server.connections]).toEqual([31, 1]);
  });

  test("sends the same beginning at every step, so that endpoints can cache it", async ({ folder }) => {
    const { conversation, server } = await asked(folder, [echo, call("crash", { word: "b" }), echo, done]);
    await conversation.run(forever);
    const sent = server.requests.map(({ body }) => JSON.stringify(body.messages).slice(0, -1));
    for (const [index, text] of sent.entries()) expect(text.startsWith(sent[index - 1] ?? "")).toBe(true);
  });
});

describe("the limit of steps", () => {
  test("ends a run that goes on and on: error in the state, the reason in the log", async ({ folder }) => {
    const { conversation, told, server } = await asked(folder, [echo, echo, echo], { maxIterations: 2 });
    expect(await conversation.run(forever)).toEqual({ status: "exhausted", limit: { of: "steps", most: 2 } });
    expect(told().slice(-2)).toEqual([
      "end MaxIterationsReached: Agent reached maximum iterations limit (2).",
      "status error",
    ]);
    expect([conversation.state.status, server.requests.length]).toEqual(["error", 2]);
  });

  test("does not spoil a finish on the last step", async ({ folder }) => {
    const { conversation } = await asked(folder, [echo, done], { maxIterations: 2 });
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(conversation.state.status).toBe("finished");
  });
});

describe("an abort", () => {
  const reason = new Error("The job was cancelled.");
  const interrupted = `error ${prompt("interrupted")}`;

  test("during a model call ends the run at once, with its reason", async ({ folder }) => {
    const controller = new AbortController();
    const silent = await serve((request) => {
      request.resume();
      controller.abort(reason); // and nobody ever answers
    });
    const conversation = converse(agentAt(silent.url), folder);
    await conversation.send("Fix it.", "alice");
    expect(await conversation.run(controller.signal)).toEqual({ status: "interrupted", reason });
    expect(story(conversation.log).slice(2)).toEqual(["status running", "InterruptEvent", "status paused"]);
    expect(conversation.state.status).toBe("paused");
  });

  test("during a tool gives it and the calls after it a result, so that the history stays whole", async ({
    folder,
  }) => {
    const controller = new AbortController();
    const stuck = tool("stuck", async (_, signal) => {
      controller.abort(reason);
      await pause(HANGS_MS, signal);
      return "never";
    });
    const reply = call("echo", { word: "a" }, call("stuck", { word: "b" }, call("echo", { word: "c" })));
    const { conversation, told } = await asked(folder, [reply], { tools: [...standard(), stuck] });
    expect(await conversation.run(controller.signal)).toEqual({ status: "interrupted", reason });
    expect(told().slice(3)).toEqual([
      "call echo",
      "call stuck",
      "call echo",
      "result a",
      interrupted,
      interrupted,
      "InterruptEvent",
      "status paused",
    ]);
    conversation.log.close();
    const strict = await scriptedAgent([say("Done.")], [...standard(), stuck]);
    const again = converse(strict.agent, folder);
    expect(await again.run(forever)).toEqual({ status: "finished" });
    expect(strict.server.problems).toEqual([]);
  });

  test("before the first step asks nobody", async ({ folder }) => {
    const { conversation, server } = await asked(folder, [done]);
    expect(await conversation.run(AbortSignal.abort(reason))).toEqual({ status: "interrupted", reason });
    expect(server.requests).toEqual([]);
  });
});

describe("a model that fails", () => {
  test("ends the run with its fault, in value, state and log", async ({ folder }) => {
    const { conversation, told } = await asked(folder, [echo, { status: 401 }]);
    const end = await conversation.run(forever);
    expect(end).toMatchObject({ status: "failed", fault: { code: "model", hint: expect.stringContaining("api-key") } });
    expect(told().slice(-2)).toEqual([expect.stringMatching(/^end model: .*refused the key/), "status error"]);
    expect(conversation.state.status).toBe("error");
  });

  test("may be asked again later", async ({ folder }) => {
    const { conversation } = await asked(folder, [{ status: 404 }, done]);
    expect((await conversation.run(forever)).status).toBe("failed");
    expect((await conversation.run(forever)).status).toBe("finished");
  });
});

describe("what is kept of a conversation", () => {
  test("is its state in the OpenHands layout beside its events", async ({ folder }) => {
    const usage = { prompt_tokens: 10, completion_tokens: 5, cost: 0.25 };
    const { conversation } = await asked(folder, [
      { ...echo, usage },
      { ...done, usage },
    ]);
    expect(baseState(folder)).toMatchObject({ execution_status: "idle" });
    await conversation.run(forever);
    expect(baseState(folder)).toMatchObject({
      id: ID,
      agent: {
        kind: "Agent",
        llm: { model: "test-1" },
        tools: [],
        include_default_tools: ["FinishTool"],
        tool_names: standard().map(({ name }) => name),
      },
      workspace: { kind: "LocalWorkspace", working_dir: "/nowhere" },
      max_iterations: 10,
      execution_status: "finished",
      confirmation_policy: { kind: "NeverConfirm" },
      stats: {
        usage_to_metrics: {
          default: {
            model_name: "test-1",
            accumulated_cost: 0.5,
            accumulated_token_usage: {
              model: "test-1",
              prompt_tokens: 20,
              completion_tokens: 10,
              cache_read_tokens: 0,
              reasoning_tokens: 0,
            },
          },
        },
      },
    });
    expect(readdirSync(folder).sort()).toEqual(["base_state.json", "events"]);
    expect(eventFiles(folder)).toHaveLength(conversation.log.length);
  });

  test("holds no key, even when the endpoint quotes it", async ({ folder }) => {
    const quoting = { status: 403, text: `The key ${API_KEY} may not do that.` };
    const { conversation } = await asked(folder, [echo, quoting]);
    await conversation.run(forever);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(5);
    for (const { parentPath, name } of files) {
      expect(readFileSync(join(parentPath, name), "utf8")).not.toContain(API_KEY.slice(0, 12));
    }
  });
});

describe("the totals", () => {
  test("sum up every reply, with the cost as long as every reply states it", async ({ folder }) => {
    const usage = { prompt_tokens: 10, completion_tokens: 5, cost: 0.25 };
    const { conversation } = await asked(folder, [
      { ...echo, usage },
      { ...done, usage },
    ]);
    expect(conversation.state.totals).toMatchObject({ calls: 0, cost: 0 });
    await conversation.run(forever);
    const { totals } = conversation.state;
    expect(totals).toMatchObject({ calls: 2, prompt_tokens: 20, completion_tokens: 10, cost: 0.5 });
    expect(totals.latencyMs).toBeGreaterThan(0);
  });

  test("state no cost when one is unknown", async ({ folder }) => {
    const unpriced = await serve(
      streaming({ id: "r", choices: [{ delta: { content: "Hi" }, finish_reason: "stop" }] }),
    );
    const conversation = converse(agentAt(unpriced.url), folder);
    await conversation.send("Fix it.", "alice");
    await conversation.run(forever);
    expect(conversation.state.totals).toMatchObject({ calls: 2, cost: undefined });
    expect(baseState(folder).stats.usage_to_metrics.default).not.toHaveProperty("accumulated_cost");
  });
});
