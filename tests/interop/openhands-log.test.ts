/**
 * A log that the OpenHands SDK wrote (`tests/outside/openhands-capture.py`, openhands-sdk 1.58; the words of the SDK are cut
 * out): terminal, editor, task tracker, search, a rejection, a hook, bad arguments, an unknown tool, a condensation.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { EventLog } from "../../src/core/event/event-log.ts";
import { folderStore } from "../../src/core/event/file-store.ts";
import { toChat } from "../../src/core/view/to-chat.ts";
import { viewOf } from "../../src/core/view/view.ts";
import { standardTools } from "../../src/tools/standard-tools.ts";
import { actor, agentWith, conclude, openIn } from "../core/conversation/stage.ts";
import { countingStamper } from "../core/event/counting-stamper.ts";
import { test } from "../core/event/log-folder.ts";
import { forever } from "../core/workspace/temp-folder.ts";

const captured = join(import.meta.dirname, "fixtures/openhands-log");
const ID = "5d4c0000-0000-4000-8000-000000000001";
const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));

function copied(folder: string): string {
  cpSync(captured, folder, { recursive: true });
  return folder;
}

test("all of it is read and known, and the files beside it are no problem", ({ folder }) => {
  const log = new EventLog(folderStore(copied(folder)), countingStamper());
  expect(log.findings).toEqual([]);
  expect(log.length).toBe(39);
  expect(new Set([...log].map(({ kind }) => kind))).toContain("SecurityAnalysisEvent");
  expect([...log].filter(({ kind }) => kind === "UnknownEvent")).toEqual([]);
  log.close();
});

test("its messages are those of the SDK, text for text", ({ folder }) => {
  const log = new EventLog(folderStore(copied(folder)), countingStamper());
  const ours = toChat(viewOf(log.branch())).map(({ role, content, tool_calls, tool_call_id }) => {
    return { role, content, tool_calls, tool_call_id };
  });
  const theirs = json(join(captured, "view-messages.json")).map((message: Record<string, unknown>) => {
    const { role, content, tool_calls, tool_call_id } = message;
    return { role, content, tool_calls, tool_call_id };
  });
  expect(ours).toEqual(theirs);
  log.close();
});

test("it goes on, and what is not ours stays in it", async ({ folder }) => {
  const before = json(join(copied(folder), "base_state.json"));
  writeFileSync(join(folder, "base_state.json"), JSON.stringify({ ...before, of_tomorrow: { a: 1 } }));
  const events = readdirSync(join(folder, "events")).filter((name) => name.endsWith(".json"));
  const texts = events.map((name) => readFileSync(join(folder, "events", name), "utf8"));
  const model = actor(conclude("Nothing more to do."));
  const conversation = openIn(folder, model, { id: ID, agent: agentWith(model, standardTools()) });
  await conversation.send("Once more, please.");
  expect(await conversation.run(forever)).toMatchObject({ status: "finished" });
  await conversation.close();
  const after = json(join(folder, "base_state.json"));
  expect(after.of_tomorrow).toEqual({ a: 1 });
  const { tools, include_default_tools, tool_names, ...agent } = after.agent;
  const { tools: theirs, include_default_tools: builtIn, ...rest } = before.agent;
  expect(agent).toEqual(rest);
  expect(tools).toEqual([...theirs, { name: "grep" }]);
  expect(include_default_tools).toEqual(builtIn);
  expect(after.secret_registry).toEqual(before.secret_registry);
  expect(after.stats.usage_to_metrics).toMatchObject(before.stats.usage_to_metrics);
  expect(after.stats.usage_to_metrics.default.token_usages).toHaveLength(1);
  expect(events.map((name) => readFileSync(join(folder, "events", name), "utf8"))).toEqual(texts);
});
