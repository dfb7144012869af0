/**
 * Defines the schema of the action's inputs, which a test holds equal to action.yml, and reads them.
 */
import { z } from "zod";
import { FAILING } from "../../../github/write/outcome.ts";
import { Fault } from "../../../lib/fault.ts";
import { nearest } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import {
  apiRoot,
  approverList,
  attempts,
  duration,
  featureOverrides,
  flag,
  headerList,
  idList,
  nameList,
  orNone,
  outcomeList,
  phrases,
  pluginList,
  promptPath,
  quietHours,
  readAreas,
  repositoryRuns,
  resumption,
  roleList,
  runsPerDay,
  searchWords,
  skillChoice,
  skillsSources,
  toolChanges,
} from "./input-shapes.ts";
import { intentList } from "./intents-input.ts";
import { LIST_FORMS, parseItem, parseList } from "./list-query.ts";
import { type BesideRepositories, publishingInputs, requireFitting } from "./publishing.ts";
import { MODES, rawInput } from "./raw-input.ts";
import { literalSecrets, parseSecrets, secretList } from "./secrets-input.ts";

const MISSING = "is missing";
const required = z.string({ error: MISSING });

const guid = z.guid({
  error: ({ input }) => (input === undefined ? MISSING : "must be an id like 00000000-0000-0000-0000-000000000000"),
});

const SHORT_STATE_KEY = "must have at least 16 characters";
// What is kept of a thread is signed, and so are marks in comments. A key of nobody could be anybody's.
const NO_STATE_KEY = "is missing; without an `api-key`, it signs what the agent remembers";
const NOT_A_NUMBER = "must be a number";
const ITERATIONS = "must be a whole number from 1 to 1000";
const ITEMS = "must be a whole number from 1 to 256";
const MINUTES = "must be more than 0 and at most 360";
const TEMPERATURE = "must be from 0 to 2";

/** Defaults are action.yml's; they are repeated here for runs that do not come through a runner. */
export const Inputs = z
  .strictObject({
    mode: z.enum(MODES, { error: `must be one of ${MODES.join(", ")}` }).default("auto"),
    model: required,
    "api-key": z.string().optional(),
    "azure-client-id": guid.optional(),
    "azure-tenant-id": guid.optional(),
    "base-url": apiRoot.default("https://api.openai.com/v1"),
    "api-mode": z
      .enum(["auto", "chat", "responses", "messages"], { error: "must be auto, chat, responses or messages" })
      .default("auto"),
    "api-version": z
      .string()
      .regex(/^[\w.-]{1,40}$/, "must be a version like 2024-10-21")
      .optional(),
    "model-headers": headerList.optional(),
    "model-features": featureOverrides.optional(),
    "reasoning-effort": z
      .string()
      .regex(/^[a-z]{2,20}$/, "must be one word, e.g. low, medium or high")
      .optional(),
    temperature: z.coerce.number(NOT_A_NUMBER).min(0, TEMPERATURE).max(2, TEMPERATURE).optional(),
    "fallback-models": nameList.optional(),
    "vision-model": z.string().optional(),
    "small-model": z.string().optional(),
    "github-token": required,
    secrets: secretList.optional(),
    isolation: z.enum(["auto", "namespace", "none"], { error: "must be auto, namespace or none" }).default("auto"),
    "agent-server-url": apiRoot.optional(),
    "agent-server-key": z.string().optional(),
    "agent-server-conversation": flag.default(false),
    "agent-server-gives": nameList.optional(),
    network: z.string().default("none"),
    caches: nameList.optional(),
    "tool-env": nameList.optional(),
    "mixed-threads": z
      .enum(["restricted", "strict", "as-trusted"], { error: "must be restricted, strict or as-trusted" })
      .default("restricted"),
    tools: toolChanges.optional(),
    "allowed-tools": nameList.optional(),
    intents: intentList.optional(),
    "read-github": readAreas.optional(),
    "attach-screenshots": flag.default(false),
    "mcp-config": z.string().optional(),
    "mcp-secrets": secretList.optional(),
    "trigger-phrase": phrases.default("@agent"),
    "review-verdict": z.enum(["comment", "allow"], { error: "must be comment or allow" }).default("comment"),
    "fork-push": flag.default(false),
    "label-trigger": z.string().default("agent"),
    "assignee-trigger": z.string().optional(),
    "ci-attempts": attempts,
    "change-set": z.string().optional(),
    list: z
      .string()
      .refine((text) => parseList(text) !== undefined, `must be ${LIST_FORMS}`)
      .optional(),
    item: z
      .string()
      .refine((text) => parseItem(text) !== undefined, "must be one element of the output `matrix`, or a name")
      .optional(),
    prompt: z.string().optional(),
    "prompt-file": promptPath.optional(),
    confirmation: z.enum(["never", "risky", "always"], { error: "must be never, risky or always" }).default("never"),
    "confirmation-threshold": z
      .enum(["low", "medium", "high"], { error: "must be low, medium or high" })
      .default("high"),
    "approve-label": z.string().default("agent:approve"),
    "reject-label": z.string().default("agent:reject"),
    approvers: approverList.optional(),
    "approval-expires": duration.default("72h"),
    "allowed-roles": roleList.default("admin, maintain, write"),
    "allowed-users": nameList.optional(),
    "denied-users": nameList.optional(),
    "allowed-bots": idList.optional(),
    "system-prompt-file": z.string().optional(),
    "system-prompt-suffix": z.string().optional(),
    skills: skillChoice.prefault("true"),
    "skills-from": skillsSources.optional(),
    "skill-commands": flag.default(false),
    hooks: flag.default(false),
    plugins: pluginList.optional(),
    "sub-agents": flag.default(false),
    "setup-command": z.string().optional(),
    "setup-network": z.string().default("registries"),
    "plan-first": flag.default(false),
    check: z.string().optional(),
    "check-attempts": attempts.unwrap().default(3),
    critic: z.enum(["none", "model"], { error: "must be none or model" }).default("none"),
    "max-iterations": z.coerce
      .number(NOT_A_NUMBER)
      .int(ITERATIONS)
      .min(1, ITERATIONS)
      .max(1000, ITERATIONS)
      .default(100),
    "max-items": z.coerce.number(NOT_A_NUMBER).int(ITEMS).min(1, ITEMS).max(256, ITEMS).default(20),
    "max-runs-per-day": runsPerDay,
    "max-repository-runs-per-day": repositoryRuns.optional(),
    "skip-if": searchWords.optional(),
    "stop-after": z.iso.date("must be a date like 2027-01-31").optional(),
    "quiet-hours": quietHours.optional(),
    "timeout-minutes": z.coerce.number(NOT_A_NUMBER).positive(MINUTES).max(360, MINUTES).default(25),
    "max-budget-usd": orNone(z.coerce.number().positive().max(10_000), "a number above 0 and at most 10000").optional(),
    "max-budget-tokens": orNone(
      z.coerce.number().int().min(1).max(1_000_000_000),
      "a whole number from 1 to 1000000000",
    ).optional(),
    ...publishingInputs,
    "fail-on": outcomeList.default(FAILING.join(", ")),
    "output-schema": z.string().optional(),
    "output-schema-file": z.string().optional(),
    "state-store": z.enum(["git-ref", "none"], { error: "must be git-ref or none" }).default("git-ref"),
    resume: resumption.default("auto"),
    "state-key": z.string().min(16, SHORT_STATE_KEY).optional(),
    "encrypt-state": flag.default(false),
    "log-completions": flag.default(false),
    "show-output": z.enum(["auto", "full", "none"], { error: "must be auto, full or none" }).default("auto"),
  })
  .readonly();
export type Inputs = z.infer<typeof Inputs>;

/** Who a run is at its endpoint: the holder of a key, or the job itself, signed in at Azure. */
const WithKey = Inputs.unwrap()
  .extend({
    "api-key": required,
    "azure-client-id": z.undefined({ error: "cannot be used together with `api-key`" }).optional(),
    "azure-tenant-id": z.undefined({ error: "cannot be used together with `api-key`" }).optional(),
  })
  .readonly();
const Keyless = Inputs.unwrap()
  .extend({
    "azure-client-id": guid,
    "azure-tenant-id": guid,
    "state-key": z.string({ error: NO_STATE_KEY }).min(16, SHORT_STATE_KEY),
  })
  .readonly();

/** Where no model is asked, none need be named. */
const WithoutModel = Inputs.unwrap().partial({ model: true }).readonly();

/** The name of an input. */
export const InputName = Inputs.unwrap().keyof();
export type InputName = z.infer<typeof InputName>;

type Env = Readonly<Record<string, string | undefined>>;

const SECRET_HEADER = /auth|key|token|secret|cookie|credential/i;

/** Every value among the inputs that must not be shown, whether or not the inputs are as they should be. */
export function secretInputs(env: Env): string[] {
  const headers = headerList.safeParse(rawInput(env, "model-headers") ?? "");
  const named = Object.entries(headers.data ?? {}).filter(([name]) => SECRET_HEADER.test(name));
  const plain = [
    rawInput(env, "github-token"),
    rawInput(env, "api-key"),
    rawInput(env, "state-key"),
    rawInput(env, "agent-server-key"),
  ].filter((secret) => secret !== undefined);
  const lists = [rawInput(env, "secrets") ?? "", rawInput(env, "mcp-secrets") ?? ""];
  const listed = lists.flatMap((given) => Object.values(parseSecrets(given) ?? { malformed: given }));
  const forServers = literalSecrets(rawInput(env, "mcp-config") ?? "", (name) => SECRET_HEADER.test(name));
  return [...plain, ...listed, ...forServers, ...named.flatMap(([, value]) => [value, value.replace(/^\w+ /, "")])];
}

/** All inputs, or a "config" Fault that names every one that is missing, malformed or unknown. */
export function readInputs(env: Env): Inputs {
  const isKeyless = AZURE.some((name) => rawInput(env, name) !== undefined) && rawInput(env, "api-key") === undefined;
  return isKeyless ? read(env, Keyless) : read(env, WithKey);
}

/** The same for runs that ask no model. */
export function readInputsWithoutModel(env: Env): z.infer<typeof WithoutModel> {
  return read(env, WithoutModel);
}

const AZURE = ["azure-client-id", "azure-tenant-id"] satisfies InputName[];

const OF_CALLERS: readonly string[] = [
  "allowed-roles",
  "allowed-users",
  "denied-users",
  "allowed-bots",
  "approvers",
] satisfies InputName[];

/** A "config" Fault if somebody may have been refused by mistake: for an unknown input, or a malformed one on who may. */
export function requireSoundGate(env: Env): void {
  const { error } = WithoutModel.safeParse(givenIn(env));
  const issues = error?.issues.filter(
    ({ code, path }) => code === "unrecognized_keys" || OF_CALLERS.includes(String(path[0])),
  );
  if (issues && issues.length > 0) throw unsound(issues, error);
}

type Checked = BesideRepositories & Pick<Inputs, "agent-server-key">;
function read<Given extends Checked>(env: Env, shape: z.ZodType<Given>): Given {
  const inputs = shape.safeParse(givenIn(env));
  if (!inputs.success) throw unsound(inputs.error.issues, inputs.error);
  const { "agent-server-key": key, "agent-server-url": url } = inputs.data;
  // An address may be a variable that is not set: then the tools would work on the runner.
  if (key !== undefined && url === undefined)
    throw new Fault("config", "Invalid configuration: `agent-server-key` needs `agent-server-url`.", { hint: FIX });
  requireFitting(inputs.data);
  return inputs.data;
}

function givenIn(env: Env): Readonly<Record<string, string>> {
  const given = Object.entries(env).flatMap(([variable, value]) =>
    variable.startsWith("INPUT_") && value?.trim() ? [[nameOf(variable), value.trim()]] : [],
  );
  return Object.fromEntries(given);
}

function unsound(issues: readonly z.core.$ZodIssue[], cause: unknown): Fault {
  const lacks = (name: InputName) => issues.some(({ message, path }) => path[0] === name && message === MISSING);
  const advice = [
    ...(lacks("api-key") ? [prompt("missing-api-key")] : []),
    ...(lacks("model") ? [prompt("missing-model")] : []),
  ];
  const hint = advice.length > 0 ? [...advice, prompt("missing-not-needed")].join(" ") : FIX;
  return new Fault("config", `Invalid configuration: ${issues.map(sentence).join("; ")}.`, { hint, cause });
}

const FIX = "Fix the `with:` block of the workflow step; docs/inputs.md of this action lists every input.";

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code !== "unrecognized_keys") return `\`${String(issue.path[0])}\` ${issue.message}`;
  return issue.keys.map((key) => `\`${key}\` is not an input${suggestion(key)}`).join("; ");
}

/** The input that somebody may have meant. */
export function nearestInput(name: string): string | undefined {
  return nearest(name, InputName.options);
}

function suggestion(key: string): string {
  const near = nearestInput(key);
  return near === undefined ? "" : ` (did you mean \`${near}\`?)`;
}

function nameOf(variable: string): string {
  return variable.slice("INPUT_".length).toLowerCase();
}
