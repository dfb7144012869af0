/** Reads what was typed after `deckhand rehearse`, and the variables that name a real model. */
import { parseArgs } from "node:util";
import { z } from "zod";

/** `mistake` is one line for the person who typed it. */
export type Arguments =
  | Readonly<{ kind: "help" }>
  | Readonly<{ kind: "mistake"; message: string }>
  | Readonly<{ kind: "rehearse" } & Flags>;

const Flags = z
  .object({
    repo: z.string().min(1, "--repo needs a path").optional(),
    say: z.string().trim().min(1, "--say needs a text").optional(),
    story: z.enum(["fix", "question", "approval"], { error: "--story is fix, question or approval" }).optional(),
    keep: z.boolean().default(false),
    json: z.boolean().default(false),
    verbose: z.boolean().default(false),
    help: z.boolean().default(false),
  })
  .refine((flags) => flags.story === undefined || (flags.repo ?? flags.say) === undefined, {
    error: "--story brings its own repository and request: leave out --repo and --say, or --story",
  })
  .readonly();
type Flags = z.infer<typeof Flags>;

const options = {
  repo: { type: "string" },
  say: { type: "string" },
  story: { type: "string" },
  keep: { type: "boolean" },
  json: { type: "boolean" },
  verbose: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export function parseArguments(argv: readonly string[]): Arguments {
  const parsed = split(argv);
  if (typeof parsed === "string") return { kind: "mistake", message: parsed };
  const flags = Flags.safeParse(parsed);
  if (!flags.success) return { kind: "mistake", message: flags.error.issues[0]?.message ?? "wrong options" };
  return flags.data.help ? { kind: "help" } : { kind: "rehearse", ...flags.data };
}

/** The flags as typed, or what is wrong with them: the first sentence of what Node says. */
function split(argv: readonly string[]): object | string {
  try {
    return parseArgs({ args: [...argv], options, strict: true }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/\.\s.*$/s, "");
  }
}

export type ModelChoice =
  | Readonly<{ kind: "scripted" }>
  | Readonly<{ kind: "mistake"; message: string }>
  | Readonly<{ kind: "real"; model: Readonly<{ apiKey: string; model: string; baseUrl?: string }> }>;

/** A real model when LLM_API_KEY and LLM_MODEL are set, a scripted one when no LLM_ variable is; half of it is a mistake. */
export function chooseModel(env: Readonly<Record<string, string | undefined>>): ModelChoice {
  const { LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_BASE_URL: baseUrl } = env;
  if (!apiKey && !model && !baseUrl) return { kind: "scripted" };
  if (apiKey && model) return { kind: "real", model: { apiKey, model, ...(baseUrl ? { baseUrl } : {}) } };
  const missing = apiKey ? "LLM_MODEL is" : model ? "LLM_API_KEY is" : "LLM_API_KEY and LLM_MODEL are";
  return {
    kind: "mistake",
    message: `${missing} not set: a real model needs both; unset all three for a scripted one`,
  };
}
