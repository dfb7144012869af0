/**
 * Defines the hooks of a repository (commands that are run when something happens in a conversation) and the port that
 * runs them. The implementation decides where they run. It must be next to the tools, never next to a key.
 */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { fieldProblems } from "../../lib/field-problems.ts";
import { Json } from "../event/envelope.ts";

const HookType = z.enum(["PreToolUse", "PostToolUse", "UserPromptSubmit", "SessionStart", "SessionEnd", "Stop"]);

/** `timeout` is in seconds. Hooks of the types prompt and agent are accepted but not run. */
export const Hook = z
  .object({
    type: z.enum(["command", "prompt", "agent"]).default("command"),
    command: z.string().min(1).optional(),
    prompt: z.string().optional(),
    name: z.string().optional(),
    timeout: z.number().positive().max(3600).default(60),
    async: z.boolean().default(false),
  })
  .refine(({ type, command }) => type !== "command" || command !== undefined, "A hook of type command needs a command.")
  .readonly();
export type Hook = z.infer<typeof Hook>;

const Matcher = z
  .string()
  .refine((pattern) => compileMatcher(pattern) !== undefined, "It is not a regular expression.");

const HookGroup = z.object({ matcher: Matcher.default("*"), hooks: z.array(Hook).readonly() }).readonly();

const groups = z.array(HookGroup).readonly().optional();
const Events = z
  .strictObject({
    PreToolUse: groups,
    PostToolUse: groups,
    UserPromptSubmit: groups,
    SessionStart: groups,
    SessionEnd: groups,
    Stop: groups,
  })
  .readonly();

/**
 * Groups of hooks by event. Names of events may also be written as `pre_tool_use`, and everything may be below `hooks`.
 */
export const HookConfig = z.preprocess(normalised, Events);
export type HookConfig = z.infer<typeof HookConfig>;

/** Throws a "config" Fault that names `where` for an invalid configuration. */
export function readHookConfig(value: unknown, where: string): HookConfig {
  const config = HookConfig.safeParse(value);
  if (config.success) return config.data;
  const hint = "Fix the hooks, or remove them.";
  throw new Fault("config", `The hooks in ${where} cannot be used: ${fieldProblems(config.error)}`, { hint });
}

function normalised(value: unknown): unknown {
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  const events = keys.length === 1 && isObject(value.hooks) ? value.hooks : value;
  return Object.fromEntries(Object.entries(events).map(([key, field]) => [pascalCase(key), field]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function pascalCase(key: string): string {
  return /^[a-z]+(_[a-z]+)*$/.test(key) ? key.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase()) : key;
}

/** The hooks of earlier configurations run first. Undefined if there are no hooks. */
export function mergeHooks(configs: readonly HookConfig[]): HookConfig | undefined {
  const events = HookType.options.flatMap((type) => {
    const groups = configs.flatMap((config) => config[type] ?? []);
    return groups.length === 0 ? [] : [[type, groups] as const];
  });
  return events.length === 0 ? undefined : Object.fromEntries(events);
}

/** Decides by the name of a tool whether a hook applies. */
type MatchesTool = (tool: string | undefined) => boolean;

/**
 * `*` and "" match all names. Otherwise the whole name has to match the pattern or equal it. Returns undefined for an
 * invalid pattern.
 */
export function compileMatcher(matcher: string): MatchesTool | undefined {
  const pattern = matcher.trim();
  if (pattern === "" || pattern === "*") return () => true;
  const source = /^\/(.+)\/$/.exec(pattern)?.[1] ?? pattern;
  try {
    const whole = new RegExp(`^(?:${source})$`, "u");
    return (tool) => tool !== undefined && (tool === pattern || whole.test(tool));
  } catch {
    return undefined;
  }
}

/** The JSON that a hook gets on stdin. */
export const HookInput = z
  .strictObject({
    event_type: HookType,
    tool_name: z.string().optional(),
    tool_input: Json.optional(),
    tool_response: Json.optional(),
    message: z.string().optional(),
    session_id: z.string().optional(),
    working_dir: z.string().optional(),
    metadata: z.record(z.string(), Json).readonly().prefault({}),
  })
  .readonly();
export type HookInput = z.infer<typeof HookInput>;

export type HookCommand = Readonly<{
  /** One line for a shell, which runs in the working folder. */
  command: string;
  stdin: string;
  /** Variables in addition to those of tools. */
  environment: Readonly<Record<string, string>>;
  timeoutMs: number;
  signal: AbortSignal;
}>;

export type HookEnd = Readonly<{ exitCode: number; stdout: string; stderr: string; timedOut: boolean }>;

/**
 * Contract: a command that fails or takes too long is a result, and none of its processes is left running. stdout and
 * stderr may be cut after 50,000 characters. Rejects with the reason of an aborted signal, or if nothing can be run at
 * all.
 */
export type HookRunner = (command: HookCommand) => Promise<HookEnd>;

/** Whether any hook runs for this event. */
export function hasHooks({ event_type, tool_name }: Pick<HookInput, "event_type" | "tool_name">, config: HookConfig) {
  return hooksFor({ event_type, tool_name }, config).length > 0;
}

/** The hooks that run for this event, in their order. */
export function hooksFor({ event_type, tool_name }: Pick<HookInput, "event_type" | "tool_name">, config: HookConfig) {
  const groups = config[event_type] ?? [];
  return groups.filter(({ matcher }) => compileMatcher(matcher)?.(tool_name)).flatMap(({ hooks }) => hooks);
}
