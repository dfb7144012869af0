/**
 * Goes on with the conversation in FOLDER until it is finished: `node kill-child.ts FOLDER`. Says the id of each event once
 * it is appended. The model asks for the calls 1, 2, 3 … in batches, the next that it sees no result of; the tool notes in
 * `calls.txt` that a call begins and that it has ended, and takes its time between.
 */
import { randomUUID } from "node:crypto";
import { appendFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import { plainText, text } from "../../../src/core/event/content.ts";
import { folderStore } from "../../../src/core/event/file-store.ts";
import { UNKNOWN_MODEL } from "../../../src/core/model/features/model-features.ts";
import type { Model } from "../../../src/core/model/model.ts";
import { defineTool } from "../../../src/core/tool/tool.ts";
import { toolbox } from "../../../src/core/tool/toolbox.ts";
import { finish } from "../../../src/tools/built-in-tools.ts";
import { pause } from "../../real-time.ts";
import { anthropicProblems } from "../message-rules.ts";
import { usage } from "../model/fake-model.ts";
import { nowhere } from "../workspace/nowhere.ts";

const CALLS = 60;
const folder = process.argv[2] ?? "";

const count = defineTool({
  name: "count",
  description: "Counts.",
  input: z.object({ number: z.int() }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  async run({ number }) {
    appendFileSync(join(folder, "calls.txt"), `begin ${number}\n`);
    await pause(Math.random() * 4);
    appendFileSync(join(folder, "calls.txt"), `end ${number}\n`);
    return { content: [text(`counted ${number}`)] };
  },
});

const model: Model = {
  name: "test-1",
  features: UNKNOWN_MODEL,
  async complete({ messages }) {
    const problems = anthropicProblems(messages);
    if (problems.length > 0) throw new Error(problems.join("; "));
    const asked = messages.flatMap(({ tool_calls = [] }) => tool_calls);
    const next = Math.max(0, ...asked.map((call) => Number(/\d+/.exec(call.arguments)?.[0]))) + 1;
    await pause(Math.random() * 3);
    const call = (name: string, args: object) => ({
      id: randomUUID(),
      name,
      arguments: JSON.stringify(args),
      origin: "completion" as const,
    });
    const batch = [0, 1, 2].map((offset) => call("count", { number: next + offset }));
    const tool_calls = next > CALLS ? [call("finish", { message: `Done ${CALLS}.` })] : batch;
    return {
      id: randomUUID(),
      message: { role: "assistant", content: [], tool_calls },
      usage: usage({ cost: 0.01 }),
      latencyMs: 1,
    };
  },
};

const conversation = LocalConversation.open({
  id: "3f2c0000-0000-4000-8000-000000000000",
  agent: { model, toolbox: toolbox([count, finish()]), systemPrompt: "Count.", context: "" },
  workspace: nowhere,
  store: folderStore(folder),
  stamper: () => ({ id: randomUUID(), timestamp: new Date().toISOString() }),
  limits: { maxIterations: 1000 },
  observers: [{ onEvent: ({ id }) => void writeSync(1, `${id}\n`) }],
});
const isNew = ![...conversation.log].some((event) => event.kind === "MessageEvent" && event.source === "user");
if (isNew) await conversation.send("Count.", "alice");
const end = await conversation.run(new AbortController().signal);
const { fault = undefined } = end.status === "failed" ? end : {};
writeSync(2, `${end.status} ${fault?.message ?? ""} ${plainText([text(conversation.finalResponse())])}\n`);
await conversation.close();
