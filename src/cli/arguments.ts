/**
 * Reads what was typed after `deckhand rehearse` or `doctor`, the variables and inputs that name a real model, and
 * `--input name=value`.
 */
import { parseArgs } from "node:util";
import { z } from "zod";
import { nearest } from "../lib/text.ts";
import { inputShapes } from "../run/features.ts";

export type GivenInputs = Readonly<Record<string, string>>;

/**
 * The inputs by name, or in one line what is wrong. The later of two counts. A value is never repeated: it may be a
 * secret.
 */
export function givenInputs(pairs: readonly string[]): GivenInputs | string {
  const given: Record<string, string> = {};
  for (const pair of pairs) {
    const end = pair.indexOf("=");
    if (end < 1) return "--input is name=value, with the name of an input of the action";
    const name = pair.slice(0, end).trim();
    const problem = problemWith(name);
    if (problem !== undefined) return problem;
    given[name] = pair.slice(end + 1);
  }
  return given;
}

function problemWith(name: string): string | undefined {
  if (name === "github-token") return "--input github-token: GitHub is embedded here, and has a token of its own";
  const names = Object.keys(inputShapes());
  if (names.includes(name)) return undefined;
  const near = nearest(name, names);
  return `--input ${name}: the action has no such input${near === undefined ? "" : ` (did you mean ${near}?)`}`;
}

/** `mistake` is one line for the person who typed it. */
export type Arguments =
  | Readonly<{ kind: "help" }>
  | Readonly<{ kind: "mistake"; message: string }>
  | Readonly<{ kind: "rehearse"; inputs: GivenInputs } & Omit<Flags, "input">>;

const Flags = z
  .object({
    repo: z.string().min(1, "--repo needs a path").optional(),
    say: z.string().trim().min(1, "--say needs a text").optional(),
    story: z.enum(["fix", "question", "approval"], { error: "--story is fix, question or approval" }).optional(),
    input: z.array(z.string()).readonly().default([]),
    keep: z.boolean().default(false),
    json: z.boolean().default(false),
    verbose: z.boolean().default(false),
    watch: z.boolean().default(false),
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
  input: { type: "string", multiple: true },
  keep: { type: "boolean" },
  json: { type: "boolean" },
  verbose: { type: "boolean" },
  watch: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** `known` are the options of the command; those of `rehearse` unless given. */
export function parseArguments(argv: readonly string[], known = Object.keys(options)): Arguments {
  const parsed = split(argv, known);
  if (typeof parsed === "string") return { kind: "mistake", message: parsed };
  const flags = Flags.safeParse(parsed);
  if (!flags.success) return { kind: "mistake", message: flags.error.issues[0]?.message ?? "wrong options" };
  const { input, ...rest } = flags.data;
  const inputs = givenInputs(input);
  if (typeof inputs === "string") return { kind: "mistake", message: inputs };
  return rest.help ? { kind: "help" } : { kind: "rehearse", ...rest, inputs };
}

/** The flags as typed, or what is wrong with them: the first sentence of what Node says. */
function split(argv: readonly string[], known: readonly string[]): object | string {
  const own = Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name)));
  try {
    return parseArgs({ args: [...argv], options: own, strict: true }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/\.\s.*$/s, "");
  }
}

const NO_JOB =
  "azure-client-id signs in a job of GitHub, so it does not work here: set LLM_API_KEY to a key or a token for the same resource, as docs/providers.md says";

export type ModelChoice =
  | Readonly<{ kind: "scripted" }>
  | Readonly<{ kind: "mistake"; message: string }>
  | Readonly<{ kind: "real"; model: Readonly<{ apiKey: string; model: string; baseUrl?: string }> }>;

/**
 * A real model when LLM_API_KEY and LLM_MODEL are set, a scripted one when no LLM_ variable is; half of it is a mistake. An
 * input counts before the variable.
 */
export function chooseModel(env: Readonly<Record<string, string | undefined>>, inputs: GivenInputs = {}): ModelChoice {
  const apiKey = inputs["api-key"] ?? env.LLM_API_KEY;
  const model = inputs.model ?? env.LLM_MODEL;
  const baseUrl = inputs["base-url"] ?? env.LLM_BASE_URL;
  if (!apiKey && !model && !baseUrl) return { kind: "scripted" };
  if (apiKey && model) return { kind: "real", model: { apiKey, model, ...(baseUrl ? { baseUrl } : {}) } };
  if (model && inputs["azure-client-id"]) return { kind: "mistake", message: NO_JOB };
  const missing = apiKey ? "LLM_MODEL is" : model ? "LLM_API_KEY is" : "LLM_API_KEY and LLM_MODEL are";
  return {
    kind: "mistake",
    message: `${missing} not set: a real model needs both; unset all three for a scripted one`,
  };
}
