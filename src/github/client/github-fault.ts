/**
 * The one error of the way to GitHub: what it answered, or that it did not. A refusal has the reason, the time that it
 * lasts, and what a person can do about it.
 */
import { z } from "zod";
import { ARCHIVED, Fault, type FaultOptions, saysArchived } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";

type GitHubFaultOptions = FaultOptions & Readonly<{ waitMs?: number | undefined }>;

/**
 * A "github" Fault. `status` is the HTTP status, 0 when there was no answer. `waitMs` is there when GitHub refused only
 * because we ask too often: it has not done what was asked, and will after that time. A token that may not do it lasts.
 */
export class GitHubFault extends Fault {
  readonly status: number;
  readonly waitMs: number | undefined;

  constructor(status: number, headline: string, { waitMs, ...options }: GitHubFaultOptions) {
    const isRefused = waitMs === undefined && (status === 401 || status === 403);
    super("github", headline, { ...options, isLasting: options.isLasting ?? isRefused });
    this.status = status;
    this.waitMs = waitMs;
  }
}

/** Whether a right or a setting is missing to open a pull request, so that the next one would be refused as well. */
export function isPullRefusal(fault: Fault | undefined): boolean {
  return fault instanceof GitHubFault && fault.status === 403 && /to POST \S+\/pulls:/.test(fault.message);
}

/** Translates an error of the HTTP client; `request` is as `GET /path`. */
export function toGitHubFault(cause: unknown, request: string): GitHubFault {
  const refusal = Refusal.safeParse(cause).data;
  const reason = reasonOf(cause);
  if (refusal === undefined) {
    const hint = "Check the runner's network and GITHUB_API_URL.";
    return new GitHubFault(0, "GitHub did not answer.", { hint, quote: `${request}${reason}.`, cause });
  }
  const { status, response } = refusal;
  return new GitHubFault(status, headlineFor(refusal, request), {
    quote: `GitHub answered ${status} to ${request}${response.data ? reason : ""}.`,
    hint: hintFor(refusal),
    waitMs: limitOf(refusal),
    cause,
  });
}

const UNSENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "ENETDOWN"]);

/** The other side has gone away with the question, which it may have received. */
const BROKEN = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/** Whether there was no connection, so that GitHub cannot have received anything. */
export function isUnsent(cause: unknown): boolean {
  return hasCode(cause, UNSENT);
}

/** Whether the connection broke when GitHub may have received the question. */
export function isBroken(cause: unknown): boolean {
  return hasCode(cause, BROKEN);
}

/** Whether an answer, or the connection, did not come in time. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "TimeoutError" || hasCode(error, SLOW) || isTimeout(error.cause);
}

const SLOW = new Set(["ETIMEDOUT", "UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT"]);

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && codes.has(String(error.code))) || hasCode(error.cause, codes);
}

/** GitHub leads on to an issue of another repository. Its status is that of an issue that is gone. */
export class MovedFault extends GitHubFault {
  constructor(request: string) {
    super(410, "The issue was transferred to another repository.", {
      quote: `GitHub leads on to another repository after ${request}.`,
      hint: "Ask on the issue in the other repository, if it has a workflow of its own.",
    });
  }
}

/** Whether an answer leads elsewhere; 304 does not. */
export function isRedirect(status: number): boolean {
  return [301, 302, 307, 308].includes(status);
}

/** Whether GitHub says that there is no such thing, or not any more: an issue that was deleted is 410. */
export function isGone(error: unknown): boolean {
  return error instanceof GitHubFault && (error.status === 404 || error.status === 410);
}

/** Whether GitHub may have done what it was asked although it did not say so. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof GitHubFault)) return false;
  const { status, cause } = error;
  return status === 0 ? cause !== undefined && !isUnsent(cause) : status >= 500 || status < 300;
}

/** An octokit error that has an answer; without one its `status` says 500 all the same. A page of HTML has no message. */
export const Refusal = z
  .object({
    status: z.number(),
    response: z.object({
      headers: z.record(z.string(), z.unknown()),
      data: z.object({ message: z.string() }).readonly().optional().catch(undefined),
    }),
  })
  .readonly();
type Refusal = z.infer<typeof Refusal>;

/** How long a limit lasts, or undefined when this is none. Without a word of GitHub's it is a minute. */
function limitOf({ status, response: { data, headers } }: Refusal): number | undefined {
  if (status !== 429 && !(status === 403 && /rate limit/i.test(data?.message ?? ""))) return undefined;
  const seconds = Number(headers["retry-after"]);
  if (seconds > 0) return seconds * 1000;
  // The hour's allowance is used up. Both times are GitHub's own: our clock may be wrong.
  const left = Number(headers["x-ratelimit-reset"]) * 1000 - Date.parse(String(headers.date));
  return headers["x-ratelimit-remaining"] === "0" && left > 0 ? left : 60_000;
}

/** GitHub's own sentence says more than a number; it is kept to one line and ends before its link to the docs. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const sentence = oneLine(error.message.split(" - https://")[0] ?? "", 300).replace(/\.$/, "");
  return sentence === "" ? "" : `: ${sentence}`;
}

/** Words for the thing that was asked for, by its request; if several fit, the first counts. */
const REQUESTS: readonly (readonly [RegExp, string])[] = [
  [/^POST \S+\/pulls$/, "the pull request"],
  [/^(?:POST|PUT) \S+\/pulls\/\S+\/reviews/, "the review"],
  [/^(?:POST|PATCH) \S+\/comments/, "the comment"],
  [/^POST \S+\/git\/refs$/, "the new branch"],
  [/^POST \S+\/reactions$/, "the reaction"],
  [/^\w+ \S+\/labels/, "the label"],
  [/^POST \S+\/requested_reviewers$/, "the request for a review"],
];

/** Says in one sentence what happened. `request`: method and path, with or without the values of its fields. */
function headlineFor({ status, response }: Refusal, request: string): string {
  if (limitOf({ status, response }) !== undefined) return "GitHub's rate limit is reached.";
  if (status === 401) return "GitHub refused the token.";
  if (status === 403 && saysArchived(response.data?.message ?? "")) return ARCHIVED.headline;
  if (status >= 500) return "GitHub had an error.";
  const what = REQUESTS.find(([pattern]) => pattern.test(request))?.[1] ?? "a request";
  return status === 404 && request.startsWith("GET ")
    ? "GitHub did not find the requested resource."
    : `GitHub refused ${what}.`;
}

const PULL_REQUESTS_BY_ACTIONS =
  "Turn on “Allow GitHub Actions to create and approve pull requests” in Settings → Actions → General → Workflow permissions of the repository. If it is greyed out, an owner turns it on in the same place of the organization. Or use the token of a GitHub App.";

function hintFor({ status, response }: Refusal): string {
  const { headers } = response;
  if (limitOf({ status, response }) !== undefined) {
    const seconds = Number(headers["retry-after"]);
    return `GitHub limits the requests of each token. Run it again in ${seconds > 0 ? `${seconds} seconds` : "an hour"}.`;
  }
  if (status === 401) return "Check the `github-token` input: the token is wrong or has expired.";
  if (status === 403 && saysArchived(response.data?.message ?? "")) return ARCHIVED.hint;
  // A setting of the repository: no permission of the job replaces it.
  if (/not permitted to (?:create|approve)[^.]* pull requests?/i.test(response.data?.message ?? "")) {
    return PULL_REQUESTS_BY_ACTIONS;
  }
  // Without a sentence in JSON it is no answer of GitHub's.
  if (response.data === undefined && status < 500) {
    return "The answer did not come from GitHub: check GITHUB_API_URL, and whether there is a proxy or a firewall in between.";
  }
  if (/\b(?:is|are|been) locked\b/i.test(response.data?.message ?? "")) {
    return "The conversation is locked: unlock it, and ask again. Until then the summary of the run has the report.";
  }
  const missing = permissionsIn(headers["x-accepted-github-permissions"]);
  if (status === 403 && missing !== "") {
    return `Give the job this line under \`permissions:\` in the workflow: \`${missing}\`.`;
  }
  if (status === 403) {
    return "Give the job `permissions: { contents: write, issues: write, pull-requests: write }`.";
  }
  if (status === 404)
    return "Check that the token can read this repository, and that the issue, pull request or branch still exists.";
  if (status >= 500) return "Run it again; https://www.githubstatus.com says whether GitHub has a problem.";
  return "GitHub will refuse this every time; its reason is above.";
}

/** As a workflow writes them. Semicolons stand between sets of which one is enough: the first is named. */
function permissionsIn(header: unknown): string {
  const [set = ""] = String(header ?? "").split(";");
  return [...set.matchAll(/([a-z_]+)=(read|write)/g)]
    .map(([, name = "", level]) => `${yaml(name)}: ${level}`)
    .join(", ");
}

function yaml(name: string): string {
  return name.replaceAll("_", "-");
}
