import type { RequestListener } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ModelFault } from "../../../../src/core/model/failure/model-fault.ts";
import { pause } from "../../../real-time.ts";
import {
  API_KEY,
  chatReply,
  type Endpoint,
  faultOf,
  fetchThatTells,
  forever,
  hello,
  modelAt,
  serve,
  streaming,
} from "../endpoint.ts";

const request = { messages: hello, tools: [], signal: forever };
const whole = chatReply({ content: "Hi" });
const done = "data: [DONE]\n\n";
const tool = { name: "echo", description: "Says it again.", parameters: { type: "object", properties: {} } };

/** Answers with a status and a body that quotes the key, as careless endpoints do. */
const refusal = (status: number, code?: string): RequestListener => {
  const error = { message: `Incorrect API key provided: ${API_KEY}`, code: code ?? null };
  return (incoming, response) => {
    incoming.resume();
    response.writeHead(status, { "content-type": "application/json", "retry-after-ms": "1" });
    response.end(JSON.stringify({ error }));
  };
};

describe("a chat model", () => {
  test("streams a reply: words, calls, usage and the time it took", async () => {
    const call = { id: "c", type: "function", function: { name: "echo", arguments: '{"x":1}' } };
    const usage = { prompt_tokens: 7, completion_tokens: 3, cost: 0.5 };
    const { url } = await serve(streaming(...chatReply({ content: "I look.", tool_calls: [call] }, { usage }), done));
    let now = 0;
    const clock = () => (now += 1000);
    const reply = await modelAt(url, { clock }).complete(request);
    expect(reply).toMatchObject({
      id: "r",
      latencyMs: 1000,
      usage: { prompt_tokens: 7, cost: 0.5, is_estimated: false },
    });
    expect(reply.message).toMatchObject({
      content: [{ text: "I look." }],
      tool_calls: [{ id: "c", name: "echo", arguments: '{"x":1}', origin: "completion" }],
    });
  });

  test("reads a reply in one piece where streaming is off", async () => {
    const message = { role: "assistant", content: "Hi", refusal: null };
    const endpoint = await serve((incoming, response) => {
      incoming.resume();
      response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
      response.end(JSON.stringify({ id: "r", choices: [{ index: 0, message, finish_reason: "stop" }], usage: null }));
    });
    const reply = await modelAt(endpoint.url, { features: { stream: false } }).complete(request);
    expect(reply).toMatchObject({ id: "r", message: { content: [{ text: "Hi" }] }, usage: { is_estimated: true } });
    expect(endpoint.bodies()).toMatchObject([expect.not.objectContaining({ stream: true })]);
  });

  test.for([0, 3])(
    "uses one connection, even if the endpoint ends a reply %i ms after its last word",
    async (delay) => {
      let ended = Promise.withResolvers<void>();
      const endpoint = await serve((incoming, response) => {
        incoming.resume();
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(whole.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("") + done);
        void pause(delay).then(() => response.end(ended.resolve));
      });
      const model = modelAt(endpoint.url);
      for (let index = 0; index < 10; index += 1) {
        await model.complete(request);
        await ended.promise;
        await pause(10); // a tool at work
        ended = Promise.withResolvers();
      }
      expect([endpoint.hits(), endpoint.connections()]).toEqual([10, 1]);
    },
  );

  test("sends tools only if there are any, and nothing that endpoints did not ask for", async () => {
    const endpoint = await serve(streaming(...whole, done));
    const model = modelAt(endpoint.url);
    await model.complete(request);
    await model.complete({ ...request, tools: [tool] });
    const [plain, armed] = endpoint.bodies().map((body) => Object.keys(body));
    expect(plain).toEqual(["model", "messages", "stream", "stream_options"]);
    expect(armed).toEqual(["model", "messages", "tools", "stream", "stream_options"]);
  });
});

describe("the environment of the process", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("has no say in where requests go, as whom, with what, or what is logged", async () => {
    vi.stubEnv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1");
    vi.stubEnv("OPENAI_API_KEY", "sk-from-the-environment");
    vi.stubEnv("OPENAI_ADMIN_KEY", "sk-admin-from-the-environment");
    vi.stubEnv("OPENAI_ORG_ID", "from-the-environment");
    vi.stubEnv("OPENAI_PROJECT_ID", "from-the-environment");
    vi.stubEnv("OPENAI_CUSTOM_HEADERS", "authorization: Bearer from-the-environment\nx-extra: from-the-environment");
    vi.stubEnv("OPENAI_LOG", "debug");
    const printed = (["debug", "info", "log", "warn", "error"] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
    const answers = [streaming("data: {oops\n\n"), streaming(...whole, done)];
    const endpoint = await serve((incoming, response) => answers.shift()?.(incoming, response));
    const model = modelAt(endpoint.url);
    await faultOf(model.complete(request));
    await model.complete(request);
    const [headers = {}] = endpoint.headers();
    expect(headers.authorization).toBe(`Bearer ${API_KEY}`);
    expect(JSON.stringify(endpoint.headers())).not.toContain("from-the-environment");
    expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe("a model that cannot answer", () => {
  const status = (code: number, reason?: string) => () => serve(refusal(code, reason));
  const typed = (type: string, body: string) => () =>
    serve((incoming, response) => {
      incoming.resume();
      response.writeHead(200, { "content-type": type }).end(body);
    });
  const html = `<!doctype html>\n<title>Welcome\u0007</title>\n<p>${API_KEY}</p>\n${"<br>".repeat(99)}`;
  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify(whole[0])}\n\n`, () => response.destroy());
  };
  const garbled: RequestListener = (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "content-encoding": "gzip" }).end("not gzip at all");
  };
  const nobody = async (): Promise<Pick<Endpoint, "url" | "hits">> => ({ url: "http://127.0.0.1:9/v1", hits: () => 1 });
  const broken = { error: { code: 502, message: `Upstream failed for ${API_KEY}` } };
  const wrongKey = { error: { code: "invalid_api_key", message: `Wrong: ${API_KEY}` } };

  test.for<[string, () => Promise<Pick<Endpoint, "url" | "hits">>, RegExp, RegExp, boolean]>([
    ["401: the key is wrong", status(401), /refused the key.*401/, /api-key/, false],
    ["402: no credit", status(402), /no credit.*402/, /credit/, false],
    ["404: no such model", status(404, "model_not_found"), /"test-1".*not found.*404/, /model.*base-url/, false],
    [
      "404: no such address",
      status(404),
      /^There is no API at `http:.*\/v1\/chat\/completions`.*404/,
      /base-url/,
      false,
    ],
    [
      "an error in the stream that is an object of its own",
      () => serve(streaming({ object: "error", message: `Upstream is down, ${API_KEY}.`, code: 502 }, done)),
      /failed.*502.*"Upstream is down, \*\*\*\."/,
      /again/,
      true,
    ],
    [
      "a sentence for an error, with a 200",
      typed("application/json", '{"error":"Unexpected endpoint or method. (POST /chat/completions)"}'),
      /^There is no API at .*"Unexpected endpoint or method/,
      /base-url/,
      false,
    ],
    ["400: the request is not liked", status(400), /did not accept.*400/, /log/, false],
    ["429: too fast", status(429), /rate limited.*429/, /[Ww]ait/, true],
    ["429: no credit left", status(429, "insufficient_quota"), /no credit.*429/, /credit/, false],
    ["503: busy", status(503), /failed.*503/, /again/, true],
    ["nobody listens", nobody, /127\.0\.0\.1:9 could not be reached/, /base-url/, true],
    ["a web page", typed("text/html", html), /sent a web page instead of a reply\. "Welcome"\.$/, /base-url/, false],
    ["plain words", typed("text/plain", "Hello"), /sent text\/plain.*"Hello"/, /base-url/, false],
    ["other JSON", typed("application/json", "{}"), /not a Chat Completions reply/, /base-url/, false],
    ["an error with a 200", typed("application/json", JSON.stringify(broken)), /failed/, /again/, true],
    ["half a JSON", typed("application/json", '{"choices":['), /could not be read/, /base-url/, true],
    ["a stream of something else", () => serve(streaming("data: {oops\n\n")), /could not be read/, /base-url/, true],
    ["a stream that cannot be unpacked", () => serve(garbled), /could not be read/, /base-url/, true],
    ["a connection that is cut", () => serve(cut), /broke off/, /again/, true],
    ["a stream that ends too early", () => serve(streaming(whole[0] ?? {}, done)), /broke off/, /again/, true],
    ["an error in the middle of the stream", () => serve(streaming(whole[0] ?? {}, broken)), /failed/, /again/, true],
    ["an error event", () => serve(streaming(`event: error\ndata: ${JSON.stringify(wrongKey)}\n\n`)), /./, /./, false],
  ])(
    "is a fault that says what to do and keeps the key to itself: %s",
    async ([, open, message, hint, isTransient]) => {
      const endpoint = await open();
      const fault = await faultOf(modelAt(endpoint.url).complete(request));
      expect(fault).toBeInstanceOf(ModelFault);
      expect(fault.message).toMatch(message);
      expect(fault.hint).toMatch(hint);
      expect(fault).toMatchObject({ isTransient });
      expect(`${fault.message} ${fault.hint} ${String(fault.cause)}`).not.toContain(API_KEY.slice(0, 12));
      expect(endpoint.hits()).toBe(1);
    },
  );

  test.for([
    ["is empty", ""],
    ["holds a line break", "sk-one\nsk-two"],
    ["holds a character that no header takes", "sk-…cut…"],
  ] as const)("is a fault at once when the key %s, and the fault does not show it", ([, apiKey]) => {
    expect(() => modelAt("http://127.0.0.1:9/v1", { apiKey })).toThrow(
      expect.objectContaining({ code: "config", message: expect.not.stringContaining("sk-") }),
    );
  });
});

describe("an abort", () => {
  const reason = new Error("The user changed their mind.");
  const never: RequestListener = (incoming) => incoming.resume();
  const stalls: RequestListener = (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(`data: ${JSON.stringify(whole[0])}\n\n`);
  };
  const stallsInJson: RequestListener = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write("{");
  };
  const stallsInRefusal: RequestListener = (_, response) => {
    response.writeHead(500, { "content-type": "application/json" }).write("{");
  };

  test("before the reply begins ends the wait at once, with its reason", async () => {
    const controller = new AbortController();
    const { url } = await serve((incoming) => incoming.resume().on("end", () => controller.abort(reason)));
    await expect(modelAt(url).complete({ ...request, signal: controller.signal })).rejects.toBe(reason);
  });

  test.for<[string, RequestListener]>([
    ["in the middle of the reply", stalls],
    ["in the middle of a reply in one piece", stallsInJson],
    ["in the middle of a refusal", stallsInRefusal],
  ])("%s ends the wait at once, with its reason", async ([, listener]) => {
    const { url } = await serve(listener);
    const controller = new AbortController();
    const fetch = fetchThatTells(() => controller.abort(reason)); // when it has read the beginning
    await expect(modelAt(url, { fetch }).complete({ ...request, signal: controller.signal })).rejects.toBe(reason);
  });

  test("before the request is made leaves the endpoint alone", async () => {
    const endpoint = await serve(never);
    const reply = modelAt(endpoint.url).complete({ ...request, signal: AbortSignal.abort(reason) });
    await expect(reply).rejects.toBe(reason);
    expect(endpoint.hits()).toBe(0);
  });
});
