import { join } from "node:path";
import { describe, expect } from "vitest";
import { z } from "zod";
import type { KnowledgeSettings } from "../../../../src/core/conversation/extension/knowledge.ts";
import { text } from "../../../../src/core/event/content.ts";
import { memoryStore } from "../../../../src/core/event/file-store.ts";
import { Skill } from "../../../../src/core/skill/skill.ts";
import { defineTool, type Tool } from "../../../../src/core/tool/tool.ts";
import { invokeSkill } from "../../../../src/tools/invoke-skill.ts";
import { standard } from "../../agent/scripted-agent.ts";
import { forever, test } from "../../workspace/temp-folder.ts";
import { type Actor, actor, agentWith, call, conclude, done, openIn, say } from "../stage.ts";

const docker = Skill.parse({
  name: "docker",
  content: "Start the daemon.",
  source: ".openhands/microagents/docker.md",
  trigger: { type: "keyword", keywords: ["docker", "container"] },
});
const release = Skill.parse({
  name: "release",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how a skill names a value
  content: "Set ${VERSION}.",
  trigger: { type: "task", triggers: ["/release"] },
});
const web = Skill.parse({
  name: "agents:web",
  content: "No inline styles.",
  trigger: { type: "path", paths: ["web/**"] },
});
const pdf = Skill.parse({ name: "pdf", content: "Use the script.", is_agentskills_format: true });
const skills = [docker, release, web, pdf];

/** Reads nothing, and is about a file all the same. */
const look = (): Tool =>
  defineTool({
    name: "look",
    description: "Looks.",
    input: z.object({ path: z.string() }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    declaredResources: () => ({ declared: true, keys: [] }),
    run: async ({ path }) => ({ content: [text(`at ${path}`)] }),
  });

function knowing(folder: string, model: Actor, knowledge: KnowledgeSettings = { skills }, toolConcurrencyLimit = 1) {
  const agent = agentWith(model, [...standard(), look(), ...invokeSkill({ skills })], { toolConcurrencyLimit });
  return openIn(folder, model, { agent, knowledge });
}

const wordsOf = (model: Actor, request: number) =>
  model.requests[request]?.messages.flatMap(({ content }) =>
    content.map((block) => ("text" in block ? block.text : "")),
  ) ?? [];

describe("skills that a message calls for (behaviour 68)", () => {
  test("are all added to it, each with what called for it, and the log and the state say which", async ({ folder }) => {
    const model = actor(say("Done."));
    const conversation = knowing(folder, model);
    await conversation.send("Build the Docker image, then /release it.");
    await conversation.run(forever);
    expect(wordsOf(model, 0).slice(2)).toEqual([
      "Build the Docker image, then /release it.",
      '<EXTRA_INFO>\nThe skill "docker" was added because the request names "docker". Use it as far as it helps.\nFile: .openhands/microagents/docker.md\n\nStart the daemon.\n</EXTRA_INFO>',
      expect.stringMatching(/"release"[\s\S]*It needs values: VERSION\. [\s\S]*Set \$\{VERSION\}\./),
    ]);
    expect([...conversation.log].find(({ kind }) => kind === "MessageEvent")).toMatchObject({
      activated_skills: ["docker", "release"],
    });
    expect(conversation.state.fields.activated_knowledge_skills).toEqual(["docker", "release"]);
  });

  test("are not repeated by a later message, nor when the conversation is opened again", async ({ folder }) => {
    const model = actor(conclude("Done."), conclude("Done."));
    const conversation = knowing(folder, model);
    await conversation.send("docker");
    await conversation.send("docker again");
    await conversation.close();
    const again = knowing(folder, model);
    await again.send("docker and a container");
    await again.run(forever);
    expect(JSON.stringify(model.requests).match(/Start the daemon/g)).toHaveLength(1);
    await again.close();
  });

  test("are not called for by words that are not the user's own", async ({ folder }) => {
    const model = actor(say("Done."));
    const requestIn = (words: string) => words.split("BEGIN DATA")[0] ?? "";
    const conversation = knowing(folder, model, { skills, requestIn });
    await conversation.send("Answer this.\nBEGIN DATA\nuse docker");
    expect(conversation.state.fields.activated_knowledge_skills).toEqual([]);
    await conversation.send("Use docker.\nBEGIN DATA\n/release");
    expect(conversation.state.fields.activated_knowledge_skills).toEqual(["docker"]);
  });

  test("are known to a fork, which is not told of them again", async ({ folder }) => {
    const conversation = knowing(join(folder, "a"), actor());
    await conversation.send("docker");
    const fork = conversation.fork({ id: crypto.randomUUID(), store: memoryStore() });
    await fork.send("docker");
    expect([...fork.log].flatMap((event) => (event.kind === "MessageEvent" ? [event.activated_skills] : []))).toEqual([
      ["docker"],
      [],
    ]);
  });
});

test("what is to go with every message does, after the skills", async ({ folder }) => {
  const conversation = knowing(folder, actor(), { skills, userMessageSuffix: "Answer in French.\n" });
  await conversation.send("docker");
  await conversation.send("more");
  const words = [...conversation.log].flatMap((event) =>
    event.kind === "MessageEvent" ? [event.extended_content.map((block) => block.text.slice(0, 17))] : [],
  );
  expect(words).toEqual([["<EXTRA_INFO>\nThe ", "Answer in French."], ["Answer in French."]]);
});

describe("rules for files", () => {
  const at = (path: string) => call("look", { path });

  test("are read with the first result that is about one of them, and not again", async ({ folder }) => {
    const model = actor(at("README.md"), at("/nowhere/web/a.ts"), at("web/b.ts"), done);
    const conversation = knowing(folder, model);
    await conversation.send("Look.");
    await conversation.run(forever);
    expect(model.requests.map((_, index) => wordsOf(model, index).at(-1))).toEqual([
      "Look.",
      "at README.md",
      expect.stringMatching(/^<EXTRA_INFO>\nThe rules "agents:web" apply to web\/a\.ts [\s\S]*No inline styles\./),
      "at web/b.ts",
    ]);
    expect(conversation.state.fields.activated_path_rules).toEqual(["agents:web"]);
  });

  test("are read once, with the first call, also if many run at the same time", async ({ folder }) => {
    const calls = Array.from({ length: 5 }, (_, index) => ["look", { path: `web/${index}.ts` }] as const);
    const conversation = knowing(folder, actor({ calls }, done), { skills }, 5);
    await conversation.send("Look.");
    await conversation.run(forever);
    const extended = [...conversation.log].flatMap((event) =>
      event.kind === "ObservationEvent" && event.tool_name === "look" ? [event.extended_content.length] : [],
    );
    expect(extended).toEqual([1, 0, 0, 0, 0]);
  });

  test("are not for files outside the workspace", async ({ folder }) => {
    const conversation = knowing(folder, actor(at("/elsewhere/web/a.ts"), at("../web/a.ts"), done));
    await conversation.send("Look.");
    await conversation.run(forever);
    expect(conversation.state.fields.activated_path_rules).toEqual([]);
  });
});

test("a skill that the agent fetched is noted, one that there is not is not", async ({ folder }) => {
  const fetch = (name: string) => call("invoke_skill", { name });
  const conversation = knowing(folder, actor(fetch("pdf"), fetch("pdf"), fetch("none"), done));
  await conversation.send("Fill in the form.");
  await conversation.run(forever);
  expect(conversation.state.fields.invoked_skills).toEqual(["pdf"]);
});

describe("a conversation that began when the base branch asked for something else", () => {
  const part = (rule: string) => `# What this repository asks of you\n${rule}`;

  test("is told once what it asks for now, and its prompt stays as it is", async ({ folder }) => {
    const model = actor(...Array.from({ length: 4 }, () => say("Done.")));
    const ask = async (prompted: readonly string[], words: string) => {
      const conversation = openIn(folder, model, {
        agent: agentWith(model, standard(), { context: part("Row.") }),
        knowledge: { prompted },
      });
      await conversation.send(words);
      await conversation.run(forever);
      await conversation.close();
      return wordsOf(model, model.requests.length - 1).filter((text) => text.includes("replaces the earlier text"));
    };
    expect(await ask([part("Row.")], "one")).toEqual([]);
    expect(await ask([part("Sail.")], "two")).toEqual([expect.stringContaining(part("Sail."))]);
    expect(await ask([part("Sail."), "# Skills\n- knots"], "three")).toEqual([
      expect.stringContaining(part("Sail.")),
      expect.stringContaining("# Skills\n- knots"),
    ]);
    expect(await ask([part("Row."), "# Skills\n- knots"], "four")).toHaveLength(3); // what was told last counts
    const prompts = new Set(model.requests.map((_, index) => wordsOf(model, index).slice(0, 2).join("\n")));
    expect(prompts.size).toBe(1);
  });
});
