/**
 * Decides who may start a run, and says why not; and who may decide about what waits for approval, from the inputs as
 * they were written.
 */
import { gitHubReader } from "../../github/client.ts";
import { type GateSettings, gate, withHigher } from "../../github/read/permission.ts";
import { readOwn } from "../../github/read/trigger/own-account.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { commaList } from "../../lib/text.ts";
import type { Connection } from "../../runner/connect.ts";
import { isEverybody } from "../../runner/input/input-shapes.ts";
import type { Settings } from "../../runner/input/settings.ts";
import { ADMIT, gateSettings } from "../../runner/input/trigger-settings.ts";
import type { Env, World } from "../../runner/world.ts";

export type Approvers = Readonly<{
  gate: GateSettings;
  mustNotBeRequester: boolean;
  /** Who can decide, as a clause for the comment. */
  inWords: string;
}>;

const DECIDE = "approve or reject";

const NOT_REQUESTER = "not-requester";

/**
 * Returns who may decide: the people of `approvers`, or everybody who may start a run if the input is empty. A bot
 * never may.
 */
export function approversOf(settings: Settings, env: Env, ownId: GateSettings["ownId"]): Approvers {
  const entries = commaList(settings.slice(ADMIT).approvers ?? "");
  const mustNotBeRequester = entries.includes(NOT_REQUESTER);
  const users = entries.filter((entry) => entry.startsWith("@")).map((entry) => entry.slice(1));
  const roles = entries.filter((entry) => !entry.startsWith("@") && entry !== NOT_REQUESTER && !isEverybody(entry));
  const usual = { ...gateSettings(settings, env, ownId), allowedBots: [], right: DECIDE };
  const isNamed = users.length + roles.length > 0;
  const gate = isNamed ? { ...usual, allowedRoles: roles, allowedUsers: users } : usual;
  const inWords = `${words(gate)} can decide${mustNotBeRequester ? ", but not the person who asked for the work" : ""}`;
  return { gate, mustNotBeRequester, inWords };
}

type Asking = Readonly<{ ownId: GateSettings["ownId"]; isLabel: boolean }>;

/**
 * Tells who may be told why a decision does nothing: people who may start a run or decide, and of those who can put on
 * labels by right, anybody. Strangers must not be able to make us write, not even by the labels of a template.
 */
function answerable(settings: Settings, env: Env, { ownId, isLabel }: Asking): GateSettings {
  const [usual, { gate }] = [gateSettings(settings, env, ownId), approversOf(settings, env, ownId)];
  const roles = [...usual.allowedRoles, ...gate.allowedRoles, ...(isLabel ? ["triage"] : [])];
  return {
    ...usual,
    right: DECIDE,
    allowedRoles: [...new Set(roles)],
    allowedUsers: [...usual.allowedUsers, ...gate.allowedUsers],
    allowedBots: [],
  };
}

function words({ allowedRoles, allowedUsers }: GateSettings): string {
  const list = new Intl.ListFormat("en-GB", { type: "disjunction" }); // which puts no comma before "or"
  const roles = allowedRoles.length > 0 ? [`anybody with the role ${list.format(withHigher(allowedRoles))}`] : [];
  return [...roles, ...allowedUsers.map((user) => `\`@${user}\``)].join(", or ");
}

/** Returns undefined if all these people are allowed, or else why not, in one line for the log. */
export async function whyRefused(
  world: World,
  { settings, github, job }: Pick<Connection, "settings" | "github" | "job">,
  trigger: Trigger,
): Promise<string | undefined> {
  const client = gitHubReader(github, job.repository);
  const ownId = readOwn(client).then((own) => own?.id); // beside what the asker may do; never rejects
  const sleep = (ms: number) => world.sleep(ms, world.signal);
  const isDecision = trigger.kind === "decision";
  const who = isDecision
    ? answerable(settings, world.env, { ownId, isLabel: trigger.requestSign !== undefined })
    : gateSettings(settings, world.env, ownId);
  const found = await gate({ client, settings: who, sleep }, trigger);
  return found.status === "denied" ? found.why : undefined;
}
