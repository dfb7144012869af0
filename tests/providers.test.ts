/**
 * Each block of docs/providers.md, sent to a real server on loopback: the request is the one that the provider's own
 * documentation asks for.
 */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openModel } from "../src/core/model/open-model.ts";
import { MessagesRequest } from "../src/rehearsal/model/messages/request.ts";
import { modelSettings } from "../src/run/agent/agent.ts";
import { Inputs } from "../src/runner/input/inputs.ts";
import { blocksOf, headingsOf, inputsIn, read } from "./pages.ts";

type Seen = Readonly<{ url: string; headers: IncomingHttpHeaders; body: unknown }>;

let seen: Seen | undefined;
const server = createServer(async (request, response) => {
  seen = { url: request.url ?? "", headers: request.headers, body: JSON.parse(await text(request)) };
  response.writeHead(401, { "content-type": "application/json" }).end('{"error": {"message": "Wrong key"}}');
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

/** The request goes to our server, with the path that it would have at the provider's. */
const toLoopback =
  (hosts: string[]): typeof fetch =>
  (address, init) => {
    const { origin, pathname, search } = new URL(String(address));
    hosts.push(origin);
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}${search}`, init);
  };

const chat = { model: z.string(), messages: z.array(z.unknown()).min(1), tools: z.array(z.unknown()).length(1) };
const Chat = z.looseObject({ ...chat, input: z.never().optional() });
const Responses = z.looseObject({
  ...{ model: z.string(), input: z.array(z.unknown()).min(1), tools: chat.tools },
  ...{ store: z.literal(false), messages: z.never().optional() },
});

/** In the order of the page: where the provider's documentation has its API, and with which protocol. */
const asked: readonly (readonly [heading: string, url: string, body: z.ZodType, header?: "api-key" | "x-api-key"])[] = [
  ["OpenAI", "https://api.openai.com/v1/responses", Responses],
  ["Azure OpenAI", "https://my-resource.openai.azure.com/openai/v1/responses", Responses],
  [
    "Azure OpenAI",
    "https://my-resource.openai.azure.com/openai/deployments/my-deployment/chat/completions?api-version=2024-10-21",
    Chat,
    "api-key",
  ],
  ["Azure OpenAI", "https://my-resource.openai.azure.com/openai/v1/responses", Responses],
  ["Anthropic", "https://api.anthropic.com/v1/messages", MessagesRequest, "x-api-key"],
  ["Google Gemini", "https://generativelanguage.googleapis.com/v1beta/openai/chat/completions", Chat],
  [
    "Google Gemini",
    "https://aiplatform.googleapis.com/v1/projects/my-project/locations/global/endpoints/openapi/chat/completions",
    Chat,
  ],
  ["OpenRouter", "https://openrouter.ai/api/v1/chat/completions", Chat],
  ["Mistral", "https://api.mistral.ai/v1/chat/completions", Chat],
  ["DeepSeek", "https://api.deepseek.com/chat/completions", Chat],
  ["Groq", "https://api.groq.com/openai/v1/chat/completions", Chat],
  ["Amazon Bedrock", "https://bedrock-mantle.us-east-1.api.aws/v1/chat/completions", Chat],
  ["Amazon Bedrock", "https://bedrock-mantle.us-east-1.api.aws/v1/chat/completions", Chat],
  ["Ollama", "http://localhost:11434/v1/chat/completions", Chat],
  ["LM Studio", "http://localhost:1234/v1/chat/completions", Chat],
  ["vLLM", "http://localhost:8000/v1/chat/completions", Chat],
  ["LiteLLM", "https://litellm.example.org/v1/chat/completions", Chat],
  ["Any other endpoint", "https://models.example.org/v1/chat/completions", Chat],
  ["Retry, rate limit and fallback", "https://api.openai.com/v1/responses", Responses],
];

const page = read("docs/providers.md");
const blocks = blocksOf(page, "yaml");
const KEY = "a-key-of-this-test";

async function request(
  block: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Seen & { url: string }> {
  const [given = {}] = inputsIn(block);
  const texts = Object.entries(given).map(([name, value]) => [name, String(value).trim()]);
  const inputs = Inputs.parse({ "github-token": "x", ...Object.fromEntries(texts), "api-key": KEY, ...settings });
  const hosts: string[] = [];
  const world = { fetch: toLoopback(hosts), clock: () => 0, sleep: () => Promise.resolve(), random: () => 0 };
  const model = openModel(modelSettings(inputs, "conversation", { env: {}, ...world }), world).default;
  const messages = [
    { role: "user" as const, content: [{ type: "text" as const, text: "Hello.", cache_prompt: false }] },
  ];
  const tools = [{ name: "look", description: "Looks.", parameters: { type: "object", properties: {} } }];
  const { signal } = new AbortController();
  await expect(model.complete({ messages, tools, signal })).rejects.toThrow("refused the key");
  if (!seen) throw new Error("No request came.");
  return { ...seen, url: `${hosts[0]}${seen.url}` };
}

test("every provider of the page has its request here", () => {
  expect(blocks.map(({ heading }) => heading)).toEqual(asked.map(([heading]) => heading));
  expect(headingsOf(page).slice(1).sort()).toEqual([...new Set(asked.map(([heading]) => heading))].sort());
});

test.for(asked.map(([heading, url, body, header], index) => ({ index, heading, url, body, header })))(
  "$heading is asked at $url",
  async ({ index, url, body, header }) => {
    const block = blocks[index]?.code ?? "";
    const sent = await request(block);
    expect(sent.url).toBe(url);
    expect(sent.headers).toMatchObject(header ? { [header]: KEY } : { authorization: `Bearer ${KEY}` });
    const others = ["authorization", "api-key", "x-api-key"].filter((name) => name !== (header ?? "authorization"));
    for (const other of others) expect(sent.headers).not.toHaveProperty(other);
    expect(body.safeParse(sent.body).error).toBeUndefined();
    expect(sent.body).toMatchObject({ model: inputsIn(block)[0]?.model, stream: true });
  },
);

test("what the blocks set besides reaches the request", async () => {
  const [litellm, other] = ["LiteLLM", "Any other endpoint"].map((name) =>
    blocks.find(({ heading }) => heading === name),
  );
  expect(JSON.stringify((await request(litellm?.code ?? "")).body)).toContain("cache_control");
  expect((await request(other?.code ?? "")).headers).toMatchObject({ "x-team": "compilers" });
});

test("a model without tool calls gets its tools in the prompt", async () => {
  const vllm = blocks.find(({ heading }) => heading === "vLLM")?.code ?? "";
  const features = /model-features: '(\{"native_tool_calling".*?\})'/.exec(page)?.[1] ?? "";
  const { body } = await request(vllm, { "model-features": features });
  expect(body).not.toHaveProperty("tools");
  expect(JSON.stringify(body)).toContain("<function=");
});
