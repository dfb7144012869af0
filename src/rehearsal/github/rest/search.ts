/** REST: the search, as far as it finds issues and repositories by what they are. */
import { isAllowed } from "../access.ts";
import { issueJson } from "../json/issue.ts";
import { repositoryJson } from "../json/repository.ts";
import { fullName } from "../site.ts";
import type { Issue } from "../state.ts";
import { type Call, page } from "./call.ts";
import { invalid, type Reply } from "./reply.ts";

/** Words must stand in the title or in the body. */
export function searchIssues(call: Call): Reply {
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
  if (!isAllowed(site.seed, caller, "read", ["issues", "pull_requests"])) throw unseen();
  const fitting = [...site.state.issues.values()].filter((issue) => terms.every((term) => fits(call, issue, term)));
  const { body, ...reply } = found(call, fitting, (issue) => ({ ...issueJson(site, issue), score: 1 }));
  return { ...reply, body: { ...body, search_type: "lexical" } };
}

export function searchRepositories(call: Call): Reply {
  const { site } = call;
  const owner = site.seed.owner.toLowerCase();
  const isFound = termsOf(call).every(
    (term) => /^(?:org|user):/.test(term) && term.slice(term.indexOf(":") + 1) === owner,
  );
  return found(call, isFound ? [site] : [], () => ({ ...repositoryJson(site), score: 1 }));
}

function fits({ site }: Call, issue: Issue, term: string): boolean {
  const [, name = "", value = ""] = /^(repo|is|type|state|label):(.+)$/.exec(term) ?? [];
  const isPull = site.state.pulls.has(issue.number);
  switch (name) {
    case "repo":
      return value === fullName(site).toLowerCase();
    case "label":
      return site.state.records.labelsOf(issue.number).some((label) => label.toLowerCase() === value);
    case "":
      return `${issue.title} ${issue.body}`.toLowerCase().includes(term);
    default:
      return { issue: !isPull, pr: isPull, "pull-request": isPull }[value] ?? issue.state === value;
  }
}

/** In lower case; quotes hold words together. */
function termsOf({ query }: Call): string[] {
  const text = query.get("q") ?? "";
  return [...text.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([term]) => term.replaceAll('"', "").toLowerCase());
}

function found<Item>(call: Call, items: readonly Item[], json: (item: Item) => unknown) {
  const { body, ...reply } = page(call, items, json);
  return { ...reply, body: { total_count: items.length, incomplete_results: false, items: body } };
}

function unseen() {
  const message =
    "The listed users and repositories cannot be searched either because the resources do not exist or you do not have permission to view them.";
  return invalid({ resource: "Search", code: "invalid", field: "q", message });
}
