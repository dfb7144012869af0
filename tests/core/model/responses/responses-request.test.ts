import { describe, expect, test } from "vitest";
import { Message } from "../../../../src/core/event/content.ts";
import { type ModelFeatures, UNKNOWN_MODEL } from "../../../../src/core/model/features/model-features.ts";
import { Seals } from "../../../../src/core/model/lessons.ts";
import { responsesBody } from "../../../../src/core/model/responses/responses-model.ts";

const text = (value: string) => ({ type: "text", text: value });
const image = { type: "image", image_urls: ["data:image/png;base64,A"] };
const picture = { type: "input_image", image_url: "data:image/png;base64,A", detail: "auto" };
const tool = { name: "echo", description: "Says it again.", parameters: { type: "object", properties: {} } };
const calls = [
  { id: "a", name: "echo", arguments: "{}", origin: "responses", responses_item_id: "fc_1" },
  { id: "b", name: "echo", arguments: '{"x":1}' },
];
const wireCalls = [
  { type: "function_call", call_id: "a", name: "echo", arguments: "{}" },
  { type: "function_call", call_id: "b", name: "echo", arguments: '{"x":1}' },
];
const item = { id: "rs_1", summary: ["Hm"], encrypted_content: "sealed", status: "completed" };
const wireItem = { ...item, type: "reasoning", summary: [{ type: "summary_text", text: "Hm" }] };

const body = (messages: readonly object[], features: Partial<ModelFeatures> = {}, tools = [tool].slice(1)) =>
  responsesBody(
    { model: "test-1", features: { ...UNKNOWN_MODEL, api: "responses", ...features }, cacheKey: "thread-7" },
    { messages: messages.map((message) => Message.parse(message)), tools },
    new Seals(),
  );

describe("marks for the cache", () => {
  const MARK = { cache_control: { type: "ephemeral" } };
  const input = (value: string) => ({ type: "input_text", text: value });
  const system = { role: "system", content: [text("static"), text("dynamic")] };
  const turn = [
    { role: "assistant", content: "", tool_calls: [calls[1]] },
    { role: "tool", tool_call_id: "b", content: "done" },
  ];
  const marks = (messages: object[]) => body(messages, { prompt_caching: "marks" });

  test("stand on the static system text, on the last words of the user and on the last result", () => {
    const sent = marks([system, { role: "user", content: [text("fix"), text("it")] }, ...turn]);
    expect(sent).not.toHaveProperty("instructions");
    expect(sent.input).toEqual([
      { type: "message", role: "system", content: [{ ...input("static"), ...MARK }, input("dynamic")] },
      { type: "message", role: "user", content: [input("fix"), { ...input("it"), ...MARK }] },
      wireCalls[1],
      { type: "function_call_output", call_id: "b", output: [{ ...input("done"), ...MARK }] },
    ]);
  });

  test("pass over what has no text to bear them", () => {
    const sent = marks([{ role: "user", content: "fix" }, turn[0] ?? {}, { ...turn[1], content: "" }]);
    expect(sent.input?.at(-1)).toEqual({ type: "function_call_output", call_id: "b", output: "" });
  });

  test("are all that changes from step to step", () => {
    const unmarked = (messages: object[]) =>
      JSON.stringify(marks(messages).input).replaceAll(`,${JSON.stringify(MARK).slice(1, -1)}`, "");
    const history = [system, { role: "user", content: "fix" }, ...turn];
    expect(unmarked([...history, ...turn]).startsWith(unmarked(history).slice(0, -1))).toBe(true);
  });

  test("are not there for a model that takes none", () => {
    expect(JSON.stringify(body([system, { role: "user", content: "fix" }, ...turn]))).not.toContain("cache_control");
  });
});

describe("the input of a Responses request", () => {
  test.for<[string, object[], object[]]>([
    [
      "words of a user are a message",
      [{ role: "user", content: [text("fix"), text("it")] }],
      [{ type: "message", role: "user", content: "fix\nit" }],
    ],
    [
      "pictures of a user stand among the words",
      [{ role: "user", content: [text("see"), image] }],
      [{ type: "message", role: "user", content: [{ type: "input_text", text: "see" }, picture] }],
    ],
    [
      "a turn is what was thought, then what was said, then what was called",
      [{ role: "assistant", content: "I look.", tool_calls: calls, responses_reasoning_item: item }],
      [wireItem, { type: "message", role: "assistant", content: "I look." }, ...wireCalls],
    ],
    [
      "a turn that a chat endpoint wrote is sent without its thoughts",
      [{ role: "assistant", content: "", tool_calls: calls, reasoning_content: "hm" }],
      wireCalls,
    ],
    [
      "thoughts that nothing followed are left out",
      [{ role: "assistant", content: "", responses_reasoning_item: item }],
      [],
    ],
    [
      "thoughts that are neither sealed nor open are left out: their id is known to nobody",
      [{ role: "assistant", content: "so", responses_reasoning_item: { id: "rs_1", summary: ["Hm"] } }],
      [{ type: "message", role: "assistant", content: "so" }],
    ],
    [
      "thoughts in the open go back as they came",
      [{ role: "assistant", content: "so", responses_reasoning_item: { id: "rs_1", content: ["Hm"] } }],
      [
        { type: "reasoning", id: "rs_1", summary: [], content: [{ type: "reasoning_text", text: "Hm" }] },
        { type: "message", role: "assistant", content: "so" },
      ],
    ],
    [
      "a result answers its call, with pictures if it has any",
      [
        { role: "tool", tool_call_id: "a", name: "echo", content: [text("1"), text("2")] },
        { role: "tool", tool_call_id: "b", name: "echo", content: [text("3"), image] },
      ],
      [
        { type: "function_call_output", call_id: "a", output: "1\n2" },
        { type: "function_call_output", call_id: "b", output: [{ type: "input_text", text: "3" }, picture] },
      ],
    ],
  ])("%s", ([, messages, expected]) => {
    expect(body(messages).input).toEqual(expected);
  });

  test("has a note for every image that the model would not see", () => {
    const [message] = body([{ role: "user", content: [image] }], { vision: false }).input as object[];
    expect(message).toMatchObject({ content: "[image left out: the model does not see images]" });
  });
});

test("a Responses request has the system texts as instructions, keeps nothing at the endpoint, asks for sealed thoughts", () => {
  const messages = [
    { role: "system", content: [text("a"), text("b")] },
    { role: "user", content: "hi" },
    { role: "system", content: "c" },
  ];
  expect(body(messages)).toEqual({
    model: "test-1",
    instructions: "a\nb\n\nc",
    input: [{ type: "message", role: "user", content: "hi" }],
    store: false,
    include: ["reasoning.encrypted_content"],
    stream: true,
  });
});

test.for<[string, Partial<ModelFeatures>, object]>([
  ["no stream", { stream: false }, { stream: undefined }],
  ["a temperature", { temperature: 0 }, { temperature: 0 }],
  ["an effort", { reasoning_effort: "high" }, { reasoning: { effort: "high" } }],
  ["a limit", { max_output_tokens: 9 }, { max_output_tokens: 9 }],
  ["a cache key", { prompt_caching: "key" }, { prompt_cache_key: "thread-7" }],
])("what a model can decides what else a Responses request says: %s", ([, features, expected]) => {
  expect({ ...body([], features) }).toEqual({ ...body([]), ...expected });
});

test.for([true, false])("tools are not strict, and that only one may be called is said: %s", (isParallel) => {
  expect(body([], { parallel_tool_calls: isParallel }, [tool])).toEqual({
    ...body([]),
    tools: [{ type: "function", ...tool, strict: false }],
    tool_choice: "auto",
    ...(!isParallel && { parallel_tool_calls: false }),
  });
});
