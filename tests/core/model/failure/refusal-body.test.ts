import { expect, test } from "vitest";
import { normalizeErrorBody } from "../../../../src/core/model/failure/quote.ts";
import { faultOf, forever, hello, modelAt, serve } from "../endpoint.ts";

const TOO_LONG = "This model's maximum context length is 8192 tokens.";
const GEMINI = "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).";

test.for<[string, unknown, number, object]>([
  [
    "OpenAI and most",
    { error: { message: TOO_LONG, code: "context_length_exceeded" } },
    400,
    { reason: "context-window" },
  ],
  [
    "Gemini: a list",
    [{ error: { code: 400, message: GEMINI, status: "INVALID_ARGUMENT" } }],
    400,
    { reason: "context-window" },
  ],
  [
    "vLLM: at the top",
    { object: "error", message: TOO_LONG, type: "BadRequestError", code: 400 },
    400,
    { reason: "context-window" },
  ],
  ["the whole body is a string", TOO_LONG, 400, { reason: "context-window" }],
  ["Ollama, TGI: the error is a string", { error: "prompt is too long" }, 400, { reason: "context-window" }],
  [
    "Mistral: details in the message",
    { object: "error", message: { detail: [{ loc: ["body", "seed"], msg: "Extra inputs are not permitted" }] } },
    422,
    { message: expect.stringContaining('does not take the parameter "seed"') },
  ],
  [
    "FastAPI: details at the top",
    { detail: [{ type: "missing", loc: ["body", "messages"], msg: "Field required" }] },
    422,
    { message: expect.stringContaining("messages: Field required") },
  ],
  ["FastAPI: a word", { detail: "Not authenticated" }, 403, { isTransient: false }],
  [
    "a gateway",
    { statusCode: 429, message: "Rate limit is exceeded. Try again in 7 seconds." },
    429,
    { retryAfterMs: 7000 },
  ],
  [
    "OpenRouter: the words of its provider, as they came",
    {
      error: {
        code: 400,
        message: "Provider returned error",
        metadata: { raw: JSON.stringify({ error: { message: TOO_LONG } }) },
      },
    },
    400,
    { reason: "context-window" },
  ],
  [
    "OpenRouter: a provider that lists its errors",
    {
      error: {
        code: 400,
        message: "Provider returned error",
        metadata: { raw: JSON.stringify([{ error: { message: GEMINI } }]) },
      },
    },
    400,
    { reason: "context-window" },
  ],
  [
    "OpenRouter: a sentence of its provider",
    {
      error: {
        code: 429,
        message: "Provider returned error",
        metadata: { raw: "x is temporarily rate-limited upstream. Please retry shortly." },
      },
    },
    429,
    { reason: undefined, quote: expect.stringContaining("temporarily rate-limited upstream") },
  ],
  [
    "OpenRouter: an order of messages that its provider does not take",
    {
      error: {
        code: 400,
        message: "Provider returned error",
        metadata: { raw: '{"object":"error","message":"Expected last role User or Tool","code":"3230"}' },
      },
    },
    400,
    { reason: "malformed-history" },
  ],
  ["Cloudflare", { success: false, errors: [{ code: 1, message: TOO_LONG }] }, 400, { reason: "context-window" }],
])("the words of a refusal are read: %s", async ([, body, status, expected]) => {
  const { url } = await serve((request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const fault = await faultOf(modelAt(url).complete({ messages: hello, tools: [], signal: forever }));
  expect(fault).toMatchObject({ code: "model", ...expected });
});

test("the words of a provider are read in a stream, too", async () => {
  const raw = JSON.stringify({ error: { message: TOO_LONG } });
  const error = { code: 400, message: "Provider returned error", metadata: { raw } };
  const { url } = await serve((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(
      `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta: {}, finish_reason: "error", error }] })}\n\n`,
    );
  });
  const fault = await faultOf(modelAt(url).complete({ messages: hello, tools: [], signal: forever }));
  expect(fault).toMatchObject({ reason: "context-window", quote: expect.stringContaining(TOO_LONG) });
});

test.for(["", "Bad gateway", "<html>", "null", "7", "[]", '{"error":{"message":"No."}}'])(
  "what is in that shape, or in none, stays as it is: %s",
  (body) => {
    expect(normalizeErrorBody(body)).toBe(body);
  },
);
