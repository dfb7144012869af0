import { APIError } from "openai";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Message } from "../../../../src/core/event/content.ts";
import { type ModelFeatures, UNKNOWN_MODEL } from "../../../../src/core/model/features/model-features.ts";
import { Learned } from "../../../../src/core/model/lessons.ts";
import { messagesBody } from "../../../../src/core/model/messages/messages-model.ts";
import { historyProblem, MessagesRequest, sign } from "../../../../src/rehearsal/model/messages/request.ts";

const text = (value: string) => ({ type: "text", text: value });
const image = { type: "image", image_urls: ["data:image/png;base64,AAAA"] };
const picture = { type: "image", source: { type: "base64", media_type: "image/png", data: "AAAA" } };
const tool = { name: "echo", description: "Says it again.", parameters: { type: "object", properties: {} } };
const thought = { type: "thinking", thinking: "Hm", signature: sign("Hm") };
const other = { type: "thinking", thinking: "Oh", signature: sign("Oh") };
const call = (id: string, json = "{}", more: object = {}) => ({ id, name: "echo", arguments: json, ...more });
const use = (id: string, input: object = {}) => ({ type: "tool_use", id, name: "echo", input });
const result = (id: string, ...content: object[]) => ({ role: "tool", tool_call_id: id, name: "echo", content });
const results = (id: string, ...content: object[]) => ({ type: "tool_result", tool_use_id: id, content });
const ask = { role: "user", content: [text("Do it.")] };
const asked = { role: "user", content: [text("Do it.")] };

type Options = Readonly<{
  features?: Partial<ModelFeatures>;
  tools?: (typeof tool)[];
  stop?: string[];
  learned?: Learned;
}>;

/** The body as the strict endpoint reads it. */
function body(messages: readonly object[], { features, tools = [], stop, learned = new Learned() }: Options = {}) {
  const settings = { model: "claude-test", features: { ...UNKNOWN_MODEL, api: "messages" as const, ...features } };
  const request = { messages: messages.map((message) => Message.parse(message)), tools, ...(stop && { stop }) };
  return MessagesRequest.parse(messagesBody(settings, request, learned));
}

const refusal = (message: string) =>
  new APIError(400, { message, type: "invalid_request_error" }, undefined, undefined);

function taught(message: string, messages: readonly object[] = []): Learned {
  const learned = new Learned();
  expect(learned.learn(refusal(message), { messages: messages.map((one) => Message.parse(one)) })).toBe(true);
  return learned;
}

describe("the turns of a Messages request", () => {
  test.for<[string, object[], object[]]>([
    [
      "words of a user",
      [{ role: "user", content: [text("fix"), text("it")] }],
      [{ role: "user", content: [text("fix"), text("it")] }],
    ],
    [
      "pictures stand among the words",
      [{ role: "user", content: [text("see"), image] }],
      [{ role: "user", content: [text("see"), picture] }],
    ],
    [
      "a picture at an address",
      [{ role: "user", content: [{ type: "image", image_urls: ["https://example.org/a.png"] }] }],
      [{ role: "user", content: [{ type: "image", source: { type: "url", url: "https://example.org/a.png" } }] }],
    ],
    [
      "thoughts, words and calls are one turn, and all results the next, with what the user says then",
      [
        ask,
        {
          role: "assistant",
          content: "I look.",
          thinking_blocks: [thought],
          tool_calls: [call("a", '{"x":1}'), call("b")],
        },
        result("a", text("1"), image),
        result("b", text("2")),
        { role: "user", content: "Stop." },
      ],
      [
        asked,
        { role: "assistant", content: [thought, text("I look."), use("a", { x: 1 }), use("b")] },
        { role: "user", content: [results("a", text("1"), picture), results("b", text("2")), text("Stop.")] },
      ],
    ],
    [
      "blocks stand in the order in which they came",
      [
        ask,
        {
          role: "assistant",
          content: "First.\n\nThen.",
          thinking_blocks: [thought, other],
          tool_calls: [
            call("a", "{}", { block_order: [8, "thinking", "tool_use", 5, "thinking", "tool_use"] }),
            call("b"),
          ],
        },
        result("a", text("1")),
        result("b", text("2")),
      ],
      [
        asked,
        { role: "assistant", content: [text("First.\n\n"), thought, use("a"), text("Then."), other, use("b")] },
        { role: "user", content: [results("a", text("1")), results("b", text("2"))] },
      ],
    ],
    [
      "but in the usual one where the words have changed since, as where a secret was masked",
      [
        ask,
        {
          role: "assistant",
          content: "First. ***",
          thinking_blocks: [thought],
          tool_calls: [call("a", "{}", { block_order: [30, "thinking", "tool_use"] })],
        },
        result("a", text("1")),
      ],
      [
        asked,
        { role: "assistant", content: [thought, text("First. ***"), use("a")] },
        { role: "user", content: [results("a", text("1"))] },
      ],
    ],
    [
      "what has no content is not sent: blank words, empty results, a turn of nothing",
      [
        { role: "user", content: [text("Do it."), text(" \n")] },
        { role: "assistant", content: "", tool_calls: [call("a")] },
        result("a", text("")),
        { role: "assistant", content: "" },
        { role: "user", content: "Go on." },
      ],
      [
        asked,
        { role: "assistant", content: [use("a")] },
        { role: "user", content: [{ type: "tool_result", tool_use_id: "a" }, text("Go on.")] },
      ],
    ],
    [
      "thoughts of other protocols stay away: in words, unsigned, or of a Responses endpoint",
      [
        ask,
        {
          role: "assistant",
          content: "so",
          reasoning_content: "Hm",
          thinking_blocks: [{ type: "thinking", thinking: "Hm" }],
          responses_reasoning_item: { id: "rs_1", summary: ["Hm"], encrypted_content: "sealed" },
          tool_calls: [call("call_1", "not json"), call("call_2", "[1]")],
        },
        result("call_1", text("1")),
        result("call_2", text("2")),
      ],
      [
        asked,
        { role: "assistant", content: [text("so"), use("call_1"), use("call_2")] },
        { role: "user", content: [results("call_1", text("1")), results("call_2", text("2"))] },
      ],
    ],
  ])("%s", ([, messages, expected]) => {
    const request = body(messages);
    expect(request.messages).toEqual(expected);
    expect(historyProblem(request, new Map())).toBeUndefined();
  });
});

describe("what a Messages request says besides", () => {
  test("the system's words stand apart, and tools have their schema", () => {
    const request = body([{ role: "system", content: [text("You help."), text("It is Monday."), text("")] }, ask], {
      tools: [tool],
    });
    expect(request.system).toEqual([text("You help."), text("It is Monday.")]);
    expect(request.tools).toEqual([{ name: "echo", description: "Says it again.", input_schema: tool.parameters }]);
    expect(request).toMatchObject({ max_tokens: 32_000, stream: true });
    expect(request).not.toHaveProperty("tool_choice");
    expect(request).not.toHaveProperty("thinking");
  });

  test.for<[Partial<ModelFeatures>, number]>([
    [{}, 32_000],
    [{ context_window: 32_768 }, 8192],
    [{ context_window: 1_000_000 }, 32_000],
    [{ max_output_tokens: 64_000 }, 64_000],
  ])("a limit on the reply for %o", ([features, limit]) => {
    expect(body([ask], { features }).max_tokens).toBe(limit);
  });

  test("one call at a time, stop words, a temperature, one piece", () => {
    const features = { parallel_tool_calls: false, temperature: 0.5, stream: false };
    const request = body([ask], { features, tools: [tool], stop: ["</function"] });
    expect(request).toMatchObject({
      tool_choice: { type: "auto", disable_parallel_tool_use: true },
      ...{ temperature: 0.5, stop_sequences: ["</function"] },
    });
    expect(request).not.toHaveProperty("stream");
    expect(body([ask], { features: { stop_words: false }, stop: ["x"] })).not.toHaveProperty("stop_sequences");
  });

  test("no pictures for a model that sees none", () => {
    const { messages } = body([{ role: "user", content: [image] }], { features: { vision: false } });
    expect(messages[0]?.content).toMatchObject([{ type: "text" }]);
  });
});

describe("how much the model is to think", () => {
  const adaptive = "adaptive thinking is not supported on this model";

  test.for<[string, object]>([
    ["high", { thinking: { type: "adaptive", display: "summarized" }, output_config: { effort: "high" } }],
    ["minimal", { thinking: { type: "adaptive", display: "summarized" }, output_config: { effort: "low" } }],
    ["none", { thinking: { type: "disabled" } }],
  ])("is its effort: %s", ([reasoning_effort, expected]) => {
    expect(body([ask], { features: { reasoning_effort } })).toMatchObject(expected);
  });

  test.for<[string, Partial<ModelFeatures>, object | undefined]>([
    ["low", {}, { type: "enabled", budget_tokens: 4096 }],
    ["high", {}, { type: "enabled", budget_tokens: 16_000 }],
    ["high", { max_output_tokens: 64_000 }, { type: "enabled", budget_tokens: 24_000 }],
    ["high", { max_output_tokens: 2000 }, undefined],
  ])("is a number of tokens for an older model: %s, %o", ([reasoning_effort, more, expected]) => {
    const request = body([ask], { features: { reasoning_effort, ...more }, learned: taught(adaptive) });
    expect(request.thinking).toEqual(expected);
    expect(request).not.toHaveProperty("output_config");
  });

  test("is not said to an older model that goes on with calls of another one, until its next turn", () => {
    const features = { reasoning_effort: "low" };
    const learned = taught(adaptive);
    const foreign = [ask, { role: "assistant", content: "", tool_calls: [call("a")] }, result("a", text("1"))];
    expect(body(foreign, { features, learned })).not.toHaveProperty("thinking");
    const own = [
      ...foreign,
      { role: "assistant", content: "", thinking_blocks: [thought], tool_calls: [call("b")] },
      result("b", text("2")),
    ];
    const request = body(own, { features, learned });
    expect(request).toHaveProperty("thinking");
    expect(historyProblem(request, new Map())).toBeUndefined();
    expect(body([...foreign, { role: "assistant", content: "Done." }, ask], { features, learned })).toHaveProperty(
      "thinking",
    );
  });
});

describe("what refusals teach", () => {
  const messages = [
    ask,
    { role: "assistant", content: "", thinking_blocks: [thought], tool_calls: [call("a")] },
    result("a", text("1")),
  ];

  test("a limit that is too high is lowered", () => {
    const learned = taught(
      "max_tokens: 32000 > 8192, which is the maximum allowed number of output tokens for claude-3",
    );
    expect(body([ask], { learned }).max_tokens).toBe(8192);
  });

  test.for([
    "messages.1.content.0: Invalid `signature` in `thinking` block",
    "messages.1.content.0: Invalid `data` in `redacted_thinking` block",
    "messages.1.content.0: `thinking` or `redacted_thinking` blocks in the latest assistant message cannot be modified.",
  ])("thoughts that are not taken are left out: %s", (words) => {
    const learned = taught(words, messages);
    expect(JSON.stringify(body(messages, { learned }))).not.toContain("thinking");
    const mine = { role: "assistant", content: "", thinking_blocks: [other], tool_calls: [call("b")] };
    expect(JSON.stringify(body([...messages, mine, result("b", text("2"))], { learned }))).toContain("Oh");
    expect(learned.learn(refusal(words), { messages: messages.map((one) => Message.parse(one)) })).toBe(false);
  });

  test.for<[number, string]>([
    [400, "prompt is too long: 205000 tokens > 200000 maximum"],
    [400, "output_config.effort: Input should be 'low', 'medium', 'high' or 'max'"],
    [429, "adaptive thinking is not supported on this model"],
  ])("others are nothing new: %i %s", ([status, message]) => {
    const error = new APIError(status, { message }, undefined, undefined);
    expect(new Learned().learn(error, { messages: [] })).toBe(false);
    expect(new Learned().learn(new Error(message), { messages: [] })).toBe(false);
  });
});

describe("cache marks", () => {
  const features = { prompt_caching: "marks" as const };
  const system = { role: "system", content: [text("You help."), text("It is Monday.")] };
  const turn = (id: string) => [
    { role: "assistant", content: "", thinking_blocks: [thought], tool_calls: [call(id)] },
    result(id, text("1")),
  ];
  const Marked = z.looseObject({ cache_control: z.object({ type: z.literal("ephemeral") }) });
  const without = (request: object) =>
    JSON.parse(JSON.stringify(request, (key, value) => (key === "cache_control" ? undefined : value)));

  test("stand on the tools, the static system text and the last two turns of the user", () => {
    const request = body([system, ask, ...turn("a"), ...turn("b")], {
      features,
      tools: [tool, { ...tool, name: "look" }],
    });
    const marks = [
      ...(request.tools ?? []),
      ...(request.system ?? []),
      ...request.messages.flatMap(({ content }) =>
        typeof content === "string" ? [] : content.map((block): object => block),
      ),
    ];
    expect(marks.map((block) => Marked.safeParse(block).success)).toEqual([
      ...[false, true], // tools
      ...[true, false], // system
      false, // the request
      ...[false, false, true],
      ...[false, false, true],
    ]);
  });

  test("are all that changes between a request and the start of the next", () => {
    const first = without(body([system, ask, ...turn("a")], { features, tools: [tool] }));
    const next = without(body([system, ask, ...turn("a"), ...turn("b")], { features, tools: [tool] }));
    expect(next.messages.slice(0, first.messages.length)).toEqual(first.messages);
    expect({ ...next, messages: [] }).toEqual({ ...first, messages: [] });
  });

  test("are left away where nobody wants them", () => {
    expect(JSON.stringify(body([system, ask], { tools: [tool] }))).not.toContain("cache_control");
  });
});
