/** Reads what starts a run and who may start one, as it was written: both are needed before all inputs are checked. */

import type { GateSettings } from "../../../github/read/permission.ts";
import type { TriggerSettings } from "../../../github/read/trigger/trigger.ts";
import { commaList } from "../../../lib/text.ts";
import type { Env } from "../world.ts";
import { isEverybody } from "./input-shapes.ts";
import { ownPrompt, rawInput } from "./raw-input.ts";

export function phrasesOf(env: Env): readonly string[] {
  return commaList(rawInput(env, "trigger-phrase") ?? "@agent");
}

export function triggerSettings(env: Env): TriggerSettings {
  return {
    phrases: phrasesOf(env),
    label: rawInput(env, "label-trigger") ?? "agent",
    approveLabel: rawInput(env, "approve-label") ?? "agent:approve",
    rejectLabel: rawInput(env, "reject-label") ?? "agent:reject",
    assignee: rawInput(env, "assignee-trigger"),
    prompt: ownPrompt(env),
    mode: rawInput(env, "mode"),
    allowedBots: allowedBots(env),
    repositoryId: numberOf(env.GITHUB_REPOSITORY_ID),
    runId: numberOf(env.GITHUB_RUN_ID),
  };
}

/** What is malformed allows nobody; that the inputs are wrong is told to those who are allowed all the same. */
export function gateSettings(env: Env, ownId: GateSettings["ownId"]): GateSettings {
  const roles = commaList(rawInput(env, "allowed-roles") ?? "admin, maintain, write");
  return {
    allowedRoles: roles.filter((role) => !isEverybody(role)),
    allowedUsers: commaList(rawInput(env, "allowed-users") ?? ""),
    deniedUsers: commaList(rawInput(env, "denied-users") ?? ""),
    allowedBots: allowedBots(env),
    canWrite: true,
    ownId,
    triggeringActor: triggeringActor(env),
  };
}

function allowedBots(env: Env): readonly number[] {
  return commaList(rawInput(env, "allowed-bots") ?? "")
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
