import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { BaseState } from "../../../src/core/conversation/state/base-state.ts";
import { folderStore, memoryStore } from "../../../src/core/event/file-store.ts";
import { aesCipher } from "../../../src/core/secret/stored-secrets.ts";
import { prompt } from "../../../src/prompts.ts";
import { standard, story, tool } from "../agent/scripted-agent.ts";
import { test } from "../event/log-folder.ts";
import { forever } from "../model/endpoint.ts";
import { nowhere } from "../workspace/nowhere.ts";
import { actor, agentWith, call, done, echo, openIn, say } from "./stage.ts";

const stateFile = (folder: string) => join(folder, "base_state.json");
const saved = (folder: string) => JSON.parse(readFileSync(stateFile(folder), "utf8"));
const tamper = (folder: string, change: object) =>
  writeFileSync(stateFile(folder), JSON.stringify({ ...saved(folder), ...change }));

async function left(folder: string) {
  const conversation = openIn(folder, actor(echo("a", 0.25), { ...done, cost: 0.5 }));
  await conversation.send("Fix it.", "alice");
  await conversation.run(forever);
  conversation.setTags({ title: "Mending" });
  conversation.setConfirmationPolicy({ kind: "ConfirmRisky", threshold: "MEDIUM", confirm_unknown: false });
  conversation.block("actions", "00000000-aaaa", "No.");
  conversation.updateSecrets({ TOKEN: "s3cr3t-value" });
  await conversation.close();
  return conversation;
}

describe("what is saved", () => {
  test("is what is loaded, and saving it again changes nothing", async ({ folder }) => {
    const before = await left(folder);
    const text = readFileSync(stateFile(folder), "utf8");
    const after = openIn(folder, actor());
    expect(after.state.fields).toEqual(before.state.fields);
    expect(after.state.totals).toEqual(before.state.totals);
    expect(after.log.length).toBe(before.log.length);
    after.updateSecrets({ TOKEN: "s3cr3t-value" });
    expect(JSON.parse(readFileSync(stateFile(folder), "utf8"))).toEqual(JSON.parse(text));
    expect(await after.run(forever)).toEqual({ status: "finished" });
  });

  test("is read as it was written, whatever is in it", () => {
    const words = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string());
    const state = fc.record({
      id: fc.uuid(),
      agent: fc.constant({ kind: "Agent", llm: { model: "m" }, tools: [{ name: "echo" }] }),
      workspace: fc.constant({ kind: "LocalWorkspace", working_dir: "/x" }),
      stuck_detection: fc.boolean(),
      execution_status: fc.constantFrom("idle", "paused", "waiting_for_confirmation", "finished", "error", "stuck"),
      blocked_actions: words,
      blocked_messages: words,
      tags: words,
      agent_state: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue({ noUnicodeString: false } as object)),
      activated_knowledge_skills: fc.array(fc.string()),
      head_is_empty: fc.boolean(),
    });
    fc.assert(
      fc.property(state, (value) => {
        const once = BaseState.parse(value);
        expect(BaseState.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
      }),
      { numRuns: 40 },
    );
  });

  test("holds no secret; under a cipher it comes back, and without the key somebody is told", async ({ folder }) => {
    const conversation = openIn(folder, actor(), { cipher: aesCipher("k") });
    conversation.updateSecrets({ TOKEN: "s3cr3t-value" });
    await conversation.close();
    expect(readFileSync(stateFile(folder), "utf8")).not.toContain("s3cr3t");
    const withKey = openIn(folder, actor(), { cipher: aesCipher("k") });
    expect(withKey.state.secrets.get("TOKEN")).toMatchObject({ value: "s3cr3t-value" });
    await withKey.close();
    const problems: string[] = [];
    const without = openIn(folder, actor(), { report: ({ message }) => problems.push(message) });
    expect([problems, without.state.secrets.names]).toEqual([[expect.stringContaining("TOKEN")], []]);
    without.updateSecrets({ TOKEN: "s3cr3t-value" });
    expect(saved(folder).secret_registry.secret_sources.TOKEN.value).toBe("**********");
  });

  test("is written once for all that changes in one scope", async () => {
    const writes: string[] = [];
    const store = memoryStore();
    const counting = {
      ...store,
      write: (name: string, text: string) => {
        writes.push(name);
        store.write(name, text);
      },
    };
    const conversation = openIn("", actor(), { store: counting });
    writes.length = 0;
    conversation.setTags({ title: "x", author: "y" });
    conversation.setTags({ title: "x", author: "y" });
    expect(writes.filter((name) => name === "base_state.json")).toHaveLength(1);
  });
});

describe("going on with a conversation", () => {
  test("takes workspace and limits from now, and everything else from then", async ({ folder }) => {
    const before = await left(folder);
    const workspace = { ...nowhere, workingDir: "/elsewhere" };
    const after = openIn(folder, actor(), { workspace, limits: { maxIterations: 3 } });
    expect(after.state.identity).toMatchObject({ max_iterations: 3, workspace: { working_dir: "/elsewhere" } });
    expect(after.state.fields).toEqual(before.state.fields);
    expect(saved(folder)).toMatchObject({ max_iterations: 3, blocked_actions: { "00000000-aaaa": "No." } });
  });

  test("shows the model all that was said, after a restart as without one", async ({ folder }) => {
    await left(folder);
    const model = actor(say("Yes."));
    const after = openIn(folder, model);
    await after.send("Sure?");
    await after.run(forever);
    expect(model.requests[0]?.messages.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "assistant",
      "tool",
      "assistant",
      "tool",
      "user",
    ]);
  });

  test("is refused under another id, and lets the folder go", async ({ folder }) => {
    await left(folder);
    const id = "99990000-0000-4000-8000-000000000000";
    expect(() => openIn(folder, actor(), { id })).toThrow(/3f2c0000.*not 99990000/);
    expect(openIn(folder, actor()).state.status).toBe("finished");
  });

  test("is refused to an agent of another kind", async ({ folder }) => {
    await left(folder);
    tamper(folder, { agent: { kind: "ACPAgent", tools: [] } });
    expect(() => openIn(folder, actor())).toThrow(/kind ACPAgent, not Agent/);
  });

  test("is refused without a tool that it had, by name; one more is fine", async ({ folder }) => {
    await left(folder);
    const tools = standard();
    const fewer = agentWith(
      actor(),
      tools.filter(({ name }) => name !== "echo" && name !== "idle"),
    );
    expect(() => openIn(folder, actor(), { agent: fewer })).toThrow(/no longer exist: echo, idle/);
    const more = agentWith({ ...actor(), name: "other-model" }, [...tools, tool("more", () => "")]);
    expect(openIn(folder, actor(), { agent: more }).state.identity.agent).toMatchObject({
      llm: { model: "other-model" },
    });
  });

  test("is refused when the state cannot be read, naming the file", async ({ folder }) => {
    await left(folder);
    writeFileSync(stateFile(folder), '{"id":');
    expect(() => openIn(folder, actor())).toThrow(/base_state\.json cannot be read/);
  });

  test("takes a state of others: what is missing or unknown has a safe meaning", async ({ folder }) => {
    await left(folder);
    const tools = [{ name: "echo", params: {} }];
    tamper(folder, {
      agent: {
        kind: "Agent",
        llm: { model: "m", api_key: "**********" },
        tools,
        include_default_tools: ["FinishTool"],
      },
      execution_status: "deleting",
      confirmation_policy: { kind: "AskMyMother" },
      event_count: undefined,
      hook_config: { hooks: [] },
    });
    const { state } = openIn(folder, actor());
    expect(state.status).toBe("idle");
    expect(state.fields).toMatchObject({ confirmation_policy: { kind: "AlwaysConfirm" }, hook_config: { hooks: [] } });
  });

  test("is possible from a log whose events name no parents", async ({ folder }) => {
    await left(folder);
    for (const name of readdirSync(join(folder, "events")).filter((file) => file.endsWith(".json"))) {
      const path = join(folder, "events", name);
      const { parent_id, ...event } = JSON.parse(readFileSync(path, "utf8"));
      writeFileSync(path, JSON.stringify(event));
    }
    const model = actor(say("Yes."));
    const after = openIn(folder, model);
    await after.send("Sure?");
    await after.run(forever);
    expect(model.requests[0]?.messages).toHaveLength(7);
  });
});

describe("after a crash in a tool", () => {
  const twice = { calls: [["echo", { word: "a" }] as const, ["slow", { word: "b" }] as const] };

  /** A folder as a kill leaves it: copied while the tool runs. */
  async function crashed(folder: string) {
    const files = new Map<string, string>();
    const slow = tool("slow", async () => {
      for (const name of ["base_state.json", ...readdirSync(join(folder, "events")).map((file) => `events/${file}`)]) {
        if (name.endsWith(".json")) files.set(name, readFileSync(join(folder, name), "utf8"));
      }
      return "late";
    });
    const tools = [...standard(), slow];
    const model = actor(twice, done);
    const conversation = openIn(folder, model, { agent: agentWith(model, tools) });
    await conversation.send("Fix it.");
    await conversation.run(forever);
    return { store: memoryStore(files), tools };
  }

  test("every action without a result is told to the model as one that may have run, and does not run", async ({
    folder,
  }) => {
    const { store, tools } = await crashed(folder);
    const model = actor(done);
    const after = openIn("", model, { store, agent: agentWith(model, tools) });
    expect(after.state.status).toBe("idle");
    expect(story(after.log).slice(-3)).toEqual(["call slow", "result a", `error ${prompt("interrupted")}`]);
    expect(await after.run(forever)).toEqual({ status: "finished" });
    expect(JSON.stringify(model.requests[0]?.messages.at(-1))).toContain("may or may not have run");
  });

  test("a second restart adds nothing", async ({ folder }) => {
    const { store, tools } = await crashed(folder);
    const agent = agentWith(actor(), tools);
    const first = openIn("", actor(), { store, agent });
    const { length } = first.log;
    await first.close();
    expect(openIn("", actor(), { store, agent }).log).toHaveLength(length);
  });
});

describe("closing", () => {
  test("ends a run, lets others in, and may be done twice", async ({ folder }) => {
    const model = actor(async ({ signal }) => {
      void conversation.close();
      signal.throwIfAborted();
      return done;
    });
    const conversation = openIn(folder, model);
    await conversation.send("Fix it.");
    expect((await conversation.run(forever)).status).toBe("interrupted");
    await conversation.close();
    await conversation.close();
    expect(openIn(folder, actor()).state.status).toBe("paused");
    expect(() => openIn(folder, actor(), { store: folderStore(folder) })).toThrow(/open/);
  });
});

test("a call of a tool may not be saved as more than it is", async ({ folder }) => {
  const conversation = openIn(folder, actor(call("nothing", {}), done));
  await conversation.send("Fix it.");
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
  expect(story(conversation.log)).toContain("call nothing (null)");
});
