import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import type { ModelFault } from "../../../src/core/model/failure/model-fault.ts";
import {
  API_KEY,
  chatReply,
  faultOf,
  forever,
  hello,
  messagesAt,
  modelAt,
  responsesAt,
  serve,
  streaming,
} from "./endpoint.ts";

const request = { messages: hello, tools: [], signal: forever };
const whole = {
  id: "r",
  choices: [{ index: 0, message: { role: "assistant", content: "Hi" }, finish_reason: "stop" }],
};
const answer = streaming(...chatReply({ content: "Hi" }));

async function sentBy(options: Parameters<typeof modelAt>[1]) {
  const paths: (string | undefined)[] = [];
  const endpoint = await serve((incoming, outgoing) => {
    paths.push(incoming.url);
    answer(incoming, outgoing);
  });
  await modelAt(endpoint.url, options).complete(request);
  return { headers: endpoint.headers()[0] ?? {}, path: paths[0] };
}

describe("a request bears", () => {
  test("the key, and nothing that tells who we are but our name", async () => {
    const { headers, path } = await sentBy({});
    expect(headers).toMatchObject({ authorization: `Bearer ${API_KEY}`, "user-agent": "deckhand" });
    expect(Object.keys(headers).filter((name) => name.startsWith("x-") || name.startsWith("openai"))).toEqual([]);
    expect(path).toBe("/v1/chat/completions");
  });

  test("headers of the user's, which replace ours where they name them, in whatever case", async () => {
    const { headers } = await sentBy({ headers: { "X-Team": "blue", "User-Agent": "us" } });
    expect(headers).toMatchObject({ "x-team": "blue", "user-agent": "us", authorization: `Bearer ${API_KEY}` });
    const named = await sentBy({ headers: { Authorization: "Basic abc" } });
    expect(named.headers.authorization).toBe("Basic abc");
  });

  test("the key where Azure looks for it, when there is an api-version", async () => {
    const { headers, path } = await sentBy({ apiVersion: "2024-10-21" });
    expect(headers).toMatchObject({ "api-key": API_KEY });
    expect(headers.authorization).toBeUndefined();
    expect(path).toBe("/v1/chat/completions?api-version=2024-10-21");
  });
});

test.for([
  ["Chat Completions", modelAt, chatReply({ content: "Hi" })],
  ["Responses", responsesAt, []],
  ["Messages", messagesAt, []],
] as const)("half of a character is never sent: %s", async ([, at, reply]) => {
  const endpoint = await serve(streaming(...reply));
  const call = { id: "c1", name: "echo", arguments: '{"word":"\\ud83d!"}', origin: "completion" as const };
  const messages = [
    { role: "user" as const, content: [{ type: "text" as const, text: "cut \ud83d", cache_prompt: false }] },
    { role: "assistant" as const, content: [], tool_calls: [call] },
    {
      role: "tool" as const,
      content: [{ type: "text" as const, text: "\ude00 😀", cache_prompt: false }],
      tool_call_id: "c1",
    },
  ];
  await at(endpoint.url, {})
    .complete({ ...request, messages: messages as never })
    .catch(() => undefined); // what is sent counts
  const [body = {}] = endpoint.bodies();
  const sent = JSON.stringify(body);
  expect(sent).toContain("cut \ufffd");
  expect(sent).toContain("\ufffd 😀");
  expect(sent).not.toMatch(/\\ud[89a-f]/);
});

test.for([
  ["a name", { "x team": "blue" }],
  ["a value", { "x-team": "secret\nvalue" }],
] as const)("a header that cannot be sent, for %s, is a fault at once that does not show its value", ([, headers]) => {
  expect(() => modelAt("http://127.0.0.1:9/v1", { headers })).toThrow(
    expect.objectContaining({ code: "config", message: expect.not.stringContaining("secret") }),
  );
});

test.for<[string, RequestListener]>([
  ["body", (_, outgoing) => outgoing.end(JSON.stringify({ ...whole, model: `m\u001b[31m\n::error::${API_KEY}` }))],
  [
    "header",
    (_, outgoing) =>
      outgoing.setHeader("x-litellm-model-name", `m [31m ::error::${API_KEY}`).end(JSON.stringify(whole)),
  ],
])("the name of the model that answered is one line without the key, from the %s", async ([, reply]) => {
  const { url } = await serve((incoming, outgoing) => {
    incoming.resume();
    reply(incoming, outgoing);
  });
  const { answeredBy } = await modelAt(url).complete(request);
  expect(answeredBy).toBe("m [31m ::error::***");
});

test("a key with signs in between that are not seen is not quoted", async () => {
  const { url } = await serve((incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(400).end(JSON.stringify({ error: { message: `No: ${[...API_KEY].join("\u200b")}.` } }));
  });
  const fault = await faultOf(modelAt(url).complete(request));
  expect(fault.message).toContain("No: ***");
  expect(`${fault.message} ${(fault as ModelFault).reply}`.replaceAll(/\p{Cf}/gu, "")).not.toContain(API_KEY);
});

test("secrets in a refusal are taken out before anybody reads it, and a long one is cut", async () => {
  const words = `${API_KEY} and token-in-a-header, ${"so ".repeat(2 ** 20)}`;
  const { url } = await serve((incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(400, { "content-type": "text/plain" }).end(words);
  });
  const fault = await faultOf(modelAt(url, { headers: { "x-gate": "Bearer token-in-a-header" } }).complete(request));
  const all = `${fault.message} ${fault.hint} ${String(fault.cause)}`;
  expect(all).not.toContain(API_KEY);
  expect(all).not.toContain("token-in-a-header");
  expect(all.length).toBeLessThan(100_000);
});

describe("a redirect", () => {
  const to = (status: number, location: string): RequestListener => {
    return (incoming, outgoing) => {
      incoming.resume();
      if (incoming.url?.startsWith("/v1/")) outgoing.writeHead(status, { location }).end();
      else answer(incoming, outgoing);
    };
  };

  test.for([307, 308])("within the endpoint is followed with the same request: %i", async (status) => {
    const endpoint = await serve(to(status, "/v2/chat/completions"));
    expect((await modelAt(endpoint.url).complete(request)).id).toBe("r");
    const [first, second] = endpoint.bodies();
    expect(second).toEqual(first);
    expect(endpoint.headers()[1]?.authorization).toBe(`Bearer ${API_KEY}`);
  });

  test.for([301, 302, 303])(
    "within the endpoint that does not ask for the request again does not get it: %i",
    async (status) => {
      const endpoint = await serve(to(status, "/elsewhere"));
      await modelAt(endpoint.url).complete(request);
      expect([endpoint.hits(), endpoint.bodies().length]).toEqual([2, 1]);
    },
  );

  test.for([301, 307])("to another host is refused, and that host hears nothing: %i", async (status) => {
    const other = await serve(answer);
    const endpoint = await serve(to(status, `${other.url}/chat/completions`));
    const fault = await faultOf(modelAt(endpoint.url).complete(request));
    expect(fault).toMatchObject({ code: "model", isTransient: false, hint: expect.stringMatching(/base-url/) });
    expect(fault.message).toContain(new URL(other.url).origin);
    expect([endpoint.hits(), other.hits()]).toEqual([1, 0]);
  });

  test.for(["http://", "data:text/html,x"])("to what is no address is refused: %s", async (location) => {
    const endpoint = await serve(to(307, location));
    expect((await faultOf(modelAt(endpoint.url).complete(request))).message).toMatch(/not followed/);
  });

  test("that leads in circles is followed three times", async () => {
    const endpoint = await serve(to(308, "/v1/chat/completions"));
    const fault = await faultOf(modelAt(endpoint.url).complete(request));
    expect(fault).toMatchObject({ isTransient: false, message: expect.stringMatching(/again and again/) });
    expect(endpoint.hits()).toBe(4);
  });
});
