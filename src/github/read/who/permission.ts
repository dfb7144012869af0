/** Tells who wrote what is read, and what they may do in the repository. */
import { z } from "zod";
import type { Linked } from "../linked.ts";
import type { Reviews } from "../pull/reviews.ts";
import type { Thread } from "../thread/thread.ts";

/** Rejects with an error that has `status: number` if GitHub answered with an HTTP error. */
export interface PermissionClient {
  /** The reply to `GET /repos/{owner}/{repo}/collaborators/{login}/permission`. */
  permission(login: string): Promise<unknown>;
}

/** `why` is one line for people. `isSure` is false if GitHub did not say no, but gave no usable answer. */
export type Permission = Readonly<
  { status: "allowed"; role: string } | { status: "denied"; why: string; isSure: boolean }
>;

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
export type Standing = "can push" | "cannot push" | "permission unknown";

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
