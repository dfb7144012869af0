/** Histories of one provider at the endpoint of another: refused in its words, and taken when they are adapted. */
import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { Message } from "../../../../src/core/event/content.ts";
import { openModel } from "../../../../src/core/model/open-model.ts";
import { API_KEY, chatReply, type Endpoint, faultOf, forever, hello, serve, streaming } from "../endpoint.ts";

type Wire = Readonly<Record<string, unknown>> & {
  readonly role: string;
  readonly content?: unknown;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
};

/** What is wrong with a request, in the words of the endpoint; undefined for a sound one. */
type Check = (messages: readonly Wire[]) => string | undefined;

function strict(check: Check, status = 400): RequestListener {
  const sound = streaming(...chatReply({ content: "Yes." }));
  return (request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      const message = check(JSON.parse(body).messages);
      if (message === undefined) return sound(request, response);
      return response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { message } }));
    });
  };
}

const called = (id: string, also: object = {}) => ({ id, name: "look", arguments: "{}", ...also });
const turn = (id: string, also: object = {}, call: object = {}): Message[] =>
  [
    { role: "assistant", content: "", tool_calls: [called(id, call)], ...also },
    { role: "tool", tool_call_id: id, name: "look", content: "It is there." },
  ].map((message) => Message.parse(message));

const asked = (content: string) => Message.parse({ role: "user", content });

function open({ url }: Endpoint, settings: object = {}) {
  const world = {
    fetch: globalThis.fetch,
    clock: () => performance.now(),
    random: () => 0,
    sleep: async () => undefined,
  };
  return openModel({ model: "test-1", apiKey: API_KEY, baseUrl: url, ...settings }, world).default;
}

const ask = (model: ReturnType<typeof open>, history: readonly Message[]) =>
  model.complete({ messages: [...hello, ...history], tools: [], signal: forever });

const messagesAt = ({ bodies }: Endpoint, index: number) => bodies()[index]?.messages as Wire[]; // our own body
const idsIn = (messages: readonly Wire[]) =>
  messages.flatMap(({ tool_calls = [], tool_call_id }) => [
    ...tool_calls.map(({ id }) => id),
    ...(tool_call_id ? [tool_call_id] : []),
  ]);

describe("ids that an endpoint does not take", () => {
  const mistral: Check = (messages) => {
    const wrong = idsIn(messages).find((id) => !/^[a-zA-Z0-9]{9}$/.test(id));
    return wrong && `Tool call id was ${wrong} but must be a-z, A-Z, 0-9, with a length of 9.`;
  };
  const unique: Check = (messages) => {
    const ids = messages.flatMap(({ tool_calls = [] }) => tool_calls.map(({ id }) => id));
    return new Set(ids).size < ids.length ? "messages.3: `tool_use` ids must be unique" : undefined;
  };

  test("become nine letters and digits, the same each time, and those that fit stay", async () => {
    const endpoint = await serve(strict(mistral));
    const model = open(endpoint);
    const history = [...turn("call_1_0"), ...turn("D681PevKs")];
    await ask(model, history);
    await ask(model, [...history, ...turn("functions.look:0")]);
    expect(endpoint.hits()).toBe(3); // it is refused once
    const [first, second] = [messagesAt(endpoint, 1), messagesAt(endpoint, 2)];
    expect(idsIn(first)).toEqual([idsIn(first)[0], idsIn(first)[0], "D681PevKs", "D681PevKs"]);
    expect(JSON.stringify(second).startsWith(JSON.stringify(first).slice(0, -1))).toBe(true);
  });

  test("of later replies are told apart from earlier ones that are the same", async () => {
    const endpoint = await serve(strict(unique));
    await ask(open(endpoint), [...turn("call_0"), ...turn("call_0")]);
    const [one, itsResult, other, otherResult] = idsIn(messagesAt(endpoint, 1));
    expect([itsResult, otherResult]).toEqual([one, other]);
    expect(one).not.toBe(other);
  });

  test("and an endpoint that takes them gets them as they are", async () => {
    const endpoint = await serve(strict(() => undefined));
    await ask(open(endpoint), turn("call_1_0"));
    expect(idsIn(messagesAt(endpoint, 0))).toEqual(["call_1_0", "call_1_0"]);
  });
});

describe("thoughts", () => {
  const deepseek: Check = (messages) => {
    const wrong = messages.findIndex(
      (message) => message.role === "assistant" && typeof message.reasoning_content !== "string",
    );
    return wrong < 0
      ? undefined
      : `Missing \`reasoning_content\` field in the assistant message at message index ${wrong}.`;
  };

  test("of another provider's model are there for DeepSeek, empty where there are none", async () => {
    const endpoint = await serve(strict(deepseek));
    await ask(open(endpoint, { model: "deepseek-reasoner" }), [
      ...turn("a"),
      ...turn("b", { reasoning_content: "Hm." }),
    ]);
    expect(endpoint.hits()).toBe(1);
    const said = messagesAt(endpoint, 0).filter(({ role }) => role === "assistant");
    expect(said.map((message) => message.reasoning_content)).toEqual(["", "Hm."]);
  });

  test("go back to a model behind an alias, once its endpoint asks for them", async () => {
    const endpoint = await serve(strict(deepseek));
    const model = open(endpoint, { model: "up-1" });
    await ask(model, turn("a", { reasoning_content: "Hm." }));
    await ask(model, turn("a", { reasoning_content: "Hm." }));
    expect(endpoint.hits()).toBe(3);
    expect(messagesAt(endpoint, 0)[1]).not.toHaveProperty("reasoning_content");
    expect(messagesAt(endpoint, 2)[1]).toMatchObject({ reasoning_content: "Hm." });
  });

  test("are left out at an endpoint that has no such field", async () => {
    const groq: Check = (messages) =>
      messages.some((message) => "reasoning_content" in message)
        ? "'messages.1' : for 'role:assistant' the following must be satisfied[('messages.1' : property 'reasoning_content' is unsupported)]"
        : undefined;
    const endpoint = await serve(strict(groq));
    await ask(open(endpoint, { model: "kimi-k2" }), turn("a", { reasoning_content: "Hm." }));
    expect(endpoint.hits()).toBe(2);
  });
});

describe("signatures", () => {
  const gemini: Check = (messages) =>
    messages.some(({ tool_calls: [call] = [] }) => call && !call.extra_content)
      ? "Function call is missing a thought_signature in functionCall parts."
      : undefined;
  const signed = { extra_content: { google: { thought_signature: "c2lnbmVk" } } };

  test("that Gemini misses are replaced by what it takes for them, and its own stay", async () => {
    const endpoint = await serve(strict(gemini));
    await ask(open(endpoint), [...turn("a"), ...turn("b", {}, signed)]);
    const calls = messagesAt(endpoint, 1).flatMap(({ tool_calls = [] }) =>
      tool_calls.map(({ extra_content }) => extra_content),
    );
    expect(calls).toEqual([
      { google: { thought_signature: "skip_thought_signature_validator" } },
      signed.extra_content,
    ]);
  });

  test.for<[string, object, object, string]>([
    [
      "Gemini's, at Mistral's",
      {},
      signed,
      "messages.2.assistant.tool_calls.0.extra_content: Extra inputs are not permitted",
    ],
    [
      "OpenRouter's, at OpenAI's",
      { reasoning_details: [{ data: "x" }] },
      {},
      "Unknown parameter: 'messages[1].reasoning_details'.",
    ],
    [
      "Anthropic's, made elsewhere",
      { thinking_blocks: [{ type: "thinking", thinking: "Hm.", signature: "s" }] },
      {},
      "messages.1.content.0: Invalid `signature` in `thinking` block",
    ],
  ])("of another provider are left out where they are refused: %s", async ([, also, call, refusal]) => {
    const isForeign = (message: Wire) =>
      "reasoning_details" in message ||
      "thinking_blocks" in message ||
      message.tool_calls?.some((one) => "extra_content" in one);
    const endpoint = await serve(strict((messages) => (messages.some(isForeign) ? refusal : undefined), 422));
    await ask(open(endpoint, { overrides: { send_reasoning: true } }), turn("a", also, call));
    expect(endpoint.hits()).toBe(2);
  });
});

describe("turns", () => {
  test("that have to alternate do", async () => {
    const alternate: Check = (messages) => {
      const roles = messages.map(({ role }) => (role === "tool" ? "tool" : role));
      const after = roles.slice(1).find((role, index) => role === roles[index] && role !== "tool");
      const sudden = roles.slice(1).find((role, index) => role === "user" && roles[index] === "tool");
      if (sudden) return "Unexpected role 'user' after role 'tool'";
      return after && "Conversation roles must alternate user/assistant/user/assistant/...";
    };
    const endpoint = await serve(strict(alternate));
    await ask(open(endpoint), [asked("And this."), ...turn("a"), asked("Now?"), asked("Well?")]);
    const sent = messagesAt(endpoint, 1).map(({ role, content }) => `${role}: ${content ?? ""}`);
    expect(sent).toEqual([
      "user: Hi\nAnd this.",
      "assistant: ",
      "tool: It is there.",
      "assistant: I continue.",
      "user: Now?\nWell?",
    ]);
  });

  test("that say nothing say so, where nothing is refused", async () => {
    const blank: Check = (messages) =>
      messages.some(({ content, tool_calls }) => content === "" && !tool_calls)
        ? "Invalid request: the message at position 2 with role 'assistant' must not be empty"
        : undefined;
    const endpoint = await serve(strict(blank));
    await ask(open(endpoint), [
      Message.parse({ role: "assistant", content: "", reasoning_content: "Hm." }),
      asked("So?"),
    ]);
    expect(messagesAt(endpoint, 1).map(({ content }) => content)).toEqual(["Hi", "(empty)", "So?"]);
  });
});

describe("a refusal that does not end", () => {
  const always = (...words: readonly string[]): RequestListener => {
    let count = 0;
    return strict(() => words[count++ % words.length]);
  };
  const ids = "Tool call id was a but must be a-z, A-Z, 0-9, with a length of 9.";

  test.for<[string, readonly string[], number]>([
    ["the same again", [ids], 2],
    ["a third reason", [ids, "Missing `reasoning_content` field.", "roles must alternate"], 3],
  ])("ends the run with the words of the endpoint, and no summary is asked for: %s", async ([, words, hits]) => {
    const endpoint = await serve(always(...words));
    const fault = await faultOf(ask(open(endpoint), turn("a")));
    expect(endpoint.hits()).toBe(hits);
    expect(fault).toMatchObject({ reason: "unrepaired-history", isLasting: true, quote: `"${words.at(-1)}"` });
    expect(fault.headline).toContain("also refused the history after it was adapted");
  });

  test("of another kind is told at once", async () => {
    const endpoint = await serve(always("An assistant message with 'tool_calls' must be followed by tool messages"));
    expect(await faultOf(ask(open(endpoint), turn("a")))).toMatchObject({ reason: "malformed-history" });
    expect(endpoint.hits()).toBe(1);
  });
});
