/** Defines the settings of what starts a run and of who may start one. Both are needed before all inputs are checked. */
import { z } from "zod";
import type { GateSettings } from "../../github/read/permission.ts";
import type { TriggerSettings } from "../../github/read/trigger/trigger.ts";
import { commaList } from "../../lib/text.ts";
import type { Env } from "../world.ts";
import {
  approverList,
  asWritten,
  attempts,
  flag,
  idList,
  isEverybody,
  nameList,
  phrases,
  promptPath,
  repositoryRuns,
  roleList,
  runsPerDay,
  searchWords,
} from "./input-shapes.ts";
import { PHRASE, type Settings, sliceOf } from "./settings.ts";

/** The modes, and how they differ where several parts of a run ask. A new one is one more row. */
type ModeRow = Readonly<{
  /** Whether such a run may change anything on GitHub. */
  writes: boolean;
  /** Whether an agent works, for which a run looks ahead. */
  hasAgent: boolean;
  /** Whether a run can work in several repositories. */
  knowsOthers: boolean;
}>;

const MODES = {
  auto: { writes: true, hasAgent: true, knowsOthers: true },
  review: { writes: true, hasAgent: true, knowsOthers: false },
  gate: { writes: false, hasAgent: false, knowsOthers: true },
  list: { writes: false, hasAgent: false, knowsOthers: false },
  plan: { writes: false, hasAgent: true, knowsOthers: false },
  apply: { writes: true, hasAgent: false, knowsOthers: false },
  "dry-run": { writes: false, hasAgent: true, knowsOthers: false },
  sweep: { writes: true, hasAgent: true, knowsOthers: true },
} as const satisfies Readonly<Record<string, ModeRow>>;
export type Mode = keyof typeof MODES;

/** Settings of what starts a run, what is asked, and how the answer begins. */
export const TRIGGER = sliceOf(
  {
    mode: z
      .string()
      .refine((mode): boolean => isMode(mode), `must be one of ${Object.keys(MODES).join(", ")}`)
      .default("auto"),
    "trigger-phrase": phrases.default(PHRASE),
    "label-trigger": z.string().default("agent"),
    "assignee-trigger": z.string().optional(),
    "approve-label": z.string().default("agent:approve"),
    "reject-label": z.string().default("agent:reject"),
    prompt: z.string().optional(),
    "prompt-file": promptPath.optional(),
    "plan-first": flag.default(false),
  },
  {
    mode: asWritten,
    "trigger-phrase": asWritten,
    "prompt-file": asWritten,
    "plan-first": () => false,
  },
);

/** Who may start a run and decide, and how often there are runs. A malformed list allows nobody that it does not name. */
export const ADMIT = sliceOf(
  {
    "allowed-roles": roleList.default("admin, maintain, write"),
    "allowed-users": nameList.optional(),
    "denied-users": nameList.optional(),
    "allowed-bots": idList.optional(),
    approvers: approverList.optional(),
    "ci-attempts": attempts,
    "max-runs-per-day": runsPerDay,
    "max-repository-runs-per-day": repositoryRuns.optional(),
    "skip-if": searchWords.optional(),
    "stop-after": z.iso.date("must be a date like 2027-01-31").optional(),
  },
  {
    "allowed-roles": asWritten,
    "allowed-bots": asWritten,
    approvers: asWritten,
    "ci-attempts": () => 1,
    "max-runs-per-day": () => runsPerDay.parse(undefined),
    "max-repository-runs-per-day": () => undefined,
    "skip-if": () => undefined,
    "stop-after": asWritten,
  },
);

function isMode(mode: string): mode is Mode {
  return Object.hasOwn(MODES, mode);
}

/** Undefined for an unknown mode. */
export function modeOf(settings: Settings): Mode | undefined {
  const { mode } = settings.slice(TRIGGER);
  return isMode(mode) ? mode : undefined;
}

/** Whether this run may change anything on GitHub. A run with an unknown mode may not. */
export function mayWrite(settings: Settings): boolean {
  const mode = modeOf(settings);
  return mode !== undefined && MODES[mode].writes;
}

/** Whether an agent works in runs of this mode. A run with an unknown mode gets as far as one with an agent. */
export function hasAgent(mode: Mode | undefined): boolean {
  return mode === undefined || MODES[mode].hasAgent;
}

/** Whether runs of this mode can work in several repositories. */
export function knowsOthers(mode: string): boolean {
  return isMode(mode) && MODES[mode].knowsOthers;
}

export function triggerSettings(settings: Settings, env: Env): TriggerSettings {
  const trigger = settings.slice(TRIGGER);
  return {
    phrases: settings.phrases,
    label: trigger["label-trigger"],
    approveLabel: trigger["approve-label"],
    rejectLabel: trigger["reject-label"],
    assignee: trigger["assignee-trigger"],
    prompt: settings.ownPrompt,
    mode: trigger.mode,
    allowedBots: allowedBots(settings),
    repositoryId: numberOf(env.GITHUB_REPOSITORY_ID),
    runId: numberOf(env.GITHUB_RUN_ID),
  };
}

/** A malformed input allows nobody. Those who are allowed all the same are told that the inputs are wrong. */
export function gateSettings(settings: Settings, env: Env, ownId: GateSettings["ownId"]): GateSettings {
  const admit = settings.slice(ADMIT);
  return {
    allowedRoles: commaList(admit["allowed-roles"]).filter((role) => !isEverybody(role)),
    allowedUsers: admit["allowed-users"] ?? [],
    deniedUsers: admit["denied-users"] ?? [],
    allowedBots: allowedBots(settings),
    canWrite: true,
    ownId,
    triggeringActor: triggeringActor(env),
  };
}

function allowedBots(settings: Settings): readonly number[] {
  return commaList(settings.slice(ADMIT)["allowed-bots"] ?? "")
    .filter((id) => /^\d+$/.test(id))
    .map(Number);
}

/** The runner tells an id of the actor alone, who need not be the one that has the run repeated. */
function triggeringActor({ GITHUB_TRIGGERING_ACTOR: login, GITHUB_ACTOR, GITHUB_ACTOR_ID }: Env) {
  if (!login) return undefined;
  return { login, id: login === GITHUB_ACTOR ? numberOf(GITHUB_ACTOR_ID) : undefined };
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}
