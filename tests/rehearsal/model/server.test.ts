import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { call, say } from "../../../src/rehearsal/model/script.ts";
import { refused, scripted } from "./client.ts";

type Messages = OpenAI.Chat.Completions.ChatCompletionMessageParam[];

const messages: Messages = [
  { role: "system", content: "You help." },
  { role: "user", content: "Hello" },
];
const calls = (...ids: string[]): Messages[number] => ({
  role: "assistant",
  content: null,
  tool_calls: ids.map((id) => ({ id, type: "function", function: { name: "terminal", arguments: "{}" } })),
});
const result = (id: string): Messages[number] => ({ role: "tool", tool_call_id: id, content: "done" });

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe("a scripted model", () => {
  test("answers with text, usage and no cost", async () => {
    const { client } = await scripted(say("Good morning"));
    const completion = await client.chat.completions.create({ model: "scripted", messages });
    expect(completion.choices[0]).toMatchObject({ message: { content: "Good morning" }, finish_reason: "stop" });
    expect(completion.usage).toMatchObject({ completion_tokens: 4, cost: 0 });
    expect(completion.usage?.prompt_tokens).toBeGreaterThan(10);
  });

  test("streams tool calls in pieces: name first, then fragments of the arguments", async () => {
    const command = `echo ${"ä".repeat(60)}`;
    const { client } = await scripted(call("terminal", { command }, { text: "I look around.", reasoning: "hm" }));
    const stream = await client.chat.completions.create({
      model: "scripted",
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
    const chunks = await collect(stream);
    const deltas = chunks.flatMap((chunk) => chunk.choices[0]?.delta ?? []);
    const pieces = deltas.flatMap((delta) => delta.tool_calls ?? []);
    expect(deltas[0]).toEqual({ role: "assistant", content: "" });
    expect(deltas.map((delta) => delta.content ?? "").join("")).toBe("I look around.");
    expect(pieces[0]).toEqual({
      index: 0,
      id: "call_1_0",
      type: "function",
      function: { name: "terminal", arguments: "" },
    });
    expect(pieces.length).toBeGreaterThan(3);
    expect(JSON.parse(pieces.map((piece) => piece.function?.arguments).join(""))).toEqual({ command });
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe("tool_calls");
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { cost: 0 } });
  });

  test("leaves the usage chunk out unless it is asked for", async () => {
    const { client } = await scripted(say("Hi"));
    const stream = await client.chat.completions.create({ model: "scripted", messages, stream: true });
    expect((await collect(stream)).every((chunk) => chunk.choices.length === 1)).toBe(true);
  });

  test("keeps every request, with headers and times, and a turn may depend on it", async () => {
    const { client, model } = await scripted(say("one"), (request) => say(`${request.messages.length} messages`));
    await client.chat.completions.create({ model: "scripted", messages });
    const second = await client.chat.completions.create({ model: "scripted", messages });
    expect(second.choices[0]?.message.content).toBe("2 messages");
    expect(model.requests).toHaveLength(2);
    expect(model.requests[0]?.headers["user-agent"]).toContain("OpenAI");
    expect(model.requests[0]?.endedAt).toBeLessThanOrEqual(model.requests[1]?.startedAt ?? 0);
    expect(model.problems).toEqual([]);
  });

  test("counts connections: two requests of one kept-alive agent are one", async () => {
    const { model } = await scripted();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const [response] = (await once(get(`${model.url}/models`, { agent }), "response")) as [IncomingMessage];
      await once(response.resume(), "end");
    };
    await ask();
    await ask();
    agent.destroy();
    expect(model.connections).toBe(1);
    await fetch(`${model.url}/models`);
    expect(model.connections).toBe(2);
  });

  test("lists its one model", async () => {
    const { client } = await scripted();
    expect((await collect(client.models.list())).map(({ id }) => id)).toEqual(["scripted"]);
  });

  test("fails, and says so, when the script is over", async () => {
    const { client, model } = await scripted();
    const error = await refused(client.chat.completions.create({ model: "scripted", messages }));
    expect(error.status).toBe(500);
    expect(error.message).toContain("The script is over");
    expect(model.problems).toEqual([expect.stringContaining("The script is over")]);
  });

  test("plays failures: a status with headers, and a connection that is cut half-way", async () => {
    const { client } = await scripted(
      { status: 429, text: "Slow down.", headers: { "retry-after": "3" } },
      { text: "Never heard in full, because the line goes dead.", hangup: true },
      { hangup: true },
    );
    const limited = await refused(client.chat.completions.create({ model: "scripted", messages }));
    expect([limited.status, limited.headers?.get("retry-after")]).toEqual([429, "3"]);
    const stream = await client.chat.completions.create({ model: "scripted", messages, stream: true });
    await expect(collect(stream)).rejects.toThrow();
    await refused(client.chat.completions.create({ model: "scripted", messages }));
  });
});

describe("as a real endpoint does, the scripted model refuses", () => {
  test("a wrong key, and takes the right one", async () => {
    const { client, model } = await scripted(say("Hi"));
    const stranger = new OpenAI({ apiKey: "other", baseURL: model.url, maxRetries: 0 });
    const error = await refused(stranger.chat.completions.create({ model: "scripted", messages }));
    expect([error.status, error.code]).toEqual([401, "invalid_api_key"]);
    await client.chat.completions.create({ model: "scripted", messages });
  });

  test("a model it is not", async () => {
    const { client } = await scripted(say("Hi"));
    const error = await refused(client.chat.completions.create({ model: "gpt-9", messages }));
    expect([error.status, error.code]).toEqual([404, "model_not_found"]);
  });

  test("an argument that OpenAI does not know", async () => {
    const { client } = await scripted(say("Hi"));
    const body = { model: "scripted", messages, sampling: "wild" };
    expect((await refused(client.chat.completions.create(body))).status).toBe(400);
  });

  test.for<[string, Messages]>([
    ["no system message", messages.slice(1)],
    ["an answer without its call", [...messages, result("a")]],
    ["a call without its answer", [...messages, calls("a", "b"), result("a")]],
    ["an answer after the next user turn", [...messages, calls("a"), { role: "user", content: "?" }, result("a")]],
    ["two answers to one call", [...messages, calls("a"), result("a"), result("a")]],
    ["two calls with one id", [...messages, calls("a", "a"), result("a")]],
    ["an assistant turn that is empty", [...messages, { role: "assistant", content: null }]],
    ["an empty list of calls", [...messages, calls()]],
    [
      "arguments that are not JSON",
      [
        ...messages,
        { role: "assistant", tool_calls: [{ id: "a", type: "function", function: { name: "x", arguments: "{" } }] },
        result("a"),
      ],
    ],
  ])("%s", async ([, history]) => {
    const { client, model } = await scripted(say("Hi"));
    const error = await refused(client.chat.completions.create({ model: "scripted", messages: history }));
    expect(error.status).toBe(400);
    expect(model.problems).toHaveLength(1);
  });

  test("tools that are no objects, share a name or have a name with a space; good ones pass", async () => {
    const { client } = await scripted(say("Hi"));
    const ask = (...tools: { name: string; parameters?: Record<string, unknown> }[]) =>
      client.chat.completions.create({
        model: "scripted",
        messages,
        tools: tools.map((definition) => ({ type: "function" as const, function: definition })),
      });
    const parameters = { type: "object", properties: {} };
    expect((await refused(ask({ name: "a", parameters: { type: "string" } }))).status).toBe(400);
    expect((await refused(ask({ name: "a", parameters }, { name: "a", parameters }))).status).toBe(400);
    expect((await refused(ask({ name: "a b", parameters }))).status).toBe(400);
    await ask({ name: "a", parameters }, { name: "b", parameters });
  });
});

test("a history whose calls are all answered once, in any order, is accepted", async () => {
  const { client, model } = await scripted(say("Hi"));
  const history: Messages = [...messages, calls("a", "b"), result("b"), result("a"), calls("c"), result("c")];
  await client.chat.completions.create({ model: "scripted", messages: history });
  expect(model.problems).toEqual([]);
});
