/** The table of REST endpoints, and the way from a request to its handler. */
import { redirected } from "../moved-issues.ts";
import { type Caller, isRepository, type Site, seenBy } from "../site.ts";
import { errorReply, type Handler, Refusal, type RestCall, type RestReply } from "./call.ts";
import {
  addAssignees,
  addSubIssue,
  createIssue,
  listAssignees,
  listLabels,
  listMilestones,
  listSubIssues,
  listTypes,
  lockIssue,
  updateIssue,
} from "./change-issues.ts";
import { createTree } from "./create-tree.ts";
import { createBlob, createCommit, getGitCommit } from "./git-database.ts";
import {
  addLabels,
  createComment,
  createLabel,
  createReaction,
  deleteComment,
  getComment,
  getIssue,
  listAllComments,
  listComments,
  listIssues,
  listReactions,
  listThreadReactions,
  reactToReviewComment,
  reactToThread,
  removeAssignees,
  removeLabel,
  updateComment,
} from "./issues.ts";
import {
  createPull,
  getPull,
  getReviewComment,
  listAllReviewComments,
  listFiles,
  listPulls,
  listReviewCommentReactions,
  listReviewComments,
  listReviews,
  requestReviewers,
  updatePull,
} from "./pulls.ts";
import { createRef, getRef, listMatchingRefs, updateRef } from "./refs.ts";
import { compareCommits, getBranch, getContents, getRepository, listCommits, listReleases } from "./repository.ts";
import { getRuleset, listRules } from "./rules.ts";
import {
  cancelRun,
  dispatchWorkflow,
  getRun,
  getWorkflow,
  listCheckRuns,
  listDeployments,
  listEvents,
  listJobs,
  listPendingDeployments,
  listRuns,
  redirectToLog,
  rerunFailedJobs,
} from "./runs.ts";
import { getPermission, getRateLimit, getUser, searchIssues, searchRepositories } from "./users.ts";
import {
  createReview,
  createReviewComment,
  deleteReview,
  deleteReviewComment,
  dismissReview,
  getReview,
  replyToReviewComment,
  submitReview,
  updateReviewComment,
} from "./write-review.ts";

/** `path` is what follows the repository; `docs` is the page that GitHub names in an error. */
type Route = Readonly<{ method: string; path: RegExp; docs: string; handler: Handler }>;

const issue = "/issues/(?<number>\\d+)";
const pull = "/pulls/(?<number>\\d+)";
const review = `${pull}/reviews/(?<id>\\d+)`;
const run = "/actions/runs/(?<run>\\d+)";
const workflow = "/actions/workflows/(?<file>[^/]+)";
const comment = "/issues/comments/(?<id>\\d+)";

const routes: readonly Route[] = [
  route("GET", "", "repos/repos#get-a-repository", getRepository),
  route("GET", "/branches/(?<branch>.+)", "branches/branches#get-a-branch", getBranch),
  route("GET", "/rules/branches/(?<branch>.+)", "repos/rules#get-rules-for-a-branch", listRules),
  route("GET", "/rulesets/(?<id>\\d+)", "repos/rules#get-a-repository-ruleset", getRuleset),
  route("GET", "/commits", "commits/commits#list-commits", listCommits),
  route("GET", "/releases", "releases/releases#list-releases", listReleases),
  route("GET", "/compare/(?<basehead>.+)", "commits/commits#compare-two-commits", compareCommits),
  route("GET", "/git/ref/(?<ref>.+)", "git/refs#get-a-reference", getRef),
  route("GET", "/git/matching-refs/(?<ref>.+)", "git/refs#list-matching-references", listMatchingRefs),
  route("POST", "/git/refs", "git/refs#create-a-reference", createRef),
  route("PATCH", "/git/refs/(?<ref>.+)", "git/refs#update-a-reference", updateRef),
  route("POST", "/git/blobs", "git/blobs#create-a-blob", createBlob),
  route("POST", "/git/trees", "git/trees#create-a-tree", createTree),
  route("POST", "/git/commits", "git/commits#create-a-commit", createCommit),
  route("GET", "/git/commits/(?<sha>[0-9a-f]{40})", "git/commits#get-a-commit-object", getGitCommit),
  route(
    "GET",
    "/collaborators/(?<username>[^/]+)/permission",
    "collaborators/collaborators#get-repository-permissions-for-a-user",
    getPermission,
  ),
  route("GET", "/issues", "issues/issues#list-repository-issues", listIssues),
  route("GET", "/issues/comments", "issues/comments#list-issue-comments-for-a-repository", listAllComments),
  route("POST", "/issues", "issues/issues#create-an-issue", createIssue),
  route("GET", issue, "issues/issues#get-an-issue", getIssue),
  route("PATCH", issue, "issues/issues#update-an-issue", updateIssue),
  route("PUT", `${issue}/lock`, "issues/issues#lock-an-issue", lockIssue),
  route("GET", `${issue}/sub_issues`, "issues/sub-issues#list-sub-issues", listSubIssues),
  route("POST", `${issue}/sub_issues`, "issues/sub-issues#add-sub-issue", addSubIssue),
  route("POST", `${issue}/assignees`, "issues/assignees#add-assignees-to-an-issue", addAssignees),
  route("GET", "/assignees", "issues/assignees#list-assignees", listAssignees),
  route("GET", "/labels", "issues/labels#list-labels-for-a-repository", listLabels),
  route("GET", "/milestones", "issues/milestones#list-milestones", listMilestones),
  route("GET", "/issue-types", "repos/repos#list-issue-types", listTypes),
  route("GET", `${issue}/comments`, "issues/comments#list-issue-comments", listComments),
  route("POST", `${issue}/comments`, "issues/comments#create-an-issue-comment", createComment),
  route("GET", comment, "issues/comments#get-an-issue-comment", getComment),
  route("PATCH", comment, "issues/comments#update-an-issue-comment", updateComment),
  route("DELETE", comment, "issues/comments#delete-an-issue-comment", deleteComment),
  route("POST", `${comment}/reactions`, "reactions/reactions#create-reaction-for-an-issue-comment", createReaction),
  route("GET", `${comment}/reactions`, "reactions/reactions#list-reactions-for-an-issue-comment", listReactions),
  route("GET", `${issue}/reactions`, "reactions/reactions#list-reactions-for-an-issue", listThreadReactions),
  route("POST", `${issue}/reactions`, "reactions/reactions#create-reaction-for-an-issue", reactToThread),
  route("GET", `${issue}/events`, "issues/events#list-issue-events", listEvents),
  route("POST", "/labels", "issues/labels#create-a-label", createLabel),
  route("POST", `${issue}/labels`, "issues/labels#add-labels-to-an-issue", addLabels),
  route("DELETE", `${issue}/labels/(?<name>[^/]+)`, "issues/labels#remove-a-label-from-an-issue", removeLabel),
  route("DELETE", `${issue}/assignees`, "issues/assignees#remove-assignees-from-an-issue", removeAssignees),
  route(
    "POST",
    "/pulls/comments/(?<id>\\d+)/reactions",
    "reactions/reactions#create-reaction-for-a-pull-request-review-comment",
    reactToReviewComment,
  ),
  route(
    "GET",
    "/pulls/comments/(?<id>\\d+)/reactions",
    "reactions/reactions#list-reactions-for-a-pull-request-review-comment",
    listReviewCommentReactions,
  ),
  route("GET", "/pulls/comments", "pulls/comments#list-review-comments-in-a-repository", listAllReviewComments),
  route("GET", "/pulls/comments/(?<id>\\d+)", "pulls/comments#get-a-review-comment-for-a-repository", getReviewComment),
  route(
    "PATCH",
    "/pulls/comments/(?<id>\\d+)",
    "pulls/comments#update-a-review-comment-for-a-repository",
    updateReviewComment,
  ),
  route(
    "DELETE",
    "/pulls/comments/(?<id>\\d+)",
    "pulls/comments#delete-a-review-comment-for-a-repository",
    deleteReviewComment,
  ),
  route("GET", "/pulls", "pulls/pulls#list-pull-requests", listPulls),
  route("POST", "/pulls", "pulls/pulls#create-a-pull-request", createPull),
  route("GET", pull, "pulls/pulls#get-a-pull-request", getPull),
  route("PATCH", pull, "pulls/pulls#update-a-pull-request", updatePull),
  route(
    "POST",
    `${pull}/requested_reviewers`,
    "pulls/review-requests#request-reviewers-for-a-pull-request",
    requestReviewers,
  ),
  route("GET", `${pull}/files`, "pulls/pulls#list-pull-requests-files", listFiles),
  route("GET", `${pull}/reviews`, "pulls/reviews#list-reviews-for-a-pull-request", listReviews),
  route("POST", `${pull}/reviews`, "pulls/reviews#create-a-review-for-a-pull-request", createReview),
  route("GET", review, "pulls/reviews#get-a-review-for-a-pull-request", getReview),
  route("DELETE", review, "pulls/reviews#delete-a-pending-review-for-a-pull-request", deleteReview),
  route("POST", `${review}/events`, "pulls/reviews#submit-a-review-for-a-pull-request", submitReview),
  route("POST", `${pull}/comments`, "pulls/comments#create-a-review-comment-for-a-pull-request", createReviewComment),
  route(
    "POST",
    `${pull}/comments/(?<id>\\d+)/replies`,
    "pulls/comments#create-a-reply-for-a-review-comment",
    replyToReviewComment,
  ),
  route("GET", `${pull}/comments`, "pulls/comments#list-review-comments-on-a-pull-request", listReviewComments),
  route("GET", "/contents/(?<path>.+)", "repos/contents#get-repository-content", getContents),
  route("GET", "/commits/(?<ref>[^/]+)/check-runs", "checks/runs#list-check-runs-for-a-git-reference", listCheckRuns),
  route("GET", run, "actions/workflow-runs#get-a-workflow-run", getRun),
  route("GET", "/actions/runs", "actions/workflow-runs#list-workflow-runs-for-a-repository", listRuns),
  route("GET", workflow, "actions/workflows#get-a-workflow", getWorkflow),
  route("GET", `${workflow}/runs`, "actions/workflow-runs#list-workflow-runs-for-a-workflow", listRuns),
  route("POST", `${workflow}/dispatches`, "actions/workflows#create-a-workflow-dispatch-event", dispatchWorkflow),
  route(
    "POST",
    `${run}/rerun-failed-jobs`,
    "actions/workflow-runs#re-run-failed-jobs-from-a-workflow-run",
    rerunFailedJobs,
  ),
  route("POST", `${run}/cancel`, "actions/workflow-runs#cancel-a-workflow-run", cancelRun),
  route(
    "GET",
    `${run}/pending_deployments`,
    "actions/workflow-runs#get-pending-deployments-for-a-workflow-run",
    listPendingDeployments,
  ),
  route("GET", "/deployments", "deployments/deployments#list-deployments", listDeployments),
  route("PUT", `${review}/dismissals`, "pulls/reviews#dismiss-a-review-for-a-pull-request", dismissReview),
  route(
    "GET",
    `${run}/attempts/(?<attempt>\\d+)/jobs`,
    "actions/workflow-jobs#list-jobs-for-a-workflow-run-attempt",
    listJobs,
  ),
  route(
    "GET",
    "/actions/jobs/(?<id>\\d+)/logs",
    "actions/workflow-jobs#download-job-logs-for-a-workflow-run",
    redirectToLog,
  ),
];

/** Routes that belong to no repository. */
const siteRoutes: readonly Route[] = [
  route("GET", "/user", "users/users#get-the-authenticated-user", getUser),
  route("GET", "/rate_limit", "rate-limit/rate-limit#get-rate-limit-status-for-the-authenticated-user", getRateLimit),
  route("GET", "/search/issues", "search/search#search-issues-and-pull-requests", searchIssues),
  route("GET", "/search/repositories", "search/search#search-repositories", searchRepositories),
];

function route(method: string, path: string, docs: string, handler: Handler): Route {
  return { method, path: new RegExp(`^${path}$`), docs, handler };
}

export type RestRequest = Readonly<{
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  accept: string;
}>;

/** The reply, and whether there is such an endpoint here at all. `path` has no API prefix. */
export function answerRest(site: Site, caller: Caller, request: RestRequest): { reply: RestReply; isKnown: boolean } {
  const found = match(request);
  if (!found) return { reply: errorReply(404, "Not Found"), isKnown: false };
  return { reply: documented(found.route, () => handle(site, caller, request, found)), isKnown: true };
}

type Match = Readonly<{ route: Route; repository: string; rest: string; params: Readonly<Record<string, string>> }>;

function match({ method, path }: RestRequest): Match | undefined {
  // Link headers name the repository by its id, so both forms lead to the same endpoints.
  const [, repository = "", rest = path] = /^\/(repos\/[^/]+\/[^/]+|repositories\/\d+)(.*)$/.exec(path) ?? [];
  for (const candidate of repository === "" ? siteRoutes : routes) {
    const groups = candidate.method === method && candidate.path.exec(rest);
    if (!groups) continue;
    const params = Object.entries(groups.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { route: candidate, repository, rest, params: Object.fromEntries(params) };
  }
  return undefined;
}

function handle(site: Site, caller: Caller, { query, body, accept }: RestRequest, found: Match): RestReply {
  if (caller.status === "anonymous") return errorReply(401, "Requires authentication");
  if (caller.status === "unknown") return errorReply(401, "Bad credentials");
  const isOfSite = found.repository === "";
  const seen = seenBy(site, caller);
  const place = isOfSite ? seen[0] : seen.find((one) => names(one.site, found.repository));
  if (!place) return errorReply(404, "Not Found");
  const linkPath = isOfSite ? found.rest : `/repositories/${place.site.id}${found.rest}`;
  const call: RestCall = { ...place, params: found.params, query, body, accept, linkPath };
  return redirected(call, found.rest) ?? found.route.handler(call);
}

function names(site: Site, repository: string): boolean {
  const [, owner = "", name = ""] = repository.split("/");
  return name === ""
    ? owner === String(site.id)
    : isRepository(site, decodeURIComponent(owner), decodeURIComponent(name));
}

/** Turns a refusal into its reply and lets every error name the page of its endpoint. */
function documented({ docs }: Route, run: () => RestReply): RestReply {
  const reply = replyOf(run);
  if (reply.status < 400) return reply;
  return { ...reply, body: { ...Object(reply.body), documentation_url: `https://docs.github.com/rest/${docs}` } };
}

function replyOf(run: () => RestReply): RestReply {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    throw error;
  }
}
