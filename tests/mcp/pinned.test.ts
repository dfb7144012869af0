/** What a server says of its tools is held to what it said at first, in a run and from one run to the next. */
import { expect, test as plain } from "vitest";
import { introduce } from "../../src/core/agent/agent.ts";
import { memoryStore } from "../../src/core/event/file-store.ts";
import type { Tool } from "../../src/core/tool/tool.ts";
import { pinsIn } from "../../src/mcp/pins.ts";
import { agentAt } from "../core/agent/scripted-agent.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { hostile, openFor } from "./servers.ts";

/** What the log of a conversation with these tools says of them. */
function pinsOf(tools: readonly Tool[]) {
  const store = memoryStore();
  store.write("events/event-00000-a.json", JSON.stringify(introduce(agentAt("http://127.0.0.1:9", tools))));
  return pinsIn(store);
}

test("a list that changes during a run is refused, and says so", async ({ workspace }) => {
  const servers = await openFor(workspace, { bad: hostile("changes"), good: hostile() });
  expect(await servers.call("bad__echo", { word: "hello" })).toMatchObject({ words: "hello", isError: false });
  const after = await servers.call("bad__echo", { word: "hello" });
  expect(after).toMatchObject({
    isError: true,
    words: expect.stringContaining("tool descriptions have changed"),
  });
  expect(servers.tools.map(({ name }) => name)).not.toContain("bad__echo2");
  expect(servers.report()[0]?.problem).toContain("Its tool descriptions have changed");
  expect(await servers.call("good__echo", { word: "on" })).toMatchObject({ words: "on" });
});

test("a server that is another after it was started again is refused, one that is the same is not", async ({
  workspace,
}) => {
  const servers = await openFor(workspace, { bad: hostile("restless"), good: hostile() });
  for (const name of ["bad__crash", "good__crash"]) await servers.call(name);
  expect(await servers.call("bad__echo")).toMatchObject({
    isError: true,
    words: expect.stringContaining("tool descriptions have changed"),
  });
  expect(await servers.call("good__echo", { word: "on" })).toMatchObject({ words: "on" });
});

test("a conversation that goes on has the tools it began with, if they are what they were", async ({ workspace }) => {
  const first = await openFor(workspace, { one: hostile(), two: hostile() });
  const pins = pinsOf(first.tools);
  expect([...pins.keys()]).toEqual(["one__crash", "one__echo", "two__crash", "two__echo"]);
  const same = await openFor(workspace, { one: hostile(), two: hostile() }, { pins });
  expect(await same.call("one__echo", { word: "on" })).toMatchObject({ words: "on", isError: false });
  const other = await openFor(workspace, { one: hostile("new"), two: hostile("dead") }, { pins });
  expect(other.tools.map(({ name }) => name)).toEqual(["one__crash", "one__echo", "two__crash", "two__echo"]);
  expect(await other.call("one__echo")).toMatchObject({
    isError: true,
    words: expect.stringContaining("tool descriptions have changed"),
  });
  expect(await other.call("two__echo")).toMatchObject({ isError: true, words: expect.stringContaining("a port") });
  const none = await openFor(workspace, {}, { pins });
  expect(await none.call("one__echo")).toMatchObject({ isError: true, words: expect.stringContaining("no longer") });
  expect(pinsOf(other.tools)).toEqual(pins);
});

plain("a log that has not begun, or cannot be read, knows of none", () => {
  const store = memoryStore();
  expect(pinsIn(store).size).toBe(0);
  store.write("events/event-00000-a.json", "{");
  store.write("events/event-00001-b.json", '{"kind":"SystemPromptEvent","tools":[{"kind":"TerminalTool"}]}');
  expect(pinsIn(store).size).toBe(0);
});
