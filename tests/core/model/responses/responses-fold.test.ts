import { describe, expect, test } from "vitest";
import { ResponsesFold } from "../../../../src/core/model/responses/responses-fold.ts";
import { faultOf } from "../endpoint.ts";

const said = (...texts: string[]) => ({
  type: "message",
  id: "msg_1",
  role: "assistant",
  content: texts.map((text) => ({ type: "output_text", text, annotations: [] })),
});
const called = (call_id: string | undefined, more: object = {}) => ({
  type: "function_call",
  id: `fc_${call_id}`,
  call_id,
  name: "echo",
  arguments: "{}",
  status: "completed",
  ...more,
});
const thought = {
  type: "reasoning",
  id: "rs_1",
  summary: [{ type: "summary_text", text: "Let me think." }],
  encrypted_content: "sealed",
};
const response = (output: object[], more: object = {}) => ({ id: "resp_1", status: "completed", output, ...more });
const completed = (output: object[], more: object = {}) => ({
  type: "response.completed",
  response: response(output, more),
});
const done = (item: object, output_index?: number) => ({ type: "response.output_item.done", output_index, item });
const created = { type: "response.created", response: { id: "resp_1", status: "in_progress", output: [] } };
const heard = { type: "response.output_text.delta", output_index: 0, delta: "Good " };

function fold(...events: object[]) {
  const reply = new ResponsesFold();
  for (const event of events) reply.take(event);
  return { ...reply.finish(), usage: reply.usage };
}

describe("a Responses reply", () => {
  const items = [thought, said("Good ", "day"), called("a"), called("b")];
  const expected = {
    role: "assistant",
    content: [{ type: "text", text: "Good day", cache_prompt: false }],
    reasoning_content: "Let me think.",
    responses_reasoning_item: { id: "rs_1", summary: ["Let me think."], encrypted_content: "sealed" },
    tool_calls: [
      { id: "a", responses_item_id: "fc_a", name: "echo", arguments: "{}", origin: "responses" },
      { id: "b", responses_item_id: "fc_b", name: "echo", arguments: "{}", origin: "responses" },
    ],
  };

  test.for<[string, object[]]>([
    ["its last event", [created, heard, completed(items)]],
    ["the items before it, in their order", [created, ...items.map(done).reverse(), completed([])]],
    [
      "the last event alone, whatever else there was",
      [{ type: "response.new.thing" }, done(said("Other")), completed(items)],
    ],
  ])("is read from %s", ([, events]) => {
    const { id, message } = fold(...events);
    expect(id).toBe("resp_1");
    expect(message).toEqual(expected);
  });

  test("in one piece is read the same", () => {
    const reply = new ResponsesFold();
    reply.takeWhole(response(items));
    expect(reply.finish().message).toEqual(expected);
  });

  test("says what it used, down to cached and reasoning tokens", () => {
    const usage = {
      input_tokens: 100,
      input_tokens_details: { cached_tokens: 64, cache_write_tokens: 3 },
      output_tokens: 20,
      output_tokens_details: { reasoning_tokens: 8 },
      total_tokens: 120,
    };
    expect(fold(completed(items, { usage })).usage).toEqual({
      prompt_tokens: 100,
      completion_tokens: 20,
      cache_read_tokens: 64,
      cache_write_tokens: 3,
      reasoning_tokens: 8,
    });
    expect(fold(completed(items, { usage: "much" })).usage).toBeUndefined();
  });

  test("may hold reasoning alone, in the open", () => {
    const open = { type: "reasoning", id: "rs_1", summary: [], content: [{ type: "reasoning_text", text: "Hm" }] };
    expect(fold(completed([open])).message).toMatchObject({ content: [], reasoning_content: "Hm" });
  });

  test("keeps an id in which LiteLLM hides Gemini's signature: there is no other place for it", () => {
    const id = `call_abc__thought__${"c2ln+/==".repeat(50)}`;
    expect(fold(completed([called(id)])).message.tool_calls).toMatchObject([{ id }]);
  });

  test("takes numbers for ids", () => {
    expect(fold(completed([{ ...called("a"), id: 3, call_id: 7 }])).message.tool_calls).toMatchObject([{ id: "7" }]);
  });

  test("gets an id for every call that has none of its own", () => {
    const ids = fold(completed([called("a"), called("a"), called(undefined)])).message.tool_calls?.map(({ id }) => id);
    expect(ids).toEqual(["a", "call_resp_1_1", "call_resp_1_2"]);
  });
});

describe("a Responses reply that is not whole", () => {
  const incomplete = (reason: string) => ({
    type: "response.incomplete",
    response: response([said("Good mor")], { status: "incomplete", incomplete_details: { reason } }),
  });
  const many = Array.from({ length: 129 }, (_, index) => called(`c${index}`));

  test.for<[string, object[], RegExp, object]>([
    ["has no end", [created, done(called("a"))], /broke off/, { isTransient: true }],
    ["was cut at the output limit", [incomplete("max_output_tokens")], /output limit/, { reason: "output-limit" }],
    ["was filtered", [incomplete("content_filter")], /policy/, { reason: "content-policy" }],
    ["was left for a reason that nobody knows", [incomplete("tea")], /broke off/, { isTransient: true }],
    ["has half a call", [completed([called("a", { status: "incomplete" })])], /broke off/, { isTransient: true }],
    [
      "is a refusal",
      [completed([{ type: "message", content: [{ type: "refusal", refusal: "No." }] }])],
      /refused/,
      { reason: "content-policy" },
    ],
    ["failed without a word", [completed([], { status: "failed" })], /provider failed/, { isTransient: true }],
    ["holds nothing", [created, completed([])], /empty reply/, { isTransient: true }],
    ["makes too many calls", [completed(many)], /128/, { isTransient: true }],
    ["is something else", [{ choices: [] }], /not a Responses reply/, { isTransient: false }],
    ["has an end that cannot be read", [{ type: "response.completed" }], /not a Responses reply/, {}],
  ])("is a fault when it %s", async ([, events, message, expected]) => {
    const fault = await faultOf((async () => fold(...events))());
    expect(fault).toMatchObject({ code: "model", message: expect.stringMatching(message), hint: expect.any(String) });
    expect(fault).toMatchObject(expected);
  });

  test("grows with everything that it brings, and may not do so for ever", async () => {
    const reply = new ResponsesFold();
    reply.take(created);
    expect(reply.size).toBe(0);
    reply.take(heard);
    expect(reply.size).toBe(5);
    reply.take(done(said("Good day")));
    expect(reply.size).toBeGreaterThan(5);
    const long = { ...heard, delta: "x".repeat(2 ** 20) };
    const fault = await faultOf((async () => Array.from({ length: 17 }, () => reply.take(long)))());
    expect(fault.message).toMatch(/16 MB/);
  });
});
