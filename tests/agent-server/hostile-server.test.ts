/** A server that says what it likes, and a conversation that ends all the same. */
import { expect, test } from "vitest";
import type { Turn } from "../../src/rehearsal/agent-server/conversation.ts";
import type { AgentServerOptions } from "../../src/rehearsal/agent-server/server.ts";
import { forever, served } from "./served-conversation.ts";
import { KEY, serverWorld } from "./served-workspace.ts";

const done: Turn = { finish: "All done." };

const event = { id: "aaaaaaaa-1", kind: "PauseEvent", source: "user", timestamp: "2026-01-01T00:00:00" };

type Asked = Readonly<{ method: string; url: URL; signal: AbortSignal }>;
type Answer = (asked: Asked) => Response | Promise<Response> | undefined;

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
  expect(conversation.log.get(event.id)?.kind).toBe("UnknownEvent");
});

test.each([true, false])(
  "an answer that is nested too deeply ends a run with a Fault (session: %s)",
  async (hasSession) => {
    await using them = await between({ hasSession, script: [done] });
    const conversation = await them.there.open();
    await conversation.send("Do it.");
    const deep = `{"items":[{"id":"aaaaaaaa-1","kind":"X","x":${"[".repeat(20_000)}${"]".repeat(20_000)}}]}`;
    them.way.answer = (asked) => (isSearch(asked) ? new Response(deep) : undefined);
    them.way.sockets.at(-1)?.close();
    const end = await conversation.run(forever);
    expect(end).toMatchObject({ status: "failed", fault: { code: "config" } });
    expect(end.status === "failed" && end.fault.message).toContain("invalid answer");
  },
);

test("a socket that cannot be opened at all is a Fault", async () => {
  await using there = await served({ script: [] }, KEY, {
    connect: () => {
      throw new SyntaxError("no such address");
    },
  });
  await expect(there.open()).rejects.toThrow("no such address");
});
