/** The one error of the way to GitHub: what it answered, or that it did not. */
import { Fault, type FaultOptions } from "../../lib/fault.ts";
import { headlineFor, hintFor, limitOf, Refusal, reasonOf } from "./refusal.ts";

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

/** Of an error of the HTTP client; `request` is as `GET /path`. */
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

/** The other side has gone away with the question, which it may have heard. */
const BROKEN = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/** Whether there was no connection, so that GitHub cannot have heard anything. */
export function isUnsent(cause: unknown): boolean {
  return hasCode(cause, UNSENT);
}

/** Whether the connection broke when GitHub may have heard the question. */
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

/** Whether GitHub may have done what it was asked although it did not say so. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof GitHubFault)) return false;
  const { status, cause } = error;
  return status === 0 ? cause !== undefined && !isUnsent(cause) : status >= 500 || status < 300;
}
