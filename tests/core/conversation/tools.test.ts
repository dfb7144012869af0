/** What a conversation gives its tools beside their input: a state, secrets, an end. A tool that does not exist yet needs no more. */
import { join } from "node:path";
import { expect } from "vitest";
import { z } from "zod";
import { type ImageContent, text } from "../../../src/core/event/content.ts";
import { defineTool, type Tool, type ToolContext } from "../../../src/core/tool/tool.ts";
import { llmSummarizing } from "../../../src/core/view/condenser/llm-summarizing.ts";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import type { Fault } from "../../../src/lib/fault.ts";
import { finish, requestCondensation } from "../../../src/tools/built-in-tools.ts";
import { fileEditor } from "../../../src/tools/file-editor/file-editor.ts";
import { tool } from "../agent/scripted-agent.ts";
import { forever, test } from "../workspace/temp-folder.ts";
import { actor, agentWith, call, done, openIn, say } from "./stage.ts";

const png: ImageContent = { type: "image", image_urls: ["data:image/png;base64,AAAA"], cache_prompt: false };

/** As a browser would be: one page that stays open over calls, pictures of it, the world outside, and an end. */
function browser() {
  const seen = { opened: 0, closed: 0, isOpen: false };
  const made = defineTool({
    name: "browser_go",
    description: "Goes to a page.",
    input: z.object({ url: z.string() }),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    declaredResources: async () => ({ declared: true, keys: ["browser:page"] }),
    run: async ({ url }, { state }) => {
      if (!seen.isOpen) seen.opened += 1;
      seen.isOpen = true;
      const history = [...z.array(z.string()).catch([]).parse(state?.get("history")), url];
      state?.set("history", history);
      return { content: [text(history.join(" ")), png], url };
    },
    close: async () => {
      seen.closed += 1;
      seen.isOpen = false;
    },
  });
  return { made, seen };
}

/** An agent of these tools, in a folder. */
function open(folder: string, tools: readonly Tool[], ...script: Parameters<typeof actor>) {
  const model = actor(...script);
  const faults: Fault[] = [];
  const agent = agentWith(model, [...tools, finish()]);
  return { model, faults, conversation: openIn(folder, model, { agent, report: (fault) => faults.push(fault) }) };
}

test("a tool like a browser keeps its page over calls, shows pictures, and is closed once", async ({ folder }) => {
  const { made, seen } = browser();
  const { model, conversation } = open(
    folder,
    [made],
    call("browser_go", { url: "a" }),
    call("browser_go", { url: "b" }),
    done,
  );
  await conversation.send("Look.");
  await conversation.run(forever);
  expect(seen).toEqual({ opened: 1, closed: 0, isOpen: true });
  expect(model.requests.at(-1)?.messages.at(-1)?.content).toMatchObject([{ text: "a b" }, png]);
  await conversation.close();
  await conversation.close();
  expect(seen).toEqual({ opened: 1, closed: 1, isOpen: false });
});

test("what a tool puts in its state outlives the process, under the tool's own name", async ({ folder }) => {
  const first = open(folder, [browser().made], call("browser_go", { url: "a" }), done);
  await first.conversation.send("Look.");
  await first.conversation.run(forever);
  await first.conversation.close();
  const second = open(folder, [browser().made]);
  expect(second.conversation.state.fields.agent_state).toEqual({ "tool:browser_go:history": ["a"] });
  const result = await second.conversation.executeTool("browser_go", { url: "b" }, forever);
  expect(result).toMatchObject({ observation: { content: [{ text: "a b" }, png] } });
  await second.conversation.close();
});

test("an edit can be taken back after the conversation was resumed", async ({ folder }) => {
  const place = { workingDir: join(folder, "work"), outputDir: join(folder, "conversation/observations") };
  const workspace = localWorkspace({ ...place, environment: {} });
  const play = async (...script: Parameters<typeof actor>) => {
    const model = actor(...script, done);
    const agent = agentWith(model, [fileEditor(), finish()]);
    const conversation = openIn(join(folder, "conversation"), model, { agent, workspace });
    await conversation.send("Go on.");
    await conversation.run(forever);
    await conversation.close();
    return Buffer.from(await workspace.read("a.txt", 100)).toString();
  };
  const about = { path: "a.txt", file_text: "one\n", old_str: "one", new_str: "two" };
  expect(await play(call("file_editor", { command: "create", ...about }))).toBe("one\n");
  expect(await play(call("file_editor", { command: "str_replace", ...about }))).toBe("two\n");
  expect(await play(call("file_editor", { command: "undo_edit", ...about }))).toBe("one\n");
});

test("a tool that cannot be closed is reported and keeps nothing from being closed", async ({ folder }) => {
  const { made, seen } = browser();
  const stubborn: Tool = { ...tool("stubborn", () => ""), close: () => Promise.reject(new Error("stuck")) };
  const rash: Tool = {
    ...tool("rash", () => ""),
    close: () => {
      throw new Error("at once");
    },
  };
  const { faults, conversation } = open(folder, [stubborn, rash, made]);
  await conversation.close();
  expect(faults.map(({ message }) => message)).toEqual([
    "The tool stubborn could not be closed.",
    "The tool rash could not be closed.",
  ]);
  expect(seen.closed).toBe(1);
  await open(folder, [stubborn, rash, made]).conversation.close(); // the store is free again
});

test("a call gets the signal, the workspace and a state of its own, and nothing else of the conversation", async ({
  folder,
}) => {
  const contexts: ToolContext[] = [];
  const spy: Tool = {
    ...tool("spy", () => ""),
    run: async (_: never, context: ToolContext) => {
      contexts.push(context);
      return { content: [] };
    },
  };
  const { conversation } = open(folder, [spy], call("spy", { word: "x" }), done);
  await conversation.send("Look.");
  await conversation.run(forever);
  expect(Object.keys(contexts[0] ?? {}).sort()).toEqual(["secrets", "signal", "state", "workspace"]);
  await conversation.close();
});

test("an agent that can condenses when a tool asks for it, after all results of the reply", async ({ folder }) => {
  const echo = tool("echo", ({ word }) => word);
  const both = {
    calls: [
      ["request_condensation", {}],
      ["echo", { word: "b" }],
    ] as const,
  };
  const model = actor(call("echo", { word: "a" }), call("echo", { word: "a2" }), both, done);
  const condenser = llmSummarizing({ model: actor(say("It went well.")), keepFirst: 2 });
  const agent = agentWith(model, [echo, requestCondensation(), finish()], { condenser });
  const conversation = openIn(folder, model, { agent });
  await conversation.send("Look.");
  await conversation.run(forever);
  const kinds = [...conversation.log].map(({ kind }) => kind).filter((kind) => /Obs|Conden/.test(kind));
  expect(kinds.slice(2, 6)).toEqual(["ObservationEvent", "ObservationEvent", "CondensationRequest", "Condensation"]);
  await conversation.close();
});

test("an agent that cannot condense goes on", async ({ folder }) => {
  const { conversation } = open(folder, [requestCondensation()], call("request_condensation", {}), done);
  await conversation.send("Look.");
  expect(await conversation.run(forever)).toMatchObject({ status: "finished" });
  expect([...conversation.log].map(({ kind }) => kind)).not.toContain("CondensationRequest");
  await conversation.close();
});
