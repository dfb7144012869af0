/** The protocols against a mock server that others wrote, from their reading of the providers' documentation. */
import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Message, plainText, text } from "../../src/core/event/content.ts";
import type { ModelFeatures } from "../../src/core/model/features/model-features.ts";
import type { Model, ToolSchema } from "../../src/core/model/model.ts";
import { faultOf, forever, messagesAt, modelAt, responsesAt } from "../core/model/endpoint.ts";

const LONG = "Grüße aus dem Maschinenraum. ".repeat(20).trim();
const usage = { prompt_tokens: 21, completion_tokens: 7, total_tokens: 28 };
const responsesUsage = { input_tokens: 21, output_tokens: 7, total_tokens: 28 };

const tools: readonly ToolSchema[] = ["read", "list"].map((name) => ({
  name,
  description: `The tool ${name}.`,
  parameters: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
}));

const mock = new LLMock({ port: 0, host: "127.0.0.1", chunkSize: 7, strict: true });

beforeAll(async () => {
  mock.on({ userMessage: "greet", endpoint: "chat" }, { content: LONG, usage });
  mock.on({ userMessage: "greet" }, { content: LONG, usage: responsesUsage });
  mock.on({ userMessage: "think" }, { content: "It is 42.", reasoning: "Six times seven." });
  mock.on(
    { userMessage: "look", hasToolResult: false },
    {
      content: "I look.",
      toolCalls: [
        { id: "call_a", name: "read", arguments: '{"path":"größe.txt"}' },
        { id: "call_b", name: "list", arguments: '{"path":"."}' },
      ],
    },
  );
  mock.on({ userMessage: "look", toolCallId: "call_b" }, { content: "There are two files." });
  mock.on({ userMessage: "fast" }, { error: { message: "Slow down.", type: "rate_limit_error" }, status: 429 });
  mock.on({ userMessage: "cut" }, { content: LONG }, { truncateAfterChunks: 3 });
  await mock.start();
});
afterAll(() => mock.stop());

const user = (words: string): Message => ({ role: "user", content: [text(words)] });
const messages = (words: string): Message[] => [{ role: "system", content: [text("You help.")] }, user(words)];

type Open = (features: Partial<ModelFeatures>) => Model;
const protocols: readonly (readonly [string, Open])[] = [
  ["chat", (features) => modelAt(`${mock.url}/v1`, { features })],
  ["responses", (features) => responsesAt(`${mock.url}/v1`, { features: { ...features, api: "responses" } })],
  ["messages", (features) => messagesAt(`${mock.url}/v1`, { features })],
];
const ways = protocols.flatMap(([name, open]) =>
  [true, false].map((stream) => [`${name}, ${stream ? "streamed" : "whole"}`, () => open({ stream })] as const),
);

describe.for(ways)("%s", ([, open]) => {
  const ask = (history: readonly Message[]) => open().complete({ messages: history, tools, signal: forever });

  test("a text comes as it was sent, with its usage", async () => {
    const reply = await ask(messages("greet"));
    expect(plainText(reply.message.content)).toBe(LONG);
    expect(reply.message.tool_calls).toBeUndefined();
    expect(reply.usage).toMatchObject({ prompt_tokens: 21, completion_tokens: 7, is_estimated: false });
    expect(reply.id).not.toBe("");
  });

  test("calls come in order, and their results are taken", async () => {
    const { message } = await ask(messages("look"));
    expect(plainText(message.content)).toBe("I look.");
    expect(message.tool_calls).toMatchObject([
      { id: "call_a", name: "read", arguments: '{"path":"größe.txt"}' },
      { id: "call_b", name: "list", arguments: '{"path":"."}' },
    ]);
    const results = ["call_a", "call_b"].map(
      (tool_call_id): Message => ({
        ...{ role: "tool", tool_call_id, content: [text("ok")] },
      }),
    );
    const next = await ask([...messages("look"), message, ...results]);
    expect(plainText(next.message.content)).toBe("There are two files.");
  });

  test("reasoning is kept apart from the answer, and taken back", async () => {
    const { message } = await ask(messages("think"));
    expect(plainText(message.content)).toBe("It is 42.");
    expect(JSON.stringify([message.reasoning_content, message.responses_reasoning_item])).toContain("Six times seven.");
    const next = await ask([...messages("think"), message, user("greet")]);
    expect(plainText(next.message.content)).toBe(LONG);
  });

  test("a refusal is a fault that may pass", async () => {
    expect(await faultOf(ask(messages("fast")))).toMatchObject({ code: "model", isTransient: true });
  });
});

test.for(protocols)("%s: a stream that is cut is a fault that may pass", async ([, open]) => {
  const asked = open({}).complete({ messages: messages("cut"), tools, signal: forever });
  expect(await faultOf(asked)).toMatchObject({ code: "model", isTransient: true });
});
