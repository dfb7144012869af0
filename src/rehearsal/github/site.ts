/** Everything an answer of the embedded GitHub is made from: its repositories, and who sees which of them. */
import type { Grant, Permissions, Scope, Seed } from "./seed.ts";
import type { GitHubState, Issue } from "./state.ts";

/**
 * One repository. `sites` are all that there are, or all that the caller sees once it is known who asks; the first is the one
 * of the seed. URLs have no trailing slash.
 */
export type Site = Readonly<{
  id: number;
  seed: Seed;
  state: GitHubState;
  serverUrl: string;
  apiUrl: string;
  sites: readonly Site[];
}>;

/** `owner/name`. */
export function fullName({ seed }: Site): string {
  return `${seed.owner}/${seed.name}`;
}

/** The API's address of something in the repository, e.g. `repositoryApi(site, "/issues/1")`. */
export function repositoryApi(site: Site, path = ""): string {
  return `${site.apiUrl}/repos/${fullName(site)}${path}`;
}

/** The web address of something in the repository. */
export function repositoryPage(site: Site, path = ""): string {
  return `${site.serverUrl}/${fullName(site)}${path}`;
}

export function isRepository({ seed }: Site, owner: string, name: string): boolean {
  return `${owner}/${name}`.toLowerCase() === `${seed.owner}/${seed.name}`.toLowerCase();
}

/** "unknown" sent credentials that nobody issued. */
export type Caller = Readonly<{ status: "anonymous" } | { status: "unknown" } | ({ status: "known" } & Known)>;

/** Its rights are those in one repository: the first, or the one that `seenBy` returns with it. */
export type Known = Grant & Readonly<{ token: string }>;

/** Reads `Authorization: token X`, `Bearer X` or `Basic base64(anyone:X)`. */
export function identify(seed: Seed, authorization: string | undefined): Caller {
  if (!authorization) return { status: "anonymous" };
  const [scheme = "", credentials = ""] = authorization.split(/\s+/);
  const token = tokenOf(scheme.toLowerCase(), credentials);
  const grant = ownValue(seed.tokens, token);
  return grant ? { status: "known", token, ...grant } : { status: "unknown" };
}

export type Seen = Readonly<{ site: Site; caller: Known }>;

/**
 * The repositories that a token sees, each with what it may do there. GitHub says of any other that it is not there (404), and
 * of what a token sees but may not do that it is forbidden (403).
 * https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#404-not-found-for-an-existing-resource
 */
export function seenBy({ sites }: Site, { token, login }: Known): readonly Seen[] {
  const granted = (site: Site) => {
    const permissions = ownValue(site.seed.tokens, token)?.permissions;
    return permissions ?? (isOpenTo(site, login) ? everythingRead : undefined);
  };
  const seen = sites.flatMap((site) => {
    const permissions = granted(site);
    return permissions ? [{ site, caller: { token, login, permissions } }] : [];
  });
  const narrow = seen.map(({ site }) => site);
  return seen.map(({ site, caller }) => ({ site: { ...site, sites: narrow }, caller }));
}

const everythingRead: Permissions = { contents: "read", issues: "read", pull_requests: "read", discussions: "read" };

/** Whether an account reads the repository without a role in it. */
export function isOpenTo({ seed, state, sites }: Site, login: string): boolean {
  if (state.visibility !== "internal") return isPublic({ state });
  return sites.some((site) => site.seed.owner === seed.owner && site.state.roleOf(login) !== "none");
}

export function isPublic({ state }: Pick<Site, "state">): boolean {
  return state.visibility === "public";
}

/** The issue that a text means by `owner/name#1`, or by its number alone. */
export function findReferenced(site: Site, reference: number | string): { site: Site; issue: Issue } | undefined {
  const [, owner = "", name = "", number] = /^([^/]+)\/([^#]+)#(\d+)$/.exec(String(reference)) ?? [];
  const place = number === undefined ? site : site.sites.find((one) => isRepository(one, owner, name));
  const issue = place?.state.issues.get(Number(number ?? reference));
  return place && issue && { site: place, issue };
}

/** Whether a grant reaches `level` on one of the scopes; what is public may be read by any valid token. */
export function isAllowed(
  site: Pick<Site, "state">,
  { permissions }: Grant,
  level: "read" | "write",
  scopes: readonly Scope[],
): boolean {
  if (level === "read" && isPublic(site)) return true;
  return scopes.some((scope) => permissions[scope] === "write" || permissions[scope] === level);
}

function tokenOf(scheme: string, credentials: string): string {
  if (scheme === "token" || scheme === "bearer") return credentials;
  if (scheme !== "basic") return "";
  const pair = Buffer.from(credentials, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
