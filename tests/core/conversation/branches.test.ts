import { describe, expect } from "vitest";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import type { Condenser } from "../../../src/core/view/condenser/condenser.ts";
import { viewOf } from "../../../src/core/view/view.ts";
import { story } from "../agent/scripted-agent.ts";
import { test } from "../event/log-folder.ts";
import { forever } from "../model/endpoint.ts";
import { actor, agentWith, conclude, done, echo, openIn, say } from "./stage.ts";

const OTHER = "11110000-0000-4000-8000-000000000000";

async function finished(folder: string, ...more: Parameters<typeof actor>) {
  const conversation = openIn(folder, actor(echo("a", 0.5), { ...done, cost: 0.5 }, ...more));
  await conversation.send("Fix it.", "alice");
  await conversation.run(forever);
  return conversation;
}

describe("a fork", () => {
  test("has the history and the decisions, its own costs and its own future", async ({ folder }) => {
    const conversation = await finished(folder, conclude("Yes."));
    conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
    conversation.updateSecrets({ TOKEN: "s3cr3t-value" });
    const fork = conversation.fork({ id: OTHER, store: memoryStore(), title: "Another way" });
    expect([...fork.log]).toEqual(conversation.log.branch());
    expect(fork.state).toMatchObject({
      status: "idle",
      totals: { calls: 0, cost: 0 },
      fields: { tags: { title: "Another way" } },
    });
    expect(fork.state.fields.confirmation_policy).toEqual({ kind: "AlwaysConfirm" });
    expect(fork.state.secrets.get("TOKEN")).toMatchObject({ value: "s3cr3t-value" });
    const { length } = conversation.log;
    await fork.send("Sure?");
    expect(await fork.run(forever)).toEqual({ status: "finished" });
    expect([fork.finalResponse(), conversation.log.length]).toEqual(["Yes.", length]);
    await fork.close();
  });

  test("may keep the costs, and begin in the middle", async ({ folder }) => {
    const conversation = await finished(folder);
    const result = [...conversation.log].find(({ kind }) => kind === "ObservationEvent");
    const from = { fromEventId: result?.id ?? "", resetMetrics: false };
    const fork = conversation.fork({ id: OTHER, store: memoryStore(), ...from });
    expect(story(fork.log)).toEqual(["system", "user: Fix it.", "call echo", "result a"]);
    expect(fork.state.totals.cost).toBe(1);
  });

  test("of a condensed history shows the model the same, and keeps what the agent remembers", async ({ folder }) => {
    const condenser: Condenser = {
      handlesRequests: true,
      async condense(view, { memory }) {
        if (!view.unhandledCondensationRequest) return { kind: "view", view };
        memory.set("condensed", 1);
        const forgotten_event_ids = view.events.slice(2).map(({ id }) => id);
        const about = { summary: "So far.", summary_offset: 2, llm_response_id: "r" };
        return { kind: "condensation", condensation: { kind: "Condensation", forgotten_event_ids, ...about } };
      },
    };
    const model = actor(echo("a"), done, done, done);
    const conversation = openIn(folder, model, { agent: agentWith(model, undefined, { condenser }) });
    await conversation.send("Fix it.");
    await conversation.run(forever);
    await conversation.condense(forever);
    const fork = conversation.fork({ id: OTHER, store: memoryStore() });
    expect(fork.state.fields.agent_state).toEqual({ condensed: 1 });
    for (const each of [fork, conversation]) {
      await each.send("Sure?");
      await each.run(forever);
    }
    const [forked, original] = model.requests.slice(-2).map(({ messages }) => messages);
    expect(forked).toEqual(original);
    expect(JSON.stringify(forked)).toContain("So far.");
    expect(JSON.stringify(forked)).not.toContain("call-");
  });

  test("gives what had no result at its beginning an error, and never runs it", async ({ folder }) => {
    const conversation = await finished(folder);
    const action = [...conversation.log].find(({ kind }) => kind === "ActionEvent");
    const fork = conversation.fork({ id: OTHER, store: memoryStore(), fromEventId: action?.id ?? "" });
    expect(story(fork.log).at(-1)).toMatch(/^error .*may or may not/);
  });

  test("with a bad tag is refused, and so is one into a store that is not empty", async ({ folder }) => {
    const conversation = await finished(folder);
    expect(() => conversation.fork({ id: OTHER, store: memoryStore(), tags: { "Not-A-Key": "x" } })).toThrow(/tags/);
    const store = memoryStore();
    await conversation.fork({ id: OTHER, store }).close();
    expect(() => conversation.fork({ id: OTHER, store })).toThrow(/not empty/);
  });
});

describe("navigating", () => {
  test("takes up an earlier point: the model sees that branch only", async ({ folder }) => {
    const model = actor(echo("a"), conclude("First."), conclude("Second."));
    const conversation = openIn(folder, model);
    await conversation.send("One?");
    const request = conversation.log.leaf;
    await conversation.run(forever);
    conversation.navigateTo(request);
    await conversation.send("Two?");
    await conversation.run(forever);
    expect(model.requests.at(-1)?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(conversation.finalResponse()).toBe("Second.");
    expect(story(conversation.log)).toContain("result First.");
  });

  test("to the very beginning outlives a restart, and starts a new root with a prompt of its own", async ({
    folder,
  }) => {
    const conversation = await finished(folder);
    conversation.navigateTo(null);
    await conversation.close();
    const model = actor(conclude("New."));
    const after = openIn(folder, model);
    expect([after.log.leaf, after.log.branch()]).toEqual([null, []]);
    await after.send("Anew.");
    await after.run(forever);
    expect(model.requests[0]?.messages).toHaveLength(2);
  });

  test("back outlives a restart; what was appended after it wins", async ({ folder }) => {
    const conversation = await finished(folder);
    const request = conversation.log.at(1)?.id ?? "";
    conversation.navigateTo(request);
    await conversation.close();
    const after = openIn(folder, actor());
    expect(after.log.leaf).toBe(request);
    after.log.append({ kind: "PauseEvent" }); // on disk, but the state is not saved again
    const leaf = after.log.leaf;
    await after.close();
    const last = openIn(folder, actor());
    expect([last.log.leaf, last.log.branch().length]).toEqual([leaf, 3]);
  });

  test("away from pending actions leaves nothing to approve", async ({ folder }) => {
    const conversation = openIn(folder, actor(echo("a")));
    conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
    await conversation.send("Fix it.");
    const request = conversation.log.leaf;
    await conversation.run(forever);
    expect(conversation.state.status).toBe("waiting_for_confirmation");
    conversation.navigateTo(request);
    expect(conversation.state.status).toBe("idle");
    await expect(conversation.approve(forever)).rejects.toThrow(/idle/);
  });
});

test("the view that is kept as the log grows is the view of the branch", async ({ folder }) => {
  const model = actor(echo("a"), say("One."), echo("b"), done);
  const seen: number[] = [];
  const watching: Condenser = {
    handlesRequests: false,
    async condense(view) {
      expect(view).toEqual(viewOf(conversation.log.branch()));
      seen.push(view.events.length);
      return { kind: "view", view };
    },
  };
  const conversation = openIn(folder, model, { agent: agentWith(model, undefined, { condenser: watching }) });
  await conversation.send("Fix it.");
  await conversation.run(forever);
  conversation.navigateTo(conversation.log.at(1)?.id ?? "");
  await conversation.send("Again.");
  await conversation.run(forever);
  expect(seen).toHaveLength(4);
});
