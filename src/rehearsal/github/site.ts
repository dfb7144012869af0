/** Everything an answer of the embedded GitHub is made from. */
import type { Grant, Scope, Seed } from "./seed.ts";
import type { GitHubState } from "./state.ts";

/** URLs have no trailing slash. */
export type Site = Readonly<{ seed: Seed; state: GitHubState; serverUrl: string; apiUrl: string }>;

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
export type Caller = Readonly<{ status: "anonymous" } | { status: "unknown" } | ({ status: "known" } & Grant)>;

/** Reads `Authorization: token X`, `Bearer X` or `Basic base64(anyone:X)`. */
export function identify(seed: Seed, authorization: string | undefined): Caller {
  if (!authorization) return { status: "anonymous" };
  const [scheme = "", credentials = ""] = authorization.split(/\s+/);
  const grant = ownValue(seed.tokens, tokenOf(scheme.toLowerCase(), credentials));
  return grant ? { status: "known", ...grant } : { status: "unknown" };
}

/** Whether a grant reaches `level` on one of the scopes; what is public may be read by any valid token. */
export function isAllowed(
  seed: Seed,
  { permissions }: Grant,
  level: "read" | "write",
  scopes: readonly Scope[],
): boolean {
  if (level === "read" && !seed.private) return true;
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
