/** What the plugins of a conversation bring to it, from folders of this machine and from commits of repositories. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { plainText } from "../../src/core/event/content.ts";
import { memoryStore } from "../../src/core/event/file-store.ts";
import { Skill } from "../../src/core/skill/skill.ts";
import { agentOf } from "../../src/library/agent.ts";
import { type OpenOptions, openConversation } from "../../src/library/conversation.ts";
import { type ScriptedTurn, scriptedModel } from "../../src/library/scripted-model.ts";
import { localWorkspace, remoteWorkspace } from "../../src/library/workspace.ts";
import { openStory } from "../rehearsal/github/story.ts";

const call = (name: string, given: object): ScriptedTurn => ({ calls: [{ name, arguments: given }] });
const conclude = (message: string) => call("finish", { message });
const folder = () => mkdtempSync(join(tmpdir(), "library-plugins-"));

const skill = (name: string, words: string) => `---\nname: ${name}\ndescription: About ${name}.\n---\n${words}\n`;

/** A server with one tool, which answers with what it was told in its environment. */
const SERVER = `
import { createInterface } from "node:readline";
const tools = [{ name: "depth", inputSchema: { type: "object", properties: {} } }];
const content = [{ type: "text", text: "depth of " + process.env.PLACE?.length }];
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  const info = { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } };
  const result = { initialize: info, "tools/list": { tools }, "tools/call": { content } }[method];
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id, result: result ?? {} }));
}`;

function write(root: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** A plugin with all that one can have. */
function rigging(): string {
  const root = folder();
  return write(root, {
    ".plugin/plugin.json": '{"name": "rigging"}',
    "skills/splice/SKILL.md": skill("splice", "SPLICE-WORDS"),
    "skills/splice/scripts/rope.sh": "true",
    "commands/hoist.md": "HOIST-WORDS",
    "agents/bosun.md": "---\ndescription: Orders.\n---\nBOSUN-WORDS",
    "hooks/hooks.json": '{"UserPromptSubmit": [{"hooks": [{"command": "touch hooked"}]}]}',
    ".mcp.json": JSON.stringify({
      mcpServers: { sea: { command: process.execPath, args: [join(root, "server.mjs")], env: { PLACE: `\${PLACE}` } } },
    }),
    "server.mjs": SERVER,
  });
}

test("a folder brings skills, commands, hooks, agents and servers, and another process has them again", async () => {
  const place = folder();
  const store = memoryStore();
  const plugins = [rigging()];
  const open = (agent: OpenOptions["agent"]) =>
    openConversation({
      agent,
      workspace: localWorkspace(place),
      store,
      plugins,
      subAgents: {},
      secrets: { PLACE: async () => "trench" },
    });
  const model = scriptedModel([
    call("invoke_skill", { name: "splice" }),
    call("sea__depth", {}),
    call("task", { prompt: "Order.", subagent_type: "bosun" }),
    conclude("Ordered."),
    conclude("Done."),
  ]);
  const conversation = await open(agentOf({ model, instructions: "Be brief." }));
  await conversation.send("Please /rigging:hoist it.");
  expect(await conversation.run()).toEqual({ status: "finished" });
  expect(existsSync(join(place, "hooked"))).toBe(true);
  const [first] = model.requests;
  const opening = plainText(first?.messages[0]?.content ?? []);
  expect(opening).toContain("- splice: About splice.");
  expect(opening).toContain("Be brief.");
  expect(JSON.stringify(first?.messages)).toContain("HOIST-WORDS");
  const last = JSON.stringify(model.requests.at(-1)?.messages);
  expect(last).toContain("SPLICE-WORDS");
  expect(last).toContain("depth of 6");
  expect(last).not.toContain("rope.sh"); // it is outside of the workspace
  expect(plainText(model.requests[3]?.messages[0]?.content ?? [])).toContain("BOSUN-WORDS");
  await conversation.close();

  const second = scriptedModel([call("sea__depth", {}), conclude("Again.")]);
  const again = await open({ modelFor: () => second });
  await again.send("Once more.");
  expect(await again.run()).toEqual({ status: "finished" });
  expect(JSON.stringify(second.requests.at(-1)?.messages)).toContain("depth of 6");
  const shown = ({ requests }: typeof model) => JSON.stringify([requests[0]?.messages[0], requests[0]?.tools]);
  expect(shown(second)).toBe(shown(model));
  await again.close();
});

test("a plugin in the workspace names the files of its skills, and replaces a given skill of the same name", async () => {
  const place = write(folder(), {
    "p/skills/splice/SKILL.md": skill("splice", "NEW-WORDS"),
    "p/skills/splice/scripts/rope.sh": "true",
  });
  const head = { description: "Old.", is_agentskills_format: true };
  const skills = [
    Skill.parse({ ...head, name: "splice", content: "OLD-WORDS" }),
    Skill.parse({ ...head, name: "caulk", content: "CAULK-WORDS" }),
  ];
  const model = scriptedModel([call("invoke_skill", { name: "splice" }), conclude("Done.")]);
  const conversation = await openConversation({
    agent: agentOf({ model, skills }),
    workspace: localWorkspace(place),
    knowledge: { skills },
    plugins: [join(place, "p")],
  });
  await conversation.send("Splice it.");
  await conversation.run();
  const opening = plainText(model.requests[0]?.messages[0]?.content ?? []);
  expect(opening.match(/- (?:splice|caulk): .*/g)).toEqual(["- splice: About splice.", "- caulk: Old."]);
  const last = JSON.stringify(model.requests.at(-1)?.messages);
  expect(last).toContain("NEW-WORDS");
  expect(last).toContain("Its scripts, in p/skills/splice: scripts/rope.sh");
  expect(last).not.toContain("OLD-WORDS");
  await conversation.close();
});

test("a commit of a repository is fetched, and nothing of it is kept", async () => {
  await using story = await openStory();
  await story.git("clone", "-q", story.remote(), "work");
  const work = join(story.folder, "work");
  write(work, { "tools/skills/splice/SKILL.md": skill("splice", "SPLICE-WORDS") });
  await story.git("-C", "work", "add", ".");
  await story.git("-C", "work", "commit", "-q", "-m", "a plugin");
  await story.git("-C", "work", "push", "-q", story.remote("bot-token"), "HEAD:refs/heads/deckhand/plugin");
  const commit = execFileSync("git", ["-C", work, "rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  const model = scriptedModel([call("invoke_skill", { name: "splice" }), conclude("Done.")]);
  const conversation = await openConversation({
    agent: agentOf({ model }),
    workspace: localWorkspace(folder()),
    plugins: [`${story.remote()}@${commit}#tools`],
  });
  await conversation.send("Splice it.");
  await conversation.run();
  expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain("SPLICE-WORDS");
  await conversation.close();
});

test.for([
  ["a folder that is not there", "/nowhere/at/all", "There is no plugin at /nowhere/at/all."],
  ["a folder without a plugin", ".", "There is no plugin at ."],
  ["a branch", "https://github.com/acme/tools@main", "cannot be fetched"],
  ["an address that is not encrypted", `http://example.com/acme/tools@${"a".repeat(40)}`, "cannot be fetched"],
] as const)("%s is refused", async ([, plugin, message]) => {
  const opening = openConversation({
    agent: agentOf({ model: scriptedModel([]) }),
    workspace: localWorkspace(folder()),
    plugins: [plugin === "." ? folder() : plugin],
  });
  const expected = plugin === "." ? "There is no plugin at " : message;
  await expect(opening).rejects.toMatchObject({ code: "config", message: expect.stringContaining(expected) });
});

test("a server that runs the agent has no plugins of this machine", async () => {
  const workspace = remoteWorkspace("/w", { url: "http://127.0.0.1:9", handed: { llm: { model: "m" } } });
  const opening = openConversation({ agent: agentOf({ model: scriptedModel([]) }), workspace, plugins: [rigging()] });
  await expect(opening).rejects.toMatchObject({ code: "config", message: expect.stringContaining("plugins") });
});

test("servers of plugins end with the conversation, also one that could not be opened", async () => {
  const place = folder();
  const plugin = write(folder(), {
    ".mcp.json": JSON.stringify({
      mcpServers: { sea: { command: process.execPath, args: [join(place, "server.mjs")] } },
    }),
    "commands/x.md": "X",
  });
  write(place, {
    "server.mjs": `process.on("exit", () => fs.appendFileSync("ended", "x"));\nimport fs from "node:fs";${SERVER}`,
  });
  const open = (more: Partial<OpenOptions>) =>
    openConversation({
      agent: agentOf({ model: scriptedModel([conclude("Done.")]) }),
      workspace: localWorkspace(place),
      plugins: [plugin],
      ...more,
    });
  await expect(open({ secrets: { X: { kind: "LookupSecret", url: "nope", headers: {} } } })).rejects.toThrow();
  const conversation = await open({});
  expect(conversation.state.identity.agent.tool_names).toContain("sea__depth");
  await conversation.close();
  expect(readFileSync(join(place, "ended"), "utf8")).toMatch(/^x+$/);
});
