/** REST: what a user may do in the repository. */
import { userJson } from "../json/user.ts";
import type { Role } from "../seed.ts";
import { type Call, param } from "./call.ts";
import { errorReply, notFound, Refusal, type Reply } from "./reply.ts";

const ladder: readonly Role[] = ["none", "read", "triage", "write", "maintain", "admin"];

/** GitHub's older word for a role, of which there are four. */
const legacyPermission: Readonly<Record<Role, "none" | "read" | "write" | "admin">> = {
  none: "none",
  read: "read",
  triage: "read",
  write: "write",
  maintain: "write",
  admin: "admin",
};

const nothing = ["bio", "blog", "company", "email", "hireable", "location", "name"];
const numbers = ["followers", "following", "public_gists", "public_repos"];

/** Whose token it is: the token of an app is nobody's. */
export function getUser({ site, caller }: Call): Reply {
  const user = site.state.user(caller.login);
  if (user.type === "Bot") throw new Refusal(errorReply(403, "Resource not accessible by integration"));
  const more = [...nothing.map((name) => [name, null]), ...numbers.map((name) => [name, 0])];
  const born = "2020-01-01T00:00:00Z";
  const body = { ...userJson(site, user.login), ...Object.fromEntries(more), created_at: born, updated_at: born };
  return { status: 200, body };
}

/** Nothing counts against a limit here. */
export function getRateLimit({ site }: Call): Reply {
  const reset = Math.floor(site.seed.now().getTime() / 1000) + 3600;
  const rate = { limit: 5000, used: 0, remaining: 5000, reset };
  return { status: 200, body: { resources: { core: rate, search: rate }, rate } };
}

export function getPermission(call: Call): Reply {
  const { site } = call;
  const user = site.state.users.get(param(call, "username").toLowerCase());
  if (user?.type !== "User") throw notFound(`${param(call, "username")} is not a user`);
  const given = site.state.roleOf(user.login);
  const role = given === "none" && !site.seed.private ? "read" : given;
  const reaches = (rung: Role) => ladder.indexOf(role) >= ladder.indexOf(rung);
  const permissions = {
    pull: reaches("read"),
    triage: reaches("triage"),
    push: reaches("write"),
    maintain: reaches("maintain"),
    admin: reaches("admin"),
  };
  const body = {
    permission: legacyPermission[role],
    user: { ...userJson(site, user.login), permissions, role_name: role },
    role_name: role,
  };
  return { status: 200, body };
}
