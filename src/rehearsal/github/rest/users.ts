/** REST: what a user may do in the repository. */
import { issueJson } from "../json/issue.ts";
import { repositoryJson } from "../json/repository.ts";
import { userJson } from "../json/user.ts";
import type { Role } from "../seed.ts";
import { fullName, isAllowed, isOpenTo, type Site, seenBy } from "../site.ts";
import type { Issue } from "../state.ts";
import { errorReply, invalid, notFound, page, param, Refusal, type RestCall, type RestReply } from "./call.ts";

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
export function getUser({ site, caller }: RestCall): RestReply {
  const user = site.state.user(caller.login);
  if (user.type === "Bot") throw new Refusal(errorReply(403, "Resource not accessible by integration"));
  const more = [...nothing.map((name) => [name, null]), ...numbers.map((name) => [name, 0])];
  const born = "2020-01-01T00:00:00Z";
  const body = { ...userJson(site, user.login), ...Object.fromEntries(more), created_at: born, updated_at: born };
  return { status: 200, body };
}

/** Nothing counts against a limit here. */
export function getRateLimit({ site }: RestCall): RestReply {
  const reset = Math.floor(site.seed.now().getTime() / 1000) + 3600;
  const rate = { limit: 5000, used: 0, remaining: 5000, reset };
  return { status: 200, body: { resources: { core: rate, search: rate }, rate } };
}

export function getPermission(call: RestCall): RestReply {
  const { site } = call;
  const user = site.state.users.get(param(call, "username").toLowerCase());
  if (user?.type !== "User") throw notFound(`${param(call, "username")} is not a user`);
  const given = site.state.roleOf(user.login);
  const role = given === "none" && isOpenTo(site, user.login) ? "read" : given;
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

/** Words must stand in the title or in the body. */
export function searchIssues(call: RestCall): RestReply {
  const terms = termsOf(call);
  const { site, caller } = call;
  if (!terms.some((term) => /^(?:is|type):(?:issue|pr|pull-request)$/.test(term))) {
    throw invalid({
      resource: "Search",
      code: "invalid",
      field: "q",
      message: "Query must include 'is:issue' or 'is:pull-request'",
    });
  }
  const readable = seenBy(site, caller).filter((one) =>
    isAllowed(one.site, one.caller, "read", ["issues", "pull_requests"]),
  );
  const places = terms.filter((term) => /^(?:repo|org|user):/.test(term));
  if (!readable.some((one) => places.every((term) => isIn(one.site, term)))) throw unseen();
  const fitting = readable.flatMap((one) =>
    [...one.site.state.issues.values()].flatMap((issue) =>
      terms.every((term) => fits(one.site, issue, term)) ? [{ site: one.site, issue }] : [],
    ),
  );
  const { body, ...reply } = found(call, fitting, (one) => ({ ...issueJson(one.site, one.issue), score: 1 }));
  return { ...reply, body: { ...body, search_type: "lexical" } };
}

export function searchRepositories(call: RestCall): RestReply {
  const fitting = call.site.sites.filter((site) => termsOf(call).every((term) => isIn(site, term)));
  return found(call, fitting, (site) => ({ ...repositoryJson(site), score: 1 }));
}

/** Whether the term names the repository or its owner. */
function isIn(site: Site, term: string): boolean {
  const [, name, value = ""] = /^(repo|org|user):(.+)$/.exec(term) ?? [];
  return value === (name === "repo" ? fullName(site) : site.seed.owner).toLowerCase();
}

/** A minus before a term turns it round. */
function fits(site: Site, issue: Issue, term: string): boolean {
  if (term.startsWith("-")) return !fits(site, issue, term.slice(1));
  const [, name = "", value = ""] = /^(repo|org|user|is|type|state|label|no):(.+)$/.exec(term) ?? [];
  const isPull = site.state.pulls.has(issue.number);
  switch (name) {
    case "repo":
    case "org":
    case "user":
      return isIn(site, term);
    case "no":
      return site.state.records.labelsOf(issue.number).length === 0;
    case "label":
      return site.state.records.labelsOf(issue.number).some((label) => label.toLowerCase() === value);
    case "":
      return `${issue.title} ${issue.body}`.toLowerCase().includes(term);
    default:
      return { issue: !isPull, pr: isPull, "pull-request": isPull }[value] ?? issue.state === value;
  }
}

/** In lower case; quotes hold words together. */
function termsOf({ query }: RestCall): string[] {
  const text = query.get("q") ?? "";
  return [...text.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([term]) => term.replaceAll('"', "").toLowerCase());
}

function found<Item>(call: RestCall, items: readonly Item[], json: (item: Item) => unknown) {
  const { body, ...reply } = page(call, items, json);
  return { ...reply, body: { total_count: items.length, incomplete_results: false, items: body } };
}

function unseen() {
  const message =
    "The listed users and repositories cannot be searched either because the resources do not exist or you do not have permission to view them.";
  return invalid({ resource: "Search", code: "invalid", field: "q", message });
}
