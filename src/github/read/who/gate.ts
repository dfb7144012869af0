/** Decides who may start a run: one gate for every event, asked when the run begins. Unknown means no. */

import { isSameLogin } from "../trigger/mention.ts";
import type { Actor, Trigger } from "../trigger/trigger.ts";
import { checkPermission, type PermissionClient } from "./permission.ts";

/** `why` is one line for the log, and for nobody else: anyone who is refused must not make us write. */
export type Gate = Readonly<{ status: "allowed" } | { status: "denied"; why: string }>;

export type GateSettings = Readonly<{
  /** Roles. A role includes those below it. */
  allowedRoles: readonly string[];
  /** Logins, or numeric ids, of people who need no role; `*` means anybody, and is refused with `canWrite`. */
  allowedUsers: readonly string[];
  /** Logins, or numeric ids, of those who may not start a run whatever else is said. */
  deniedUsers?: readonly string[] | undefined;
  /** Numeric ids, because anybody can create a bot with any name. */
  allowedBots: readonly number[];
  /** What those who are allowed may do, as a verb: `start a run` if it is left out. */
  right?: string | undefined;
  /** Whether this run may change anything on GitHub. */
  canWrite: boolean;
  /** It may still be on its way. */
  ownId?: number | undefined | Promise<number | undefined>;
  /** From the runner: who started or repeated this run. */
  triggeringActor?: Readonly<{ login: string; id: number | undefined }> | undefined;
}>;

export type Gatekeeper = Readonly<{
  client: PermissionClient;
  settings: GateSettings;
  /** Milliseconds. */
  sleep(ms: number): Promise<unknown>;
}>;

const tries = 3;
const pauseMs = 1000;

/**
 * Everyone whom the trigger names must be allowed, and the one who started the run. Rejects when `sleep` does, or if
 * GitHub refuses the token.
 */
export async function gate(keeper: Gatekeeper, trigger: Trigger): Promise<Gate> {
  const { settings } = keeper;
  if (settings.canWrite && settings.allowedUsers.includes("*")) {
    return denied("`allowed-users: *` would let anybody write to this repository.");
  }
  if (trigger.kind === "ci-failure" && trigger.headRepositoryId !== trigger.repositoryId) {
    return denied("The failed run belongs to another repository.");
  }
  if (trigger.kind === "schedule") return { status: "allowed" };
  const actors = everyone(trigger, settings);
  if (actors.length === 0) return denied("The event does not name who asked for this run.");
  for (const actor of actors) {
    const why = await refusal(keeper, trigger, actor);
    if (why !== undefined) return denied(`The ${actor.role} is refused. ${why}`);
  }
  return { status: "allowed" };
}

function everyone({ actors }: Trigger, { triggeringActor }: GateSettings): readonly Actor[] {
  if (triggeringActor === undefined) return actors;
  const { login, id } = triggeringActor;
  // By login too, because the runner may not give an id, and the account is the one of the payload.
  if (actors.some((actor) => (id === undefined ? isSameLogin(actor.login, login) : actor.id === id))) return actors;
  const type = login.endsWith("[bot]") ? "Bot" : "User";
  return [...actors, { login, id, type, role: "triggering actor" }];
}

/** Why an actor is refused, or undefined. */
async function refusal(keeper: Gatekeeper, trigger: Trigger, actor: Actor): Promise<string | undefined> {
  const { allowedUsers, allowedBots, deniedUsers = [] } = keeper.settings;
  const { login, id, type } = actor;
  if (deniedUsers.some((name) => isNamed(name, actor))) return `${login} is in \`denied-users\`.`;
  const isAllowedUser = type === "User" && allowedUsers.some((name) => name === "*" || isNamed(name, actor));
  // Who we are is asked at the same time.
  const asked = type === "User" && !isAllowedUser ? ask(keeper, actor) : undefined;
  asked?.catch(() => undefined); // it is waited for below
  const ownId = await keeper.settings.ownId;
  if (id !== undefined && id === ownId) return isOwnTurn(trigger) ? undefined : `${login} is this agent itself.`;
  if (id !== undefined && type !== "User" && allowedBots.includes(id)) return undefined;
  if (type !== "User")
    return `${login} is not a person (${type}), and its id (${id ?? "unknown"}) is not in \`allowed-bots\`.`;
  if (isAllowedUser) return undefined;
  const permission = await (asked ?? ask(keeper, actor));
  return permission.status === "allowed" ? undefined : permission.why;
}

/**
 * A login can be renamed and taken by somebody else; an id cannot. No login is all digits here: it would be read as an
 * id.
 */
function isNamed(name: string, { login, id }: Actor): boolean {
  return /^\d+$/.test(name) ? id === Number(name) : isSameLogin(name, login);
}

/** Our push caused the failed run. The limit of attempts decides how often that continues. */
function isOwnTurn({ kind, run }: Trigger): boolean {
  return kind === "ci-failure" && run?.isOwnBranch === true;
}

async function ask({ client, settings, sleep }: Gatekeeper, actor: Actor) {
  const { allowedRoles, right } = settings;
  let permission = await checkPermission(client, actor, allowedRoles, right);
  for (let attempt = 1; attempt < tries && permission.status === "denied" && !permission.isSure; attempt++) {
    await sleep(pauseMs * attempt);
    permission = await checkPermission(client, actor, allowedRoles, right);
  }
  return permission;
}

function denied(why: string): Gate {
  return { status: "denied", why };
}
