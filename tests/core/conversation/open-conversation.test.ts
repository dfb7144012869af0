/** The factory: the workspace decides where a conversation is. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Conversation } from "../../../src/core/conversation/conversation.ts";
import { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import type { ConversationOptions } from "../../../src/core/conversation/open.ts";
import { openConversation } from "../../../src/core/conversation/open-conversation.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { nowhere } from "../workspace/nowhere.ts";
import { actor, agentWith, done } from "./stage.ts";

const forever = new AbortController().signal;
const opened: Conversation[] = [];

function options(): ConversationOptions {
  return {
    id: "3f2c0000-0000-4000-8000-000000000000",
    agent: agentWith(actor(done)),
    workspace: nowhere,
    store: memoryStore(),
    stamper: () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() }),
    limits: { maxIterations: 20 },
  };
}

beforeEach(() => void opened.splice(0));
afterEach(async () => {
  for (const conversation of opened) await conversation.close();
});

test("in a workspace where only tools work, the agent runs in this process", async () => {
  const conversation = await openConversation(options());
  opened.push(conversation);
  expect(conversation).toBeInstanceOf(LocalConversation);
  await conversation.send("Fix it.");
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
  expect(conversation.finalResponse()).toBe("Fixed.");
});

test("a workspace that runs conversations is handed every option, and nothing runs here", async () => {
  const there = LocalConversation.open(options());
  opened.push(there);
  const asked: ConversationOptions[] = [];
  const store = memoryStore();
  const host = {
    ...nowhere,
    async openConversation(given: ConversationOptions): Promise<Conversation> {
      asked.push(given);
      return there;
    },
  };
  const given = { ...options(), store, workspace: host };
  expect(await openConversation(given)).toBe(there);
  expect(asked).toEqual([given]);
  expect(store.list("events")).toEqual([]);
});

test("a host that refuses is not replaced by this process", async () => {
  const store = memoryStore();
  const workspace = { ...nowhere, openConversation: () => Promise.reject(new Error("No such server.")) };
  await expect(openConversation({ ...options(), store, workspace })).rejects.toThrow("No such server.");
  expect(store.list("events")).toEqual([]);
});
