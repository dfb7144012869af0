/**
 * Tells who wrote what is read, what they may do in the repository, and who of them may start a run. Unknown means no.
 */
import { z } from "zod";
import type { Linked } from "./linked.ts";
import type { Reviews } from "./pull/reviews.ts";
import type { Thread } from "./thread/thread.ts";
import { isSameLogin } from "./trigger/mention.ts";
import type { Actor, Trigger } from "./trigger/trigger.ts";
import { rowOf } from "./trigger/trigger-kinds.ts";

/** Rejects with an error that has `status: number` if GitHub answered with an HTTP error. */
interface PermissionClient {
  /** The reply to `GET /repos/{owner}/{repo}/collaborators/{login}/permission`. */
  permission(login: string): Promise<unknown>;
}

/** `why` is one line for people. `isSure` is false if GitHub did not say no, but gave no usable answer. */
type Permission = Readonly<{ status: "allowed"; role: string } | { status: "denied"; why: string; isSure: boolean }>;

const Rights = z.object({
  push: z.boolean(),
  pull: z.boolean().optional(),
  triage: z.boolean().optional(),
  maintain: z.boolean().optional(),
  admin: z.boolean().optional(),
});

const PermissionReply = z.object({
  permission: z.string().optional(),
  role_name: z.string().optional(),
  user: z.object({ id: z.number().int(), permissions: Rights.optional() }),
});
type PermissionReply = z.infer<typeof PermissionReply>;

/** From the lowest to the highest, with the permission of each role. */
const ladder = ["read", "triage", "write", "maintain", "admin"] as const;
const rights = { read: "pull", triage: "triage", write: "push", maintain: "maintain", admin: "admin" } as const;
type Rung = (typeof ladder)[number];

const pushers: readonly string[] = ["admin", "maintain", "write"];

/**
 * Allows a person with one of the roles, or a higher one. A custom role of the organization counts by its name, written
 * `custom:NAME`, and by its permissions. An error or an unreadable reply is a refusal; only a refused token (401) rejects,
 * with the client's error, because it says nothing about the person. With an `id`, the account must have it, because a
 * login can be renamed and taken by somebody else in the meantime. `right` is what the roles are asked for, in words.
 */
export async function checkPermission(
  client: PermissionClient,
  { login, id }: Readonly<{ login: string; id: number | undefined }>,
  roles: readonly string[] = pushers,
  right = "start a run",
): Promise<Permission> {
  let answer: unknown;
  try {
    answer = await client.permission(login);
  } catch (error) {
    return whyFailed(login, error);
  }
  const { success, data } = PermissionReply.safeParse(answer);
  if (!success) return unsure(login, "GitHub's reply was not understood");
  if (id !== undefined && data.user.id !== id) return denied(`The account ${login} is not the one that asked.`);
  const role = data.role_name ?? data.permission ?? "unknown";
  if (roles.some((name) => has(data, name))) return { status: "allowed", role };
  return denied(`${login} cannot ${right} (role: ${role}); required: ${roles.join(", ") || "a role that is allowed"}.`);
}

/**
 * The first field that the server knows decides: `permissions` is also right for custom roles, `permission` is all that
 * old servers send.
 */
function has({ user: { permissions }, role_name, permission }: PermissionReply, name: string): boolean {
  if (!isRung(name)) return role_name !== undefined && name === `custom:${role_name}`;
  if (permissions !== undefined) return permissions[rights[name]] === true;
  const given = role_name ?? permission ?? "";
  return isRung(given) && ladder.indexOf(given) >= ladder.indexOf(name);
}

/** The same roles with the higher ones, which a named role allows as well. */
export function withHigher(roles: readonly string[]): string[] {
  const lowest = ladder.findIndex((rung) => roles.includes(rung));
  return [...new Set([...roles, ...(lowest < 0 ? [] : ladder.slice(lowest))])];
}

function isRung(name: string): name is Rung {
  return ladder.some((rung) => rung === name);
}

function whyFailed(login: string, error: unknown): Permission {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  if (status === 401) throw error;
  if (status === 404) return denied(`${login} is not a collaborator of this repository.`);
  const answered = typeof status === "number" && status > 0 ? `GitHub answered ${status}` : "GitHub gave no answer";
  return unsure(login, answered);
}

function unsure(login: string, reason: string) {
  const why = `The permission of ${login} could not be checked: ${reason}.`;
  return { status: "denied", why, isSure: false } as const;
}

function denied(why: string): Permission {
  return { status: "denied", why, isSure: true };
}

/** Whether an author may push to this repository, as GitHub says now. */
type Standing = "can push" | "cannot push" | "permission unknown";

/** By login. A missing person was not looked up. */
export type Standings = ReadonlyMap<string, Standing>;

/**
 * Looks up each author once, up to `most`. Nothing is known about the others, nor about bots and deleted accounts,
 * which have no permissions. Never rejects.
 */
export async function standingsOf(client: PermissionClient, authors: readonly string[], most = 20): Promise<Standings> {
  const asked = [...new Set(authors)].filter(isPerson).slice(0, most);
  const found = await Promise.all(
    asked.map(async (login): Promise<[string, Standing]> => {
      const permission = await checkPermission(client, { login, id: undefined }).catch(() => undefined);
      if (permission === undefined) return [login, "permission unknown"];
      if (permission.status === "allowed") return [login, "can push"];
      return [login, permission.isSure ? "cannot push" : "permission unknown"];
    }),
  );
  return new Map(found);
}

function isPerson(login: string): boolean {
  return login !== "ghost" && !login.endsWith("[bot]");
}

/** All other authors, each once: of the thread's own text, then the newest first. */
export function authorsOf(
  thread: Thread | undefined,
  reviews: Reviews | undefined,
  linked: readonly Linked[] = [],
): readonly string[] {
  const said: readonly Readonly<{ author: string; isOwn?: true }>[] = [
    ...(thread ? [thread, ...thread.comments.toReversed()] : []),
    ...(reviews ? [...reviews.linked, ...reviews.reviews, ...reviews.threads.flatMap(({ comments }) => comments)] : []),
    ...linked,
  ];
  return [...new Set(said.filter(({ isOwn }) => !isOwn).map(({ author }) => author))];
}

/** The authors who are not known to have write access. `isTrusted`: the workflow names them as allowed. */
export function strangersIn(
  authors: readonly string[],
  standings: Standings,
  isTrusted: (login: string) => boolean,
): readonly string[] {
  return authors.filter((login) => standings.get(login) !== "can push" && !isTrusted(login));
}

type Signed = Readonly<{ author: string; association: string; isOwn?: true }>;

/** `bob (NONE, cannot push)`, or `you (bob)`; without `standings`, nobody was looked up. */
export function withStanding({ author, association, isOwn }: Signed, standings: Standings | undefined): string {
  if (isOwn) return `you (${author})`;
  const standing = standings && (standings.get(author) ?? "permission unknown");
  return `${author} (${[association, standing].filter(Boolean).join(", ")})`;
}

/** `why` is one line for the log, and for nobody else: anyone who is refused must not make us write. */
type Gate = Readonly<{ status: "allowed" } | { status: "denied"; why: string }>;

export type GateSettings = Readonly<{
  /** Roles. A role includes those below it. */
  allowedRoles: readonly string[];
  /** Logins, or numeric ids, of people who need no role; `*` means anybody, and is refused with `canWrite`. */
  allowedUsers: readonly string[];
  /** Logins, or numeric ids, of those who may not start a run whatever else is said. */
  deniedUsers?: readonly string[] | undefined;
  /** Numeric ids, because anybody can create a bot with any name. */
  allowedBots: readonly number[];
  /** The right that is asked about, as a verb: `start a run` if it is left out. */
  right?: string | undefined;
  /** Whether this run may change anything on GitHub. */
  canWrite: boolean;
  /** It may still be on its way. */
  ownId?: number | undefined | Promise<number | undefined>;
  /** From the runner: who started or repeated this run. */
  triggeringActor?: Readonly<{ login: string; id: number | undefined }> | undefined;
}>;

type Gatekeeper = Readonly<{
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
    return refuse("`allowed-users: *` would let anybody write to this repository.");
  }
  const who = rowOf(trigger).gate;
  if (who === "own run" && trigger.headRepositoryId !== trigger.repositoryId) {
    return refuse("The failed run belongs to another repository.");
  }
  if (who === "nobody") return { status: "allowed" };
  const actors = everyone(trigger, settings);
  if (actors.length === 0) return refuse("The event does not name who asked for this run.");
  for (const actor of actors) {
    const why = await refusal(keeper, trigger, actor);
    if (why !== undefined) return refuse([why, DID[actor.role]].join(" ").trim());
  }
  return { status: "allowed" };
}

/** Why somebody who did not write the request has to be allowed, too. */
const DID: Readonly<Record<Actor["role"], string>> = {
  writer: "",
  labeller: "This account put on the label.",
  assigner: "This account assigned the agent.",
  sender: "This account caused the event.",
  "upstream actor": "This account started the run before this one.",
  "triggering actor": "This account started or repeated this run.",
};

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
  if (id !== undefined && id === ownId) return isOwnFailure(trigger) ? undefined : `${login} is this agent itself.`;
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
function isOwnFailure({ kind, run }: Trigger): boolean {
  return rowOf({ kind }).gate === "own run" && run?.isOwnBranch === true;
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

function refuse(why: string): Gate {
  return { status: "denied", why };
}
