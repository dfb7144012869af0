/** What a model and its endpoint can do; everything that differs between them is decided by these facts. */
import { z } from "zod";

/** US dollars for a million tokens; cached reads and writes cost as much as others unless stated. */
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
    /** Which of the protocols to speak. */
    api: z.enum(["chat", "responses", "messages"]),
    /** false: tools are described in the prompt, and calls are read from the text. */
    native_tool_calling: z.boolean(),
    /** Whether a reply may hold several calls. */
    parallel_tool_calls: z.boolean(),
    /** false: an image would be refused or not seen. */
    vision: z.boolean(),
    /** The value to send, if the model takes one. */
    reasoning_effort: z.string().optional(),
    /** The value to send, if one is wanted and the model takes one. */
    temperature: z.number().min(0).max(2).optional(),
    stop_words: z.boolean(),
    /** `marks`: `cache_control` on blocks; `key`: `prompt_cache_key` on the request. */
    prompt_caching: z.enum(["none", "marks", "key"]),
    /** Message content has to be a string, never a list of blocks. */
    string_content: z.boolean(),
    /** What the model thought goes back to it with its message. */
    send_reasoning: z.boolean(),
    /** It may think for minutes and send nothing meanwhile. */
    silent_thinking: z.boolean(),
    stream: z.boolean(),
    /** Tokens that fit into a request and its reply together. */
    context_window: z.int().positive().optional(),
    /** Tokens of a reply, sent as its limit. */
    max_output_tokens: z.int().positive().optional(),
    price: Price.optional(),
  })
  .readonly();
export type ModelFeatures = z.infer<typeof ModelFeatures>;

/** Of a model that nothing is known of: what nearly every endpoint takes. No price is invented. */
export const UNKNOWN_MODEL: ModelFeatures = ModelFeatures.parse({
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

/** Features as a person writes them down: JSON with the fields of `ModelFeatures`, all of them optional. */
const Overrides = ModelFeatures.unwrap().partial();

type ParsedOverrides =
  | Readonly<{ status: "sound"; overrides: Partial<ModelFeatures> }>
  | Readonly<{ status: "broken"; problem: string }>;

/** The problem is a phrase, e.g. "must be a JSON object". It repeats nothing of the text, which may be a secret. */
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
    return undefined; // which is no object, and reported as such
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
