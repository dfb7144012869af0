/** What a program with a few lines gets: sub-agents, secrets, answers in words, and a model for its own tests. */
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SubAgent } from "../../src/core/agent/sub-agent.ts";
import { plainText } from "../../src/core/event/content.ts";
import { memoryStore } from "../../src/core/event/file-store.ts";
import { standardAnalyzer } from "../../src/core/security/analyzers.ts";
import { agentOf } from "../../src/library/agent.ts";
import { openConversation } from "../../src/library/conversation.ts";
import { type ScriptedTurn, scriptedModel } from "../../src/library/scripted-model.ts";
import { localWorkspace } from "../../src/library/workspace.ts";
import { nowhere } from "../core/workspace/nowhere.ts";

const call = (name: string, given: object): ScriptedTurn => ({ calls: [{ name, arguments: given }] });
const conclude = (message: string) => call("finish", { message });
const folder = () => mkdtempSync(join(tmpdir(), "library-chat-"));

test("one option gives an agent others, which work with its tools, its model and its prompt", async () => {
  const place = folder();
  const model = scriptedModel([
    call("task", { prompt: "Write it.", subagent_type: "general-purpose" }),
    call("terminal", { command: "echo written > a.txt" }),
    conclude("Written."),
    conclude("All done."),
  ]);
  const conversation = await openConversation({
    agent: agentOf({ model, instructions: "Be brief." }),
    workspace: localWorkspace(place),
    subAgents: {},
  });
  await conversation.send("Have it written.");
  expect(await conversation.run()).toEqual({ status: "finished" });
  expect(readFileSync(join(place, "a.txt"), "utf8")).toBe("written\n");
  const [first, inner] = model.requests.map(({ messages, tools }) => ({
    prompt: plainText(messages[0]?.content ?? []),
    tools: tools.map(({ name }) => name),
  }));
  expect(first?.tools).toEqual(expect.arrayContaining(["task", "delegate", "terminal"]));
  expect(inner?.tools).not.toContain("task");
  expect(inner?.tools).toEqual(expect.arrayContaining(["terminal", "finish"]));
  expect(inner?.prompt).toContain("Be brief.");
  expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain("Written.");
  await conversation.close();
});

test("a conversation with sub-agents is made again from its record, also one of the OpenHands SDK", async () => {
  const store = memoryStore();
  const open = (agent: Parameters<typeof openConversation>[0]["agent"]) =>
    openConversation({ agent, workspace: nowhere, store });
  const first = await openConversation({
    agent: agentOf({ model: scriptedModel([]) }),
    workspace: nowhere,
    store,
    subAgents: {},
  });
  expect(first.state.identity.agent.tools.map(({ name }) => name)).toContain("task_tool_set");
  await first.close();
  const state = JSON.parse(store.read("base_state.json"));
  const { tool_names: _, ...theirs } = state.agent;
  store.write("base_state.json", JSON.stringify({ ...state, agent: theirs }));
  const again = await open({ modelFor: () => scriptedModel([conclude("Done.")]) });
  expect(again.state.identity.agent.tool_names).toContain("task");
  await again.send("Go on.");
  expect(await again.run()).toEqual({ status: "finished" });
  await again.close();
});

test("a definition that the default cannot obey is refused, and one that it can has what it names", async () => {
  const definition = (more: object) => SubAgent.parse({ name: "one", system_prompt_suffix: "Look only.", ...more });
  const model = scriptedModel([
    call("task", { prompt: "Look.", subagent_type: "one" }),
    call("terminal", { command: "touch seen" }),
    conclude("I may not."),
    conclude("Done."),
  ]);
  const place = folder();
  const open = (more: object) =>
    openConversation({
      agent: agentOf({ model }),
      workspace: localWorkspace(place),
      subAgents: { agents: [definition(more)] },
    });
  await expect(open({ model: "other" })).rejects.toMatchObject({
    code: "config",
    hint: expect.stringContaining("modelFor"),
  });
  await expect(open({ mcp_servers: { files: { command: "x" } } })).rejects.toMatchObject({
    hint: expect.stringContaining("agentFor"),
  });
  const conversation = await open({ tools: "glob, grep", read_only: true, model: "inherit" });
  await conversation.send("Look.");
  await conversation.run();
  const inner = model.requests[1];
  expect(inner?.tools.map(({ name }) => name).toSorted()).toEqual(["finish", "glob", "grep"]);
  expect(plainText(inner?.messages[0]?.content ?? [])).toContain("Look only.");
  expect(existsSync(join(place, "seen"))).toBe(false);
  await conversation.close();
});

test("the model is told the names of the secrets, never a value; a value that is a word is named to the person", async () => {
  const told: string[] = [];
  const model = scriptedModel([conclude("Done.")]);
  const conversation = await openConversation({
    agent: agentOf({ model }),
    workspace: nowhere,
    secrets: { TOKEN: { value: "x7Kq93bnZpQ2", description: "publishes" }, DB_PASSWORD: "postgres", PIN: "1234" },
    report: ({ message }) => void told.push(message),
  });
  await conversation.send("Publish.");
  await conversation.run();
  const said = JSON.stringify(model.requests[0]?.messages);
  expect(said).toContain("- TOKEN: publishes");
  expect(said).toContain("DB_PASSWORD");
  expect(said).not.toMatch(/x7Kq93bnZpQ2|postgres|1234/);
  expect(told).toEqual([
    expect.stringMatching(/^The value of the secret DB_PASSWORD looks like an ordinary word\./),
    expect.stringMatching(/^The secret PIN has fewer than 6 characters/),
  ]);
  await conversation.updateSecrets({ DB_PASSWORD: "postgres" });
  expect(told).toHaveLength(2);
  await conversation.close();
});

test.for([
  [undefined, 2],
  ["final", 1],
] as const)("an answer in words is sent back once, unless it is to be final: %s", async ([textReply, asked]) => {
  const model = scriptedModel([{ text: "It is 4." }, { text: "It is 4." }]);
  const store = memoryStore();
  const conversation = await openConversation({
    agent: agentOf({ model, ...(textReply && { textReply }) }),
    workspace: nowhere,
    store,
  });
  await conversation.send("2 + 2?");
  expect(await conversation.run()).toEqual({ status: "finished" });
  expect([model.requests.length, conversation.finalResponse()]).toEqual([asked, "It is 4."]);
  await conversation.close();
  const second = scriptedModel([{ text: "It is 6." }, { text: "It is 6." }]);
  const again = await openConversation({ agent: { modelFor: () => second }, workspace: nowhere, store });
  await again.send("3 + 3?");
  await again.run();
  expect(second.requests).toHaveLength(asked);
  await again.close();
});

test("a conversation says whether somebody supervises it, and whether it has ended", async () => {
  const conversation = await openConversation({
    agent: agentOf({ model: scriptedModel([conclude("Done.")]) }),
    workspace: nowhere,
  });
  const facts = () => [conversation.isConfirmationModeActive, conversation.isTerminal];
  expect(facts()).toEqual([false, false]);
  await conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
  expect(facts()).toEqual([false, false]);
  await conversation.setSecurityAnalyzer(standardAnalyzer());
  expect(facts()).toEqual([true, false]);
  await conversation.setConfirmationPolicy({ kind: "NeverConfirm" });
  await conversation.send("Do it.");
  await conversation.run();
  expect(facts()).toEqual([false, true]);
  await conversation.close();
});

test("a scripted model ends a run with what its script lacks", async () => {
  const model = scriptedModel([new Error("The line is dead."), ({ messages }) => ({ text: `${messages.length}` })]);
  await expect(model.complete({ messages: [], tools: [], signal: AbortSignal.timeout(1000) })).rejects.toThrow("dead");
  const { message } = await model.complete({ messages: [], tools: [], signal: AbortSignal.timeout(1000) });
  expect(plainText(message.content)).toBe("0");
  const over = model.complete({ messages: [], tools: [], signal: AbortSignal.timeout(1000) });
  await expect(over).rejects.toMatchObject({ code: "model", hint: expect.stringContaining("Add a reply") });
});
