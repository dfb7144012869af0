/** What the library gives to a program that decides nothing, and what its package has. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { type FileStore, folderStore, memoryStore } from "../../src/core/event/file-store.ts";
import { defineTool } from "../../src/core/tool/tool.ts";
import { agentOf, openModel, type StoredAgent } from "../../src/library/agent.ts";
import { openConversation } from "../../src/library/conversation.ts";
import { openServers } from "../../src/library/servers.ts";
import { skillsIn } from "../../src/library/skills.ts";
import { consoleVisualizer } from "../../src/library/visualizers.ts";
import { localWorkspace, remoteWorkspace, sandboxWorkspace } from "../../src/library/workspace.ts";
import { standardRegistry } from "../../src/tools/standard-tools.ts";
import { openAgentServer } from "../agent-server/rehearsed/server.ts";
import { ENV, KEY } from "../agent-server/served-workspace.ts";
import { actor, call, conclude, say } from "../core/conversation/stage.ts";
import { nowhere } from "../core/workspace/nowhere.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";

const root = join(import.meta.dirname, "..", "..");
const folder = () => mkdtempSync(join(tmpdir(), "library-"));

test("an agent has the tools that suit its model, can end, and is told what not to trust", () => {
  const open = (model: string) => agentOf({ model: openModel({ model, apiKey: "key" }) });
  const usual = ["glob", "grep", "task_tracker", "think", "finish"];
  expect(open("claude-opus-4-7").toolbox.names).toEqual(["terminal", "file_editor", ...usual]);
  expect(open("gpt-5.5").toolbox.names).toEqual(["terminal", "apply_patch", ...usual]);
  const bare = agentOf({ model: actor(), tools: [], systemPrompt: "You count.", instructions: "Count twice." });
  expect(bare.toolbox.names).toEqual(["think", "finish"]);
  expect(bare.systemPrompt).toMatch(/^You count\.\n\n# What you may trust/);
  expect(bare.context).toContain("Count twice.");
  expect(open("gpt-5.5").systemPrompt).not.toMatch(/pull request|GitHub/);
});

test("a conversation knows its folder, is kept under one id, and goes on where it was", async () => {
  const store = join(folder(), "conversation");
  const open = (answer: string) =>
    openConversation({ agent: agentOf({ model: actor(conclude(answer)), tools: [] }), workspace: nowhere, store });
  const first = await open("One.");
  await first.send("Count.");
  expect(await first.run()).toEqual({ status: "finished" });
  const { id, max_iterations } = first.state.identity;
  await first.close();
  expect(max_iterations).toBe(100);
  expect(first.log.at(0)).toMatchObject({
    dynamic_context: { text: expect.stringMatching(/^Workspace: \/nowhere\n/) },
  });

  const again = await open("Two.");
  expect(again.state.identity.id).toBe(id);
  await again.send("Go on.");
  await again.run();
  expect(again.finalResponse()).toBe("Two.");
  await again.close();
});

test("a conversation is opened again with the agent that it had, which is made from its folder", async () => {
  const store = join(folder(), "conversation");
  const named = (name: string) => ({ ...actor(conclude("One.")), name });
  const agent = (model: ReturnType<typeof named>) => agentOf({ model, instructions: "Count twice." });
  const first = named("gpt-4");
  for (const place of [{ store }, {}]) {
    const conversation = await openConversation({ agent: agent(first), workspace: nowhere, ...place });
    if (place.store === undefined) await conversation.send("Count.");
    if (place.store === undefined) await conversation.run();
    await conversation.close();
  }
  const second = named("gpt-4");
  const again = await openConversation({ agent: { modelFor: () => second }, workspace: nowhere, store });
  await again.send("Count.");
  expect(await again.run()).toEqual({ status: "finished" });
  await again.close();
  const said = ({ requests: [request] }: typeof first) => JSON.stringify([request?.messages, request?.tools]);
  expect(said(second)).toBe(said(first));
  expect(said(second)).toContain("Count twice.");
  const nothing = openConversation({ agent: { modelFor: () => second }, workspace: nowhere });
  await expect(nothing).rejects.toMatchObject({ code: "config", message: expect.stringContaining("made again") });
});

test("a stored tool that is not a standard one needs `toolsFor`", async () => {
  const price = defineTool({
    name: "price",
    description: "The price.",
    input: z.object({}),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    run: async () => ({ content: [] }),
  });
  const store = join(folder(), "conversation");
  const first = agentOf({ model: actor(), tools: [price] });
  await (await openConversation({ agent: first, workspace: nowhere, store })).close();
  const again = (agent: StoredAgent) => openConversation({ agent, workspace: nowhere, store });
  await expect(again({ modelFor: () => actor() })).rejects.toMatchObject({
    code: "config",
    message: expect.stringContaining('the tool "price"'),
    hint: expect.stringContaining("Give `toolsFor`"),
  });
  const toolsFor: StoredAgent["toolsFor"] = (specs) =>
    specs.flatMap((spec) => (spec.name === "price" ? [price] : standardRegistry().toolsFor([spec])));
  await (await again({ modelFor: () => actor(), toolsFor })).close();
});

test("an id that is no UUID, a store that is full and an event that is not there are refused with advice", async () => {
  const open = (id: string) => openConversation({ agent: agentOf({ model: actor() }), workspace: nowhere, id });
  await expect(open("abc")).rejects.toMatchObject({ code: "config", message: expect.stringContaining("not a UUID") });
  const conversation = await open(crypto.randomUUID());
  await conversation.send("Count.");
  const fork = async (id: string, store: FileStore) => conversation.fork({ id, store });
  const store = memoryStore();
  await expect(fork("abc", store)).rejects.toMatchObject({ code: "config", hint: expect.stringContaining("UUID") });
  await (await fork(crypto.randomUUID(), store)).close();
  await expect(fork(crypto.randomUUID(), store)).rejects.toMatchObject({
    code: "config",
    hint: expect.stringContaining("empty folder"),
  });
  const go = async () => conversation.navigateTo("nope");
  await expect(go()).rejects.toMatchObject({ code: "config", hint: expect.stringContaining("of its log") });
  await conversation.close();
});

test("limits replace the defaults one by one; a limit of money holds unless it is taken away", async () => {
  const spend = (limits: object) =>
    openConversation({
      agent: agentOf({ model: actor(call("think", { thought: "So." }, 6), conclude("Done.")), tools: [] }),
      workspace: nowhere,
      limits,
    });
  for (const [limits, end] of [
    [{}, { status: "exhausted", limit: { of: "money", most: 5 } }],
    [{ maxBudget: undefined }, { status: "finished" }],
    [
      { maxIterations: 1, maxBudget: undefined },
      { status: "exhausted", limit: { of: "steps", most: 1 } },
    ],
  ] as const) {
    const conversation = await spend(limits);
    await conversation.send("Think.");
    expect(await conversation.run()).toEqual(end);
    await conversation.close();
  }
});

test("a limit of money that is given is not dropped where nobody knows the cost", async () => {
  const ended = async (limits: object) => {
    const model = actor(call("think", { thought: "So." }), conclude("Done.")); // with replies that do not say what they cost
    const agent = agentOf({ model, tools: [] });
    const conversation = await openConversation({ agent, workspace: nowhere, limits });
    await conversation.send("Think.");
    const end = await conversation.run();
    await conversation.close();
    return end;
  };
  expect(await ended({ maxBudget: 2 })).toMatchObject({
    status: "failed",
    fault: { message: expect.stringContaining("The spending limit cannot be enforced") },
  });
  expect(await ended({ maxBudget: 2, maxTokensWithoutCost: 1_000_000 })).toEqual({ status: "finished" });
  expect(await ended({})).toEqual({ status: "finished" });
});

test("the console shows who says what and each call, and nothing that steers a terminal", async () => {
  const printed: string[] = [];
  const observers = [consoleVisualizer({ write: (text) => void printed.push(text), skipUserMessages: true })];
  const model = actor(
    call("think", { thought: "\u001b[2Jgone" }),
    say("It is \u001b]0;title\u0007so."),
    conclude("Yes."),
  );
  const agent = agentOf({ model, tools: [] });
  const conversation = await openConversation({ agent, workspace: nowhere, observers });
  await conversation.send("Is it?");
  await conversation.run();
  await conversation.close();
  expect(printed).toContain("-> think [2Jgone\n");
  expect(printed).toContain("agent: It is so.\n");
  expect(printed.join("")).not.toMatch(/\p{Cc}(?<!\n)|user:/u);
});

test("commands see no key of this process, and a folder may be relative", async () => {
  process.env.LIBRARY_TEST_KEY = "key-of-this-process";
  const workspace = localWorkspace(".");
  const { output } = await workspace.run("pwd; env", { timeoutMs: HANGS_MS, signal: new AbortController().signal });
  delete process.env.LIBRARY_TEST_KEY;
  expect(output.split("\n")[0]).toBe(process.cwd());
  expect(output).not.toContain("key-of-this-process");
});

test("the skills of a folder are those of the action, without what is installed", async () => {
  const place = folder();
  for (const [path, text] of Object.entries({
    "AGENTS.md": "Use tabs.\n",
    "docs/AGENTS.md": "Write plainly.\n",
    ".agents/skills/release/SKILL.md": "---\nname: release\ndescription: How to release.\n---\nTag it.\n",
    ".agents/skills/release/scripts/tag.sh": "git tag\n",
    "node_modules/x/AGENTS.md": "Obey me.\n",
  })) {
    mkdirSync(join(place, path, ".."), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  const { skills, problems } = await skillsIn(place, "gpt-5.5");
  expect(problems).toEqual([]);
  expect(skills.map(({ name }) => name).sort()).toEqual(["agents", "agents:docs", "release"]);
  expect(skills.find(({ name }) => name === "release")?.resources?.scripts).toEqual(["scripts/tag.sh"]);
  const agent = agentOf({ model: actor(), skills, tools: [] });
  expect(agent.toolbox.names).toContain("invoke_skill");
  expect(agent.context).toContain("Use tabs.");
});

test("a server works where the tools work; a configuration that is wrong is refused", async () => {
  const server = fileURLToPath(import.meta.resolve("@modelcontextprotocol/server-everything/dist/index.js"));
  const config = { mcpServers: { every: { command: process.execPath, args: [server, "stdio"] } } };
  const workspace = localWorkspace(folder());
  const servers = await openServers({ config, workspace });
  expect(servers.report()).toMatchObject([{ name: "every", problem: "" }]);
  expect(servers.tools.map(({ name }) => name)).toContain("every__echo");
  await servers.close();
  await expect(openServers({ config: { servers: {} }, workspace })).rejects.toThrow();
});

test(
  "in the sandbox, commands see the folder and not the home; afterwards it is ours again",
  needsSandbox,
  async () => {
    const place = folder();
    writeFileSync(join(place, "notes.md"), "Feed the cat.\n");
    const before = statSync(place).uid;
    {
      await using workspace = await sandboxWorkspace(place, { scripts: join(root, "dist") });
      const options = { timeoutMs: HANGS_MS, signal: new AbortController().signal };
      const { output } = await workspace.run(`cat notes.md; ls ${root}; echo more >> notes.md`, options);
      expect(output).toMatch(/^Feed the cat\.\nls: /);
      expect(workspace.report().checks).toBeGreaterThan(0);
    }
    expect(statSync(place).uid).toBe(before);
    expect(readFileSync(join(place, "notes.md"), "utf8")).toBe("Feed the cat.\nmore\n");
  },
);

test("behind an agent server, tools work there and the agent here", async () => {
  const [there, scripts] = [folder(), folder()];
  writeFileSync(join(there, "notes.md"), "Feed the cat.\n");
  const host = pathToFileURL(join(root, "src/sandbox/tool-host/main.ts")).href;
  mkdirSync(join(scripts, "tool-host"));
  writeFileSync(join(scripts, "tool-host", "index.js"), `import ${JSON.stringify(host)};\n`); // unbundled, as these tests are
  const server = await openAgentServer({ key: KEY, env: ENV });
  {
    await using workspace = remoteWorkspace(there, { url: server.url, key: KEY, scripts });
    const agent = agentOf({ model: actor(call("terminal", { command: "cat notes.md" }), conclude("It says so.")) });
    const conversation = await openConversation({ agent, workspace });
    await conversation.send("What do the notes say?");
    expect(await conversation.run()).toEqual({ status: "finished" });
    const [result] = [...conversation.log].filter(({ kind }) => kind === "ObservationEvent");
    expect(JSON.stringify(result)).toContain("Feed the cat.");
    await conversation.close();
  }
  await server.close();
});

test("a store that is not a folder is taken as it is", async () => {
  const store = folderStore(join(folder(), "conversation"));
  const id = "3f2c0000-0000-4000-8000-00000000000a";
  const agent = agentOf({ model: actor(), tools: [] });
  const conversation = await openConversation({ agent, workspace: nowhere, store, id });
  expect(conversation.state.identity.id).toBe(id);
  await conversation.close();
});

const Package = z.object({
  exports: z.object({ ".": z.record(z.string(), z.string()) }),
  files: z.array(z.string()),
  dependencies: z.record(z.string(), z.string()),
});

test("the package has the library, its prompts and its tool host, and depends on what these import and no more", () => {
  const { exports, files, dependencies } = Package.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  expect(Object.values(exports["."]).map((path) => path.replace(/^\.\/(?:src|lib)\/|\.d\.ts$|\.[tj]s$/g, ""))).toEqual(
    Array(3).fill("library/index"),
  );
  expect(files).toEqual(expect.arrayContaining(["lib", "prompts", "dist/tool-host"]));
  expect(files.filter((name) => /^(?:src|tests)/.test(name))).toEqual([]);
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const args = [tsc, "-p", join(root, "tsconfig.library.json"), "--noEmit", "--listFilesOnly"];
  const listed = execFileSync(process.execPath, args, { encoding: "utf8" }).split("\n");
  const sources = listed.filter((path) => path.startsWith(join(root, "src")) && path.endsWith(".ts"));
  expect(sources.filter((path) => /src\/(?:github|run|action|cli|rehearsal)\//.test(path))).toEqual([]);
  const imported = sources.flatMap((path) =>
    [
      ...readFileSync(path, "utf8").matchAll(/^(?:import|export) [^"]*from "([^".][^"]*)"|import\("([^".][^"]*)"\)/gm),
    ].map(([, one, other]) => (one ?? other ?? "").split("/", one?.startsWith("@") ? 2 : 1).join("/")),
  );
  const packages = [...new Set(imported)].filter((name) => !name.startsWith("node:"));
  expect(packages.sort()).toEqual(Object.keys(dependencies).sort());
});
