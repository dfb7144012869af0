/** A conversation on an agent server: every method, and connections that break at every place. */
import { expect, test } from "vitest";
import type { RemoteConversation } from "../../src/agent-server/remote-conversation.ts";
import { readState } from "../../src/core/conversation/state/read-state.ts";
import type { Event } from "../../src/core/event/event.ts";
import { EventLog } from "../../src/core/event/event-log.ts";
import { memoryStore } from "../../src/core/event/file-store.ts";
import { llmSecurityAnalyzer, patternAnalyzer } from "../../src/core/security/analyzers.ts";
import type { Fault } from "../../src/lib/fault.ts";
import type { Turn } from "./rehearsed/conversation.ts";
import type { AgentServerOptions } from "./rehearsed/server.ts";
import { forever, ID, served } from "./served-conversation.ts";

const look: Turn = { run: "ls", output: "a.txt" };
const done: Turn = { finish: "All done." };

test("the agent of the server does the work, and its log and state are here", async () => {
  await using there = await served({ script: [look, done] });
  const conversation = await there.open({ secrets: { TOKEN: "secret-of-a-test" } });
  const seen: string[] = [];
  conversation.observe({ onEvent: ({ kind }) => seen.push(kind) });
  await conversation.send("Look.");
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
  const work = [
    "SystemPromptEvent",
    "MessageEvent",
    "ActionEvent",
    "ObservationEvent",
    "ActionEvent",
    "ObservationEvent",
  ];
  expect(conversation.log.branch().map(({ kind }) => kind)).toEqual(work);
  expect(seen.filter((kind) => kind !== "ConversationStateUpdateEvent")).toEqual(work);
  expect(conversation.finalResponse()).toBe("All done.");
  expect(conversation.state.status).toBe("finished");
  expect(conversation.state.totals).toMatchObject({ cost: 0.02, calls: 2, prompt_tokens: 200 });
  expect(conversation.state.steps).toBe(2);
  expect(there.server.conversations.secrets).toEqual([{ TOKEN: "secret-of-a-test" }]);
  expect(conversation.state.secrets.mask("secret-of-a-test")).toBe("<secret-hidden>");
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
});

test("opening twice is one conversation, and the keys are sent once", async () => {
  await using there = await served({ script: [done] });
  const first = await there.open();
  await first.send("Do it.");
  await first.run(forever);
  const second = await there.open();
  expect([...second.log]).toEqual([...first.log]);
  expect(second.state.status).toBe("finished");
  expect(there.server.conversations.created).toHaveLength(1);
  expect(JSON.stringify(there.server.conversations.created)).toContain("sk-of-the-model");
});

test("what waits is decided as a whole", async () => {
  await using there = await served({ script: [look, { run: "rm b", output: "" }, done] });
  const conversation = await there.open();
  await conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
  await conversation.send("Do it.");
  expect(await conversation.run(forever)).toEqual({ status: "waiting" });
  expect((await conversation.pendingActions()).map(({ input }) => input)).toEqual([{ command: "ls" }]);
  expect(await conversation.run(forever)).toEqual({ status: "waiting" });
  await expect(async () => conversation.approve(forever, undefined, [])).rejects.toThrow("one by one");
  expect(await conversation.approve()).toEqual({ status: "waiting" });
  expect((await conversation.pendingActions()).map(({ input }) => input)).toEqual([{ command: "rm b" }]);
  await conversation.rejectPendingActions("Keep b.");
  expect(await conversation.pendingActions()).toEqual([]);
  expect(conversation.log.branch().at(-1)).toMatchObject({
    kind: "UserRejectObservation",
    rejection_reason: "Keep b.",
  });
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
  await expect(async () => conversation.approve(forever)).rejects.toThrow("No action waits");
});

/** Resolves when the server has begun. */
const thinking = ({ state }: RemoteConversation) => expect.poll(() => state.status).toBe("running");

test("an interrupted run says why, and can go on", async () => {
  await using there = await served({ script: [{ think: true }, { think: true }, done] });
  const conversation = await there.open();
  await conversation.send("Think.");
  const stop = new AbortController();
  const running = conversation.run(stop.signal);
  await thinking(conversation);
  stop.abort("enough");
  expect(await running).toEqual({ status: "interrupted", reason: "enough" });
  expect(conversation.state.status).toBe("paused");
  const late = new AbortController();
  const inTime = conversation.run(forever, late.signal);
  await thinking(conversation);
  late.abort();
  expect(await inTime).toEqual({ status: "deadline" });
  const again = conversation.run();
  await expect(conversation.run(forever)).rejects.toThrow("running already");
  expect(await again).toEqual({ status: "finished" });
});

test("a paused run ends as one here does", async () => {
  await using there = await served({ script: [{ think: true }, done] });
  const conversation = await there.open();
  await conversation.send("Think.");
  const running = conversation.run(forever);
  await thinking(conversation);
  void conversation.interrupt();
  expect(await running).toEqual({ status: "interrupted", reason: "paused" });
});

test("what fails there is a failure here", async () => {
  await using there = await served({ script: [{ fail: "401 wrong key" }, done] });
  const conversation = await there.open();
  await conversation.send("Do it.");
  const end = await conversation.run(forever);
  expect(end).toMatchObject({ status: "failed", fault: { code: "model" } });
  expect(end.status === "failed" && end.fault.message).toContain("401 wrong key");
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
});

test("money is counted here", async () => {
  await using there = await served({ script: [look, done, look, done] });
  const conversation = await there.open({ limits: { maxIterations: 20, maxBudget: 0.01 } });
  await conversation.send("Do it.");
  expect(await conversation.run(forever)).toEqual({ status: "exhausted", limit: { of: "money", most: 0.01 } });
});

test("tokens are counted here, and a limit on money needs a price", async () => {
  await using there = await served({ script: [look, { think: true }, look, { think: true }], cost: 0 });
  const limited = await there.open({ limits: { maxIterations: 20, maxBudget: 1, maxTokensWithoutCost: 100 } });
  await limited.send("Do it.");
  expect(await limited.run(forever)).toEqual({ status: "exhausted", limit: { of: "tokens", most: 100 } });
  await limited.close();
  const unpriced = await there.open({ limits: { maxIterations: 20, maxBudget: 1 } });
  const failed = await unpriced.run(forever);
  expect(failed.status === "failed" && failed.fault.message).toContain("The spending limit cannot be enforced");
});

for (const hasSession of [true, false]) {
  test(`pieces of a reply are heard over the ${hasSession ? "session" : "older"} socket, and no secret`, async () => {
    await using there = await served({ script: [{ say: "The key is sk-of-the-model." }], hasSession });
    const pieces: string[] = [];
    const kinds: string[] = [];
    const conversation = await there.open({
      observers: [
        {
          onDelta: ({ content = "" }) => pieces.push(content),
          onEvent: ({ kind }) => kinds.push(`${kind}:${pieces.length > 0}`),
        },
      ],
    });
    await conversation.send("Say it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join("")).toBe("The key is <secret-hidden>.");
    expect(kinds.filter((kind) => kind.startsWith("MessageEvent"))).toEqual([
      "MessageEvent:false",
      "MessageEvent:true",
    ]);
    expect(conversation.finalResponse()).toBe("The key is <secret-hidden>.");
  });
}

test("nobody who hears pieces, no pieces are asked for", async () => {
  await using there = await served({ script: [] });
  await there.open({ observers: [{ onEvent: () => undefined }] });
  expect(JSON.stringify(there.server.conversations.created)).not.toContain("stream");
});

test("the store has a copy without keys, which a later process attaches to, and this one can read alone", async () => {
  await using there = await served({ script: [{ run: "echo sk-of-the-model" }, done, done] });
  const files = new Map<string, string>();
  const first = await there.open({ store: memoryStore(files) });
  await first.send("Do it.");
  await first.run(forever);
  const [log, status] = [[...first.log], first.state.status];
  await expect(there.open({ store: memoryStore(files) })).resolves.toBeDefined(); // another process has its own locks
  await first.close();
  expect([...files.values()].join("")).not.toContain("sk-of-the-model");
  const alone = new EventLog(memoryStore(files), () => ({ id: crypto.randomUUID(), timestamp: "" }));
  expect(alone.slice().map(({ id }) => id)).toEqual(log.map(({ id }) => id));
  expect(alone.findings).toEqual([]);
  expect(readState(memoryStore(files))).toMatchObject({ id: ID, execution_status: status, event_count: log.length });
});

test("a store whose conversation the server does not have stays as it is", async () => {
  await using there = await served({ script: [done] });
  const files = new Map<string, string>();
  const first = await there.open({ store: memoryStore(files) });
  await first.send("Do it.");
  await first.run(forever);
  await first.close({ deletes: true });
  const before = [...files];
  await expect(there.open({ store: memoryStore(files) })).rejects.toThrow("does not have the conversation");
  expect([...files]).toEqual(before);
});

/** A run of a conversation that stays, with keys that the workflow may have changed. */
async function runWith(there: Awaited<ReturnType<typeof served>>, key: string) {
  const handed = { llm: { model: "openai/test-1", api_key: key }, renews: true };
  const conversation = await there.open({ secrets: { TOKEN: `token of ${key}` } }, handed);
  await conversation.send("Do it.");
  const end = await conversation.run(forever);
  await conversation.close();
  return { end, cost: conversation.state.totals.cost };
}

test("a conversation that stays has the keys of each run, and none in between", async () => {
  await using there = await served({ script: [done, done, done] });
  const { conversations } = there.server;
  for (const key of ["key-one-of-three", "key-two-of-three", "key-three-of-three"]) {
    expect((await runWith(there, key)).end).toEqual({ status: "finished" });
    expect(conversations.all.get(ID)?.models.usedKeys.at(-1)).toBe(key);
    expect(conversations.all.get(ID)?.models.key).toBe(null);
    expect(conversations.secrets.slice(-2)).toEqual([{ TOKEN: `token of ${key}` }, { TOKEN: "" }]);
  }
});

test("what earlier keys cost is not forgotten", async () => {
  await using there = await served({ script: [done, done] });
  expect((await runWith(there, "key-one-of-two")).cost).toBe(0.01);
  expect((await runWith(there, "key-two-of-two")).cost).toBe(0.02);
});

test("keys stay where nobody renews them", async () => {
  await using there = await served({ script: [done] });
  const conversation = await there.open({ secrets: { TOKEN: "secret-of-a-test" } });
  await conversation.close();
  expect(there.server.conversations.all.get(ID)?.models.key).toBe("sk-of-the-model");
  expect(there.server.conversations.secrets).toEqual([{ TOKEN: "secret-of-a-test" }]);
});

test("keys that cannot be taken back are reported, once", async () => {
  const reports: string[] = [];
  const breaks = (request: string) => (request.endsWith("/switch_llm") ? "before" : undefined);
  await using there = await served({ script: [], breaks });
  const report = ({ message }: Fault) => reports.push(message);
  const conversation = await there.open({ report }, { renews: true });
  await conversation.close();
  await conversation.close();
  expect(reports).toEqual(["The keys could not be removed from the agent server."]);
});

test("a conversation that has a secret which is no longer given is deleted there", async () => {
  await using there = await served({ script: [] });
  const files = new Map<string, string>();
  const both = { NPM_TOKEN: "npm-token-77", OTHER: "other-token-77" };
  await (await there.open({ store: memoryStore(files), secrets: both }, { renews: true })).close();
  const again = await there.open(
    { store: memoryStore(files), secrets: { ...both, MORE: "more-token-77" } },
    { renews: true },
  );
  await again.close();
  expect(there.server.conversations.all.size).toBe(1);
  const fewer = there.open({ store: memoryStore(files), secrets: { OTHER: "other-token-77" } }, { renews: true });
  await expect(fewer).rejects.toThrow("no longer given: NPM_TOKEN, MORE.");
  expect(there.server.conversations.all.size).toBe(0);
});

test("what a conversation is and where it works is not for the server to say", async () => {
  await using there = await served({ script: [] });
  const conversation = await there.open();
  const { state } = conversation;
  const agent = { ...state.identity.agent, kind: "Evil" };
  state.merge({ id: "other", workspace: { kind: "Local", working_dir: "/" }, agent, title: "Told" });
  expect(state.identity).toMatchObject({
    id: ID,
    workspace: { working_dir: "/tmp" },
    agent: { kind: "Agent" },
    title: "Told",
  });
});

test("the other methods are requests of the server", async () => {
  await using there = await served({ script: [look, done, done] });
  const conversation = await there.open();
  await conversation.send("Do it.");
  await conversation.run(forever);
  expect(await conversation.askAgent("What?")).toBe("You asked: What?");
  expect(await conversation.generateTitle()).toBe("A title.");
  await conversation.setTags({ origin: "test" });
  await conversation.setSecurityAnalyzer(llmSecurityAnalyzer);
  await conversation.condense();
  expect(conversation.log.at(-1)?.kind).toBe("Condensation");
  const all = there.server.conversations.all.get(ID);
  expect(all?.info).toMatchObject({
    title: "A title.",
    tags: { origin: "test" },
    security_analyzer: { kind: "LLMSecurityAnalyzer" },
  });
  const message = conversation.log.branch()[1]?.id ?? "";
  await conversation.navigateTo(message);
  expect(conversation.log.branch().at(-1)?.id).toBe(message);
  const fork = await conversation.fork({ id: crypto.randomUUID(), store: memoryStore() });
  expect(fork.log.length).toBe(conversation.log.length);
  const copy = there.server.conversations.all.get(fork.state.identity.id);
  expect(copy?.models.present).toMatchObject({ model: "openai/test-1", api_key: "sk-of-the-model" });
  expect(fork.isTerminal).toBe(false);
  await fork.close({ deletes: true });
  expect(fork.state.status).toBe("deleting");
  expect([...there.server.conversations.all.keys()]).toEqual([ID]);
});

test("a fork that cannot be is refused before anything is sent", async () => {
  await using there = await served({ script: [done] });
  const full = memoryStore();
  const conversation = await there.open({ store: full });
  await conversation.send("Do it.");
  const sent = there.server.requests.length;
  const [id, store] = [crypto.randomUUID(), memoryStore()];
  for (const [given, message] of [
    [{ id: "abc", store }, "is not a UUID"],
    [{ id, store: full }, "The store of a fork is not empty"],
    [{ id, store, fromEventId: "nope" }, "nope"],
  ] as const)
    await expect(conversation.fork(given)).rejects.toMatchObject({
      code: "config",
      message: expect.stringContaining(message),
    });
  expect(there.server.requests.slice(sent).filter((request) => request.includes("fork"))).toEqual([]);
  await (await conversation.fork({ id, store, fromEventId: conversation.log.leaf ?? "" })).close({ deletes: true });
});

test("what a server cannot keep is refused before anything is sent", async () => {
  await using there = await served({ script: [] });
  for (const given of [
    { whenRisky: "refuse" as const },
    { securityAnalyzer: patternAnalyzer },
    { onFinish: async () => ({ decision: "allow" as const }) },
  ])
    await expect(there.open(given)).rejects.toThrow("cannot have");
  for (const KEY of [() => "value", { kind: "CallbackSecret" as const, read: () => "value" }])
    await expect(there.open({ secrets: { KEY } })).rejects.toThrow(
      "The secret KEY is a function of this program, which the agent server cannot read.",
    );
  await expect(there.open({ secrets: { KEY: { kind: "EnvSecret", variable: "HOME" } } })).rejects.toThrow("variable");
  expect(there.server.requests).toEqual([]);
  const conversation = await there.open();
  await expect(conversation.executeTool()).rejects.toThrow("without the agent");
  await expect(conversation.setSecurityAnalyzer(patternAnalyzer)).rejects.toThrow("cannot be used");
});

test("a wrong key is final", async () => {
  await using there = await served({ script: [] }, "another-key");
  await expect(there.open()).rejects.toThrow("refused the key");
});

test("a conversation that was deleted is final", async () => {
  await using there = await served({ script: [{ think: true }] });
  const conversation = await there.open();
  await conversation.send("Think.");
  const running = conversation.run(forever);
  await thinking(conversation);
  void conversation.close({ deletes: true });
  expect(await running).toMatchObject({ status: "failed" });
});

/** The whole life of a conversation, and the events that arrived, each as often as it did. */
async function life(options: Omit<AgentServerOptions, "key">) {
  await using there = await served({ script: [look, { run: "rm b", output: "" }, done], ...options });
  const conversation = await there.open();
  const seen: Event[] = [];
  conversation.observe({ onEvent: (event) => seen.push(event) });
  await conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
  await conversation.send("Do it.");
  const ends = [await conversation.run(forever), await conversation.approve(forever)];
  await conversation.rejectPendingActions("No.");
  await conversation.send("Then finish.");
  ends.push(await conversation.run(forever));
  const log = there.server.conversations.all.get(ID)?.events ?? [];
  return {
    ends,
    log: log.map(({ id }) => id),
    kinds: log.map(({ kind }) => kind),
    here: [...conversation.log].map(({ id }) => id),
    seen: seen.map(({ id }) => id),
  };
}

const ENDS = [{ status: "waiting" }, { status: "waiting" }, { status: "finished" }];

for (const hasSession of [true, false]) {
  test(`nothing is lost or comes twice when the ${hasSession ? "session" : "older"} socket breaks before any frame`, async () => {
    let frames = 0;
    const whole = await life({ hasSession, breaksFrame: () => void frames++ });
    expect(whole.ends).toEqual(ENDS);
    for (let broken = 1; broken <= frames; broken += 1) {
      let number = 0;
      const breaksFrame = () => (++number === broken ? "before" : undefined);
      const { ends, log, kinds, here, seen } = await life({ hasSession, breaksFrame });
      expect({ broken, ends, kinds }).toEqual({ broken, ends: ENDS, kinds: whole.kinds });
      expect({ broken, here: here.toSorted() }).toEqual({ broken, here: log.toSorted() });
      expect({ broken, seen: new Set(seen).size }).toEqual({ broken, seen: seen.length });
    }
  });
}

for (const breakage of ["before", "after"] as const) {
  test(`everything is done once when a request breaks ${breakage} it is heard`, async () => {
    let requests = 0;
    const whole = await life({ breaks: () => void requests++ });
    for (let broken = 1; broken <= requests; broken += 1) {
      let [number, name] = [0, ""];
      const breaks = (request: string) => {
        number += 1;
        if (number === broken) name = request;
        return number === broken ? breakage : undefined;
      };
      const { ends, kinds, log, here } = await life({ breaks });
      expect({ name, ends, kinds, here }).toEqual({ name, ends: ENDS, kinds: whole.kinds, here: log });
    }
  });
}
