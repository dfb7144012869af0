import { describe, expect, onTestFinished, test } from "vitest";
import { text } from "../../../src/core/event/content.ts";
import { type ModelSettings, type ModelWorld, openModel, unpricedModels } from "../../../src/core/model/open-model.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { type Script, say } from "../../../src/rehearsal/model/script.ts";
import { openModel as openScripted } from "../../../src/rehearsal/model/server.ts";
import { API_KEY } from "./endpoint.ts";
import { asking as saying } from "./fake-model.ts";

const system = { role: "system" as const, content: [text("You help.")] };
const asking = (words: string) => ({ ...saying(words), messages: [system, ...saying(words).messages] });

const world: ModelWorld = {
  fetch: globalThis.fetch,
  clock: () => performance.now(),
  sleep: async () => {},
  random: () => 0,
};

/** Models at an endpoint that knows "test-1" only. */
async function open(script: Script, also: Partial<ModelSettings> = {}, around: Partial<ModelWorld> = {}) {
  const server = await openScripted({ script, apiKey: API_KEY, model: "test-1" });
  onTestFinished(() => server.close());
  const settings = { model: "test-1", apiKey: API_KEY, baseUrl: server.url, ...also };
  return { server, models: openModel(settings, { ...world, ...around }) };
}

test("a model that nobody knows is asked plainly, by one name for every use", async () => {
  const { models, server } = await open([say("Hi.")]);
  expect(await models.default.complete(asking("Hello"))).toMatchObject({ message: { content: [{ text: "Hi." }] } });
  expect(Object.keys(server.requests[0]?.body ?? {}).sort()).toEqual(["messages", "model", "stream", "stream_options"]);
  expect(new Set(Object.values(models))).toEqual(new Set([models.default]));
  expect(server.problems).toEqual([]);
});

test("what passes is tried again, each attempt is written down, and the wait is told", async () => {
  const names: string[] = [];
  const waits: number[] = [];
  const busy = { status: 429, headers: { "retry-after": "7" } };
  const { models } = await open(
    [busy, say("Hi.")],
    {},
    {
      onWait: ({ waitMs }) => void waits.push(waitMs),
      completionLog: {
        write: (name) => void names.push(name),
        mask: (text) => text,
        now: () => new Date(0),
        random: () => 0,
      },
    },
  );
  await models.default.complete(asking("Hello"));
  expect([waits, names]).toEqual([[7000], ["test-1-0-0000-error.json", "test-1-0-0000.json"]]);
});

test("a model that the endpoint does not have is replaced by the next", async () => {
  const changes: string[] = [];
  const settings = { model: "gone-1", fallbackModels: ["gone-2", "test-1"] };
  const { models } = await open([say("Hi.")], settings, { onChange: ({ to }) => void changes.push(to) });
  expect(await models.default.complete(asking("Hello"))).toMatchObject({ model: "test-1" });
  expect(changes).toEqual(["gone-2", "test-1"]);
});

test("a small model does what is small, at the same endpoint and with the same key", async () => {
  const { models, server } = await open([say("Title")], { model: "large", smallModel: "test-1" });
  expect(await models.title.complete(asking("Hello"))).toMatchObject({ model: "test-1" });
  expect(server.problems).toEqual([]);
});

test("a model that sees no images passes them on to one that does", async () => {
  const { models } = await open([say("A cat.")], { model: "deepseek-chat", visionModel: "test-1" });
  expect(models.default.features.vision).toBe(true);
  const image = { type: "image" as const, image_urls: ["data:image/png;base64,AAAA"], cache_prompt: false };
  const request = { ...asking(""), messages: [system, { role: "user" as const, content: [image] }] };
  expect(await models.default.complete(request)).toMatchObject({ model: "test-1" });
});

test("a model without tool calling is shown the tools in words", async () => {
  const { models, server } = await open([say("Hi.")], { overrides: { native_tool_calling: false } });
  const parameters = { type: "object", properties: { word: { type: "string", description: "What to say." } } };
  const tools = [{ name: "echo", description: "Says it again.", parameters }];
  await models.default.complete({ ...asking("Hello"), tools });
  expect(server.requests[0]?.body).not.toHaveProperty("tools");
  expect(JSON.stringify(server.requests[0]?.body.messages)).toContain("Says it again.");
});

test("a token that is refused is no matter of a key, as a key is", async () => {
  const refused = { status: 401, body: { error: { message: "no" } } };
  const hintWith = async (apiKey: ModelSettings["apiKey"]) => {
    const { models } = await open([refused], { apiKey });
    const fault: unknown = await models.default.complete(asking("Hello")).catch((error: unknown) => error);
    return fault instanceof Fault ? fault.hint : undefined;
  };
  expect(await hintWith(async () => API_KEY)).toMatch(/^Check `azure-client-id`/);
  expect(await hintWith(API_KEY)).toBe("Check the `api-key` input.");
});

test("what is said of the main model holds for no other; the protocol holds for all", async () => {
  const settings = { smallModel: "small", overrides: { vision: false }, api: "responses" as const };
  const { models } = await open([], settings);
  expect(models.default.features).toMatchObject({ vision: false, api: "responses" });
  expect(models.title.features).toMatchObject({ vision: true, api: "responses" });
});

describe("the price", () => {
  const at = (baseUrl: string, more: Partial<ModelSettings> = {}) =>
    unpricedModels({ model: "gpt-5", apiKey: API_KEY, baseUrl, ...more });

  test("is not known of any model that might be asked and is not listed", () => {
    const others = { fallbackModels: ["gpt-4o", "f"], visionModel: "v", smallModel: "s" };
    expect(at("https://api.openai.com/v1", others)).toEqual(["f", "v", "s"]);
  });

  test("is known where it is listed or stated, or the host states the cost of each call", () => {
    expect(at("https://api.openai.com/v1")).toEqual([]);
    expect(at("http://localhost:8000/v1")).toEqual(["gpt-5"]);
    expect(at("http://localhost:8000/v1", { overrides: { price: { input: 1, output: 2 } } })).toEqual([]);
    expect(at("https://openrouter.ai/api/v1")).toEqual([]);
  });
});
