/** A server that says what it likes, and a conversation that ends all the same. */
import { expect, test } from "vitest";
import { memoryStore } from "../../src/core/event/file-store.ts";
import type { Turn } from "./rehearsed/conversation.ts";
import type { AgentServerOptions } from "./rehearsed/server.ts";
import { forever, ID, served } from "./served-conversation.ts";
import { KEY, serverWorld } from "./served-workspace.ts";

const done: Turn = { finish: "All done." };
const think: Turn = { think: true };

const event = { id: "aaaaaaaa-1", kind: "PauseEvent", source: "user", timestamp: "2026-01-01T00:00:00" };

type Asked = Readonly<{ method: string; url: URL; signal: AbortSignal }>;
type Answer = (asked: Asked) => Response | undefined | Promise<Response | undefined>;

/** A conversation whose server is honest until `answer` is set. */
async function between(options: Omit<AgentServerOptions, "key">) {
  const way: { answer: Answer; asked: string[]; sockets: WebSocket[] } = {
    answer: () => undefined,
    asked: [],
    sockets: [],
  };
  const there = await served(options, KEY, {
    async fetch(input, init) {
      const url = new URL(String(input));
      const [method, signal] = [init?.method ?? "", init?.signal ?? forever];
      way.asked.push(`${method} ${url.pathname}`);
      return (await way.answer({ method, url, signal })) ?? fetch(input, init);
    },
    connect(url) {
      const socket = serverWorld.connect(url);
      way.sockets.push(socket);
      return socket;
    },
  });
  return { way, there, [Symbol.asyncDispose]: () => there[Symbol.asyncDispose]() };
}

const isSearch = ({ url }: Asked) => url.pathname.endsWith("/events/search");
const page = (items: readonly unknown[], next_page_id?: string) => Response.json({ items, next_page_id });

test("an event that cannot be read does not stop a conversation", async () => {
  await using them = await between({ hasSession: false, script: [done] });
  const conversation = await them.there.open();
  let lies = 1;
  them.way.answer = (asked) => (isSearch(asked) && lies-- > 0 ? page([{ ...event, parent_id: 5 }]) : undefined);
  them.way.sockets.at(-1)?.close(); // the next one catches up
  await conversation.send("Do it.");
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
  expect(conversation.log.get(event.id)).toMatchObject({ kind: event.kind });
  expect(conversation.log.findings).toMatchObject([{ kind: "unreadable", text: expect.stringContaining("parent_id") }]);
});

test.each([
  ["is nested too deeply", true, "[".repeat(20_000) + "]".repeat(20_000)],
  ["is nested too deeply", false, "[".repeat(20_000) + "]".repeat(20_000)],
  ["has too many values", true, `[${"[],".repeat(300_000)}[]]`],
])("an answer that %s ends a run with a Fault (session: %s)", async (_, hasSession, odd) => {
  await using them = await between({ hasSession, script: [done] });
  const conversation = await them.there.open();
  await conversation.send("Do it.");
  const deep = `{"items":[{"id":"aaaaaaaa-1","kind":"X","x":${odd}}]}`;
  them.way.answer = (asked) => (isSearch(asked) ? new Response(deep) : undefined);
  them.way.sockets.at(-1)?.close();
  const end = await conversation.run(forever);
  expect(end).toMatchObject({ status: "failed", fault: { code: "config" } });
  expect(end.status === "failed" && end.fault.message).toContain("invalid answer");
});

test("a socket that cannot be opened at all is a Fault", async () => {
  await using there = await served({ script: [] }, KEY, {
    connect: () => {
      throw new SyntaxError("no such address");
    },
  });
  await expect(there.open()).rejects.toThrow("no such address");
});

/** Each page is full, names another, and brings nothing new. */
const endless = (asked: Asked) =>
  isSearch(asked) ? page([event], asked.url.searchParams.get("page_id") === "a" ? "b" : "a") : undefined;

/** Each page brings an event, slowly. */
const slow = async (asked: Asked): Promise<Response> => {
  await serverWorld.sleep(20, asked.signal);
  return page([{ ...event, id: crypto.randomUUID() }], crypto.randomUUID());
};

test("pages that bring nothing come to an end", async () => {
  await using them = await between({ script: [done] });
  them.way.answer = endless;
  const conversation = await them.there.open();
  expect(conversation.log.get(event.id)?.kind).toBe("PauseEvent");
  expect(them.way.asked.filter((name) => name.endsWith("/events/search")).length).toBeLessThan(10);
});

test("a page of more events than were asked for is refused", async () => {
  await using them = await between({ script: [done] });
  them.way.answer = (asked) => (isSearch(asked) ? page(Array.from({ length: 1001 }, () => event)) : undefined);
  await expect(them.there.open()).rejects.toThrow("invalid answer");
});

const stalled = ({ signal }: Asked) =>
  new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** Acts once, when the server has been asked so often. */
function whenAsked(answer: Answer, act: () => void, times = 1): Answer {
  let left = times;
  return (asked) => {
    left -= 1;
    if (left === 0) setImmediate(act);
    return answer(asked);
  };
}

test.each([
  ["pages without end", (asked: Asked) => (isSearch(asked) ? slow(asked) : undefined), 10],
  ["does not answer", stalled, 1],
])("opening at a server that %s ends with its signal", async (_, answer, times) => {
  await using them = await between({ script: [done] });
  const stop = new AbortController();
  them.way.answer = whenAsked(answer, () => stop.abort(new Error("cancelled")), times);
  await expect(them.there.open({}, {}, stop.signal)).rejects.toThrow("cancelled");
});

/** A run whose server changes while it thinks. `stop` is aborted when that server has been asked so often. */
async function thinking(them: Awaited<ReturnType<typeof between>>, answer: Answer, times: number) {
  const conversation = await them.there.open();
  await conversation.send("Think.");
  const stop = new AbortController();
  const change = async () => {
    await expect.poll(() => conversation.state.status).toBe("running");
    them.way.answer = whenAsked(answer, () => stop.abort("enough"), times);
    them.way.sockets.at(-1)?.close();
  };
  return { conversation, stop: stop.signal, change };
}

test("a run at a server that does not answer ends when it is cancelled, although the server is told in vain", async () => {
  await using them = await between({ script: [think, done] });
  const { conversation, stop, change } = await thinking(them, stalled, 1);
  const running = conversation.run(stop);
  await change();
  expect(await running).toEqual({ status: "interrupted", reason: "enough" });
  expect(them.way.asked.at(-1)).toContain("/interrupt");
  them.way.answer = () => undefined;
});

test("a run at a server that pages without end ends at its deadline", async () => {
  await using them = await between({ script: [think, done] });
  const endless = (asked: Asked) => (isSearch(asked) ? slow(asked) : undefined);
  const { conversation, stop, change } = await thinking(them, endless, 3);
  const running = conversation.run(forever, stop);
  await change();
  expect(await running).toEqual({ status: "deadline" });
  them.way.answer = () => undefined;
});

test("a message to a server that does not answer ends with the signal of the conversation", async () => {
  await using them = await between({ script: [done] });
  const stop = new AbortController();
  const conversation = await them.there.open({}, {}, stop.signal);
  them.way.answer = whenAsked(stalled, () => stop.abort(new Error("cancelled")));
  await expect(conversation.send("Do it.")).rejects.toThrow("cancelled");
  them.way.answer = () => undefined;
});

/** What the server says of the conversation, with this in it. */
const withLies = (lies: Readonly<Record<string, unknown>>) => async (asked: Asked, url: string) => {
  if (asked.method !== "GET" || asked.url.pathname !== `/api/conversations/${ID}`) return undefined;
  const answer = await fetch(new URL(asked.url.pathname, url), { headers: { "X-Session-API-Key": KEY } });
  if (!answer.ok) return answer;
  return Response.json({ ...(await answer.json()), ...lies });
};

test("what a conversation is stays our word, and the copy has nothing that a later process would carry out", async () => {
  await using them = await between({ script: [done] });
  const lies = {
    id: "22222222-2222-4333-8444-555555555555",
    agent: { kind: "Evil", llm: { model: "m" } },
    max_iterations: 1e15,
    hook_config: { pre_tool_use: [{ matcher: "*", hooks: [{ type: "command", command: "true" }] }] },
    own_analyzer: { kind: "OfNobody" },
    secret_registry: { secret_sources: { A: { kind: "EnvSecret", variable: "HOME" } } },
    title: "A title of the server.",
  };
  const lie = withLies(lies);
  them.way.answer = (asked) => lie(asked, them.there.server.url);
  const files = new Map<string, string>();
  const conversation = await them.there.open({ store: memoryStore(files) });
  await conversation.send("Do it.");
  await conversation.run(forever);
  const own = { id: ID, max_iterations: 20, workspace: { working_dir: "/tmp" }, agent: { kind: "Agent" } };
  expect(conversation.state.identity).toMatchObject(own);
  const saved = JSON.parse(files.get("base_state.json") ?? "");
  expect(saved).toMatchObject({ ...own, title: "A title of the server.", secret_registry: { secret_sources: {} } });
  expect(saved).not.toHaveProperty("hook_config");
  expect(saved).not.toHaveProperty("own_analyzer");
});

test("the copy has no key, in no name and no figure", async () => {
  const key = "sk-of-the-model";
  await using them = await between({ script: [done] });
  const metrics = { model_name: key, accumulated_cost: 0.01, costs: [{ model: key, cost: 0.01 }] };
  const lie = withLies({ stats: { usage_to_metrics: { [key]: metrics } }, tags: { [key]: "x" }, more: { [key]: 1 } });
  const named = { ...event, kind: "KindOfTomorrow", [key]: { [`the ${key}`]: key } };
  them.way.answer = (asked) => (isSearch(asked) ? page([named]) : lie(asked, them.there.server.url));
  const files = new Map<string, string>();
  const conversation = await them.there.open({ store: memoryStore(files) });
  const all = [...files].join();
  expect(all).not.toContain(key);
  expect(all).toContain("the <secret-hidden>");
  expect(JSON.stringify([...conversation.log])).not.toContain(key);
});
