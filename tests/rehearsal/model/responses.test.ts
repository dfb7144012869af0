import type OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { call, say } from "../../../src/rehearsal/model/script.ts";
import { refused, scripted } from "./client.ts";

type Input = OpenAI.Responses.ResponseInputItem;

const hello: Input = { role: "user", content: "Hello" };
const sealed = { model: "scripted", store: false, include: ["reasoning.encrypted_content" as const] };

describe("a scripted model speaks the Responses API", () => {
  test("with text, calls, sealed reasoning and usage", async () => {
    const { client, model } = await scripted(call("terminal", { command: "ls" }, { text: "I look.", reasoning: "hm" }));
    const response = await client.responses.create({ ...sealed, input: [hello] });
    expect(response).toMatchObject({ id: "resp_1", status: "completed", output_text: "I look." });
    expect(response.output.map(({ type }) => type)).toEqual(["reasoning", "message", "function_call"]);
    expect(response.output[0]).toMatchObject({ id: "rs_1", encrypted_content: expect.any(String) });
    expect(response.output[2]).toMatchObject({ call_id: "call_1_0", name: "terminal", arguments: '{"command":"ls"}' });
    expect(response.usage?.input_tokens).toBeGreaterThan(0);
    expect(model.responsesRequests).toHaveLength(1);
    expect(model.requests).toEqual([]);
  });

  test("as a stream that the client can put together", async () => {
    const word = "ä".repeat(60);
    const { client } = await scripted(call("echo", { word }, { text: "I say it aloud, slowly.", reasoning: "hm" }));
    const stream = client.responses.stream({ ...sealed, input: [hello] });
    const events: string[] = [];
    let last = -1;
    for await (const event of stream) {
      expect(event.sequence_number).toBe(last + 1);
      last = event.sequence_number;
      events.push(event.type);
    }
    expect(events.slice(0, 3)).toEqual(["response.created", "response.in_progress", "response.output_item.added"]);
    expect(events).toContain("response.reasoning_summary_text.delta");
    expect(events.filter((type) => type === "response.function_call_arguments.delta").length).toBeGreaterThan(2);
    expect(events.at(-1)).toBe("response.completed");
    const response = await stream.finalResponse();
    expect(response.output_text).toBe("I say it aloud, slowly.");
    expect(response.output[2]).toMatchObject({ arguments: JSON.stringify({ word }) });
  });

  test("and says when it is incomplete, or refuses", async () => {
    const { client } = await scripted(
      { text: "I bega", finish: "length" },
      { text: "", finish: "content_filter" },
      { refusal: "I will not." },
    );
    const ask = () => client.responses.create({ ...sealed, input: [hello] });
    expect(await ask()).toMatchObject({ status: "incomplete", incomplete_details: { reason: "max_output_tokens" } });
    expect(await ask()).toMatchObject({ status: "incomplete", incomplete_details: { reason: "content_filter" } });
    expect((await ask()).output[0]).toMatchObject({ content: [{ type: "refusal", refusal: "I will not." }] });
  });

  test("and takes its own words back, with the results of its calls", async () => {
    const { client, model } = await scripted(
      { reasoning: "hm", calls: [1, 2].map((word) => ({ name: "echo", arguments: { word } })) },
      say("Done."),
    );
    const first = await client.responses.create({ ...sealed, input: [hello] });
    const outputs = ["call_1_0", "call_1_1"].map(
      (call_id): Input => ({
        ...{ type: "function_call_output", call_id, output: "ok" },
      }),
    );
    const { output } = first;
    const items = output.map((item) => JSON.parse(JSON.stringify({ ...item, parsed_arguments: undefined })) as Input);
    await client.responses.create({ ...sealed, input: [hello, ...items, ...outputs] });
    expect(model.problems).toEqual([]);
  });
});

describe("as a real endpoint does, it refuses", () => {
  const thought: Input = {
    ...{ id: "rs_9", type: "reasoning", summary: [] },
    encrypted_content: Buffer.from("sealed:rs_9:hm").toString("base64"),
  };
  const asked: Input = { type: "function_call", call_id: "a", name: "echo", arguments: "{}" };
  const answered: Input = { type: "function_call_output", call_id: "a", output: "ok" };

  test.for<[string, Input[], RegExp]>([
    ["an output without its call", [hello, answered], /No tool call found for function call output with call_id a/],
    ["a call without its output", [hello, asked], /No tool output found for function call a/],
    ["an output after the next turn", [hello, asked, hello, answered], /No tool output found/],
    ["reasoning without what came of it", [hello, thought], /without its required following item/],
    ["reasoning after its call", [hello, asked, thought, answered], /without its required following item/],
    ["reasoning that is not sealed", [hello, { ...thought, encrypted_content: null }, asked, answered], /not found/],
    [
      "a seal that is broken",
      [hello, { ...thought, encrypted_content: "AAAA" }, asked, answered],
      /could not be verified/,
    ],
    ["arguments that are not JSON", [hello, { ...asked, arguments: "{" }, answered], /input/],
    ["an id of another kind", [hello, { ...asked, id: "call_1" }, answered], /input/],
  ])("%s", async ([, input, message]) => {
    const { client, model } = await scripted(say("Hi"), say("Hi"));
    const error = await refused(client.responses.create({ ...sealed, input }));
    expect(error.status).toBe(400);
    expect(error.message).toMatch(message);
    expect(model.problems).toHaveLength(1);
    await client.responses.create({ ...sealed, input: [hello, thought, asked, answered] });
  });

  test("a call that comes back without the reasoning that led to it", async () => {
    const { client } = await scripted(call("echo", {}, { reasoning: "hm" }), say("Hi"));
    const { output } = await client.responses.create({ ...sealed, input: [hello] });
    const input = [hello, output[1] as Input, { ...answered, call_id: "call_1_0" } as Input];
    const error = await refused(client.responses.create({ ...sealed, input }));
    expect(error.message).toContain("without its required 'reasoning' item: 'rs_1'");
  });

  test("to keep the conversation, and arguments that it does not know", async () => {
    const { client } = await scripted(say("Hi"));
    expect((await refused(client.responses.create({ model: "scripted", input: [hello] }))).message).toContain("store");
    const wild = { ...sealed, input: [hello], messages: [] };
    expect((await refused(client.responses.create(wild))).status).toBe(400);
  });

  test("turns that are for the other protocol", async () => {
    const { client } = await scripted(() => say("Hi"));
    expect((await refused(client.responses.create({ ...sealed, input: [hello] }))).message).toContain(
      "Chat Completions",
    );
  });
});
