/** Refusals in the words of real endpoints, as turns of a script. */
import type { ScriptedReply } from "../src/rehearsal/model/script.ts";

/** Too fast: the three forms in which endpoints say how long to wait. */
export function rateLimited(
  form: "seconds" | "date" | "milliseconds",
  waitMs: number,
  now = new Date(),
): ScriptedReply {
  const headers = {
    seconds: { "retry-after": String(Math.ceil(waitMs / 1000)) },
    date: { "retry-after": new Date(now.getTime() + waitMs).toUTCString() },
    milliseconds: { "retry-after-ms": String(waitMs) },
  }[form];
  const message = "Rate limit reached for requests. Please slow down.";
  return { status: 429, headers, error: { message, type: "requests", param: null, code: "rate_limit_exceeded" } };
}

/** Overloaded or broken for the moment: 500, 502, 503, 504, 529 and the like. */
export function unavailable(status: number): ScriptedReply {
  return { status, error: { message: "The server is overloaded or not ready yet.", type: "server_error", code: null } };
}

export const WRONG_KEY: ScriptedReply = {
  status: 401,
  error: { message: "Incorrect API key provided.", type: "invalid_request_error", code: "invalid_api_key" },
};
export const NO_CREDIT: ScriptedReply = {
  status: 402,
  error: { message: "Insufficient credits. Add more in your settings.", code: 402 },
};
export const FORBIDDEN: ScriptedReply = {
  status: 403,
  error: { message: "Project does not have access to this model.", type: "invalid_request_error", code: null },
};
export const QUOTA_EXCEEDED: ScriptedReply = {
  status: 429,
  error: {
    message: "You exceeded your current quota, please check your plan and billing details.",
    type: "insufficient_quota",
    code: "insufficient_quota",
  },
};
export const UNKNOWN_MODEL: ScriptedReply = {
  status: 404,
  error: {
    message: "The model `test-1` does not exist or you do not have access to it.",
    type: "invalid_request_error",
    code: "model_not_found",
  },
};
export const DEPRECATED_MODEL: ScriptedReply = {
  status: 404,
  error: {
    message: "The model `test-1` has been deprecated, learn more here: https://example.com/deprecations",
    type: "invalid_request_error",
    code: "model_not_found",
  },
};
export const REJECTED_PARAMETER: ScriptedReply = {
  status: 400,
  error: {
    message: "Unsupported parameter: 'temperature' is not supported with this model.",
    type: "invalid_request_error",
    param: "temperature",
    code: "unsupported_parameter",
  },
};
export const CONTENT_FILTERED: ScriptedReply = {
  status: 400,
  error: {
    message: "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
    type: null,
    param: "prompt",
    code: "content_filter",
  },
};

/** The endpoint did not accept what the model wrote; in the words of Groq. */
export const REJECTED_CALL: ScriptedReply = {
  status: 400,
  error: {
    message: "Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details.",
    type: "invalid_request_error",
    code: "tool_use_failed",
    failed_generation: '<function=echo{"word": ready}</function>',
  },
};

const refused = (message: string, code: string | null = null): ScriptedReply => ({
  status: 400,
  error: { message, type: "invalid_request_error", param: "messages", code },
});

/** A conversation that is too long, by provider. */
export const TOO_LONG: Readonly<Record<string, ScriptedReply>> = {
  openai: refused(
    "This model's maximum context length is 128000 tokens. However, your messages resulted in 130001 tokens.",
    "context_length_exceeded",
  ),
  anthropic: refused("prompt is too long: 205000 tokens > 200000 maximum"),
  gemini: refused("The input token count (1200000) exceeds the maximum number of tokens allowed (1048576)."),
  vllm: refused("This model's maximum context length is 32768 tokens. However, you requested 33000 tokens."),
  ollama: refused("input length exceeds the context length"),
  bedrock: refused("Input is too long for requested model."),
  openrouter: refused("This endpoint's maximum context length is 131072 tokens. However, you requested about 140000."),
};
