/**
 * Defines the slices of the settings that are not about triggers and publishing, and all inputs together, which a test
 * holds equal to action.yml. Defaults are action.yml's; they are repeated for runs that do not come through a runner.
 */
import { z } from "zod";
import { PROTOCOL_NAMES, STANDARD_ENDPOINT } from "../../core/model/features/protocols.ts";
import { Fault } from "../../lib/fault.ts";
import {
  apiRoot,
  asWritten,
  duration,
  featureOverrides,
  flag,
  headerList,
  nameList,
  orNone,
  pluginList,
  resumption,
  skillChoice,
  skillsSources,
  toolChanges,
} from "./input-shapes.ts";
import { JOBS } from "./list-query.ts";
import { PUBLISH, REPORT } from "./publishing.ts";
import { KEYS, required, SHORT_STATE_KEY, secretList } from "./secrets-input.ts";
import { FIX_INPUTS, MISSING, type Settings, sliceOf, unsound } from "./settings.ts";
import { ADMIT, TRIGGER } from "./trigger-settings.ts";

const guid = z.guid({
  error: ({ input }) => (input === undefined ? MISSING : "must be an id like 00000000-0000-0000-0000-000000000000"),
});

// The saved state of a thread and the marks in comments are signed. A key that nobody chose could be anybody's.
const NO_STATE_KEY = "is missing; without an `api-key`, it signs what the agent remembers";
const NOT_A_NUMBER = "must be a number";
const ITERATIONS = "must be a whole number from 1 to 1000";
const MINUTES = "must be more than 0 and at most 360";
const TEMPERATURE = "must be from 0 to 2";

const API_MODES = ["auto", ...PROTOCOL_NAMES].join(", ").replace(/, (\w+)$/, " or $1");

const STORE = z.enum(["git-ref", "none"], { error: "must be git-ref or none" }).default("git-ref");

/** The saved state of a thread: where it is, and who may read it. */
export const STATE = sliceOf(
  { "state-store": STORE, resume: resumption.default("auto"), "encrypt-state": flag.default(false) },
  { "state-store": () => STORE.parse(undefined), resume: asWritten, "encrypt-state": () => false },
);

const ISOLATION = z.enum(["auto", "namespace", "none"], { error: "must be auto, namespace or none" }).default("auto");

/** The place where tools work: a sandbox, the runner, or an agent server. */
export const MACHINE = sliceOf(
  {
    isolation: ISOLATION,
    "agent-server-url": apiRoot.optional(),
    "agent-server-key": z.string().optional(),
    "agent-server-conversation": flag.default(false),
    "agent-server-gives": nameList.optional(),
  },
  {
    isolation: () => ISOLATION.parse(undefined),
    "agent-server-url": asWritten,
    "agent-server-conversation": () => false,
  },
);

/** When people are asked. */
export const APPROVAL = sliceOf(
  {
    confirmation: z.enum(["never", "risky", "always"], { error: "must be never, risky or always" }).default("never"),
    "confirmation-threshold": z
      .enum(["low", "medium", "high"], { error: "must be low, medium or high" })
      .default("high"),
    "approval-expires": duration.default("72h"),
  },
  {
    confirmation: () => "always" as const,
    "confirmation-threshold": () => "low" as const,
    "approval-expires": asWritten,
  },
);

const TIMEOUT = z.coerce.number(NOT_A_NUMBER).positive(MINUTES).max(360, MINUTES).default(25);

/** How long a run may take, and what it may cost. */
export const LIMITS = sliceOf(
  {
    "max-iterations": z.coerce
      .number(NOT_A_NUMBER)
      .int(ITERATIONS)
      .min(1, ITERATIONS)
      .max(1000, ITERATIONS)
      .default(100),
    "timeout-minutes": TIMEOUT,
    "max-budget-usd": orNone(z.coerce.number().positive().max(10_000), "a number above 0 and at most 10000").optional(),
    "max-budget-tokens": orNone(
      z.coerce.number().int().min(1).max(1_000_000_000),
      "a whole number from 1 to 1000000000",
    ).optional(),
  },
  {
    "max-iterations": () => 1,
    "timeout-minutes": () => TIMEOUT.parse(undefined),
    "max-budget-usd": () => undefined,
    "max-budget-tokens": () => undefined,
  },
);

/** Which model is asked, and how. */
const MODEL = sliceOf({
  model: required,
  "azure-client-id": guid.optional(),
  "azure-tenant-id": guid.optional(),
  "base-url": apiRoot.default(STANDARD_ENDPOINT),
  "api-mode": z.enum(["auto", ...PROTOCOL_NAMES], { error: `must be ${API_MODES}` }).default("auto"),
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
  "log-completions": flag.default(false),
});

/** What commands get. */
const SANDBOX = sliceOf({
  secrets: secretList.optional(),
  network: z.string().default("none"),
  caches: nameList.optional(),
  "tool-env": nameList.optional(),
  "setup-command": z.string().optional(),
  "setup-network": z.string().default("registries"),
});

/** The abilities of the agent, its knowledge of the repository, and the checks of its work. */
export const AGENT = sliceOf({
  "mixed-threads": z
    .enum(["restricted", "strict", "as-trusted"], { error: "must be restricted, strict or as-trusted" })
    .default("restricted"),
  tools: toolChanges.optional(),
  "allowed-tools": nameList.optional(),
  "mcp-config": z.string().optional(),
  "mcp-secrets": secretList.optional(),
  "sub-agents": flag.default(false),
  "system-prompt-file": z.string().optional(),
  "system-prompt-suffix": z.string().optional(),
  skills: skillChoice.prefault("true"),
  "skills-from": skillsSources.optional(),
  "skill-commands": flag.default(false),
  hooks: flag.default(false),
  plugins: pluginList.optional(),
  memory: z.enum(["none", "read", "propose"], { error: "must be none, read or propose" }).default("read"),
});

/** Every input is in one of them, which a test checks. */
export const SLICES = [
  TRIGGER,
  LIMITS,
  ADMIT,
  KEYS,
  JOBS,
  STATE,
  REPORT,
  MACHINE,
  APPROVAL,
  MODEL,
  SANDBOX,
  AGENT,
  PUBLISH,
] as const;

/** All inputs. */
export const Inputs = z
  .strictObject({
    ...TRIGGER.shape,
    ...LIMITS.shape,
    ...ADMIT.shape,
    ...KEYS.shape,
    ...JOBS.shape,
    ...STATE.shape,
    ...REPORT.shape,
    ...MACHINE.shape,
    ...APPROVAL.shape,
    ...MODEL.shape,
    ...SANDBOX.shape,
    ...AGENT.shape,
    ...PUBLISH.shape,
  })
  .readonly();
export type Inputs = z.infer<typeof Inputs>;

/** The name of an input. */
export const InputName = Inputs.unwrap().keyof();
export type InputName = z.infer<typeof InputName>;

const ALL = Inputs.unwrap().shape;

/** Who a run is at its endpoint: the holder of a key, or the job itself, signed in at Azure. */
const WITH_KEY = {
  ...ALL,
  "api-key": required,
  "azure-client-id": z.undefined({ error: "cannot be used together with `api-key`" }).optional(),
  "azure-tenant-id": z.undefined({ error: "cannot be used together with `api-key`" }).optional(),
};
const KEYLESS = {
  ...ALL,
  "azure-client-id": guid,
  "azure-tenant-id": guid,
  "state-key": z.string({ error: NO_STATE_KEY }).min(16, SHORT_STATE_KEY),
};

/** No model has to be named where none is asked. */
const WITHOUT_MODEL = { ...ALL, model: z.string().optional() };

/** All inputs, or a "config" Fault that names every one that is missing, malformed or unknown. */
export function readInputs(settings: Settings): Inputs {
  const isKeyless = AZURE.some((name) => isGiven(settings, name)) && !isGiven(settings, "api-key");
  return fitting(settings.all(isKeyless ? KEYLESS : WITH_KEY));
}

/** The same for runs that ask no model. */
export function readInputsWithoutModel(settings: Settings) {
  return fitting(settings.all(WITHOUT_MODEL));
}

const AZURE = ["azure-client-id", "azure-tenant-id"] satisfies InputName[];

/** Whether the workflow sets it, to whatever. */
export function isGiven(settings: Settings, name: InputName): boolean {
  return settings.written(name) !== undefined;
}

/** The texts of inputs, to be compared with those of another run: null where one is not set. */
export function textsOf(settings: Settings, names: readonly string[]): readonly (string | null)[] {
  return names.map((name) => settings.written(name) ?? null);
}

const OF_CALLERS: readonly string[] = [
  "allowed-roles",
  "allowed-users",
  "denied-users",
  "allowed-bots",
  "approvers",
] satisfies InputName[];

/** A "config" Fault if somebody may have been refused by mistake: for an unknown input, or a malformed one on who may. */
export function requireSoundGate(settings: Settings): void {
  const problems = settings
    .problemsIn(ALL)
    .filter(({ input, kind }) => kind === "unknown" || OF_CALLERS.includes(input));
  if (problems.length > 0) throw unsound(problems);
}

function fitting<Given extends Pick<Inputs, "agent-server-key" | "agent-server-url">>(inputs: Given): Given {
  const { "agent-server-key": key, "agent-server-url": url } = inputs;
  // An address may be a variable that is not set: then the tools would work on the runner.
  if (key !== undefined && url === undefined)
    throw new Fault("config", "Invalid configuration: `agent-server-key` needs `agent-server-url`.", {
      hint: FIX_INPUTS,
    });
  return inputs;
}
