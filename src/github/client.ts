/** The way to GitHub's API: one client, its errors as ours. Whoever holds it holds the token. */
import { Octokit } from "@octokit/rest";
import { z } from "zod";
import { Fault, type FaultOptions } from "../lib/fault.ts";
import { oneLine } from "../lib/text.ts";

export type Repository = Readonly<{ owner: string; name: string }>;

export type ClientOptions = Readonly<{
  token: string;
  /** Root of the REST API: `https://api.github.com`, or `https://HOST/api/v3` on GitHub Enterprise Server. */
  apiUrl: string;
  fetch: typeof fetch;
  /** Milliseconds. With it, what GitHub put off or could not do just now is asked again, a few times. */
  sleep?: (ms: number) => Promise<unknown>;
  /** Whether everything is refused that is not reading, whatever the token may do. */
  isReadOnly?: boolean;
}>;

/** An answer that takes longer is given up: a run must be able to end. */
const TIMEOUT_MS = 30_000;

/** GitHub's typed `request` and `graphql`; every rejection of `request` is a GitHubFault. */
export type GitHub = Pick<Octokit, "request" | "graphql">;

type GitHubFaultOptions = FaultOptions & Readonly<{ waitMs?: number | undefined }>;

/**
 * A "github" Fault. `status` is the HTTP status, 0 when there was no answer. `waitMs` is there when GitHub refused only
 * because we ask too often: it has not done what was asked, and will after that time.
 */
export class GitHubFault extends Fault {
  readonly status: number;
  readonly waitMs: number | undefined;

  constructor(status: number, message: string, { waitMs, ...options }: GitHubFaultOptions) {
    super("github", message, options);
    this.status = status;
    this.waitMs = waitMs;
  }
}

export function gitHubClient({ token, apiUrl, fetch, sleep, isReadOnly = false }: ClientOptions): GitHub {
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent: "deckhand",
    request: {
      fetch: (url: string, init?: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    },
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }, // the console is not the client's
  });
  if (isReadOnly) octokit.hook.before("request", requireReading);
  octokit.hook.after("request", ({ status, data }, { method, url }) => {
    // Octokit takes a proxy's page, and an answer that broke off, for a success whose data is text.
    if (typeof data === "string" && status !== 204) throw notJson(status, `${method} ${url}`);
  });
  octokit.hook.error("request", (error, { method, url }) => {
    throw error instanceof GitHubFault ? error : toGitHubFault(error, `${method} ${url}`);
  });
  if (sleep) {
    const patience = new Patience(sleep);
    octokit.hook.wrap("request", (request, options) => patience.ask(() => request(options), isReading(options)));
  }
  return octokit;
}

const TRIES = 3;
const LONGEST_WAIT_MS = 120_000;
/** Between two writes, once GitHub has found that we write too often. */
const DISTANCE_MS = 1000;

/**
 * Asks again after a limit, where nobody was reached, and, where asking changes nothing, after an error of GitHub's own.
 * Once there was a limit, writes come one after the other.
 */
class Patience {
  readonly #sleep: (ms: number) => Promise<unknown>;
  #wasLimited = false;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(sleep: (ms: number) => Promise<unknown>) {
    this.#sleep = sleep;
  }

  async ask<Reply>(ask: () => Reply | Promise<Reply>, isRead: boolean): Promise<Reply> {
    if (isRead || !this.#wasLimited) return this.#untilAnswered(ask, isRead);
    const turn = this.#lastWrite
      .then(() => this.#sleep(DISTANCE_MS))
      .catch(() => undefined) // who is cancelled still has something to say
      .then(() => this.#untilAnswered(ask, isRead));
    this.#lastWrite = turn.catch(() => undefined);
    return turn;
  }

  async #untilAnswered<Reply>(ask: () => Reply | Promise<Reply>, isRead: boolean): Promise<Reply> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof GitHubFault)) throw error;
        if (error.waitMs !== undefined) this.#wasLimited = true;
        const wait = waitAfter(error, isRead, attempt);
        if (wait === undefined || wait > LONGEST_WAIT_MS) throw error;
        await this.#sleep(wait).catch(() => {
          throw error;
        });
      }
    }
  }
}

/** How long a machine is without its network at most, in waits that grow. */
const WAITS_FOR_NETWORK_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 40_000];

/** Undefined: not again. An answer that did not come is not asked for twice: the first took half a minute already. */
function waitAfter(fault: GitHubFault, isRead: boolean, attempt: number): number | undefined {
  if (fault.status === 0) return isUnsent(fault.cause) ? WAITS_FOR_NETWORK_MS[attempt - 1] : undefined;
  if (attempt >= TRIES) return undefined;
  if (fault.waitMs !== undefined) return fault.waitMs;
  return isRead && fault.status >= 500 ? 1000 * attempt : undefined;
}

const UNSENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "ENETDOWN"]);

/** Whether there was no connection, so that GitHub cannot have heard anything. */
function isUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && UNSENT.has(String(error.code))) || isUnsent(error.cause);
}

/** Whether GitHub may have done what it was asked although it did not say so. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof GitHubFault)) return false;
  const { status, cause } = error;
  return status === 0 ? cause !== undefined && !isUnsent(cause) : status >= 500 || status < 300;
}

function isReading({ method, query }: Readonly<{ method?: string; query?: unknown }>): boolean {
  return method === "GET" || (typeof query === "string" && /^\s*(?:query\b|\{)/.test(query));
}

/** What the readers need: the permission of a person, GraphQL queries, and whatever a GET brings. It cannot write. */
export function gitHubReader(github: GitHub, { owner, name }: Repository) {
  const get = async (path: string, parameters: Parameters = {}): Promise<unknown> =>
    (await github.request(`GET /repos/{owner}/{repo}${path}`, { owner, repo: name, ...parameters })).data;
  return {
    get,
    permission: (username: string) => get("/collaborators/{username}/permission", { username }),
    graphql: (query: string, variables: Record<string, unknown>): Promise<unknown> => github.graphql(query, variables),
    async stream(path: string, parameters: Parameters = {}): Promise<AsyncIterable<Uint8Array>> {
      const data = await get(path, { ...parameters, request: { parseSuccessResponseBody: false } });
      if (data instanceof ReadableStream) return data;
      throw notJson(200, `GET ${path}`);
    },
  };
}

function requireReading(options: Readonly<{ method: string; url: string; query?: unknown }>): void {
  if (isReading(options)) return;
  throw new GitHubFault(0, `This run writes nothing to GitHub, so ${options.method} ${options.url} was not sent.`, {
    hint: "Leave `mode` at auto if it should.",
  });
}

type Parameters = Readonly<Record<string, unknown>>;

function notJson(status: number, request: string): GitHubFault {
  return new GitHubFault(status, `GitHub answered ${request} with ${status}, but without JSON.`, {
    hint: "Something between this runner and GitHub answers in its place, or cut the answer short: look for a proxy.",
  });
}

/** An octokit error that has an answer; without one its `status` says 500 all the same. A page of HTML has no message. */
const Refusal = z
  .object({
    status: z.number(),
    response: z.object({
      headers: z.record(z.string(), z.unknown()),
      data: z.object({ message: z.string() }).readonly().optional().catch(undefined),
    }),
  })
  .readonly();
type Refusal = z.infer<typeof Refusal>;

function toGitHubFault(cause: unknown, request: string): GitHubFault {
  const refusal = Refusal.safeParse(cause).data;
  const reason = reasonOf(cause);
  if (refusal === undefined) {
    const hint = "Check the runner's network and GITHUB_API_URL.";
    return new GitHubFault(0, `GitHub did not answer ${request}${reason}.`, { hint, cause });
  }
  const { status, response } = refusal;
  const message = `GitHub answered ${status} to ${request}${response.data ? reason : ""}.`;
  return new GitHubFault(status, message, { hint: hintFor(refusal), waitMs: limitOf(refusal), cause });
}

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

function hintFor({ status, response }: Refusal): string {
  const { headers } = response;
  if (limitOf({ status, response }) !== undefined) {
    const seconds = Number(headers["retry-after"]);
    return `GitHub limits how often a token may ask. Run it again in ${seconds > 0 ? `${seconds} seconds` : "an hour"}.`;
  }
  if (status === 401) return "Check the `github-token` input: the token is wrong or has expired.";
  if (status === 403 && /archived/i.test(response.data?.message ?? "")) {
    return "The repository is archived, so nothing can be written: unarchive it in its settings, or work in another.";
  }
  const missing = permissionsIn(headers["x-accepted-github-permissions"]);
  if (status === 403 && missing !== "") {
    return `Give the job this line under \`permissions:\` in the workflow: \`${missing}\`.`;
  }
  if (status === 403) {
    return "Give the job `permissions: { contents: write, issues: write, pull-requests: write }`, and allow Actions to create pull requests in the repository's settings (Actions, General).";
  }
  if (status === 404) return "Check that the token may see this repository, and that the thing still exists.";
  if (status >= 500) return "Run it again; https://www.githubstatus.com says whether GitHub has a problem.";
  return "GitHub will not take this however often it is sent; its reason stands above.";
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
