import fc from "fast-check";
import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import { describe, expect, test } from "vitest";
import { Unreadable } from "../../../../src/core/model/bytes.ts";
import { toModelFault } from "../../../../src/core/model/failure/failure.ts";
import { ModelFault, replyIn } from "../../../../src/core/model/failure/model-fault.ts";
import { Fault } from "../../../../src/lib/fault.ts";
import { always } from "../../invariants/runs.ts";
import { sources, type Wording, wordings } from "./wordings.ts";

const endpoint = { model: "test-1", host: "api.test", baseUrl: "https://api.test/v1", api: "chat" } as const;
const KEY = "sk-canary-0123456789abcdef";

/** As the client makes it of an answer. */
function answered(status: number, error: object, headers: Record<string, string> = {}): APIError {
  return APIError.generate(status, { error }, undefined, new Headers(headers));
}

function faultOf(error: unknown, also: Partial<Parameters<typeof toModelFault>[1]> = {}): ModelFault {
  const fault = toModelFault(error, { ...endpoint, ...also });
  if (fault instanceof ModelFault) return fault;
  throw fault;
}

function meaningOf(fault: ModelFault): Wording["meaning"] {
  if (fault.reason && fault.reason !== "unknown-refusal") return fault.reason;
  if (fault.isModelMissing) return "gone";
  if (fault.isTransient) return "passes";
  if (/no credit/.test(fault.message)) return "no credit";
  return /does not take the parameter/.test(fault.message) ? "parameter" : "refused";
}

test.for(wordings)("$who answers $status $code $message: $meaning", ({ status, code, message, meaning }) => {
  const sent = { tokens: 1000, window: undefined, hasPictures: meaning === "refused-pictures" };
  expect(meaningOf(faultOf(answered(status, { message, code }), { sent }))).toBe(meaning);
});

test.for(wordings.filter(({ meaning }) => meaning === "refused-pictures"))(
  "$who answers $status $message to a request without pictures: it is about something else",
  ({ status, code, message }) => {
    expect(faultOf(answered(status, { message, code })).reason).not.toBe("refused-pictures");
  },
);

test("everybody who is quoted has a source", () => {
  const quoted = new Set(wordings.map(({ who }) => who).filter((who) => who !== "somebody"));
  expect(new Set(Object.keys(sources))).toEqual(quoted);
});

describe("what a refusal says of the size of requests", () => {
  test.for<[string, number | undefined]>([
    [
      "This model's maximum context length is 128000 tokens. However, your messages resulted in 130011 tokens.",
      128_000,
    ],
    ["prompt is too long: 210000 tokens > 200000 maximum", 200_000],
    ["Request body too large for gpt-4o model. Max size: 8000 tokens.", 8000],
    ["<400> InternalError.Algo.InvalidParameter: Range of input length should be [1, 98304]", 98_304],
    ["`inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000 `inputs` tokens", 4096],
    ["`inputs` must have less than 4096 tokens. Given: 5000", 4096],
    ["tokens per min (TPM): Limit 30,000, Requested 40262.", 30_000],
    ["image exceeds 5 MB maximum: 6000000 bytes > 5242880 bytes", undefined],
    ["Request exceeds the maximum size", undefined],
    ["Expected a string with maximum length 40, but got a string with length 60 instead.", undefined],
  ])("%s", ([message, limit]) => {
    expect(faultOf(answered(400, { message })).refused?.limit).toBe(limit);
  });

  test("a request is large above half of the window, or of a small one where that is unknown", () => {
    const isLarge = (tokens: number, window: number | undefined) =>
      faultOf(answered(400, { message: "No." }), { sent: { tokens, window, hasPictures: false } }).refused?.isLarge;
    expect([isLarge(60_000, 100_000), isLarge(40_000, 100_000)]).toEqual([true, false]);
    expect([isLarge(9000, undefined), isLarge(4000, undefined)]).toEqual([true, false]);
  });

  test("one that takes more than the account may send in a minute is not waited for", () => {
    const message = "This request would exceed your organization's rate limit of 40,000 input tokens per minute.";
    const of = (tokens: number) =>
      faultOf(answered(429, { message }), { sent: { tokens, window: 200_000, hasPictures: false } });
    expect(of(50_000)).toMatchObject({ reason: "context-window", isTransient: false });
    expect(of(10_000)).toMatchObject({ reason: undefined, isTransient: true });
  });
});

describe("a model that is gone", () => {
  test.for<[string, string | undefined]>([
    [
      "The model grok-beta was deprecated on 2025-09-15 and is no longer accessible via the API. Please use grok-3 instead.",
      "grok-3",
    ],
    [
      "This model models/gemini-1.5-pro is no longer available. Please update your code to use gemini-2.5-pro.",
      "gemini-2.5-pro",
    ],
    ["The model `m-1` has been removed, it was replaced by `vendor/m-2:free`.", "vendor/m-2:free"],
    ["The model `m-1` has been deprecated, learn more here: https://platform.openai.com/docs/deprecations", undefined],
    ["The model has been decommissioned. Use another model.", undefined],
    ["model 'qwen9' not found, try pulling it first", undefined],
  ])("is told with its successor, if there is one: %s", ([message, successor]) => {
    const { hint = "", headline } = faultOf(answered(404, { message, code: "model_not_found" }));
    expect(headline).toMatch(/^The model "test-1" (is no longer served|was not found) \(api\.test answered 404\)\.$/);
    if (successor) expect(hint).toContain(`set \`model: ${successor}\``);
    else expect(hint).not.toContain("set `model: ");
  });
});

test("there are enough wordings to tell anything", () => {
  expect(wordings.length).toBeGreaterThan(150);
});

describe("what passes", () => {
  test.for<[string, unknown]>([
    ["no connection", new APIConnectionError({ message: "refused" })],
    ["no answer in time", new APIConnectionTimeoutError()],
    ["a connection that is cut", new Unreadable(new TypeError("terminated"))],
    ["a stream that cannot be read", new Unreadable(new SyntaxError("Unexpected token"))],
    [
      "an error in a stream",
      new APIError(undefined, { message: "Overloaded", type: "overloaded_error" }, "x", undefined),
    ],
    ["an error in a stream with a status for a code", new APIError(undefined, { code: 502 }, "x", undefined)],
    ...[408, 409, 425, 429, 500, 502, 503, 504, 520, 529].map((status): [string, unknown] => [
      `${status}`,
      answered(status, {}),
    ]),
  ])("%s may be tried again", ([, error]) => {
    expect(faultOf(error)).toMatchObject({ code: "model", isTransient: true, isModelMissing: false });
  });

  test.for<[string, unknown]>([
    [
      "an error in a stream that is about the request",
      new APIError(undefined, { type: "invalid_request_error" }, "x", undefined),
    ],
    ["an error in a stream with a status for a code", new APIError(undefined, { code: 400 }, "x", undefined)],
    ...[400, 401, 402, 403, 404, 405, 410, 413, 422, 501].map((status): [string, unknown] => [
      `${status}`,
      answered(status, {}),
    ]),
  ])("%s may not", ([, error]) => {
    expect(faultOf(error)).toMatchObject({ code: "model", isTransient: false });
  });

  test("what went wrong in our own code is a defect, and is not tried again", () => {
    for (const error of [new TypeError("x is undefined"), new SyntaxError("Unexpected token"), new Error("Oh.")]) {
      const fault = toModelFault(error, endpoint);
      expect(fault).toMatchObject({ code: "bug", cause: error });
      expect(fault).not.toBeInstanceOf(ModelFault);
    }
  });

  test("a Fault is left as it is", () => {
    const fault = new Fault("config", "No.");
    expect(toModelFault(fault, endpoint)).toBe(fault);
  });
});

describe("a 404", () => {
  const at = (baseUrl: string, api: "chat" | "responses" = "chat") => ({ ...endpoint, baseUrl, api });
  const bodies: readonly (readonly [string, object | undefined, string])[] = [
    ["Ollama, llama.cpp", undefined, "404 page not found"],
    ["FastAPI", { message: "Not Found" }, ""],
    ["OpenAI", { message: "Invalid URL (POST /chat/completions)", type: "invalid_request_error" }, ""],
    ["Groq", { message: "Unknown request URL: POST /models/chat/completions. Please check the URL for typos." }, ""],
    ["Azure", { code: "404", message: "Resource not found" }, ""],
    ["nginx", undefined, "<html><head><title>404 Not Found</title></head><body>our model of a page</body></html>"],
    ["nobody", undefined, ""],
  ];

  test.for(bodies)("of %s is about the address", ([, error, text]) => {
    const answer = APIError.generate(404, error && { error }, text || undefined, new Headers());
    const fault = toModelFault(answer, at("https://u:p@api.test/?key=1"));
    expect(fault.headline).toBe("There is no API at `https://api.test/chat/completions` (answered 404).");
    expect(fault.hint).toBe("Most endpoints have their API below /v1: try `base-url: https://api.test/v1`.");
    expect(fault).toMatchObject({ isModelMissing: false, isTransient: false });
  });

  test("of a web page with a 403 is told as somebody on the way, and no model is missing", () => {
    const page = "<!DOCTYPE html><html><title>Attention Required! | Cloudflare</title><p>a model that is not found</p>";
    const fault = faultOf(APIError.generate(403, undefined, page, new Headers()));
    expect(fault.headline).toBe("Something between here and the endpoint refused the request (api.test answered 403).");
    expect(fault.quote).toBe('"Attention Required! | Cloudflare"');
    expect(fault).toMatchObject({ isModelMissing: false, isTransient: false, isLasting: true });
  });

  test("that speaks of the model is about the model, and quotes it", () => {
    const fault = faultOf(answered(404, { message: "model 'qwen9' not found, try pulling it first" }));
    expect(fault.headline).toBe('The model "test-1" was not found (api.test answered 404).');
    expect(fault.quote).toBe(`"model 'qwen9' not found, try pulling it first"`);
    expect(fault.isModelMissing).toBe(true);
  });

  test("of an endpoint without the Responses API names the input that chooses", () => {
    const fault = toModelFault(answered(404, { message: "Not Found" }), at("https://api.test/v1", "responses"));
    expect(fault.headline).toBe("There is no API at `https://api.test/v1/responses` (answered 404).");
    expect(fault.hint).toContain("set `api-mode: chat`");
  });

  test("quotes the title of a page, and nothing where there are no words", () => {
    const page = APIError.generate(404, undefined, "<html><title>404 Not Found</title><p>Hm.</p>", new Headers());
    expect(toModelFault(page, endpoint).quote).toBe('"404 Not Found"');
    expect(toModelFault(APIError.generate(404, undefined, undefined, new Headers()), endpoint).quote).toBeUndefined();
  });
});

describe("how long to wait", () => {
  const date = "Wed, 21 Oct 2026 07:28:00 GMT";
  test.for<[string, Record<string, string>, string, number | undefined]>([
    ["seconds", { "retry-after": "40" }, "", 40_000],
    ["parts of seconds", { "retry-after": "0.5" }, "", 500],
    ["milliseconds, which count more", { "retry-after": "40", "retry-after-ms": "1234" }, "", 1234],
    ["a date, by the clock of the endpoint", { "retry-after": "Wed, 21 Oct 2026 07:29:30 GMT", date }, "", 90_000],
    ["a date that is past", { "retry-after": "Wed, 21 Oct 2026 07:00:00 GMT", date }, "", 0],
    ["a date by a clock that nobody knows", { "retry-after": date }, "", undefined],
    [
      "requests that have run out",
      { "x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "1m30s" },
      "",
      90_000,
    ],
    [
      "tokens that have run out, which takes longest",
      {
        ...{ "x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "250ms" },
        ...{ "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "6m0s" },
      },
      "",
      360_000,
    ],
    [
      "requests that are left",
      { "x-ratelimit-remaining-requests": "7", "x-ratelimit-reset-requests": "8m" },
      "",
      undefined,
    ],
    ["words", {}, "Rate limit reached. Please try again in 1m2.5s. Visit us.", 62_500],
    ["words with a unit in full", {}, "Please retry after 20 seconds.", 20_000],
    ["words in milliseconds", {}, "Please try again in 350ms.", 350],
    ["words without a time", {}, "Please try again in a moment.", undefined],
    ["nonsense", { "retry-after": "soon", "retry-after-ms": "-5" }, "", undefined],
    ["nothing", {}, "", undefined],
  ])("is told in %s", ([, headers, message, expected]) => {
    expect(faultOf(answered(429, { message }, headers)).retryAfterMs).toBe(expected);
  });

  test.for<[string, object, number | undefined]>([
    [
      "Google's RetryInfo",
      { details: [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "3.5s" }] },
      3500,
    ],
    ["a duration of Google in parts", { details: [{ retryDelay: { seconds: "3", nanos: 500_000_000 } }] }, 3500],
    ["a number of seconds", { metadata: { retry_after: 7 } }, 7000],
    ["a number with its unit", { metadata: { retry_after_ms: 250, other: null } }, 250],
    ["a text with its unit", { "retry-after-seconds": "12" }, 12_000],
    ["nothing of use", { retry_after: null, details: [null, 7, { retryDelay: "soon" }] }, undefined],
    ["something endless", { details: Array.from({ length: 5000 }, () => ({ a: 1 })) }, undefined],
  ])("is told in the body, as %s", ([, fields, expected]) => {
    const told = { message: "You exceeded your current quota, please check your plan.", ...fields };
    const fault = faultOf(answered(429, told));
    expect(fault.isTransient ? fault.retryAfterMs : undefined).toBe(expected);
    expect(fault.isTransient).toBe(expected !== undefined); // without a wait the words are about credit
  });

  test("is told by Anthropic's headers", () => {
    const headers = {
      ...{ date, "anthropic-ratelimit-tokens-remaining": "0" },
      "anthropic-ratelimit-tokens-reset": "2026-10-21T07:28:30Z",
    };
    expect(faultOf(answered(429, { message: "Rate limited." }, headers)).retryAfterMs).toBe(30_000);
  });

  test("is of no interest where waiting does not help", () => {
    expect(faultOf(answered(401, {}, { "retry-after": "5" })).retryAfterMs).toBeUndefined();
    const broke = answered(429, { code: "insufficient_quota" }, { "retry-after": "5" });
    expect(faultOf(broke)).toMatchObject({ isTransient: false, retryAfterMs: undefined });
  });
});

const EXPIRED = "Access token is missing, invalid, audience is incorrect, or have expired.";

describe("what people read of a refused sign-in", () => {
  test.for([401, 403])("with %i names what signs in, and no key that there is not", (status) => {
    const { hint } = faultOf(answered(status, { message: EXPIRED }), { isToken: true });
    expect(hint).toMatch(/`azure-client-id` and `azure-tenant-id`.*role/);
    expect(hint).not.toContain("api-key");
  });

  test("with a key that is a token names its end", () => {
    expect(faultOf(answered(401, { message: EXPIRED })).hint).toMatch(/`api-key`.*expired.*`timeout-minutes`/);
  });

  test("with a key that does not expire names the key only", () => {
    const { hint } = faultOf(answered(401, { message: "Incorrect API key provided." }));
    expect(hint).toBe("Check the `api-key` input.");
  });
});

describe("what people read", () => {
  test.for<[string, number, object, RegExp, RegExp]>([
    [
      "a key that is refused",
      401,
      { message: "no" },
      /refused the key \(api\.test answered 401\)\. "no"\.$/,
      /`api-key`/,
    ],
    ["an empty account", 402, {}, /no credit left/, /Add credit/],
    ["a model that is not allowed", 403, {}, /may not use the model "test-1"/, /`api-key` and `model`/],
    [
      "a model that is not there",
      404,
      { message: "No such model." },
      /"test-1" was not found/,
      /`model` and `base-url`.*retired/,
    ],
    ["a rate limit", 429, {}, /rate limited/, /Wait/],
    ["a failure", 503, {}, /failed \(api\.test answered 503\)/, /later/],
    ["a refusal", 400, { message: "No\nsuch\u202e thing." }, /answered 400\)\. "No such thing\."$/, /log/],
    ["a refusal without words", 400, {}, /did not accept the request \(api\.test answered 400\)/, /log/],
    [
      "a temperature that the model does not take",
      400,
      { message: "Unsupported value: 'temperature' does not support 0.2 with this model.", param: "temperature" },
      /"test-1" does not take the parameter "temperature" .*\. "Unsupported value/,
      /`temperature` input/,
    ],
    [
      "an effort that the model does not take",
      400,
      { message: "Unsupported parameter: 'reasoning.effort' is not supported with this model." },
      /parameter "reasoning\.effort"/,
      /`reasoning-effort` input/,
    ],
    [
      "another parameter",
      400,
      { message: "Unknown parameter: 'prompt_cache_key'." },
      /"prompt_cache_key"/,
      /`model-features`/,
    ],
    [
      "tools that take the other protocol",
      400,
      { message: "Function tools are not supported in /v1/chat/completions. Please use /v1/responses instead." },
      /through the Responses API only \(api\.test answered 400\)\. "Function tools/,
      /^Set `api-mode: responses`\.$/,
    ],
    [
      "a stream that takes a verified organization",
      400,
      { message: "Your organization must be verified to stream this model." },
      /may not be streamed/,
      /"stream": false/,
    ],
    [
      "a model that does not stream",
      400,
      { message: "Streaming is not supported for this model." },
      /does not stream/,
      /"stream": false/,
    ],
    [
      "a model that does nothing else",
      400,
      { message: "This model only support stream mode, please enable the stream parameter to access the model." },
      /as a stream only/,
      /\{"stream": false\} out of/,
    ],
    ["images", 400, { message: "x does not support image input" }, /sees no images/, /"vision": false.*`vision-model`/],
    [
      "lists of content",
      422,
      { message: "messages[1].content must be a string" },
      /plain text only/,
      /"string_content": true/,
    ],
    [
      "stop words",
      400,
      { message: "Unsupported parameter: 'stop' is not supported with this model." },
      /"stop"/,
      /"stop_words": false/,
    ],
    [
      "a missing permission",
      401,
      { message: "The `models` permission is required." },
      /"The `models` permission/,
      /key/,
    ],
    ["no tools", 400, { message: "gemma:2b does not support tools" }, /takes no tools/, /"native_tool_calling": false/],
  ])("of %s", ([, status, error, message, hint]) => {
    const fault = faultOf(answered(status, error));
    expect(fault.message).toMatch(message);
    expect(fault.hint).toMatch(hint);
  });

  test.for<[string, number, object, boolean]>([
    ["a wrong key", 401, { message: "no" }, true],
    ["a model that may not be used", 403, { message: "no" }, true],
    ["a model that is not there", 404, { message: "The model `x` does not exist." }, true],
    ["an address without an API", 404, { message: "Cannot POST /x" }, true],
    ["a parameter that is not taken", 400, { message: "Unsupported parameter: 'temperature'" }, true],
    ["a context that is too long", 400, { code: "context_length_exceeded", message: "too long" }, true],
    ["a content policy", 400, { code: "content_filter", message: "The content policy was triggered." }, true],
    ["a model without tools", 400, { message: "This model does not support tools." }, true],
    ["a rate limit", 429, { message: "slow down" }, false],
    ["a server out of order", 503, { message: "down" }, false],
    ["an account without credit", 402, { message: "pay" }, false],
  ])("of %s, a fault says whether a repeat would meet it again", ([, status, error, isLasting]) => {
    expect(faultOf(answered(status, error)).isLasting).toBe(isLasting);
  });

  test.for([
    [403, "Project proj_1 does not have access to model gpt-x", /^The key has no access to the model "test-1" /],
    [404, "Your key has no access to the model gpt-x", /^The key has no access to the model/],
    [404, "The model `x` does not exist or you do not have access to it.", /was not found/],
    [403, "The model x has been retired.", /is no longer served/],
  ] as const)(
    "of a model that is gone with a %i, %j, tells whether it is closed to the key",
    ([status, message, headline]) => {
      const fault = faultOf(answered(status, { message, code: "model_not_found" }));
      expect(fault.headline).toMatch(headline);
      expect(fault.isModelMissing).toBe(true);
    },
  );

  test("names the log only where the reply is handed over for it, without keys and cut", () => {
    const reply = (fault: ModelFault) => [fault.hint === "The log of this run shows its reply.", replyIn(fault)];
    const odd = { message: "Only one tool.", extra: `${KEY} sk-live-0123456789abcdef ${"x".repeat(9000)}` };
    for (const error of [odd, { ...odd, message: "roles must alternate" }]) {
      const [isNamed, said] = reply(faultOf(answered(422, error), { apiKey: KEY }));
      expect([isNamed, String(said).length]).toEqual([true, 4096]);
      expect(said).toContain('"extra": "*** *** xxx');
    }
    const text = faultOf(APIError.generate(400, undefined, "no JSON", new Headers()));
    expect(reply(text)).toEqual([true, "400 no JSON"]);
    expect(reply(faultOf(answered(401, odd)))).toEqual([false, undefined]);
    expect(replyIn(new Fault("model", "Worse.", { cause: text }))).toBe("400 no JSON");
  });

  test("is at most so much of the endpoint's words", () => {
    const fault = faultOf(answered(400, { message: "x ".repeat(5000) }));
    expect(fault.message.length).toBeLessThan(300);
  });

  test("never shows a key, whatever the endpoint writes", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(KEY, `Incorrect key: ${KEY}`, `'${KEY}' is not supported with`, `Unknown parameter: '${KEY}'`),
      fc.constantFrom(`Bearer ${KEY}`, Buffer.from(KEY).toString("base64"), `${"y".repeat(190)} ${KEY}`, `a${KEY}b`),
      ...wordings.map(({ message }) => fc.constant(`${message} ${KEY}`)),
    );
    const body = fc.record({ message: text, code: text, param: text, type: text }, { requiredKeys: [] });
    const status = fc.constantFrom(400, 401, 402, 403, 404, 408, 413, 422, 429, 500, 529, undefined);
    return always(200, fc.tuple(status, body, text), ([code, error, header]) => {
      const headers = new Headers({ "retry-after": header.replaceAll(/[^ -~]/g, "") });
      const thrown = code
        ? APIError.generate(code, { error }, undefined, headers)
        : new APIError(undefined, error, header, headers);
      for (const each of [thrown, new Error(header)]) {
        const { message, hint } = toModelFault(each, { ...endpoint, apiKey: KEY });
        expect(`${message} ${hint}`).not.toContain(KEY.slice(3));
        expect(`${message} ${hint}`).not.toContain(Buffer.from(KEY).toString("base64"));
      }
    });
  });

  test.for([
    "sk-proj-abcdefghijkl",
    "AIzaSyabcdefghijk",
    "sk-ab**************cdef",
    "Bearer abcdefgh",
    "xai-abcdefgh1234",
  ])("does not show what looks like a key of somebody's: %s", (key) => {
    expect(faultOf(answered(400, { message: `The key ${key} is odd.` })).message).not.toContain(key.slice(4));
  });
});

test.for<[string, object, RegExp, string]>([
  ["a request", { code: "invalid_request_error", message: "No." }, /did not accept the request/, "The log of this run"],
  ["a key", { type: "authentication_error", message: "No." }, /refused the key/, "`api-key`"],
  ["a right", { type: "permission_error", message: "No." }, /may not use the model/, "`model` inputs"],
  ["a rate", { type: "rate_limit_error", message: "Slow down." }, /is rate limited/, "Wait a little"],
  ["nothing in particular", { type: "api_error", message: "Oops." }, /endpoint failed/, "Run it again later"],
])("an error in the middle of a stream that is about %s says so", ([, body, headline, hint]) => {
  const fault = toModelFault(new APIError(undefined, body, undefined, undefined), endpoint);
  expect(fault.headline).toMatch(headline);
  expect(fault.hint).toContain(hint);
});
