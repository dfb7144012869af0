/** A conversation gives secrets to tools and shows them to nobody: not the model, not the disk. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { z } from "zod";
import { text } from "../../../src/core/event/content.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { NOTHING } from "../../../src/core/event/grant.ts";
import { defineTool } from "../../../src/core/tool/tool.ts";
import { standard, story } from "../agent/scripted-agent.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { forever } from "../model/endpoint.ts";
import { test } from "../workspace/temp-folder.ts";
import { actor, agentWith, call, done, openIn, say } from "./stage.ts";

const KEY = "the-model-key-123";
const SECRET = "s3cr3t-canary";

const leak = defineTool({
  name: "leak",
  description: "Says what it has been given.",
  input: z.object({ command: z.string() }),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  grant: ({ command }, { secretsIn }) => ({ ...NOTHING, secrets: secretsIn(command) }),
  async run(_, { secrets }) {
    const given = (await secrets?.granted()) ?? {};
    const plain = Object.values(given).join();
    return { content: [text(`${plain} ${Buffer.from(plain).toString("base64")} ${KEY}`)] };
  },
});

test("a tool gets what a call names, and nobody reads it", async ({ folder }) => {
  const model = actor(call("leak", { command: "use $TOKEN" }), done);
  const agent = agentWith(model, [...standard(), leak]);
  const conversation = openIn(folder, model, { agent, secrets: { TOKEN: SECRET }, hiddenValues: [KEY] });
  conversation.setTags({ about: SECRET });
  await conversation.send(`My password is ${SECRET}.`);
  expect(await conversation.run(new AbortController().signal)).toMatchObject({ status: "finished" });
  await conversation.close();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const kept = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const sent = JSON.stringify(model.requests.map(({ messages }) => messages));
  for (const all of [kept, sent]) {
    expect(all).not.toContain(SECRET);
    expect(all).not.toContain(Buffer.from(SECRET).toString("base64"));
    expect(all).not.toContain(KEY);
    expect(all).toContain("<secret-hidden>");
  }
});

test("what is asked and answered beside the task holds none either", async ({ folder }) => {
  const model = actor(say(`It is ${SECRET}.`), say(`On ${SECRET}`));
  const conversation = openIn(folder, model, { secrets: { TOKEN: SECRET } });
  await conversation.send("Fix it.");
  expect(await conversation.askAgent(`Is it ${SECRET}?`, forever)).toBe("It is <secret-hidden>.");
  expect(await conversation.generateTitle(forever)).toBe("On <secret-hidden>");
  expect(JSON.stringify(model.requests.map(({ messages }) => messages))).not.toContain(SECRET);
});

test("what a tool says that is called past the agent holds none, and it gets none", async ({ folder }) => {
  const model = actor();
  const agent = agentWith(model, [...standard(), leak]);
  const conversation = openIn(folder, model, { agent, secrets: { TOKEN: SECRET }, hiddenValues: [KEY] });
  const result = await conversation.executeTool("leak", { command: "use $TOKEN" }, forever);
  expect(JSON.stringify(result)).not.toContain(KEY);
  expect(result).toMatchObject({ observation: { content: [text("  <secret-hidden>")] } }); // nor has it been given one: nobody has judged it
});

test("what is done again has the secrets that it had, and shows none", async ({ folder }) => {
  const model = actor(call("leak", { command: "use $TOKEN" }), done);
  const agent = agentWith(model, [...standard(), leak]);
  const conversation = openIn(folder, model, { agent, secrets: { TOKEN: SECRET } });
  await conversation.send("Fix it.");
  await conversation.run(forever);
  const results = new EventLog(memoryStore(), countingStamper());
  expect(await conversation.rerunActions(forever, results)).toEqual({ repeated: 2 });
  expect(results.at(0)).toMatchObject({ observation: { content: [text(`<secret-hidden> <secret-hidden> ${KEY}`)] } });
  expect(JSON.stringify([...results])).not.toContain(SECRET);
});

describe("a call with a secret in plain text", () => {
  const both = { calls: [["echo", { word: `${SECRET}!` }] as const, ["echo", { word: "plain" }] as const] };

  test("is not put up for approval: it would run as another than it was", async ({ folder }) => {
    const model = actor(both, done, done);
    const conversation = openIn(folder, model, { secrets: { TOKEN: SECRET } });
    conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "waiting" });
    const refusal = expect.stringMatching(/^error Not run: .* contains a secret/);
    expect(story(conversation.log).slice(-4)).toEqual([
      "call echo",
      "call echo",
      refusal,
      "status waiting_for_confirmation",
    ]);
    expect(await conversation.approve(forever)).toEqual({ status: "finished" });
    const results = story(conversation.log).filter((line) => /^(?:result|error)/.test(line));
    expect(results).toEqual([refusal, "result plain", "result Fixed."]);
  });

  test("alone keeps nobody waiting", async ({ folder }) => {
    const model = actor(call("echo", { word: SECRET }), done);
    const conversation = openIn(folder, model, { secrets: { TOKEN: SECRET } });
    conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
    await conversation.send("Fix it.");
    expect(await conversation.run(forever)).toEqual({ status: "finished" });
    expect(JSON.stringify(model.requests[1]?.messages)).toContain("Name the variable");
  });

  test("runs where nobody is asked", async ({ folder }) => {
    const conversation = openIn(folder, actor(both, done), { secrets: { TOKEN: SECRET } });
    await conversation.send("Fix it.");
    await conversation.run(forever);
    expect(story(conversation.log)).toContain("result <secret-hidden>!");
  });
});

test("what is given at the start need not be supplied again when it could not be read", async ({ folder }) => {
  await openIn(folder, actor(), { secrets: { TOKEN: SECRET, OTHER: "other-value" } }).close();
  const problems: string[] = [];
  const again = openIn(folder, actor(), {
    secrets: { TOKEN: SECRET },
    report: (fault) => void problems.push(fault.message),
  });
  expect(again.state.secrets.names).toEqual(["TOKEN"]);
  expect(problems).toEqual([expect.stringMatching(/: OTHER\.$/)]);
  await again.close();
});
