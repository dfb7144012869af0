/** Defines what a model and its endpoint can do. All differences between models are decided by these values. */
import { z } from "zod";
import { PROTOCOL_NAMES } from "./protocols.ts";

/** US dollars for a million tokens. Cached reads and writes cost the same as other input by default. */
export const Price = z
  .strictObject({
    input: z.number().min(0),
    output: z.number().min(0),
    cache_read: z.number().min(0).optional(),
    cache_write: z.number().min(0).optional(),
  })
  .readonly();
export type Price = z.infer<typeof Price>;

export const ModelFeatures = z
  .strictObject({
    /** The protocol to use. */
    api: z.enum(PROTOCOL_NAMES),
    /** false: tools are described in the prompt, and calls are parsed from the text. */
    native_tool_calling: z.boolean(),
    /** Whether a reply may have several calls. */
    parallel_tool_calls: z.boolean(),
    /** false: the endpoint refuses images, or the model ignores them. */
    vision: z.boolean(),
    /** The value to send, if the model has this parameter. */
    reasoning_effort: z.string().optional(),
    /** The value to send, if one is wanted and the model has this parameter. */
    temperature: z.number().min(0).max(2).optional(),
    stop_words: z.boolean(),
    /** `marks`: `cache_control` on blocks. `key`: `prompt_cache_key` on the request. */
    prompt_caching: z.enum(["none", "marks", "key"]),
    /** Message content must be a string, and not a list of blocks. */
    string_content: z.boolean(),
    /** The model's reasoning is sent back with its message. */
    send_reasoning: z.boolean(),
    /** The model may think for minutes without sending anything. */
    silent_thinking: z.boolean(),
    stream: z.boolean(),
    /** In tokens, for a request and its reply together. */
    context_window: z.int().positive().optional(),
    /** In tokens, sent as the limit of a reply. */
    max_output_tokens: z.int().positive().optional(),
    price: Price.optional(),
  })
  .readonly();
export type ModelFeatures = z.infer<typeof ModelFeatures>;

/** For unknown models: what nearly every endpoint accepts. There is no default price. */
export const UNKNOWN_MODEL: ModelFeatures = Object.freeze({
  api: "chat",
  native_tool_calling: true,
  parallel_tool_calls: true,
  vision: true,
  stop_words: true,
  prompt_caching: "none",
  string_content: false,
  send_reasoning: false,
  silent_thinking: false,
  stream: true,
});

/** Features in an input: JSON with the fields of `ModelFeatures`, all optional. */
const Overrides = ModelFeatures.unwrap().partial();

type ParsedOverrides =
  | Readonly<{ status: "sound"; overrides: Partial<ModelFeatures> }>
  | Readonly<{ status: "broken"; problem: string }>;

/** The problem is a phrase such as "must be a JSON object". It never quotes the text, which may be a secret. */
export function parseOverrides(text: string): ParsedOverrides {
  const parsed = Overrides.safeParse(jsonIn(text));
  if (!parsed.success) return { status: "broken", problem: phrase(parsed.error.issues) };
  const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return { status: "sound", overrides: Object.fromEntries(given) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not an object, which is reported as such
  }
}

function phrase(issues: readonly z.core.$ZodIssue[]): string {
  return issues.map(phraseOf).join(", and ");
}

function phraseOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.map(String).join(".");
  if (field === "" && issue.code === "unrecognized_keys") {
    return `has a field that does not exist (there are ${Object.keys(Overrides.shape).join(", ")})`;
  }
  return field === "" ? "must be a JSON object" : `has no valid value for "${field}" (${expected(issue)})`;
}

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`;
    case "invalid_type":
      return `a ${issue.expected}`;
    case "unrecognized_keys":
      return "it has a field that does not exist";
    default:
      return "out of range";
  }
}
